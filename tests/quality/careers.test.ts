import { describe, expect, it } from '@jest/globals';
import { createLocalEvaluator } from '../../lib/models/local/local-evaluator.ts';
import { createRecordingScorer } from './recording-scorer.ts';

const JOB =
  'Logistics Manager\n\nRequired\n- 3+ years of experience in logistics\n- Planning\n- Leading a team';

async function cardOf(resume: string, job = JOB) {
  const [result] = await createRecordingScorer(createLocalEvaluator()).score(job, [resume]);
  if (result === undefined) throw new Error('no result');
  return result.card;
}

const NURSE_AT_FOUR_HOSPITALS = `Nurse, City Hospital (2018 - present)
- Wound care and triage
Nurse, St Mary (2014 - 2018)
- Wound care, medication
Nurse, North Clinic (2010 - 2014)
- Night shifts
Nurse, Old Abbey (2007 - 2010)
- Basic care`;

const FIVE_FIELDS = `Cook, Bistro Lune (2020 - 2024)
- Menus and purchasing
Software Developer, Bitworks (2016 - 2020)
- Java services
Nurse, City Hospital (2012 - 2016)
- Wound care
Electrician, Volt & Sons (2008 - 2012)
- Wired houses
Accountant, Harbor Foods (2004 - 2008)
- Month-end close`;

const STEADY_RISER = `Director of Logistics, Fast Freight (2021 - present)
- Planning for six warehouses, leading a team of 80
Logistics Manager, Fast Freight (2016 - 2021)
- Planning of tours, leading a team of 20
Logistics Coordinator, Fast Freight (2012 - 2016)
- Planning of tours
Logistics Trainee, Fast Freight (2010 - 2012)
- Warehouse and office`;

const FREELANCER = `Freelance Graphic Designer, Brightapp (2022 - present)
- Logos and brand books
Freelance Graphic Designer, Rose & Thorn (2020 - 2022)
- Posters
Freelance Graphic Designer, Museum of Tea (2018 - 2020)
- Exhibition graphics
Freelance Graphic Designer, City Theatre (2016 - 2018)
- Programmes
Freelance Graphic Designer, several clients (2013 - 2016)
- Layout of magazines`;

const ARMY_TO_LOGISTICS = `Logistics Manager, Fast Freight (2019 - present)
- Inventory management, fleet management and SAP for three warehouses; leading a team of 20
Supply Sergeant, Army (2011 - 2019)
- Inventory management and fleet management for a battalion, SAP; leading a team of twelve`;

const withBreak = (reason: string): string => `Accountant, Harbor Foods (2019 - present)
- Month-end close
${reason}
Accountant, Bright Retail (2010 - 2015)
- Accounts payable`;

describe('focus_penalty of a whole career', () => {
  it('is at most 10 in one family, whatever the number of employers', async () => {
    expect((await cardOf(NURSE_AT_FOUR_HOSPITALS)).focusPenalty).toBeLessThanOrEqual(10);
  });

  it('is at least 70 over five unrelated fields of equal time', async () => {
    expect((await cardOf(FIVE_FIELDS)).focusPenalty).toBeGreaterThanOrEqual(70);
  });

  it('does not count the clients of a freelancer', async () => {
    expect((await cardOf(FREELANCER)).focusPenalty).toBeLessThanOrEqual(10);
  });

  it('is low for someone who rises in one field', async () => {
    expect((await cardOf(STEADY_RISER)).focusPenalty).toBeLessThanOrEqual(10);
  });

  it('is lower for a move from army supply to logistics than for five fields', async () => {
    const [army, scattered] = [await cardOf(ARMY_TO_LOGISTICS), await cardOf(FIVE_FIELDS)];
    expect(army.focusPenalty).toBeLessThan(scattered.focusPenalty);
  });

  it('does not count a break', async () => {
    const [care, none] = [
      await cardOf(withBreak('Career break to care for my mother (2015 - 2019)')),
      await cardOf(withBreak('')),
    ];
    expect(care.focusPenalty).toBe(none.focusPenalty);
    expect(care.focusPenalty).toBeLessThanOrEqual(10);
  });
});

