import { describe, expect, it } from '@jest/globals';
import { assessResume } from '../../../../lib/models/local/evidence/assess.ts';
import { readResume } from '../../../../lib/models/local/resume/resume-reader.ts';
import type { Rubric } from '../../../../lib/models/model.ts';

/** The level of a paper that is asked for, for someone who holds some. */
function levelOf(text: string, ...papers: string[]): string | undefined {
  const rubric: Rubric = {
    title: 'Site Worker',
    roleFamily: 'other',
    seniority: 'mid',
    scope: 'individual',
    requirements: [{ id: 'r1', text, kind: 'must', weight: 2, minimumYears: null }],
    languageSupported: true,
  };
  const resume = `Experience\nSite worker, Acme (180 beds), 2015 - 2022\n- Kept the place tidy\n\nCertificates\n${papers.join('\n')}`;
  return assessResume(rubric, readResume(resume, '2026-03'), '2026-03').requirements[0]?.level;
}

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
    expect(levelOf(text, ...papers)).toBe('met');
  });

  it.each([
    ['LEED AP', 'LEED Green Associate'],
    ['NEBOSH Diploma', 'NEBOSH General Certificate'],
    ['CORU registered social worker', 'CORU registered physiotherapist'],
    ['CORU registered social worker', 'CORU registered social care worker'],
    ['NMBI registration, General Division', 'NMBI Psychiatric Division'],
  ])('is shown in part by another paper of the scheme: %s', (text, paper) => {
    expect(levelOf(text, paper)).toBe('partial');
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
    expect(levelOf(text, paper)).toBe('partial');
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
    expect(levelOf(text, ...papers)).toBe('met');
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
    expect(levelOf(text, paper)).toBe(level);
  });

  it('is no qualification where something else has levels', () => {
    expect(levelOf('Level 2 IT Support', 'Level 2 IT support for 300 users')).toBe('met');
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
    expect(levelOf(text, paper)).toBe('met');
  });

  it.each([
    ['Ausbildung als Elektroniker', 'Elektroniker (IHK), 2016', 'met'],
    ['Abgeschlossene Ausbildung zum Koch', 'Koch (IHK), 2016', 'met'],
    ['Ausbildung als Elektroniker', 'Koch (IHK), 2016', 'missing'],
    ["Diplôme d'État d'infirmier", 'DE infirmier, IFSI Nantes, 2015', 'met'],
    ['CILEX', 'studying CILEX Level 6', 'partial'],
  ])('is told by the trade that was learned, and as far as it was: %s, %s', (text, paper, level) => {
    expect(levelOf(text, paper)).toBe(level);
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
    expect(levelOf(text, ...papers)).toBe('missing');
  });

  it.each([
    ['PMP certification', 'PMP exam booked for March 2027'],
    ['PMP certification', 'PMP exam failed 2024, resit planned'],
    ['PMP certification', 'PRINCE2, 2021; PMP (expired 2019)'],
    ['PRINCE2 Practitioner', 'PRINCE2 Practitioner: application planned'],
    ['18th Edition', '18th Edition course starts January 2027'],
    ['OSHA 30', 'OSHA 10 (OSHA 30 scheduled)'],
    ['SMSTS', 'SMSTS to be taken next spring'],
    ['SMSTS', 'Due to sit SMSTS in June'],
    ['CPA licence', 'Sat the CPA, not passed'],
    ['NMC registration', 'Struck off the NMC register in 2021'],
    ['Forklift licence', 'Forklift licence expired 2018'],
    ['Meisterprüfung', 'Meisterprüfung nicht bestanden'],
    ['2391 Inspection & Testing', '2391: booked for February 2027'],
    ["Diplôme d'État d'infirmier", "Diplôme d'État d'infirmier, non obtenu"],
    ["Diplôme d'État d'infirmier", "Diplôme d'État d'infirmier : ajourné"],
    ["Diplôme d'État d'infirmier", "Diplôme d'État d'infirmier (échec)"],
    ['Grado en Enfermería', 'Grado en Enfermería, suspenso'],
    ['Permis B indispensable', 'Permis B suspendu depuis 2025'],
    ['Permis B indispensable', 'Permis B : retiré'],
    ['Permis CE', 'Permis CE : suspension en 2024'],
    ['Carné de conducir B', 'Carné de conducir B retirado'],
    ['Rijbewijs B', 'Rijbewijs B ongeldig verklaard'],
    ['BIG-registratie', 'BIG-registratie doorgehaald'],
    ['Führerschein Klasse B', 'Führerschein Klasse B: eingezogen'],
    ['Führerschein Klasse B', 'Habe meinen Führerschein abgegeben'],
    ['Approbation', 'Approbation ruht seit 2022'],
    ['Driving licence class B', 'Driving licence class B, withdrawn in 2023'],
    ['Driving licence class B', 'I gave back my driving licence class B in 2022.'],
    ['Driving licence class B', 'Driving licence class B: test in January 2027'],
    ['Forklift licence', 'Forklift licence (valid until 05/2022)'],
    ['Staplerschein', 'Staplerschein, gültig bis Mai 2022'],
    ['CACES 3', "CACES 3, valable jusqu'en 2021"],
    ['Carné de carretillero', 'Carné de carretillero, válido hasta 03/2021'],
    ['VCA', 'VCA, geldig tot mei 2021'],
    ['Staplerschein', 'Staplerschein und Schweißerschein noch nicht vorhanden'],
    ['Reach truck licence', 'Reach truck licence not held'],
    ['ACCA', 'ACCA not started'],
    ['PMP certification', 'Read the PMP study guide'],
    ['PMP certification', 'Sat beside colleagues who are PMP certified'],
    ['NMC registration', 'Applied for NMC registration, rejected'],
    ['Registered nurse', 'Registered nurse 2019, suspended since 2024'],
    ['Code 95', 'C95 im März 2024 abgelaufen, Fahrerkarte vorhanden'],
    ['NMC registration', 'NMC registration: renewal rejected'],
    ['ACLS certification', 'ACLS: recertification failed'],
    ['NMC registration', 'Formerly NMC registered'],
    ['NMC registration', 'NMC registered until March 2024'],
    ['PMP certification', 'PMP (not yet applied for)'],
    ['SMSTS', 'Booked SMSTS courses for colleagues'],
    ['Rijbewijs B', 'Rijbewijs kwijt sinds 2024'],
  ])('is missing while it is not held: %s', (text, ...papers) => {
    expect(levelOf(text, ...papers)).toBe('missing');
  });

  it.each([
    ['CPA licence', 'CPA candidate, 2 of 4 parts passed'],
    ['MRICS', 'RICS APC candidate'],
    ['PMP certification', 'PMP; exam in progress'],
    ['CCNA and XQ-77', 'CCNA'],
    ['AHPRA registration', 'AHPRA registration pending'],
    ['HCPC registration', 'HCPC application submitted, awaiting decision'],
    ['RCVS registered', 'Registered as student with RCVS'],
    ['Degree in social work', 'BA Social Work, final year (graduating July 2027)'],
    ['BSc in Mechanical Engineering', 'BSc Mechanical Engineering, dropped out 2015'],
    ['BSc in Mechanical Engineering', 'Started BSc Mechanical Engineering 2012, not completed'],
    ['BSc in Mechanical Engineering', 'Evening studies B.Sc. mechanical engineering (ongoing)'],
    ['PhD in computer science', 'PhD candidate computer science, expected 2028'],
    ['NVQ Level 3 Electrical Installation', 'Studying NVQ Level 3 electrical installation'],
    ["Diplôme d'État d'infirmier", "Diplôme d'État d'infirmier (abandon en 2e année)"],
    ["Inscription à l'Ordre infirmier", "Inscription à l'Ordre infirmier : demandée"],
    ['Grado en Enfermería', 'Grado en Enfermería (pendiente del TFG)'],
    ['Licenciatura en Contaduría', 'Licenciatura en Contaduría, UDEM, trunca'],
    ['Ausbildung zur Pflegefachfrau', 'Ausbildung zur Pflegefachfrau (ohne Abschluss)'],
    ['Ausbildung zur Pflegefachfrau', 'Ausbildung zur Pflegefachfrau (2. Lehrjahr)'],
    ['Ausbildung zum Elektroniker', 'Ausbildung zum Elektroniker, derzeit 2. Lehrjahr'],
    ['Permis B indispensable', 'Permis B en cours'],
    ['Carné de conducir B', 'Sacándome el carné de conducir B'],
    ['Rijbewijs B', 'Bezig met rijbewijs B'],
    ['Führerschein Klasse B', 'Führerschein Klasse B: wird gerade gemacht'],
    ['HBO Verpleegkunde', 'HBO Verpleegkunde (zonder diploma)'],
    ['Driving licence class B', 'Taking driving lessons for driving licence class B'],
    ['PMP certification', 'Attended a preparation course for the PMP'],
    ['ACCA', 'ACCA: 9 of 13 papers passed'],
    ['Degree in physics', 'Bachelor of Physics (abandoned)'],
    ['Degree in physics', 'Studied for a Bachelor of Physics without a degree'],
    ['Degree in physics', 'Bachelor of Physics, 2030'],
    ['Degree in law', 'LLB Law (2024 - 2028)'],
    ['Degree in physics', 'Two modules of a Bachelor of Physics'],
    ['Ausbildung zum Elektroniker', 'Ausbildung zum Elektroniker, im 2. Lehrjahr'],
    ['Licenciatura en Economía', 'Lic. en Economía, 3er año'],
    ['ACCA', 'ACCA student since 2020'],
    ['Driver CPC', 'Driver CPC, module 1 passed'],
    ['SIA licence', 'SIA licence: applied, fee pending'],
    ["Diplôme d'État d'infirmier", "Diplôme d'État d'infirmier, non diplômé"],
  ])('is shown in part while it is under way, or was begun and not ended: %s', (text, ...papers) => {
    expect(levelOf(text, ...papers)).toBe('partial');
  });

  it.each([
    ['PMP certification', 'PMP (expired 2019, renewed 2022)'],
    ['PMP certification', 'PMP, expires 2028'],
    ['PMP certification', 'PMP passed 2020, PRINCE2 exam booked'],
    ['PMP certification', 'PMP; RYA exam booked'],
    ['PMP certification', 'PMP (expected renewal 2027)'],
    ['PMP certification', 'PMP, renewal in progress'],
    ['NMC registration', 'NMC registered until March 2029'],
    ['First aid certificate', 'First aid certificate, renewal booked'],
    ['AWS certification', 'AWS certified (SAA 2021, expired; renewed as SAP 2024)'],
    ['Security clearance', 'SC cleared until 2029; DV in progress'],
    ['Teaching qualification', 'PGCE, 2012; NPQ in progress'],
    ['PMP certification', 'PMP exam booked', 'PMP, 2024'],
    ['ISTQB Foundation', 'ISTQB Foundation: failed 2019, passed 2020'],
    ['NMC registration', 'NMC registered, ongoing CPD in wound care'],
    ['Degree in nursing', 'BSc Nursing, NMC registration applied for'],
    ['Degree in nursing', 'BSc Nursing, final year project on wound care'],
    ['Degree in physics', 'BSc Physics 2019, PhD Physics expected 2028'],
    ['Degree in town planning', 'BA Town Planning'],
    ['Degree in history', 'MA History, thesis: failed states in Africa'],
    ['PGCE', 'PGCE, taught first-year students'],
    ['PMP certification', 'PMP, passed at the second attempt'],
    ['PMP certification', 'PMP (2019), cancelled orders handled within a day'],
    ['Driving licence class B', 'Driving licence class B, licence valid until 2029'],
    ['Driving licence class B', 'Driving licence class B, suspended in 2015, reinstated 2016'],
    ['Führerschein Klasse B', 'Führerschein Klasse B, nie entzogen'],
    ['Führerschein Klasse B', 'Führerschein Klasse B, PMP abgebrochen'],
    ['Permis B indispensable', 'Permis B en cours de validité'],
    ['Permis B indispensable', 'CACES périmé, permis B valide'],
    ['Carné de conducir B', 'Carné de conducir B renovado en 2024'],
    ['Rijbewijs B', 'Rijbewijs B behaald in 2012, rijbewijs C in opleiding'],
    ['BIG-registratie', 'BIG-registratie actief, herregistratie gepland in 2028'],
    ["Diplôme d'État d'infirmier", "Diplôme d'État d'infirmier, validé en 2015 au second essai"],
    ['Grado en Enfermería', 'Grado en Enfermería (2011 - 2015), sin asignaturas suspensas'],
    ['Grado en Enfermería', 'Grado en Enfermería. Máster en Gestión en curso'],
    ['Ausbildung zur Pflegefachfrau', 'Ausbildung zur Pflegefachfrau, abgeschlossen 2018'],
    ['Forklift licence', 'Forklift licence valid until 05/2029'],
    ['Forklift licence', 'Forklift licence, suspended ceilings installed'],
    ['Security licence', 'Security licence, retired police officer'],
    ['First aid certificate', 'First aid certificate, next refresher planned for 2028'],
    ['ACCA', 'ACCA: 13 of 13 papers passed'],
    ['First aid certificate', 'First aid certificate, planned in the rota for every event'],
    ['Security licence', 'Security licence; refused on-site entry to banned guests'],
    ['Degree in physics', 'BSc Physics, modules of a practical kind: optics'],
    ['NMC registration', 'NMC registered nurse, candidate interviews for the ward'],
    ['Degree in law', 'LLB Law 2015, planned and ran the moot court'],
    ['Degree in law', 'LLB Law, dissertation on suspended sentences'],
    [
      'NVQ Level 3 Electrical Installation',
      'NVQ Level 3 Electrical Installation, working towards Level 4 management',
    ],
    ['Registered nurse', 'Registered Nurse, licence active until 2028'],
    ['Fahrerkarte', 'C95 im März 2024 abgelaufen, Fahrerkarte vorhanden'],
    ['Fahrerkarte', 'Fahrerkarte vorhanden, C95 im März 2024 abgelaufen'],
    ['Carné C+E', 'CAP caducado. Carné C+E'],
    ['VCA', 'VCA-diploma, geldig tot 2031'],
    ['MBO Verpleegkunde', 'MBO Verpleegkunde, diploma behaald in 2012'],
  ])('is met though something else is not held, or no longer was: %s', (text, ...papers) => {
    expect(levelOf(text, ...papers)).toBe('met');
  });

  it.each([
    ['Licencia de chofer vigente', 'Licencia de chofer vencida en 2024', 'Chofer repartidor'],
    ['Registered nurse', 'Registered nurse, registration lapsed in 2022', 'Registered Nurse'],
    [
      'Ausbildung zur Pflegefachfrau',
      'Ausbildung zur Pflegefachfrau, Abschlussprüfung nicht bestanden',
      'Pflegefachfrau',
    ],
  ])('is not shown by work while it is said to be gone: %s', (text, paper, title) => {
    const work = `\nExperience\n${title}, Acme, 2015 - 2020\n- Kept the place tidy`;
    expect(levelOf(text, paper, work)).toBe('missing');
    expect(levelOf(text, 'ADR 2024', work)).not.toBe('missing');
  });

  it('is shown in part where one of two is lacking', () => {
    expect(levelOf('White Card and a driver licence', 'White Card')).toBe('partial');
    expect(levelOf('White Card or a driver licence', 'White Card')).toBe('met');
  });
});

