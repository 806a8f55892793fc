import { describe, expect, it } from '@jest/globals';
import { LineIndex } from '../../../../lib/scoring/evidence/line-index.ts';

const index = new LineIndex(
  `Nurse with a calm hand, used to SAP.

Cook, Bistro (2018 - 2020)
Café Kafka and  Grill
- Sauces
Skills
Java, Kafka, Rust
SAP
Go
Crème brûlée`,
);

describe('in the lines of a resume a text', () => {
  it('is told where one that has it tells, whatever its case and spaces', () => {
    expect(index.standingOf('kafka and grill')).toBe('told');
    expect(index.standingOf('kafka')).toBe('told');
    expect(index.standingOf('sap')).toBe('told');
  });

  it('is listed where none of those that have it tells', () => {
    expect(index.standingOf('java, kafka')).toBe('listed');
    expect(index.standingOf('brûlée')).toBe('listed');
  });

  it('is absent where none has it', () => {
    expect(index.standingOf('java and kafka')).toBe('absent');
    expect(index.standingOf('grill sauces')).toBe('absent');
  });

  it('stands as those do that are a part of it, short ones aside', () => {
    expect(index.standingOfPartsOf('go and sap with grilled sauces', 4)).toBe('told');
    expect(index.standingOfPartsOf('go and sap', 2)).toBe('listed');
    expect(index.standingOfPartsOf('go and sap', 4)).toBe('absent');
  });
});

describe('words', () => {
  it('are told by a line that tells and has most of them', () => {
    expect(index.isTold(['grill'])).toBe(true);
    expect(index.isTold(['grill', 'kafka', 'rust'])).toBe(true);
    expect(index.isTold(['rust', 'grill', 'kafka'])).toBe(true);
    expect(index.isTold(['cafe', 'kafka'])).toBe(true);
    expect(index.isTold(['sap', 'hand'])).toBe(true);
  });

  it('are not told by half of them, by parts of words or by lists', () => {
    expect(index.isTold(['grill', 'rust'])).toBe(false);
    expect(index.isTold(['rust', 'grill'])).toBe(false);
    expect(index.isTold(['kaf'])).toBe(false);
    expect(index.isTold(['java', 'kafka', 'rust'])).toBe(false);
    expect(index.isTold(['creme'])).toBe(false);
    expect(index.isTold([])).toBe(false);
  });
});

it('a resume may have no lines', () => {
  const empty = new LineIndex('\n\n');
  expect(empty.standingOf('java')).toBe('absent');
  expect(empty.standingOfPartsOf('java', 0)).toBe('absent');
  expect(empty.isTold(['java'])).toBe(false);
});
