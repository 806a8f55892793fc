import { matchesOf } from '../matches.ts';
import type { TextRange } from '../offset-map.ts';
import { unleet, type Word } from '../words.ts';

const MARKERS =
  /<\|[a-z_]{2,30}\|>|\[\/?INST\]|<<\/?SYS>>|<\/?(?:system|assistant|instructions?|prompt)>|^#{1,4} ?(?:instructions?|response|system)(?: prompt)?:|"role"\s{0,3}:\s{0,3}"(?:system|assistant|user)"|\b(?:match_score|focus_penalty|silent_skill|trajectory_bonus|ai_analysis|tier_label)\b/gim;

/** A character of every marker. */
const MARKER_SIGN = /[<[#"_]/;

/** Role tags, template marks and this service's own field names: no resume has them. The whole line goes. */
export function findMarkers(text: string): TextRange[] {
  const ranges: TextRange[] = [];
  if (!MARKER_SIGN.test(text)) return ranges;
  for (const match of matchesOf(text, MARKERS)) ranges.push(lineAround(text, match.index));
  return ranges;
}

// Languages whose words are not in the lists: in Latin letters, and in other scripts.
const FOREIGN_LATIN =
  /talimat[^\n]{0,16}(?:yok say|görmezden|dikkate alma|unut)|bỏ qua[^\n]{0,20}(?:hướng dẫn|chỉ dẫn|lệnh)|abaikan[^\n]{0,20}(?:instruksi|perintah)/giu;
const OTHER_SCRIPTS = /[\u0370-\u1dff\u2e80-\uffff]/;
const FOREIGN =
  /(?:忽略|无视|無視|忘记|忘記|不要理会)[^\n]{0,12}(?:指示|指令|说明|說明|提示|规则|規則|要求)|(?:给|給|评|評|打)[^\n]{0,14}(?:最高|满|滿|100) ?分|(?:指示|命令|プロンプト|ルール)[^\n]{0,10}(?:無視|忘れ)|(?:候補者|応募者|履歴書)[^\n]{0,15}(?:最高|満点|100点)|(?:지시|명령|프롬프트|규칙)[^\n]{0,10}(?:무시|잊)|(?:후보|지원자)[^\n]{0,15}(?:최고|만점|100점)|(?:تجاهل|تجاهلوا|انس)[^\n]{0,24}(?:التعليمات|تعليمات|الأوامر|القواعد|المعايير)|(?:أعط|امنح)[^\n]{0,24}(?:أعلى|الدرجة)|निर्देश[^\n]{0,20}(?:अनदेखा|नज़रअंदाज़|भूल)|(?:התעלם|התעלמי|שכח)[^\n]{0,16}(?:הוראות|ההוראות|הכללים)|αγνόησε[^\n]{0,24}(?:οδηγίες|εντολές)|(?:ละเว้น|เพิกเฉย|ไม่ต้องสนใจ)[^\n]{0,12}คำสั่ง|دستورالعمل[^\n]{0,20}نادیده/giu;

/** Orders to drop instructions or to give a verdict, in languages without word lists. */
export function findForeign(text: string): TextRange[] {
  const ranges: TextRange[] = [];
  const patterns = OTHER_SCRIPTS.test(text) ? [FOREIGN_LATIN, FOREIGN] : [FOREIGN_LATIN];
  for (const pattern of patterns) {
    for (const match of matchesOf(text, pattern)) ranges.push(lineAround(text, match.index));
  }
  return ranges;
}

/** The line around an offset, within reach: a line of any length is searched only so far. */
function lineAround(text: string, offset: number): TextRange {
  const from = Math.max(0, offset - 400);
  const before = text.slice(from, offset).lastIndexOf('\n');
  const after = text.slice(offset, offset + 1000).indexOf('\n');
  return {
    start: from + before + 1,
    end: after < 0 ? Math.min(text.length, offset + 1000) : offset + after,
  };
}

const MIN_SPACED_LETTERS = 8;
const SQUEEZED =
  /ignore(?:all|any|the|your|every)?(?:previous|prior|above)|(?:previous|prior)(?:instruction|prompt)|disregard(?:all|the|any|previous)|systemprompt|rate(?:this|the)(?:candidate|applicant|resume)|thiscandidate|givethe(?:highest|maximum)|(?:highest|maximum)score|youare(?:an?ai|now)|forget(?:all|everything)/;

/** "i g n o r e   a l l …": letters set apart to be read by a program only. */
export function findSpacedOut(text: string, words: readonly Word[]): TextRange[] {
  const ranges: TextRange[] = [];
  let letters = '';
  let first = 0;
  const close = (end: number): void => {
    const squeezed = unleet(letters) ?? letters;
    if (letters.length >= MIN_SPACED_LETTERS && SQUEEZED.test(squeezed)) {
      ranges.push({ start: words[first]?.start ?? 0, end: words[end - 1]?.end ?? text.length });
    }
    letters = '';
  };
  for (const [index, word] of words.entries()) {
    const isLetter = word.end - word.start === 1;
    if (!isLetter && letters === '') continue;
    const previous = words[index - 1];
    if (letters !== '' && (!isLetter || previous === undefined || word.start - previous.end > 4))
      close(index);
    if (!isLetter) continue;
    if (letters === '') first = index;
    letters += word.folded;
  }
  if (letters !== '') close(words.length);
  return ranges;
}
