import type { Edit } from '../offset-map.ts';
import type { Word } from '../words.ts';
import { neutralEnding } from './feminine-forms.ts';
import { wordSet } from './fold-phrase.ts';
import type { Language } from './language-words.ts';
import { inCaseOf } from './letter-case.ts';

/** "2019 - heute Leiterin", "wurde Leiterin": in the form of adjectives, and none. */
const GERMAN_OTHERS = wordSet(
  'heute wurde werde hatte konnte sollte wollte durfte musste leitete machte suchte beide jede ende mitte seite stunde',
);
const GERMAN_ADJECTIVE = /^\p{L}{3,}(?:ene|te|de|ige|liche|ische|sche|ive|elle|ale|are|ame|ante|ente|rte)$/u;

interface Adjectives {
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
  /** Endings of participles behind these alone; nouns have them as well. */
  endingsBehindSelf: readonly (readonly [RegExp, string])[];
  /** Folded words behind which what is no noun tells of who writes. */
  connecting: ReadonlySet<string>;
}

const ADJECTIVES: ReadonlyMap<string, Adjectives> = new Map([
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
        'responsable comptable secretaire juriste cadre gestionnaire analyste auxiliaire psychologue journaliste bibliothecaire graphiste architecte interprete fleuriste veterinaire libraire stagiaire chimiste biologiste ergotherapeute kinesitherapeute orthophoniste',
      ),
      ofPersons: wordSet(
        'rigoureuse serieuse consciencieuse curieuse ambitieuse soigneuse courageuse minutieuse chaleureuse respectueuse soucieuse desireuse sportive creative active reactive proactive positive attentive inventive intuitive ponctuelle motivee organisee passionnee appliquee determinee devouee impliquee experimentee polyvalente competente independante debutante souriante exigeante perseverante entreprenante bienveillante patiente certifiee habilitee habituee titulaire',
      ),
      participle: /^\p{L}{3,}ée (?:par|de|d'|d’|en|et|au|aux|dans|pour)(?!\p{L})/u,
      selves: wordSet('suis ete etais etant serai devenue'),
      endingsBehindSelf: [
        [/(?<=[^gq])ue$/, 'u'],
        [/(?<=[rstd])ie$/, 'i'],
        [/ise$/, 'is'],
        [/ite$/, 'it'],
      ],
      connecting: wordSet('puis ensuite tres'),
      neutralOfPersons: wordSet(
        'autonome dynamique flexible disponible fiable calme honnete sociable energique',
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
        'organizada dinamica creativa proactiva activa seria atenta discreta honesta sincera rigurosa metodica autonoma emprendedora luchadora ordenada apasionada motivada implicada comprometida dedicada extrovertida decidida resolutiva empatica simpatica rapida minuciosa cuidadosa ambiciosa curiosa inquieta despierta tranquila positiva meticulosa cercana certificada colegiada titulada acostumbrada',
      ),
      participle: /^\p{L}{3,}(?:ada|ida) (?:en|por|a|con|y|de) /u,
      selves: wordSet('soy fui estoy sido era estuve siendo considero'),
      endingsBehindSelf: [],
      connecting: wordSet('luego despues muy'),
      neutralOfPersons: wordSet('amable paciente flexible puntual constante eficaz versatil sociable'),
    },
  ],
]);
/** What these teach is a noun: "profesora música". */
const TEACHERS = wordSet('profesora maestra docente');
/** Articles and adjectives before a title. */
const BEFORE_TITLES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'fr une': 'un',
    'es una': 'un',
    'es la': 'el',
    'fr seule': 'seul',
    'fr ancienne': 'ancien',
    'fr nouvelle': 'nouveau',
    'fr premiere': 'premier',
    'es unica': 'único',
    'es antigua': 'antiguo',
    'es nueva': 'nuevo',
    'es primera': 'primer',
    'de eine': 'ein',
    'de die': 'der',
    'de zur': 'zum',
  }),
);
const MAX_AGREEING = 6;
const MAX_BEFORE = 2;

/** Whether an occupation has one form for both genders, so that only its adjectives tell it. */
export function isNeutralTitle(folded: string, language: Language): boolean {
  return ADJECTIVES.get(language)?.neutralTitles.has(folded) ?? false;
}

/** Edits of a word that tells the gender of who writes, and of those that go on behind it: "Motivée et rigoureuse", "he sido contratada". */
export function selfEdits(text: string, all: readonly Word[], index: number, language: Language): Edit[] {
  const adjectives = ADJECTIVES.get(language);
  const word = all[index];
  if (adjectives === undefined || word === undefined) return [];
  const own = ownEdit(text, all, index, adjectives);
  if (own === null) return [];
  return [...own, ...adjectivesBehind(text, all, index, language)];
}

