import { describe, expect, it } from '@jest/globals';
import { shown, shownIn } from '../../../helpers/asked-and-shown.ts';

/** How far a resume that opens with a sentence on its writer shows what is asked for. */
function shownBySummary(
  [title, held]: readonly [string, string],
  requirement: string,
  summary: string,
): Promise<string | undefined> {
  const resume = `Kim Ash\n\nSummary\n${summary}\n\nExperience\n${held}, Ash & Sons, 2018 - present\n- Kept the records`;
  return shownIn(resume, { title, requirement });
}

describe('duties in other words', () => {
  it.each([
    ['Caseworker', 'Tribunal advocacy', 'Appeared for members at hearings in the employment tribunal', 'met'],
    ['Caseworker', 'Tribunal advocacy', 'Typed letters to the members', 'missing'],
    ['Data Analyst', 'Communicating results to stakeholders', 'Present findings monthly to the board', 'met'],
    ['Clerk', 'Phone calls', 'I answer about sixty calls a day', 'met'],
    ['Clerk', 'Front desk', 'I have been the first face at a dental practice', 'met'],
  ])('%s: %s', async (title, requirement, line, status) => {
    expect(await shown(title, requirement, line)).toBe(status);
  });
});

describe('more trades in their own words', () => {
  it.each([
    [
      'Paralegal',
      '2 years of residential conveyancing',
      'Residential sales and purchases from instruction',
      'met',
    ],
    ['Paralegal', 'Experience of a case management system', 'Use Proclaim daily', 'met'],
    ['Cook', 'Experience in a busy kitchen', 'Pot wash for a 120-cover kitchen', 'met'],
    ['Clerk', 'Cash handling', 'Saturdays on the till, helping customers', 'met'],
    ['Designer', 'InDesign', 'Identities for food brands in Adobe CC', 'partial'],
  ])('%s: %s', async (title, requirement, line, status) => {
    expect(await shown(title, requirement, line)).toBe(status);
  });
});

describe('how well a thing is to be known', () => {
  it.each([
    ['Accountant', 'Solid working knowledge of IFRS', 'Notes to the accounts under IFRS', 'met'],
    ['Accountant', 'Solid working knowledge of IFRS', 'Drawings in SolidWorks', 'missing'],
    ['Teacher', 'A secure grasp of the National Curriculum', 'Taught the National Curriculum', 'met'],
    ['Care Assistant', 'Understand moving and handling', 'Moving and handling of residents', 'met'],
    ['Barber', 'Knowledge of Wella products', 'Colours with Wella', 'met'],
    ['Barber', 'Knowledge of Wella products', 'Sold hair products', 'missing'],
    ['Sales Clerk', 'Familiar with a sales method (MEDDIC, Challenger, etc.)', 'Deals by MEDDIC', 'met'],
    ['Usher', 'Familiar with a sales method (MEDDIC, Challenger, etc.)', 'Counted stamps', 'missing'],
    [
      'HR Clerk',
      'Knowledge of applicable federal, state and local employment laws',
      'Advised on employment law',
      'met',
    ],
    ['Picker', 'Comfortable using handheld scanning devices', 'Picked orders with an RF gun', 'met'],
    [
      'Clerk',
      'Financial services background essential',
      'Helped Aviva, Lloyds Banking Group and others',
      'met',
    ],
    ['Site Clerk', 'Knowledge of JCT contracts', 'Valuations under JCT', 'met'],
    ['Receptionist', 'A master’s degree', 'Letters to medical staff', 'missing'],
  ])('is no part of it: %s, %s, %s', async (title, requirement, line, status) => {
    expect(await shown(title, requirement, line)).toBe(status);
  });
});

describe('leading a team of a kind', () => {
  it.each([
    ['Leading a sales team', 'Sold to manufacturers and closed big deals', 'missing'],
    ['Leading a sales team', 'Led the sales team of eight', 'met'],
    ['Managing a kitchen team', 'Ran the kitchen brigade of nine', 'met'],
    ['Managing a warehouse team', 'Picked in the warehouse with a scanner', 'partial'],
    ['Supervising staff', 'Lead three cooks and a porter', 'met'],
    ['Supervising staff', 'In charge of five PSWs on nights', 'met'],
    ['Supervising staff', 'Line manager of 24 office and site staff', 'met'],
    ['Supervising staff', 'Responsible for booking agents', 'missing'],
    ['Supervising staff', 'Managed 40 accounts', 'missing'],
    ['Supervising staff', "Managed drivers' logs", 'missing'],
    ['Supervising staff', 'Supervised by two engineers', 'missing'],
    ['Supervising staff', 'Worked on projects overseen by the manager', 'missing'],
  ])('is shown by the leading: %s by %s', async (requirement, line, status) => {
    expect(await shown('Associate', requirement, line)).toBe(status);
  });
});

