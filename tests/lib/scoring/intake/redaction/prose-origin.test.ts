import { describe, expect, it } from '@jest/globals';
import { NATIONAL_ORIGIN, ORIGIN } from '../../../../../lib/scoring/intake/redaction/prose-origin.ts';
import { matchesWithoutTrigger, readPoint } from './prose-cases.ts';

const PAIRS: readonly (readonly [one: string, other: string])[] = [
  [
    'A Geordie by birth, I have worked all over the country.',
    'A Glaswegian by birth, I have worked all over the country.',
  ],
  ['I came over from Lithuania when I was twelve.', 'I grew up on a farm near Tralee.'],
  ['My family is from Gujarat.', 'My parents come from Poland.'],
  ['Second-generation Irish.', 'First-generation American.'],
  ['I was raised in a village outside Enugu.', 'I was brought up in Hull.'],
  ['Half Danish, half Ghanaian.', 'Born and bred in Leeds.'],
  ['I moved to England from Sri Lanka as a child.', ''],
  ['Of Punjabi descent.', 'Of Italian parents.'],
  ['I arrived in Canada aged nine.', 'She came to Bradford as a baby.'],
  ['A Yorkshire lass, I like plain words.', 'A Lagos boy, I like plain words.'],
  ['I am a Ghanaian from Kumasi.', "I'm a Pole from Gdynia."],
  [
    'As a Kurd who fled Iraq, I know how forms feel from the other side.',
    'I know how forms feel from the other side.',
  ],
  ['I have been in the UK since I was six.', ''],
  ["I'm originally from Accra.", 'I hail from County Mayo.'],
  ['I emigrated from Chile in 1998.', 'I came to Wales at the age of nine.'],
  ['Proud Yorkshireman.', 'Proud to be Maltese.'],
  ['My roots are in Kerala.', 'I have Greek blood.'],
  ['Third-generation Italian-American.', 'Second generation British Pakistani.'],
];

const WORK = [
  ['French teacher at a secondary school'],
  ['Cared for children born with heart defects'],
  ['My team and I raised sales by a third'],
  ['Second-generation Intel servers replaced'],
  ['Fifth-generation Toyota hybrids serviced'],
  ['Third-generation mobile networks planned'],
  ['First-generation students mentored at college'],
  ['Half day workshops in Danish and in German'],
  ['Cornish pasties by hand, 400 a day'],
  ['Lawyer by training and manager by choice'],
  ['Certified by TÜV and by DEKRA'],
  ['Born digital records kept at the archive'],
  ['A shop born and bred on word of mouth'],
  ['Sales grew up to 12 per cent'],
  ['The firm moved to Leeds from York in 2015'],
  ['The order came from Norway in 2018'],
  ['Trains came to Bradford on time'],
  ['I moved to Birmingham as a site manager'],
  ['I came to Shell as a trainee'],
  ['I moved from sales to purchasing at Bosch'],
  ['I arrived at Heathrow Terminal 5 as duty manager'],
  ['I have been in the trade since I was sixteen'],
  ["Italian parents' evening interpreter"],
  ['Polish families advised in their own language'],
  ["Somali mothers' group, founder"],
  ['Irish Rail, signaller'],
  ['Scottish Power, meter fitter'],
  ['Yorkshire Water, network engineer'],
  ['Lagos Boy Scouts, treasurer'],
  ['Turkish grocery chain, buyer'],
  ['Refugee council caseworker'],
  ['Citizens Advice, debt adviser'],
  ['Kurdish interpreter for the courts'],
  ['Welsh speaker, Level 5'],
  ['Raised in-house compilers from scratch'],
  ['Raised 2 million for a hospice'],
  ['Polish deli manager'],
  ['Translated for Ukrainian refugees'],
  ['Sourced coffee from Ethiopian growers'],
  ['Sold Italian furniture to German dealers'],
  ['Guided American tourists round Rome'],
  ['Built the Irish website of a Danish bank'],
  ['Grew a team from two to nine in Warsaw'],
  ['Moved production from Turkey to Portugal'],
  ['Came up with a new rota for 40 drivers'],
  ['Born-digital archives, preservation lead'],
  ['I was born to sell'],
  ['I moved to Oslo to run the branch'],
  ['I grew up professionally at Deloitte'],
];

describe('origin in prose', () => {
  it.each(PAIRS)('reads the same: "%s" and "%s"', (one, other) => {
    expect(readPoint(one)).toBe(readPoint(other));
  });

  it.each(WORK)('is not seen in: %s', (line) => {
    expect(readPoint(line)).toContain(`- ${line}\n`);
  });

  it('has a word in every match that gives reason to look', () => {
    const unseen = PAIRS.flat().flatMap((line) =>
      [NATIONAL_ORIGIN, ORIGIN].flatMap((rule) => matchesWithoutTrigger(line, rule)),
    );
    expect(unseen).toEqual([]);
  });
});
