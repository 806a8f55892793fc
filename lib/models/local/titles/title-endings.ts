/** How words for people at work end, and those that no ending tells. */
const TITLE_ENDING =
  /(?:er|or|ist|ian|ant|ent|yst|eur|euse|rice|iste|iere?|ero|era|ora|ista|(?:er|ar|or|ist|ant|ent|ert|oge|eur)in|kraft|mann|frau|leiter|leitung|person|ster|meester|man|woman|smith|mason|wright|.koch|.kok)$/;
const TITLE_WORDS: ReadonlySet<string> = new Set(
  (
    'cadet lead head chief hand intern apprentice executive specialist clerk aide nurse cook chef guard agent architect expert mechanic pilot judge ' +
    'coach host hostess secretary attorney counsel paralegal dean principal fellow associate representative operative rep tech admin ' +
    'advocate midwife housekeeper trainee employee valet marshal groom steward labourer sysadmin exec ' +
    'mgr mngr asst assoc dev eng engr coord dir supv supvr gm ' +
    'apprentice apprenti apprentie azubi auszubildende auszubildender lernende lernender lehrling aprendiz leerling stagiaire commis domestic ' +
    'responsable charge chargee gerente jefe jefa medico directiva notaire juge ' +
    'magasinier koch maurer wirt arzt arztin anwalt anwaltin tischler timmerman kok verpleegkundige verzorgende'
  ).split(' '),
);
/** End as titles do and name no one at work. */
const NO_PERSONS: ReadonlySet<string> = new Set(
  'kant urgent permanent current present recent independent excellent different center centre daughter brother father mother sister december november october september summer winter water paper tower river corner power order number letter matter department government management development equipment assessment recruitment investment apartment parent restaurant'.split(
    ' ',
  ),
);

/** Whether a word ends as words for one person at work do ("repairer", "Betreuerin", "conducteur"), not those for several. */
export function soundsLikeTitle(norm: string): boolean {
  return TITLE_WORDS.has(norm) || (norm.length > 3 && TITLE_ENDING.test(norm) && !NO_PERSONS.has(norm));
}