/** The level of a training that is asked for, as a German resume tells of it. */
function levelOfTraining(text: string, ...training: string[]): string | undefined {
  const rubric: Rubric = {
    title: 'Hausmeister',
    roleFamily: 'other',
    seniority: 'mid',
    scope: 'individual',
    requirements: [{ id: 'r1', text, kind: 'must', weight: 2, minimumYears: null }],
    languageSupported: true,
  };
  const resume = `Lebenslauf\n\nBerufserfahrung\n2015 - 2022 Hausmeister, Stadt Ulm\n- Pflege der Anlagen und kleine Reparaturen\n\nAusbildung\n${training.join('\n')}`;
  return assessResume(rubric, readResume(resume), '2026-03').requirements[0]?.level;
}

describe('letters behind a name', () => {
  it.each([
    ['Jo Lane, CMA (AAMA)', 'met'],
    ['Aspiring CMA', 'partial'],
  ])('%s', (head, level) => {
    const rubric: Rubric = {
      title: 'Medical Assistant',
      roleFamily: 'nursing',
      seniority: 'mid',
      scope: 'individual',
      requirements: [{ id: 'r1', text: 'CMA or RMA', kind: 'must', weight: 2, minimumYears: null }],
      languageSupported: true,
    };
    const resume = `${head}\n\nExperience\nMedical Assistant, Lane Clinic, 2020 - 2024\n- Vitals`;
    const { requirements } = assessResume(rubric, readResume(resume, '2026-03'), '2026-03');
    expect(requirements[0]?.level).toBe(level);
  });
});

