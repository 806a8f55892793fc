import { describe, expect, it } from '@jest/globals';
import { drivingLicenceAsked } from '../../../../../lib/models/local/papers/driving-licences.ts';
import { levelOf } from '../../../../helpers/local-evaluation.ts';
import { licenceShown } from '../../../../helpers/shown-licence.ts';

describe('a licence for the road that a job asks for', () => {
  it.each([
    ['Full clean driving licence and access to a vehicle', 1],
    ["A valid driver's license is a must", 1],
    ['Driver licence', 1],
    ["You'll need to be able to drive", 1],
    ['Open C class driver licence', 1],
    ['You hold a category B licence', 1],
    ['Führerschein der Klasse B', 1],
    ['C1 licence', 2],
    ['HGV Class 2 licence', 3],
    ['HR licence', 3],
    ['Cat C+E entitlement', 4],
    ['HGV Class 1 licence with digital tachograph card', 4],
    ['Class A CDL', 4],
    ['MC licence', 5],
    ['Class 1 or Class 2 HGV licence', 3],
    ['Driving licence, C1 an advantage', 1],
    ['Führerschein der Klassen C und E', 4],
    ['Carné de conducir C y E', 4],
    ['Permis C et E', 4],
    ['Rijbewijs C en E', 4],
    ['Licencia clase B', 1],
    ['Licencia de automovilista', 1],
  ])('has a class: %s', (statement, rank) => {
    expect(drivingLicenceAsked(statement)).toBe(rank);
  });

  it.each([
    'SIA licence',
    'Able to drive sales',
    'Able to drive a forklift',
    'A high risk work licence (LF)',
    'Experience with sensor drivers',
    "Knowledge of drivers' hours",
    'Electrical contractor licence',
    'Software licence management',
  ])('is no other thing: %s', (statement) => {
    expect(drivingLicenceAsked(statement)).toBeNull();
  });
});

describe('a line of a resume', () => {
  it.each([
    ['Sligo | full clean licence | own car', 1],
    ['Licence held since 2009, no points', 1],
    ['Clean Nevada Class C license', 1],
    ['B licence, car owner', 1],
    ['Licence: B, C1, C, C+E', 4],
    ['LGV C+E, ADR', 4],
    ['Category C licence (2014)', 3],
    ['HR licence and forklift', 3],
    ['Own car', 0.5],
    ['Clean MVR', 1],
    ['Rijbewijs C en E', 4],
    ['Permiso C y E', 4],
    ['Führerschein Klassen B, C und E', 4],
    ['Driving licence A, B', 1],
    ['Driving licence (classes A, B, C1)', 2],
    ['Führerschein: AM, A1, B, L', 1],
    ['Permis A et B', 1],
    ['Carné de conducir A2 y B', 1],
    ['Rijbewijs A en B', 1],
    ['Class A license', 4],
    ["Commercial driver's license, class A", 4],
    ['Driving licence, a car of my own', 1],
    ['Licence for car and van', 1],
    ['Licensed to drive', 1],
    ['Own car and licence', 1],
  ])('shows what may be driven: %s', (line, rank) => {
    expect(licenceShown(line)).toBe(rank);
  });

  it.each([
    'SIA licence, front line',
    'Full gas licence',
    'Provisional licence, test booked for May',
    'Personal licence holder',
    'Active RN license',
    'Checked licences of new drivers',
    'Reach truck, multi-drop deliveries',
    'Driving licence class A',
    'Driving licence class AM',
    'Driving licence: A, T',
    'Führerschein Klasse A1, M',
    'Permis A2 depuis 2015',
    'Carné de conducir A1',
    'Rijbewijs A',
    'Driving licence withdrawn',
    'A/B testing, tools: B, L',
  ])('shows nothing of it: %s', (line) => {
    expect(licenceShown(line)).toBe(0);
  });
});

describe('classes below a label', () => {
  it.each([
    ['Carnet C+E', 'Permisos: B, C, C+E. CAP renovado 2024.', 'met'],
    ['Permis CE', 'Permis : B, C, CE – valable', 'met'],
    ['Carnet C+E', 'Permisos: B.', 'missing'],
    ['Carnet C+E', 'Permisos: C, de obras', 'missing'],
    ['Licencia clase B', 'Licencia B', 'met'],
    ['Permis B', 'Permis : G (frontalier)', 'missing'],
    ['Permis B', 'Permis : B (séjour)', 'missing'],
    ['Führerausweis Kat. B', 'Autoprüfung B', 'met'],
  ])('%s: %s', (asked, held, level) => {
    expect(levelOf('Conductor', asked, `Conductor, Lane SA, 2015 - 2020\n${held}`)).toBe(level);
  });
});
