import { describe, expect, it } from '@jest/globals';
import { levelOfPaper } from '../../../../helpers/paper-levels.ts';

describe('a paper that is asked for', () => {
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
    expect(levelOfPaper(text, ...papers)).toBe('missing');
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
    expect(levelOfPaper(text, ...papers)).toBe('partial');
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
    expect(levelOfPaper(text, ...papers)).toBe('met');
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
    expect(levelOfPaper(text, paper, work)).toBe('missing');
    expect(levelOfPaper(text, 'ADR 2024', work)).not.toBe('missing');
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
    expect(levelOfPaper(text, paper)).toBe('met');
  });

  it('is not held after the last of the years that it was good for', () => {
    expect(levelOfPaper('CACES R489', 'CACES R489, validité 5 ans (2018-2023)')).toBe('missing');
    expect(levelOfPaper('CAP maçonnerie', 'CAP maçonnerie 2025-2027')).toBe('partial');
  });
});
