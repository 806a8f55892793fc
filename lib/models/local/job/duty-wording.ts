import { anyOf } from '../../../text/alternatives.ts';
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
/** The same in French and Spanish, in their infinitives. What are words of English as well ("former", "porter") are left out. */
const CONTINENTAL_DUTY_VERBS = new Set(
  (
    'accompagner accueillir acheminer administrer adapter aider ameliorer analyser animer appliquer approvisionner archiver assister assurer auditer ' +
    'automatiser charger classer collaborer collecter commander communiquer concevoir conduire conseiller constituer construire contribuer controler ' +
    'coordonner creer debarrasser decharger decouper definir depanner deployer determiner developper diagnostiquer diriger distribuer dresser ecrire ' +
    'effectuer elaborer emballer emettre encadrer encaisser enregistrer entretenir etablir etudier evaluer executer expedier faciliter facturer ' +
    'fideliser garantir gerer identifier informer installer intervenir lancer livrer maintenir mener mettre mesurer negocier nettoyer optimiser ' +
    'orchestrer organiser orienter participer piloter planifier poser preparer prendre presenter prevenir produire programmer promouvoir proposer ' +
    'prospecter realiser receptionner recevoir recruter rediger relancer remplacer renseigner reparer repondre representer resoudre respecter saisir ' +
    'sensibiliser servir souder stocker suivre superviser surveiller tenir traiter transmettre trier vendre verifier veiller ' +
    'abastecer aconsejar acompanar actualizar administrar analizar apoyar archivar asegurar asesorar asistir atender auditar ayudar brindar calcular ' +
    'captar cargar clasificar cobrar cocinar colaborar comprobar conciliar conducir configurar construir contestar contribuir controlar coordinar crear ' +
    'cuidar cumplimentar cumplir dar definir desarrollar descargar despachar diagnosticar dirigir disenar distribuir ejecutar elaborar emitir entregar ' +
    'ensenar establecer evaluar facturar fidelizar fomentar formar garantizar gestionar hacer identificar impartir implantar implementar impulsar ' +
    'informar instalar intervenir investigar limpiar liderar llevar manejar mantener mejorar montar negociar ofrecer operar optimizar ordenar organizar ' +
    'orientar participar planificar preparar presentar prestar producir programar promover proponer proporcionar realizar recibir recoger redactar ' +
    'registrar reparar reponer reportar representar resolver responder revisar seleccionar servir soldar suministrar supervisar tramitar transportar ' +
    'velar vender verificar vigilar'
  ).split(' '),
);
/** "Active involvement in shoots": a duty said by its noun. */
const DUTY_NOUN =
  /^(?:(?:active|actively|close|closely|direct|regular|full|daily|efficient|timely|proper|safe|and|effective|accurate) ){0,4}(?:involvement|participation|collaboration|coordination|maintenance|preparation|responsible|responsibility|accountable|oversight|processing|handling) (?:in|with|of|for|to)\b/;
/** "Individuals will take part …", "Employee would need to maintain …". */
const DUTY_OF_HOLDER = anyOf(
  /^(?:(?:the|this|our|each|an?|such) )?(?:\w+ ){0,2}(?:individuals?|employees?|workers?|role|position|person|incumbents?|holders?|jobs?|hires?) (?:will|would|shall|is to|are to)\b/,
  /^(?:he or she|she or he|he\/she|they|(?:the )?post[- ]?holder) (?:will|would|shall|may)\b/,
  /^(?:will|would) (?:be|need|have)\b/,
);

/** End as verbs do, and are mostly what somebody can or is trained in. */
const SKILL_NOUNS = new Set(
  'engineering marketing nursing accounting programming outstanding driving networking bring willing existing'.split(
    ' ',
  ),
);

/** Whether a line begins with a verb of a duty, or with an adverb and one ("Correctly interpreting …"). */
export function startsAsDuty(line: Line): boolean {
  const norms = line.tokens.map(({ norm }) => norm);
  if (norms.length > 1 && CONTINENTAL_DUTY_VERBS.has(norms[0] ?? '')) return true;
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
