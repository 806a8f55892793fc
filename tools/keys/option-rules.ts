import { InvalidArgumentError } from 'commander';

/** Reads the value of an option by a pattern. What does not match is refused with the rule. */
function matching(pattern: RegExp, rule: string): (value: string) => string {
  return (value) => {
    if (pattern.test(value)) return value;
    throw new InvalidArgumentError(`It must be ${rule}.`);
  };
}

export const displayName = matching(/^(?=.*\S)[^\p{Cc}\p{Cs}]{1,200}$/u, '1 to 200 characters on one line');

/** As Azure names them. */
export const functionAppName = matching(
  /^[A-Za-z\d](?:[A-Za-z\d-]{0,58}[A-Za-z\d])$/,
  '2 to 60 letters, digits or dashes',
);
export const resourceGroupName = matching(
  /^(?![-.])[\p{L}\d_.()-]{1,90}$/u,
  '1 to 90 letters, digits, dashes, underscores, dots or parentheses',
);
