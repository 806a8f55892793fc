import { wordSet } from '../fold-phrase.ts';
import {
  byRules,
  byWords,
  type FeminineForms,
  type NeutralEnding,
  rules,
  wordList,
} from './feminine-endings.ts';

const WORDS = wordList(
  `euse>eur vendeuse serveuse coiffeuse développeuse chercheuse danseuse chanteuse livreuse soudeuse monteuse contrôleuse superviseuse testeuse éleveuse acheteuse brodeuse carreleuse
  masseuse footballeuse nageuse plongeuse repasseuse releveuse promeneuse tourneuse programmeuse graveuse relieuse laveuse télévendeuse enquêteuse conteuse maquilleuse habilleuse souffleuse entrepreneuse
  régleuse emballeuse coureuse déménageuse ramoneuse toiletteuse prospecteuse travailleuse couvreuse zingueuse sapeuse camionneuse skieuse joueuse handballeuse basketteuse volleyeuse boxeuse
  chroniqueuse blogueuse recruteuse assureuse approvisionneuse ajusteuse outilleuse câbleuse façadeuse ferrailleuse coffreuse élagueuse mareyeuse désosseuse dresseuse métreuse encadreuse doreuse
  démarcheuse ouvreuse éboueuse patineuse influenceuse décideuse cadreuse`,
  `ière>ier infirmière caissière ambulancière magasinière couturière menuisière charpentière serrurière sommelière costumière
  perruquière guichetière banquière courtière épicière poissonnière romancière tapissière teinturière carrossière pompière lingère plombière équipière coéquipière cordonnière bijoutière
  chaudronnière tôlière brancardière chancelière trésorière greffière huissière mercière miroitière ferronnière armurière maroquinière`,
  `ère>er conseillère bergère horlogère messagère écuyère`,
  `ante>ant gérante cogérante assistante consultante doctorante postdoctorante négociante   
  alternante figurante encadrante intendante exposante adjudante lieutenante gouvernante`,
  `ente>ent agente présidente`,
  `ée>é préposée députée`,
  `e> ingénieure adjointe avocate apprentie magistrate écrivaine marchande artisane soldate`,
  `ne> pharmacienne chirurgienne gardienne historienne comédienne lycéenne collégienne patronne championne maçonne vigneronne bûcheronne forgeronne doyenne citoyenne`,
  `rice>eur autrice`,
  `ète>et préfète`,
  `esse>e hôtesse maîtresse contremaîtresse`,
  `fe> cheffe`,
);
/** "technicienne": no people of the world ends so. */
const RULES = rules('trice>teur icienne>icien ieure>- cheure>cheur heure>- eure>eur');
/** Things and adjectives in -trice and -eure; the rest are agents ("rédactrice", "chauffeure"). */
const THINGS = wordSet(
  'patrice beatrice matrice cicatrice motrice calculatrice generatrice locomotrice automotrice demeure meilleure majeure mineure gageure excavatrice bissectrice',
);

/** Adjectives and participles of things as well: "équipe enseignante", "gestion déléguée". */
const TITLE_WORDS = wordList(
  `e> commise élue majore experte lauréate candidate`,
  `ante>ant suppléante communicante aspirante enseignante étudiante soignante représentante intervenante dirigeante exploitante commerçante militante aidante accompagnante apprenante participante débutante correspondante surveillante remplaçante`,
  `ente>ent adhérente référente`,
  `ée>é employée diplômée déléguée attachée chargée associée salariée licenciée retraitée`,
  `ière>ier saisonnière journalière routière pionnière cavalière hôtelière ouvrière policière fermière jardinière douanière cuisinière pâtissière chocolatière`,
  `ère>er boulangère bouchère maraîchère fromagère`,
  `ive>if sportive`,
);
/** Adjectives as well. */
const OPENERS = wordList('e> commerciale', 'lle>ls fille');
/** Adjectives in -euse; the rest are agents and machines. */
const NO_AGENTS = wordSet(
  `affectueuse ambitieuse amoureuse anxieuse audacieuse avantageuse belliqueuse boueuse brumeuse capricieuse chaleureuse chanceuse chatouilleuse consciencieuse copieuse courageuse couteuse creuse curieuse
    dangereuse defectueuse delicieuse desastreuse desireuse douloureuse douteuse elogieuse envieuse epineuse fameuse fastidieuse ferreuse fibreuse fievreuse fougueuse fructueuse furieuse gazeuse genereuse
    glorieuse gracieuse grincheuse harmonieuse hasardeuse heureuse honteuse houleuse huileuse impetueuse industrieuse ingenieuse injurieuse insidieuse joyeuse judicieuse juteuse laborieuse lumineuse luxueuse
    majestueuse malheureuse matheuse melodieuse merveilleuse meticuleuse minutieuse moelleuse monstrueuse mysterieuse nerveuse nombreuse nuageuse odieuse officieuse onctueuse onereuse orageuse osseuse paresseuse
    pernicieuse pieuse pluvieuse poreuse poussiereuse precieuse prestigieuse prodigieuse pulpeuse radieuse religieuse respectueuse rigoureuse rocheuse rugueuse savoureuse scandaleuse scrupuleuse
    serieuse sableuse silencieuse sinueuse sirupeuse soigneuse soucieuse soyeuse spacieuse studieuse somptueuse superstitieuse talentueuse tendancieuse tumultueuse valeureuse vaniteuse venimeuse vertueuse
    vicieuse vigoureuse vitreuse voluptueuse yeuse`,
);
/** Agents in compounds alone: "tourneuse-fraiseuse". */
const MACHINES = wordSet(
  `abatteuse affuteuse agrafeuse aleseuse arracheuse autolaveuse balayeuse banqueuse berceuse betonneuse bobineuse broyeuse cercleuse cintreuse colleuse compteuse couveuse dameuse debroussailleuse dechiqueteuse
    defonceuse degauchisseuse deneigeuse depanneuse disqueuse doseuse ecorceuse encaisseuse encolleuse ensacheuse ensileuse epandeuse eplucheuse essoreuse etiqueteuse faucheuse fendeuse foreuse fraiseuse friteuse
    hacheuse imprimeuse lisseuse meuleuse mitrailleuse moissonneuse mortaiseuse nettoyeuse niveleuse operculeuse palettiseuse peleuse pelleteuse perceuse photocopieuse plieuse ponceuse poinconneuse
    raboteuse ramasseuse rectifieuse remplisseuse rogneuse scieuse sertisseuse surfaceuse surjeteuse tailleuse thermoscelleuse tondeuse toupilleuse trancheuse trayeuse tricoteuse trieuse tronconneuse vendangeuse
    visseuse veilleuse vibreuse`,
);
/** Shorter ones are things and names ("Meuse", "creuse"). */
const AGENT = /^.{4,}euse$/;

function agentEnding(folded: string): NeutralEnding | null {
  return AGENT.test(folded) && !NO_AGENTS.has(folded) ? { dropped: 'se'.length, ending: 'r' } : null;
}

export const FRENCH: FeminineForms = {
  anywhere(folded): NeutralEnding | null {
    if (!folded.endsWith('e')) return null;
    const known = byWords(folded, WORDS);
    return known !== null || THINGS.has(folded) ? known : byRules(folded, RULES);
  },
  ofTitle(folded): NeutralEnding | null {
    const known = byWords(folded, TITLE_WORDS);
    return known ?? (MACHINES.has(folded) ? null : agentEnding(folded));
  },
  ofCompound: agentEnding,
  ofOpener: (folded) => byWords(folded, OPENERS),
};
