import { foldPhrase, wordSet } from './fold-phrase.ts';
import type { Language } from './language-words.ts';

/** How a feminine occupation becomes the form that vocabularies list: so many last letters go, others come. */
export interface NeutralEnding {
  dropped: number;
  ending: string;
}

/** Endings of folded words, the first that fits counts; `null` where the word stays as it is. */
type Rule = readonly [feminine: string, neutral: string | null];

const rules = (list: string): Rule[] =>
  list.split(/\s+/).map((entry): Rule => {
    const [feminine = '', neutral = ''] = entry.split('>');
    return [feminine, neutral === '-' ? null : neutral];
  });

/** Words with one ending in place of another, which stand before them: "a>o enfermera abogada". */
function wordList(...lists: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const list of lists) {
    const [change = '', ...words] = list.split(/\s+/);
    const [from = '', to = ''] = change.split('>');
    for (const word of words) found.set(foldPhrase(word), word.slice(0, word.length - from.length) + to);
  }
  return found;
}

/** Other words in -in than occupations, given names among them. */
const GERMAN_OTHERS = wordSet(
  'frau glycerin kerosin berlinerin valentin konstantin florentin quentin argentin byzantin levantin augustin christin kristin celestin faustin serpentin terpentin platin',
);

const GERMAN_RULES = rules(
  `forderin>förderer arztin>arzt anwaltin>anwalt kochin>koch wirtin>wirt beamtin>beamter gesellin>geselle kundin>kunde kollegin>kollege gehilfin>gehilfe expertin>experte chefin>chef
  logopadin>logopäde orthopadin>orthopäde padagogin>pädagoge ologin>ologe pharmazeutin>pharmazeut therapeutin>therapeut istin>ist entin>ent antin>ant eurin>eur torin>tor autorin>autor
  ssorin>ssor seniorin>senior onomin>onom fotografin>fotograf geografin>geograf choreografin>choreograf grafin>- architektin>architekt bibliothekarin>bibliothekar
  notarin>notar archivarin>archivar kommissarin>kommissar diplomatin>diplomat soldatin>soldat kandidatin>kandidat chirurgin>chirurg dramaturgin>dramaturg
  krankenschwester>krankenpfleger ehefrau>- jungfrau>- zimmerfrau>- frau>mann hebamme>entbindungspfleger
  angestellte>angestellter beauftragte>beauftragter vorsitzende>vorsitzender auszubildende>auszubildender`,
);
const GERMAN_AGENT = /^.{4,}er(in|innen)$/;

function germanEnding(folded: string): NeutralEnding | null {
  if (GERMAN_OTHERS.has(folded)) return null;
  const [, agent] = GERMAN_AGENT.exec(folded) ?? [];
  return (
    byRules(folded, GERMAN_RULES) ?? (agent === undefined ? null : { dropped: agent.length, ending: '' })
  );
}

const FRENCH_WORDS = wordList(
  `euse>eur vendeuse serveuse coiffeuse développeuse chercheuse danseuse chanteuse livreuse soudeuse monteuse contrôleuse superviseuse testeuse éleveuse acheteuse brodeuse carreleuse
  masseuse footballeuse nageuse plongeuse repasseuse releveuse promeneuse tourneuse programmeuse graveuse relieuse laveuse télévendeuse enquêteuse conteuse maquilleuse habilleuse souffleuse entrepreneuse
  régleuse emballeuse coureuse déménageuse ramoneuse toiletteuse prospecteuse`,
  `ière>ier infirmière caissière cuisinière ouvrière policière ambulancière pâtissière hôtelière magasinière couturière jardinière menuisière charpentière serrurière sommelière fermière costumière
  perruquière guichetière banquière courtière douanière épicière poissonnière romancière chocolatière tapissière teinturière carrossière pompière lingère`,
  `ère>er conseillère boulangère bouchère maraîchère fromagère bergère horlogère messagère`,
  `ante>ant gérante assistante enseignante étudiante consultante soignante représentante doctorante intervenante surveillante exploitante négociante correspondante dirigeante remplaçante alternante commerçante débutante figurante`,
  `ente>ent agente présidente adhérente référente`,
  `ée>é employée diplômée déléguée attachée chargée associée salariée préposée licenciée retraitée`,
  `e> ingénieure adjointe avocate apprentie experte magistrate écrivaine`,
  `ne> pharmacienne chirurgienne gardienne historienne comédienne lycéenne collégienne patronne championne maçonne`,
  `rice>eur autrice`,
  `esse>e hôtesse maîtresse contremaîtresse`,
  `fe> cheffe`,
);
/** "technicienne": no people of the world ends so. */
const FRENCH_RULES = rules('trice>teur icienne>icien ieure>- cheure>cheur heure>- eure>eur');

