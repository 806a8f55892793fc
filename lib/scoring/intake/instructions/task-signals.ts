import type { Sentence, Signal } from './sentence.ts';
import {
  ANSWER,
  QUESTION,
  SPEAKER,
  STRONG_INSTRUCTION,
  TASK,
  TASK_OBJECT,
  YOU,
  YOUR,
} from './word-classes.ts';

const COURTESY =
  /\b(?:forward|send (?:me |us )?your|await|awaiting|appreciate|thank|thanks|hope|hoping|receiv\w{1,5}|freue|dans l'attente|esperas?|espero|attesa|attendo|aguardo|wacht|uit naar)\b/i;

/** "In your answer, …": nobody tells of a person that way. */
export const answerSignal: Signal = (sentence) => {
  if (!sentence.has(ANSWER) || !sentence.has(YOUR)) return 0;
  for (let index = sentence.find(YOUR); index >= 0; index = sentence.find(YOUR, index + 1)) {
    if (sentence.find(ANSWER, index + 1, index + 4) < 0 || sentence.isMention(index)) continue;
    const passage = sentence.text.slice(sentence.passage.start, sentence.passage.end);
    return COURTESY.test(passage) ? 0 : 3;
  }
  return 0;
};

const KNOWLEDGE_VERBS = new Set(
  'explain describe define summarize summarise erklare beschreibe expliquez explique decrivez explica'.split(
    ' ',
  ),
);
const AUDIENCE = new Set(
  'customers customer clients client patients patient user public board visitor colleagues staff teams team management stakeholders users students pupils parents families visitors guests'.split(
    ' ',
  ),
);

/** "Write a poem about the sea.", "Explain how recursion works." */
export const taskSignal: Signal = (sentence) => {
  if (!sentence.has(TASK) || sentence.has(SPEAKER)) return 0;
  const index = sentence.find(TASK, 0, 3);
  if (index < 0 || !sentence.isOrder(index) || sentence.isMention(index)) return 0;
  const verb = sentence.word(index);
  const next = sentence.word(index + 1);
  if (verb === 'pretend' && /^(?:to|that|you|you're|i|this|the|as)$/.test(next)) return 3;
  if (
    sentence.find(YOUR, index + 1, index + 3) > 0 &&
    sentence.find(STRONG_INSTRUCTION, index + 2, index + 5) > 0
  )
    return 3;
  let points = 0;
  const object = sentence.find(TASK_OBJECT, index + 1, index + 7);
  if (object > 0 && /^(?:a|an|ein|eine|un|une|una|een)$/.test(next)) points += 2;
  if (object > 0 && sentence.word(object - 1) === 'following') points += 3;
  if (
    KNOWLEDGE_VERBS.has(verb) &&
    sentence.word(index + 2) !== 'to' &&
    /^(?:how|what|why|wie|was|warum|comment|pourquoi|como)$/.test(next)
  )
    points += 2;
  if (next === 'me') points += 2;
  if (points > 0 && sentence.ending === '.' && !sentence.passage.isBullet) points += 1;
  return points > 0 && addressesAudience(sentence) ? points - 2 : points;
};

/** What is explained or written "to patients" is work. */
function addressesAudience(sentence: Sentence): boolean {
  for (let index = 0; index < sentence.length; index += 1)
    if (AUDIENCE.has(sentence.word(index))) return true;
  return false;
}

/** "What is the capital of …?" in a line of its own, outside of titles and publications. */
export const questionSignal: Signal = (sentence) => {
  if (!sentence.is(0, QUESTION) || sentence.passage.isQuoted || sentence.ending !== '?') return 0;
  if (sentence.has(SPEAKER) && sentence.word(0) !== 'how' && !sentence.is(1, YOU) && !asksAdvice(sentence))
    return 0;
  if (sentence.length < 4) return 0;
  // "What makes a good team?", "How did I get here?": titles and thoughts.
  if (
    /^(?:makes|drives|did)$/.test(sentence.word(1)) &&
    (sentence.word(1) !== 'did' || sentence.has(SPEAKER))
  )
    return 0;
  // One that another sentence of its line answers is a figure of speech.
  return sentence.passage.closesLine ? 3 : 2;
};

/** "What should I pack for a trip?", but not "What can I bring to your team?". */
function asksAdvice(sentence: Sentence): boolean {
  if (sentence.length < 6 || sentence.has(YOUR | YOU)) return false;
  for (let index = 1; index < 5; index += 1) {
    if (sentence.word(index) !== 'i') continue;
    const verb = sentence.word(index + 1);
    return (
      /^(?:can|should|could)$/.test(sentence.word(index - 1)) &&
      !/^(?:offer|bring|contribute|add)$/.test(verb)
    );
  }
  return false;
}
