import { describe, expect, it } from '@jest/globals';
import { negatedSpans } from '../../../../../lib/models/local/denials/negation.ts';
import { tokenize } from '../../../../../lib/models/local/text/tokens.ts';
import { findTerms } from '../../../../../lib/models/local/vocabulary/matcher.ts';

function negatedIn(text: string): string[] {
  const tokens = tokenize(text);
  return negatedSpans({ text, start: 0, tokens }, findTerms(text, tokens)).map(({ start, end }) =>
    text.slice(start, end),
  );
}

function isDenied(text: string, name: string): boolean {
  return negatedIn(text).some((negated) => negated.includes(name));
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
    ['English C1, French: none', 'French: none'],
    ['English fluent, Französisch: keine', 'Französisch: keine'],
    ['Docker, Kubernetes: none', 'Docker, Kubernetes: none'],
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
    ['Years in Terraform: 0', 'Years in Terraform: 0'],
    ['Proficiency in Terraform: 0 %, Go 90 %', 'Proficiency in Terraform: 0'],
    ['Have not yet used Kubernetes, but Docker', 'Have not yet used Kubernetes'],
    ['Rust is what I want to learn, fluent in C', 'Rust is what I want to learn'],
    ['No manual work since I introduced Kubernetes', 'No manual work'],
    ['No manual work thanks to Kubernetes', 'No manual work'],
    ['I have not used Kubernetes before, I admit', 'have not used Kubernetes before'],
    ['No re-keying as everything runs in Kubernetes', 'No re-keying'],
    ['Without a degree I worked my way up with Kubernetes', 'Without a degree'],
    ['never used Kubernetes without help', 'never used Kubernetes'],
    ['Cannot imagine work without Kubernetes', 'Cannot imagine work'],
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
    'nothing is deployed without Kubernetes',
    'willing to learn, strong in Kubernetes',
    "I don't just use Kubernetes, I teach it",
    'does not need supervision in Kubernetes',
    'no issues with Kubernetes upgrades',
    'never sent a wrong Kubernetes manifest',
    'hardly a week without Kubernetes',
    'never left a fault in Kubernetes unattended',
    'not-yet-upgraded Kubernetes clusters',
    'the team had never used Kubernetes before I joined',
    'trained engineers who want to learn Kubernetes',
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

describe('lists of what is denied', () => {
  const WAYS_TO_DENY = [
    'I have never used {}.',
    'I have no experience with {}.',
    "I don't know {}.",
    'No {}',
    'I cannot work with {}.',
    'I lack {}.',
    'Without {}.',
    'Not familiar with {}.',
    'Neither {}.',
    'Would like to learn: {}',
    'Planning to get into {} in 2027.',
    'Ich kenne {} nicht.',
    '{}: no experience',
    '{} I have not used.',
    'Not used so far: {}',
    'Keine Kenntnisse in {}.',
    'Aucune expérience avec {}.',
    'Sin experiencia con {}.',
    'Geen ervaring met {}.',
    'Eager to learn {}.',
  ];

  it.each(WAYS_TO_DENY)('are denied to their end in "%s"', (way) => {
    const lists = [
      'PostgreSQL',
      'Oracle or PostgreSQL',
      'Oracle and PostgreSQL',
      'Oracle, PostgreSQL',
      'Oracle, MySQL or PostgreSQL',
      'Oracle, MySQL and PostgreSQL',
      'Oracle, MySQL, Redis, PostgreSQL',
      'Oracle/PostgreSQL',
      'PostgreSQL, Oracle and MySQL',
    ].map((list) => way.replace('{}', list));
    expect(lists.filter((list) => !isDenied(list, 'PostgreSQL'))).toEqual([]);
  });

  it.each([
    'Keine Erfahrung mit Oracle, MySQL und PostgreSQL.',
    'Keine Kenntnisse in Oracle, PostgreSQL und Terraform.',
    'Kein Oracle, kein PostgreSQL, kein Terraform.',
    'Aucune expérience avec Oracle, MySQL et PostgreSQL.',
    'Sin experiencia con Oracle, MySQL y PostgreSQL.',
    'Geen ervaring met Oracle, MySQL en PostgreSQL.',
    'I have not used Oracle, MySQL, PostgreSQL yet.',
    'I do not know Oracle, nor MySQL, nor PostgreSQL.',
    'Oracle, MySQL and PostgreSQL: no experience',
    'No experience: Oracle, MySQL, PostgreSQL',
    'None of the following: Oracle, MySQL, PostgreSQL',
    'No experience with: Kubernetes, Terraform, Python, Kafka, PostgreSQL',
    'I have no hands-on experience with databases (Oracle, MySQL, PostgreSQL).',
    'I have never worked with SAP, Oracle Financials, Microsoft Dynamics, the general ledger, PostgreSQL and Terraform.',
    'Not familiar with the following tools: Oracle; MySQL; PostgreSQL',
    'Ich habe noch nie mit Oracle, MySQL oder PostgreSQL gearbeitet.',
    'Ich habe weder Oracle, MySQL noch PostgreSQL benutzt.',
    'Mit Oracle, MySQL und PostgreSQL habe ich keine Erfahrung.',
    "Je n'ai jamais utilisé Oracle, MySQL et PostgreSQL.",
    'Je ne connais pas Oracle, MySQL, PostgreSQL.',
    'Nunca he usado Oracle, MySQL, PostgreSQL.',
    'No conozco Oracle, MySQL ni PostgreSQL.',
    'Ik heb nooit gewerkt met Oracle, MySQL en PostgreSQL.',
    'Ik ken Oracle, MySQL en PostgreSQL niet.',
    'Bisher keine Kenntnisse in: Oracle, PostgreSQL',
    'Would like to learn Oracle, MySQL, PostgreSQL next year',
    'Willing to learn Oracle, MySQL and, above all, PostgreSQL.',
    'I lack experience in managing budgets, leading teams, PostgreSQL administration and sales.',
    'No prior exposure to Oracle, Redis, or to PostgreSQL.',
    'Without knowledge of Oracle, MySQL, PostgreSQL',
    'Zero experience with Oracle, MySQL, Redis and PostgreSQL',
    'No incident management with PostgreSQL',
    'No experience with ventilated patients, wound management, leading a PostgreSQL team',
    'No error analysis in PostgreSQL',
    'Unfamiliar with Oracle, Redis, Cassandra, MongoDB, Neo4j, MariaDB, SQL Server, DB2, PostgreSQL',
    'Oracle, MySQL, Redis, MongoDB, Cassandra, MariaDB, PostgreSQL: no experience',
    'Quiero aprender Oracle, MySQL y PostgreSQL.',
    'Je souhaite apprendre Oracle, MySQL et PostgreSQL.',
    'No experience with ventilated patients, wound management, palliative care and PostgreSQL',
  ])('go on in "%s"', (text) => {
    expect(isDenied(text, 'PostgreSQL')).toBe(true);
  });

  it.each([
    'No experience with Java, but five years of Kotlin, and PostgreSQL since 2019.',
    'No experience with Oracle, but five years of MySQL and PostgreSQL.',
    'No experience with Oracle, five years of PostgreSQL.',
    'No experience with Oracle, strong PostgreSQL skills.',
    'No experience with Oracle, PostgreSQL expert.',
    'No experience with Oracle, PostgreSQL since 2019.',
    'No experience with Oracle, managed PostgreSQL clusters for 40 shops.',
    'Never used Oracle, I run PostgreSQL.',
    'Never used Oracle, always PostgreSQL.',
    'Not only Oracle, MySQL but also PostgreSQL',
    'not only Java but also PostgreSQL',
    'No criminal record, full driving licence, PostgreSQL',
    'No children, own car, PostgreSQL and Excel',
    'Verheiratet, keine Kinder, Führerschein Klasse B, PostgreSQL',
    'Ledig, keine Kinder, PostgreSQL',
    'Sans enfant, permis B, PostgreSQL',
    'Sin hijos, carnet de conducir, PostgreSQL',
    'Geen kinderen, rijbewijs B, PostgreSQL',
    'Without any downtime, moved PostgreSQL to Azure.',
    'Without downtime, moved 40 PostgreSQL databases to Azure',
    'never missed a deadline with PostgreSQL',
    'Never missed a release with Java, Kotlin and PostgreSQL',
    'No accidents in ten years of driving HGVs, PostgreSQL user',
    'No single outage in five years of PostgreSQL',
    'Kein einziger Ausfall in fünf Jahren PostgreSQL',
    'Sans aucun incident avec PostgreSQL pendant cinq ans',
    'Java, SQL, no PHP, PostgreSQL',
    'Docker, Kubernetes (no experience), PostgreSQL',
    'Docker: no, PostgreSQL: yes',
    'Oracle: none; PostgreSQL: five years',
    'Java, never Kotlin, PostgreSQL',
    'I do not smoke, PostgreSQL is my daily tool',
    'No visa needed, PostgreSQL administrator for ten years',
    'No experience with Oracle (PostgreSQL for five years)',
    'No experience with Oracle and five years of PostgreSQL',
    'No Oracle, however PostgreSQL',
    'Keine Erfahrung mit Oracle, dafür fünf Jahre PostgreSQL',
    'Keine Oracle-Kenntnisse, gute PostgreSQL-Kenntnisse',
    'Keine Erfahrung mit Oracle, sondern mit PostgreSQL',
    "Pas d'expérience avec Oracle, mais cinq ans de PostgreSQL",
    "Aucune expérience d'Oracle, PostgreSQL depuis 2019",
    'Sin experiencia con Oracle, pero con PostgreSQL',
    'Sin experiencia en Oracle, experto en PostgreSQL',
    'Geen ervaring met Oracle, wel met PostgreSQL',
    'Geen Oracle, maar PostgreSQL',
    'Currently learning Rust, experienced with PostgreSQL',
    'Willing to learn Rust, fluent in PostgreSQL',
    'Eager to learn; PostgreSQL, Java and Terraform at hand',
    'Without help, built a PostgreSQL cluster',
    'Reported no errors, tuned PostgreSQL',
    'No problem with shifts, PostgreSQL',
    'I do not only administer PostgreSQL, I tune it',
    'Not a day without PostgreSQL',
    'With PostgreSQL I have no problems',
    'In Berlin I had no car, PostgreSQL administrator',
    'Moved 40 databases to PostgreSQL without losing a row',
    'PostgreSQL (8 years), never used Oracle',
    'No incidents in five years of PostgreSQL',
    'No nonsense engineer, PostgreSQL and Java',
    'Never worked with Oracle, built everything on PostgreSQL',
    'Never late, PostgreSQL and Terraform every day',
    'Worked without supervision, PostgreSQL and Terraform',
    'Unable to relocate, PostgreSQL and Java for ten years',
    'Not looking for on-call work, PostgreSQL, Java, Terraform',
    'Nicht nur Java, sondern auch PostgreSQL',
    'Unfallfrei gefahren, PostgreSQL gepflegt',
    'No Java experience, PostgreSQL: 5 years',
    "I didn't just use Oracle, I ran PostgreSQL",
    'Oracle kenne ich nicht, PostgreSQL gut',
    'Led the PostgreSQL team, never the budget',
  ])('leave what is said for somebody in "%s"', (text) => {
    expect(isDenied(text, 'PostgreSQL')).toBe(false);
  });

  it('are read in time that grows with their length', () => {
    const text = `No ${'Oracle, not used '.repeat(2_000)}`;
    expect(negatedIn(text).length).toBeGreaterThan(0);
  });
});
