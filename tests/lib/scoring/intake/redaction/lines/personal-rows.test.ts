import { describe, expect, it } from '@jest/globals';
import { modelText } from '../../../../../helpers/model-text.ts';

const HEAD = 'Marcus Oyelaran\nFitter\n\nExperience\nLight Ltd, Leeds, 2019 - present\n- Valves and pumps';
const read = (rows: string): string => modelText(`${HEAD}\n\n${rows}`).slice(modelText(HEAD).length).trim();

describe('personal rows in the body', () => {
  it.each([
    ['State of origin: Ogun\nFamily: widow, with three daughters\nResidence: Magodo, Lagos'],
    ['Faith: Anglican; sings in the choir of her parish\nFamily: none'],
    ['|BORN|Laredo, Mexico, 1977|'],
    ['|NATIONALITY|Mexican|'],
    ['Equal opportunities: White Welsh; dyslexia – adjustments not needed at interview'],
    ['EE status: African Female'],
    ['45, married to Jess, three under ten'],
    ['- thirty-two, partnered, no kids'],
    ['Photo attached: yes, in suit'],
    ['Citizenship ........ Nigerian, with Swiss C permit'],
    ['Marital status    : Spinster'],
    ['Community : Brahmin\nReligion : Hindu'],
  ])('go: %s', (rows) => {
    expect(read(rows)).toBe('');
  });

  it.each([
    ['Residence: halls for 400 students, night warden'],
    ['|2018-NOW|Schneider National, 48 states|'],
    ['|LANGUAGES|English, Spanish|'],
    ['45 valves, 3 pumps, married to one control panel'],
    ['Chi sono: 33 valvole, sette pompe'],
    ['▸ 3 terminals, 610 people'],
    ['Home: boiler service and repair\nFactory: steam lines'],
    ['Three under ten minutes, two children wards, 45 beds'],
  ])('of work stay: %s', (rows) => {
    expect(read(rows)).toBe(rows);
  });
});

describe('a block of short lines, two of which tell of the person alone', () => {
  it.each([
    ['Who I am\n> born 1990\n> unmarried\n> Buddhist', 'Who I am'],
    ['More\n* Divorced, two children\n* Hindu\n* born in Pune', 'More'],
    [
      'Self\n- happily married\n- no children\n- Lisbon, Portugal\n- Own van, code EB',
      'Self\n- Own van, code EB',
    ],
    ['Fitter at heart\nMarried\n29 yrs old\nJewish', 'Fitter at heart'],
  ])('loses what else is personal: %s', (block, left) => {
    expect(read(block)).toBe(left);
  });

  it.each([
    ['German\nFrench\nPolish'],
    ['Hindu temple\nBuddhist temple\nCatholic school'],
    ['- Lisbon, Portugal\n- Leeds, England\n- Single sign-on'],
    ['Beds: 28, 34\nWards: 45, 60\nDivers for the harbour'],
    ['- Carpenter, 18 years\n- Joiner, 22 years\n- Leeds'],
    ['Referees\nAnn Poole, foreman\n0113 496 0999\nTom Reed, manager\n0113 496 0888', 'Tom Reed, manager'],
  ])('is none of work: %s', (block, kept = block) => {
    expect(read(block)).toContain(kept);
  });
});

describe('a firm that is called after its owner', () => {
  it('loses the name, and others keep theirs', () => {
    const text = modelText(
      'Priya Nandakumar\nElectrician\n\nExperience\n2017 - now: own business, Nandakumar Electrical Pty Ltd, 2 apprentices\n2010 - 2017: Nandakumar Jewellers, shop fitting',
    );
    expect(text).toContain('own business, [redacted] Electrical Pty Ltd');
    expect(text).toContain('Nandakumar Jewellers');
  });
});

describe('authors of papers', () => {
  it('are named with initials as medicine writes them', () => {
    const text = modelText(
      'Ines Haugland\nPaediatrician\n\nPapers\no Haugland IS, Peters L. Hypothermia. 2020.\no Peters L, Haugland IS. Line bundles. 2018.',
    );
    expect(text).not.toMatch(/Haugland|IS/);
    expect(text).toContain('Peters L');
  });
});

describe('"her" before what is no thing of hers', () => {
  it.each([
    ['I would hire her again tomorrow.', 'I would hire them again tomorrow.'],
    ['The move made her give up the drums.', 'The move made them give up the drums.'],
    ['We let her team lead the audit.', 'We let their team lead the audit.'],
    ['I was boss when his back went.', 'I was boss when their back went.'],
  ])('reads as the other pronoun would: %s', (sentence, neutral) => {
    expect(read(sentence)).toBe(neutral);
  });
});

describe('addresses without a street', () => {
  it.each([
    ['Blk 7 Lot 12 Camella Homes, Bacoor, Cavite'],
    ['Purok 4, Brgy. Lahug, Cebu City'],
    ['Bryn Awel, Lôn Cariad, Caernarfon LL55'],
  ])('go from the header: %s', (address) => {
    const text = modelText(`Marcus Oyelaran\n${address}\nFitter\n\nExperience\nLight Ltd, 2019 - present`);
    expect(text.split('\n')[0]).toBe('Fitter');
  });

  it('are no levels of languages, nor numbers of parts', () => {
    const text = modelText(
      'Marcus Oyelaran\nFitter\nEnglish C1, German B2\nEPDM seals, PTFE tape, DN50\n\nExperience\nLight Ltd, 2019 - present',
    );
    expect(text).toContain('English C1, German B2');
    expect(text).toContain('EPDM seals, PTFE tape, DN50');
  });
});
