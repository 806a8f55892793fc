import { describe, expect, it } from '@jest/globals';
import { shown } from '../../../../helpers/asked-and-shown.ts';

describe('the use of what others made', () => {
  it.each([
    ['Writing safety policies', 'Followed safety policies'],
    ['Develop harvest plans', 'Followed the harvest plan'],
    ['Develop leaflets on beekeeping', 'Printed leaflets on beekeeping'],
    ['Leading workshops on beekeeping', 'Attended workshops on beekeeping'],
  ])('shows the making in part: %s, %s', async (requirement, line) => {
    expect(await shown('Beekeeper', requirement, line)).toBe('partial');
  });

  it.each([
    ['Writing safety policies', 'Followed safety policies and wrote new safety policies'],
    ['Writing safety policies', 'Followed the rota;; Wrote safety policies'],
    ['Following safety policies', 'Followed safety policies'],
    ['Knowledge of safety policies', 'Followed safety policies'],
    ['Leading workshops on beekeeping', 'Led workshops on beekeeping, attended by 40'],
  ])('is told from the making: %s, %s', async (requirement, line) => {
    expect(await shown('Beekeeper', requirement, line.replace(';; ', '\n- '))).toBe('met');
  });
});
