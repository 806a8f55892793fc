import { matchesOf } from '../../../text/matches.ts';
import { foldInPlace } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import { Wordings } from '../text/wordings.ts';
import type { Span, TermHit, Token } from '../types.ts';
import { NEGATION_ENDS } from '../vocabulary/wording.ts';
import { type NegatableLine, wishesOfOthers } from './denied-before.ts';
import { namesSkill, plainListEnd, saysYears } from './denied-lists.ts';
import { isTakenUp } from './taken-up.ts';

/** Done with a tool or a trade; "willing to travel" and "I will relocate" answer what jobs ask for. */
const TAKING_UP =
  '(?:(?:also|soon|one day|finally|further|quickly|really|some day) )?(?:learn|use|using|work(?:ing)? (?:with|in|on|as)|get(?:ting)? (?:into|to know|to grips|started|trained|certified|an?|my|more|some|experience)|gain|try|explore|master|acquire|build up|study|becom|specialise|specialize|train in|be trained|pick up|develop (?:myself|skills|into)|grow into|move (?:in|to)|take up|dive into|start with|begin with|apply for|lead|obtain|reach|achieve|attain|improve|pass)';
/** Says nothing of what is to come: "I would like to stress that …". */
const NO_PLAN =
  '(?! (?:always|often|usually|regularly|typically|never|not)\\b)(?! (?:also |just |only |briefly |gladly |happily |gratefully |be (?:happy|glad|pleased) to )?(?:to )?(?:add|show|tell|explain|describe|discuss|demonstrate|talk|walk (?:you|them|the)|(?:take|sit|do) (?:an?|any|your|the) (?:[a-z]+ ){0,2}(?:test|assessment|trial)|speak (?:about|of|more)|elaborate|provide|send|mention|emphasi[sz]e|highlight|point|stress|thank|say|note|draw|travel|relocate|commute|move (?:house|closer|abroad|there|near)|work (?:nights?|weekends?|shifts?|evenings?|in shifts|full|part|remote|on[- ]call)|be (?:available|able to start)|start (?:on|in|immediately)|have (?:been|worked|completed)|bring|contribute|offer|share))';
const SOUGHT_POST =
  '(?:[a-z-]+ ){0,3}(?:roles?|positions?|jobs?|posts?|opportunit[a-z]+|challenges?|teams?|compan[a-z]+|projects?|placements?|employers?)';

