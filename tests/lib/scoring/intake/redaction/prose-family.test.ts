import { describe, expect, it } from '@jest/globals';
import {
  FAMILY,
  FAMILY_ADVERBIALS,
  FAMILY_STATUS,
} from '../../../../../lib/scoring/intake/redaction/prose-family.ts';
import { matchesWithoutTrigger, readPoint } from './prose-cases.ts';

const PAIRS: readonly (readonly [one: string, other: string])[] = [
  [
    'Based in the north and on the road all week. My youngest starts school in September.',
    'Based in the north and on the road all week.',
  ],
  ['As the son of a miner, I know what early shifts are.', 'I know what early shifts are.'],
  ['Eldest of six children.', 'An only child.'],
  ['My parents both worked on the railways.', ''],
  ['I have been married for twenty years.', 'I live alone.'],
  ['I am free at weekends because of my little girl.', 'I am free at weekends to be with my two boys.'],
  ['Grandmother of five.', 'Uncle to three nephews.'],
  ['Our daughter is two and sleeps through the night.', ''],
  ['I am expecting my second child in March.', ''],
  ['Twice divorced, three grown-up children.', 'Cohabiting.'],
  ['My brother and I grew up with our gran.', ''],
  ['My wife is a teacher and we have a baby boy.', 'My partner and I have two cats.'],
  ['I am bringing up two children on my own.', 'I look after my elderly father.'],
  ['Proud dad to Leo and Mia.', ''],
  ['I have given birth three times.', ''],
  ["I work shifts around my son's nursery.", "I work shifts around my daughter's school."],
  ['The kids are grown up, so I can start at any hour.', 'No ties, so I can start at any hour.'],
  ['Wife of a joiner and proud mum to Ella.', 'Dad of two toddlers.'],
  ['She is the granddaughter of a shipwright.', "He is a vicar's son from Ely."],
  ['Our two boys go to the village school.', ''],
  ["I'm a father myself.", 'I am a grandmother of seven.'],
  ["My wife's a district nurse, so we share the driving.", ''],
  ['As a single parent of a teenager, I plan my week ahead.', 'I plan my week ahead.'],
  ['I lost my husband in 2014.', 'My marriage ended in 2019.'],
  ['Born to a miner and a dinner lady.', 'Raised by my grandparents.'],
  ['Happily divorced.', 'Married with three kids.'],
  ['I work nights so that I can be with my toddler in the day.', 'I work nights.'],
  ['My partner is expecting our first.', ''],
];

const WORK = [
  ['My mother tongue is Basque and I dream in Spanish'],
  ['Supported families after bereavement'],
  ['Taught children with autism and Down syndrome'],
  ['Ran groups for mothers returning to work after maternity leave'],
  ['Cared for children born with heart defects'],
  ['Two eyes on every dose: second checker for chemotherapy'],
  ['My mother company was Siemens'],
  ['My family business clients pay on time'],
  ["My children's books sold 40,000 copies"],
  ["My father's workshop taught me joinery, 2004 to 2008"],
  ["Our children's centre is open from seven to seven"],
  ['Our family lawyers won nine cases of ten'],
  ['The children were read to every day'],
  ['The kids are taught in groups of eight'],
  ['Son of a Gun, bar manager'],
  ['Sons and Daughters, record shop assistant'],
  ['Daughters of Charity hospital, ward sister'],
  ['Eldest of the three servers, migrated to Linux'],
  ['The youngest of six district managers'],
  ['First of its kind in the region'],
  ['One of nine engineers on call'],
  ['An only supplier for the plant'],
  ['Grandmother clocks restored to order'],
  ["Uncle Ben's, line operator"],
  ['Foster families assessed and trained'],
  ['Kept siblings together in 14 placements'],
  ['Visited families with new babies, 40 a month'],
  ['Worked with single mothers on a housing estate'],
  ["Worked with the twins' teachers on a reading plan"],
  ['Counselled couples before divorce'],
  ['Married two ledgers into one after a merger'],
  ['Pregnant patients in early labour'],
  ['Pregnant women with diabetes, weekly clinic'],
  ['Expecting parents taught in groups of ten'],
  ['Expected growth of 9 per cent'],
  ['Bachelor of Arts in History'],
  ['Bachelor thesis on load forecasting'],
  ['Single point of contact for 40 shops'],
  ["Italian parents' evening interpreter"],
  ['Polish families advised in their own language'],
  ["Somali mothers' group, founder"],
  ["I have two children's wards under me"],
  ['I look after 60 servers'],
  ["I look after my clients' pets"],
  ['I am bringing up a new plant in Leipzig'],
  ['Adoption social worker, 30 cases'],
  ['Ran the nursery while parents worked'],
  ['With my colleagues I wrote the handbook'],
  ['Because of my training I can read drawings'],
  ['After my degree I joined Arup'],
  ['After my first audit the bank kept me on'],
  ['Since my promotion the team doubled'],
  ['Led bereavement groups for parents who had lost a child'],
  ['Worked with single fathers in supported housing'],
  ['Ran a family support line for migrants'],
  ['Interviewed parents and children for a longitudinal study'],
  ['Matched adopted siblings with families'],
  ['Cared for two boys aged 4 and 7 as a nanny'],
  ['Drove children to school as a chauffeur'],
  ['Sister on a surgical ward of 28 beds'],
  ['Charge sister, A&E'],
  ['Brother printers and scanners, field engineer'],
  ["Uncle Sam's Diner, grill chef"],
  ['Daughter company accounts consolidated'],
  ['Child protection lead for two schools'],
  ['Baby clothes buyer for a chain'],
  ['Twin-engine aircraft, type rated'],
  ['Married quarters refurbished for the Army'],
  ['Single-handed GP practice, receptionist'],
  ['Divorce lawyer, 60 cases a year'],
  ['Engaged volunteers for the charity run'],
  ['Separated waste streams at the depot'],
  ["Widow's pension claims handled"],
  ['My girls and boys teams won the league'],
  ["My parents' evening talks are well attended"],
  ['With my brother company we share a warehouse'],
];

describe('family in prose', () => {
  it.each(PAIRS)('reads the same: "%s" and "%s"', (one, other) => {
    expect(readPoint(one)).toBe(readPoint(other));
  });

  it.each(WORK)('is not seen in: %s', (line) => {
    expect(readPoint(line)).toContain(`- ${line}\n`);
  });

  it.each([
    ['Single mother of three with ten years in wards.', 'with ten years in wards'],
    ['My father was a mason and I have worked as one since 2004.', 'I have worked as one since 2004'],
    ['My son is four and I work nights on the stroke ward.', 'I work nights on the stroke ward'],
    ['I have two children and manage a budget of 2m.', 'manage a budget of 2m'],
    ['Eldest of six, I run a shop with four staff.', 'I run a shop with four staff'],
  ])('leaves the work in the same sentence: %s', (line, work) => {
    expect(readPoint(line)).toContain(work);
  });

  it('goes from between commas with one of them', () => {
    expect(readPoint('Ward manager, mother of two, used to leading teams.')).toContain(
      '- Ward manager, used to leading teams.\n',
    );
  });

  it('has a word in every match that gives reason to look', () => {
    const unseen = PAIRS.flat().flatMap((line) =>
      [FAMILY, FAMILY_STATUS, FAMILY_ADVERBIALS].flatMap((rule) => matchesWithoutTrigger(line, rule)),
    );
    expect(unseen).toEqual([]);
  });
});
