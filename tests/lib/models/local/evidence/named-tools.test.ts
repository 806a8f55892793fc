import { describe, expect, it } from '@jest/globals';
import { levelOf } from '../../../../helpers/local-evaluation.ts';

const resumeWith = (skill: string): string =>
  `Skills\n- Patience\n- ${skill}\n\nExperience\nArchivist, City Archive, 2015 - 2020`;

describe('a tool that a requirement names', () => {
  it.each([
    ['Scripting in Python', 'Python for small helpers around the catalogue'],
    ['Dashboards in Qlik Sense', 'Qlik Sense apps for finance'],
    ['Drawing in AutoCAD', 'AutoCAD plans of three schools'],
  ])('shows what it is there for: %s', (requirement, skill) => {
    expect(levelOf('Archivist', requirement, resumeWith(skill))).toBe('met');
  });

  it.each([
    ['Unit and UI tests with XCTest', 'XCTest covers the main screens'],
    ['Payroll scheduling with Airflow', 'About 120 DAGs in Airflow'],
    ['Active Directory forest recovery', 'Unlocked accounts in Active Directory'],
  ])('shows a part of what is done with it: %s', (requirement, skill) => {
    expect(levelOf('Archivist', requirement, resumeWith(skill))).toBe('partial');
  });

  it.each([
    ['Unit and UI tests with XCTest', 'Selenium covers the main screens'],
    ['Dashboards in Qlik Sense', 'Sense of humour'],
    ['Driving sales growth', 'Driving'],
  ])('is not shown by another one: %s', (requirement, skill) => {
    expect(levelOf('Archivist', requirement, resumeWith(skill))).toBe('missing');
  });
});
