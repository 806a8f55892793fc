import { asksForCharacter } from './character.ts';

/**
 * How a sentence that asks for something begins before it says what: "We'd love to hear from carers who have …", "You'll be happy here
 * if you have …", "To be considered you must …". What is asked for begins with "you".
 * "You should have" takes further verbs, each of which is asked for by itself.
 */
const LEADS =
  /^(?:(?:we(?:['’]d| would| are|['’]re)?(?: really)? (?:love|like|want|keen|eager|delighted|excited) to hear from|we are interested in hearing from) (?:an? )?(?:[\p{L}’'-]{1,20} ){1,4}(?:who|that) (?:have |has |(?=(?:hold|holds|are|can|know|knows|bring|brings)\s))|(?:you(?:['’]ll| will|['’]d| would)? (?:be (?:very |really )?(?:happy|at home|a (?:great|good|perfect) (?:fit|match)|perfect)|feel at home|fit (?:right )?in|thrive|do well|succeed|love it|enjoy it)(?: (?:here|with us|in this (?:role|job)|at [\p{L}’' -]{2,30}))?|this (?:role|job|position) (?:is|will be|could be) (?:perfect |ideal |right |the one )?for you|this (?:is|could be) the (?:role|job) for you) if you(?:['’]ve| have)? |to be (?:considered|eligible|successful)(?: for (?:this|the) [\p{L} -]{3,30})?,? (?=(?:you|candidates|applicants)\s))/iu;

/** "You should be organised, friendly, and good with Xero": a list of what somebody is like, and more. */
const BE_LIKE =
  /^you (?:should|must|need to|will|['’]ll|will need to)(?: also)? be (?=([\p{L} -]{3,30}),\s)/iu;

/** A sentence without such a beginning. */
export function withoutAskingLead(sentence: string): string {
  const [like = '', first = ''] = BE_LIKE.exec(sentence) ?? [];
  if (like !== '' && asksForCharacter(first)) return sentence.slice(like.length);
  const [lead = ''] = LEADS.exec(sentence) ?? [];
  if (lead === '') return sentence;
  const asked = sentence.slice(lead.length);
  if (/^to be\s/i.test(lead)) return asked;
  return /(?:['’]ve|\s(?:have|has))\s$/i.test(lead) ? `You should have ${asked}` : `You ${asked}`;
}
