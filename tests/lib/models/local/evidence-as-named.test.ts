import { describe, expect, it } from '@jest/globals';
import { asked, shown, shownIn } from '../../../helpers/asked-and-shown.ts';

describe('names that are ordinary words as well', () => {
  it('are asked for where they stand alone', () => {
    expect(asked('ILS', 'Word', 'You will')).toEqual(['must ILS', 'must Word']);
  });

  it.each([
    ['Word', 'Letters in Microsoft Word', 'met'],
    ['Word', 'Letters to the council', 'missing'],
    ['Excel', 'Files kept. Excel advanced', 'met'],
  ])('and are shown by their like: %s, %s', async (requirement, line, status) => {
    expect(await shown('Clerk', requirement, line)).toBe(status);
  });
});

describe('things beside one another', () => {
  it.each([
    ['Safety Officer', 'Knowledge of ISO 45001', 'Worked to ISO 9001', 'missing'],
    ['Safety Officer', 'Knowledge of ISO 45001', 'Audits to ISO 45001', 'met'],
    ['Electrician', 'KNX', 'Wiring of control panels', 'missing'],
    ['Inspector', 'CMM', 'Mitutoyo micrometers', 'partial'],
    ['Inspector', 'Metrology', 'Mitutoyo micrometers', 'met'],
    ['Social Worker', 'Child protection', 'Safeguarding adults', 'missing'],
    ['Social Worker', 'Safeguarding', 'Child protection conferences', 'met'],
    ['Marketing Manager', 'Presentations', 'Wrote copy', 'missing'],
    ['Marketing Manager', 'Presentations', 'Presented results to boards', 'met'],
  ])('show one another in part at most: %s, %s, %s', async (title, requirement, line, status) => {
    expect(await shown(title, requirement, line)).toBe(status);
  });
});

describe('papers by their other names', () => {
  it.each([
    ['Van Driver', 'CPC', 'DCPC valid to 2028', 'met'],
    ['Van Driver', 'Driver CPC', 'Licence C1, CPC, tacho card', 'met'],
    ['Electrician', 'WAH, CSE', 'Working at Heights, Confined Space, EWP', 'met'],
    ['Electrician', 'NPC under 3 months old', 'National Police Certificate May 2025', 'met'],
    ['Line Cook', 'FoodSafe Level 1', 'FOODSAFE Level 1 (2019)', 'met'],
    ['Line Cook', 'Food hygiene cert', 'Level 2 food safety', 'met'],
    ['Line Cook', 'Level 3 food safety', 'Level 2 food safety', 'missing'],
    ['Line Cook', "A current food handler's card", 'Food Handlers Card (exp. 2027)', 'met'],
    ['Line Cook', "A current food handler's card", 'Trained the food handlers', 'missing'],
    [
      'Teacher',
      "Bachelor's degree from an accredited institution",
      'B.S.Ed., Special Education, 2022',
      'met',
    ],
    ['Carpenter', 'Trade qualified', 'National Certificate in Carpentry (Level 4), 2020', 'met'],
    ['Gas Engineer', 'Experience in social housing', 'Repairs for council tenants', 'met'],
    ['Planner', 'Knowledge of the NPPF', 'Reports against the National Planning Policy Framework', 'met'],
    ['Carpenter', 'Able to work from plans', 'Set out and framed from the drawings', 'met'],
    [
      'Case Manager',
      'Working with people experiencing homelessness',
      'Housing First for formerly homeless people',
      'met',
    ],
    ['Personal Banker', 'HELOC applications', 'Took applications for home equity lines of credit', 'met'],
    ['Manager', 'Able to read a P&L', 'Monthly P&L review with the owners', 'met'],
    ['Security Guard', 'PSIRA registered', 'PSIRA Grade C', 'met'],
    ['Clerk', 'Graduate/UG any stream', 'B.Com, Delhi University 2021', 'met'],
    ['Clerk', 'Any graduate', 'Grade 12, 2018', 'missing'],
    ['Welder', 'Forklift licence', 'FLT counterbalance', 'met'],
    ['Plumber', 'NVQ Level 3 plumbing', 'NVQ3 plumbing and heating', 'met'],
    ['Plumber', 'NVQ Level 3 plumbing', 'NVQ L3 electrotechnical', 'missing'],
    ['Enfermera', 'Colegiación', 'Nº colegiada 48/12345', 'met'],
    ['Enfermera', 'Colegiación', 'No colegiada', 'missing'],
    ['Vendeur', 'un Bac+2 commerce', 'BTS NDRC, 2019', 'met'],
  ])('%s: %s', async (title, requirement, line, status) => {
    expect(await shown(title, requirement, line)).toBe(status);
  });
});