/** Things and adjectives in -trice and -eure; the rest are agents ("rédactrice", "chauffeure"). */
const FRENCH_THINGS = wordSet(
  'patrice beatrice matrice cicatrice motrice calculatrice generatrice locomotrice automotrice demeure meilleure majeure mineure gageure',
);

function frenchEnding(folded: string): NeutralEnding | null {
  const known = byWords(folded, FRENCH_WORDS);
  if (known !== null || FRENCH_THINGS.has(folded)) return known;
  return byRules(folded, FRENCH_RULES);
}

const SPANISH_WORDS = wordList(
  `a>o enfermera ingeniera abogada maestra camarera cocinera arquitecta psicóloga bióloga encargada empleada secretaria farmacéutica licenciada graduada diplomada cajera peluquera panadera pastelera carnicera
  pescadera jardinera carpintera fontanera costurera podóloga socióloga antropóloga geóloga bibliotecaria funcionaria fotógrafa tesorera consejera becaria socia propietaria dueña voluntaria operaria obrera
  ginecóloga cardióloga neuróloga oncóloga filóloga geógrafa topógrafa psicopedagoga pedagoga azafata moza carretillera cirujana enóloga niñera kiosquera zapatera tapicera camionera`,
  `a>e dependienta presidenta vicepresidenta gerenta asistenta jefa`,
  `triz>tor actriz`,
);
/** Agents: "limpiadora", "teleoperadora", "profesora". */
const SPANISH_AGENT = /(?:[aei]d|ct|it|nt|pt|rt|st|ut|lt|s)ora$/;
/** Firms, machines and others in the same letters. */
const SPANISH_THINGS = wordSet(
  `computadora lavadora impresora productora promotora constructora distribuidora comercializadora emisora aseguradora fotocopiadora calculadora grabadora secadora excavadora retroexcavadora perforadora cosechadora
  sembradora etiquetadora fresadora amoladora lijadora segadora trituradora desbrozadora plegadora aspiradora licuadora batidora incubadora transportadora importadora exportadora televisora difusora mejora demora hora
  innovadora emprendedora embotelladora procesadora hormigonera generadora motora impulsora transformadora remitora cortadora sucesora precursora ahora elevadora apiladora registradora cargadora niveladora motoniveladora compactadora mezcladora amasadora laminadora cizalladora
  remachadora rectificadora taladradora mandrinadora dobladora curvadora selladora paletizadora hidrolavadora barredora fregadora pulidora abrillantadora seguradora amadora construtora produtora adutora agroexportadora`,
);

function spanishEnding(folded: string): NeutralEnding | null {
  const known = byWords(folded, SPANISH_WORDS);
  if (known !== null || !SPANISH_AGENT.test(folded) || folded.length < 6 || SPANISH_THINGS.has(folded))
    return known;
  return { dropped: 1, ending: '' };
}

/** Words of subjects and adjectives as well: occupations where they open a line. */
const OPENERS: ReadonlyMap<Language, ReadonlyMap<string, string>> = new Map([
  ['fr', wordList('e> commerciale')],
  ['es', wordList('a>o técnica médica administrativa veterinaria científica')],
  ['it', wordList('a>o tecnica medica amministrativa veterinaria')],
  ['pt', wordList('a>o técnica médica administrativa veterinária')],
]);

const ITALIAN_WORDS = wordList(
  `a>o impiegata addetta cuoca commessa segretaria maestra avvocata architetta psicologa biologa geologa sociologa antropologa pedagoga archeologa sarta ostetrica socia incaricata delegata funzionaria bibliotecaria
  ausiliaria operaia fornaia notaia laureata diplomata`,
  `a>e infermiera cameriera cassiera parrucchiera giardiniera ragioniera consigliera banconiera magazziniera ingegnera tesoriera pasticciera`,
  `essa>e dottoressa professoressa studentessa`,
  `trice>tore attrice`,
);
/** Machines; the rest are agents ("educatrice"). */
const ITALIAN_THINGS = wordSet(
  'patrice beatrice lavatrice matrice cicatrice calcolatrice fotocopiatrice fresatrice levigatrice impastatrice affettatrice mietitrice trebbiatrice idropulitrice motrice lucidatrice asciugatrice rettificatrice piallatrice confezionatrice etichettatrice imbottigliatrice saldatrice cucitrice stampatrice',
);

