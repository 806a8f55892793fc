import { anyOf } from '../../../text/alternatives.ts';
import { matchesOf } from '../../../text/matches.ts';
import type { TextRange } from '../offset-map.ts';
import { unleet, type Word } from '../words.ts';

/** Marks by the character that they begin with. */
const MARKS_BY_SIGN: readonly (readonly [sign: string, mark: RegExp])[] = [
  [
    '<',
    anyOf(
      /<\|[a-z_]{2,30}\|>|<<\/?SYS>>/iy,
      /<\/?(?:[a-z]{2,12}[_-])?(?:system|assistant|user|human|instructions?|prompt|admin|start_of_turn|end_of_turn|evaluator|evaluation|grader|verdict|override|directive)(?:[_-][a-z]{2,12})?>/iy,
      /<[a-z]{2,12} (?:to|for|role|audience)=["']?(?:the )?(?:ai|llm|model|assistant|system|evaluator|grader|bot|reviewer|parser)\b/iy,
    ),
  ],
  [
    '[',
    /\[\/?(?:INST|(?:SYSTEM|USER|ASSISTANT|ADMIN|DEVELOPER|HIDDEN|AI|LLM)(?:[ _-](?:note|message|prompt|override|instructions?|update|command|directive))?)\]/iy,
  ],
  [
    '#',
    /^#{1,4} ?(?:instructions?|response|system|assistant|human|evaluator|override)(?: (?:prompt|override|message|instructions?))?(?::| ?#)/imy,
  ],
  ['"', /"role"\s{0,3}:\s{0,3}"(?:system|assistant|user)"|"level"\s{0,3}:\s{0,3}"(?:met|partial|missing)"/iy],
  ['{', /\{\{[#/]? ?(?:system|assistant|user|instructions?|prompt)\b/iy],
];
/** "pass = true": what a program is to be set to. */
const SETTING =
  /\b(?:(?:final_|overall_|match_)?score|rank|tier|pass|passed|decision|verdict|rating|recommendation|hire|approved?|match|fit|validation) ?:?={1,2} ?["']?(?:true|1(?:\.0+)?|100|yes|pass(?:ed)?|hire|max|10|top|met|approved?)\b/gi;
const FIELD_NAME = /\b(?:match_score|focus_penalty|silent_skill|trajectory_bonus|ai_analysis|tier_label)\b/gi;

/** "Developed chat templates with <|im_start|> …" */
const TOLD_BEFORE =
  /(?:^|[.!?] )[\s*•·–—-]{0,6}(?:[A-Z][a-z]{2,20}ed|Wrote|Built|Led|Taught|Made|Ran|Gave|Found|Held) [^:.!?]{3,}$/;
/** Two turns of a chat: a user who asks, and an assistant. */
const CHAT_TURNS =
  /^[ \t*#>-]{0,6}(?:human ?:[^\n]{0,300}?|user ?:[^\n]{0,300}?[?][^\n]{0,20}?)(?:\n{1,2}[ \t*#>-]{0,6}|\s)(?:assistant|ai|bot|chatbot|gpt|chatgpt|llm) ?:/gim;

/** Role tags, template marks and this service's own field names: no resume has them. The whole line goes. */
export function findMarkers(text: string): TextRange[] {
  const offsets: number[] = [];
  for (const [sign, mark] of MARKS_BY_SIGN) offsets.push(...offsetsOf(text, sign, mark));
  if (text.includes('_')) for (const { index } of matchesOf(text, FIELD_NAME)) offsets.push(index);
  if (text.includes('=')) for (const { index } of matchesOf(text, SETTING)) offsets.push(index);
  const ranges: TextRange[] = [];
  for (const offset of offsets) {
    const line = lineAround(text, offset);
    const isMention = TOLD_BEFORE.test(text.slice(Math.max(line.start, offset - 200), offset));
    if (!isMention) ranges.push(line);
  }
  return ranges;
}

function offsetsOf(text: string, sign: string, mark: RegExp): number[] {
  const offsets: number[] = [];
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at)) {
    mark.lastIndex = at;
    if (mark.test(text)) offsets.push(at);
    at = Math.max(mark.lastIndex, at + 1);
  }
  return offsets;
}

/** Turns of a chat, in a text that has the words for them: both whole lines. */
export function findChatTurns(text: string): TextRange[] {
  return matchesOf(text, CHAT_TURNS).flatMap((match) => {
    const end = match.index + match[0].length;
    return [{ start: match.index, end }, lineAround(text, end)];
  });
}

// Languages whose words are not in the lists: in Latin letters, of which the words are READER_LANGUAGE.dutchAndOthers, and in other scripts.
const FOREIGN_LATIN = anyOf(
  /talimat[^\n]{0,16}(?:yok say|görmezden|dikkate alma|unut)/giu,
  /bỏ qua[^\n]{0,20}(?:hướng dẫn|chỉ dẫn|lệnh)|abaikan[^\n]{0,20}(?:instruksi|perintah)/giu,
);
const isOtherScript = (code: number): boolean => code > 0x36f && (code < 0x1e00 || code > 0x2e7f);
const FOREIGN = anyOf(
  /(?:忽略|无视|無視|忘记|忘記|不要理会)[^\n]{0,12}(?:指示|指令|说明|說明|提示|规则|規則|要求)/giu,
  /(?:给|給|评|評|打)[^\n]{0,14}(?:最高|满|滿|100) ?分|(?:指示|命令|プロンプト|ルール)[^\n]{0,10}(?:無視|忘れ)/giu,
  /(?:候補者|応募者|履歴書)[^\n]{0,15}(?:最高|満点|100点)|(?:지시|명령|프롬프트|규칙)[^\n]{0,10}(?:무시|잊)/giu,
  /(?:후보|지원자)[^\n]{0,15}(?:최고|만점|100점)/giu,
  /(?:تجاهل|تجاهلوا|انس)[^\n]{0,24}(?:التعليمات|تعليمات|الأوامر|القواعد|المعايير)/giu,
  /(?:أعط|امنح)[^\n]{0,24}(?:أعلى|الدرجة)|निर्देश[^\n]{0,20}(?:अनदेखा|नज़रअंदाज़|भूल)/giu,
  /(?:התעלם|התעלמי|שכח)[^\n]{0,16}(?:הוראות|ההוראות|הכללים)|αγνόησε[^\n]{0,24}(?:οδηγίες|εντολές)/giu,
  /(?:ละเว้น|เพิกเฉย|ไม่ต้องสนใจ)[^\n]{0,12}คำสั่ง|دستورالعمل[^\n]{0,20}نادیده/giu,
  /(?:评语|評語|总结|摘要|报告|评价|評價|回复|回答)中?[^\n]{0,4}(?:写明|写上|注明|强调|強調|说明)/giu,
  /不要(?:提及|提到|指出)[^\n]{0,8}(?:缺点|弱点|不足|缺點)/giu,
  /(?:候选人|申请人|应聘者|候選人)[^\n]{0,14}(?:完全符合|已(?:经)?(?:通过|批准|录用|核实)|满足所有)/giu,
  /(?:视为|視為|标记为|認定為)[^\n]{0,8}(?:满足|符合|合格|达标)|(?:応募者|候補者)[^\n]{0,15}(?:承認済|合格|満たし|最適)/giu,
  /(?:弱点|欠点|短所)[^\n]{0,6}(?:触れない|言及しない|書かない)|(?:지원자|후보자)[^\n]{0,15}(?:승인|합격|충족|최적)/giu,
  /약점[^\n]{0,8}(?:언급하지|쓰지)/giu,
  /(?:هذا|هذه) (?:المرشح|المتقدم|السيرة)[^\n]{0,40}(?:موافق|مؤهل|معتمد|أعلى|مثالي|يستوفي)/giu,
  /لا تذكر[^\n]{0,16}(?:الضعف|عيوب)/giu,
);

/** The same for orders about the reader's answer, its prompt and who it is. */
const FOREIGN_READER = anyOf(
  /(?:从现在|從現在|从今以后|接下来)[^\n]{0,8}(?:只|请|請|你|用)[^\n]{0,8}(?:回答|回复|說|说|扮演)/gimu,
  /(?:请|請|^)(?:只能?|仅)?用[^\n]{1,8}(?:回答|回复)(?:我|所有|。|$)/gimu,
  /(?:输出|显示|打印|告诉我|展示|透露|重复|輸出|顯示)[^\n]{0,6}(?:你|您|系统|系統)的?[^\n]{0,6}(?:提示|指令|指示|设定)/gimu,
  /(?:请|請)(?:你)?(?:写|寫|讲|給我|给我)[^\n]{0,14}(?:诗|詩|故事|笑话|笑話)|[写寫讲][^\n]{0,12}(?:诗|詩|故事|笑话)给我|你(?:现在|現在)是/gimu,
  /(?:忽略|忘记|忘記|无视|無視)[^\n]{0,6}(?:以上|之前|上面|前面|所有)/gimu,
  /(?:今後|これから|以降|今から)[^\n]{0,16}(?:答え|回答し|話し|返答し)(?:て|ろ|なさい)/gimu,
  /プロンプトを[^\n]{0,6}(?:表示|出力|教え|見せ|公開)(?:して|て|せよ|しろ)/gimu,
  /(?:詩|物語|冗談|話|ジョーク)を[^\n]{0,8}(?:書いて|教えて|話して|作って|言って)(?:ください|下さい|くれ|$|。)|あなたは(?:今から|これから|もう|今や)/gimu,
  /(?:지금부터|이제부터|앞으로)[^\n]{0,16}(?:대답|답변|답해|말해)|프롬프트[를을][^\n]{0,8}(?:보여|출력|알려|공개)/gimu,
  /(?:시|이야기|농담)[를을]? ?[^\n]{0,6}(?:써 ?줘|써 ?주세요|말해|들려)|(?:당신은|너는|넌) (?:이제|지금부터)/gimu,
  /(?:أجب|أجيبوا|اكتب|تحدث|رد)[^\n]{0,40}(?:فقط|من الآن|كلمة واحدة)/gimu,
  /من الآن فصاع[^\n]{0,14}(?:أجب|تحدث|اكتب|أنت)/gimu,
  /(?:أظهر|اعرض|اطبع|أرني|اكشف)[^\n]{0,16}(?:موجه|تعليمات|النظام)|(?:اكتب|احك|أخبر)(?:ني| لي) |أنت الآن/gimu,
  /(?:अब से|अभी से)[^\n]{0,30}(?:जवाब|उत्तर)|(?:ענה|תענה)[^\n]{0,20}(?:מעתה|רק)|μίλα/gimu,
  /απάντησε[^\n]{0,20}μόνο/gimu,
);

/**
 * Orders to drop instructions, to give a verdict or to answer otherwise, in languages without word lists. `unplain` are the
 * words that are not in the letters a to z alone.
 */
export function findForeign(text: string, unplain: readonly Word[], mayBeLatin: boolean): TextRange[] {
  const ranges: TextRange[] = [];
  const patterns = mayBeLatin ? [FOREIGN_LATIN] : [];
  if (hasOtherScript(text, unplain)) patterns.push(FOREIGN, FOREIGN_READER);
  for (const pattern of patterns) {
    for (const match of matchesOf(text, pattern)) ranges.push(lineAround(text, match.index));
  }
  return ranges;
}

function hasOtherScript(text: string, words: readonly Word[]): boolean {
  for (const { start, end } of words) {
    for (let offset = start; offset < end; offset += 1) {
      if (isOtherScript(text.charCodeAt(offset))) return true;
    }
  }
  return false;
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
/** A verb that is spelled out is enough: nobody has it in capitals with points between. */
const MIN_SPELLED_LETTERS = 4;
const SPELLED_VERB = /^(?:ignore|disregard|override|forget|obey)$/;
const MIN_SQUEEZED_WORD = 16;
const SQUEEZED = anyOf(
  /ignore(?:all|any|the|your|every)?(?:previous|prior|above)|(?:previous|prior)(?:instruction|prompt)/,
  /disregard(?:all|the|any|previous)|systemprompt|rate(?:this|the)(?:candidate|applicant|resume)/,
  /thiscandidate|givethe(?:highest|maximum)|(?:highest|maximum)score|youare(?:an?ai|now)/,
  /(?:forget|ignore|disregard|override)(?:all|any|every|everything|the|your|my|these|this|previous|prior|above|of){1,4}(?:instruction|prompt|rule|guideline|task|above|previous|evaluation|resume)/,
  /forget(?:all|everything)/,
);

/** "i g n o r e   a l l …": letters set apart to be read by a program only. */
export function findSpacedOut(
  text: string,
  words: readonly Word[],
  isOrder: ((decoded: string) => boolean) | null,
): TextRange[] {
  const ranges: TextRange[] = [];
  let letters = '';
  let first = 0;
  const close = (end: number): void => {
    const { length } = letters;
    if (length < MIN_SPELLED_LETTERS) {
      letters = '';
      return;
    }
    const squeezed = unleet(letters) ?? letters;
    const range = { start: words[first]?.start ?? 0, end: words[end - 1]?.end ?? text.length };
    const isLong = length >= MIN_SPACED_LETTERS;
    if (
      SPELLED_VERB.test(squeezed) ||
      (isLong && (SQUEEZED.test(squeezed) || isOrder?.(joinedLetters(text.slice(range.start, range.end)))))
    ) {
      ranges.push(range);
    }
    letters = '';
  };
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (word === undefined) break;
    const length = word.end - word.start;
    if (length >= MIN_SQUEEZED_WORD && SQUEEZED.test(word.folded)) {
      ranges.push({ start: word.start, end: word.end });
    }
    if (letters !== '') {
      const gap = word.start - (words[index - 1]?.end ?? 0);
      if (length > 1 || gap > 4) close(index);
    }
    if (length > 1) continue;
    if (letters === '') first = index;
    letters += word.folded;
  }
  if (letters !== '') close(words.length);
  return ranges;
}

/** "g i v e  1 0 0" as "give 100": one sign between letters parts nothing. */
function joinedLetters(spaced: string): string {
  return spaced.replace(/(?<=[\p{L}\p{N}])[ \t.\-_*·](?=[\p{L}\p{N}])/gu, '').replace(/[ \t]{2,}/g, ' ');
}
