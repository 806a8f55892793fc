import { describe, expect, it } from '@jest/globals';
import { tokenize } from '../../../../../lib/models/local/text/tokens.ts';
import { findTerms } from '../../../../../lib/models/local/vocabulary/matcher.ts';

/** The skills that a text names, and those that they show. */
function skillsShownIn(text: string): string[] {
  const skills = findTerms(text, tokenize(text)).filter(({ term }) => term.kind === 'skill');
  return skills.flatMap(({ term }) => [term.name, ...(term.implies ?? [])]);
}

describe('the words of a trade show what advertisements ask for', () => {
  it.each([
    ['escalated rising NEWS2 scores with SBAR', 'Deteriorating patient'],
    ['cannulated and ran antibiotics through PICC lines', 'IV therapy'],
    ['signed MAR charts at every round', 'Medication administration'],
    ['changed VAC dressings', 'Wound care'],
    ['applied for DoLS authorisations', 'Mental Capacity Act'],
    ['chaired strategy meetings after section 47 referrals', 'Child protection'],
    ['dosed methadone clients daily', 'Substance abuse counseling'],
    ['scaled with Cavitron and Gracey curettes', 'Dental care'],
    ['wrote EHCPs for two pupils', 'Special education'],
    ['calm classrooms through restorative practice', 'Classroom management'],
    ['read-alouds with Jolly Phonics', 'Literacy instruction'],
    ['learning stories in Storypark', 'Early childhood education'],
    ['drafted ministerial briefs', 'Public administration'],
    ['wrote up EIAR chapters', 'Urban planning'],
    ['notices seeking possession for rent arrears', 'Housing management'],
    ['posted accruals and prepayments', 'Month-end close'],
    ['filed CT600s', 'Tax'],
    ['submitted P60s to staff', 'Payroll'],
    ['matched GRNI lines', 'Accounts payable'],
    ['filed SARs with the bureau', 'Anti-money laundering'],
    ['first drafts of interrogatories', 'Litigation'],
    ['lodged SDLT forms with HMLR', 'Real estate law'],
    ['set reserves on FNOL calls', 'Claims handling'],
    ['wrote Boolean strings', 'Recruitment'],
    ['chaired grievance hearings', 'Employee relations'],
    ['ran the return-to-work talks', 'Human resources'],
    ['logged MEDDPICC for every deal', 'B2B sales'],
    ['made cold calls each morning', 'Lead generation'],
    ['cut AHT by a minute', 'Call center'],
    ['ran retargeting with lookalike audiences', 'Social media marketing'],
    ['managed product feeds in Merchant Center', 'SEM'],
    ['balanced the tills and cashed up', 'Cash handling'],
  ])('%s: %s', (text, skill) => {
    expect(skillsShownIn(text)).toContain(skill);
  });

  it.each([
    ['the fees rose', 'Speech therapy'],
    ['worked there till March, Mar 2021', 'Cash handling'],
    ['worked there till March, Mar 2021', 'Medication administration'],
    ['played The Sims', 'Educational technology'],
    ['the lead engineer', 'Lead generation'],
    ['will gladly travel', 'Private client law'],
    ['modelled radar (SAR) images', 'Anti-money laundering'],
    ['fitted a pitched roof', 'Sales presentations'],
    ['moved a monolith off a SaaS platform', 'B2B sales'],
  ])('not ordinary words or those of other trades: %s, %s', (text, skill) => {
    expect(skillsShownIn(text)).not.toContain(skill);
  });

  it('while the wider thing does not show the narrower', () => {
    expect(skillsShownIn('accounting for a small firm')).not.toContain('accruals and prepayments');
    expect(skillsShownIn('wound care')).not.toContain('VAC dressings');
  });
});
