import { describe, expect, it } from '@jest/globals';
import {
  closestRole,
  HeldTitle,
  isLater,
  relateTitles,
  wantedTitle,
} from '../../../../../lib/models/local/titles/title-relation.ts';
import { titleProfile } from '../../../../../lib/models/local/titles/title-similarity.ts';
import type { RoleRead } from '../../../../../lib/models/local/types.ts';
import { ROLE_FAMILIES } from '../../../../../lib/models/role-families.ts';
import { NEIGHBOURS, OTHER_NAME, SAME, UNRELATED } from '../cases/title-pairs.ts';

function relation(wanted: string, held: string): string {
  return relateTitles(wantedTitle(wanted, 'other'), new HeldTitle(held, 'other'));
}

function role(title: string, start: string | null, end: string | null): RoleRead {
  const titleSpan = { start: 0, end: title.length };
  const profile = titleProfile(title);
  return {
    title,
    titleSpan,
    profile,
    family: 'other',
    seniority: 'mid',
    start,
    end,
    industry: null,
    lines: [],
  };
}

describe('the relation of two titles', () => {
  it.each([
    ['Thatcher', 'Thatchers', 'exact'],
    ['Thatcher (m/f/d)', 'Thatcher', 'exact'],
    ['Senior Thatcher', 'Thatcher', 'exact'],
    ['Quillwright / Reed Sorter', 'Reed Sorter', 'equivalent'],
    ['GT (Grain Taster)', 'Grain Taster', 'equivalent'],
    ['Paraplanner', 'IFA Administrator', 'adjacent'],
    ['Marsh Warden', 'Woodland Warden', 'adjacent'],
    ['Grain Taster, North Shore', 'Grain Taster', 'exact'],
    ['Grain Taster', 'Grain Taster - Night Shift', 'exact'],
    ['Account Executive', 'Sales Executive', 'equivalent'],
    ['Class Teacher', 'Primary Teacher', 'equivalent'],
    ['Senior iOS Engineer, Maps', 'Senior Software Engineer', 'equivalent'],
    ['Frontend Engineer', 'Backend Engineer', 'adjacent'],
    ['Head of Marketing', 'Marketing Assistant', 'adjacent'],
    ['Head of Marketing', 'Marketing Director', 'exact'],
    ['Accommodation Manager / Head Housekeeper', 'Head Housekeeper', 'equivalent'],
    ['Grain Taster', 'Lighthouse Keeper', 'unrelated'],
    ['Grain Manager', 'Lighthouse Manager', 'unrelated'],
  ])('of %s and %s is %s', (wanted, held, expected) => {
    expect(relation(wanted, held)).toBe(expected);
  });
});

