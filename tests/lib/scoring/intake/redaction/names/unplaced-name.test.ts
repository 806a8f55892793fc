import { describe, expect, it } from '@jest/globals';
import {
  signedNames,
  unplacedName,
} from '../../../../../../lib/scoring/intake/redaction/names/unplaced-name.ts';
import { modelText } from '../../../../../helpers/model-text.ts';

const read = (header: string): string =>
  modelText(`${header}\n\nExperience\nLight Ltd, Leeds, 2019 - present\n- Advice and care of the clients`);

describe('a name without a place of its own', () => {
  it.each([
    ['Lift engineer\n(Marcus Oyelaran)', 'in brackets below a title'],
    ['I fix lifts and escalators. Marcus Oyelaran', 'behind a sentence'],
    ['I fix lifts and escalators. – Marcus A. Oyelaran.', 'behind a sentence and a dash'],
    ['Q: Who are you?\nA: Marcus Oyelaran, lift engineer.', 'as an answer'],
    ['Wie heißt du?\nMarcus Oyelaran', 'as an answer without a label'],
    ['¿Cómo te llamas?\n– Marcus Oyelaran; soy ascensorista.', 'as an answer behind a dash'],
    ['Application as lift engineer\n\nDear Sir,\n\nDr Chukwu Oyelaran\nLift tests', 'behind a title'],
    ['Talent profile\n\nMrs. Marcus-Folasade Oyelaran is a lift engineer.', 'as the subject of a sentence'],
    ['Lift CV of Marcus Adebayo Oyelaran\n\nI fix lifts.', 'behind the word for the document'],
    ['Profile: Dr. Marcus Oyelaran\n\nI fix lifts.', 'behind a label for the document'],
    ['Lifts\n\nSir Marcus Oyelaran-Jones CBE chairs a firm of lifts.', 'before letters and a verb'],
    ['Lifts\nAnd escalators\n\nMeet Marcus!', 'as somebody to meet'],
    ["Lifts\n\nElle s'appelle Marcus Oyelaran et répare des ascenseurs.", 'as somebody is called'],
    ['Hi,\n\nsaw your note. I’m Marcus, 58, and I fix lifts.', 'within a line'],
  ])('goes: %s (%s)', (header) => {
    expect(read(header)).not.toMatch(/Marcus|Oyelaran|58/);
  });

  it.each([
    ['Lift engineer\n(Full Time)'],
    ['Lift engineer\n(Otis Elevator Company)'],
    ['I fix lifts and escalators. Thyssen Krupp'],
  ])('is not the form of others: %s', (header) => {
    expect(read(header)).toContain(header.split('\n').at(-1));
  });

  it('is no answer to another question', () => {
    expect(unplacedName('Fluke Multimeter, torque wrench.', 'Which tools do you use?')).toBeNull();
  });

  it('is not seen behind the title of whom a letter greets', () => {
    expect(unplacedName('Dear Prof. Byrne,', '')).toBeNull();
    expect(unplacedName('Mr Whippy vans, two summers', '')).toBeNull();
    expect(unplacedName('Sr Tableau Developer', '')).toBeNull();
    expect(unplacedName('Chief Financial Officer', '')).toBeNull();
    expect(unplacedName('Grand Rapids, MI', '')).toBeNull();
  });
});

describe('a name at the end', () => {
  it.each([
    [['I can start in May.', 'Yours sincerely', 'Nnamdi Oyelaran'], 'Nnamdi Oyelaran'],
    [['Ich freue mich.', 'Mit freundlichen Grüßen,', '', 'Xaver Lohkämper'], 'Xaver Lohkämper'],
    [['I hereby declare …', 'Place: Pune            (R. Subramanian)'], 'R. Subramanian'],
    [['Clean licence.', 'Marcus Oyelaran'], 'Marcus Oyelaran'],
    [['Ich freue mich.', 'Freundliche Grüsse, Selam'], 'Selam'],
  ])('is that of who signs: %j', (lines, name) => {
    expect(signedNames(lines)).toEqual([name]);
  });

  it.each([
    [['Skills', 'Problem Solving']],
    [['Languages', 'English, German']],
    [['Kind to guests and best regards from all', 'Customer Service']],
    [['2008 - 2012', 'Light Engineering (Leeds Works)']],
  ])('is none in: %j', (lines) => {
    expect(signedNames(lines)).toEqual([]);
  });

  it('goes with the place of a declaration', () => {
    const text = modelText(
      'R. Subramanian\nFitter\n\nExperience\nLight Ltd, Pune, 2019 - present\n- Valves\n\nI hereby declare that the above is true.\nPlace: Chennai          (R. Subramanian)',
    );
    expect(text).not.toMatch(/Chennai|Subramanian/);
    expect(text).toContain('Light Ltd, Pune');
  });
});
