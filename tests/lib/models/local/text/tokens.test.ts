import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { foldInPlace, foldText, tokenize } from '../../../../../lib/models/local/text/tokens.ts';

function norms(text: string): string[] {
  return tokenize(text).map(({ norm }) => norm);
}

describe('a text in tokens', () => {
  it('keeps signs that belong to a name', () => {
    expect(norms('C++, C# and .NET; grade A+')).toEqual(['c++', 'c#', 'and', '.net', 'grade', 'a+']);
  });

  it('does not take a sign for part of a name where it only stands beside it', () => {
    expect(norms('Java+SQL')).toEqual(['java', 'sql']);
    expect(norms('ticket #42')).toEqual(['ticket', '42']);
    expect(norms('the internet.')).toEqual(['the', 'internet']);
  });

  it('reads dots inside abbreviations and file-like names as nothing', () => {
    expect(norms('B.Sc. and Ph.D.')).toEqual(norms('BSc and PhD'));
    expect(norms('Node.js')).toEqual(['nodejs']);
    expect(norms('ASP.NET')).toEqual(['aspnet']);
    expect(norms('Socket.IO')).toEqual(['socketio']);
  });

  it('parts sentences that lack a space between them', () => {
    expect(norms('Managed projects.Reduced costs')).toEqual(['managed', 'projects', 'reduced', 'costs']);
  });

  it('parts what a hyphen or a slash joins', () => {
    expect(norms('front-end CI/CD TCP/IP T-SQL')).toEqual([
      'front',
      'end',
      'ci',
      'cd',
      'tcp',
      'ip',
      't',
      'sql',
    ]);
  });

  it('keeps an ampersand inside short names and reads one that stands alone as a word', () => {
    expect(norms('R&D, P&L, sales & marketing')).toEqual(['r&d', 'p&l', 'sales', 'and', 'marketing']);
  });

  it('reads numbers plainly, whatever stands beside them', () => {
    expect(norms('5+ years, 10,000 units, 3.5 million')).toEqual([
      '5',
      'years',
      '10000',
      'units',
      '3.5',
      'million',
    ]);
    expect(norms('2018–2020')).toEqual(['2018', '2020']);
  });

  it('keeps letters and digits of one name together', () => {
    expect(norms('k8s B2B S3')).toEqual(['k8s', 'b2b', 's3']);
  });

  it('drops the s of a genitive and sets a French elision apart', () => {
    expect(norms('nurse’s and nurse’s')).toEqual(['nurse', 'and', 'nurse']);
    expect(norms("l'expérience d’infirmier")).toEqual(['l', 'experience', 'd', 'infirmier']);
    expect(norms("don't")).toEqual(["don't"]);
  });

  it('folds case, diacritics and compatibility forms', () => {
    expect(norms('Ｊａｖａ Größe façade naïve ŁÓDŹ')).toEqual(['java', 'grosse', 'facade', 'naive', 'lodz']);
    expect(foldText('Ærø, ﬁnance')).toBe('aero, finance');
    expect(foldText('Nº 5 – ΟΔΟΣ, 𝐣ava ½')).toBe('nr 5 – οδος, java 1⁄2');
  });

  it('folds a text as it does its words', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 8 })), (words) => {
        expect(foldText(words.join(' '))).toBe(words.map(foldText).join(' '));
      }),
    );
  });

  it('keeps the places where it folds letter for letter', () => {
    expect(foldInPlace('Größe, ﬁnance – ŁÓDŹ, İzmir')).toBe('grose, fnance – lodz, izmir');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
        expect(foldInPlace(text)).toHaveLength(text.length);
      }),
    );
  });

  it('gives one stem to the forms of a word, and none to names and codes', () => {
    const stems = (text: string): string[] => tokenize(text).map(({ stem }) => stem);
    expect(new Set(stems('managing managed manages')).size).toBe(1);
    expect(new Set(stems('organisation organization')).size).toBe(1);
    expect(new Set(stems('wrote write written')).size).toBe(1);
    expect(stems('k8s C++')).toEqual(['k8s', 'c++']);
  });

  it('has one word for all the places where it is written alike, whatever the text', () => {
    const [first, , second] = tokenize('nurse and nurse');
    expect(second?.word).toBe(first?.word);
    expect(tokenize('The nurse')[1]?.word).toBe(first?.word);
    expect(tokenize('nurses')[0]?.word).toMatchObject({ norm: 'nurses', singular: 'nurse' });
  });

  it('has a word for every token, also where there are more than it can remember', () => {
    const words = Array.from({ length: 45_000 }, (_, at) => `w${at}`);
    expect(norms(words.join(' '))).toEqual(words);
    expect(norms(`nurse ${'x'.repeat(100)}`)).toEqual(['nurse', 'x'.repeat(100)]);
  });

  it('has the place of each token in the text', () => {
    const text = 'Skills: Node.js, C# (5+ years)';
    expect(tokenize(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Skills',
      'Node.js',
      'C#',
      '5',
      'years',
    ]);
  });

  it('reads a part of a text with the places of the whole', () => {
    const text = 'one two three';
    expect(tokenize(text, 4, 7)).toEqual([expect.objectContaining({ start: 4, end: 7, norm: 'two' })]);
  });

  it('has tokens in order, without overlaps, each of them with something in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        let last = 0;
        for (const { start, end, norm } of tokenize(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(norm.length).toBeGreaterThan(0);
          last = end;
        }
      }),
    );
  });

  it('says the same of a text in capitals', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { maxLength: 20 });
    fc.assert(
      fc.property(words, (list) => {
        expect(norms(list.join(' ').toUpperCase())).toEqual(norms(list.join(' ')));
      }),
    );
  });
});