describe('a paper beside words for one that is begun', () => {
  it.each([
    ['Ausbildung zum Elektroniker', 'Gesellenbrief Elektroniker 2013 (im 3. Lehrjahr Klassenbester)'],
    ['Meisterbrief', 'Vorbereitungskurs und Meisterprüfung Elektro, HWK, 2015'],
    ['CAP en vigor', 'CAP (Certificado de Aptitud Profesional) 2023-2028'],
    ['CAP en vigor', 'CAP mercancías vigente 2023-2028'],
    ['CAP en vigor', 'CAP 2023-2028, carnet C'],
    ['CACES R489', 'CACES R489, validité 5 ans (2024-2029)'],
  ])('is held: %s, %s', (text, paper) => {
    expect(levelOf(text, paper)).toBe('met');
  });

  it('is not held after the last of the years that it was good for', () => {
    expect(levelOf('CACES R489', 'CACES R489, validité 5 ans (2018-2023)')).toBe('missing');
    expect(levelOf('CAP maçonnerie', 'CAP maçonnerie 2025-2027')).toBe('partial');
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
    expect(levelOf(text, paper)).toBe(level);
  });

  it.each([
    ['Inglés fluido (hablamos inglés con toda la plantilla)', 'Inglés C1'],
    ['Fließend Spanisch, da Sie mit Gästen aus Madrid sprechen', 'Spanisch C1'],
    ['Good French, as you will write to our suppliers in Lyon', 'French C1'],
    ['Goed Duits (we bellen dagelijks met Keulen)', 'Duits C1'],
  ])('is a language, whatever is told of its use: %s', (text, language) => {
    expect(levelOf(text, language)).toBe('met');
  });
});

