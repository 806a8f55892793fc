import { describe, expect, it } from '@jest/globals';
import { levelInJob, levelOfPaper } from '../../../../helpers/paper-levels.ts';

describe('a paper that is asked for', () => {
  it.each([
    ['SSSTS', 'SMSTS (2023)'],
    ['Full driving licence', 'Driving licence: full UK'],
    ["Driver's licence", 'Drivers licence: yes'],
    ['Active RN license', 'CCRN'],
    ['Level 2 food hygiene certificate', 'Food safety level 3, 2021'],
    ['18th Edition', 'BS 7671:2018'],
    ['CIPD Level 5', 'Chartered MCIPD'],
    ['Basic Life Support', 'ILS, 2024'],
    ['Registered with the Victorian Institute of Teaching', 'VIT no. on request'],
    ['SIA licence', 'SIA DS to 2027'],
    ['Driver CPC and digital tachograph card', 'DQC and digi card'],
    ['Baseline clearance', 'NV1 clearance'],
    ['CCNA', 'CCNP, 2022'],
    ['Fully qualified accountant (CIMA or ACCA)', 'ACMA, 2016'],
    ['White Card and a first aid certificate', 'General construction induction; HLTAID011'],
    ['High school diploma or GED', 'BSc Physics, 2014'],
    ['Grade 12 / Matric', 'National Diploma in Logistics'],
    ['QQI Level 8 degree', 'Master of Planning, 2018'],
    [
      'Admission as a solicitor in England and Wales, a CLC licence, or Fellowship of CILEX',
      'Practising certificate',
    ],
    ['A-Grade Electrical Licence (Victoria) - essential', 'A Grade licence, white card'],
    ['Certs such as SC-200, BTL1, CySA+ or CREST CPSA', 'SC-200, BTL1'],
    ['Certificates such as CCNA, XQ-77 and YZ300', 'XQ-77'],
    ['Member of RCOT', 'MRCOT'],
    ['Manual handling certificate', 'Manual Handling (2025)'],
    ['MRICS or working towards', 'RICS: APC candidate'],
    ['Code 95', 'C95 gültig bis 09/2029'],
    ['ADR-Schein', 'ADR-Bescheinigung'],
    ['Carné de instalador de baja tensión (REBT)', 'Carnet de instalador en baja tensión'],
    ['CPA licence or studying towards it', 'CPA candidate, 2 of 4 parts passed'],
  ])('is met by itself, by its other name or by one that contains it: %s', (text, ...papers) => {
    expect(levelOfPaper(text, ...papers)).toBe('met');
  });

  it.each([
    ['LEED AP', 'LEED Green Associate'],
    ['NEBOSH Diploma', 'NEBOSH General Certificate'],
    ['CORU registered social worker', 'CORU registered physiotherapist'],
    ['CORU registered social worker', 'CORU registered social care worker'],
    ['NMBI registration, General Division', 'NMBI Psychiatric Division'],
  ])('is shown in part by another paper of the scheme: %s', (text, paper) => {
    expect(levelOfPaper(text, paper)).toBe('partial');
  });

  it.each([
    ['PRINCE2 to practitioner level', 'PRINCE2 Foundation'],
    ['Project management qualification (PRINCE2 Practitioner)', 'PRINCE2 Foundation'],
    ['MSP Practitioner', 'MSP Foundation'],
    ['AWS Solutions Architect – Professional', 'AWS Certified Solutions Architect – Associate'],
    ['ITIL Expert', 'ITIL Foundation, 2019'],
    ['ITIL Expert', 'ITIL certified'],
    ['CFA Level III', 'CFA Level I'],
    ['Six Sigma Green Belt', 'Six Sigma Yellow Belt'],
    ['NVQ Level 3 in Plumbing', 'NVQ Level 2 Plumbing'],
    ['City & Guilds Level 3 Bricklaying', 'City & Guilds Level 2 Bricklaying'],
    ['AAT Level 4', 'AAT Level 3'],
    ['Level 3 Diploma in Childcare', 'Level 2 Diploma in Childcare'],
    ['Safeguarding Level 3', 'Safeguarding Level 2'],
  ])('is shown in part at most by a lower step: %s by %s', (text, paper) => {
    expect(levelOfPaper(text, paper)).toBe('partial');
  });

  it.each([
    ['PRINCE2 Practitioner', 'PRINCE2 Foundation and Practitioner, 2019'],
    ['PRINCE2 Foundation or Practitioner', 'PRINCE2 Foundation'],
    ['ITIL v4 Foundation', 'ITIL Expert'],
    ['AWS Cloud Practitioner', 'AWS Solutions Architect Associate'],
    ['Six Sigma Green Belt', 'Six Sigma Black Belt'],
    ['WSET Level 2', 'WSET Level 3'],
    ['NVQ Level 3 Plumbing', 'NVQ Levels 2 & 3, Plumbing, Leeds College'],
    ['NVQ Level 3 Plumbing', 'NVQ Level 2 Plumbing', 'NVQ Level 3 Plumbing'],
    ['Level 2 Certificate in Health and Social Care', 'Level 3 Diploma in Health and Social Care'],
    ['Project Management Professional (PMP)', 'PMP, 2020'],
    ['GCSE Maths at level 4 or above', 'NVQ Level 2 Business Administration, GCSE Maths'],
    ['ITIL Expert or PMP', 'PMP', 'ITIL Foundation'],
    ['ITIL Expert or PMP', 'ITIL Foundation, PMP'],
  ])('is met by its step or a higher one: %s', (text, ...papers) => {
    expect(levelOfPaper(text, ...papers)).toBe('met');
  });

  it.each([
    ['Level 3 Agriculture', 'Level 3 Agriculture, Askham Bryan College', 'met'],
    ['Level 3 Agriculture', 'Level 3 Diploma in Agriculture', 'met'],
    ['Level 3 Agriculture', 'BSc Agriculture, 2014', 'met'],
    ['Level 3 Agriculture', 'Level 2 Agriculture', 'partial'],
    ['Level 3 Agriculture', 'Worked in agriculture', 'missing'],
    ['Level 2 Hospitality and Catering', 'NVQ Level 2 Hospitality and Catering', 'met'],
    ['Minimum Level 2 in Hospitality and Catering', 'Hospitality and catering', 'missing'],
  ])('is a qualification where only its level and field are said: %s, %s', (text, paper, level) => {
    expect(levelOfPaper(text, paper)).toBe(level);
  });

  it('is no qualification where something else has levels', () => {
    expect(levelOfPaper('Level 2 IT Support', 'Level 2 IT support for 300 users')).toBe('met');
  });

  it.each([
    ['LEED AP', 'LEED Accredited Professional'],
    ['LEED AP', 'LEED AP BD+C'],
    ['LEED certification', 'LEED Green Associate'],
    ['Active RN license', 'State RN License'],
    ['A-Grade Electrical Licence', 'A grade licensed electrician'],
    ['Qualified Solicitor', 'Qualified solicitor (2015)'],
    ['Reach truck licence', 'No crane licence, reach truck licence since 2015'],
    ['SHRM certification', 'SPHR'],
    ['CORU registered social worker', 'CORU registered social worker since 2015'],
    ['CORU registered social worker', 'Team leader, CORU registered'],
    ['HCPC registered physiotherapist', 'HCPC registered (physiotherapist)'],
    ['NMBI registration, General Division', 'NMBI registered'],
  ])('is met under its whole name, and where any of the scheme will do: %s', (text, paper) => {
    expect(levelOfPaper(text, paper)).toBe('met');
  });

  it.each([
    ['Ausbildung als Elektroniker', 'Elektroniker (IHK), 2016', 'met'],
    ['Abgeschlossene Ausbildung zum Koch', 'Koch (IHK), 2016', 'met'],
    ['Ausbildung als Elektroniker', 'Koch (IHK), 2016', 'missing'],
    ["Diplôme d'État d'infirmier", 'DE infirmier, IFSI Nantes, 2015', 'met'],
    ['CILEX', 'studying CILEX Level 6', 'partial'],
  ])('is told by the trade that was learned, and as far as it was: %s, %s', (text, paper, level) => {
    expect(levelOfPaper(text, paper)).toBe(level);
  });

  it.each([
    ['SMSTS', 'SSSTS'],
    ['Full driving licence', 'Driving licence: no'],
    ['Level 3 food hygiene', 'Level 2 food hygiene certificate'],
    ['Level 3 food hygiene', 'Level 2 food hygiene certificate, 2013'],
    ['CIPD Level 5', 'CIPD Level 3, 2015'],
    ['EPA 609 certification', 'EPA 608'],
    ['SIA CCTV licence', 'SIA DS'],
    ['Gas Safe registered', '18th Edition'],
    ['NMC registration', 'HCPC registration'],
    ['DV clearance', 'BPSS'],
    ['White Card', 'Safe Pass'],
    ['Occupational first aid', 'HLTAID011'],
    ['Police check', 'Working with Children Check'],
    ['HGV Class 1 licence', 'HGV Class 2 licence'],
    ['Driving licence class CE', 'Driving licence class A'],
    ['Führerschein der Klassen C und E', 'Führerschein A, B und C'],
    ['Certificate III in Cleaning', 'Forklift licence'],
    ['A-Grade Electrical Licence', 'Assist licensed electricians with cable pulling'],
    ['Qualified Solicitor', 'Sales progression with solicitors and conveyancers'],
    ['Reach truck licence', 'Counterbalance licence. I do not have a reach truck licence yet.'],
    ['SPHR', 'PHR'],
    ['A-Grade Electrical Licence (Victoria)', 'Restricted electrical licence (REL)'],
    ['Certs such as SC-200 or CySA+', 'AZ-900'],
    ['CCNA and XQ-77', 'XQ-78'],
    ['Carné de instalador de baja tensión (REBT)', 'Carnet de instalador de gas'],
    ['ADR-Schein', 'Staplerschein'],
    ['Member of RCOT', 'MCSP'],
    ['MRICS or working towards', 'MCIOB'],
  ])('is missing with only another one: %s', (text, ...papers) => {
    expect(levelOfPaper(text, ...papers)).toBe('missing');
  });

  it('is shown in part where one of two is lacking', () => {
    expect(levelOfPaper('White Card and a driver licence', 'White Card')).toBe('partial');
    expect(levelOfPaper('White Card or a driver licence', 'White Card')).toBe('met');
  });
});

