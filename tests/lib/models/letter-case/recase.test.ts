import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { recased } from '../../../../lib/models/letter-case/recase.ts';

const upper = (text: string): string => text.toUpperCase();
const lower = (text: string): string => text.toLowerCase();

describe('recased', () => {
  it('is the text itself where case tells something', () => {
    const text = 'Ward Manager, Hillside Hospital, 2019 - 2024\n- Led twelve nurses and wrote the rota';
    expect(recased(text)).toBe(text);
  });

  it.each([
    ['a role', 'Lighting Technician, Playhouse on the Green, Burton, 2021 to 2025'],
    ['an employer with an article', 'Chef de Partie, The Larder, Bath, March 2021 - Present'],
    ['a sentence', 'Rigged and focused the lamps for forty shows a year.'],
    ['a point of a list', '- Keeps the records of the cold store'],
    ['abbreviations and products', '- Wrote SQL and JavaScript for NHS trusts on Kafka'],
    ['an abbreviation that nobody speaks', '- Filed the KPMG accounts'],
    ['words that are abbreviations as well', '- Worked as a team and left it in order'],
    ['a sentence with a place', 'I came from Syria to work in the north.'],
    ['figures', '- Laid 40km of pipe to the 2nd site at LS1 4AP'],
    ['an initial', 'Technician, S. Brown and Sons, Leeds, 2019 - 2021'],
    ['German, where nouns have capitals', 'Elektriker bei der Stadt, seit 2019 in Köln'],
    ['French, with elisions', "- L'accueil des patients et l'écoute des familles"],
  ])('writes as most people do: %s', (_kind, text) => {
    expect(recased(upper(text))).toBe(text);
    expect(recased(lower(text))).toBe(text);
  });

  it('takes abbreviations from a text that shows them', () => {
    const reference = 'Backend Developer with REST and COSHH';
    expect(recased('- SERVICES WITH REST UNDER COSHH RULES', { reference })).toBe(
      '- Services with REST under COSHH rules',
    );
    expect(recased('- SERVICES WITH REST', { reference: upper(reference) })).toBe('- Services with rest');
  });

  it('writes names as names in sentences', () => {
    const isName = (word: string): boolean => /^mira$/i.test(word);
    expect(recased('IN SPRING MIRA JOINED THE TEAM.', { isName })).toBe('In spring Mira joined the team.');
  });

  it('keeps an abbreviation that kept its capitals, and an address', () => {
    const small = 'nurse on the ward for sixteen years, with ACLS and every course that there was';
    expect(recased(small)).toContain('ACLS');
    expect(recased('WRITE TO ME AT MIRA@EXAMPLE.ORG ANY DAY.')).toContain('MIRA@EXAMPLE.ORG');
  });

  it('lets lines that were broken at the width of a page go on in small letters', () => {
    const lines = [
      'LED TWELVE NURSES THROUGH TWO MERGERS, AND KEPT THE SICKNESS RATE',
      'BELOW FOUR PER CENT IN BOTH OF THE YEARS THAT CAME THEN, WROTE THE',
      'ROTA AND THE HANDBOOK ON WOUND CARE, TOGETHER WITH THE PHARMACISTS,',
      'AND TRAINED COLLEAGUES.',
    ];
    expect(recased(lines.join('\n')).split('\n').slice(1)).toEqual(lines.slice(1).map(lower));
  });

  it('keeps every letter at its place, whatever the text is', () => {
    const letters = fc.constantFrom(...'ABZabzßẞİıÄöÉΣσςДж1204.,;:-–\'’"@#+/|() \n中𝐀😀');
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 120 }), fc.boolean(), (parts, isUpper) => {
        const text = isUpper ? parts.join('').toUpperCase() : parts.join('');
        const written = recased(text);
        expect(written).toHaveLength(text.length);
        for (const [at, letter] of text.split('').entries())
          expect(written.charAt(at).toUpperCase()).toBe(letter.toUpperCase());
      }),
    );
  });
});