describe('the title of who was examined', () => {
  const levelAtWork = (text: string, point: string, title = 'Helfer'): string | undefined => {
    const rubric: Rubric = {
      title: 'Elektriker',
      roleFamily: 'electrical_trades',
      seniority: 'mid',
      scope: 'individual',
      requirements: [{ id: 'r1', text, kind: 'must', weight: 2, minimumYears: null }],
      languageSupported: true,
    };
    const resume = `Berufserfahrung\n${title}, Lane KG, 2015 - 2022\n- ${point}`;
    return assessResume(rubric, readResume(resume), '2026-03').requirements[0]?.level;
  };

  it.each([
    ['Meisterbrief Elektrotechnik', 'Arbeit unter Anleitung des Elektromeisters'],
    ['Meisterbrief Elektrotechnik', 'Vertretung für den Elektromeister'],
    ['Ausbildung als Tischler', 'Unterstützung gelernter Tischler'],
    ['Ausbildung als Tischler', 'Arbeit für einen gelernten Tischler'],
    ['Ausbildung als Pflegefachkraft', 'Unterstützung examinierter Pflegefachkräfte'],
  ])('proves nothing of who works with them: %s, %s', (text, point) => {
    expect(levelAtWork(text, point)).toBe('missing');
  });

  it('proves it of who bears it', () => {
    expect(levelAtWork('Meisterbrief Elektrotechnik', 'Anlagen gebaut', 'Elektromeister')).toBe('met');
    const atFirm = 'Elektrohelfer, Elektromeister Müller GmbH';
    expect(levelAtWork('Meisterbrief Elektrotechnik', 'Kabel gezogen', atFirm)).toBe('missing');
    expect(levelAtWork('Ausbildung als Pflegefachkraft', 'Tätig als examinierte Pflegefachkraft')).toBe(
      'met',
    );
    expect(levelAtWork('Ausbildung als Tischler', 'Als gelernter Tischler Möbel gebaut')).toBe('met');
    expect(levelAtWork('Ausbildung zum Tischler', 'Möbel gebaut', 'Tischler (HWK)')).toBe('met');
    expect(levelAtWork('Studium oder Ausbildung zum Tischler', 'Möbel gebaut', 'Tischler (HWK)')).toBe('met');
  });
});

