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
