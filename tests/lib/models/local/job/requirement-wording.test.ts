import { describe, expect, it } from '@jest/globals';
import {
  emphasisOf,
  hasRequirementCue,
  isNotARequirement,
  isPreferredWording,
  isWaived,
} from '../../../../../lib/models/local/job/requirement-wording.ts';
import { foldText } from '../../../../../lib/models/local/text/tokens.ts';

describe('what is no requirement', () => {
  it.each([
    '£18-£21 per hour depending on experience',
    'Salary £52,000 to £56,000',
    'Salary 90-110k',
    'Gehalt: 45.000 bis 52.000',
    'Basic salary of up to 40k',
    '$58-66K, health, PTO',
    '55-70k EUR',
    '£14 per hour for campaign work',
    'Paid £400 per week, travel budget on top',
    'Van, fuel card and phone supplied',
    'By applying you agree to our privacy policy',
    'Seit über 20 Jahren betreuen wir Kunden',
    'Werde Teil unseres Teams!',
    'dann melde dich',
    'Over 25 years in retail',
    'Northgate is committed to safeguarding',
    'Five-day week including alternate Saturdays',
    'We love good coffee',
    'Annual bonus and shares included',
    'Bonus and tips included',
    'These skills will be needed as they cover most of the work',
    'All of these qualities are essential to serve our guests',
    'The above competencies help us to grow',
    'Diese Fähigkeiten sind im Alltag wichtig',
  ])('%j', (text) => {
    expect(isNotARequirement(foldText(text))).toBe(true);
  });

  it.each([
    'Over 5 years in retail',
    'With over 5 years of experience in sales',
    'Budget responsibility of at least €200,000 per project',
    'You will need a driving licence',
    'Seven years of experience in salary benchmarking',
    'Salary reviews for 400 staff',
    'Pay and grading of 20-30 posts a year',
    'We expect fluent English',
    'Running paid social and PPC campaigns with budgets over £50k/month',
    'Ad spend of $100k/month',
    'A track record of hitting £500k+ targets',
    'Gym instructor, level 2',
    'Paid leave administration',
    'Stock options accounting',
    'Such experience must be in aviation',
    'These skills are proven by a diploma',
    'Accounting for bonus payments included in payroll',
  ])('is not %j', (text) => {
    expect(isNotARequirement(foldText(text))).toBe(false);
  });

  it('is what the job says to be not needed, unless that softens a wish', () => {
    expect(isWaived(foldText('Dutch not required'))).toBe(true);
    expect(isWaived(foldText('Ervaring is niet vereist'))).toBe(true);
    expect(isWaived(foldText('A degree would be nice but is not essential'))).toBe(false);
  });
});

describe('the wording of requirements', () => {
  it.each([
    'AWS is a plus',
    'Experience in banking preferred',
    'Nice to have: Kafka',
    'SAP-Kenntnisse von Vorteil',
    'Idealerweise Erfahrung im Gesundheitswesen',
    'La maîtrise du néerlandais est un plus',
    'Anglais souhaité',
    'Se valorará experiencia en hostelería',
    'Rijbewijs B is een pré',
    'Knowledge of falconry is highly regarded',
    'A boat licence would be lovely',
    'Welsh is a real plus',
    'Sewing would help, but is not essential',
    'Forklift ticket handy',
    'Membership of the guild (desirable)',
    'Diploma in baking [desirable]',
    'Able to prune, or willing to learn',
    'Swedish is meritorious',
    'Möglichst ein Staplerschein',
    'Ein Meisterbrief – ein Muss ist das jedoch nicht',
    'Erfahrung im Forst ist aber keine Bedingung',
    'Passionate about bread and sourdough',
    'French is a merit',
    'Mile widziane prawo jazdy kat. B',
    'Otros idiomas (alemán, francés)',
    'Weitere Fremdsprachen',
    "Gradita la conoscenza dell'inglese",
    'Esperienza con SAP titolo preferenziale',
    'Contabilista certificado (OCC), preferencialmente',
    'Valoriza-se a experiência com SAP',
    'Es valorarà el coneixement de SAP',
    'Valorarase o coñecemento de SAP',
  ])('takes %j as wished for', (text) => {
    expect(isPreferredWording(foldText(text))).toBe(true);
  });

  it.each([
    'Five years as a buyer, preferably in retail',
    'Infrastructure as code (Pulumi preferred)',
    'Five years of roofing experience ideally within social housing',
    'Drei Jahre in der Pflege idealerweise in der Psychiatrie',
    'Rijbewijs C (CE is een pré)',
    'Sie beginnen möglichst bald',
    'Two years in pre-sales',
    'Handy with a chisel',
    'Must hold a driving licence',
    'Fundierte Kenntnisse in SAP',
    'Advanced Excel',
    'Experience of awarding merit pay',
    'Otros idiomas imprescindibles: alemán',
    'Weitere Fremdsprachen zwingend erforderlich',
    'Idiomas: alemán',
    'Ecuaciones diferenciales',
    'You will help our residents with washing',
    'Acceso preferencial de clientes',
    '3 anos de experiência, preferencialmente em hotelaria',
    '3 anni di esperienza, preferibilmente in cucina',
  ])('takes %j as needed', (text) => {
    expect(isPreferredWording(foldText(text))).toBe(false);
  });

  it('weighs by emphasis', () => {
    expect(emphasisOf(foldText('Extensive experience in wound care'))).toBe(3);
    expect(emphasisOf(foldText('Experience in wound care'))).toBe(2);
    expect(emphasisOf(foldText('Basic wound care'))).toBe(1);
  });

  it.each([
    'We offer 30 days of paid leave',
    'We are an equal opportunity employer',
    'Please send your CV to our office',
    'Wir bieten 30 Tage Urlaub',
    'Nous offrons des tickets restaurant',
    'Ofrecemos contrato indefinido',
    'Wij bieden een goed salaris',
  ])('knows that %j asks for nothing', (text) => {
    expect(isNotARequirement(foldText(text))).toBe(true);
  });

  it.each(['Knowledge of pension plan accounting', 'Experience with health insurance claims'])(
    'knows that %j is about the work, not about benefits',
    (text) => {
      expect(isNotARequirement(foldText(text))).toBe(false);
    },
  );

  it.each([
    'You have a valid licence',
    'Abgeschlossene Ausbildung als Koch',
    'Vous êtes titulaire du permis B',
    'Conocimientos de contabilidad',
    'Ervaring met kinderen',
  ])('hears a requirement in %j', (text) => {
    expect(hasRequirementCue(foldText(text))).toBe(true);
  });

  it.each([
    'gute Deutschkenntnisse',
    'Berufsausbildung im Handel',
    'Fachstudium',
    'Teamfähigkeit',
    'Kommunikationsfähigkeiten',
  ])('is seen in the compound %j', (text) => {
    expect(hasRequirementCue(foldText(text))).toBe(true);
  });

  it('is looked for in a word without end', () => {
    expect(hasRequirementCue('lehrlinge'.repeat(100_000))).toBe(false);
  });
});