describe('a training that is asked for', () => {
  it.each([
    ['Abgeschlossene kaufmännische Ausbildung', 'Industriekauffrau (IHK)'],
    ['Abgeschlossene kaufmännische Ausbildung', '2009 - 2012 Bankkaufmann'],
    ['Abgeschlossene kaufmännische Ausbildung', 'Automobilkaufmann, Autohaus Koch, 2014'],
    ['Abgeschlossene kaufmännische Ausbildung', 'Ausbildung zur Steuerfachangestellten'],
    ['Kaufmännische oder technische Ausbildung', 'Ausbildung zum Industriemechaniker'],
    ['Ausbildung im kaufmännischen Bereich', 'Kauffrau für Büromanagement'],
    ['Abgeschlossene handwerkliche Ausbildung', 'Tischler (HWK)'],
    ['Abgeschlossene technische Ausbildung', 'Elektroniker für Betriebstechnik (IHK)'],
    ['Abgeschlossene elektrotechnische Ausbildung', 'Ausbildung zum Elektroniker'],
    ['Abgeschlossene Berufsausbildung im Elektrobereich', 'Mechatroniker, 2012'],
    ['Pädagogische Ausbildung', 'Ausbildung zur Erzieherin'],
    ['Abgeschlossene Berufsausbildung', 'Bankkaufmann (IHK)'],
    [
      'Ausbildung als staatlich anerkannte/r Erzieher/in oder ein Studium der Sozialpädagogik',
      'Fachschule für Sozialpädagogik, Abschluss: staatlich anerkannte Erzieherin',
    ],
    ['Abgeschlossenes Studium (BWL, Medizintechnik)', 'B.A. Business Administration, 2015'],
    ['Studium der Betriebswirtschaftslehre', 'BWL-Studium, Köln'],
    ['Ausbildung zur MFA oder Arzthelferin', 'Ausbildung zur Medizinischen Fachangestellten'],
    ['Abgeschlossene kaufmännische Ausbildung oder Studium', 'B.A. Betriebswirtschaft, 2015'],
    ['Lehrabschluss als Tischler:in', '2009–2012 Tischlerlehre, Wels'],
    ['Diplom als Pflegefachperson HF', 'Dipl. Pflegefachfrau HF, Bern, 2018'],
    ['Abgeschlossene touristische Ausbildung (Lehre, HLT)', 'HLT Bad Ischl, Reife- und Diplomprüfung'],
  ])('%s is met by one of its kind: %s', (text, training) => {
    expect(levelOfTraining(text, training)).toBe('met');
  });

  it.each([
    ['Abgeschlossene kaufmännische Ausbildung', 'Ausbildung zum Kfz-Mechatroniker'],
    ['Abgeschlossene kaufmännische Ausbildung', 'Koch (IHK), 2012'],
    ['Abgeschlossene kaufmännische Ausbildung oder vergleichbar', 'Ausbildung zur Friseurin'],
    ['Abgeschlossene handwerkliche Ausbildung', 'Ausbildung zum Bankkaufmann'],
    ['Abgeschlossene elektrotechnische Ausbildung', 'Ausbildung zum Kfz-Mechatroniker'],
    ['Pflegerische Ausbildung', 'Ausbildung zum Maurer'],
    ['Abgeschlossene Ausbildung als Pflegefachfrau/-mann', 'Ausbildung zum Gärtner'],
    ['Ausbildung als MFA oder Arzthelfer/in', 'Ausbildung zur Floristin'],
    ['Ausbildung als Elektroniker', 'Bankkaufmann (IHK)'],
    ['Lehrabschluss als Tischler:in', '2009–2012 Bäckerlehre, Wels'],
    ['Diplom als Pflegefachperson HF', 'Lehre als Maurer, Bern, 2018'],
    ['Abgeschlossene touristische Ausbildung', 'Ausbildung zum Maurer'],
  ])('%s is not shown by another: %s', (text, training) => {
    expect(levelOfTraining(text, training)).toBe('missing');
  });

  it.each([
    ['Ausbildung als Elektroniker', 'Ausbildung zum Mechatroniker'],
    ['Ausbildung als Elektroniker oder vergleichbar', 'Mechatroniker (IHK)'],
    ['Ausbildung als Pflegefachfrau', 'Ausbildung zur Altenpflegehelferin'],
    [
      'Ausbildung als staatlich anerkannte/r Erzieher/in',
      'Ausbildung zum staatlich geprüften Sozialassistenten',
    ],
    ['Studium der Betriebswirtschaftslehre', 'B.A. Kunstgeschichte'],
    ['Abgeschlossene kaufmännische Ausbildung', 'Duale Ausbildung, Ulm, 2009 - 2012'],
    ['Abgeschlossene kaufmännische Ausbildung', 'Ausbildung zur Industriekauffrau, abgebrochen'],
  ])('%s is shown in part by one near it, not told of or not ended: %s', (text, training) => {
    expect(levelOfTraining(text, training)).toBe('partial');
  });
});

