import { describe, expect, it } from '@jest/globals';
import { isUnprovable } from '../../../../lib/models/local/unprovable.ts';

describe('what no resume can show', () => {
  it.each([
    'Able to work evenings and weekends',
    'Willing to travel',
    'Right to work in the UK',
    'A calm head during a busy service',
    'High empathy, low ego',
    'Stressbestendig en flexibel',
    'Teamfähigkeit und Belastbarkeit',
    'Bereitschaft zur Schichtarbeit',
    'Rigueur et sens du détail',
    'Disponibilidad para trabajar por turnos',
    'A courteous manner with visitors, some of whom are in a hurry',
    'Good listener who stays calm when the queue reaches the door',
    'Confident communicator, able to explain invoices to people who hate numbers',
    'Able to build strong working relationships with growers',
    'Commercial thinking',
    'Curiosity, grit and a sense of humour',
    'Excellent written and spoken communication',
    'Love of the outdoors in all weathers',
    'Polite on the phone',
    'Participation in the after-hours roster',
    'Willing to join the night rota, one week in six',
    'Early starts',
    'Must be a U.S. person',
    'Norwegian citizenship',
    'Able to obtain a security clearance',
    'Own tools',
    'Clear criminal record',
    'Must have lived in the UK for the past 5 years',
    'UK residency of at least three years',
    'Five-year checkable work history',
    'Two references',
    'References covering the last three years',
    'Hepatitis B immunity',
    'No more than 6 points on your licence',
    'Lives within 30 minutes of the kitchen',
  ])('%j', (statement) => {
    expect(isUnprovable(statement)).toBe(true);
  });

  it.each([
    'Calm monitoring of anaesthesia',
    'Patience with Java',
    'Fluent English',
    'Driving licence',
    'Leading a team of fifteen nurses',
    'HACCP',
    'Basket weaving',
    'Marketing communications',
    'Internal communications for a museum',
    'Experience with vulnerable children',
    'Experience leading a small team',
    'Cooperation with parents',
    'Full driving licence and own car for on-call',
    'Knowledge of citizenship law',
    'Personal care of residents',
    'Explaining invoices',
    'Supervising two to three staff',
    'Reference management with EndNote',
    'A medical residency in Boston',
    'Proven work history in retail',
    'Story points and velocity',
  ])('is not %j', (statement) => {
    expect(isUnprovable(statement)).toBe(false);
  });
});
