import { describe } from '@jest/globals';
import { HOME } from '../../../../../../lib/scoring/intake/redaction/prose/prose-home.ts';
import { testProse } from './prose-cases.ts';

const PAIRS: readonly (readonly [one: string, other: string])[] = [
  ['They live near Hexham and fish.', 'Home is Hampstead, and a garden in the Lot.'],
  [
    'Lives in Walthamstow with two cats.',
    'Divides her time between Battersea and a cottage near Marlborough.',
  ],
  ['I live in a flat in Leith.', 'I now stay at House 223, Extension 4.'],
  ['We live in Mott Haven.', 'I live just outside Hull.'],
  ['Je demeure au 7 rue de la Bottière à Nantes.', 'Je loge chez ma tante à Pornic.'],
  ['Abito in via Sparano 88 a Bari.', ''],
  ['Vive en Temuco y Santiago.', 'Mora em Olinda.'],
  ['Wohnhaft in Bordesholm.', 'Wohnt in Kiel.'],
];

const WORK = [
  'The models live in production at Siemens',
  'Lives in production since 2019 on AWS',
  'Live on BBC Radio 4 every week',
  'Live in carer for three clients',
  'Home is where we start, a campaign for Shelter',
  'I stay in touch with 40 clients',
  'I live stream events for 3,000 viewers',
  'Divides large estates into plots',
  'Home care visits in Leeds',
  'Live data feeds between Oracle and SAP',
  'They live up to the standards of ISO 9001',
  'Home visits in Hampstead and Camden',
  'Lived on site as caretaker of 60 flats',
  'Live-in carer for a man with MS',
  'Stayed on budget three years in a row',
];

describe('a home in prose', () => {
  testProse({ rules: [HOME], pairs: PAIRS, work: WORK });
});