/** What is only hoped for, planned, or would be done on some condition. On folded text. */
const PLANS = new Wordings(
  `\\b(?:i will|i shall|i'll|i'm going to|i am going to|we will|we shall|we'll)\\b${NO_PLAN}`,
  `\\b(?:would|i'd) (?:really |also |very much |dearly )?(?:love|like|enjoy|welcome|be (?:happy|glad|keen|excited|thrilled|interested|great|nice|wonderful))\\b${NO_PLAN}`,
  `\\b(?:hop(?:e|ing)|wish(?:ing)?|aim(?:ing)?|intend(?:ing)?|plan(?:s|ning)?|aspir(?:e|ing)|want(?:ing)?|keen|eager|excited|determined|curious|dream(?:ing)?) (?:to|of) ${TAKING_UP}(?! (?:with )?(?:people|children|others|animals|patients|customers|guests|an? team|teams|my hands)\\b)`,
  '\\b(?:willing|ready|happy|prepared|able|quick|can|could) (?:to )?(?:[a-z]+ly |soon )?(?:learn|pick up|get into|familiari[sz]e|study|be trained|master)\\b',
  '\\b(?:no|without|any) (?:problems?|troubles?|issues?|difficult(?:y|ies)|objections?) (?:with |in |to )?(?:[a-z]+ly )?(?:learn(?:ing)?|pick(?:ing)? up|get(?:ting)? into|studying|familiari[sz]ing myself with|being trained (?:in|on))\\b',
  `\\bmy (?:goal|aim|dream|plan|ambition|wish|objective) (?:is|remains|would be) to ${TAKING_UP}`,
  '\\blooking forward to (?:working with|using|learning|gaining|getting)\\b',
  `\\b(?:looking|searching) for (?:an?|my|new|the|any) ${SOUGHT_POST}\\b|\\b(?:seeking|in search of) (?:an?|my|new|the) ${SOUGHT_POST}\\b`,
  `\\b(?:training|help|practice|guidance|time|instruction|support|introduction|induction)\\b(?<=\\bwith (?:some|a little|a bit of|a short|a few (?:days|weeks|hours) of|brief|enough|proper|more|additional|further) [a-z]{4,12})(?=,? (?:i|we) (?:can|could|will|would|may)\\b)`,
  '\\bi could (?:[a-z]+ly |soon )?(?:use|learn|work with|handle|manage)\\b',
  '\\b(?:ich (?:mochte|will|hoffe|plane|beabsichtige|wunsche mir|traume)|(?:mochte|will) ich|ich wurde (?:sehr )?gerne?|wurde ich (?:sehr )?gerne?|ich freue mich (?:darauf|auf)|ich strebe|ich suche (?:eine?n?|neue) (?:[a-z]+ )?(?:stelle|position|herausforderung|aufgabe|rolle|job|arbeit|anstellung|praktikum)|auf der suche nach eine[rm]|arbeite mich (?:gerne?|schnell) in|lerne ich)\\b',
  '\\b(?:einarbeitung|schulung|ubung|hilfe|unterstutzung|anleitung),? (?:kann|werde) ich\\b',
  "\\b(?:je (?:voudrais|souhaite|souhaiterais|veux|compte|prevois|vais|reve|desire)(?! (?:souligner|ajouter|preciser|mettre)\\b)|j'(?:aimerais|espere|ai envie|ai l'intention|ai hate)|je [a-z]{2,14}rai|j'[a-z]{2,14}rai|je pourrais|(?:recherche|cherche) (?:actuellement )?une? (?:[a-z]+ )?(?:poste|emploi|stage|mission|travail|opportunite|alternance)|a la recherche d'une? (?:[a-z]+ )?(?:poste|emploi|stage|mission|travail|opportunite|alternance)|desireu(?:x|se) d)\\b",
  '\\b(?:formation|aide|pratique|temps|accompagnement),? je (?:peux|pourrai)\\b',
  '\\b(?:quisiera|me gustaria|deseo|espero|quiero(?! (?:destacar|agregar|subrayar|resaltar|anadir)\\b)|pretendo|planeo|tengo previsto|tengo (?:la )?intencion|voy a [a-z]{2,14}[aei]r|aspiro a|podria aprender|usare|utilizare|trabajare|aprendere|dominare|manejare|estudiare|empezare|busco (?:actualmente )?(?:una? |nuev[oa] )?(?:puesto|trabajo|empleo|oportunidad|practicas|posicion)|en busca de una? (?:[a-z]+ )?(?:puesto|trabajo|empleo|oportunidad|posicion))\\b',
  '\\b(?:formacion|ayuda|practica|tiempo),? (?:puedo|podria|podre)\\b',
  '\\b(?:ik (?:zou|wil|hoop|zal)|(?:zou|wil|zal) ik|ik ben van plan|ik kijk ernaar uit|zoek (?:momenteel )?een (?:[a-z]+ )?(?:baan|functie|job|rol|werk|uitdaging|stage)|op zoek naar een (?:[a-z]+ )?(?:baan|functie|job|rol|uitdaging|stage))\\b',
  '\\b(?:ik ga|ga ik)\\b(?=[^.;]{2,60}\\b(?:leren|werken|gebruiken|beginnen|volgen)\\b)',
  // A passive is no future: "Ich werde als Ansprechpartner für SAP eingesetzt".
  '\\b(?:ich werde|werde ich)\\b(?=[^.;:]{2,90} (?!ge|[a-z]{2,4}ge)[a-z]{2,20}e[nl]n?[.!]?$)',
  '\\b(?:training|oefening|hulp|inwerktijd|begeleiding),? (?:kan|zou) ik\\b',
);

/** Verbs of wishing that others may do as well ("clients who want to use Terraform"). */
const OF_ANYBODY = /^(?:hop|wish|aim|intend|plan|aspir|want|dream|can |could |able)/;
/** Of these others may be told as well: "clients who would like to move to Azure". */
const OF_WISHERS =
  /^(?:would|hop|wish|aim|intend|plan|aspir|want|keen|eager|excited|determined|curious|dream|willing|ready|happy|prepared|quick)/;
