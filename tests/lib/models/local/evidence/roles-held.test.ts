import { describe, expect, it } from '@jest/globals';
import { assess } from '../../../../helpers/local-evaluation.ts';

describe('what is shown of a role', () => {
  const POINTS = [
    'Built services in Java and Spring Boot',
    'Deployed with Docker and k8s',
    'Wrote Terraform and Ansible for AWS',
    'Kept PostgreSQL and Redis',
    'Built pages in ReactJS and TypeScript',
    'Kafka and RabbitMQ messaging',
    'Ran Jenkins and GitLab CI for a bank',
    'Reports for a hospital, with React and kubernetes',
  ];

  it('is the same whatever the order of its points', () => {
    const rolesWith = (points: readonly string[]) =>
      assess(
        'Backend Developer\n\nRequirements\n- Java',
        `Experience\nBackend Developer, Lane Ltd, 2020 - 2025\n- ${points.join('\n- ')}\n\nSystems Administrator, Holm Ltd, 2014 - 2020\n- Kubernetes, React`,
      ).roles;
    const roles = rolesWith(POINTS);
    for (const at of POINTS.keys())
      expect(rolesWith([...POINTS.slice(at), ...POINTS.slice(0, at)])).toEqual(roles);
  });
});

describe('the title of a role', () => {
  const levelOf = (job: string, resume: string) => assess(job, resume).requirements[0]?.level;

  it.each([
    'Stationary engineers and boiler operators',
    'Fire officers',
    'Sworn translators',
    'Slinger signallers',
  ])('is no paper of others where it stands in the plural: %s', (held) => {
    const wanted = held.replace(/s(?= and|$)/g, '');
    expect(
      levelOf(
        `Facilities Coordinator\n\nRequirements\n- 2 years of experience as a ${wanted}`,
        `Experience\n- Facilities Coordinator (2019 - 2022)\n- ${held} (2010 - 2014)`,
      ),
    ).toBe('met');
  });

  it('of others in the plural is still theirs', () => {
    expect(
      levelOf(
        'Facilities Coordinator\n\nRequirements\n- 2 years of experience as a chartered accountant',
        'Experience\nFacilities Coordinator (2019 - 2022)\n- Booked rooms for chartered accountants',
      ),
    ).toBe('missing');
  });

  it('that helps in the occupation is shown by itself where it is asked for', () => {
    const resume = 'Experience\n- Receptionist (2019 - 2022)\n- Dental nurse (2010 - 2014)';
    const job = 'Dental Receptionist\n\nRequirements\n- ';
    expect(levelOf(`${job}2 years of experience as a dental nurse`, resume)).toBe('met');
    expect(levelOf(`${job}2 years of experience as a dentist`, resume)).not.toBe('met');
  });
});
