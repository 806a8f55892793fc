import { describe, expect, it } from '@jest/globals';
import { modelText } from '../../../../../helpers/model-text.ts';

const HEAD = 'Bewerbung als Tischler\n\nIch baue seit 22 Jahren Treppen und Schränke.\n\n';

describe('a name beside an age or a birth, below other lines', () => {
  it.each([
    ['Nele Birkenhauer, 31', ['Nele', '31']],
    ['Ich: Nele Birkenhauer, Tischlerin, 31', ['Nele', 'Birkenhauer']],
    ['WER? Emil Kraneis, 29, Spielleiter', ['Emil', '29']],
    ['Benedikt Lohkämper, geboren 1979 in Olpe, Priester', ['Benedikt', '1979']],
    ['Xhevrie Lohkämper (geboren 1979), Pflege', ['Xhevrie', '1979']],
  ])('goes: %s', (line, gone) => {
    const text = modelText(`${HEAD}${line}\n\nWerkstatt Moser, Ulm, 2010 – heute`);
    for (const word of gone) expect(text).not.toContain(word);
    expect(text).toContain('Werkstatt Moser');
  });

  it.each([
    ['Hotel Adler, 22 Jahre, Küche'],
    ['Möbel Lohkämper, 15 Jahre'],
    ['Gasthof Krone (gegründet 1979)'],
  ])('is not the form of a firm and its years: %s', (line) => {
    expect(modelText(`${HEAD}Berufserfahrung\n${line}\nTreppen und Schränke aus Eiche`)).toContain(line);
  });
});
