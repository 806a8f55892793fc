import { foldText } from '../text/tokens.ts';
import { listOf } from './notation.ts';

/**
 * Cue words of jobs and resumes in English, German, French, Spanish and Dutch. All phrases are folded as token norms
 * are, their words separated by one space, so that they can be compared with joined norms.
 */
function phrases(text: string): readonly string[] {
  return listOf(text).map(foldText);
}

/** What a job would like to have. */
export const NICE_CUES = phrases(`
  lovely if, even better if, would love it if,
  preferred, preferably, prefer, a plus, is a plus, a big plus, a strong plus, nice to have, good to have, great to have, desirable, desired,
  highly desirable, bonus, a bonus, bonus points, advantage, an advantage, advantageous, an asset, asset, ideally, optional, optionally, helpful,
  would be nice, would be great, would be good, would be lovely, would be useful, welcome, welcomed, beneficial, but not required, useful, favorable,
  meritorious, a merit, merited, meriterande, mile widziane, mile widziany, mile widziana,
  favourable, favourably, favorably, highly regarded, well regarded, appreciated, will be considered an advantage, considered a plus,
  von Vorteil, von Nutzen, wäre schön, wäre toll, wäre super, wäre prima, kein Muss, sind willkommen, willkommen, wünschenswert, erwünscht, gewünscht, idealerweise, gerne, gern gesehen, vorzugsweise, bevorzugt, Pluspunkt, ein Plus, optional, vorteilhaft, hilfreich, nice to have,
  un avantage, bienvenue, bienvenues, bienvenu, bienvenus, un vrai plus, serait un plus, est un plus, un atout, souhaité, souhaitée, souhaitable, idéalement, de préférence, apprécié, appréciée, appréciés, appréciées, souhaités, souhaitées, serait apprécié, facultatif,
  se valorarán, se tendrá en cuenta, se tomará en cuenta, no excluyente, de preferencia, preferente, valorándose, un punto a favor, valorable, valorables, deseables, se valorará, se valora, deseable, preferible, preferentemente, preferiblemente, un plus, idealmente, opcional, será un plus, no imprescindible,
  meegenomen, een troef, een meerwaarde, een voordeel, strekt tot aanbeveling, is welkom, zijn welkom, een pré, is een pré, pré, bij voorkeur, wenselijk, gewenst, een plus, pluspunt, mooi meegenomen, liefst, idealiter, optioneel,
  gradito, gradita, graditi, gradite, preferibile, preferibilmente, titolo preferenziale, apprezzata, apprezzato, desiderabile, auspicabile, è un plus,
  preferencialmente, desejável, desejáveis, valoriza se, será valorizado, será valorizada, valorizam se, mais valia, um plus, um diferencial, preferível,
  es valorarà, es valora, es valoraran, es valoraran positivament, desitjable, preferiblement, valorarase, valoraranse, desexable, valorable positivamente`);

/** What makes a requirement weigh more. */
export const STRONG_CUES = phrases(`
  must, essential, strong, expert, expertise, proven, extensive, deep, solid, in depth, advanced, thorough, excellent, outstanding, exceptional, significant,
  substantial, mandatory, critical, crucial, key, highly, comprehensive, mastery, demonstrated, senior level, hands on, non negotiable, track record,
  fundiert, fundierte, fundiertes, umfassend, umfassende, ausgeprägt, ausgeprägte, sehr gut, sehr gute, exzellent, exzellente, langjährig, langjährige,
  tiefgehend, nachgewiesen, nachweislich, zwingend, versiert, approfondi, approfondie, approfondies, excellent, excellente, solide, solides, confirmé, confirmée,
  maîtrise, avérée, sólida, sólido, sólidos, amplia, amplio, avanzado, avanzada, excelente, demostrable, profundo,
  uitstekend, uitstekende, ruime, grondig, grondige, aantoonbaar, aantoonbare, gedegen, diepgaand, diepgaande`);

/** What makes a requirement weigh less. */
export const WEAK_CUES = phrases(`
  some, basic, familiar, familiarity, exposure, awareness, aware, understanding, interest in, interested in, working knowledge, a little, basics, entry level,
  grundkenntnisse, Grundlagen, erste, Interesse, Basiskenntnisse, grundlegende, notions, bases, sensibilité, intérêt, connaissances de base,
  básico, básica, básicos, nociones, interés, basis, basiskennis, enige, interesse, bekend, affiniteit`);

/**
 * What says that something is not there, when it stands before what it denies. Two-sided ones ("is missing") are left
 * out. "No" alone is one ("no Java"), but not in {@link NOT_NEGATIONS}.
 */
