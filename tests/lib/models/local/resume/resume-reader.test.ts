import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readResume } from '../../../../../lib/models/local/resume/resume-reader.ts';

function termsIn(text: string): string[] {
  return readResume(text).hits.map(({ hit }) => hit.term.name);
}

describe('a resume', () => {
  it('shows the terms of the vocabulary with the line they stand in', () => {
    const text = 'SKILLS\nPostgreSQL and Docker\n';
    const { hits, document } = readResume(text);
    const docker = hits.find(({ hit }) => hit.term.name === 'Docker');
    expect(document.lines[docker?.line ?? 0]?.text).toBe('PostgreSQL and Docker');
    expect(text.slice(docker?.hit.start, docker?.hit.end)).toBe('Docker');
  });

  it('does not show what it denies', () => {
    const text =
      'I work with Docker every day. I have no experience with Kubernetes. I know PostgreSQL but not Oracle.';
    const terms = termsIn(text);
    expect(terms).toContain('Docker');
    expect(terms).toContain('PostgreSQL');
    expect(terms).not.toContain('Kubernetes');
    expect(readResume(text).negated.map(({ start, end }) => text.slice(start, end))).toEqual([
      'no experience with Kubernetes',
      'not Oracle',
    ]);
  });

  it('is read alike every time, with offsets that hold, whatever the text', () => {
    const piece = fc.constantFrom(
      'EXPERIENCE\n',
      '## Skills\n',
      'Nurse',
      ' 2014 - 2016',
      '\n',
      '\n\n',
      '- ',
      '• ',
      '. ',
      ', ',
      '(',
      ')',
      ': ',
      '[redacted]',
      '**',
      '***',
      '-',
      'present',
      'since ',
      'no ',
      '\t',
      '09/2017',
      'é',
      '😀',
      '漢字',
      '1.',
      '|',
      '---',
      ' as a ',
      'x',
      '\r\n',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 6 })), { maxLength: 60 }), (pieces) => {
        const text = pieces.join('');
        const read = readResume(text);
        for (const line of read.document.lines) expect(text.slice(line.start, line.end)).toBe(line.text);
        for (const role of read.roles) {
          expect(role.title).toBe(text.slice(role.titleSpan.start, role.titleSpan.end));
          expect(role.title).not.toBe('');
          expect(role.lines.length).toBeGreaterThan(0);
          if (role.start !== null)
            expect(role.start).toMatch(/^(?:19[5-9]\d|20\d\d)(?:-(?:0[1-9]|1[0-2]))?$/);
        }
        expect(readResume(text)).toEqual(read);
      }),
    );
  });

  it.each([
    'a',
    'a ',
    '- ',
    'a\n',
    '1.',
    '1',
    ' ',
    '[',
    '**',
    'A. ',
    '2014 - ',
    'no ',
    'as a nurse 2014 ',
    'EXPERIENCE\nNurse, 2014-2016\n',
    '# a\n',
  ])('of 100,000 characters of %j has bounded lines and roles', (unit) => {
    const text = unit.repeat(Math.ceil(100_000 / unit.length)).slice(0, 100_000);
    const { document, roles } = readResume(text);
    expect(roles.length).toBeLessThanOrEqual(100);
    expect(document.lines.every((line) => line.text.length <= 500)).toBe(true);
  });
});

describe('headings in everyday words', () => {
  it.each([
    ['Lehre', 'education'],
    ['Lehrgänge', 'education'],
    ['Papiere', 'certificates'],
    ['Berufliches', 'experience'],
    ['Wo ich gearbeitet habe', 'experience'],
    ['Werk', 'experience'],
  ])('%s opens %s', (heading, section) => {
    const { document } = readResume(`Profil\nRuhig\n\n${heading}\n- Nordwind, Kiel`);
    expect(document.lines.at(-1)?.section).toBe(section);
  });
});
