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
        [/(?<=polyval|perman|compét)ente$/, 'ent'],
        [/(?<=indépend|remplaç|début)ante$/, 'ant'],
        [/(?<=supéri)eure$/, 'eur'],
        [/(?<=adjoint|expert)e$/, ''],
        [/(?<=aéri)enne$/, 'en'],
      ],
      unchanging: /(?:ique|aire|able|ible|interne|externe|bilingue|senior|junior|principal|agricole)$/,
      nouns: words(
        'lumiere matiere carriere biere riviere maniere premiere frontiere vaisselle poubelle echelle ruelle passerelle parcelle capitale journee annee entree duree tournee archive locomotive',
      ),
      neutralTitles: words(
        'responsable comptable secretaire juriste cadre gestionnaire analyste auxiliaire psychologue journaliste bibliothecaire graphiste architecte interprete fleuriste veterinaire libraire stagiaire chimiste biologiste ergotherapeute kinesitherapeute orthophoniste',
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
        [/(?<=aér)ea$/, 'eo'],
        [/(?<=adjunt|extern|intern|autónom|interin|sustitut|expert|segund|primer)a$/, 'o'],
      ],
      unchanging: /(?:al|ar|ante|ente|ista|il|or|bilingüe)$/,
      nouns: words(
        'fabrica ceramica musica maquinaria primaria secundaria temporada entrada salida comida bebida jornada estetica republica politica iniciativa',
      ),
      neutralTitles: words(
        'auxiliar responsable gerente agente asistente ayudante docente contable comercial oficial especialista periodista fisioterapeuta terapeuta analista recepcionista representante estudiante profesional',
      ),
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
export function adjectivesBehind(
  text: string,
  all: readonly Word[],
  index: number,
  language: Language,
): Edit[] {
  const adjectives = ADJECTIVES.get(language);
  const edits: Edit[] = [];
  if (adjectives === undefined) return edits;
  for (let next = index + 1; next < all.length && next <= index + MAX_AGREEING; next += 1) {
    const word = all[next];
    const gap = text.slice(all[next - 1]?.end, word?.start);
    // "Enfermera, Clínica Sol": behind a comma a capital begins a name.
    if (word === undefined || !(gap === ' ' || (gap === ', ' && /^\p{Ll}/u.test(text.slice(word.start)))))
      break;
    if (/^(?:et|y|e|tres|muy)$/.test(word.folded)) continue;
    // A title has adjectives of its own.
    if (neutralEnding(word.folded, language) !== null || isNeutralTitle(word.folded, language)) break;
    if (adjectives.nouns.has(word.folded)) break;
    const written = text.slice(word.start, word.end).toLowerCase();
    const ending = adjectives.endings.find(([pattern]) => pattern.test(written));
    if (ending === undefined) {
      if (!adjectives.unchanging.test(written)) break;
      continue;
    }
    if (/ica$/.test(written) && TEACHERS.has(all[index]?.folded ?? '')) break;
    const replacement = written.replace(ending[0], ending[1]);
    edits.push({
      start: word.start,
      end: word.end,
      replacement: inCaseOf(text.slice(word.start, word.end), replacement),
    });
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
