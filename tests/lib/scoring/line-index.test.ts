import { describe, expect, it } from '@jest/globals';
import { LineIndex } from '../../../lib/scoring/line-index.ts';
import type { ResumeLine } from '../../../lib/scoring/resume-lines.ts';

const index = new LineIndex(
  'Java and  Kafka at scale\n\n- Java: Spring Boot\nJava\nKafka, Java, Java\nCafé Kafka\nGo\n\tPython',
);

const contents = (lines: readonly ResumeLine[]): string[] => lines.map(({ content }) => content);

describe('the lines of a resume', () => {
  it('are found once each by a text in them, whatever its case and spaces', () => {
    expect(contents(index.linesWith('java'))).toEqual([
      'Java and  Kafka at scale',
      'Java: Spring Boot',
      'Java',
      'Kafka, Java, Java',
    ]);
    expect(contents(index.linesWith('java and kafka'))).toEqual(['Java and  Kafka at scale']);
    expect(contents(index.linesWith('python'))).toEqual(['Python']);
    expect(index.linesWith('java kafka')).toEqual([]);
  });

  it('are found by a text that they are a part of, short ones aside', () => {
    expect(contents(index.linesWithin('go and java with python', 4))).toEqual(['Java', 'Python']);
    expect(contents(index.linesWithin('go', 2))).toEqual(['Go']);
  });

  it('are found by most of some words', () => {
    expect(contents(index.linesSpeakingOf(['java', 'kafka', 'rust']))).toEqual([
      'Java and  Kafka at scale',
      'Kafka, Java, Java',
    ]);
    expect(contents(index.linesSpeakingOf(['cafe']))).toEqual(['Café Kafka']);
    expect(contents(index.linesSpeakingOf(['cafe', 'kafka']))).toEqual(['Café Kafka']);
    expect(index.linesSpeakingOf(['av'])).toEqual([]);
    expect(index.linesSpeakingOf([])).toEqual([]);
  });

  it('may be none', () => {
    const empty = new LineIndex('\n\n');
    expect(empty.linesWith('java')).toEqual([]);
    expect(empty.linesWithin('java', 0)).toEqual([]);
    expect(empty.linesSpeakingOf(['java'])).toEqual([]);
  });
});
