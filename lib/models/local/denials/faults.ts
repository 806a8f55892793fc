import { wordSet } from '../text/word-set.ts';
import type { Token } from '../types.ts';
import type { NegatableLine } from './denied-before.ts';
import { DID, KNOWING } from './denied-lists.ts';

/** What goes wrong, and is better absent: "never missed a deadline with SAP". */
const FAULTS = wordSet(
  'accident accidents incident incidents injury injuries complaint complaints downtime outage outages error errors fault faults defect defects loss losses delay delays ' +
    'miss missed missing fail failed breach breaches violation violations penalty penalties interruption interruptions disruption disruptions rework mistake mistakes absence absences ' +
    'finding findings wrong incorrect faulty unsafe unanswered unfinished issue issues problem problems trouble hiccup hiccups snag snags escalation escalations discrepancy discrepancies shortage shortages mispick mispicks deviation deviations shrinkage scrap claim claims casualty casualties rollback rollbacks regression regressions overrun overruns ' +
    'unfall unfalle unfallfrei zwischenfall zwischenfalle verletzung verletzungen beschwerde beschwerden reklamation reklamationen ausfall ausfalle ausfallzeit ausfallzeiten fehler verspatung verspatungen verpasst versaumt beanstandung beanstandungen unterbrechung unterbrechungen mangel fehlzeiten datenverlust ' +
    'accident accidents incident incidents plainte plaintes reclamation reclamations panne pannes erreur erreurs retard retards interruption interruptions perte pertes manque rate defaut defauts ' +
    'accidente accidentes incidente incidentes queja quejas reclamacion reclamaciones fallo fallos error errores retraso retrasos interrupcion interrupciones perdida perdidas caida caidas incidencia incidencias siniestro siniestros ' +
    'ongeval ongevallen ongeluk ongelukken incident incidenten klacht klachten storing storingen fout fouten vertraging vertragingen uitval onderbreking onderbrekingen verlies gemist schade schades',
);

/** May stand between a denial and the fault. */
const BEFORE_FAULTS = wordSet(
  'a an any one single major minor serious reportable recordable critical unplanned significant customer data safety lost time work production service ever once have had been been to the been or causing ' +
    'einen einem einen eine einer einzigen einzige einziger je einzigen grossere grosseren schweren d de une un seul seule aucun aucune grave graves majeur unico unica solo ningun ninguna een enkel enkele ernstige ooit',
);

const MAX_BEFORE_FAULT = 4;

/** Whether words tell of what had better be absent: "downtime of SAP: 0 %". */
export function tellsOfFault(tokens: readonly Token[]): boolean {
  return tokens.some(({ norm }) => FAULTS.has(norm) || RATES.has(norm));
}

const RATES = wordSet(
  'rate rates quote ratio turnover churn backlog vulnerabilities bugs bug taux tasa percentage',
);

/** "No incident management", "no claims experience": of faults one may have knowledge. */
function isOfHandling(tokens: readonly Token[], from: number): boolean {
  for (const { norm } of tokens.slice(from, from + 3)) {
    if (KNOWING.has(norm) || HANDLING.has(norm)) return true;
    if (BEHIND_FAULTS.has(norm)) return false;
  }
  return false;
}

const HANDLING = wordSet(
  'handling solving shooting management analysis investigation reporting processing adjusting response settlement prevention control tracking',
);

const BEHIND_FAULTS = wordSet(
  'in of with during over for on at since while and or mit bei seit avec pendant depuis en con durante desde met tijdens sinds',
);

/** Whether what is denied is a fault: its absence is to somebody's credit, and what stands beside it was done. */
export function deniesFault({ tokens }: NegatableLine, afterCue: number): boolean {
  for (let at = afterCue; at < Math.min(tokens.length, afterCue + MAX_BEFORE_FAULT); at++) {
    const norm = tokens[at]?.norm ?? '';
    if (FAULTS.has(norm)) return !isOfHandling(tokens, at + 1);
    // "Never sent a wrong invoice"
    const isDone = at === afterCue && DID.has(norm);
    if (!isDone && !BEFORE_FAULTS.has(norm)) return false;
  }
  return false;
}