export const NEGATION_CUES = phrases(`
  no, not, never, without, lack, lacks, lacking, lack of, lacked, no experience, no experience with, no experience in, no knowledge of, not familiar with,
  not experienced, unfamiliar with, never worked, never worked with, never used, have not, haven't, has not, hasn't, had not, hadn't, do not, don't, does not,
  doesn't, did not, didn't, cannot, can't, am not, isn't, is not, wasn't, neither, nor, little experience, limited experience, zero experience, zero knowledge,
  no prior, no previous, no formal, no hands on, yet to, nothing in, rather than, instead of, except, excluding, outside of, unable to,
  kein, keine, keinen, keinem, keiner, keinerlei, nicht, nie, niemals, ohne, noch nicht, noch nie, bisher nicht, fehlende, weder, wenig Erfahrung, mangelnde,
  aucun, aucune, pas de, pas d, sans, jamais, ne pas, n ai pas, ni, jamais utilisé, jamais travaillé, peu d expérience, absence de, manque de, pas encore, aucune expérience,
  sin, ningún, ninguna, ningun, nunca, no tengo, jamás, ni, falta de, poca experiencia, tampoco, aún no, todavía no, carezco de,
  geen, niet, nooit, zonder, nog niet, nog nooit, noch, weinig ervaring, gebrek aan, ontbreekt`);

/** Begin as a negation does and deny nothing that matters: what follows counts as said. */
export const NOT_NEGATIONS = phrases(`
  not only, not just, not limited to, but not limited to, no less than, not less than, without supervision, without fail, without error, without errors,
  without assistance, without interruption, without incident, without incidents, no later than, not to mention, without direct supervision,
  without loss, without accidents, zero defects, zero downtime, without downtime, no matter, nothing but, without compromising, without sacrificing, without guidance,
  nicht nur, keine Scheu vor, ohne Anleitung, nicht zuletzt, ohne Zwischenfälle, non seulement, pas seulement, sans oublier, sans supervision, sans accident, no solo, no sólo, no solamente, sin olvidar, sin supervisión,
  sin incidentes, niet alleen, niet te vergeten, zonder toezicht, niet alleen maar`);

/** What ends the reach of a negation inside a sentence. */
export const NEGATION_ENDS = phrases(`
  but, however, although, though, yet, except, aber, jedoch, sondern, mais, cependant, toutefois, pero, sino, aunque, maar, echter, wel`);

/** Words for a length of time in years, singular and plural. */
export const YEAR_WORDS = phrases(
  'year, years, yr, yrs, jahr, jahre, jahren, jahres, an, ans, année, années, año, años, jaar, jaren, y',
);

/** Words for a length of time in months. */
export const MONTH_WORDS = phrases(
  'month, months, mo, mos, mth, mths, monat, monate, monaten, mois, mes, meses, maand, maanden',
);

/** Numbers in words, to thirty. Folded norms; where languages share a word it means the same. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    1: 'one, ein, eins, eine, einem, einer, un, une, uno, una, een',
    2: 'two, couple, zwei, deux, dos, twee',
    3: 'three, drei, trois, tres, drie',
    4: 'four, vier, quatre, cuatro',
    5: 'five, fünf, cinq, cinco, vijf',
    6: 'six, sechs, seis, zes',
    7: 'seven, sieben, sept, siete, zeven',
    8: 'eight, acht, huit, ocho',
    9: 'nine, neun, neuf, nueve, negen',
    10: 'ten, zehn, dix, diez, tien, decade',
    11: 'eleven, elf, onze, once',
    12: 'twelve, zwölf, douze, doce, twaalf',
    13: 'thirteen, dreizehn, treize, trece, dertien',
    14: 'fourteen, vierzehn, quatorze, catorce, veertien',
    15: 'fifteen, fünfzehn, quinze, quince, vijftien',
    16: 'sixteen, sechzehn, seize, dieciséis, zestien',
    17: 'seventeen, siebzehn, diecisiete, zeventien',
    18: 'eighteen, achtzehn, dieciocho, achttien',
    19: 'nineteen, neunzehn, diecinueve, negentien',
    20: 'twenty, zwanzig, vingt, veinte, twintig',
    25: 'fünfundzwanzig, veinticinco, vijfentwintig',
    30: 'thirty, dreißig, trente, treinta, dertig',
  }).flatMap(([value, words]) => phrases(words).map((word): [string, number] => [word, Number(value)])),
);
