import { describe, expect, it } from '@jest/globals';
import { levelOf } from '../../../../helpers/local-evaluation.ts';

function levelOfWork(requirement: string, work: string): string | undefined {
  return levelOf(
    'Dental Receptionist',
    requirement,
    `Experience\nReceptionist, Smile Ltd, 2019 - 2024\n- ${work}`,
  );
}

describe('names in capitals with a slash between them', () => {
  it.each([
    ['R4/SOE software', 'Booked appointments in SOE Exact'],
    ['R4/SOE software', 'Booked appointments in R4'],
    ['Experience with R4 / SOE', 'Booked appointments in R4'],
  ])('stand for each other, %s: %s', (requirement, work) => {
    expect(levelOfWork(requirement, work)).toBe('met');
  });

  it.each([
    ['R4/SOE software', 'Booked appointments in Dentally'],
    ['R4/SOE software', 'Software for bookings'],
    ['R4 and SOE software', 'Booked appointments in R4'],
    ['Phone/desk duties', 'Cleaned the desk'],
  ])('leave all else as it is, %s: %s', (requirement, work) => {
    expect(levelOfWork(requirement, work)).not.toBe('met');
  });
});

describe('a label that sums up what is listed behind it', () => {
  it.each([
    [
      'You know your KPIs: food cost, labour cost, waste',
      'Food cost held, labour cost cut, waste halved',
      'met',
    ],
    ['KPIs: food cost, labour cost, waste', 'Food cost held and waste halved', 'met'],
    ['KPIs: food cost, labour cost, waste', 'Food cost held', 'partial'],
    ['KPIs: food cost, labour cost, waste', 'Cooked lunch', 'missing'],
    ['PostgreSQL: food cost, labour cost, waste', 'Food cost held, labour cost cut, waste halved', 'missing'],
  ])('is shown by the list, %s: %s', (requirement, work, level) => {
    expect(levelOfWork(requirement, work)).toBe(level);
  });
});

describe('a list in brackets, and what is joined to it', () => {
  it.each([
    ['AWS (Lambda, S3, DynamoDB) and Python', 'Lambda, S3, DynamoDB and Python'],
    ['SAP (MM, SD, PP) and Excel', 'MM, SD, PP and Excel'],
    ['SAP (MM, SD, PP) and Excel', 'SAP MM, SD, PP and Excel'],
  ])('is shown by all of its items, %s: %s', (requirement, work) => {
    expect(levelOfWork(requirement, work)).toBe('met');
  });

  it.each([
    ['AWS (Lambda, S3, DynamoDB) and Python', 'Python'],
    ['Driving licence (C, CE) and a digital card', 'Digital card'],
  ])('is not shown by what is joined to it alone, %s: %s', (requirement, work) => {
    expect(levelOfWork(requirement, work)).not.toBe('met');
  });
});

describe('what only explains the thing before it', () => {
  it.each([
    ['Knowledge of Orthovault, a cloud suite for surgeries', 'Booked appointments in Orthovault'],
    ['Stock ordering, an important part of running a surgery', 'Ordered stock'],
    ['Sterilisation of instruments, thus preventing infections', 'Sterilised instruments'],
    ['Telephone triage efficiently sorting urgent callers from others', 'Telephone triage'],
    ['Charting in Dentally identifying gaps and assuring completeness', 'Charting in Dentally'],
    ['Recall planning - deciding which patient is seen when', 'Planned recalls'],
    ['Attention to detail: capacity to monitor sterilisers and their gauges', 'Shows attention to detail'],
    ['A knack for charting to keep surgeries full', 'Charting for two surgeries'],
    ['Expertise with charting as it keeps surgeries full', 'Charting for two patients'],
    ['A marked ability to triage callers', 'Triaged callers'],
    ['A great deal of experience with triage', 'Triaged callers'],
    ['Comfort with triage', 'Triaged callers'],
    ['Charting with the aim of finding gaps early', 'Charting for two surgeries'],
    ['Sterilisation and how autoclaves work', 'Sterilised instruments'],
    ['Great attention to detail particularly in charting of allergies', 'Shows attention to detail'],
    ['Experience with Triage, Education, Recall (TER) forms', 'Filled in TER forms'],
    ['Charting or recalls to keep surgeries full', 'Charting for two surgeries'],
  ])('need not be shown: %s', (requirement, work) => {
    expect(levelOfWork(requirement, work)).toBe('met');
  });

  it.each([
    ['Knowledge of Orthovault, a cloud suite for surgeries', 'A cloud suite for surgeries'],
    ['Charting, radiographs and recalls', 'Charting'],
    ['Charting coupled with radiographs', 'Charting'],
    ['Knowledge of a CRM system, an ERP system', 'Used a CRM system'],
    ['Recall planning - Orthovault', 'Planned recalls'],
  ])('is told from what is asked for: %s', (requirement, work) => {
    expect(levelOfWork(requirement, work)).not.toBe('met');
  });
});
