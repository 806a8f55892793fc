import { foldText } from './tokens.ts';
import { wordSet } from './word-set.ts';

/** What a thing is called that was named before: "SNP, a component of APO". */
const KINDS = wordSet(
  'tool toolkit platform framework library language product package suite program programme software system solution app standard protocol ' +
    'method methodology technique approach module component part element piece feature extension plugin database engine warehouse format ' +
    'interface technology concept principle combination mix mixture branch field discipline form kind type sort aspect version variant ' +
    'dialect subset superset successor alternative repository tracker editor task skill duty topic basis core heart backbone cornerstone foundation ' +
    'werkzeug programm verfahren bestandteil teil baustein modul methode plattform technik grundlage ' +
    'outil logiciel progiciel systeme partie norme langage plateforme composante ' +
    'herramienta programa sistema modulo parte metodo norma tecnica lenguaje plataforma componente ' +
    'programma systeem onderdeel hulpmiddel taal pakket techniek',
);

const ARTICLE = /^\s?(?:an?|the|our|one of (?:the|our)|eine?|une?|la|le|una?|el|een|de|het)\s/iu;
/** Words between the article and the kind, at most: "an open-source software suite". */
const MAX_WORDS = 6;
const MAX_CHARACTERS = 90;
/** Ends what the article belongs to. */
const PHRASE_END =
  /[,;:.()]|\s(?:and|or|of|for|to|in|on|with|that|which|who|used|und|oder|et|ou|y|o|en|für|zur|zum|pour|para|voor)\s/iu;

/**
 * Whether what begins at a place of a text says once more what the thing before it is: "Xero, a cloud accounting package". A name in it is
 * another thing ("a CRM system, an ERP system").
 */
export function explainsAt(text: string, at: number): boolean {
  const rest = text.slice(at, at + MAX_CHARACTERS);
  const article = ARTICLE.exec(rest)?.[0] ?? '';
  if (article === '') return false;
  const phrase = rest.slice(article.length).split(PHRASE_END, 1)[0] ?? '';
  const words = phrase.trim().split(/[\s-]+/);
  const kind = foldText(words.at(-1) ?? '');
  return words.length <= MAX_WORDS && KINDS.has(kind) && !/\p{Lu}{2}/u.test(phrase);
}
