import { describe, expect, it } from '@jest/globals';
import { definedNames, inOneForm } from '../../../../../lib/models/local/text/defined-names.ts';
import { assess } from '../../../../helpers/local-evaluation.ts';

describe('a name in two forms', () => {
  it.each([
    ['Use of the Reed Cutting Register (RCR)', 'Reed Cutting Register', 'RCR'],
    ['RCR (Reed Cutting Register) entries', 'Reed Cutting Register', 'RCR'],
    ['Harvesting of Reeds and Sedges (HRS)', 'Harvesting of Reeds and Sedges', 'HRS'],
    ['Thatching as a Service (TaaS)', 'Thatching as a Service', 'TaaS'],
    ['Reed-bed inspection records (RBIRs)', 'Reed-bed inspection records', 'RBIRs'],
  ])('is defined in %j', (text, full, short) => {
    expect(definedNames(text)).toEqual([{ full, short }]);
  });

  it.each([
    'Thatching (Reed and straw)',
    'Thatching (BS 7671)',
    'Thatching tools (RCR)',
    'Thatching (in UK)',
    'RCR (register of reeds)',
    'Thatcher (m/w/d)',
  ])('is not defined in %j', (text) => {
    expect(definedNames(text)).toEqual([]);
  });

  it('is put into one form at a time', () => {
    expect(inOneForm('Reed Cutting Register (RCR) entries')).toEqual([
      'Reed Cutting Register entries',
      'RCR entries',
    ]);
    const defined = definedNames('Reed Cutting Register (RCR)');
    expect(inOneForm('RCR entries', defined)).toEqual(['Reed Cutting Register entries']);
    expect(inOneForm('Entries in the Reed Cutting Register', defined)).toEqual(['Entries in the RCR']);
    expect(inOneForm('RCRX entries', defined)).toEqual([]);
  });

  const JOB =
    'Thatcher\n\nRequirements\n- Center for Reed Security (CRS) cutting rules\n- Audits by the CRS handbook\n- Unicycling';
  const levels = (skill: string) =>
    assess(JOB, `Experience\nThatcher, 2015 - 2020\n- ${skill}`).requirements.map(({ level }) => level);

  it('is shown by either of them', () => {
    expect(levels('Followed the CRS cutting rules, did audits by the CRS handbook').slice(0, 2)).toEqual([
      'met',
      'met',
    ]);
    expect(levels('Audits by the handbook of the Center for Reed Security')[1]).toBe('met');
  });

  it('is not shown by the words beside it', () => {
    expect(levels('Followed the cutting rules of the village')[0]).not.toBe('met');
  });
});
