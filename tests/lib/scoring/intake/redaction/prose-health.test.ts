import { describe, expect, it } from '@jest/globals';
import { HEALTH, HEALTH_ELSEWHERE } from '../../../../../lib/scoring/intake/redaction/prose-health.ts';
import { matchesWithoutTrigger, readPoint } from './prose-cases.ts';

const PAIRS: readonly (readonly [one: string, other: string])[] = [
  ["Good with tools. I live with Parkinson's, which is well managed.", 'Good with tools.'],
  ['Epileptic, no seizure since 2015.', ''],
  ['I have rheumatoid arthritis in both hands.', ''],
  [
    'I type quickly. I am partially sighted and use a screen reader.',
    'I type quickly. I wear a cochlear implant.',
  ],
  ['Coeliac, so I bring my own lunch.', ''],
  ['Recovered from bowel cancer in 2018.', ''],
  ['Lost my left leg in 2009 and wear a prosthesis.', 'I lost the sight in one eye as a child.'],
  ['I was born with a cleft palate.', ''],
  ['I have had a heart bypass and am fit again.', 'I have a stammer.'],
  ['Kidney transplant 2017, doing well.', 'Lupus, in remission.'],
  ['Colour-blind.', 'Left-handed and dyspraxic.'],
  ['I walk with a stick.', 'I take tablets for high blood pressure.'],
  ['Ich habe Zöliakie.', 'Ich bin schwerhörig.'],
  ['Je suis diabétique.', 'Je porte un appareil auditif.'],
  ['Llevo audífono desde 2010.', 'Soy celíaca.'],
  ['Tenho epilepsia.', 'Sou surdo.'],
  ['Sono celiaco.', 'Soffro di asma.'],
  ['Ik ben slechthorend.', 'Ik heb diabetes.'],
  ['Orzeczenie o lekkim stopniu niepełnosprawności posiadam.', ''],
  ["I've been living with HIV since 2009.", ''],
  ['Type 1 diabetic since I was eleven; I wear a sensor.', 'Profoundly deaf, BSL user.'],
  ['I have a prosthetic arm.', 'I had polio as a child and walk with a limp.'],
  ["I'm on the autistic spectrum.", 'I have ADHD and dyslexia.'],
  ['My heart was repaired in 2016 and I am fully fit.', ''],
  ['I survived ovarian cancer.', 'I suffer from hay fever.'],
];

const WORK = [
  ['Blind lifts by radio only; I do what the banksman tells me'],
  ['Taught children with autism and Down syndrome'],
  ['Cancer research nurse on a ward of 24 beds'],
  ['Diabetes specialist nurse, type 1 and type 2 clinics'],
  ['Type 2 diabetes, asthma and COPD clinics for 4,000 patients'],
  ['Epilepsy nurse, in charge of the seizure log'],
  ['Fitted hearing aids in 300 patients a year'],
  ['Knee replaced in 40 patients a month as first assistant'],
  ['Cared for children born with heart defects'],
  ['Wrote software for kidney transplant waiting lists'],
  ['Managed respiratory wards with asthmatic patients'],
  ['Deaf, blind and disabled learners in mixed classes'],
  ['Autistic pupils, one to one'],
  ['Wheelchair repairs and hoists'],
  ['I have asthma patients on my list and review them each year'],
  ['I have diabetes education experience'],
  ['I use a screen reader to test every release'],
  ['I use a wheelchair lift and a tail lift daily'],
  ['I have multiple sclerosis nursing experience'],
  ['Lost time injuries down to zero in 2019'],
  ['Lost property desk for the whole station'],
  ['Two eyes on every dose: second checker for chemotherapy'],
  ['Stroke pathway redesigned, door to needle 38 minutes'],
  ['Burnout prevention courses for 200 staff'],
  ['Depression screening in primary care'],
  ['Pregnant women with diabetes, weekly clinic'],
  ['I take tablets and laptops in for repair'],
  ['I walk with clients through every step'],
  ['I have the sight of the whole budget'],
  ['I have C, Java and SQL'],
  ['Nursed patients with cancer through chemotherapy'],
  ['Piloted a scheme for employees with dyslexia'],
  ['Set up a blind tasting panel of twelve'],
  ['Sold hearing aids and batteries over the counter'],
  ['Repaired wheelchairs at the regional centre'],
  ['Taught deaf pupils in BSL'],
  ['Screened 400 newborns for hearing loss'],
  ['Dispensed insulin and inhalers'],
  ['Managed an epilepsy research budget of £2m'],
  ["Counselled carers of people with Parkinson's"],
  ['Stayed on budget three years in a row'],
  ['I have patients with asthma and diabetes'],
  ['I use Excel and a wheelchair-accessible van'],
  ['I lost no time in learning SAP'],
  ['My hip replacement patients go home in two days'],
  ['My eye for detail saved the firm £40,000'],
  ['My heart rate monitor app has 9,000 users'],
  ['My hands are steady: microsurgery assistant'],
];

describe('health in prose', () => {
  it.each(PAIRS)('reads the same: "%s" and "%s"', (one, other) => {
    expect(readPoint(one)).toBe(readPoint(other));
  });

  it.each(WORK)('is not seen in: %s', (line) => {
    expect(readPoint(line)).toContain(`- ${line}\n`);
  });

  it('has a word in every match that gives reason to look', () => {
    const unseen = PAIRS.flat().flatMap((line) =>
      [HEALTH, HEALTH_ELSEWHERE].flatMap((rule) => matchesWithoutTrigger(line, rule)),
    );
    expect(unseen).toEqual([]);
  });
});
