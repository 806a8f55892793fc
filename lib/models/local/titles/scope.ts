import { anyOf } from '../../../text/alternatives.ts';
import type { Scope } from '../../model.ts';
import { foldText } from '../text/tokens.ts';
import { WordGate } from '../text/word-gate.ts';
import type { Line, TextDocument } from '../types.ts';

const ORGANIZATION =
  /\b(?:company[- ]wide|entire (?:company|organi[sz]ation)|p&l responsibility|board of directors|executive committee|gesamtverantwortung|unternehmensweit\w*|ensemble de l'entreprise|comite de direction|toda la (?:empresa|organizacion)|hele organisatie)\b/;
const SEVERAL_TEAMS = anyOf(
  /\b(?:several|multiple|two|three|four|five|all) (?:teams|departments|sites|branches|wards|plants|stores|schools)\b/,
  /\b(?:mehrere|drei|zwei|vier) (?:teams|abteilungen|standorte|filialen)\b/,
  /\bplusieurs (?:equipes|sites|services)\b|\bvarios (?:equipos|departamentos|centros)\b/,
  /\bmeerdere (?:teams|afdelingen|vestigingen)\b|\bdepartment of (?:\d{2,3})\b/,
);
const TEAM = anyOf(
  /\b(?:lead|leads|leading|led|manage|manages|managing|managed|supervise|supervises|supervising|supervised|head|heads|headed|oversee|oversaw)\b[^.\n]{0,30}\b(?:team|staff|crew|shift|ward|kitchen|people|employees|nurses|engineers|developers|technicians|brigade)\b/,
  /\b(?:teamleitung|fuhrung von|leitung eine[rs] teams?|fachliche leitung|personalverantwortung)\b/,
  /\bencadr\w+ (?:une |d'une |de |l')?equipe\b/,
  /\b(?:dirigir|liderar|coordinar|dirigi|lidere) (?:un |el |al )?equipo\b/,
  /\b(?:leiding(?:gevende)? (?:aan|geven)|aansturen van)\b/,
);

/** From the largest on. */
const SCOPES_TOLD: readonly (readonly [Scope, RegExp])[] = [
  ['organization', ORGANIZATION],
  ['several_teams', SEVERAL_TEAMS],
  ['team', TEAM],
];
const GATE = new WordGate(SCOPES_TOLD.map(([, pattern]) => pattern));

/** The largest scope that some lines speak of, with the first line that does; `null` when none does. */
export function largestScope(lines: readonly Line[]): { scope: Scope; line: Line } | null {
  const told = lines
    .filter((line) => GATE.mayOpen(line))
    .map((line) => ({ line, folded: foldText(line.text) }));
  for (const [scope, pattern] of SCOPES_TOLD) {
    const found = told.find(({ folded }) => pattern.test(folded));
    if (found !== undefined) return { scope, line: found.line };
  }
  return null;
}

/** The scope that a job's text speaks of; `null` when it speaks of none. */
export function scopeIn(document: TextDocument): Scope | null {
  const lines = document.lines.filter(({ section }) => section !== 'about' && section !== 'benefits');
  return largestScope(lines)?.scope ?? null;
}