describe('titles that any recruiter would place alike', () => {
  const bothWays = (pairs: readonly (readonly [string, string])[]): [string, string][] =>
    pairs.flatMap(([one, other]): [string, string][] => [
      [one, other],
      [other, one],
    ]);

  it.each(bothWays(SAME))('%s and %s are the same job', (wanted, held) => {
    expect(relation(wanted, held)).toBe('exact');
  });

  it.each(bothWays(OTHER_NAME))('%s and %s differ by name', (wanted, held) => {
    expect(['exact', 'equivalent']).toContain(relation(wanted, held));
  });

  it.each(bothWays(NEIGHBOURS))('%s and %s are neighbours', (wanted, held) => {
    expect(relation(wanted, held)).toBe('adjacent');
  });

  it.each(bothWays(UNRELATED))('%s and %s are unrelated', (wanted, held) => {
    expect(relation(wanted, held)).toBe('unrelated');
  });

  it.each([
    ['HGV Class 1 Driver', 'Rigid Driver', 'adjacent'],
    ['HGV Class 1 Driver', 'HGV Class 2 Driver', 'adjacent'],
    ['HGV Class 2 Driver', 'HGV Class 1 Driver', 'exact'],
    ['HGV Class 1 Driver', 'HGV Driver', 'exact'],
    ['HGV Driver', 'Van Driver', 'adjacent'],
    ['Van Driver', 'Courier', 'exact'],
    ['Second Engineer', 'Third Engineer', 'equivalent'],
    ['Second Engineer', '2nd Engineer', 'exact'],
    ['Second Engineer', 'Marine Engineer', 'exact'],
    ['Chef de Partie', 'Commis Chef', 'equivalent'],
    ['Chef de Partie', 'CDP', 'exact'],
    ['Sous Chef', 'Junior Sous Chef', 'equivalent'],
    ['Sous Chef', 'Commis Chef', 'adjacent'],
    ['Head Chef', 'Executive Chef', 'exact'],
  ])('%s asks of %s what may be driven', (wanted, held, expected) => {
    expect(relation(wanted, held)).toBe(expected);
  });

  it.each([
    ['Project Manager (Construction)', 'Marketing Project Manager', 'equivalent'],
    ['Project Manager (Marketing)', 'Marketing Project Manager', 'exact'],
    ['Project Manager (Northern Region)', 'Marketing Project Manager', 'exact'],
    ['Project Manager (Construction)', 'Senior Project Manager', 'exact'],
    ['IT Site Manager', 'Site Manager – Housing', 'adjacent'],
    ['Site Manager (Data Centre)', 'Site Manager – Housing', 'adjacent'],
    ['Site Manager – Housing', 'Site Manager – Schools', 'adjacent'],
    ['Site Manager – Housing', 'Construction Site Manager', 'exact'],
    ['Site Manager – London', 'Site Manager – Housing', 'exact'],
    ['Manager – Sales', 'Sales Manager', 'exact'],
    ['Manager (Finance)', 'Finance Manager', 'exact'],
    ['Designer (UX)', 'UX Designer', 'exact'],
    ['Planner – Town', 'Town Planner', 'exact'],
    ['Technician – Dental', 'Dental Technician', 'exact'],
    ['Trainer – Fitness', 'IT Trainer', 'unrelated'],
    ['Developer (Property)', 'Software Developer', 'unrelated'],
    ['Engineer (Software)', 'Engineer – Structural', 'unrelated'],
    ['Projektleiter (IT)', 'Projektleiter – Bau', 'equivalent'],
  ])('%s and %s are told apart by two fields alone', (wanted, held, expected) => {
    expect(relation(wanted, held)).toBe(expected);
  });

  it('stand for every role family', () => {
    const titles = [...SAME, ...OTHER_NAME, ...NEIGHBOURS, ...UNRELATED].flat();
    const families = new Set(titles.map((title) => titleProfile(title).family));
    expect(ROLE_FAMILIES.filter((family) => family !== 'other' && !families.has(family))).toEqual([]);
  });
});

describe('a title that is cut short', () => {
  it.each([
    ['Vice President Sales', 'VP Sales'],
    ['Vice President of Sales', 'V.P. Sales'],
    ['Senior Vice President Finance', 'SVP, Finance'],
    ['Managing Director', 'MD'],
    ['General Manager', 'GM'],
    ['Assistant Store Manager', 'Asst. Store Mgr.'],
    ['Senior Accountant', 'Snr. Accountant'],
    ['Operations Director', 'Ops Dir'],
    ['Project Coordinator', 'Project Coord.'],
    ['Account Executive', 'Account Exec'],
    ['Senior Software Engineer', 'Sr. SW Eng'],
    ['Engineering Manager', 'Eng. Mgr'],
    ['Web Developer', 'Web Dev'],
    ['Business Development Manager', 'Biz Dev Manager'],
    ['Head of Engineering', 'Head of Eng.'],
    ['DevOps Engineer', 'Dev Ops Engineer'],
    ['Systems Administrator', 'Sys Admin'],
    ['International Sales Manager', "Int'l Sales Manager"],
  ])('is the same: %s, %s', (full, short) => {
    expect(relation(full, short)).toBe('exact');
    expect(relation(short, full)).toBe('exact');
  });

  it.each([
    ['Physician', 'MD'],
    ['Store Manager', 'Assistant Manager'],
    ['Nurse Manager', 'Assistant Manager'],
  ])('is not taken for any other: %s, %s', (wanted, held) => {
    expect(relation(wanted, held)).toBe('unrelated');
  });

  it.each([
    ['Assistant Store Manager', 'Assistant Manager'],
    ['Site Engineer', 'Graduate Engineer'],
  ])('is near that in which the field is named: %s, %s', (wanted, held) => {
    expect(relation(wanted, held)).toBe('adjacent');
    expect(relation(held, wanted)).toBe('adjacent');
  });

  it('tells its level', () => {
    expect(titleProfile('Snr. Consultant').seniority).toBe('senior');
    expect(titleProfile('Sales Dir.').seniority).toBe('director');
  });
});

