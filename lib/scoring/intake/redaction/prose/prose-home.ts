import { casedForm, type ProseRule } from './prose-rule.ts';
import { REST_OF_SENTENCE, SENTENCE_START } from './word-classes.ts';

const AT = '((?:an?|the|my|our|his|her|their|just|close to|north|south|east|west|of|outside) ){0,3}';
/** A capital or a number tells a place: "lives in production" is none. */
const SOMEWHERE = `${AT}(?:\\p{Ll}{2,12} (?:in|at|near|by|outside|on) (?:the )?)?(?=\\p{Lu}|\\d)`;

/** Where the writer lives, told by capitals. */
export const HOME: ProseRule = {
  forms: [
    casedForm(
      ['live lives reside resides', 'i he she they we lives resides'],
      `(?:(?<![\\p{L}])(?:I|[Hh]e|[Ss]he|[Tt]hey|[Ww]e) (?:now |currently |both |still )?|(?:${SENTENCE_START}(?=[Ll]ives |[Rr]esides )))(?:live|[Ll]ives|reside|[Rr]esides) (?:just |right |still )?(?:in|near|outside|between|at|on|by) ${SOMEWHERE}${REST_OF_SENTENCE}`,
    ),
    casedForm(
      ['divide divides', 'time'],
      `(?:(?<![\\p{L}])(?:I|[Hh]e|[Ss]he|[Tt]hey) |${SENTENCE_START})[Dd]ivides? (?:my|his|her|their) time between ${REST_OF_SENTENCE}`,
    ),
    casedForm(
      ['home', 'is'],
      `${SENTENCE_START}(?:[Mm]y )?[Hh]ome is (?:in |at |near )?${SOMEWHERE}${REST_OF_SENTENCE}`,
    ),
    casedForm(
      ['stay lodge rent', 'i'],
      `(?<![\\p{L}])I (?:now |currently )?(?:stay|lodge|rent) (?:at|in) ${SOMEWHERE}${REST_OF_SENTENCE}`,
    ),
    casedForm(
      ['demeure loge réside', 'je'],
      `(?<![\\p{L}])[Jj]e (?:demeure|loge|réside) (?:au|à|en|dans|chez) [^.;!?|]{2,70}?(?=\\s*[.;!?|]|$)`,
    ),
    casedForm(
      ['abito'],
      `(?<![\\p{L}])[Aa]bito (?:attualmente )?(?:in|a|ad) (?:via|viale|piazza|corso|contrada|vicolo|largo) [^.,;!?|]{2,50}`,
    ),
    casedForm(
      ['vive mora reside', 'en em no na a'],
      `${SENTENCE_START}(?:[Vv]ive|[Mm]ora|[Rr]eside) (?:en|em|no|na|a) (?=\\p{Lu})[^.;!?|]{2,60}`,
    ),
    casedForm(
      ['wohnhaft wohnt wohne woont'],
      `${SENTENCE_START}(?:[Ww]ohnhaft|[Ww]ohnt|[Ww]ohne|[Ww]oont) in (?=\\p{Lu})[^.,;!?|]{2,50}`,
    ),
  ],
};
