import { describe, expect, it } from '@jest/globals';
import { readCandidateText } from '../../../../../../lib/scoring/intake/intake.ts';
import { postNominalsStart } from '../../../../../../lib/scoring/intake/redaction/names/post-nominals.ts';

const RESUME = 'Leeds\n\nProfile\nCounts what others forget.\n\nExperience\nClerk, Smith Ltd, 2018 - 2024';

function firstLine(header: string): string {
  const { text } = readCandidateText({
    text: `${header}\n${RESUME}`,
    jobDescription: 'Clerk',
    maxCharacters: 10_000,
  });
  return text.split('\n', 1)[0] ?? '';
}

describe('letters behind a name', () => {
  it.each([
    ['Ben Miller MRICS', 'MRICS'],
    ['Ben Miller, MRICS', 'MRICS'],
    ['BEN MILLER MSC CENG', 'MSC CENG'],
    ['Ben Miller BSc (Hons) MCIOB', 'BSc (Hons) MCIOB'],
    ['Ben Miller (ACCA)', '(ACCA)'],
    ['Ben Miller RN BSN | Leeds', 'RN BSN'],
    ['王明 MBA', 'MBA'],
    ['Mary Obi PE', 'PE'],
    ['Mary Obi, M.D.', 'M.D.'],
    ['Mary Obi MInstLM', 'MInstLM'],
    ['Mary Obi, CEng MICE', 'CEng MICE'],
    ['Lee Marsh CSCS Gold', 'CSCS Gold'],
    ['Lee Marsh HCPC registered', 'HCPC registered'],
  ])('of %j stay when the name goes', (header, kept) => {
    expect(firstLine(header)).toBe(kept);
  });

  it.each([
    ['Hassan Mirza MRPharmS, GPhC 2099999', 'MRPharmS, GPhC'],
    ['HASSAN MIRZA MRPHARMS, GPHC 2099999', 'Mrpharms, GPhC'],
    ['Hassan Mirza MRPharmS GPhC 2099999', 'MRPharmS GPhC'],
    ['Hassan Mirza, Pharmacist, GPhC 2099999', 'Pharmacist, GPhC'],
    ['Ben Miller\nMRPharmS, GPhC 2099999', 'MRPharmS, GPhC'],
    ['Dr Anil Rao MBBS MRCP, GMC 7123456', 'MBBS MRCP, GMC'],
    ['Lee Marsh, SIA 1234567890123456', 'SIA'],
    ['Lee Marsh SIA licence 1234567890123456', 'SIA licence'],
    ['Joan Petrie RGN, NMC PIN 12A3456E', 'RGN, NMC'],
    ['Joan Petrie NMC 12A3456E', 'NMC'],
    ['Mary Obi HCPC PH123456', 'HCPC'],
    ['Mary Obi MRCVS | RCVS 1234567', 'MRCVS | RCVS'],
  ])('and the register of %j stay when the name and its number go', (header, kept) => {
    expect(firstLine(header)).toBe(kept);
  });

  it.each(['KIM MA', 'KIM PE', 'Jane Ba', 'Ana De Sa', 'Rita Page', 'Ben Miller'])(
    'are none in %j',
    (header) => {
      expect(postNominalsStart(header)).toBe(-1);
      expect(firstLine(header)).toBe('Profile');
    },
  );

  it('are none where words follow', () => {
    expect(postNominalsStart('Ben Miller MBA Programme Lead')).toBe(-1);
  });

  it('are none where no name stands before them', () => {
    expect(postNominalsStart('MBA')).toBe(-1);
    expect(postNominalsStart('Executive MBA')).toBe(-1);
  });
});
