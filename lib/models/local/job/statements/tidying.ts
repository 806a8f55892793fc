import { trimEndOf } from '../../../../text/trim-end.ts';

const MAX_STATEMENT_CHARACTERS = 240;

/** "… and be as happy fixing a laptop as writing the roadmap". */
const AS_HAPPY =
  /\s(?:and|but) (?:be |are |you(?:'re|\u2019re| are) )?(?:just |equally )?as (?:happy|comfortable|at home|confident)\b.{3,80}$/iu;

/** "…, ad-hoc duties as assigned". */
const OTHER_DUTIES =
  /,?\s(?:and |& |plus )?(?:any )?(?:other )?(?:ad[- ]?hoc|other) (?:duties|tasks|projects|assignments)(?: (?:as|when|that) .{2,40}| required)?$/iu;

/** "Gute Englischkenntnisse runden Ihr Profil ab": says only that it is asked for. */
const ROUNDS_OFF =
  /\s(?:rund(?:en|et) (?:ihr|dein|das) profil ab|zeichne[nt] (?:sie|dich) aus|setzen wir voraus|sind (?:für (?:sie|dich) )?selbstverständlich|(?:complètent|complète) votre profil|completan tu perfil)\.?$/iu;

/** Where a sentence was cut, what begins behind it stands by itself. */
const LEADING_CONJUNCTION = /^(?:and|und|sowie|et|y|en)\s(?=\S+\s)/u;

/** What ties an amount of years to the one before it. */
const BEFORE_YEARS =
  /^(?:of which|with)\s(?=(?:(?:at least|a minimum of|minimum|over|more than)\s)?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten)\b)/i;

/** "Design). Strong in …": the end of brackets that another line opened. */
const END_OF_BRACKETS = /^[^()]{1,30}\)[.,;]\s+(?=\p{Lu})/u;

/** A statement without the punctuation around it and what it says in passing, and not too long. */
export function tidied(statement: string): string {
  const said = statement
    .replace(/^[\s,;:–—-]+/, '')
    .replace(END_OF_BRACKETS, '')
    .replace(LEADING_CONJUNCTION, '')
    .replace(AS_HAPPY, '')
    .replace(OTHER_DUTIES, '')
    .replace(ROUNDS_OFF, '');
  const text = trimEndOf(said, /[\s,;:=]/)
    .replace(/\.$/, '')
    .replace(BEFORE_YEARS, '')
    .replace(/\s+/g, ' ')
    .replaceAll('**', '');
  if (text.length <= MAX_STATEMENT_CHARACTERS) return text;
  const cut = text.lastIndexOf(' ', MAX_STATEMENT_CHARACTERS);
  return text.slice(0, cut > 0 ? cut : MAX_STATEMENT_CHARACTERS);
}
