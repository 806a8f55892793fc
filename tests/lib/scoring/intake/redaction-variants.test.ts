import { describe, expect, it } from '@jest/globals';
import { resumeTextFromJson } from '../../../../lib/scoring/intake/json-resume.ts';
import { modelText } from '../../../helpers/model-text.ts';
import {
  ALIKE,
  HEADERS,
  type Language,
  NAME_PLACES,
  PEOPLE,
  resumeWith,
  type Slot,
  STAYING,
  TRACELESS,
} from './redaction-variants.ts';

const languages: readonly Language[] = ['en', 'de', 'fr', 'es', 'nl'];
const slots: readonly Slot[] = ['name', 'header', 'summary', 'role', 'career', 'end'];

/** The text of a place with the parts of a name in it. */
function named(text: string, [given, family, full]: (typeof PEOPLE)[number]): string {
  const slug = full
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]+/g, '.')
    .replace(/^\.|\.$/g, '');
  const parts: Readonly<Record<string, string>> = {
    given,
    family,
    full,
    slug: slug === '' ? 'cv2024' : slug,
    FULL: full.toUpperCase(),
    FAMILY: family.toUpperCase(),
    lower: full.toLowerCase(),
    initial: [...(family === '' ? full : given)][0] ?? '',
  };
  return text.replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? '');
}

describe('what must not count', () => {
  const traceless = languages.flatMap((language) =>
    slots.flatMap((slot) =>
      (TRACELESS[language][slot] ?? []).map((text): [Language, Slot, string] => [language, slot, text]),
    ),
  );

  it.each(traceless)('leaves no trace (%s, %s): %s', (language, slot, text) => {
    expect(modelText(resumeWith(language, { [slot]: text }))).toBe(modelText(resumeWith(language, {})));
  });

  it.each(ALIKE.map(([language, slot, ...texts]) => ({ language, slot, texts })))(
    'reads the same ($language, $slot): $texts',
    ({ language, slot, texts }) => {
      const read = texts.map((text) => modelText(resumeWith(language, { [slot]: text })));
      expect(read).toEqual(texts.map(() => read[0]));
    },
  );

  it.each(HEADERS.map((headers) => ({ headers })))('reads the same at the top: $headers', ({ headers }) => {
    const read = headers.map((header) => modelText(resumeWith('en', { name: header })));
    expect(read).toEqual(headers.map(() => read[0]));
  });
});

describe('a name', () => {
  it.each(NAME_PLACES.map(([language, texts]) => ({ language, texts })))(
    `of ${PEOPLE.length} persons reads the same ($language): $texts`,
    ({ language, texts }) => {
      const readings = PEOPLE.filter((person) => isWrittenSo(person, Object.values(texts))).map((person) => {
        const resume = Object.entries(texts).map(([slot, text]) => [slot, named(text, person)]);
        return { person: person[2], text: modelText(resumeWith(language, Object.fromEntries(resume))) };
      });
      const [first] = readings;
      expect(readings.length).toBeGreaterThan(10);
      expect(readings).toEqual(readings.map(({ person }) => ({ person, text: first?.text })));
      expect(first?.text).not.toMatch(/\b(?:ben|miller)\b/i);
    },
  );

  it('that only the basics of a JSON Resume tell is found in its texts', () => {
    const read = PEOPLE.map(([given, , name]) =>
      modelText(
        resumeTextFromJson({
          basics: { name, label: 'Nurse', summary: `${name} has led wards in two hospitals.` },
          work: [{ position: 'Nurse', name: 'City Clinic', highlights: [`Clients of ${name} return`] }],
          skills: [{ name: `${given.length > 0 ? 'Triage' : ''}` }],
        }),
      ),
    );
    expect(read).toEqual(PEOPLE.map(() => read[0]));
    expect(read[0]).toContain('has led wards in two hospitals');
    expect(read[0]).not.toContain('Miller');
  });

  it('that only a sentence tells is found in the rest of the text', () => {
    const read = (given: string, full: string): string =>
      modelText(`Hello. My name is ${full} and I am a nurse. ${given} has trained others in triage.`);
    expect(read('Ngozi', 'Ngozi Okafor')).toBe(read('Ben', 'Ben Miller'));
    expect(read('Ben', 'Ben Miller')).not.toMatch(/Ben|Miller/);
  });

  it.each([
    ['Maria Engineer', 'Software Engineer, Acme (2010 - 2015)'],
    ['Will Baker', 'Apprentice Baker, Mill Bakery (2008 - 2010)'],
    ['Will Baker', 'Baker\n2008 - 2010'],
  ])('of %s takes nothing of the occupation "%s"', (name, career) => {
    const text = modelText(resumeWith('en', { name, career }));
    expect(text).toBe(modelText(resumeWith('en', { name: 'Aylin Yıldız', career })));
    expect(text).toContain(career);
  });
});

/** Not all names have initials, or a part to call the person by: a letter of a script without spaces is no word. */
function isWrittenSo([given, family]: (typeof PEOPLE)[number], texts: readonly string[]): boolean {
  const text = texts.join(' ');
  if (text.includes('{initial}') && !/^[A-Z]/.test(given)) return false;
  if (text.includes('{given}') && (given.length < 2 || given.includes('.'))) return false;
  // In one word without spaces both parts are the name, so that neither line is half of it.
  if (text.includes('{given}\n') && /\p{Script=Han}|\p{Script=Hangul}/u.test(given)) return false;
  return !text.includes('{family}') || family.length > 1;
}

describe('what only looks like it', () => {
  const staying = slots.flatMap((slot) => (STAYING[slot] ?? []).map((text): [Slot, string] => [slot, text]));

  it.each(staying)('stays (%s): %s', (slot, text) => {
    const said = text.split('\n').at(-1) ?? '';
    expect(modelText(resumeWith('en', { [slot]: text }))).toContain(said);
  });

  it.each([
    'Senior Java Developer, Contoso, Hannover, 07/2018 - today',
    'Java Developer, Contoso AG, Hannover, July 2014 – June 2018',
    'Java Developer, Contoso AG, Hannover, 2014 - 2018',
  ])('stays where posts follow the name without a heading: %s', (post) => {
    const work = 'Claims platform in Java 17, Spring Boot, Hibernate, REST APIs; Oracle and PostgreSQL';
    expect(modelText(`Jonas Weber\n\n${post}\n${work}\n`)).toBe(`${post}\n${work}`);
  });
});