describe('the closest role', () => {
  it('is the latest of equals', () => {
    const roles = [
      role('Thatcher', '2010', '2014'),
      role('Thatcher', '2016', 'present'),
      role('Baker', '2020', null),
    ];
    const wanted = wantedTitle('Thatcher', 'other');
    const relations = roles.map(({ title, family }) => relateTitles(wanted, new HeldTitle(title, family)));
    expect(closestRole(roles, relations)).toEqual({ relation: 'exact', role: roles[1] });
    expect(closestRole([], [])).toBeNull();
  });

  it('is found by dates, undated roles last', () => {
    expect(isLater(role('a', '2016', 'present'), role('b', '2018', '2020'))).toBe(true);
    expect(isLater(role('a', '2016-05', '2018-03'), role('b', '2016-05', '2018-02'))).toBe(true);
    expect(isLater(role('a', null, null), role('b', '2001', '2002'))).toBe(false);
  });
});

describe('a title that names a superior', () => {
  it.each([
    ['Head of Marketing', 'Driver of the Head of Marketing'],
    ['Head of Marketing', 'Secretary of the Head of Marketing'],
    ['Backend Engineer', 'Secretary of the Backend Engineer'],
    ['Head of Marketing', 'Intern with the Head of Marketing'],
    ['Marketingleiter', 'Fahrer des Marketingleiters'],
    ['Directeur marketing', 'Secrétaire du directeur marketing'],
    ['Director de marketing', 'Chófer del director de marketing'],
    ['Marketingdirecteur', 'Chauffeur van de marketingdirecteur'],
  ])('is not that of %s: %s', (wanted, held) => {
    expect(relation(wanted, held)).toBe('unrelated');
  });

  it.each([
    ['Driver', 'Driver of the Head of Marketing'],
    ['Sekretärin', 'Sekretärin des Marketingleiters'],
    ['Chauffeur', 'Chauffeur van de marketingdirecteur'],
    ['Head of the Nurses', 'Head of the Nurses'],
    ['Teamleiter der Elektriker', 'Teamleiter der Elektriker'],
    ['Leiter der Buchhaltung', 'Leiter der Buchhaltung'],
  ])('is a title of its own, and who leads is called by whom: %s, %s', (wanted, held) => {
    expect(relation(wanted, held)).toBe('exact');
  });

  it('is the same in both forms with a hyphen', () => {
    expect(relation('Assistant-e social-e', 'Assistante sociale')).toBe('exact');
  });

  it('stands beside the trade where it helps in it', () => {
    expect(relation('Camarero', 'Ayudante de camarero')).toBe('adjacent');
    expect(relation('Cocinera', 'Ayudante de cocinero')).toBe('adjacent');
    expect(relation('Ayudante de cocina', 'Ayudante de cocina')).toBe('exact');
  });
});

describe('two trades in one title', () => {
  it.each([
    ['Plombier Chauffagiste', 'Chauffagiste'],
    ['Plombier-chauffagiste', 'Frigoriste'],
    ['Maçon Carreleur', 'Carreleur'],
  ])('%s: %s', (wanted, held) => {
    expect(relation(wanted, held)).toBe('equivalent');
  });

  it('are not those of other work', () => {
    expect(relation('Plombier Chauffagiste', 'Boulanger')).toBe('unrelated');
  });
});
