import { describe, expect, it } from '@jest/globals';
import { shown } from '../../../../helpers/asked-and-shown.ts';

describe('data and databases', () => {
  it.each([
    ['Data Scientist', 'Time series analysis', 'Seasonal models of electricity load with SARIMA', 'met'],
    ['Data Scientist', 'Time series analysis', 'Sorted complaints with BERT models', 'missing'],
    ['Data Engineer', 'Data lake architecture', 'Bronze and silver layers on Delta Lake', 'met'],
    ['Data Analyst', 'Customer segmentation', 'RFM and k-means clusters of shoppers', 'met'],
    ['Data Scientist', 'Classification models', 'Predicted churn with XGBoost', 'met'],
    ['ML Engineer', 'Experiment tracking', 'MLflow for all runs', 'met'],
    ['ML Engineer', 'Experiment tracking', 'Tracked parcels for customers', 'missing'],
    ['Database Administrator', 'Backup and recovery strategies', 'RMAN and quarterly restore drills', 'met'],
  ])('%s: %s, %s', async (title, requirement, line, status) => {
    expect(await shown(title, requirement, line)).toBe(status);
  });
});

describe('operations, networks and security', () => {
  it.each([
    ['Cloud Engineer', 'Cost optimization', 'Cut a third of the bill through rightsizing', 'met'],
    ['Cloud Engineer', 'Cost optimization', 'Sent the monthly bill to the clients', 'missing'],
    ['Database Administrator', 'On-call readiness', '24/7 standby rota', 'met'],
    ['DevOps Engineer', 'Log management', 'ELK for 400 GB a day', 'met'],
    ['Ranger', 'Log management', 'Counted the elk in the reserve', 'missing'],
    ['DevOps Engineer', 'Container technologies', 'Docker on all build hosts', 'met'],
    ['Network Engineer', 'Network troubleshooting', 'Found packet loss with Wireshark', 'met'],
    ['Network Engineer', 'Firewall management', 'FortiGate rule base for 12 sites', 'met'],
    ['Penetration Tester', 'Social engineering assessments', 'Phishing drills', 'met'],
    ['Penetration Tester', 'Social engineering assessments', 'Fishing for compliments', 'missing'],
    ['Security Analyst', 'Malware analysis', 'Took samples apart in Ghidra', 'met'],
    ['Security Officer', 'Security policies', 'Wrote the acceptable use policy', 'met'],
    ['Security Officer', 'Security policies', 'Read the policies of the insurer', 'missing'],
  ])('%s: %s, %s', async (title, requirement, line, status) => {
    expect(await shown(title, requirement, line)).toBe(status);
  });
});

describe('support and administration', () => {
  it.each([
    ['Support Technician', 'Hardware repair', 'Swapped screens and keyboards', 'met'],
    ['Support Technician', 'Hardware repair', 'Cleaned screens and keyboards', 'missing'],
    ['Support Technician', 'Imaging of computers', 'MDT images for 300 laptops', 'met'],
    ['Radiographer', 'Imaging of computers', 'Imaging of knees', 'missing'],
    ['System Administrator', 'User account management', 'Active Directory and Entra ID', 'met'],
    ['Sales Representative', 'User account management', 'Accounts of travel in a weekly', 'missing'],
    ['System Administrator', 'Storage management', 'NetApp and SAN volumes', 'met'],
    ['Support Technician', 'Knowledge base articles', 'Wrote how-to guides for the intranet', 'met'],
  ])('%s: %s, %s', async (title, requirement, line, status) => {
    expect(await shown(title, requirement, line)).toBe(status);
  });
});

describe('software and devices', () => {
  it.each([
    ['Backend Developer', 'Authentication and authorization', 'Keycloak with JWT', 'met'],
    ['Backend Developer', 'API documentation', 'Kept the Swagger pages', 'met'],
    ['Backend Developer', 'Caching strategies', 'Redis in front of the catalogue', 'met'],
    ['Frontend Developer', 'State management', 'Redux and Zustand', 'met'],
    ['Frontend Developer', 'CSS preprocessors', 'Sass', 'met'],
    ['Frontend Developer', 'CSS preprocessors', 'Tailwind', 'missing'],
    ['iOS Developer', 'App Store release process', 'TestFlight builds each week', 'met'],
    ['Mobile Developer', 'Cross-platform development', 'Flutter apps for both stores', 'met'],
    ['Embedded Developer', 'Knowledge of functional safety standards', 'IEC 61508', 'met'],
    ['Embedded Developer', 'Knowledge of functional safety standards', 'Safety shoes in the lab', 'missing'],
    ['Embedded Developer', 'Field bus protocols', 'CANopen and EtherCAT', 'met'],
  ])('%s: %s, %s', async (title, requirement, line, status) => {
    expect(await shown(title, requirement, line)).toBe(status);
  });
});
