import { either } from '../../../text/alternatives.ts';
import { foldText } from '../text/tokens.ts';
import type { Line, Span } from '../types.ts';

/** Patterns below are for folded text, in English, German, French, Spanish and Dutch. */

/** What an entry begins with that tells of no work: "Application as a Backend Engineer", "Job shadowing with a nurse". */
const OPENING = new RegExp(
  `^${either(
    '(?:job |unsuccessful |rejected )?application (?:as|for|to)|applied (?:as|for|to)|interview(?:ed)? (?:as|for)|(?:job|work)[- ]?shadow(?:ing|ed)?|shadow(?:ing|ed)|offer (?:as|for)|successor (?:of|to)|reported to',
    'bewerbung (?:als|um|fur)|beworben (?:als|um)|hospitation|nachfolge\\p{L}{0,4} (?:von|eines|einer|des|der)',
    "candidature (?:au|a|pour|comme|de)|postule (?:au|a|pour|comme)|stage d'observation",
    'candidatura (?:a|para|como|de)|solicitud (?:de|para) (?:empleo|puesto)|postulacion (?:a|para|como)',
    'sollicitatie (?:als|voor|naar)|gesolliciteerd (?:als|voor|naar)|meegelopen met|meeloopdag',
  )}(?!\\p{L})`,
  'u',
);

/** What is set apart behind a title as a remark: "(offer declined)", ", fictitious company". */
const REMARK = new RegExp(
  `^${either(
    '(?:job |the |i )?(?:offer|post|contract|application)?(?: was| were)? ?(?:declined|rejected|withdrawn|turned down|unsuccessful|not (?:taken up|accepted|started|hired)|never (?:started|taken up))(?: (?:the |this )?(?:offer|post|job))?',
    '(?:a )?(?:fictitious|fictional|imaginary|made[- ]up|invented|simulated)(?: (?:company|firm|employer|role|job|business))?|(?:in|of) an? (?:online |computer |video )?game|role[- ]?play(?:ing)?',
    '(?:with )?no (?:clients?|customers?|orders|projects)(?: (?:yet|so far|at all))?|(?:the )?whole (?:time|period) on (?:(?:unpaid |parental )?leave|(?:a )?career break)',
    '(?:angebot |stelle )?(?:abgelehnt|nicht angetreten|nicht angenommen|abgesagt)|absage(?: erhalten)?|(?:fiktiv|erfunden|simuliert|frei erfunden)\\p{L}{0,2}(?: (?:firma|stelle|unternehmen|rolle))?|(?:noch |bisher )?keine (?:kunden|auftrage)|im (?:online|computer)spiel',
    '(?:offre |poste |candidature )?(?:declinee?|refusee?|non retenue?|rejetee?|non prise?)|(?:entreprise |societe |poste )?(?:fictive?|imaginaire|simulee?)|(?:encore )?(?:aucun|sans|pas de) clients?|dans un jeu(?: en ligne| video)?',
    '(?:oferta |candidatura |puesto )?(?:rechazad[oa]|declinad[oa]|no aceptad[oa]|descartad[oa])|(?:empresa |puesto )?(?:fictici[oa]|inventad[oa]|simulad[oa])|(?:aun |todavia )?sin clientes|en un (?:videojuego|juego(?: en linea| online)?)',
    '(?:aanbod |sollicitatie |functie )?(?:afgewezen|geweigerd|niet aangenomen|niet begonnen)|(?:fictie(?:f|ve)|verzonnen|gesimuleerde?)(?: (?:bedrijf|functie|rol))?|(?:nog )?geen (?:klanten|opdrachten)|in een (?:online ?spel|game|computerspel)',
  )}$`,
  'u',
);

const MAX_HEAD_CHARACTERS = 300;

/** Whether the line of a title says that the post was not held: it was applied for, declined, watched or made up. */
export function isNotHeld({ text, start }: Line, title: Span): boolean {
  const head = text.slice(0, MAX_HEAD_CHARACTERS);
  const before = foldText(head.slice(0, title.start - start)).replace(/[^\p{L}]*$/u, '');
  const opened = foldText(head.slice(0, title.end - start)).replace(/^[^\p{L}]*/u, '');
  if (OPENING.test(opened)) return true;
  const behind = foldText(head.slice(title.end - start));
  return [before, ...behind.split(/[,;|()[\].–—]|\s-\s/)].some((part) => REMARK.test(part.trim()));
}
