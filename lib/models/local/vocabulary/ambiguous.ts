/**
 * Spellings that are also ordinary words, names or other abbreviations, and what the text must show before they count:
 *
 * - `case`: written exactly so (or, where it stands in a list, all in capitals)
 * - `name`: written so, and not as the first word of a sentence, where any verb has a capital ("Excel in a team"); or an item
 *   of a list, however it is written
 * - `list`: written so, and standing as an item of its own: between separators, or next to "and" or "or"
 */
export type Guard = 'case' | 'name' | 'list';

/** One-letter names and the like. */
const LISTED = 'Go R C';

/** Products and languages named after ordinary words. */
const NAMED =
  'Access Avid Bash Chef Clio Dart Epic Excel Express Flask Flow Helm Hive Maya Mode Node Notion Nuke Numbers Outlook Pages ' +
  'Puppet React Ruby Rust Sage Salt Sketch Slack Solr Spark Spring Swift Teams Unity Vue Word Zoom';

/** Abbreviations that are words in one of the languages read here: "as", "mir", "ils", "Leeds", "March". */
const CASED =
  'ADR AI AP APR AR AREs ARM ARIA AS AVA BA BE BI BUT CAMS CAO CAP CAPA CEN CRO DAF DAO DEA DELE DO DUT ER Fins GAAP GL ' +
  'IAS ILS IP IT ITI IVA JIT KI LAN LEED LESS LIS MA MArch ME MES MIR MOS MS NAS NATE OP OR OT PA PALS PAM PAO PE PEG PR RAG ' +
  'REST RN SAFe SAN SEL SHE SIA SIL SIP SOAP SPA STEM SUSE TEM TIPS VAT VOB WAN WO';

export const AMBIGUOUS_SPELLINGS: Readonly<Record<string, Guard>> = {
  ...guarded(LISTED, 'list'),
  ...guarded(NAMED, 'name'),
  ...guarded(CASED, 'case'),
};

function guarded(spellings: string, guard: Guard): Record<string, Guard> {
  return Object.fromEntries(spellings.split(' ').map((spelling) => [spelling, guard]));
}
