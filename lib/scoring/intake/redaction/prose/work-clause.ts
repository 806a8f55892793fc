/** "… and I lead a team": what is said of work behind what is personal stays. */
const WORK =
  /,?\s(?:(?:(?:and|but|so)\s)?I(?:\s(?:now|also|still|have|then|am|currently)){0,2}|and(?:\s(?:then|also|now|have|am))?)\s(?:work|lead|led|r[au]n|own|manag|supervis|build|built|teach|taught|driv|drove|design|complet|train|stud|earn|pass|qualif|gain|obtain|learn|s[eo]ll|cook|weld|coach|translat|organi[sz]|found|develop|oper|repair|nurs(?:e|ed)\s|care[ds]?\s|clean|teach|writ|wrote|help|deliver|serv|handle|a (?:qualified|trained|registered|certified))/i;

/** The length of what stands before a clause about work in what a rule takes for personal. */
export function lengthWithoutWork(phrase: string): number {
  return WORK.exec(phrase)?.index ?? phrase.length;
}
