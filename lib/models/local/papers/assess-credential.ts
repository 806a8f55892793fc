import type { CompiledRequirement } from '../evidence/compiled-rubric.ts';
import type { Finding, RubricContext } from '../evidence/findings.ts';
import type { ResumeIndex } from '../evidence/resume-index.ts';
import { assessCertificate } from './assess-certificate.ts';
import { assessDegree } from './assess-degree.ts';
import type { CredentialRule } from './credential-rules.ts';
import { allOf, bestOf } from './paper-findings.ts';
import { languageFinding } from './spoken-languages.ts';

/** Holds a degree, a certificate or a language that is asked for against a resume. */
export function assessCredential(
  index: ResumeIndex,
  compiled: CompiledRequirement,
  rule: CredentialRule,
  rubric: RubricContext,
): Finding {
  switch (rule.kind) {
    case 'degree':
      return assessDegree(index, compiled, rule, rubric);
    case 'certificate':
      return assessCertificate(index, compiled, rule);
    case 'language':
      return assessLanguage(index, rule);
    case 'degree_and_certificate': {
      const found = [
        assessDegree(index, compiled, rule.degree, rubric),
        assessCertificate(index, compiled, rule.certificate),
      ];
      return rule.needsBoth ? allOf(found) : bestOf(found);
    }
  }
}

function assessLanguage(index: ResumeIndex, rule: CredentialRule & { kind: 'language' }): Finding {
  return allOf(rule.groups.map((group) => languageFinding(index, group)));
}
