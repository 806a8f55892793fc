/**
 * Spellings that are also ordinary words, names or other abbreviations, and what the text must show before they count:
 *
 * - `case`: written exactly so (or, where it stands in a list, all in capitals)
 * - `name`: written so, and not as the first word of a sentence, where any verb has a capital ("Excel in a team"); or an item
 *   of a list, however it is written
 * - `list`: written so, and standing as an item of its own: between separators, or next to "and" or "or"
 */
export type Guard = 'case' | 'name' | 'list';

/** One-letter names, and titles that are verbs or things as well. */
const LISTED = 'C Coach Go Guard Guide Host Owner R Server';

/** Products and languages named after ordinary words. */
const NAMED =
  'Access Avid Bash Blender Canvas Clio Concur Dart Epic Excel Express Flask Fluent Framer Helm Hive ' +
  'Intercom Inventor Maya Mode Node Notion Nuke Outlook Prefect Primavera Puppet Rails React Ruby ' +
  'Rust Sage Sketch Slack Solr Spark Spring Storybook Swift Teams Torch Unity Vue Word Workday Zoom';

/** Abbreviations that are words in one of the languages read here: "as", "mir", "ils", "Leeds", "March". */
const CASED =
  'AA ADR AI AP APR AR AREs ARIA ARM AS ASA AVA BA BE BI BOM BS BTW BUT CAE CAMS CAO CAP CAPA CAPES CEN CHAPS CRO CT DAF ' +
  'DAO dbt DEA DELE DELTA DO DOORS DUT EA ER FEES Fins GAAP GL IAS ILS Informatica ITI IVA JIT KI LAN LEED LESS ' +
  'LIS MA MAG MARC MArch MD ME MES MIR MOS MS NAS NATE PALS PAM PAO PCT PE PEG PEPs PR PTA RAC RAG REST RN ' +
  'ROS SAFe SAN SARs SEA SEL SEN SEND SHE SIA SIL SIMS SIP SOAP SOLID SPICE STEM STRs SUSE TEM TIPS VAT VOB WAN WIG WO';

export const AMBIGUOUS_SPELLINGS: Readonly<Record<string, Guard>> = {
  ...guarded(LISTED, 'list'),
  ...guarded(NAMED, 'name'),
  ...guarded(CASED, 'case'),
};

function guarded(spellings: string, guard: Guard): Record<string, Guard> {
  return Object.fromEntries(spellings.split(' ').map((spelling) => [spelling, guard]));
}