describe('papers beside what looks like them', () => {
  it.each([
    ['White Card, IPAF (3a or 3b) and a first aid certificate', 'White Card', 'partial'],
    ['White Card, IPAF (3a or 3b) and a first aid certificate', 'White Card; IPAF 3a; First aid 2024', 'met'],
    ['White Card and First Aid at Work', 'White Card; FAAW', 'met'],
    ['Full PCV licence and a Driver CPC card', 'Licence: C+E; Driver CPC', 'partial'],
    ['Full PCV licence and a Driver CPC card', 'Licence: B, C, D; Driver CPC', 'met'],
    ['Category D licence', 'Driving licence: B, D, D1', 'met'],
    ['Category D licence', 'Driving licence: B, D1', 'missing'],
    ['Fahrerlaubnis Klasse B', 'FS Klasse B', 'met'],
    ['Abgeschlossener Bachelor', 'Führerschein C1, BE', 'missing'],
    ['Afgeronde hbo-opleiding', 'Rijbewijs B, BE', 'missing'],
    ['Licencié ou bachelor', 'Tournées NL/BE', 'missing'],
    ['Bachelor of Engineering', 'BE Civil, Auckland 2014', 'met'],
    ['Grado en Enfermería', 'Auxiliar de enfermería', 'missing'],
    ['Grado en Farmacia', 'Grado medio de Farmacia', 'partial'],
    ["Diplôme d'État d'infirmier", "Diplôme d'État d'infirmière, 2015", 'met'],
    ["Diplôme d'État d'infirmier", 'DE infirmière (IFSI Lyon)', 'met'],
    ['Bilanzbuchhalter (IHK)', 'Bilanzbuchhalterin (IHK)', 'met'],
    ['Personalfachkaufmann IHK', 'Personalfachkauffrau IHK', 'met'],
  ])('%s is not shown, or shown, for what it is: %s', (text, paper, level) => {
    expect(levelOfPaper(text, paper)).toBe(level);
  });

  it.each([
    ['Inglés fluido (hablamos inglés con toda la plantilla)', 'Inglés C1'],
    ['Fließend Spanisch, da Sie mit Gästen aus Madrid sprechen', 'Spanisch C1'],
    ['Good French, as you will write to our suppliers in Lyon', 'French C1'],
    ['Goed Duits (we bellen dagelijks met Keulen)', 'Duits C1'],
  ])('is a language, whatever is told of its use: %s', (text, language) => {
    expect(levelOfPaper(text, language)).toBe('met');
  });
});

describe('letters behind a name', () => {
  it.each([
    ['Jo Lane, CMA (AAMA)', 'met'],
    ['Aspiring CMA', 'partial'],
  ])('%s', (head, level) => {
    const job = { title: 'Medical Assistant', roleFamily: 'nursing' } as const;
    const resume = `${head}\n\nExperience\nMedical Assistant, Lane Clinic, 2020 - 2024\n- Vitals`;
    expect(levelInJob(job, 'CMA or RMA', resume)).toBe(level);
  });
});
