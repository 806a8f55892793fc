import { wordSet } from '../fold-phrase.ts';
import type { Adjectives } from './agreeing-adjectives.ts';

export const FRENCH_ADJECTIVES: Adjectives = {
  last: /es?$/,
  endings: [
    [/ées?$/, 'é'],
    [/euse$/, 'eux'],
    [/ive$/, 'if'],
    [/ière$/, 'ier'],
    [/elle$/, 'el'],
    [/ale$/, 'al'],
    [
      /(?<=souri|exige|persévér|entrepren|bienveill|indépend|remplaç|début|assist|enseign|endur|brill|vigil|tolér|communic|ambul|itinér|plaid|stimul|motiv|gar)ante$/,
      'ant',
    ],
    [/(?<=pati|polyval|perman|compét|excell|prud|intellig|résili|dilig|effici)ente$/, 'ent'],
    [/(?<=supéri)eure$/, 'eur'],
    [/(?<=adjoint|expert|prêt|suppléant|conjoint)e$/, ''],
    [/(?<=aéri)enne$/, 'en'],
    [/(?<=^seul)e$/, ''],
    [/(?<=discr|compl|inqui)ète$/, 'et'],
  ],
  unchanging:
    /(?:ique|aire|able|ible|interne|externe|bilingue|senior|junior|principal|agricole|autonome|calme|honnete|mobile|fiable|efficace|enthousiaste|polyglotte|benevole|artiste)$/,
  nouns: wordSet(
    `celle telle quelle laquelle lumiere matiere carriere biere riviere maniere premiere frontiere vaisselle poubelle echelle ruelle passerelle parcelle capitale journee annee entree duree tournee soiree idee arrivee
    rentree pensee montee levee portee dictee percee traversee plongee randonnee coulee tranchee corvee lycee musee trophee rangee poignee pincee bouchee chaussee fusee maree melee puree poupee allee vallee veillee
    envolee echappee epopee foulee fumee gelee assemblee denree destinee remontee retombee avancee renommee visee archive locomotive personne maternelle initiative directive perspective tentative alternative
    offensive missive lessive rive olive salive tutelle semelle ficelle nacelle dentelle etincelle tourelle sentinelle gamelle morale escale finale cathedrale centrale succursale filiale sandale chaudiere
    charniere banniere barriere filiere litiere gouttiere etagere poussiere priere croisiere cafetiere contree orchidee cooperative collective objective mademoiselle clientele croisee issue sortie salle halle balle malle pale
    culture nouvelle sequelle querelle selle pelle`,
  ),
  nounParticiple:
    /^(?:(?:arrivée|entrée|sortie) (?:en (?:\d|france|cdi|cdd)|dans |comme |chez )|issue d(?:u |e la |e l[’']|e format|[’']un))/,
  nounsBehind: new Map([['maternelle', wordSet('assistante auxiliaire')]]),
  neutralTitles: wordSet(
    `responsable comptable secretaire juriste cadre gestionnaire analyste auxiliaire psychologue journaliste bibliothecaire graphiste architecte interprete fleuriste veterinaire libraire stagiaire chimiste biologiste
    ergotherapeute kinesitherapeute orthophoniste militaire benevole interimaire fonctionnaire guide concierge pilote artiste peintre manager medecin sociologue osteopathe dentiste pediatre cardiologue podologue
    urbaniste paysagiste styliste ebeniste photographe econome machiniste prof geometre topographe notaire capitaine documentaliste standardiste receptionniste telephoniste caviste garagiste pompiste cariste
    chauffagiste frigoriste plaquiste pianiste violoniste guitariste maquettiste modeliste scenariste archiviste nutritionniste hygieniste generaliste specialiste anesthesiste dermatologue gynecologue neurologue
    oenologue geologue archeologue ethnologue politologue criminologue sophrologue radiologue prothesiste visagiste economiste fiscaliste penaliste pedagogue gendarme vigile cineaste choriste athlete arbitre
    cycliste psychotherapeute therapeute psychiatre antiquaire commissaire universitaire mandataire coach designer eleve proprietaire webmaster secouriste syndicaliste urgentiste volontaire collegue resp
    intermittent`,
  ),
  ofPersons: wordSet(
    `rigoureuse serieuse consciencieuse curieuse ambitieuse soigneuse courageuse minutieuse chaleureuse respectueuse soucieuse desireuse sportive creative active reactive proactive positive attentive inventive intuitive
    ponctuelle motivee organisee passionnee appliquee determinee devouee impliquee experimentee polyvalente competente independante debutante souriante exigeante perseverante entreprenante bienveillante patiente
    certifiee habilitee habituee reconvertie promue devenue reconnue investie etablie admise inscrite prete agreee formee nommee embauchee recrutee employee specialisee diplomee assermentee affectee
    detachee mutee engagee confirmee chevronnee reputee appreciee recompensee discrete assidue garante issue sortie surdiplomee
    adroite aguerrie astucieuse attachee attiree audacieuse autorisee avertie bavarde brevetee brillante captivee carree chargee choisie classee combative communicante communicative concernee convaincue cooptee courtoise
    cultivee debrouillarde decidee delicate designee diligente disciplinee domiciliee dotee douce douee elue enchantee encadree endurante enjouee entouree epaulee epanouie extravertie familiarisee fascinee
    felicitee fiere franche genereuse gentille heureuse imaginative incorporee initiee inquiete installee intelligente interessee invitee joyeuse joviale licenciee loyale mandatee medaillee meticuleuse missionnee
    mobilisee motorisee naturalisee ordonnee orientee parrainee persuasive placee polie posee precise prevenante prevoyante primee prompte prudente qualifiee rassurante rattachee ravie receptive reclassee
    recommandee reflechie remarquee reservee resiliente resolue retraitee rodee rompue saluee scrupuleuse secondee selectionnee sensibilisee sereine sollicitee soutenue spontanee studieuse suppleante talentueuse
    titularisee tolerante transferee vaillante vehiculee vigilante`,
  ),
  participle:
    /^\p{L}{3,}ée (?:par|de|d'|d’|en|et|à|au|aux|dans|pour|comme|chez|depuis|sur|auprès|sous|avec|lors|après)(?!\p{L})/u,
  selves: wordSet(
    "suis ete etais etant serai devenue sois serais reste restee demeure fus sens considere estime tiens m'estime m'etant",
  ),
  endingsBehindSelf: [
    [/(?<=[^gq])ue$/, 'u'],
    [/(?<=[dhlnrstuv])ie$/, 'i'],
    [/ise$/, 'is'],
    [/(?<!cosmopol)ite$/, 'it'],
    [/(?<!diplom)ate$/, 'at'],
    [/(?<=[nr])te$/, 't'],
    [/eine$/, 'ein'],
    [/(?<=fi|lég)ère$/, 'er'],
    [/(?<=bav|débrouill)arde$/, 'ard'],
    [/ouce$/, 'oux'],
    [/anche$/, 'anc'],
    [/gentille$/, 'gentil'],
    [/courtoise$/, 'courtois'],
    [/vive$/, 'vif'],
    [/eule$/, 'eul'],
    [/sûre$/, 'sûr'],
  ],
  connecting: wordSet('puis ensuite travailler'),
  likening: wordSet('comme que rester travaille mais'),
  adverbs: wordSet(
    "neo tres aussi assez toujours bien vite deja encore fort desormais aujourd'hui egalement ensuite puis souvent jamais rapidement tout toute particulierement",
  ),
  leaders: wordSet(
    'comme que de une la aide ancienne nouvelle premiere seule suis etais devenue nommee elue promue recrutee embauchee ex puis ou jeune bonne vraie future',
  ),
  openerLeaders: wordSet('suis etais une seule ancienne premiere nouvelle'),
  neutralTitle: /.{3}(?:iste|(?<!cata|dia|ana|mono|epi|pro)logue)$/,
  firsts: wordSet('premiere seule deuxieme seconde'),
  before: new Map([
    ['une', 'un'],
    ['la', 'le'],
    ['seule', 'seul'],
    ['ancienne', 'ancien'],
    ['nouvelle', 'nouveau'],
    ['premiere', 'premier'],
    ['seconde', 'second'],
    ['bonne', 'bon'],
    ['excellente', 'excellent'],
    ['grande', 'grand'],
    ['meilleure', 'meilleur'],
    ['future', 'futur'],
    ['vraie', 'vrai'],
    ['jeune', 'jeune'],
    ['unique', 'unique'],
    ['deuxieme', 'deuxième'],
    ['veritable', 'véritable'],
  ]),
  neutralOfPersons: wordSet(
    'autonome dynamique flexible disponible fiable calme honnete sociable energique autodidacte adaptable titulaire mobile efficace enthousiaste polyglotte volontaire methodique capable apte benevole pragmatique diplomate empathique optimiste responsable bilingue altruiste serviable perfectionniste sympathique humble sensible stable jeune',
  ),
};
