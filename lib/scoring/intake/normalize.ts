import { anyOf } from '../../text/alternatives.ts';
import { matchesOf } from '../../text/matches.ts';
import { backwardRanges, INVISIBLE_CLASS } from './invisible-characters.ts';
import { type Edit, TracedText } from './offset-map.ts';

const MAX_INDENT = 16;
const MAX_INNER_SPACES = 4;

const LINE_BREAK = '\\r\\n?|[\\v\\f\\u0085\\u2028\\u2029]';
const BLANK = '[ \\t\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000]';
const SPECIALS = new RegExp(
  `[${INVISIBLE_CLASS}]+|${LINE_BREAK}|${BLANK}{2,}|${BLANK}(?=[\\r\\n]|$)|[\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000]`,
  'gu',
);
const PLAIN_SPECIALS = /\r\n?|[\v\f]|[ \t]{2,}|[ \t](?=[\r\n]|$)/g;
// Most texts have none of these, and are searched once: neither of those below is found in them.
const NEEDS_EDITS = /[^\n -~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u20ac\ufffd]| [ \n]| $/;
// Beyond these a text needs more than PLAIN_SPECIALS, or may not be in NFC.
const BEYOND_PLAIN = /[^\t\n\v\f\r -~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u20ac\ufffd]/;
// Nothing here is written otherwise in NFC.
const COMPOSED = /^[\t\n\v\f\r -~\u00a0-\u02ff\u2010-\u205e\u20ac\ufffd]*$/;

/**
 * The text in NFC, with `\n` line breaks, plain spaces (line indents and column gaps kept, but bounded), and without
 * invisible characters, nor what they turn round. Lone surrogates become U+FFFD, which every later encoder accepts.
 */
export function normalizeText(original: string): TracedText {
  const traced = TracedText.of(original);
  if (!NEEDS_EDITS.test(original)) return traced;
  if (!BEYOND_PLAIN.test(original)) return traced.edit(specialEdits(original, PLAIN_SPECIALS));
  const backward = backwardRanges(original);
  const forward =
    backward.length === 0 ? traced : traced.edit(backward.map((range) => ({ ...range, replacement: '' })));
  const composed = compose(forward);
  return composed.edit(specialEdits(composed.text, SPECIALS));
}

function specialEdits(text: string, specials: RegExp): Edit[] {
  const edits: Edit[] = [];
  for (const match of matchesOf(text, specials)) {
    const run = match[0];
    const start = match.index;
    const end = start + run.length;
    const replacement = replacementOf(run, text, start, end);
    if (replacement !== run) edits.push({ start, end, replacement });
  }
  return edits;
}

function replacementOf(run: string, text: string, start: number, end: number): string {
  const first = run.charCodeAt(0);
  if (first === 0x0d || first === 0x0b || first === 0x0c || first === 0x85) return '\n';
  if (first === 0x2028 || first === 0x2029) return '\n';
  if (!isBlank(first)) return isEmojiPart(run, text, start) ? run : '';
  const before = text.charCodeAt(start - 1);
  const isIndent = start === 0 || before === 0x0a || before === 0x0d;
  const plain = run.replace(/[^\t]/g, ' ');
  const isTrailing = end === text.length || text[end] === '\n' || text[end] === '\r';
  if (isTrailing) return '';
  return plain.slice(0, isIndent ? MAX_INDENT : MAX_INNER_SPACES);
}

/** An emoji keeps its variation selector and its joiner: they are part of what is seen. */
function isEmojiPart(run: string, text: string, start: number): boolean {
  if (run !== '\ufe0f' && run !== '\u200d' && run !== '\ufe0f\u200d') return false;
  const before = text.charCodeAt(start - 1);
  return (before >= 0xdc00 && before <= 0xdfff) || (before >= 0x2190 && before <= 0x2bff);
}

function isBlank(code: number): boolean {
  return (
    code === 0x20 ||
    code === 0x09 ||
    code === 0xa0 ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000
  );
}

// A base with its marks, a Hangul syllable in parts, or a single character that NFC writes otherwise. Bounded: nobody
// writes more marks on one base, and composing a run of them costs more than its length.
const CLUSTER = anyOf(
  /[^\p{M}\n][\p{M}\u1160-\u11ff]{1,30}/gu,
  /[\u0340-\u0374\u037e\u0387\u0958-\u1fff\u2000-\u232a\u2adc\uf900-\ufaff\ufb1d-\ufb4e]/gu,
  /[\u{1d15e}-\u{1d1c0}\u{2f800}-\u{2fa1d}]/gu,
);
const MARK_FLOOD = /(\p{M}{30})\p{M}+/gu;

function compose(text: TracedText): TracedText {
  const wellFormed = text.text.isWellFormed() ? text : wellForm(text);
  if (COMPOSED.test(wellFormed.text)) return wellFormed;
  const edits: Edit[] = [];
  for (const match of wellFormed.text.matchAll(MARK_FLOOD)) {
    const start = match.index + (match[1] ?? '').length;
    edits.push({ start, end: match.index + match[0].length, replacement: '' });
  }
  const bounded = wellFormed.edit(edits);
  if (bounded.text.normalize('NFC') === bounded.text) return bounded;
  const compositions: Edit[] = [];
  for (const match of bounded.text.matchAll(CLUSTER)) {
    const replacement = match[0].normalize('NFC');
    if (replacement === match[0]) continue;
    compositions.push({ start: match.index, end: match.index + match[0].length, replacement });
  }
  return bounded.edit(compositions);
}

function wellForm(text: TracedText): TracedText {
  const edits: Edit[] = [];
  for (const match of text.text.matchAll(/\p{Surrogate}/gu)) {
    edits.push({ start: match.index, end: match.index + 1, replacement: '\ufffd' });
  }
  return text.edit(edits);
}
