import { describe, expect, it } from '@jest/globals';
import { BREAK_REASONS } from '../../../../../../lib/scoring/intake/redaction/prose/prose-breaks.ts';
import { readPoint, testProse } from './prose-cases.ts';

const PAIRS: readonly (readonly [one: string, other: string])[] = [
  ['I took six months off in 2016 when my brother was dying.', 'I took six months off in 2016.'],
  [
    'Was off work from May to August 2019 because of a slipped disc.',
    'Was off work from May to August 2019 after the birth of our second son.',
  ],
  ['2020: five months out to nurse my mother.', '2020: five months out, as my husband had cancer.'],
  [
    'I stopped working for a year while my daughter was small.',
    'I stopped working for a year following a stroke.',
  ],
  [
    'Away from nursing January to June 2018 due to burnout.',
    'Away from nursing January to June 2018 because I was pregnant.',
  ],
  [
    'I had a year away from the bench in 2014 after my divorce.',
    'I had a year away from the bench in 2014 to adopt our son.',
  ],
  ['Between jobs for seven months, as my dad had to go into a hospice.', 'Between jobs for seven months.'],
  [
    'Left the road for eight weeks in 2021 after a knee operation.',
    "Left the road for eight weeks in 2021 for my sister's wedding in Lahore.",
  ],
  [
    'He stepped back from teaching for a year in 2017 for chemotherapy.',
    'He stepped back from teaching for a year in 2017 to be with her newborn.',
  ],
  ["Ten weeks' leave in 2022 for the birth of our twins.", "Ten weeks' leave in 2022 with pneumonia."],
  [
    'I paused my studies in 2011 because of depression.',
    'I paused my studies in 2011 when my grandmother fell ill.',
  ],
  [
    '2020 fiel ich drei Monate aus, weil ich in einer Klinik war.',
    '2020 fiel ich drei Monate aus: Elternzeit.',
  ],
  ["J'ai interrompu mon activité un an pour m'occuper de ma mère.", "J'ai interrompu mon activité un an."],
  ['En 2021 estuve parado cinco meses por una operación.', 'En 2021 estuve parado cinco meses.'],
  ['Assente nel 2017 per maternità.', 'Assente nel 2017.'],
  [
    'In 2019 heb ik een half jaar niet gewerkt na een operatie.',
    'In 2019 heb ik een half jaar niet gewerkt wegens ziekte.',
  ],
  ['W 2018 miałem pół roku przerwy z powodu choroby.', 'W 2018 miałem pół roku przerwy po operacji.'],
  [
    'Out of the kitchen for most of 2018 because my appendix burst and there were complications.',
    "Out of the kitchen for most of 2018 with my late mum's dementia.",
  ],
  ['In 2015 I had eleven months at home with our premature twins.', 'In 2015 I had eleven months at home.'],
  [
    'Gap from June to December 2020 owing to breast cancer treatment.',
    'Gap from June to December 2020: IVF.',
  ],
  ['I left teaching for two years when my husband lost his sight.', 'I left teaching for two years.'],
  ['Took a term off in 2013 after a nervous breakdown.', 'Took a term off in 2013 for the birth of my son.'],
  ['I paused my PhD for a year following the death of my brother.', 'I paused my PhD for a year.'],
];

const WORK = [
  'I left banking because I wanted to see the people my numbers were about',
  'I left teaching to help children with autism',
  'Supported families after bereavement',
  'Supported patients recovering after a stroke',
  'Advised employees on time off for surgery',
  'Covered a colleague who was off with a broken leg',
  'Took the practice off paper after an audit',
  'Out of hours GP triage with a team of six',
  'Took a leave policy to the board after a review',
  'Cut sick leave by 12 per cent after flu vaccination',
  'Time off the road halved after new tyres',
  'Six months away on a tanker, deck cadet',
  'A year out in industry with Rolls-Royce',
  'Parental leave administration for 300 staff',
  'Married two ledgers into one after a merger',
  'I look after 60 servers',
  "I look after my clients' pets",
  'Left for eight weeks on a research ship',
  'Stepped back from management to code again in 2019',
  'Paused the launch because of a fault in testing',
  'Stopped work after gas was found and cleared the site',
  'Missed a target in 2012 because of late parts',
  'After my degree I joined Arup',
  'After my first audit the bank kept me on',
  'Led bereavement groups for parents who had lost a child',
  "Ran the maternity theatre list after a colleague's departure",
  'Wrote the return-to-work policy for staff off sick with stress',
  'Because of my team we met the date',
];

describe('the private reason of a break in prose', () => {
  testProse({ rules: [BREAK_REASONS], pairs: PAIRS, work: WORK });

  it('goes, and the break stays', () => {
    expect(readPoint('Was off work from May to August 2019 because of a slipped disc.')).toContain(
      '- Was off work from May to August 2019.\n',
    );
  });

  it('leaves dates behind it', () => {
    expect(readPoint('I stopped working to nurse my mother from 2015 to 2016.')).toContain(
      '- I stopped working from 2015 to 2016.\n',
    );
  });
});