function italianEnding(folded: string): NeutralEnding | null {
  const known = byWords(folded, ITALIAN_WORDS);
  if (known !== null || ITALIAN_THINGS.has(folded) || !/.{3}trice$/.test(folded)) return known;
  return { dropped: 'rice'.length, ending: 'ore' };
}

const PORTUGUESE_WORDS = wordList(
  `a>o enfermeira engenheira cozinheira caixeira cabeleireira copeira camareira faxineira costureira bombeira marceneira padeira confeiteira jardineira parteira empregada advogada encarregada licenciada psicóloga bióloga
  pedagoga fonoaudióloga arquiteta secretária farmacêutica funcionária bibliotecária estagiária operária sócia proprietária voluntária empresária delegada serralheira geóloga socióloga podóloga`,
);

function portugueseEnding(folded: string): NeutralEnding | null {
  const known = byWords(folded, PORTUGUESE_WORDS);
  if (known !== null || !PORTUGUESE_AGENT.test(folded) || folded.length < 6 || PORTUGUESE_THINGS.has(folded))
    return known;
  return { dropped: 1, ending: '' };
}

/** "diretora", "vendedora". */
const PORTUGUESE_AGENT = /(?:[aei]d|[aeiunprs]t|s)ora$/;
const PORTUGUESE_THINGS: ReadonlySet<string> = new Set([
  ...SPANISH_THINGS,
  ...wordSet('empacotadora incorporadora montadora impressora empreiteira prestadora'),
]);

const DUTCH_WORDS = wordList('ster>ende verzorgster');
const DUTCH_RULES = rules(
  `medewerkster>medewerker leidster>leider verkoopster>verkoper verpleegster>verpleegkundige schoonmaakster>schoonmaker richtster>richter vertaalster>vertaler schrijfster>schrijver vrijwilligster>vrijwilliger bestuurster>bestuurder
  voorzitster>voorzitter kapster>kapper werkster>werker verleenster>verlener onderzoekster>onderzoeker ontwerpster>ontwerper zorgster>zorger naaister>naaier danseres>danser zangeres>zanger lerares>leraar
  onderwijzeres>onderwijzer eigenaresse>eigenaar secretaresse>secretaris gastvrouw>gastheer vakvrouw>vakman zakenvrouw>zakenman timmervrouw>timmerman cameravrouw>cameraman atrice>ator actrice>acteur ctrice>cteur
  regisseuse>regisseur masseuse>masseur adviseuse>adviseur controleuse>controleur assistente>assistent docente>docent consulente>consulent studente>student referente>referent juriste>jurist telefoniste>telefonist
  receptioniste>receptionist specialiste>specialist journaliste>journalist floriste>florist typiste>typist ologe>oloog agoge>agoog stagiair>stagiaire caissiere>kassier kassiere>kassier kokkin>kok boerin>boer werkneemster>werknemer`,
);

function byRules(folded: string, list: readonly Rule[]): NeutralEnding | null {
  for (const [feminine, neutral] of list) {
    if (folded.endsWith(feminine))
      return neutral === null ? null : { dropped: feminine.length, ending: neutral };
  }
  return null;
}

function byWords(folded: string, words: ReadonlyMap<string, string>): NeutralEnding | null {
  const neutral = words.get(folded);
  return neutral === undefined ? null : { dropped: folded.length, ending: neutral };
}

const ENDING_OF: Readonly<Record<Language, (folded: string) => NeutralEnding | null>> = {
  en: () => null,
  de: germanEnding,
  fr: frenchEnding,
  es: spanishEnding,
  it: italianEnding,
  pt: portugueseEnding,
  nl: (folded) => byWords(folded, DUTCH_WORDS) ?? byRules(folded, DUTCH_RULES),
};

/** How an occupation loses its gender, folded word given; `null` when it has none or is none. */
export function neutralEnding(folded: string, language: Language): NeutralEnding | null {
  return ENDING_OF[language](folded);
}

/** The same of words that are an occupation only where they open a line. */
export function neutralEndingOfOpener(folded: string, language: Language): NeutralEnding | null {
  const openers = OPENERS.get(language);
  return openers === undefined ? null : byWords(folded, openers);
}
