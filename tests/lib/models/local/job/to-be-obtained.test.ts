import { describe, expect, it } from '@jest/globals';
import { joinedToPaper, mayBeObtained } from '../../../../../lib/models/local/job/to-be-obtained.ts';

describe('a paper that may be got later', () => {
  it.each([
    'first aid certificate or willingness to obtain one',
    'forklift ticket, or be willing to get one',
    'pe license or ability to obtain by comity',
    'food handler card (or get it in your first month)',
    'certification must be obtained within six months of hire',
    'eligible for sc clearance',
    'vca-diploma (of bereid dit te halen)',
    'carne de carretillero o disposicion para obtenerlo',
  ])('is a wish: %s', (text) => {
    expect(mayBeObtained(text)).toBe(true);
  });

  it.each([
    'full driving licence',
    'level 3 diploma or working towards it',
    'state license or eligibility',
    'current first aid certificate',
    'able to complete audits on time',
    'ability to achieve targets',
    'obtain quotes from suppliers',
    'professional registration required',
  ])('is asked for: %s', (text) => {
    expect(mayBeObtained(text)).toBe(false);
  });
});

describe('a sentence that leaves it open between commas', () => {
  it.each([
    ['have, or be willing to gain, a forklift licence', 'have or be willing to gain a forklift licence'],
    ['holds, or is working towards, a diploma in care', 'holds or is working towards a diploma in care'],
    ['a licence, or a ticket, for cranes', 'a licence, or a ticket, for cranes'],
  ])('stays one: %s', (sentence, joined) => {
    expect(joinedToPaper(sentence)).toBe(joined);
  });
});
