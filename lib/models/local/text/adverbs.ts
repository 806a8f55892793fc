import { wordSet } from './word-set.ts';

/** Nouns, names, verbs and adjectives that end as adverbs do. */
const NO_ADVERBS: ReadonlySet<string> = wordSet(
  'ally anomaly apply assembly barfly belly biweekly bitly bodily bully butterfly calendly chantilly comely comply contently costly curly daily ' +
    'deadly disassembly dragonfly early elderly emily family fastly feedly firefly folly friendly gadfly gravelly grammarly greenfly hilly holly homely ' +
    'homily hourly imply insightly italy jelly july kelly leisurely lily likely lively lonely lovely mayfly melancholy molly monopoly monthly multifamily ' +
    'multiply nightly oily oligopoly only optimizely orderly panoply parsely plotly poly quarterly rally reassembly recurly rely reply resupply scholarly ' +
    'shapely sickly silly sly subassembly supply tally termly timely trolley ugly undersupply unfriendly unlikely weebly weekly wholly whitefly woolly worldly yearly',
);

const MIN_ADVERB = 6;

/** True for an English word that says how a thing is done ("accurately", "gently"), never what; a folded norm. */
export function isAdverb(norm: string): boolean {
  return norm.length >= MIN_ADVERB && norm.endsWith('ly') && !NO_ADVERBS.has(norm);
}