describe('care for the own family, in words that redaction leaves', () => {
  const accountant = (reason: string): string =>
    `Experience\n2015 - 2025: ${reason}\n2005 - 2015: Accountant, Harbor Foods\n- Month-end close`;

  it.each([
    'Carer for a relative',
    'Betreuung meiner Kinder',
    'Garde de mes enfants',
    'Cuidadora familiar',
    'Zorg voor mijn kinderen',
  ])('weighs as parental leave does: %s', async (reason) => {
    const job = 'Accountant\n\nRequired\n- Month-end close\n- Ledgers';
    const [care, leave] = [
      await cardOf(accountant(reason), job),
      await cardOf(accountant('Parental leave'), job),
    ];
    expect({ ...care, criteria: null }).toEqual({ ...leave, criteria: null });
  });
});

describe('adaptability of a whole career', () => {
  it('is higher where skills were carried to another field', async () => {
    const [army, nurse] = [await cardOf(ARMY_TO_LOGISTICS), await cardOf(NURSE_AT_FOUR_HOSPITALS)];
    expect(army.adaptability).toBeGreaterThan(nurse.adaptability);
  });

  it('is never below what an empty career has', async () => {
    const empty = (await cardOf('Someone without roles.\n\nSkills\nPlanning')).adaptability;
    for (const resume of [
      NURSE_AT_FOUR_HOSPITALS,
      FIVE_FIELDS,
      STEADY_RISER,
      FREELANCER,
      ARMY_TO_LOGISTICS,
    ]) {
      expect((await cardOf(resume)).adaptability).toBeGreaterThanOrEqual(empty);
    }
  });

  it('is not lowered by a break', async () => {
    const care = await cardOf(withBreak('Parental leave (2015 - 2019)'));
    expect(care.adaptability).toBe((await cardOf(withBreak(''))).adaptability);
  });
});

describe('the trajectory of a whole career', () => {
  it('earns points for a rise in the field, and none in another one', async () => {
    expect((await cardOf(STEADY_RISER)).trajectoryBonus).toBeGreaterThan(0);
    expect((await cardOf(NURSE_AT_FOUR_HOSPITALS)).trajectoryBonus).toBe(0);
  });

  it('is not slowed down by a break', async () => {
    const risen = (reason: string): string => `Logistics Manager, Fast Freight (2020 - present)
- Planning, leading a team
${reason}
Logistics Coordinator, Fast Freight (2012 - 2016)
- Planning of tours`;
    const [care, none] = [await cardOf(risen('Parental leave (2016 - 2020)')), await cardOf(risen(''))];
    expect(care.trajectoryBonus).toBe(none.trajectoryBonus);
    expect(care.trajectoryBonus).toBeGreaterThan(0);
  });
});

describe('silent_skill of a whole career', () => {
  it.each([
    ['mentoring', 'Trained and mentored eight junior planners'],
    ['building from nothing', 'Built up the returns department from scratch'],
  ])('is a strength that a line of work shows: %s', async (_what, line) => {
    const { silentSkill } = await cardOf(
      `Logistics Manager, Fast Freight (2015 - present)\n- ${line}\n- Planning`,
    );
    expect(silentSkill).not.toBe('Not evident from the resume');
    expect([...silentSkill].length).toBeLessThanOrEqual(80);
  });

  it('is not taken from self-praise', async () => {
    const { silentSkill } = await cardOf(
      'Profile\nI am a mentor, a leader and a born team player.\n\nLogistics Manager, Fast Freight (2015 - present)\n- Tours in Saxony',
    );
    expect(silentSkill).toBe('Not evident from the resume');
  });
});