describe('skills by their short names', () => {
  it.each([
    ['Secrétaire', "Maîtrise de l'outil informatique", 'Informatique : Word, Excel', 'met'],
    ['Bürokraft', 'Gute EDV-Kenntnisse', 'MS Office, GIS', 'met'],
    ['Sachbearbeiter', 'Bau- und Verwaltungsrecht', 'Bescheide nach Baurecht und Verwaltungsrecht', 'met'],
    ['Sachbearbeiter', 'Kenntnisse im Bau- und Verwaltungsrecht', 'Bescheide nach LBO und BauGB', 'partial'],
    ['Bürokraft', 'Sicherer Umgang mit Word und Outlook', 'EDV: MS Office', 'partial'],
    ['Nurse', 'venepuncture', 'Catheters, bloods and PEG care', 'met'],
    ['Nurse', 'Competent with eMAR', 'Electronic medication rounds on Camascope', 'met'],
    ['Accounts Clerk', 'min 3 yrs high volume AP', 'Accounts payable for 900 suppliers', 'met'],
    ['Accounts Clerk', 'ERP exp (Oracle/SAP/TechOne)', '900 invoices a month in TechnologyOne', 'met'],
    ['Linux Administrator', 'Linux admin', '40 Linux hosts', 'met'],
    ['Teacher', 'teaching KS2', 'Class teacher Y4/Y5', 'met'],
    ['Teacher', 'teaching KS2', 'Class teacher Year 9', 'missing'],
    ['Store Clerk', 'stock mgt', 'Stock management', 'met'],
    ['System administrator', 'Active Directory', 'Windows Server, AD, M365', 'met'],
    ['Art Director', 'Active Directory', 'Worked as AD for a magazine', 'missing'],
    ['Nurse', 'PointClickCare', 'Med pass and PCC charting', 'met'],
    ['Solicitor', 'Private equity', 'Led two bolt-on acquisitions for a PE sponsor', 'met'],
    ['Solicitor', 'M&A experience', 'Led two bolt-on acquisitions', 'met'],
    ['Librarian', 'M&A experience', 'New acquisitions for the library', 'missing'],
    ['Welder', 'isometric drawings', 'Pipe spools, working from isos', 'met'],
    ['Welder', 'isometric drawings', 'Audits to ISOs', 'missing'],
    ['Executive Assistant', 'supporting at C-suite level', 'EA to CEO and CFO', 'met'],
    ['Executive Assistant', 'supporting at C-suite level', 'PA to the caretaker', 'missing'],
    ['Executive Assistant', 'booked complex international travel', 'Worldwide travel itineraries', 'met'],
    ['Executive Assistant', 'booked complex international travel', 'Travel booking', 'partial'],
  ])('%s: %s', async (title, requirement, line, status) => {
    expect(await shown(title, requirement, line)).toBe(status);
  });
});

describe('more papers and skills by their other names', () => {
  it.each([
    ['Line Cook', 'HACCP cert', 'Level 2 food safety & HACCP (2023)', 'met'],
    ['Warehouse Operative', 'FLT c/balance (RTITB or ITSSAR)', 'ITSSAR Counterbalance 2024', 'met'],
    ['Millwright', 'valid Class 5', "BC driver's licence", 'met'],
    ['Clerk', 'Diploma/Degree in any discipline', 'Diploma in Business, Ngee Ann Polytechnic', 'met'],
    ['Site Engineer', 'BBS', 'Checked bar bending schedules', 'met'],
  ])('%s: %s', async (title, requirement, line, status) => {
    expect(await shown(title, requirement, line)).toBe(status);
  });
});

describe('languages, licences and checks in short', () => {
  it.each([
    ['Receptionist', 'Fluent Eng & Afr', 'Languages: Afrikaans (home), English (fluent)', 'met'],
    ['Security Guard', 'good spoken Eng', 'English fluent', 'met'],
    ['Gas Engineer', 'full UK lic <6pts', 'Clean driving licence', 'met'],
    ['Gas Engineer', 'LGSRs', 'Landlord gas safety records and services', 'met'],
    ['Bus Driver', 'DOT physical', 'DOT card to 2027', 'met'],
    ['Joiner', 'SVQ3 carpentry', 'SVQ Level 3 Carpentry & Joinery', 'met'],
  ])('%s: %s', async (title, requirement, line, status) => {
    expect(await shown(title, requirement, line)).toBe(status);
  });

  it('are shown as they were written', () => {
    expect(asked('Fluent Eng')).toEqual(['must Fluent Eng']);
  });

  it.each(['clean MVR', 'tools/van/PLI', 'Split shift 6-9 & 2-5'])('keep nobody from a tier: %s', (point) => {
    expect(asked(point).filter((text) => text.startsWith('must'))).toEqual([]);
  });
});

describe('an occupation that one is admitted to', () => {
  it.each([
    ['Registered nurse with active licence', 'Licences: RN (state board, active)', 'met'],
    ['Registered nurse', 'Licences: RN, ACLS', 'met'],
    ['Pharmacist with a valid license', 'License: Pharmacist, Texas', 'met'],
    ['Registered nurse', 'Licences: forklift', 'missing'],
  ])('is shown by its letters among the papers: %s by %s', async (requirement, papers, status) => {
    const resume = `Kim Ash\n\nExperience\nCase Worker, Hill Clinic, 2018 - present\n- Ward rounds\n\n${papers}`;
    expect(await shownIn(resume, { title: 'Clinic Lead', requirement })).toBe(status);
  });
});

describe('papers and languages told beside one another', () => {
  it.each([
    ['Fluent English', 'Languages: English and Welsh, both fluent', 'met'],
    ['Fluent English', 'Languages: English and Welsh, both basic', 'missing'],
    ["Current C class driver's licence", 'Licence: C class, manual', 'met'],
    ['A Grade electrical licence', `Electrician's licence "A" Class, Melbourne`, 'met'],
    ['A Grade electrical licence', `Electrician's licence "B" Class, Melbourne`, 'missing'],
    ['A degree in a science, engineering or computing subject', 'Education\nBSc Physics, Leeds', 'met'],
    ['A degree in a science, engineering or computing subject', 'Education\nBA History, Leeds', 'partial'],
  ])('are read together: %s, %s', async (requirement, told, status) => {
    const resume = `Kim Ash\n\nClerk, Ash & Sons, 2018 - present\n\n${told}`;
    expect(await shownIn(resume, { title: 'Clerk', requirement })).toBe(status);
  });
});
