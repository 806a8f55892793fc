import { describe, expect, it } from '@jest/globals';
import { tokenize } from '../../../../../lib/models/local/text/tokens.ts';
import { findTerms } from '../../../../../lib/models/local/vocabulary/matcher.ts';

/** Names of the soft skills that a text names. */
function softSkillsIn(text: string): string[] {
  return findTerms(text, tokenize(text)).flatMap(({ term }) =>
    term.kind === 'soft_skill' ? [term.name] : [],
  );
}

describe('a soft skill in other words', () => {
  it.each([
    ['Attention to detail', 'Focuses on details that others pass over'],
    ['Attention to detail', 'Caught errors before the print run'],
    ['Attention to detail', 'Liebe zum Detail'],
    ['Attention to detail', 'Nauwgezet'],
    ['Multitasking', 'Handled multiple responsibilities'],
    ['Multitasking', 'Several tasks, projects at once'],
    ['Multitasking', 'Bearbeitet mehrere Aufgaben gleichzeitig'],
    ['Multitasking', 'Gère plusieurs tâches'],
    ['Independence', 'Needs only limited supervision'],
    ['Independence', 'Travaille sans supervision'],
    ['Teamwork', 'A record of joint efforts'],
    ['Teamwork', 'Arbeitet gern im Team'],
    ['Teamwork', 'Buen compañerismo'],
    ['Problem solving', 'Tackles challenges'],
    ['Problem solving', 'Findet Lösungen, hat Probleme gelöst'],
    ['Resilience', 'Composed under fire, at ease under stress'],
    ['Resilience', 'Stays level-headed'],
    ['Resilience', 'Behält einen kühlen Kopf'],
    ['Stamina', 'Physical durability'],
    ['Dexterity', 'Steady hands'],
    ['Dexterity', 'Arm-hand steadiness'],
    ['Communication', 'Relayed information between crews'],
    ['Communication', 'Spoken and written communication'],
    ['Listening', 'Listened to residents'],
    ['Interpersonal skills', 'Gets along well with everyone'],
    ['Time management', 'Makes good use of time'],
    ['Prioritization', 'Balanced conflicting priorities'],
    ['Learning agility', 'Quick to learn'],
    ['Following instructions', 'Carried out instructions'],
    ['Following instructions', 'Respect des consignes'],
    ['Reading comprehension', 'Understands written notices'],
    ['Ability to concentrate', 'Stays focused on long shifts'],
    ['Openness to feedback', 'Takes criticism well'],
    ['Safety consciousness', 'Safety-minded'],
    ['Sharp senses', 'Near and far vision'],
    ['Empathy', 'Social perceptiveness'],
    ['Leadership', 'Management of personnel resources'],
    ['Decision making', 'Weighs options'],
    ['Perseverance', 'Tireless'],
    ['Organization', 'Organisational ability'],
    ['Independence', 'Works without direct oversight'],
    ['Teamwork', 'Pitches in when colleagues need a helping hand'],
    ['Problem solving', 'Gets to the bottom of complaints'],
    ['Empathy', 'Knows how others feel'],
    ['Time management', 'Always on time'],
    ['Prioritization', 'Sorted mail by urgency'],
    ['Creativity', 'Comes up with new ideas'],
    ['Dexterity', 'Deft at the loom'],
    ['Conflict resolution', 'Settled arguments in the queue'],
    ['Attention to detail', 'Cuida cada detalle'],
    ['Time management', 'Hält Fristen ein'],
    ['Problem solving', 'Lost problemen op'],
    ['Resilience', 'Blijft kalm'],
    ['Openness to feedback', 'Nimmt Kritik an'],
    ['Communication', 'S’exprime clairement'],
  ])('%s: %s', (name, told) => {
    expect(softSkillsIn(told)).toContain(name);
  });

  it.each([
    ['Political science'],
    ['Unsupervised learning with k-means'],
    ['Wrote enterprise software'],
    ['Simultaneous equations'],
    ['Alerts and dashboards'],
    ['Industrial cleaning of tanks'],
    ['Concurrency control'],
    ['Origin of goods'],
    ['Read and interpreted blueprints'],
    ['Truth tables'],
    ['Principles of welding'],
    ['Used software to schedule vans'],
    ['Exercises for the motor skills of toddlers'],
    ['Salt concentration of samples'],
    ['Yours sincerely'],
    ['Contrat à durée déterminée'],
    ['Konditionen mit Lieferanten'],
    ['Adaptaciones curriculares'],
    ['Walked dogs'],
    ['Économie sociale et solidaire'],
    ['Trainable layers of a network'],
    ['Kept orders moving'],
  ])('is none: %s', (told) => {
    expect(softSkillsIn(told)).toEqual([]);
  });
});

describe('an ability as lists of occupations name it', () => {
  it.each([
    ['Operation monitoring', 'Watched gauges on the boiler'],
    ['Equipment selection', 'Choosing the right tools'],
    ['Operation and control', 'Controlled machines for bending'],
    ['Systems evaluation', 'Evaluated systems'],
    ['Management of material resources', 'Managed supplies'],
    ['Budgeting', 'Management of financial resources'],
    ['Mathematics', 'Mathematical reasoning'],
    ['Customer service', 'Interacted with clients at the desk'],
  ])('%s: %s', (name, told) => {
    const names = findTerms(told, tokenize(told)).map(({ term }) => term.name);
    expect(names).toContain(name);
  });
});
