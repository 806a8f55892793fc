import { anyOf, either } from '../../../text/alternatives.ts';
import { matchesOf } from '../../../text/matches.ts';
import { type GatedLine, isOpen, WordGate } from './word-gate.ts';
import { Wordings } from './wordings.ts';

/** How something that is proved by a paper, a test or a register stands by what is said of it. */
export type Holding = 'not_held' | 'under_way';

/** What may follow a participle that is said of something, and not of the noun behind it ("suspended ceilings"). */
const SAID = `(?=[.!]?$| ${either(
  'in|on|at|by|since|until|till|from|for|after|before|due|because|again|now|last|next|this|when|while|twice|once|temporarily|pending|early|mid|late',
  'seit|bis|im|am|vom|fur|zum|zur|ab|wegen|nach|von|durch|aufgrund|wieder|letztes|mangels',
  'depuis|en|jusqu|pour|par|le|la|du|suite|faute|apres',
  'desde|hasta|por|para|el|tras',
  'sinds|tot|op|door|voor|vanaf|volgend|wegens|na|om|vanwege',
  'spring|summer|autumn|winter|q[1-4]|[a-z]{3,9} (?:19|20)\\d\\d|(?:19|20)\\d\\d|\\d',
)}(?![\\w-]))`;

/** A paper, where it stands behind what is said of it ("an expired forklift licence"). */
const PAPER_BEHIND =
  "(?= (?:[a-z'&-]{1,20} ){0,3}(?:licen[cs]e|registration|permit|certificat(?:e|ion)|card|ticket|membership|clearance)\\b)";

const EXAM = '(?:exam|exams|examination|test|tests|prufung|examen|toets)';

