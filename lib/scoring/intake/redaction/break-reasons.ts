import { matchesOf } from '../../../text/matches.ts';
import type { TextRange } from '../offset-map.ts';
import { wordSet } from './fold-phrase.ts';

const listOf = (words: string): string[] => words.split(/\s+/).filter((word) => word !== '');

/** Words that are the reason of a break by themselves, in lower case. */
const REASON_WORDS: ReadonlySet<string> = new Set(
  listOf(`homemaker housewife househusband illness
  elternzeit mutterschutz erziehungsurlaub babypause familienpause familienzeit pflegezeit karrierepause auszeit familienphase karenz elternkarenz väterkarenz bildungskarenz familienhospizkarenz
  kindererziehung kindererziehungszeit krankheit krankheitsphase arbeitsunfähigkeit sabbatjahr casalinga
  ouderschapsverlof zwangerschapsverlof bevallingsverlof vaderschapsverlof loopbaanonderbreking zorgverlof sabbatjaar ziekteverlof huisvrouw huisman huismoeder huisvader thuisblijfmoeder thuisblijfvader`),
);

/** Words in lower case with which a longer reason begins, and how it goes on. */
const REASON_BEGINNINGS: readonly (readonly [words: string, goesOn: RegExp])[] = [
  ['career', /[- ]break/],
  ['month months year years', / off(?!-)/],
  ['year', / out(?= (?:to|for|from))/],
  ['employment', / gap/],
  ['gap', / year/],
  ['time', / off/],
  ['break', / from work/],
  ['planned', / break/],
  ['sabbatical', /(?: leave)?/],
  [
    `maternity paternity parental adoption family caregiver caregivers carer carers childcare medical sick health bereavement compassionate personal
    eldercare study unpaid disability`,
    /[ -](?:leave|break|pause|gap)/,
  ],
  ['carer', /[’']s?[ -](?:leave|break|pause|gap)/],
  ['child', / care[ -](?:leave|break|pause|gap)/],
  ['mental', / health[ -](?:leave|break|pause|gap)/],
  ['stay', /-at-home (?:mum|mom|mother|dad|father|parent)/],
  ['full', /[- ]time (?:mum|mom|mother|dad|father|parent|carer|caregiver)/],
  ['house', / (?:wife|husband)/],
  ['family', / care(?:r|giver|giving)/],
  ['serious', / illness/],
  ['recovery', / from [^,.;()\n]{1,40}/],
  ['caring', / for (?:my|a|an|our|his|her|their) [^,.;()\n]{1,60}/],
  ['care', / of (?:my|our|his|her|their) [^,.;()\n]{1,60}/],
  ['raising', / (?:my|our|a|his|her|their|two|three|four|five) [^,.;()\n]{1,40}/],
  ['berufliche familiäre krankheitsbedingte gesundheitliche persönliche', / auszeit/],
  ['hausfrau hausmann', /(?: und (?:mutter|vater))?/],
  [
    'pflege häusliche',
    /(?:(?<=häusliche) pflege|(?<=pflege)) (?:der|des|meiner|meines|eines|einer|von) (?:kranken |pflegebedürftigen )?(?:mutter|vaters?|eltern|schwiegermutter|schwiegervaters|großmutter|großvaters|großeltern|familienangehörigen|angehörigen|familienmitglieds|ehefrau|ehemannes|ehepartners|kindes)/,
  ],
  ['conge congé', / (?:de )?(?:maternit[eé]|paternit[eé]|parental|maladie|sabbatique|d['’]adoption)/],
  ['arret arrêt', / (?:de )?(?:maladie|travail)/],
  ['mere mère pere père parent', / au foyer/],
  ['proche', / aidante?/],
  ['pause', / (?:professionnelle|carri[eè]re)/],
  ['annee année', / sabbatique/],
  ['baja', / (?:por )?(?:maternidad|paternidad|enfermedad|incapacidad|m[eé]dica|maternal|paternal)/],
  ['licencia', / (?:de |por )?(?:maternidad|paternidad|parental|m[eé]dica|enfermedad)/],
  ['ama amo', / de casa/],
  ['cuidado', / de (?:mi|mis|mis? propi[oa]s|un|una|los) [^,.;()\n]{1,40}/],
  ['permiso', / (?:de )?(?:maternidad|paternidad|parental)/],
  ['excedencia', /(?: (?:voluntaria|por cuidado de [^,.;()\n]{1,40}))?/],
  ['pausa', / (?:profesional|laboral)/],
  ['ano año', / sab[aá]tico/],
  ['congedo', / (?:(?:di |per )?(?:maternità|paternità|malattia)|parentale)/],
  ['pausa', / (?:lavorativa|professionale|di carriera|na carreira)/],
  ['anno', / sabbatico/],
  ['licença', /(?: de| por|[- ])? ?(?:maternidade|paternidade|parental|médica|doença|saúde)/],
  ['baixa', / (?:de |por )?(?:maternidade|paternidade|médica|doença)/],
  ['dona', / de casa/],
  ['urlop', / (?:macierzyński|wychowawczy|rodzicielski|tacierzyński|ojcowski|zdrowotny|chorobowy)/],
  ['przerwa', / w (?:karierze|pracy)/],
  ['doğum analık annelik babalık ebeveyn', / izni/],
  ['ev', / hanım(?:ı|lığı)/],
  ['mantelzorg', /(?: voor [^,.;()\n]{1,40})?/],
];

/** How reasons go on behind each word that may begin one: few of these patterns are ever run, and so compiled. */
const GOING_ON = new Map<string, RegExp[]>();
for (const [words, goesOn] of REASON_BEGINNINGS) {
  const pattern = new RegExp(`(?:${goesOn.source})(?!\\p{L})`, 'uy');
  for (const word of listOf(words)) GOING_ON.set(word, [...(GOING_ON.get(word) ?? []), pattern]);
}

/** Folded words of which one stands in every break that is found. */
export const BREAK_TRIGGERS: ReadonlySet<string> = wordSet(`
leave break gap off out sabbatical mum mom mother dad father parent carer caregiver care caregiving homemaker house housewife househusband illness recovery caring raising
elternzeit mutterschutz erziehungsurlaub babypause familienpause familienzeit pflegezeit karrierepause auszeit sabbatjahr familienphase krankheitsphase kindererziehung kindererziehungszeit hausfrau hausmann pflege
karenz elternkarenz vaterkarenz bildungskarenz familienhospizkarenz
conge pause sabbatique arret foyer aidant aidante baja licencia permiso excedencia pausa sabatico ama amo cuidado
krankheit arbeitsunfahigkeit casalinga congedo sabbatico licenca baixa dona urlop przerwa izni hanımı hanımlığı
ouderschapsverlof zwangerschapsverlof bevallingsverlof vaderschapsverlof loopbaanonderbreking zorgverlof sabbatjaar ziekteverlof mantelzorg huisvrouw huisman huismoeder huisvader thuisblijfmoeder thuisblijfvader`);

const WORD = /\p{L}+/gu;

/** All reasons of a break in a text in lower case, one for each word that begins one: they may overlap. */
export function breakReasons(lower: string): TextRange[] {
  const reasons: TextRange[] = [];
  for (const { 0: word, index } of matchesOf(lower, WORD)) {
    const end = reasonEnd(lower, word, index + word.length);
    if (end !== null) reasons.push({ start: index, end });
  }
  return reasons;
}

/** Where the reason ends that a word begins which ends at `wordEnd`. */
function reasonEnd(lower: string, word: string, wordEnd: number): number | null {
  for (const goesOn of GOING_ON.get(word) ?? []) {
    goesOn.lastIndex = wordEnd;
    if (goesOn.test(lower)) return goesOn.lastIndex;
  }
  return REASON_WORDS.has(word) ? wordEnd : null;
}