/** The edit of the word itself, none where it is of both genders, `null` where it does not tell of who writes. */
function ownEdit(text: string, all: readonly Word[], index: number, adjectives: Adjectives): Edit[] | null {
  const word = all[index];
  if (word === undefined) return null;
  const before = isSpaced(text, all, index - 1) ? (all[index - 1]?.folded ?? '') : '';
  const { selves, endingsBehindSelf, endings, connecting, nouns, neutralOfPersons } = adjectives;
  if (selves.has(before)) return edited(adjectiveEdit(text, word, [...endings, ...endingsBehindSelf]));
  if (nouns.has(word.folded)) return null;
  const opens = opensSentence(text, word);
  if (opens && neutralOfPersons.has(word.folded)) return [];
  const isOwn =
    connecting.has(before) || ((opens || goesOn(text, word)) && tellsOfPerson(text, word, adjectives));
  return isOwn ? edited(adjectiveEdit(text, word, endings)) : null;
}

function edited(edit: Edit | null): Edit[] | null {
  return edit === null ? null : [edit];
}

function opensSentence(text: string, word: Word): boolean {
  let at = word.start - 1;
  while (at >= 0 && /[ \t*•·▪–—-]/.test(text.charAt(at))) at -= 1;
  return at < 0 || /[\n.!:;|]/.test(text.charAt(at));
}

/** ", passionnée par la pédiatrie", "y comprometida con": in small letters, no name and no skill of a list. */
function goesOn(text: string, word: Word): boolean {
  return (
    /^\p{Ll}/u.test(text.slice(word.start)) && /(?:, | et | y )$/.test(text.slice(word.start - 4, word.start))
  );
}

function tellsOfPerson(text: string, word: Word, { ofPersons, participle }: Adjectives): boolean {
  // "Active Directory"
  const opensName = /^ \p{Lu}/u.test(text.slice(word.end, word.end + 2)) && !PARTICIPLE.test(word.folded);
  if (ofPersons.has(word.folded)) return !opensName;
  return participle.test(text.slice(word.start, word.end + LONGEST_PREPOSITION).toLowerCase());
}

/** Of a preposition behind a participle, with the spaces around it. */
const LONGEST_PREPOSITION = 7;
/** Folded: "certifiée", "titulada". */
const PARTICIPLE = /(?:ee|ada|ida)$/;

function adjectiveEdit(text: string, word: Word, endings: Adjectives['endings']): Edit | null {
  const written = text.slice(word.start, word.end);
  const lower = written.toLowerCase();
  const ending = endings.find(([pattern]) => pattern.test(lower));
  if (ending === undefined) return null;
  return {
    start: word.start,
    end: word.end,
    replacement: inCaseOf(written, lower.replace(ending[0], ending[1])),
  };
}

/** Edits of what agrees with a title that loses its gender: the article before, German adjectives before, others behind. */
export function agreementEdits(
  text: string,
  all: readonly Word[],
  index: number,
  language: Language,
): Edit[] {
  const edits: Edit[] = [];
  const replace = (word: Word, replacement: string): void => {
    const written = text.slice(word.start, word.end);
    edits.push({ start: word.start, end: word.end, replacement: inCaseOf(written, replacement) });
  };
  let before = index - 1;
  const adjective = all[before];
  if (
    language === 'de' &&
    adjective !== undefined &&
    GERMAN_ADJECTIVE.test(adjective.folded) &&
    !GERMAN_OTHERS.has(adjective.folded) &&
    isSpaced(text, all, before)
  ) {
    before -= 1;
    if (all[before]?.folded !== 'die' || !isSpaced(text, all, before))
      replace(adjective, `${text.slice(adjective.start, adjective.end)}r`);
  }
  // "une ancienne infirmière"
  for (let count = 0; count < MAX_BEFORE && isSpaced(text, all, before); count += 1, before -= 1) {
    const word = all[before];
    const neutral = BEFORE_TITLES.get(`${language} ${word?.folded ?? ''}`);
    if (word === undefined || neutral === undefined) break;
    replace(word, neutral);
  }
  return [...edits, ...adjectivesBehind(text, all, index, language)];
}

/** Edits of the adjectives behind a title, up to the first word that is none. */
function adjectivesBehind(text: string, all: readonly Word[], index: number, language: Language): Edit[] {
  const adjectives = ADJECTIVES.get(language);
  const edits: Edit[] = [];
  if (adjectives === undefined) return edits;
  for (let next = index + 1; next < all.length && next <= index + MAX_AGREEING; next += 1) {
    const word = all[next];
    const gap = text.slice(all[next - 1]?.end, word?.start);
    // "Enfermera, Clínica Sol": behind a comma a capital begins a name.
    if (word === undefined || !(gap === ' ' || (gap === ', ' && /^\p{Ll}/u.test(text.slice(word.start)))))
      break;
    if (/^(?:et|puis|y|e|luego|tres|muy)$/.test(word.folded)) continue;
    // A title has adjectives of its own.
    if (neutralEnding(word.folded, language) !== null || isNeutralTitle(word.folded, language)) break;
    if (adjectives.nouns.has(word.folded)) break;
    const edit = adjectiveEdit(text, word, adjectives.endings);
    if (edit === null) {
      if (!adjectives.unchanging.test(word.folded)) break;
      continue;
    }
    if (word.folded.endsWith('ica') && TEACHERS.has(all[index]?.folded ?? '')) break;
    edits.push(edit);
  }
  return edits;
}

function isSpaced(text: string, all: readonly Word[], index: number): boolean {
  return text.slice(all[index]?.end, all[index + 1]?.start) === ' ';
}
