import type { RoleFamily } from '../../role-families.ts';
import type { CertificateMention, CredentialRule } from './credential-rules.ts';

/** Letters that stand for one paper in one line of work and for another elsewhere. */
interface Homonym {
  letters: string;
  /** What the vocabulary takes them for. */
  usual: string;
  /** What they are where these work. */
  families: readonly RoleFamily[];
  meant: string;
}

const HOMONYMS: readonly Homonym[] = [
  {
    letters: 'CPC',
    usual: 'Medical coding certificate',
    families: ['driving_transport', 'warehouse_logistics'],
    meant: 'Driver CPC',
  },
];

/** The rule with its papers as the letters are meant in the job's field: a driver's CPC is no medical coder's. */
export function inField(rule: CredentialRule | null, family: RoleFamily): CredentialRule | null {
  if (rule?.kind === 'degree_and_certificate')
    return {
      ...rule,
      certificate: { ...rule.certificate, groups: meantIn(rule.certificate.groups, family) },
    };
  return rule?.kind === 'certificate' ? { ...rule, groups: meantIn(rule.groups, family) } : rule;
}

function meantIn(
  groups: readonly (readonly CertificateMention[])[],
  family: RoleFamily,
): (readonly CertificateMention[])[] {
  return groups.map((group) =>
    group.map((mention) => {
      const other = HOMONYMS.find(
        ({ letters, usual, families }) =>
          mention.name === usual &&
          families.includes(family) &&
          mention.stems.every((stem) => stem === letters.toLowerCase()),
      );
      return other === undefined ? mention : { ...mention, name: other.meant, isOneOfAKind: false };
    }),
  );
}

/** Whether a resume's paper, of which it gives the letters alone, may be the one that is asked for. */
export function mayStandFor(surface: string, name: string, wanted: string): boolean {
  return HOMONYMS.some(
    ({ letters, usual, meant }) => surface === letters && name === usual && wanted === meant,
  );
}
