import { wordSet } from './fold-phrase.ts';

/** Adjectives and participles of a language that tell the gender of who writes. */
export interface Adjectives {
  /** Endings that tell a gender, and those that take their place. */
  endings: readonly (readonly [RegExp, string])[];
  /** Adjectives of both genders, behind which others may stand. */
  unchanging: RegExp;
  /** Folded nouns in the same letters. */
  nouns: ReadonlySet<string>;
  /** Folded occupations of both genders, of which only the adjectives tell it. */
  neutralTitles: ReadonlySet<string>;
  /** Folded adjectives that tell of a person where they open a sentence. */
  ofPersons: ReadonlySet<string>;
  /** The same of both genders: those behind them may tell it. */
  neutralOfPersons: ReadonlySet<string>;
  /** Participles that do, before one of the words behind them. */
  participle: RegExp;
  /** Folded words behind which an adjective or a participle tells of who writes. */
  selves: ReadonlySet<string>;
  /** Endings of participles behind these and of those above alone; nouns have them as well. */
  endingsBehindSelf: readonly (readonly [RegExp, string])[];
  /** Folded words behind which what is no noun tells of who writes. */
  connecting: ReadonlySet<string>;
}

export const ADJECTIVES: ReadonlyMap<string, Adjectives> = new Map([
  [
    'fr',
    {
      endings: [
        [/ées?$/, 'é'],
        [/euse$/, 'eux'],
        [/ive$/, 'if'],
        [/ière$/, 'ier'],
        [/elle$/, 'el'],
        [/ale$/, 'al'],
        [/(?<=souri|exige|persévér|entrepren|bienveill|indépend|remplaç|début)ante$/, 'ant'],
        [/(?<=pati|polyval|perman|compét)ente$/, 'ent'],
        [/(?<=supéri)eure$/, 'eur'],
        [/(?<=adjoint|expert)e$/, ''],
        [/(?<=aéri)enne$/, 'en'],
        [/(?<=discr|compl)ète$/, 'et'],
      ],
      unchanging:
        /(?:ique|aire|able|ible|interne|externe|bilingue|senior|junior|principal|agricole|autonome|calme|honnete)$/,
      nouns: wordSet(
        'celle telle quelle laquelle lumiere matiere carriere biere riviere maniere premiere frontiere vaisselle poubelle echelle ruelle passerelle parcelle capitale journee annee entree duree tournee soiree idee arrivee rentree pensee montee levee portee dictee percee traversee plongee randonnee coulee tranchee corvee lycee musee trophee rangee poignee pincee bouchee chaussee fusee maree melee puree poupee allee vallee veillee envolee echappee epopee foulee fumee gelee assemblee denree destinee remontee retombee avancee renommee visee archive locomotive',
      ),
      neutralTitles: wordSet(
        'responsable comptable secretaire juriste cadre gestionnaire analyste auxiliaire psychologue journaliste bibliothecaire graphiste architecte interprete fleuriste veterinaire libraire stagiaire chimiste biologiste ergotherapeute kinesitherapeute orthophoniste militaire benevole interimaire fonctionnaire guide concierge pilote artiste peintre manager medecin sociologue osteopathe dentiste pediatre cardiologue podologue urbaniste paysagiste styliste ebeniste photographe econome machiniste',
      ),
      ofPersons: wordSet(
        'rigoureuse serieuse consciencieuse curieuse ambitieuse soigneuse courageuse minutieuse chaleureuse respectueuse soucieuse desireuse sportive creative active reactive proactive positive attentive inventive intuitive ponctuelle motivee organisee passionnee appliquee determinee devouee impliquee experimentee polyvalente competente independante debutante souriante exigeante perseverante entreprenante bienveillante patiente certifiee habilitee habituee titulaire reconvertie promue devenue reconnue investie etablie admise inscrite prete agreee formee nommee embauchee recrutee employee specialisee diplomee assermentee affectee detachee mutee engagee confirmee chevronnee reputee appreciee recompensee discrete assidue',
      ),
      participle:
        /^\p{L}{3,}ée (?:par|de|d'|d’|en|et|à|au|aux|dans|pour|comme|chez|depuis|sur|auprès)(?!\p{L})/u,
      selves: wordSet('suis ete etais etant serai devenue'),
      endingsBehindSelf: [
        [/(?<=[^gq])ue$/, 'u'],
        [/(?<=[rstd])ie$/, 'i'],
        [/ise$/, 'is'],
        [/ite$/, 'it'],
      ],
      connecting: wordSet('puis ensuite tres'),
      neutralOfPersons: wordSet(
        'autonome dynamique flexible disponible fiable calme honnete sociable energique autodidacte adaptable',
      ),
    },
  ],
  [
    'es',
    {
      endings: [
        [/ada$/, 'ado'],
        [/ida$/, 'ido'],
        [/iva$/, 'ivo'],
        [/ica$/, 'ico'],
        [/iera$/, 'iero'],
        [/aria$/, 'ario'],
        [/osa$/, 'oso'],
        [/dora$/, 'dor'],
        [/(?<=^(?:seri|atent|discret|honest|sincer|inquiet|despiert|tranquil|cercan|rápid|empátic))a$/, 'o'],
        [/(?<=aér)ea$/, 'eo'],
        [/(?<=^sol)a$/, 'o'],
        [/eña$/, 'eño'],
        [/(?<=adjunt|extern|intern|autónom|interin|sustitut|expert|segund|primer)a$/, 'o'],
      ],
      unchanging: /(?:al|ar|ante|ente|ista|il|or|bilingue)$/,
      nouns: wordSet(
        'fabrica ceramica musica maquinaria primaria secundaria temporada entrada salida llegada comida bebida jornada llamada medida vida parada subida caida bajada mirada tirada embajada fachada brigada recogida acogida partida corrida herida batida granada ensalada mermelada empanada portada cascada decada retirada puntada velada posada tonelada contrapartida colada pomada limonada cebada madrugada jugada tostada estetica republica politica iniciativa',
      ),
      neutralTitles: wordSet(
        'auxiliar responsable gerente agente asistente ayudante docente contable comercial oficial especialista periodista fisioterapeuta terapeuta analista recepcionista representante estudiante profesional',
      ),
      ofPersons: wordSet(
        'organizada dinamica creativa proactiva activa seria atenta discreta honesta sincera rigurosa metodica autonoma emprendedora luchadora ordenada apasionada motivada implicada comprometida dedicada extrovertida decidida resolutiva empatica simpatica rapida minuciosa cuidadosa ambiciosa curiosa inquieta despierta tranquila positiva meticulosa cercana certificada colegiada titulada acostumbrada contratada ascendida nombrada promovida formada especializada graduada habilitada acreditada destinada trasladada reconocida premiada federada dispuesta inscrita adscrita',
      ),
      participle: /^\p{L}{3,}(?:ada|ida) (?:en|por|a|con|y|de|como|para|desde|al|del) /u,
      selves: wordSet('soy fui estoy sido era estuve siendo considero'),
      endingsBehindSelf: [[/(?<=^(?:dispuest|inscrit|adscrit|resuelt|nuev))a$/, 'o']],
      connecting: wordSet('luego despues muy trabajar'),
      neutralOfPersons: wordSet('amable paciente flexible puntual constante eficaz versatil sociable'),
    },
  ],
  [
    'it',
    {
      endings: [
        [/ata$/, 'ato'],
        [/ita$/, 'ito'],
        [/uta$/, 'uto'],
        [/osa$/, 'oso'],
        [/iva$/, 'ivo'],
        [/ica$/, 'ico'],
        [/aria$/, 'ario'],
        [/trice$/, 'tore'],
        [
          /(?<=^(?:seri|attent|precis|espert|estern|intern|sol|autonom|discret|onest|assunt|promoss|iscritt|predispost|brav|attratt|stat))a$/,
          'o',
        ],
      ],
      unchanging: /(?:ale|are|ile|ante|ente|ista|bile|ore|ese|senior|junior|^socio|^tecnico)$/,
      nouns: wordSet(
        'vita giornata data entrata uscita vendita visita salita partita serata crescita nascita strada tenuta venuta caduta seduta valuta cosa rosa musica fabbrica politica pratica logistica meccanica informatica elettronica grafica tecnica clinica estetica ceramica matematica iniziativa alternativa trattativa normativa cooperativa prospettiva durata chiamata ricerca armata contabilita',
      ),
      neutralTitles: wordSet(
        'responsabile assistente tirocinante apprendista insegnante docente contabile farmacista receptionist barista autista giornalista analista specialista consulente dirigente agente rappresentante fisioterapista igienista estetista elettricista badante interprete custode manager professionista',
      ),
      ofPersons: wordSet(
        'organizzata motivata dinamica creativa seria precisa determinata appassionata attenta curiosa diplomata laureata abilitata specializzata certificata formata assunta promossa nominata iscritta abituata predisposta onesta discreta esperta qualificata volenterosa ambiziosa intraprendente rigorosa metodica empatica comunicativa impegnata interessata dedicata',
      ),
      participle:
        /^\p{L}{3,}(?:ata|ita|uta) (?:in|da|dal|dalla|a|al|alla|con|e|ed|per|come|presso|nel|nella) /u,
      selves: wordSet('sono stata essere ero diventata'),
      endingsBehindSelf: [],
      connecting: wordSet('poi molto lavorare'),
      neutralOfPersons: wordSet('affidabile puntuale flessibile disponibile solare paziente socievole'),
    },
  ],
  [
    'pt',
    {
      endings: [
        [/ada$/, 'ado'],
        [/ida$/, 'ido'],
        [/iva$/, 'ivo'],
        [/ica$/, 'ico'],
        [/eira$/, 'eiro'],
        [/ária$/, 'ário'],
        [/osa$/, 'oso'],
        [/dora$/, 'dor'],
        [
          /(?<=^(?:séri|atent|honest|discret|intern|extern|autônom|autónom|efetiv|sozinh|inscrit|adjunt))a$/,
          'o',
        ],
      ],
      unchanging: /(?:al|ar|ante|ente|ista|vel|il|or)$/,
      nouns: wordSet(
        'entrada saida chegada comida bebida jornada chamada medida vida parada subida caida temporada fachada camada tomada escada estrada partida corrida musica fabrica ceramica pratica logistica mecanica informatica eletronica tecnica clinica estetica politica republica madeira feira carreira cadeira barreira fronteira bandeira torneira mangueira maneira iniciativa primaria secundaria limpeza retirada',
      ),
      neutralTitles: wordSet(
        'auxiliar assistente gerente atendente agente docente analista recepcionista representante estudante profissional especialista jornalista fisioterapeuta terapeuta nutricionista motorista dentista contabilista comercial oficial ajudante',
      ),
      ofPersons: wordSet(
        'organizada dinamica criativa proativa ativa seria atenta discreta honesta dedicada motivada comprometida esforcada formada graduada licenciada especializada certificada habilitada contratada promovida nomeada inscrita acostumada habituada apaixonada determinada comunicativa experiente rigorosa curiosa ambiciosa qualificada empenhada',
      ),
      participle: /^\p{L}{3,}(?:ada|ida) (?:em|por|pela|pelo|a|com|e|de|como|para|desde|na|no) /u,
      selves: wordSet('sou fui estou sido era estive sendo considero'),
      endingsBehindSelf: [],
      connecting: wordSet('depois muito trabalhar'),
      neutralOfPersons: wordSet('responsavel pontual flexivel disponivel confiavel simples paciente'),
    },
  ],
]);
