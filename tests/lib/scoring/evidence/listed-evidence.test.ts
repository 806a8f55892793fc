import { describe, expect, it } from '@jest/globals';
import { createListReader } from '../../../../lib/scoring/evidence/listed-evidence.ts';

const RESUME = `Nurse with a calm hand, used to SAP from two hospitals.

Experience
Senior Nurse, St Mary (2015 - present)
- Triage, wound care, medication
- Led a ward of 20 beds

Tools: Excel, Word, Outlook

Skills
- Palliative care
- Rostering, SAP, triage
French

Education
Bachelor of Nursing, 2010`;

const reader = createListReader(RESUME);
const asked = (text: string) => ({ text, minimumYears: null });

describe('a role whose dates are open', () => {
  it.each(['seit 04/2017', 'since 2017', 'depuis 2017'])('is told, not listed: %s', (since) => {
    const open = createListReader(`${since} Nurse, St Mary, Leeds\nTriage, wound care, rostering`);
    expect(open.isOnlyListed('Triage, wound care, rostering', asked('Triage'))).toBe(false);
  });
});

describe('evidence in a resume', () => {
  it.each([
    ['Rostering, SAP, triage', 'Duty rostering'],
    ['Palliative care', 'Palliative care'],
    ['Tools: Excel, Word, Outlook', 'Excel'],
    ['French', 'French'],
  ])('is only listed: %s', (evidence, requirement) => {
    expect(reader.isOnlyListed(evidence, asked(requirement))).toBe(true);
  });

  it.each([
    ['a role has the same list', 'Triage, wound care, medication', 'Wound care'],
    ['a role speaks of the same', 'Rostering, SAP, triage', 'Triage'],
    ['a sentence speaks of the same', 'Rostering, SAP, triage', 'SAP'],
    ['it is a sentence', 'Led a ward of 20 beds', 'Leading a ward'],
    ['it is a degree', 'Bachelor of Nursing, 2010', 'Degree in nursing'],
    ['it can not be placed', 'Something else altogether', 'Surgery'],
  ])('is more than listed where %s', (_why, evidence, requirement) => {
    expect(reader.isOnlyListed(evidence, asked(requirement))).toBe(false);
  });

  it.each([
    ['words over and over', 'Kubernetes Kubernetes Kubernetes Kubernetes'],
    ['words that nothing connects', 'Kubernetes Terraform Prometheus Kafka Docker Helm'],
  ])('is only listed by %s', (_how, line) => {
    expect(
      createListReader(`Cook, Bistro (2018 - present)\n\n${line}`).isOnlyListed(line, asked('Kubernetes')),
    ).toBe(true);
  });
});
