/**
 * Spellings that are also ordinary words, names or other abbreviations, and what the text must show before they count:
 *
 * - `case`: written exactly so (or, where it stands in a list, all in capitals)
 * - `name`: written so, and not as the first word of a sentence, where any verb has a capital ("Excel in a team"); or an item
 *   of a list, however it is written
 * - `plural`: in that number, as in the other it is another thing ("security", "securities"; "window", "Windows")
 * - `list`: written so, and standing as an item of its own: between separators, or next to "and" or "or"
 */
export type Guard = 'case' | 'name' | 'plural' | 'list';

/** Names and codes of a letter or two, and titles that are verbs or things as well. */
const LISTED =
  'AD Bedienung C CAN Coach Cobbler DUE Go Guard Guide HCA Host IDE Knitter LF LO Owner personas Principal R Server Shearer Shepherd Slater Spinner Weaver';

/** Products and languages named after ordinary words. */
const NAMED =
  'Access Avid Bash Blender Canvas Clio Concur Dart Epic Excel Express Flask Fluent Foods Framer Helm Hive ' +
  'Intercom Inventor Maya Mode Node Notion Nuke Outlook Prefect Primavera Puppet Rails React Ruby ' +
  'Rust Sage Sketch Slack Solr Spark Spring Storybook Swift Teams Torch Unity Vue Word Workday Zoom';

/** Abbreviations that are words in one of the languages read here: "as", "mir", "ils", "Leeds", "March". */
const CASED =
  'AA ADR AI AP APA APR AR AREs ARIA ARM AS ASA ATT AVA BA BE BEd BI BLE BOM BS BTW BUT CAE CAMS CAO CAP ' +
  'CAPA CAPES CEN CHAPS CRO CRT CT CTA CTL DAF DAGs DAO dbt DEA DELE DELTA DO DOORS DUT EA EHO EHP ER ' +
  'ELK FAIS FAW FEES Fins FORS FP GAAP GDC GL HAK HEO HEP IAS ILS Informatica ITI IVA JAWS JIB JIT KI LAE LAN LCP LEAP LEED LESS LEW LIS MA ' +
  'MAG MARC MArch MD ME MEd MES MIR MoSCoW MOS MOTs MS MSP NAS NATE NATS OFA ONS OPP PALS PAM PAO PCT PE PED PEG PEPs PODs ' +
  'PPMs PR PTA PTS QS RAC RAG RAMS REST RICE RN ROS SAFe SAN SARs SEA SEL SEN SEND SHE SIA SIL SIMS SIP SNA SOAP ' +
  'SOLID SPICE STEM STRs SuDS SUSE TEM TENS TIPS TMI UpKeep UPS VAT VIT VOB WAN WIG WO';

/** Plurals of words that have a meaning of their own, and names that end as plurals do. */
const PLURALS =
  'ACLS briefs CentOS containers Customs dies LIMS manuals networks Noors operations Pools REPs securities Windows DoE workshops';

export const AMBIGUOUS_SPELLINGS: Readonly<Record<string, Guard>> = {
  ...guarded(LISTED, 'list'),
  ...guarded(NAMED, 'name'),
  ...guarded(CASED, 'case'),
  ...guarded(PLURALS, 'plural'),
  'Working at Heights': 'case',
};

function guarded(spellings: string, guard: Guard): Record<string, Guard> {
  return Object.fromEntries(spellings.split(' ').map((spelling) => [spelling, guard]));
}
