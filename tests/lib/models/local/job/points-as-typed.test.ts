import { describe, expect, it } from '@jest/globals';
import { asked, readAdvertisement } from '../../../../helpers/asked-and-shown.ts';

describe('short headings', () => {
  it.each(['We need:', 'Min reqs:', 'JD:', 'Tickets required'])('open what is asked for: %s', (heading) => {
    const job = `Enrolled Nurse\n\nOur home has 40 beds.\n\n${heading}\nWound care\nMedication rounds`;
    expect(readAdvertisement(job).requirements.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'must Wound care',
      'must Medication rounds',
    ]);
  });
});

describe('signs above a notice', () => {
  it.each(['HELP WANTED – PART TIME', 'Now hiring!', 'VACANCY', 'Staff needed'])(
    'are no title: %s',
    (sign) => {
      expect(readAdvertisement(`${sign}\nBarista. Latte art, till work and early starts.`).title).toBe(
        'Barista',
      );
    },
  );

  it('are told from titles that sound like them', () => {
    expect(readAdvertisement('Help Desk Analyst\n- ITIL\n- Windows').title).toBe('Help Desk Analyst');
    expect(readAdvertisement('Work with us\n').title).toBe('Work with us');
  });
});

describe('what stands around requirements', () => {
  it('is no requirement: the title with its place, other duties, and how to apply', () => {
    const job =
      'Executive Assistant to MD – Singapore CBD\n- Calendar mgmt\n- Expense claims, ad-hoc duties as assigned\n- 4 on 4 off, 6pm-6am\n- Interested applicants pls send CV (MS Word) w/ expected salary';
    expect(readAdvertisement(job).requirements.map(({ text }) => text)).toEqual([
      'Calendar mgmt',
      'Expense claims',
    ]);
  });

  it('is no announcement where hiring is the work', () => {
    expect(asked('Hiring, onboarding & scheduling')).toEqual([
      'must Hiring',
      'must onboarding',
      'must scheduling',
    ]);
  });
});

describe('wishes as they are abbreviated', () => {
  it.each([
    'HV switching adv',
    'Excel an adv.',
    'HR licence pref',
    'Pref. retail',
    'Knife skills or will train',
  ])('take "%s" for one', (point) => expect(asked(point)).toEqual([`nice ${point.replace(/\.$/, '')}`]));

  it('leave what only begins alike needed', () => {
    expect(asked('Adv Excel', 'Prefabrication')).toEqual(['must Adv Excel', 'must Prefabrication']);
  });
});

describe('lengths of time as they are typed', () => {
  it.each([
    ['2yrs exp in retail', 2],
    ['min 18mths exp in retail', 1.5],
    ['2-4y of Terraform', 2],
    ['6 mths exp in retail', 0.5],
    ['3yr+ in a kitchen', 3],
    ['12mth contract work', null],
    ['Teaching Y4', null],
  ])('%s', (point, years) => {
    const { requirements } = readAdvertisement(`Clerk\n\nRequirements\n- Typing\n- ${point}`);
    expect(requirements[1]?.minimumYears).toBe(years);
  });
});

describe('what nobody shows', () => {
  it.each(['Own laptop & broadband', 'Covid + flu vax', 'Able to work wknds', 'Max 6 pts', 'No DD/DR'])(
    'keeps nobody from a tier: %s',
    (point) => {
      expect(asked(point).filter((text) => text.startsWith('must'))).toEqual([]);
    },
  );

  it.each(['Notice period max 30 days', 'Sat + 2 weekdays', 'Freshers/exp both ok', 'Coal board n/a'])(
    'is not asked for: %s',
    (point) => expect(asked(point)).toEqual([]),
  );

  it('is told from work with the same words', () => {
    expect(asked('Able to give flu vaccinations', 'Computer', 'CTC clearance')).toEqual([
      'must Able to give flu vaccinations',
      'must Computer',
      'must CTC clearance',
    ]);
  });
});

describe('marks of a person specification', () => {
  it('part what stands in one line', () => {
    expect(asked('Teaching KS2 (E), SEND learners (E), leading a subject (D)')).toEqual([
      'must Teaching KS2',
      'must SEND learners',
      'nice leading a subject',
    ]);
  });
});

describe('person specifications in tables', () => {
  it('are read by their columns', () => {
    const job =
      'Healthcare Assistant\n\nCriteria | Essential | Desirable\n---|---|---\nQualifications | Care Certificate | NVQ 3 in Health & Social Care\nSkills | Phlebotomy • Cannulation | ECG recording\n\nPay: band 2';
    expect(readAdvertisement(job).requirements.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'must Care Certificate',
      'must Phlebotomy',
      'must Cannulation',
      'nice NVQ 3 in Health & Social Care',
      'nice ECG recording',
    ]);
  });

  it('are read by the letter in the last cell', () => {
    const job = 'Planner\n\nRTPI degree | E\nAppeals work | E\nUniform software | D';
    expect(readAdvertisement(job).requirements.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'must RTPI degree',
      'must Appeals work',
      'nice Uniform software',
    ]);
  });

  it('are read by the letters that count their points', () => {
    const job =
      'Civil Enforcement Officer\nE1 Customer service\nE2 Full UK driving licence\nE3 Notebook entries\nD1 Parking law';
    expect(readAdvertisement(job).requirements.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'must Customer service',
      'must Full UK driving licence',
      'must Notebook entries',
      'nice Parking law',
    ]);
  });

  it.each([
    '| Criteria | Essential | Desirable |\n|---|---|---|\n| Trust fundraising | X | |\n| Annual reports | ✓ | |\n| Donorfy | | X |',
    '\tEssential\tDesirable\nTrust fundraising\tx\t\nAnnual reports\tx\t\nDonorfy\t\tx',
    'PERSON SPECIFICATION\n                       Essential   Desirable\nExperience\nTrust fundraising          X\nAnnual reports             X\nSkills\nDonorfy                                X',
  ])('are read by the crosses in their columns: %j', (table) => {
    const job = `Fundraiser\n\n${table}\n\nClosing date: Monday`;
    expect(readAdvertisement(job).requirements.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'must Trust fundraising',
      'must Annual reports',
      'nice Donorfy',
    ]);
  });

  it('keep an X that stands for something', () => {
    const job = 'Designer\n\nEssential\n- Figma\n- Adobe  X\n\nDesirable\n- OS  X';
    expect(readAdvertisement(job).requirements.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'must Figma',
      'must Adobe X',
      'nice OS X',
    ]);
  });

  it('are told from bars and tabs that part something else', () => {
    const job = 'Baker | Leeds | Full time\n\nRequirements\n- Sourdough\n- Lamination';
    expect(readAdvertisement(job).requirements.map(({ text }) => text)).toEqual(['Sourdough', 'Lamination']);
  });
});
