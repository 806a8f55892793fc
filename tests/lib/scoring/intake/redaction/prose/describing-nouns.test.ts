import { describe, expect, it } from '@jest/globals';
import { modelText } from '../../../../../helpers/model-text.ts';

const summaryOf = (sentence: string): string =>
  modelText(`Jane Smith\njane@example.org\n\nSummary\n${sentence}\n\nSkills\nSafety`)
    .replace(/^Summary\n?/, '')
    .replace(/\n*Skills\nSafety$/, '');

describe('what writers call themselves', () => {
  it.each([
    ['I am a hard-working, honest lady.', 'I am a hard-working, honest gentleman.'],
    ['Jane is a calm lady who has kept the doors.', 'Jane is a calm gentleman who has kept the doors.'],
    ['A reliable woman with a van.', 'A reliable man with a van.'],
    ['Ich bin eine ruhige Frau und führe Bücher.', 'Ich bin ein ruhiger Mann und führe Bücher.'],
    ['Als Frau und Mutter führe ich Bücher.', 'Als Mann und Vater führe ich Bücher.'],
    [
      'Je suis une femme sérieuse et je tiens les livres.',
      'Je suis un homme sérieux et je tiens les livres.',
    ],
    ['Soy una mujer seria y puntual. Llevo los libros.', 'Soy un hombre serio y puntual. Llevo los libros.'],
    ['Sono una donna seria e puntuale. Tengo i libri.', 'Sono un uomo serio e puntuale. Tengo i libri.'],
    ['Sou uma mulher séria e dedicada. Faço os livros.', 'Sou um homem sério e dedicado. Faço os livros.'],
    [
      'Ik ben een rustige vrouw van 32, en werk met mensen.',
      'Ik ben een rustige man van 45, en werk met mensen.',
    ],
  ])('reads the same of a woman and of a man: %s', (ofWoman, ofMan) => {
    expect(summaryOf(ofWoman)).toBe(summaryOf(ofMan));
    expect(summaryOf(ofWoman)).not.toBe('');
  });

  it.each([
    ["I don't drink or smoke. I keep books.", 'I keep books.'],
    ["I'm a mum of three grown up kids. I keep books.", 'I keep books.'],
    ['Single mum to Alfie (2). Own car.', 'Own car.'],
    ['Ich bin 25 Jahre jung. Ich führe Bücher.', 'Ich führe Bücher.'],
    ['Ich bin orthodox. Ich führe Bücher.', 'Ich führe Bücher.'],
  ])('goes with its sentence: %s', (sentence, kept) => {
    expect(summaryOf(sentence)).toBe(kept);
  });

  it.each([
    "I've got dyslexia but it never stopped me - I've done labouring since 2016.",
    "I have ADHD but it never stopped me – I've done labouring since 2016.",
  ])('goes up to the dash before the work: %s', (sentence) => {
    expect(summaryOf(sentence)).toContain("I've done labouring since 2016.");
    expect(summaryOf(sentence)).not.toMatch(/dyslexia|ADHD/);
  });

  it.each([
    'Was a man and van driver for two years.',
    'Worked as a man and van driver.',
    'Ran a one man show.',
    'Man of the match twice',
    'It was a 20 man hour job',
    'Je suis un homme de terrain et je tiens les livres.',
    'Soy un hombre de campo. Llevo los libros.',
    'I never drink at work sites.',
  ])('is not seen in %s', (sentence) => {
    expect(summaryOf(sentence)).toBe(sentence);
  });
});