/** The level of a degree that is asked for, as a resume names its studies under a heading. */
function levelOfStudies(text: string, studies: string, heading = 'Education'): string | undefined {
  const rubric: Rubric = {
    title: 'Site Worker',
    roleFamily: 'other',
    seniority: 'mid',
    scope: 'individual',
    requirements: [{ id: 'r1', text, kind: 'must', weight: 2, minimumYears: null }],
    languageSupported: true,
  };
  const resume = `Experience\nSite worker, Acme, 2015 - 2022\n- Kept the place tidy\n\n${heading}\n${studies}`;
  return assessResume(rubric, readResume(resume), '2026-03').requirements[0]?.level;
}

describe('a degree that is asked for', () => {
  it.each([
    'Ability to teach A-level Mathematics',
    'Raising attainment at GCSE',
    'Supervising PhD students',
    'Experience of A-level teaching',
  ])('is none where others reach it: %s', (text) => {
    expect(levelOfStudies(text, 'MEng Civil Engineering')).toBe('missing');
  });

  it.each([
    ['Law degree', 'LLM, Leiden, 2012'],
    ['Licenciatura en Derecho', 'Abogado, UNAM, titulado, cédula profesional'],
    ['BSN', 'Bachelor of Nursing, 2015'],
    ['Degree in nursing', 'BSN, 2015'],
    ['Business degree', 'BBS, UCD, 2012'],
    ["Master's in HR, OD or MBA", 'MBA, Boston'],
    ['MBA or a degree', 'BSc Physics'],
    ['Tertiary qualification in marketing or a related discipline', 'Bachelor of Commerce (Marketing), 2017'],
    ['Grado en Matemáticas, Física o Ingeniería', 'Ingeniería de Caminos, UPM'],
    [
      'Licenciatura o Ingeniería Industrial, Mecánica o afín (titulado)',
      'Ingeniería Industrial, UANL (2012 – 2017), titulada',
    ],
    [
      'Licenciatura en Contaduría Pública titulado con cédula',
      '2010 - 2014 Contador Público, UANL, titulada, cédula',
    ],
    ['Máster de Formación del Profesorado (o CAP)', 'CAP, Universidad de Granada, 2006'],
    ['CAP/BEP ou Bac pro cuisine', 'CAP cuisine, 2012'],
    ['Graduado en ESO', 'Graduado ESO, 2004'],
  ])('%s is met under another name of its field: %s', (text, studies) => {
    expect(levelOfStudies(text, studies)).toBe('met');
  });

  it.each([
    ['Law degree', 'MA History'],
    ['JD', 'MBA, Boston'],
    ['MBA', 'MSc Physics'],
    ['BSN', 'BSc Biology'],
    ['Grado en Enfermería', 'Grado en Historia'],
    ['Licenciatura o Ingeniería Industrial, Mecánica o afín (titulado)', 'Licenciatura en Derecho, UG'],
    ['Licenciatura o Ingeniería Industrial, Mecánica o afín (titulado)', 'Licenciatura en Contaduría, UDEM'],
    [
      'Licenciatura o Ingeniería Industrial, Mecánica o afín (titulado)',
      'Máster de Formación del Profesorado',
    ],
    ['CAP/BEP ou Bac pro cuisine', 'Licence pro Métiers du numérique'],
    ['BTS Électrotechnique', 'BTS Informatique'],
    ['BTS Comptabilité et gestion', 'BTS CG, 2012'],
  ])('%s is shown in part by one of another field: %s', (text, studies) => {
    expect(levelOfStudies(text, studies)).toBe('partial');
  });

  it.each([
    ['CAP/BEP ou Bac pro cuisine', 'CAP Cuisine', 'CAP Maçonnerie'],
    ['CAP ou BEP cuisine', 'BEP Cuisine', 'BEP Vente'],
    ['BEP maçonnerie', 'BEP Maçonnerie', 'BEP Carrières sanitaires et sociales'],
    ['Bac pro commerce ou équivalent', 'Bac pro Commerce', 'Bac pro Aéronautique'],
    ['BTS Comptabilité et gestion', 'BTS Comptabilité', 'BTS Tourisme, Lycée Hôtelier'],
    [
      'Titre professionnel plombier chauffagiste',
      'Titre professionnel Plombier',
      'Titre professionnel Cuisinier',
    ],
    ['Gesellenbrief im Tischlerhandwerk', 'Gesellenbrief Tischler', 'Gesellenbrief Friseur'],
    ['Meisterbrief im Elektrohandwerk', 'Elektromeister, HWK', 'Meisterbrief Friseurhandwerk'],
    ['Meister im Bäckerhandwerk', 'Meisterprüfung Bäcker', 'Elektromeister'],
    ['FP en cocina', 'Ciclo formativo de grado medio en Cocina', 'FP Administración'],
    [
      'Grado medio en instalaciones eléctricas',
      'Grado Medio Instalaciones Eléctricas',
      'Técnico en Peluquería (grado medio)',
    ],
    ['MBO niveau 3 kok', 'MBO Kok niveau 3', 'MBO Bouwkunde niveau 3'],
  ])('%s is shown by %s, not by the paper of another trade: %s', (text, own, other) => {
    expect(levelOfStudies(text, own)).toBe('met');
    expect(levelOfStudies(text, other)).toBe('missing');
  });

  it.each([
    ['Grado en Matemáticas, Física o Ingeniería', 'Graduado ESO', 'Formación'],
    ['Máster de Formación del Profesorado (o CAP)', 'Graduado ESO', 'Formación'],
    ['Licenciatura en Contaduría Pública', 'Contador Público, Despacho Ruiz', 'Certificates'],
    ['Grado en Ingeniería', 'Curso de Ingeniería de prompts', 'Formación'],
  ])('%s is not shown by school or by what is none: %s', (text, studies, heading) => {
    expect(levelOfStudies(text, studies, heading)).toBe('missing');
  });
});

