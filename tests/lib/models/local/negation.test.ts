import { describe, expect, it } from '@jest/globals';
import { negatedSpans } from '../../../../lib/models/local/negation.ts';
import { tokenize } from '../../../../lib/models/local/tokens.ts';

function negatedIn(text: string): string[] {
  return negatedSpans({ text, start: 0, tokens: tokenize(text) }).map(({ start, end }) =>
    text.slice(start, end),
  );
}

describe('negation', () => {
  it.each([
    ['I have no experience with Kubernetes', 'no experience with Kubernetes'],
    ['Not familiar with SAP, but know Oracle', 'Not familiar with SAP'],
    ['never used Docker', 'never used Docker'],
    ['without a driving licence', 'without a driving licence'],
    ['Not yet certified in AWS', 'Not yet certified in AWS'],
    ['basic knowledge of Excel but no Access', 'no Access'],
    ['No SAP, Oracle or Navision. Knows Excel.', 'No SAP, Oracle or Navision'],
    ['Java, SQL, no PHP, Python', 'no PHP'],
    ['Kubernetes: none', 'Kubernetes: none'],
    ['planning to learn Rust', 'planning to learn Rust'],
    ['currently learning Go; fluent in C', 'currently learning Go'],
    ['Taking an evening course in bookbinding; fluent in French', 'Taking an evening course in bookbinding'],
    ['I am learning Dutch', 'I am learning Dutch'],
    ['all saws with the exception of the band saw', 'with the exception of the band saw'],
    ['keine Erfahrung mit SAP', 'keine Erfahrung mit SAP'],
    ['sans permis de conduire', 'sans permis de conduire'],
    ['sin carné de conducir, con coche propio', 'sin carné de conducir'],
    ['geen ervaring met Excel, wel met Access', 'geen ervaring met Excel'],
    ['Docker, Kubernetes (no experience), Helm', 'Kubernetes (no experience'],
    ['Docker 4/5, Kubernetes 0/5, Helm 3/5', 'Kubernetes 0/5'],
    ['Have not yet used Kubernetes, but Docker', 'Have not yet used Kubernetes'],
    ['Rust is what I want to learn, fluent in C', 'Rust is what I want to learn'],
    ['Java, SQL; Kubernetes, which I hope to learn', 'Kubernetes, which I hope to learn'],
    [
      'My colleague ran the Kubernetes cluster, I did not',
      'My colleague ran the Kubernetes cluster, I did not',
    ],
    ['Docker gut, Kubernetes kenne ich nicht', 'Kubernetes kenne ich nicht'],
    ['Je ne connais pas Kubernetes, mais bien Docker', 'ne connais pas Kubernetes'],
    ['Nessuna esperienza con Kubernetes', 'Nessuna esperienza con Kubernetes'],
  ])('reaches in %j over %j', (text, negated) => {
    expect(negatedIn(text)).toEqual([negated]);
  });

  it.each([
    'not only Java but also Kotlin',
    'no problem with night shifts',
    'machine learning and e-learning courses',
    'taught an online course on pottery',
    'worked for a non-profit',
    'works without supervision',
    'no-code tools such as Bubble',
    'including but not limited to Excel',
    'five years of driving without accidents',
    'nicht nur Kochen, sondern auch Backen',
    'knowledge of Java and SQL',
    'Docker (no downtime in three years)',
    'opened on 10/5, closed on 20/5',
    'a score of 0/10 defects',
    'Je ne fais pas seulement la cuisine',
    'led the team where others did not',
  ])('finds none in %j', (text) => {
    expect(negatedIn(text)).toEqual([]);
  });
});
