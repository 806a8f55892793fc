import { anyOf } from '../../../../text/alternatives.ts';
import { foldText } from '../../text/tokens.ts';
import { oneOf } from './one-of.ts';

/** How people announce whom they want, in text folded and in lower case unless told otherwise. */

/** Who is wanted stands right behind one of these. */
const ANNOUNCING = oneOf(
  '%',
  [
    // English
    /(?<!\byou (?:will )?|you'll |\b(?:to|it|they) )\b(?:needs?|wants?|requires?) (?:to (?:hire|recruit|appoint|welcome) )?(?:an? |another |one |our (?:next |new )?|someone as |two |three |several )/,
    /^(?:urgently )?(?:needs?|needing|require) |^after (?:an? |another )/,
    /\b(?:seeks?|hires?|welcomes?|recruits?|looks? (?:out )?for|looking (?:out )?for|searching for|search for|in search of|hiring|seeking|recruiting|(?:am|'m|are|'re|is) after)(?: to (?:hire|recruit|appoint))?:? (?:an? |another |one |our (?:next |new )?|someone as |two |three |several )?/,
    /\b(?:be|become) (?:our (?:next |new )?|the next )|^become an? |^as (?:an? |our (?:next |new )?)/,
    /\b(?:join (?:us|our \w+(?: \w+)?) as|work (?:for us |with us )?as|role of|position of|position as|post of|opening for|vacancy for|room for|job as|appoint|applications? (?:for|from)) (?:an? |our (?:next |new )?|the (?:next |new )?)?/,
    /\b(?:you are|you're|are you|the (?:ideal|right|perfect|successful) (?:candidate|applicant|person) (?:is|will be|should be|must be)) (?:an? |our (?:next |new )?|the )/,
    // "Wanted: a …", "Gesucht: …", in all of the languages
    /^(?:wanted|needed|required|vacancy|vacant|opening|position|role|job|gesucht(?: wird| werden)?|recherche|gezocht|gevraagd|se busca|se necesita)(?:\b[^:,.;-]{0,30}[:,-]?\s(?:an? |eine?n? |une? |una? |een )|\s?[:,-]?\s)/,
    // German
    anyOf(
      /\b(?:suchen|sucht|suche|brauchen|braucht|brauche|benotigen|benotigt|stellen|einstellen)\b(?: [a-z0-9.-]+){0,9}? (?:eine?n?|als) /,
      /\b(?:suchen|sucht|suche|brauchen|braucht) (?:wir |ich )?/,
    ),
    anyOf(
      /\b(?:hatten?|mochten?)\b(?: [a-z0-9.-]+){0,6}? eine?n? /,
      /\b(?:du bist|bist du|sie sind|sind sie|werde|werden sie) (?:eine? |unsere? )?/,
      /^als (?:eine? |unsere? )?/,
    ),
    // French
    /\b(?:recherch(?:e|ons|ent|eons)|recrut\w+|cherch\w+|embauch\w+|veut|voulons|veulent|engageons|engage)(?: actuellement| activement| engager| recruter| embaucher)? (?:une? |des |son |sa |notre |deux )?/,
    anyOf(
      /\bbesoin d'une? |\bposte (?:de |d')(?:une? )?/,
      /\b(?:vous etes|tu es|etes-vous|es-tu|le candidat ideal est|la candidate ideale est) (?:une? )?/,
      /\bdevenez (?:notre |une? )/,
    ),
    // Spanish
    /\b(?:buscamos|busca|busco|necesitamos|necesita|necesito|contratamos|contrata|contratar|seleccionamos|precisamos|precisa|requerimos|requiere|solicitamos|solicita|incorporar|incorpora|falta|plaza de|puesto de)(?: a)? (?:una? |nuestr[oa] )?/,
    /\beres (?:una? )?|\bse nuestr[oa] /,
    // Dutch
    /\b(?:zoeken|zoekt|zoek)\b(?: [a-z0-9.-]+){0,8}? (?:een|als) |\b(?:zoeken|zoekt|zoek) (?:wij |we |ik )?|\bop zoek naar (?:een )?/,
    anyOf(
      /\b(?:willen|wil|zouden|zou|mist|missen|hebben|heeft|werft|werven)\b(?: [a-z0-9.-]+){0,6}? een /,
      /\b(?:je bent|jij bent|ben jij|ben je|u bent) (?:een )?|\bword (?:dan )?(?:jij )?(?:onze |een )/,
      /^als (?:een |onze )?/,
    ),
  ],
  'g',
);

/** Where in a sentence announcements begin and end, in their order. */
export function announcementsIn(folded: string): { from: number; end: number }[] {
  return [...folded.matchAll(ANNOUNCING)].map((match) => ({
    from: match.index,
    end: match.index + match[0].length,
  }));
}

const TITLE_END = oneOf('%', [
  anyOf(
    /(?<!\bdipl)\.|[,;:!?\n–—|()]|\s-\s|\s\d+ (?:days?|hours?|x|shifts?|nights?|my|our|the)\b/,
    /\s[mwfhvdx](?:\/[mwfhvdx])+|\s\(?(?:\d{2,3}\s?[-–]\s?)?\d{2,3}\s?%/,
  ),
  oneOf('\\s%(?=[\\s.,;:!?]|$)', [
    anyOf(
      /who|that|which|whose|we|our|you(?:'\w+)?|i|they|with|to|for|in|at|on|of|from|near|and|or|is|are|will/,
      /can|has|must|should|able|capable|trained/,
    ),
    /asap|pls|please|fast|urgently|wanted|needed|required|sought|offshore/,
    /mit|sie|du|wir|zu|zur|zum|der|die|das|fur|im|bei|und|oder|beherrsch\w+|gesucht|verstarken|einstellen|gewinnen/,
    /nous|pour|avec|qui|a|chez|dans|et|ou|en|sachant|titulaire|autonome|passionnee?s?|motivee?s?|bilingue|recherchee?|demandee?/,
    /para|con|que|queremos|y|e|o|capaz/,
    /voor|met|bij|op|te|gezocht|gevraagd|aannemen|nodig|erbij/,
  ]),
]);

/** "Head of Operations": the title goes on. */
const GOES_ON =
  /^(?:(?:deputy|assistant|associate|interim|acting|senior|global|regional|group) )*(?:head|director|vp|vice president|chief|manager|professor|leiter|leiterin|responsable|jefe|jefa|hoofd)$/;
const OF = /^ (?:of|de|der|van|du) /;

/** Where a title that begins at a place ends. */
export function titleEnd(folded: string, from: number): number {
  const length = folded.slice(from).search(TITLE_END);
  if (length < 0) return folded.length;
  const of = GOES_ON.test(folded.slice(from, from + length)) ? OF.exec(folded.slice(from + length)) : null;
  if (of === null) return from + length;
  const behind = from + length + of[0].length;
  const more = folded.slice(behind).search(TITLE_END);
  return more < 0 ? folded.length : behind + more;
}

const NOBODY = oneOf('^%(?:\\b|$)', [
  anyOf(
    /all|any|some|someone|somebody|anyone|people|persons?|candidates?|applicants?|help|staff|more|team/,
    /talents?|professionals?|individuals?|employees|colleagues?/,
  ),
  /you|your?|it$|this|that|we|i|at|for|on|as|to|in|with|and|not|also|has|have|had|is|are|can|will/,
  anyOf(
    /good|sure|able|part|busy|confident|comfortable|happy|familiar|responsible|experienced (?:in|with)/,
    /proficient|fluent|certified in|registered with|used|plus|bonus|must|asset|advantage/,
  ),
  /du|sie|ist|jemand\w*|menschen|kolleg\w*|personen?/,
  /tu|vous|est|quelqu|personnes?/,
  /es|alguien|personas?/,
  /je|jij|u|iemand|mensen|collega\w*/,
]);

/** Somebody, in whatever words, or what somebody is like: no title. */
export function isNobody(title: string): boolean {
  return NOBODY.test(foldText(title));
}

/** Grades the candidate, not the job. In text as it is written. */
const PRAISE = oneOf(
  '^%\\s+',
  [
    anyOf(
      /experienced|skilled|talented|dedicated|motivated|passionate|qualified|enthusiastic|reliable|highly/,
      /dynamic|competent|seasoned|creative|committed|ambitious|good|great|brilliant|friendly/,
    ),
    /new|next|additional|full[- ]?time|part[- ]?time|fixed[- ]term|permanent|temporary|freelance|an?|the|our|one/,
    /erfahrene[nrs]?|engagierte[nrs]?|motivierte[nrs]?|examinierte[nrs]?|qualifizierte[nrs]?|neue[nrs]?/,
    /une?|notre|el|la|le|un|una|een|ervaren|enthousiaste|zelfstandige?|nieuwe/,
  ],
  'i',
);

/** How many characters of praise stand before a title. */
export function praiseLength(text: string): number {
  let length = 0;
  for (let praise = PRAISE.exec(text); praise !== null; praise = PRAISE.exec(text.slice(length)))
    length += praise[0].length;
  return length;
}
