import type { Line } from '../types.ts';

const DUTY_VERBS = new Set(
  (
    'achieve act adapt adjust administer advise advocate allocate analyze analyse answer apply arrange assemble assess assist attend audit balance ' +
    'build calculate care carry categorize check clean coach collaborate collect communicate compile compose conduct configure consult contribute ' +
    'control coordinate create cultivate debug deliver demonstrate deploy design detect determine develop devise diagnose direct dispense ' +
    'distribute document draft drive educate empower enforce engage enhance ensure escalate establish evaluate examine execute expand explain ' +
    'facilitate follow formulate foster gather generate govern greet guide handle help identify implement improve inform initiate inspect install ' +
    'instruct integrate interpret investigate keep lead liaise load maintain make manage mediate mentor minimize monitor motivate ' +
    'navigate negotiate observe offer operate optimize orchestrate order organize organise oversee own participate perform pick plan prepare ' +
    'present prioritize process produce promote propose protect provide receive recommend reconcile record refine register repair replace ' +
    'report represent research resolve respond restock retain retrieve review run safeguard schedule screen sell serve set share solve ' +
    'streamline submit supervise supply support take teach test track train translate transport treat troubleshoot undertake update upgrade ' +
    'use utilize validate verify welcome work write'
  ).split(' '),
);
/** "Active involvement in shoots": a duty said by its noun. */
const DUTY_NOUN =
  /^(?:(?:active|actively|close|closely|direct|regular|full|daily|efficient|timely|proper|safe|and|effective|accurate) ){0,4}(?:involvement|participation|collaboration|coordination|maintenance|preparation|responsible|responsibility|accountable|oversight|processing|handling) (?:in|with|of|for|to)\b/;
/** "Individuals will take part …", "Employee would need to maintain …". */
const DUTY_OF_HOLDER =
  /^(?:(?:the|this|our|each|an?|such) )?(?:\w+ ){0,2}(?:individuals?|employees?|workers?|role|position|person|incumbents?|holders?|jobs?|hires?) (?:will|would|shall|is to|are to)\b|^(?:he or she|she or he|he\/she|they|(?:the )?post[- ]?holder) (?:will|would|shall|may)\b|^(?:will|would) (?:be|need|have)\b/;

/** End as verbs do, and are mostly what somebody can or is trained in. */
const SKILL_NOUNS = new Set(
  'engineering marketing nursing accounting programming outstanding driving networking bring willing existing'.split(
    ' ',
  ),
);

/** Whether a line begins with a verb of a duty, or with an adverb and one ("Correctly interpreting …"). */
export function startsAsDuty(line: Line): boolean {
  const norms = line.tokens.map(({ norm }) => norm);
  if (norms.length < 3) return false;
  const at = norms[0]?.endsWith('ly') ? 1 : 0;
  const first = norms[at] ?? '';
  if (first === 'working' && norms[at + 1] === 'knowledge') return false;
  return DUTY_VERBS.has(first) || (first.length > 4 && first.endsWith('ing') && !SKILL_NOUNS.has(first));
}

/** Whether a sentence tells what whoever holds the job will do: "Individuals will take part …". */
export function isDutyOfHolder(folded: string): boolean {
  return DUTY_OF_HOLDER.test(folded);
}

/** Whether a line of a job tells a duty by its first words. */
export function tellsDuty(line: Line, folded: string): boolean {
  return startsAsDuty(line) || DUTY_NOUN.test(folded) || isDutyOfHolder(folded);
}
