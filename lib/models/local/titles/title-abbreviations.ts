import { rememberedByWord } from '../vocabulary/word-memory.ts';

/** Words of titles as they are shortened, with and without a point, and what they stand for wherever they stand. */
const SHORTENED: Readonly<Record<string, string>> = {
  snr: 'senior',
  jnr: 'junior',
  mgr: 'manager',
  mngr: 'manager',
  asst: 'assistant',
  asstt: 'assistant',
  assoc: 'associate',
  coord: 'coordinator',
  exec: 'executive',
  dir: 'director',
  rep: 'representative',
  reps: 'representative',
  supv: 'supervisor',
  supvr: 'supervisor',
  spec: 'specialist',
  engr: 'engineer',
  princ: 'principal',
  dept: 'department',
  mgmt: 'management',
  mgt: 'management',
  intl: 'international',
  proj: 'project',
  cust: 'customer',
  maint: 'maintenance',
  purch: 'purchasing',
  distrib: 'distribution',
  whse: 'warehouse',
  elect: 'electrical',
  mech: 'mechanical',
  chem: 'chemical',
  biz: 'business',
  acctg: 'accounting',
  evp: 'executive vice president',
  svp: 'senior vice president',
  avp: 'assistant vice president',
  stv: 'stellvertretender',
  stellv: 'stellvertretender',
  resp: 'responsable',
  ops: 'operations',
};
/** Those that stand for one thing as the title's last word, and for another before the work that it is about. */
const BY_PLACE: Readonly<Record<string, readonly [last: string, before: string]>> = {
  eng: ['engineer', 'engineering'],
  dev: ['developer', 'development'],
  acct: ['accountant', 'account'],
  sys: ['systems', 'system'],
  sw: ['software', 'software'],
  gen: ['general', 'general'],
  dep: ['deputy', 'deputy'],
  fin: ['finance', 'financial'],
};
/** Behind these it is the work that is named: "Head of Eng". */
const NAMES_WORK = /\b(?:of|for|&|and|vp|head|president|chief|biz|business)[\s.,]*$/i;
/** What follows a title's last word: nothing, a grade, or what signs part from it. */
const AT_END = /^(?:\s(?:[IVX]{1,3}|\d)(?!\p{L}))?(?!\s?[\p{L}&]|-\p{L})/u;
/** "Sys Admin"; others are known by this name, or are administrative. */
const ADMIN = /\b(sys|systems?|network|database|server|linux|unix|windows)\.? admin\b(?! ?\p{L})/iu;
/** As a whole title, beside a rank or another post. */
const ALONE: Readonly<Record<string, string>> = {
  md: 'managing director',
  gm: 'general manager',
  vp: 'vice president',
};
const IS_ALONE =
  /^((?:(?:deputy|group|joint|regional|assistant|asst\.?|founder|owner|ceo|&|and) ?){0,3})(md|gm|vp)( ?(?:&|and|\/) ?(?:ceo|founder|owner|co-founder))?$/i;
const WORD = /(?<![\p{L}\d'’.-])(int['’]l|\p{L}{2,7})(?:\.(?!\p{L})|(?![\p{L}\d'’-]))/giu;
const POINTED_VICE = /\bv\. ?p\.?(?!\p{L})/iu;
/** Names of their own: "Dev Ops Engineer", "ML Ops". */
const OPS_APART = /\b(dev|devsec|sec|ml) ops\b/i;
/** "Vice President Sales" is known as one of sales. */
const VICE_OF = /\b(vice[- ]president|vp),? (?!(?:of|and|for)\b)(?=\p{L})/iu;

/** All that a full stop may end: "Sr. Accountant". */
export const TITLE_ABBREVIATIONS: ReadonlySet<string> = new Set([
  ...['sr', 'jr', 'tech'],
  ...Object.keys(SHORTENED),
  ...Object.keys(BY_PLACE),
]);
/** One of these stands in each title that has something to write out; most have none. */
const SIGNS: ReadonlySet<string> = new Set([
  ...[...Object.keys(SHORTENED), ...Object.keys(BY_PLACE), ...Object.keys(ALONE)],
  ...['admin', 'v', 'int', 'vice'],
]);

/** A title with its abbreviations written out: "Asst. Store Mgr" as "assistant Store manager"; remembered, as titles recur. */
export const inFull = rememberedByWord(writtenOut);

function writtenOut(title: string): string {
  const words = title.toLowerCase().split(/[^a-z]+/);
  if (!words.some((word) => SIGNS.has(word))) return title;
  const pointed = title.replace(POINTED_VICE, 'VP');
  const alone = IS_ALONE.exec(pointed.trim().replace(/\.$/, ''));
  if (alone !== null) {
    const [, before = '', letters = '', behind = ''] = alone;
    return `${before}${ALONE[letters.toLowerCase()] ?? letters}${behind}`;
  }
  return pointed
    .replace(OPS_APART, '$1Ops')
    .replace(ADMIN, '$1 administrator')
    .replace(WORD, (written: string, word: string, at: number, whole: string) => {
      const letters = word.toLowerCase().replace(/['’]/, '');
      const [last, before] = BY_PLACE[letters] ?? [];
      if (last === undefined || before === undefined) return SHORTENED[letters] ?? written;
      const isLast = AT_END.test(whole.slice(at + written.length));
      return isLast && !NAMES_WORK.test(whole.slice(0, at)) ? last : before;
    })
    .replace(VICE_OF, '$1 of ');
}
