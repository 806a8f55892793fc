import { describe, expect, it } from '@jest/globals';
import { RULES_BY_TRIGGER } from '../../../../../../lib/scoring/intake/redaction/prose/personal-phrases.ts';
import { RULES_BY_LANGUAGE } from '../../../../../../lib/scoring/intake/redaction/prose/phrases-by-language.ts';
import { wordsOf } from '../../../../../../lib/scoring/intake/words.ts';
import { matchesOf } from '../../../../../../lib/text/matches.ts';
import { modelText } from '../../../../../helpers/model-text.ts';

/** What is left of a sentence in the middle of a resume. */
function redacted(sentence: string): string {
  return modelText(`Profil\n\n${sentence}`)
    .replace(/^Profil\s*/, '')
    .trim();
}

const PERSONAL = [
  ['German', 'Ich bin verheiratet und habe zwei Kinder.', 'Ich wohne in Köln.'],
  ['French', 'Je suis mariée et mère de deux enfants.', "J'habite à Lyon."],
  ['Spanish', 'Soy soltero, tengo 34 años.', 'Vivo en Madrid.'],
  ['Dutch', 'Ik ben getrouwd en moeder van twee kinderen.', 'Ik woon in Utrecht.'],
  ['Italian', 'Ho 41 anni e sono madre di due figli.', 'Vivo a Bologna.'],
  ['Italian', 'Sono sposato con due figli.', 'Sono nato a Napoli nel 1980.'],
  ['Italian', 'Di nazionalità rumena.', 'Risiedo a Torino.'],
  ['Portuguese', 'Tenho 34 anos, sou casada e tenho dois filhos.', 'Moro em Campinas, SP.'],
  ['Portuguese', 'Sou pai de três crianças.', 'Nasci em Lisboa.'],
  ['Polish', 'Mam 36 lat, jestem mężatką i mam dwoje dzieci.', 'Mieszkam w Gdyni.'],
  ['Polish', 'Urodziłam się w 1986 roku w Radomiu.', 'Obywatelka Ukrainy.'],
  ['Russian', 'Мне 38 лет, замужем, двое детей.', 'Я живу в Казани.'],
  ['Russian', 'Родился в 1986 году в Самаре.', 'Гражданин Беларуси.'],
  ['Turkish', '34 yaşındayım, evliyim ve iki çocuk annesiyim.', "İzmir'de yaşıyorum."],
  ['Turkish', '1985 Ankara doğumluyum.', 'Bekârım.'],
  ['Arabic', 'أنا متزوج وأب لطفلين، عمري 34 سنة.', 'أسكن في عمّان.'],
  ['Arabic', 'ولدت في حلب عام 1990.', 'أحمل الجنسية الأردنية.'],
] as const;

const WORK = [
  ['Ich wohne der Abnahme bei und lebe Qualität vor.'],
  ['Zwölf Jahre im Verkauf.'],
  ['Lohnabrechnungen am 28. des Monats.'],
  ['At that age our NPS is 62.'],
  ['Wrote up the case of a 45-year-old man with chest pain.'],
  ['A thirty-year-old company of joiners.'],
  ['Le projet est né en 2015 à Lyon.'],
  ['Società nata nel 2015 a Milano.'],
  ["J'ai 12 ans d'expérience en soudure."],
  ['Tengo 15 años de experiencia en cocina.'],
  ['Tengo 15 años trabajando con niños.'],
  ['Ik ben 15 jaar werkzaam als lasser.'],
  ['Ho 20 anni di esperienza in cucina.'],
  ['Tenho 18 anos de experiência em UTI.'],
  ['Vivo a contatto con il pubblico da anni.'],
  ['Mam 20 lat doświadczenia w spawaniu.'],
  ['Obsługa klienta od 12 lat.'],
  ['Работаю поваром 12 лет.'],
  ['Вела группу: двенадцать детей с особенностями развития.'],
  ['12 yıl deneyimim var, evli çiftlere danışmanlık verdim.'],
  ['لدي خبرة 12 سنة في المحاسبة.'],
  ['Padre Pio hospital: ward of 30 beds.'],
] as const;

describe('what is personal in running text', () => {
  it.each(PERSONAL)('goes without a trace: %s', (_language, ...sentences) => {
    for (const sentence of sentences) expect(redacted(sentence)).toBe('');
  });

  it('goes in front of what the sentence says of work', () => {
    expect(redacted('Vivo a Bologna. Lavoro come saldatore.')).toBe('Lavoro come saldatore.');
    expect(redacted('I live in Leeds. Forklift licence held.')).toBe('Forklift licence held.');
    expect(redacted('I live in St. Albans, Hertfordshire, and weld.')).toBe('and weld.');
  });

  it.each([
    ['Seit 2012 habe ich mit meiner Frau den Hof geführt.', 'Frau'],
    ["J'ai tenu la boulangerie avec mon ex-femme.", 'femme'],
    ['Llevé la tienda con mi marido.', 'marido'],
    ['Gerimos a loja, eu e minha esposa.', 'esposa'],
    ['Ho gestito il bar con mia moglie.', 'moglie'],
    ['Ik runde de zaak met mijn man.', 'mijn man'],
  ])('is a member of the family in: %s', (sentence, gone) => {
    expect(redacted(sentence)).not.toContain(gone);
  });

  it('is an age of somebody else who is named', () => {
    expect(redacted('Maria is 41 years old.')).not.toContain('41');
  });

  it.each([
    ['Joiner, forty-two years old, with own tools.', 'Joiner, with own tools.'],
    ['Aged fifty. Joiner with own tools.', 'Joiner with own tools.'],
    ['A thirty-four-year-old mother of two with own tools.', '[redacted] with own tools.'],
    ['A 29-year-old graduate of Leeds.', 'graduate of Leeds.'],
  ])('is an age in words, or before a noun: %s', (sentence, left) => {
    expect(redacted(sentence)).toBe(left);
  });

  it.each(WORK)('is not seen in: %s', (sentence) => {
    expect(redacted(sentence)).toBe(sentence);
  });

  it('has a word in every match that gives reason to look', () => {
    for (const [, ...sentences] of PERSONAL) {
      for (const sentence of sentences) {
        for (const { pattern, triggers } of RULES_BY_LANGUAGE) {
          for (const [match] of matchesOf(sentence, pattern)) {
            expect([match, wordsOf(match).some(({ folded }) => triggers.includes(folded))]).toEqual([
              match,
              true,
            ]);
          }
        }
      }
    }
  });

  it('leaves each rule a bit of its own', () => {
    const bits = new Set([...RULES_BY_TRIGGER.values()].flatMap((rules) => rules.toString(2).length));
    expect(Math.max(...bits)).toBeLessThanOrEqual(31);
  });
});