const OWN_BEFORE =
  /(?:^|[,;:(•|]\s?|\s[–—-]\s|\b(?:i|we|am|'m|and|also|now|currently|still|but|really|always|someday|therefore|hence|long|even)\s)$/;

const CONTRASTS: ReadonlySet<string> = new Set([...NEGATION_ENDS, 'sondern', 'while', 'whereas', 'because']);
/** What somebody has goes on with them: "a role where I can use my SQL". */
const OWN = wordSet(
  'my our mein meine meinen meiner meinem unser unsere mon ma mes notre nos mi mis nuestro nuestra mijn onze ons',
);
/** With these a plan tells what there is already. */
const CLAIMS = wordSet(
  'since bring bringing contribute seit einbringen einsetze depuis apporter apporterai desde aportar aportare sinds inbrengen',
);
const EXPERIENCE = wordSet('experience erfahrung erfahrungen experiencia ervaring');
/** Who wants to use what they know has it: "a post where I can apply SAP skills". */
const KNOWLEDGE = wordSet('knowledge skills expertise');
const USING = wordSet('use using utilise utilize utilising utilizing apply applying leverage employ');
/** Of experience that is still to come. */
const GAINING = wordSet(
  'learn develop improve gain gaining get getting collect build building acquire acquiring first more sammeln erwerben bekommen acquerir premiere adquirir primera opdoen opbouwen eerste',
);
const MAX_REACH_TOKENS = 28;
/** A comma so near to the cue belongs to it: "Ich hoffe, bald mit SAP zu arbeiten". */
const MAX_CUE_TOKENS = 4;
/** "With some training, I can …": the comma belongs to the cue. */
const ON_CONDITION = wordSet(
  'training help practice guidance time instruction support introduction induction einarbeitung schulung ubung hilfe unterstutzung anleitung formation aide pratique temps accompagnement formacion ayuda practica tiempo oefening hulp inwerktijd begeleiding',
);
const GOES_ON = /^[^.;]{0,120}\b(?:zu|dass|te|dat)\b/i;
const CLAUSE_END = /[.;:!?()|•]|\s[–—-]\s/;
const NO_SPANS: Span[] = [];
const AND = wordSet('and und et y en');
const GOES_ON_OWN = wordSet(
  'i we am have had ich bin habe je j suis ai yo soy tengo ik ben heb already bereits deja ya reeds',
);

/**
 * The parts of a line that tell what somebody hopes or plans to do, or would do: from the words that say so to the end of what is said.
 * They show nothing, and deny nothing either.
 */
export function plannedSpans(line: NegatableLine, hits: readonly TermHit[] = []): Span[] {
  if (!PLANS.mayBeIn(line)) return NO_SPANS;
  const folded = foldInPlace(line.text);
  if (!PLANS.areIn(folded)) return NO_SPANS;
  const spans: Span[] = [];
  for (const { index, 0: cue } of matchesOf(folded, PLANS.each)) {
    const from = line.start + index;
    if (from < (spans.at(-1)?.end ?? 0)) continue;
    if (OF_ANYBODY.test(cue) && !OWN_BEFORE.test(folded.slice(Math.max(0, index - 12), index))) continue;
    if (OF_WISHERS.test(cue) && wishesOfOthers(folded.slice(Math.max(0, index - 36), index))) continue;
    const first = line.tokens.findIndex(({ end }) => end > from);
    const end = first < 0 ? 0 : reachEnd(line, { first, told: from + cue.length }, hits);
    const last = line.tokens[end - 1];
    if (last === undefined || end <= first) continue;
    // The wish itself may be what a job asks for: "willing to learn".
    const told = from + cue.length;
    if (last.end > told && !tellsOfOld(line.tokens, first, end) && !isTakenUp(folded, last.end - line.start))
      spans.push({ start: told, end: last.end });
  }
  return spans;
}

function reachEnd(
  line: NegatableLine,
  { first, told }: { first: number; told: number },
  hits: readonly TermHit[],
): number {
  const { text, start, tokens } = line;
  let at = first;
  while (at < tokens.length && at - first < MAX_REACH_TOKENS) {
    const [previous, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
    if (token === undefined || CONTRASTS.has(token.norm)) return at;
    if (OWN.has(token.norm) && token.start >= told) return at;
    if (AND.has(token.norm) && (GOES_ON_OWN.has(next?.norm ?? '') || saysYears(tokens, at + 1))) return at;
    const gap =
      previous === undefined || at === first ? '' : text.slice(previous.end - start, token.start - start);
    if (CLAUSE_END.test(gap)) return at;
    const isOfCue =
      at - first <= MAX_CUE_TOKENS &&
      (ON_CONDITION.has(tokens[first]?.norm ?? '') || GOES_ON.test(text.slice(token.start - start)));
    if (gap.includes(',') && !isOfCue)
      return mayBeListed(line, { from: first, end: at }, hits) ? plainListEnd(line, at) : at;
    at++;
  }
  return at;
}

const SOUGHT = wordSet('looking searching seeking search suche cherche recherche busco busca zoek zoeken');
const WITH = wordSet('with using where mit avec con met');

/** Whether what is planned names a thing already, so that a list of such may follow: not "looking for a new post, SQL, Java". */
function mayBeListed(
  line: NegatableLine,
  reached: { from: number; end: number },
  hits: readonly TermHit[],
): boolean {
  const said = line.tokens.slice(reached.from, reached.end);
  if (said.some(({ norm }) => SOUGHT.has(norm)) && !said.some(({ norm }) => WITH.has(norm))) return false;
  return (
    namesSkill(line, reached.from, reached, hits) ||
    said.slice(1).some(({ start }) => /\p{Lu}/u.test(line.text.charAt(start - line.start)))
  );
}

function tellsOfOld(tokens: readonly Token[], first: number, end: number): boolean {
  const said = tokens.slice(first, end);
  if (said.some(({ norm }, at) => CLAIMS.has(norm) || saysYears(tokens, first + at))) return true;
  if (said.some(({ norm }) => GAINING.has(norm))) return false;
  const isUsed = said.some(({ norm }) => USING.has(norm));
  return said.some(({ norm }) => EXPERIENCE.has(norm) || (isUsed && KNOWLEDGE.has(norm)));
}
