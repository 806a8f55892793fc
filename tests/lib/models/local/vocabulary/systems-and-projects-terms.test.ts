import { describe, expect, it } from '@jest/globals';
import { shown } from '../../../../helpers/asked-and-shown.ts';

describe('testing and analysis', () => {
  it.each([
    ['Test Engineer', 'Test case design techniques', 'Equivalence classes and decision tables', 'met'],
    ['Test Engineer', 'Test case design techniques', 'Laid tables for banquets', 'missing'],
    ['Test Engineer', 'Defect tracking', 'Logged bugs in Jira', 'met'],
    ['Test Engineer', 'Security testing', 'ZAP scans of each build', 'met'],
    ['Business Analyst', 'Requirements elicitation', 'Interviewed stakeholders in four plants', 'met'],
    ['Business Analyst', 'Requirements gathering', 'Wrote user stories', 'met'],
    ['Business Analyst', 'Requirements gathering', 'Wrote stories for children', 'missing'],
    ['Business Analyst', 'Facilitation of workshops', 'Led workshops with clinicians', 'met'],
    ['Business Analyst', 'Use case modelling', 'Activity diagrams of the claims desk', 'met'],
  ])('%s: %s, %s', async (title, requirement, line, status) => {
    expect(await shown(title, requirement, line)).toBe(status);
  });
});

describe('ERP, CRM and architecture', () => {
  it.each([
    ['SAP Consultant', 'S/4HANA migration', 'Moved two plants from ECC to S/4HANA', 'met'],
    ['SAP Consultant', 'Go-live support', 'Hypercare for three weeks', 'met'],
    ['SAP Consultant', 'Customizing', 'Set up movement types', 'met'],
    ['SAP Consultant', 'Customizing', 'Set up tents for the fair', 'missing'],
    ['SAP Consultant', 'Data migration', 'Loads with LSMW', 'met'],
    ['SAP Consultant', 'SAP MM and SD', 'Purchasing and sales in MM and SD', 'met'],
    ['CRM Administrator', 'CRM customization', 'Permission sets and custom objects', 'met'],
    ['Solution Architect', 'Architecture documentation', 'C4 diagrams', 'met'],
    ['Solution Architect', 'Enterprise architecture frameworks', 'Target pictures after TOGAF', 'met'],
    ['Solution Architect', 'Technology evaluation', 'Proofs of concept for three brokers', 'met'],
  ])('%s: %s, %s', async (title, requirement, line, status) => {
    expect(await shown(title, requirement, line)).toBe(status);
  });
});

describe('projects, services and products', () => {
  it.each([
    ['Scrum Master', 'Facilitating scrum events', 'Ran dailies for two squads', 'met'],
    ['Scrum Master', 'Removing impediments', 'Cleared blockers with other teams', 'met'],
    ['Scrum Master', 'Removing impediments', 'Cleared tables after lunch', 'missing'],
    ['Service Manager', 'Service level management', 'SLAs for 14 services', 'met'],
    ['Service Manager', 'Problem management', 'Root cause analysis of outages', 'met'],
    ['Product Owner', 'Prioritization techniques', 'RICE and MoSCoW', 'met'],
    ['Product Owner', 'Prioritization techniques', 'Cooked rice for forty', 'missing'],
    ['Product Owner', 'Go-to-market', 'Launch plans with sales', 'met'],
    ['Data Scientist', 'Explaining results to non-technical people', 'Findings in plain words', 'met'],
  ])('%s: %s, %s', async (title, requirement, line, status) => {
    expect(await shown(title, requirement, line)).toBe(status);
  });
});
