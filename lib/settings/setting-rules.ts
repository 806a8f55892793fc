/**
 * What the value of a setting must be. Plain functions, because all of them are made and run in every cold start, where
 * a schema for each part of each value would take ten milliseconds.
 */
export interface Rule<T> {
  /** To follow "must be". */
  text: string;
  /**
   * The value that the text stands for; `undefined` when it breaks the rule. A {@link RuleProblem} tells where.
   */
  read(text: string): T | RuleProblem | undefined;
}

/** Where in a structured value a rule is broken, such as `[1].plan must be …`; to follow the setting's name. */
export class RuleProblem {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Exactly one of the names. */
export function oneOf<const Name extends string>(names: readonly Name[]): Rule<Name> {
  const text = names.length > 2 ? `one of ${names.join(', ')}` : names.join(' or ');
  return { text, read: (value) => names.find((name) => name === value) };
}

/** Decimal digits for a number within the bounds, both included. */
export function wholeNumber(minimum: number, maximum: number): Rule<number> {
  return {
    text: `a whole number from ${minimum} to ${maximum}`,
    read(text) {
      const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
      return value >= minimum && value <= maximum ? value : undefined;
    },
  };
}

export const trueOrFalse: Rule<boolean> = {
  text: 'true or false',
  read: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
};

export const oneLine: Rule<string> = {
  text: 'text without line breaks',
  read: (text) => (/[\r\n]/.test(text) ? undefined : text),
};

/** Read without the slashes at its end. */
export const secureUrl: Rule<string> = {
  text: 'an https address without user, query or fragment (plain http is accepted on loopback)',
  read(text) {
    const url = URL.parse(text);
    if (url === null || `${url.username}${url.password}${url.search}${url.hash}` !== '') {
      return undefined;
    }
    const isLoopback = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
    const isSecure = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback);
    return isSecure ? url.href.replace(/\/+$/, '') : undefined;
  },
};

export const redisUrl: Rule<string> = {
  text: 'a redis:// or rediss:// address',
  read(text) {
    const url = URL.parse(text);
    return url !== null && /^rediss?:$/.test(url.protocol) && url.hostname !== '' ? text : undefined;
  },
};

/** Fits the names of tables, which allow nothing but letters and digits. */
export const storePrefix: Rule<string> = {
  text: 'a letter and up to 19 letters or digits',
  read: (text) => (/^[A-Za-z][A-Za-z0-9]{0,19}$/.test(text) ? text : undefined),
};
