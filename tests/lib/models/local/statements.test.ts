import { describe, expect, it } from '@jest/globals';
import { statementsOf } from '../../../../lib/models/local/statements.ts';

describe('cutting a line of a job into requirements', () => {
  it.each([
    ['Java, Spring Boot and Kafka', ['Java', 'Spring Boot', 'Kafka']],
    ['Experience with Excel, Word and Outlook', ['Experience with Excel', 'Word', 'Outlook']],
    [
      'Candidates should have the following core skills: Patience, Discretion, First Aid',
      ['Patience', 'Discretion', 'First Aid'],
    ],
    ['Knife skills; hygiene rules; menu planning', ['Knife skills', 'hygiene rules', 'menu planning']],
    ['3 years as a baker and 2 years as a pastry chef', ['3 years as a baker', '2 years as a pastry chef']],
    [
      'Two years in sales, with a prior 3 years in retail',
      ['Two years in sales', 'a prior 3 years in retail'],
    ],
  ])('cuts %j', (line, statements) => {
    expect(statementsOf(line)).toEqual(statements);
  });

  it.each([
    ['Able to plan, lead and document inspections'],
    ['Java or Kotlin'],
    ['Java, Kotlin or Scala'],
    ['Customer service: greeting guests, taking orders and handling complaints'],
    ['Careful driving, ensuring the safety of passengers'],
    ['5 years of experience with Java, Spring and Kafka'],
    ['Database engineering, management, security and maintenance'],
    ['Revenue of 1,500,000 managed'],
  ])('keeps %j whole', (line) => {
    expect(statementsOf(line)).toEqual([line]);
  });

  it('tidies marks and punctuation away', () => {
    expect(statementsOf('  **First aid** certificate. ')).toEqual(['First aid certificate']);
  });

  it('finds nothing in a blank line', () => {
    expect(statementsOf('  ; ')).toEqual([]);
  });
});
