import type { Edit } from '../offset-map.ts';
import type { Word } from '../words.ts';
import { neutralEnding } from './feminine-forms.ts';
import type { Language } from './language-words.ts';

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
  /** Participles that do, before one of the words behind them. */
  participle: RegExp;
  /** Folded words behind which an adjective tells of who writes. */
  selves: ReadonlySet<string>;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

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
        [/(?<=souri|exige|persévér|entrepren|bienveill)ante$/, 'ant'],
        [/(?<=pati)ente$/, 'ent'],
        [/(?<=polyval|perman|compét)ente$/, 'ent'],
        [/(?<=indépend|remplaç|début)ante$/, 'ant'],
        [/(?<=supéri)eure$/, 'eur'],
        [/(?<=adjoint|expert)e$/, ''],
        [/(?<=aéri)enne$/, 'en'],
      ],
      unchanging: /(?:ique|aire|able|ible|interne|externe|bilingue|senior|junior|principal|agricole)$/,
      nouns: words(
        'lumiere matiere carriere biere riviere maniere premiere frontiere vaisselle poubelle echelle ruelle passerelle parcelle capitale journee annee entree duree tournee soiree idee arrivee rentree pensee montee levee portee dictee percee traversee plongee randonnee coulee tranchee corvee lycee musee trophee archive locomotive',
      ),
      neutralTitles: words(
        'responsable comptable secretaire juriste cadre gestionnaire analyste auxiliaire psychologue journaliste bibliothecaire graphiste architecte interprete fleuriste veterinaire libraire stagiaire chimiste biologiste ergotherapeute kinesitherapeute orthophoniste',
      ),
      ofPersons: words(
        'rigoureuse serieuse consciencieuse curieuse ambitieuse soigneuse courageuse minutieuse chaleureuse respectueuse soucieuse desireuse sportive creative active reactive proactive positive attentive inventive intuitive ponctuelle motivee organisee passionnee appliquee determinee devouee impliquee experimentee polyvalente competente independante debutante souriante exigeante perseverante entreprenante bienveillante patiente',
      ),
      participle: /^\p{L}{3,}ée (?:par|de|d'|d’|en|et|au|aux|dans|pour)(?!\p{L})/u,
      selves: words('suis ete etais etant serai devenue tres'),
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
        [/(?<=adjunt|extern|intern|autónom|interin|sustitut|expert|segund|primer)a$/, 'o'],
      ],
      unchanging: /(?:al|ar|ante|ente|ista|il|or|bilingue)$/,
      nouns: words(
        'fabrica ceramica musica maquinaria primaria secundaria temporada entrada salida llegada comida bebida jornada llamada medida vida parada subida caida bajada mirada tirada embajada fachada brigada estetica republica politica iniciativa',
      ),
      neutralTitles: words(
        'auxiliar responsable gerente agente asistente ayudante docente contable comercial oficial especialista periodista fisioterapeuta terapeuta analista recepcionista representante estudiante profesional',
      ),
      ofPersons: words(
        'organizada dinamica creativa proactiva activa seria atenta discreta honesta sincera rigurosa metodica autonoma emprendedora luchadora ordenada apasionada motivada implicada comprometida dedicada extrovertida decidida resolutiva empatica simpatica rapida minuciosa cuidadosa ambiciosa curiosa inquieta despierta tranquila positiva meticulosa cercana',
      ),
      participle: /^\p{L}{3,}(?:ada|ida) (?:en|por|a|con|y|de) /u,
      selves: words('soy fui estoy sido era estuve siendo considero muy'),
    },
  ],
]);
/** What these teach is a noun: "profesora música". */
const TEACHERS = words('profesora maestra docente');
const ARTICLES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'fr une': 'un',
    'es una': 'un',
    'es la': 'el',
    'de eine': 'ein',
    'de die': 'der',
    'de zur': 'zum',
  }),
);
const MAX_AGREEING = 6;

/** Whether an occupation has one form for both genders, so that only its adjectives tell it. */
export function isNeutralTitle(folded: string, language: Language): boolean {
  return ADJECTIVES.get(language)?.neutralTitles.has(folded) ?? false;
}

/** Edits of a word that tells the gender of who writes, and of those that go on behind it: "Motivée et rigoureuse", "he sido contratada". */
export function selfEdits(text: string, all: readonly Word[], index: number, language: Language): Edit[] {
  const adjectives = ADJECTIVES.get(language);
  const word = all[index];
  if (adjectives === undefined || word === undefined) return [];
  const isBehindSelf = adjectives.selves.has(all[index - 1]?.folded ?? '') && isSpaced(text, all, index - 1);
  if (!isBehindSelf && (adjectives.nouns.has(word.folded) || !opensSentence(text, word, adjectives)))
    return [];
  const edit = adjectiveEdit(text, word, adjectives);
  return edit === null ? [] : [edit, ...adjectivesBehind(text, all, index, language)];
}

function opensSentence(text: string, word: Word, { ofPersons, participle }: Adjectives): boolean {
  let at = word.start - 1;
  while (at >= 0 && /[ \t*•·▪–—-]/.test(text.charAt(at))) at -= 1;
  if (at >= 0 && !/[\n.!:;|]/.test(text.charAt(at))) return false;
  // "Active Directory"
  if (/^ \p{Lu}/u.test(text.slice(word.end, word.end + 2))) return false;
  return ofPersons.has(word.folded) || participle.test(text.slice(word.start, word.end + 7).toLowerCase());
}

function adjectiveEdit(text: string, word: Word, { endings }: Adjectives): Edit | null {
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
    isSpaced(text, all, before)
  ) {
    before -= 1;
    if (all[before]?.folded !== 'die' || !isSpaced(text, all, before))
      replace(adjective, `${text.slice(adjective.start, adjective.end)}r`);
  }
  const article = all[before];
  const neutral = ARTICLES.get(`${language} ${article?.folded ?? ''}`);
  if (article !== undefined && neutral !== undefined && isSpaced(text, all, before))
    replace(article, neutral);
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
    const edit = adjectiveEdit(text, word, adjectives);
    if (edit === null) {
      if (!adjectives.unchanging.test(word.folded)) break;
      continue;
    }
    if (word.folded.endsWith('ica') && TEACHERS.has(all[index]?.folded ?? '')) break;
    edits.push(edit);
  }
  return edits;
}

/** A word in capitals, or with a capital, as another is. */
export function inCaseOf(written: string, word: string): string {
  if (written.length > 1 && written === written.toUpperCase()) return word.toUpperCase();
  const first = written.charAt(0);
  return first === first.toLowerCase() ? word : word.charAt(0).toUpperCase() + word.slice(1);
}

function isSpaced(text: string, all: readonly Word[], index: number): boolean {
  return text.slice(all[index]?.end, all[index + 1]?.start) === ' ';
}
