import type { TextParts } from './text-parts.ts';

/**
 * What the built-in model reads in a job that is told in sentences: one row for each pattern and each loop of
 * `lib/models/local/job/prose-job`.
 */
export const PROSE_PARTS: TextParts = {
  'who is needed': 'we need a nurse and ',
  'needed without title': 'we need a ',
  'wanted in German': 'suchen wir dringend ',
  'wanted in French': 'nous recherchons une ',
  'wanted in Spanish': 'necesitamos una ',
  'wanted in Dutch': 'zoeken wij voor ons ',
  'titles of one word': 'Nurse. ',
  'letters that fold': 'é',
  'letters that fold into two': 'ß',
  'clauses of one word': 'rye, ',
  'clauses in brackets': '(rye, ',
  'clauses with semicolons': 'rye; ',
  'clauses with who': 'a nurse who has ',
  'things and things': 'wound care and night shifts and ',
  'things with years': 'five years of rye and ',
  'words that only ask': 'you should also have a ',
  'openings of wishes': 'it would be nice to have ',
  'verdicts behind wishes': 'would be is a ',
  'verdicts in German': 'ware sind ware ',
  'verdicts in French': 'serait est serait ',
  'verdicts in Spanish': 'seria es seria ',
  'verdicts in Dutch': 'zijn is zijn ',
  'offers and pay': 'we offer a salary ',
  'clauses of the firm': 'the firm is the firm has ',
  'somebody who': 'someone who: ',
  'places behind a title': 'Nurse for our clinic in ',
  'trades behind years': 'four years in the trade in the trade ',
  'sentence ends': '. ',
};
