import type { CompiledText } from '../evidence/wanted.ts';
import { foldText } from '../text/tokens.ts';
import { asTrade, CLASS_OF_DEGREE, isAskedDegree } from './asked-degrees.ts';
import { certificateRule } from './certificate-rule.ts';
import type { CredentialRule } from './credential-rules.ts';
import { degreeRule, levelRule } from './degree-rule.ts';
import { AND_WORD, hitsOf, OR_WORD } from './joining-words.ts';
import { languageRule } from './language-rule.ts';

/** The rule for a statement that asks for a degree, a certificate or a language; `null` for any other. */
export function credentialRule(statement: string, text: CompiledText): CredentialRule | null {
  const degrees = hitsOf(text, 'degree')
    .filter((hit) => isAskedDegree(statement, hit))
    .map((hit) => asTrade(statement, hit));
  const certificate = certificateRule(statement, text);
  if (degrees.length === 0 && CLASS_OF_DEGREE.test(statement)) return degreeRule(statement, text, []);
  if (degrees.length === 0) return certificate?.rule ?? languageRule(text) ?? levelRule(statement, text);
  const degree = degreeRule(statement, text, degrees);
  if (certificate === null) return degree;
  const [first, last] = [degrees[0], degrees.at(-1)];
  const gap =
    (last?.end ?? 0) <= certificate.start
      ? statement.slice(last?.end, certificate.start)
      : statement.slice(certificate.end, first?.start);
  const needsBoth = AND_WORD.test(foldText(gap)) && !OR_WORD.test(foldText(gap));
  const isEither = OR_WORD.test(foldText(gap));
  return needsBoth || isEither
    ? { kind: 'degree_and_certificate', degree, certificate: certificate.rule, needsBoth }
    : degree;
}