describe('amounts that are named as the least', () => {
  it.each([
    ['Managing budgets over £2m', 'Budget of £5.1m, monthly accounts', 'met'],
    ['Managing budgets over £2m', 'Budget of £2,400,000', 'met'],
    ['Managing budgets over £2m', 'Budget of £1.9 million', 'met'],
    ['Managing budgets over £2m', 'Budget of £20k', 'partial'],
    ['Managing budgets of $500,000+', 'Budget of $50,000', 'partial'],
    ['Managing budgets of at least €1.5 million', 'Budget of €1,200', 'partial'],
    ['Managing budgets over £2m', 'Managed the budget', 'met'],
    ['Managing budgets up to £2m', 'Budget of £20k', 'met'],
  ])('%s: %s', async (requirement, line, status) => {
    expect(await shown('Office Manager', requirement, line)).toBe(status);
  });
});

describe('pastimes', () => {
  it.each([
    ['Cook', '4 years in a professional kitchen', 'Accountant with a love of cooking.'],
    ['Cook', '3 years in a professional kitchen', 'Accountant who enjoys cooking.'],
    ['Gardener', '2 years of professional gardening', 'Accountant with a passion for gardening.'],
    [
      'Photographer',
      'Experience of wedding photography',
      'Keen amateur photographer, with an eye for light.',
    ],
    ['Koch', '2 Jahre Erfahrung in der Küche', 'Buchhalter mit Leidenschaft für Kochen.'],
    ['Jardinier', '2 ans d’expérience en jardinage', 'Comptable, passionné de jardinage.'],
    ['Jardinero', '2 años de experiencia en jardinería', 'Contable apasionado por la jardinería.'],
    ['Hovenier', '2 jaar ervaring met tuinieren', 'Boekhouder met passie voor tuinieren.'],
  ])('are no experience: %s, %s', async (title, requirement, summary) => {
    expect(await shownBySummary([title, 'Accountant'], requirement, summary)).toBe('missing');
  });

  it('show what is no experience in part, and in full who asks for a liking', async () => {
    const gardener = ['Gardener', 'Accountant'] as const;
    const liking = 'Accountant with a passion for gardening.';
    expect(await shownBySummary(gardener, 'Gardening', liking)).toBe('partial');
    expect(await shownBySummary(gardener, 'Passion for gardening', liking)).toBe('met');
  });

  it.each([
    ['Cook', '3 years of cooking experience', 'Accountant who enjoys cooking'],
    ['Cook', '3 years of cooking experience', 'Accountant who likes cooking and baking'],
    ['Cook', '3 years of cooking experience', 'Accountant interested in cooking'],
    ['Photographer', '3 years as a photographer', 'Bus driver with a passion for photography'],
    ['Koch', '3 Jahre Erfahrung im Kochen', 'Buchhalter, der gerne kocht'],
    ['Koch', '3 Jahre Erfahrung im Kochen', 'Buchhalter interessiert an Kochen'],
    ['Cuisinier', '3 ans d’expérience en cuisine', 'Comptable passionné de cuisine'],
    ['Cocinero', '3 años de experiencia en cocina', 'Contable que disfruta de la cocina'],
    ['Kok', '3 jaar ervaring met koken', 'Boekhouder die van koken houdt'],
  ])('are no work where a title tells of them: %s, %s, %s', async (title, requirement, held) => {
    expect(await shownBySummary([title, held], requirement, 'Reliable and quick.')).toBe('missing');
  });

  it.each(['Highly passionate cook', 'Cook who loves cooking'])('leave the work itself: %s', async (held) => {
    const cook = ['Cook', held] as const;
    expect(await shownBySummary(cook, '3 years of cooking experience', 'Reliable.')).toBe('met');
  });

  it('are told from how somebody likes to work, and from work told beside them', async () => {
    const cook = ['Cook', 'Accountant'] as const;
    expect(await shownBySummary(cook, 'Experience of teamwork', 'I enjoy working in a team.')).not.toBe(
      'missing',
    );
    const both = 'With a love of hiking, and 5 years in a professional kitchen.';
    expect(await shownBySummary(cook, '4 years in a professional kitchen', both)).not.toBe('missing');
  });
});

describe('what comes from a country', () => {
  it.each([
    'Cooking French classics for eighty guests',
    'Sold French and Italian wines',
    'Cooking French food and baking bread',
    'Trained in French technique',
  ])('is not its language: %s', async (line) => {
    expect(await shown('Receptionist', 'French speaking', line)).toBe('missing');
  });

  it.each([
    'Answered calls from French customers',
    'French and German spoken daily',
    'Translated French contracts',
  ])('is told from what is said in it: %s', async (line) =>
    expect(await shown('Receptionist', 'French speaking', line)).toBe('met'),
  );
});