describe('a trade that is asked for as learned', () => {
  function levelOfWork(work: string): string | undefined {
    return levelOf('Diplom als Pflegefachperson HF', `Experience\n2018 - 2022 ${work}, Spital Thun`);
  }

  it('is shown by a title that only who passed the examination bears', () => {
    expect(levelOfWork('dipl. Pflegefachfrau HF')).toBe('met');
    expect(levelOfWork('examinierte Pflegefachfrau')).toBe('met');
  });

  it('is shown in part by the title alone', () => {
    expect(levelOfWork('Pflegefachfrau')).toBe('partial');
  });
});

describe('studies by the names that countries give them', () => {
  it.each([
    ['FP Grado Medio en Instalaciones Eléctricas', 'Técnico en Instalaciones Eléctricas, IES Híspalis, 2015'],
    ['Ciclo formativo de Dietética', 'Técnica Superior en Dietética, 2015'],
    ['Licenciatura en Contaduría', 'Lic. en Contaduría Pública, UdeG, 2022'],
    ['Lic. en Administración, Mercadotecnia o afín', 'LAE, Tec Milenio, 2018'],
    ['hbo- of wo-opleiding (bijvoorbeeld bestuurskunde)', 'Bachelor Bestuurskunde, Saxion, 2016'],
    ['MBO+ werk- en denkniveau', 'MBO 4 Commercieel medewerker, 2016'],
    ['Een tweedegraads bevoegdheid wiskunde', 'Lerarenopleiding wiskunde (2e graads), 2020'],
    ['Bac pro MEI / BTS Maintenance ou équivalent', 'BTS Maintenance des systèmes, 2019'],
    ['Bac pro à Bac+2 type MEI, MSMA ou électrotechnique', 'BTS Maintenance des systèmes, 2017'],
    ['FP Instalaciones eléctricas', 'Técnico en Instalaciones Eléctricas y Automáticas, CIPFP Cheste, 2011'],
  ])('%s is met: %s', (text, studies) => {
    expect(levelOfStudies(text, studies)).toBe('met');
  });

  it.each([['Grado en Relaciones Laborales o similar', 'Grado en Turismo, 2019']])(
    '%s is shown in part by another field: %s',
    (text, studies) => {
      expect(levelOfStudies(text, studies)).toBe('partial');
    },
  );

  it.each([
    ['Bac pro MEI / BTS Maintenance ou équivalent', 'Bac pro Commerce, 2019'],
    ['FP Grado Medio en Instalaciones Eléctricas', 'Técnico en Cocina, 2015'],
  ])('%s is not met by another trade: %s', (asked, studies) => {
    expect(levelOfStudies(asked, studies)).toBe('missing');
  });
});

describe('a trade or a language that German and Dutch advertisements ask for', () => {
  it.each([
    [
      'Abgeschlossene kaufmännische Ausbildung, idealerweise mit Weiterbildung zum Personalfachkaufmann',
      'Bürokauffrau (IHK)',
      'met',
    ],
    ['Abgeschlossene Ausbildung, idealerweise zum Bankkaufmann', 'Ausbildung zum Tischler (HWK)', 'missing'],
    [
      'MBO niveau 3 of 4 in de richting elektrotechniek',
      'Monteur elektrotechnische installaties (niveau 3)',
      'met',
    ],
    ['MBO niveau 4, richting financieel administratief', 'Bedrijfsadministratie niveau 4, Deltion', 'met'],
    ['Goede beheersing van de Nederlandse en Engelse taal', 'Engels C1', 'partial'],
    ['Goede beheersing van de Nederlandse of Engelse taal', 'Engels C1', 'met'],
    ['Diploma Verzorgende IG (niveau 3)', 'Helpende zorg en welzijn niveau 2', 'missing'],
  ])('%s: %s is %s', (text, paper, level) => {
    expect(levelOf(text, paper)).toBe(level);
  });
});
