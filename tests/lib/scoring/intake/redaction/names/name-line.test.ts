import { describe, expect, it } from '@jest/globals';
import { readCandidateText } from '../../../../../../lib/scoring/intake/intake.ts';

const RESUME = 'Leeds\n\nProfile\nCounts what others forget.\n\nExperience\nClerk, Smith Ltd, 2018 - 2024';

function headerOf(header: string): string {
  const { text } = readCandidateText({
    text: `${header}\n${RESUME}`,
    jobDescription: 'Clerk',
    maxCharacters: 10_000,
  });
  return (text.split('Profile', 1)[0] ?? '').trim();
}

describe('a name beside other words of its line', () => {
  it.each([
    ['Dr. med. Anna Schmidt', 'Dr. med.'],
    ['Dr. rer. nat. Anna Schmidt', 'Dr. rer. nat.'],
    ['mgr inż. Jan Kowalski', 'mgr inż.'],
    ['M.Sc. Anna Schmidt', 'M.Sc.'],
    ['dr n. med. Anna Kowalska MBA', 'dr n. med. MBA'],
  ])('of %j goes from behind a degree', (header, kept) => {
    expect(headerOf(header)).toBe(kept);
  });

  it.each(['Dr. Anna Schmidt', 'Prof. Dr. Anna Schmidt', 'Frau Anna Schmidt', 'Mag.a Eva Huber'])(
    'goes with what is no degree, or tells a gender: %j',
    (header) => {
      expect(headerOf(header)).toBe('');
    },
  );

  it.each([
    ['Tom Barker Electrician', 'Electrician'],
    ['TOM BARKER ELECTRICIAN', 'ELECTRICIAN'],
    ['Tom Barker HGV Class 1 Driver', 'HGV Class 1 Driver'],
    ['María José García Lorca Enfermera', 'Enfermera'],
    ['Registered Nurse Anna Schmidt', 'Registered Nurse'],
    ['Electrician Tom Barker, Leeds', 'Electrician'],
    ['王明 Software Engineer', 'Software Engineer'],
    ['Software Engineer Иван Петров', 'Software Engineer'],
    ['Willem "Wim" Bakker', ''],
    ['Anna Maria Koch', ''],
    ['José Luis Pastor', ''],
  ])('of %j goes from beside an occupation', (header, kept) => {
    expect(headerOf(header)).toBe(kept);
  });

  it.each([
    'Sales Manager Austin Texas',
    'Clinical Lead St George Hospital',
    'Store Manager Victoria Station',
    'Heavy Goods Vehicle Driver',
    'Early Years Practitioner',
    'Front Desk Receptionist',
  ])('is not seen in %j', (header) => {
    expect(headerOf(header)).toBe(header);
  });

  it('is a name to its end', () => {
    expect(headerOf('Jean-Pierre de la Tour')).toBe('');
    expect(headerOf('jean-pierre de la tour')).toBe('');
    expect(headerOf('CV Tom Barker')).toBe('');
  });

  it.each([
    ['Anneke Vanderploeg. Dairy herd manager.', 'Dairy herd manager.'],
    ['Pauline Moss: dental receptionist, umpire', 'dental receptionist, umpire'],
    ['Ashley K. Novotny', ''],
    ['Kirsty van Niekerk ~ Veterinary Nurse', 'Veterinary Nurse'],
    ['Staff Sergeant Marcus T. Eldridge', 'Staff Sergeant'],
    ['Chiamaka Jane Ezenwa-Porter', ''],
  ])('of %j goes with its sign', (header, kept) => {
    expect(headerOf(header)).toBe(kept);
  });

  it.each([
    ['Fishmonger / fish fryer\nCraig Mowbray', 'Fishmonger / fish fryer'],
    ['Valeter / Car Wash / Yard Hand\nLiam Bickerstaff', 'Valeter / Car Wash / Yard Hand'],
    ['Scaffolder (Advanced) – Kieron Strang', 'Scaffolder (Advanced)'],
    ['Job seeker: Kevin Lavallee\nMiner', 'Miner'],
    ['"Mac" — Malcolm Everett Dunn\nElevator Mechanic', 'Elevator Mechanic'],
  ])('is told from an occupation that no list knows: %j', (header, kept) => {
    expect(headerOf(header)).toBe(kept);
  });

  it.each([
    ["I'm Bree Castor and I drive a tow truck.", "I'm [redacted] and I drive a tow truck."],
    [
      'Imelda Casey trained in a shop by the river and has been making up flowers for the whole county for twenty years.',
      '[redacted] trained in a shop by the river',
    ],
  ])('that opens a sentence is no part of it: %j', (line, kept) => {
    const { text } = readCandidateText({
      text: `Florist\n\n${line}\n\nProfile\nCounts what others forget.`,
      jobDescription: 'Clerk',
      maxCharacters: 10_000,
    });
    expect(text).toContain(kept);
  });

  it('is found again below', () => {
    expect(headerOf('Tom Barker Electrician\nPraised as "Barker the exact"')).not.toContain('Barker');
  });
});
