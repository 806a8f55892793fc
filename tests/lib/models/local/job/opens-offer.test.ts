import { describe, expect, it } from '@jest/globals';
import { readJob } from '../../../../../lib/models/local/job/job-reader.ts';
import { opensOffer } from '../../../../../lib/models/local/job/opens-offer.ts';
import { foldText } from '../../../../../lib/models/local/text/tokens.ts';

describe('a sentence that begins by offering', () => {
  it.each([
    'Benefits include a pension, a bike and support for your diploma in bookkeeping',
    'Our package is £32k, a van and CITB training',
    'In return you get a laptop, Excel training and lunch',
    'On offer is a clear path to chartered status',
    "You'll receive a fuel card and a first aid course",
    'Geboten wird ein Dienstrad, ein Staplerschein und Weihnachtsgeld',
    'Unser Kunde bietet eine SAP-Schulung und ein Deutschlandticket',
    'Du bekommst bei uns ein Fahrrad und einen Englischkurs',
    'Nous vous offrons une formation CACES et une mutuelle',
    'Se ofrece contrato estable, curso de inglés y ordenador',
    'Geboden wordt een opleiding tot kok en een fiets',
  ])('offers all that it names: %s', (sentence) => {
    expect(opensOffer(foldText(sentence))).toBe(true);
    const jobDescription = `Bookkeeper\n\nRequirements\nTwo years of bookkeeping\nGood Xero\n${sentence}.`;
    expect(readJob({ jobDescription, teamProfile: null }).requirements.map(({ text }) => text)).toEqual([
      'Two years of bookkeeping',
      'Good Xero',
    ]);
  });

  it.each([
    'We offer a van, so a clean licence is a must',
    'Benefits administration experience',
    'In return logistics you have three years',
    'You will benefit from working knowledge of French',
    'Packaging is your trade',
  ])('is none where it asks: %s', (sentence) => {
    expect(opensOffer(foldText(sentence))).toBe(false);
  });
});