/** Failed, lapsed, taken away, given back, refused, or not reached. */
const LOST = new Wordings(
  `\\b(?:expired|lapsed|revoked|surrendered|suspended|withdrawn|cancell?ed|annulled|invalid|invalidated|rescinded|confiscated|forfeited|rejected|refused|denied|turned down|disqualified|relinquished|deregistered|inactive|out of date)${SAID}`,
  `\\b(?:expired|lapsed|revoked|suspended|withdrawn|surrendered|cancell?ed|invalid)${PAPER_BEHIND}`,
  /\b(?:struck off|removed from the (?:[a-z]+ )?register|ran out|no longer (?:valid|held|current|registered|licen[cs]ed|certified|active))\b/,
  `\\b(?:given|handed) back${SAID}`,
  /\b(?:(?:gave|handed) (?:back|in|up)|lost) (?:my|the) (?:[a-z'-]+ ){0,3}(?:licen[cs]e|registration|permit|certificate)\b/,
  anyOf(
    /\b(?:exam|exams|test|tests|assessment|attempt|resit|paper|papers) failed\b/,
    /\bfailed(?= (?:in )?(?:the |my |an? )?(?:[a-z-]+ )?(?:exam|test|assessment|first|second|20\d\d|once|twice)\b|[.!]?$)/,
  ),
  anyOf(
    /\bnot (?:yet |been |currently ){0,2}(?:passed|held|obtained|awarded|achieved|gained|acquired|started|begun|taken|reached|registered|valid|current|issued|granted|available|renewed|applied for)\b/,
    /\b(?:did not|didn't) (?:pass|reach|obtain|get)\b/,
  ),
  `\\b(?:abgelaufen\\w*|entzogen\\w*|eingezogen|erloschen|widerrufen|gesperrt|ausgesetzt|aberkannt|annulliert|verfallen|abgelehnt|zuruckgezogen|zuruckgegeben|ungultig)${SAID}`,
  /\b(?:fuhrerschein|fahrerlaubnis|lizenz|zulassung|approbation)\b[^.;]{0,40}\b(?:abgegeben|ruht)\b/,
  /\b(?:nicht (?:mehr )?(?:bestanden|erreicht|erworben|vorhanden|erhalten|gultig|angetreten|begonnen|verlangert)|durchgefallen|durch die [a-z-]{0,30}prufung gefallen|fehlt(?=$))\b/,
  `\\b(?:perimee?s?|suspendue?s?|retiree?s?|annulee?s?|invalidee?s?|revoquee?s?|resiliee?s?|expiree|radiee?|refusee?s?|ajournee?s?|recalee?s?|echouee?s?|echec)(?=[.!]?$| (?:depuis|en|jusqu|pour|par|le|la|suite|faute|apres|a|au|aux)\\b)`,
  /\b(?:non|pas|pas encore) (?:obtenue?s?|validee?s?|valides?|acquise?s?|reussie?s?|detenue?s?|passee?s?|atteinte?s?)\b/,
  /\bexpire(?=[.!]?$)(?<!\b(?:not|n't|never|to|will|pas|doesn't|don't) expire)/,
  `\\b(?:suspension|retrait|annulation|entzug|intrekking)(?=[.!]?$| (?:depuis|en|seit|sinds|in|since)\\b)`,
  `\\b(?:caducad[oa]s?|vencid[oa]s?|retirad[oa]s?|suspendid[oa]s?|suspens[oa]s?|revocad[oa]s?|anulad[oa]s?|invalidad[oa]s?|cancelad[oa]s?|rechazad[oa]s?|denegad[oa]s?|reprobad[oa]s?)${SAID}`,
  /\b(?:no (?:obtenid[oa]|superad[oa]|aprobad[oa]|vigente|valid[oa]|conseguid[oa]|alcanzad[oa])|sin (?:vigencia|obtener|aprobar|superar))\b/,
  /\bformerly (?:[a-z]+ )?(?:registered|licen[cs]ed|certified)\b/,
  `\\b(?:kwijt|verlopen|ingetrokken|geschorst|doorgehaald|vervallen|ingevorderd|ongeldig|ingeleverd|geweigerd|afgewezen|gezakt)(?: verklaard)?${SAID}`,
  /\bniet (?:meer )?(?:behaald|gehaald|geslaagd|geldig|aanwezig|verkregen|gestart|bereikt|verlengd)\b/,
);

/** Only planned or booked, or looked at from beside. */
const PLANNED = new Wordings(
  `\\b(?:booked|scheduled|planned|geplant|vorgesehen|angestrebt|gebucht|prevue?|previst[oa]|planead[oa]|gepland)${SAID}`,
  anyOf(
    /\bto be (?:taken|sat|booked|started|completed|done|obtained|renewed)\b/,
    /\bdue to (?:sit|take|start|begin|complete|finish)\b|\bin planung\b/,
  ),
  /\b(?:starts|starting|begins|beginning)(?= (?:in |on )?(?:next |[a-z]+ )?20\d\d\b| next\b)/,
  `\\b(?:enrolled|registered|signed up|entered|angemeldet|inscrite?|inscrit[oa]|ingeschreven) (?:for|zur|zum|fur|a|a l|au|en el|al|voor) ?(?:the |an? |my |die |das |het |')?(?:[a-z\\d-]+ ){0,3}[a-z]{0,20}${EXAM}\\b`,
  /\b(?:booked|organi[sz]ed|arranged|scheduled) (?:[a-z\d-]+ ){0,4}(?:courses?|training|cards?|exams?|tests?) for (?:colleagues|staff|others|employees|operatives|workers|trainees|engineers|the (?:team|crew))\b/,
  /\bread (?:the |an? )?(?:[a-z\d-]+ ){0,3}(?:study guide|guide|handbook|book)\b/,
  /\b(?:colleagues?|teammates?|friends?|wife|husband|brother|sister) (?:who (?:is|are|was|were|has|have|holds?)|is|are|has|have|holds?)\b/,
);

/** The year that somebody is in: "Lic. en Economía, 3er año". In "im 3. Lehrjahr Klassenbester" more is said. */
const YEAR_OF_STUDY = [
  /\b(?:lehrjahr|ausbildungsjahr|semester)(?=[.!]?$)(?<=^(?:(?:derzeit|aktuell|zurzeit|momentan|gerade|noch) )?(?:im )?(?:\d{1,2}\. ?|ersten |zweiten |dritten |vierten )[a-z]{8,15})/,
  /\b(?:ano|curso|semestre)(?=[.!]?$)(?<=^(?:(?:actualmente|cursando) )?(?:en )?(?:[1-6](?:er|ero|ro|do|to|o|a|º|°|\.)?|primer|segundo|tercer|cuarto|quinto) [a-z]{3,8})/,
  /\bjaar(?=[.!]?$)(?<=^(?:(?:nu|momenteel) )?(?:in het )?[1-6]e jaar)/,
];

/** Begun and not ended, broken off, or asked for and not granted. */
const BEGUN = new Wordings(
  /\bapplied(?=[.!]?$)(?<=^(?:already |have )?applied)/,
  /\b(?:pending|applied for|application (?:submitted|sent|made|filed|in process|under way|in review)|awaiting (?:decision|result|results|registration|approval|outcome|confirmation)|results? awaited|beantragt|en tramite|tramitando|solicitad[oa]s?|aangevraagd|demandee?s?|demande (?:en cours|deposee|faite))\b/,
  /\b(?:(?:studying|currently studying|now studying)(?= (?:for|towards?|an?|the|cilex|acca|cima|aat|aca|icaew|cipd|cips|cfa|cpa|pmp|ccna|cissp|nvq|level|ba|bsc|beng|ma|msc|mba|phd|bachelor|master|degree)\b)|studied (?:for|towards)|working towards?|in process|being processed|aspiring(?= [a-z])|preparing (?:for|to take|to sit)|in progress|candidate(?! (?:of|interview\w*|screening|selection|experience|sourcing)\b)|part[- ]qualified)\b/,
  anyOf(
    /\b(?:ongoing|laufend|in arbeit|en curso|lopend)(?=[.!]?$)/,
    /\ben cours(?=[.!]?$| d'(?:obtention|acquisition|inscription|instruction)| de (?:preparation|formation|demande|traitement)| depuis)/,
  ),
  /\b(?:expected|anticipated|graduating|finishing|completing|voraussichtlich|prevu pour|verwacht)(?= (?:in |by )?(?:[a-z]+ )?20\d\d\b)/,
  anyOf(
    /\bfinal[- ]year(?= (?:of|at|in)\b|(?: [a-z]+){0,3} (?:student|undergraduate)\b|[.!]?$)/,
    /\b(?:penultimate|first|second|third|fourth)[- ]year(?= student\b|$)/,
  ),
  /\b(?:registered as (?:an? )?student|student (?:member|registration)|als student|guest student|gasthorer\w*|auditeur libre|toehoorder)\b/,
  /\b(?:dropped out|not (?:yet )?(?:completed|finished|graduated)|unfinished|incomplete|withdrew|broken off|deferred|exmatrikuliert|left (?:early|without|(?:in|after|during) (?:the |my |an? )?(?:first|second|third|final|one|two|\d))|without (?:graduating|finishing|completing|(?:an? |the |my )?(?:degree|diploma|qualification|certificate|final exam)))\b/,
  `\\b(?:discontinued|abandoned|interrupted|arret|arretee?)${SAID}`,
  anyOf(
    /\b(?:attended|joined|took|taking|visited|followed) (?:an? |the )?(?:[a-z\d-]+ ){0,3}(?:preparation|preparatory|prep|revision|crash) (?:course|class|workshop)\b/,
    /\b(?:taking|having) (?:[a-z]+ )?lessons\b/,
  ),
  /\bof (?<total>\d{1,2}) (?:papers|exams|parts|modules|levels)\b(?<!\b\k<total> of \d{1,2} [a-z]{1,10})/,
  /\b(?:estudiante de|etudiante? en|students? of)\b|\b(?:acca|cima|aat|aca|icaew|cipd|cips|cfa|cilex) student\b/,
  ...YEAR_OF_STUDY,
  /\bmodule (?:\d|one|two|three|four)(?= (?:passed|completed|done|only)\b)/,
  /\b(?:one|two|three|four|five|some|few|several) modules? (?:of|from) (?:an?|the)\b|\bone (?:term|semester)(?=[.!]?$)/,
  /\b(?:abgebrochen\w*|abbruch|nicht (?:abgeschlossen\w*|beendet|fertig\w*)|unvollendet|unabgeschlossen|ohne (?:abschluss|prufung|examen|diplom|abschlussprufung)|wird (?:gerade |derzeit |aktuell |zurzeit |noch )?(?:gemacht|nachgeholt|absolviert|erworben)|mache (?:gerade|derzeit|aktuell|zurzeit)|vorbereitung auf|vorbereitungskurs\w*(?! und )|(?:lehrjahr|ausbildungsjahr)(?<!\b(?:bis|im|nach|ab|auf das) (?:\d\. )?[a-z]{8,15}))\b/,
  /\bin (?:bearbeitung|vorbereitung|aanvraag|opleiding|behandeling|voorbereiding|ausbildung)(?=[.!]?$| (?:seit|sinds|bis|tot)\b)/,
  /\b(?:abandon(?=[.!]?$| (?:en|apres|au)\b)|abandonnee?s?|interrompue?s?|inachevee?s?|(?:non|pas) (?:diplomee?|terminee?s?|achevee?s?|finie?s?|finalisee?s?)|sans (?:diplome|obtenir|validation)|preparation (?:au|a la|a l|(?:de|du) (?:la |l')?(?:certification|examen|concours|diplome|permis|titre)))\b/,
  /\b(?:sin (?:finalizar|terminar|acabar|concluir|titular|titulo|completar)|no (?:finalizad[oa]|terminad[oa]|concluid[oa]|acabad[oa]|completad[oa])|inacabad[oa]s?|inconclus[oa]s?|trunc[oa]s?|abandonad[oa]s?|interrumpid[oa]s?|pasante|pendientes? del?|pendiente(?=$)|sacando(?:me|se)?|cursando|preparando)\b/,
  /\b(?:bezig met|niet (?:afgerond|afgemaakt|voltooid)|onafgerond|onvoltooid|afgebroken|gestopt|zonder (?:diploma|examen|afronding)|leerjaar)\b/,
);

/** What was failed or has run out may have been gained since. */
const GAINED =
  /(?<!\b(?:not|nicht|non|pas|no|niet|parts|papers|exams|modules|levels|training|course|kurs|lehrgang|formation|curso|cursus|opleiding|application|theory|theorie) )\b(?:passed|renewed|reinstated|restored|obtained|awarded|achieved|gained|graduated|bestanden|erneuert|verlangert|wiedererteilt|obtenue?|reussie?|recuperee?|restituee?|renouvelee?|renovad[oa]|recuperad[oa]|obtenid[oa]|aprobad[oa]|behaald|geslaagd|verlengd|afgerond|abschluss(?= (?:19|20)\d\d\b))\b/;

/** "Never suspended", "nie entzogen", "sin asignaturas suspensas". */
const NEVER =
  /\b(?:never|nie|niemals|jamais|nunca|nooit|no|any|keine[nr]?|geen|sin|without) (?:been |once |ete |sido |[a-z]{1,20} )?(?:failed|suspended|revoked|lapsed|expired|withdrawn|refused|rejected|cancelled|entzogen|abgelaufen|suspendue?|retiree?|annulee?|suspens[oa]s?|suspendid[oa]s?|retirad[oa]s?|ingetrokken|geschorst|verlopen|gezakt)\b/g;

/** What keeps a paper valid may be planned ("next refresher booked"). */
const KEPT_VALID =
  /\b(?:refresher|renewal|revalidation|recertification|re-registration|update|auffrischung\w*|verlangerung|weiterbildung|renouvellement|recyclage|renovacion|herregistratie|verlenging|opfrissing\w*|herhaling\w*)\b/;

const RENEWAL = /\b(?:renewal|recertification|revalidation)\b/;
const RENEWED =
  /^(?:expected|anticipated|pending|in progress|in process|being processed|ongoing|application)/;

const GAINED_SAID = new RegExp(GAINED, 'g');
const HOLDING = [LOST, PLANNED, BEGUN];
const GATE = new WordGate(HOLDING.map(({ each }) => each));

/** Whether a line may say that something is not held, by its words alone. */
export function mayTellHolding(line: GatedLine): boolean {
  return GATE.mayOpen(line);
}

/** The same by the beginnings of its words, of a folded text. */
export function mayHaveWordsOfHolding(text: string): boolean {
  return GATE.open(text) > 0;
}

/** What is said in a folded text, and where it stands. */
export interface SaidOfHolding {
  holding: Holding;
  start: number;
  end: number;
}

/** Whether some words of a folded text, clauses in lines of their own, have the form of what says so; few texts come so far. */
export function hasWordsOfHolding(text: string): boolean {
  const open = GATE.open(text);
  return open > 0 && HOLDING.some((wordings, at) => isOpen(open, at) && wordings.areIn(text));
}

/** What a folded text, clauses in lines of their own, says first of what is not held; `null` where it says nothing, or that it was gained since. */
export function holdingSaid(text: string): SaidOfHolding | null {
  if (!hasWordsOfHolding(text)) return null;
  const said = text.replace(NEVER, (words) => ' '.repeat(words.length));
  const rest = said.replace(LOST.each, ' ').replace(PLANNED.each, ' ').replace(BEGUN.each, 'parts');
  if (GAINED.test(rest)) return null;
  const patterns: readonly (readonly [Holding, RegExp])[] = [
    ['not_held', LOST.each],
    ...(KEPT_VALID.test(said) ? [] : [['not_held', PLANNED.each] as const]),
    ['under_way', BEGUN.each],
  ];
  for (const [holding, pattern] of patterns) {
    const [found] = matchesOf(said, pattern);
    // What is renewed is held until then.
    if (found !== undefined && holding === 'under_way' && RENEWED.test(found[0]) && RENEWAL.test(said))
      continue;
    if (found !== undefined) return { holding, start: found.index, end: found.index + found[0].length };
  }
  return null;
}

/** A folded text without what says that something was gained. */
export function withoutGained(text: string): string {
  return text.replace(GAINED_SAID, ' ');
}
