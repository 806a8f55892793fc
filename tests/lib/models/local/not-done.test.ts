import { describe, expect, it } from '@jest/globals';
import { readResume } from '../../../../lib/models/local/resume/resume-reader.ts';

/** Whether what is said of somebody shows PostgreSQL. */
function shows(said: string): boolean {
  return readResume(`About me\n${said}\n`).hits.some(({ hit }) => hit.term.name === 'PostgreSQL');
}

/** The same of one thing and of lists. */
function shownBy(way: string): string[] {
  return ['PostgreSQL', 'PostgreSQL, Oracle and MySQL', 'MySQL, Oracle and PostgreSQL']
    .map((list) => way.replace('{}', list))
    .filter(shows);
}

describe('plans and wishes', () => {
  it.each([
    'I would love to work with {}.',
    'I hope to use {} soon.',
    'My goal is to work with {}.',
    'It would be great to work with {}.',
    'Would like to move to a team with {}.',
    'I want to reach mastery of {}.',
    'I will use {} in my next job.',
    'Next year I will work with {}.',
    'Ready to pick up {}.',
    'Looking forward to working with {}.',
    'Looking for a role with {}.',
    'I could learn {} quickly.',
    'No trouble picking up {} quickly',
    'I would have no problem with learning {}.',
    'I want to learn {}; I find it interesting.',
    'I hope to learn {}, which I have never used.',
    'I would be happy to show you that I can learn {}.',
    'Developer keen to learn {}.',
    'Looking for a position where I can develop {} skills.',
    'If you give me the chance, I will master {}.',
    'With some training I can use {}.',
    'Ich möchte {} lernen.',
    'Ich hoffe, bald mit {} zu arbeiten.',
    'Ich würde gerne mit {} arbeiten.',
    'Ich werde {} im nächsten Job einsetzen.',
    'Ich suche eine Stelle mit {}.',
    'Mit etwas Einarbeitung kann ich {} bedienen.',
    'Je voudrais apprendre {}.',
    "J'utiliserai {} dans mon prochain poste.",
    'Je recherche un poste avec {}.',
    'Avec une formation, je peux utiliser {}.',
    'Me gustaría aprender {}.',
    'Busco un puesto con {}.',
    'Usaré {} en mi próximo trabajo.',
    'Ik zou graag {} leren.',
    'Ik zoek een baan met {}.',
    'Volgend jaar ga ik met {} werken.',
  ])('show nothing: %s', (way) => expect(shownBy(way)).toEqual([]));

  it('deny nothing that other work shows', () => {
    const resume = readResume('Skills\nPostgreSQL\n\nAbout me\nI would love to work with SQL.\n');
    expect(resume.denied).toEqual([]);
    expect(resume.negated).toHaveLength(1);
  });
});

describe('a wish that a job may ask for', () => {
  it.each([
    'Oracle, sans oublier PostgreSQL',
    'Oracle, sin olvidar PostgreSQL',
    'Oracle, niet te vergeten PostgreSQL',
    'Keine Scheu vor Oracle, PostgreSQL und Excel',
    'Sie suchen jemanden mit PostgreSQL: Ich nutze PostgreSQL täglich',
  ])('are not what only sounds like one: %s', (said) => {
    expect(shows(said)).toBe(true);
  });

  it.each(['Willing to learn', 'I want to work with people'])('stays: %s', (said) => {
    expect(readResume(`About me\n${said}\n`).negated).toEqual([]);
  });
});

describe('what somebody does not know or did not take', () => {
  it.each([
    '{} is on my list for next year.',
    '{} is new to me.',
    '{} is my goal.',
    '{} is unknown to me.',
    'I have heard of {}.',
    'I read a book on {}.',
    'I know nothing of {}.',
    '{} ist mir noch unbekannt.',
    'Von {} habe ich nur gehört.',
    '{} kenne ich nur vom Hörensagen.',
    '{} will be introduced next year',
    '{} was to be introduced, then cancelled',
    '{} wird im nächsten Jahr eingeführt',
    '{} habe ich noch nicht programmiert',
    'Mit {} habe ich bisher nicht gearbeitet',
    '{} kenne ich noch nicht',
    '{} wurde nicht verwendet',
    "{}, je ne l'ai jamais utilisé",
    '{} no lo he usado',
    '{} nunca lo he usado',
    '{} heb ik nog niet gebruikt',
    '{} ken ik nog niet',
    "{} m'est inconnu.",
    '{} me es desconocido.',
    '{} is mij onbekend.',
    'Instead of {} I used SQLite.',
    'I used SQLite rather than {}.',
    'We decided against {}.',
    'I avoided {}.',
    'I gave up on {}.',
    'All databases but {}.',
    'Statt {} habe ich SQLite benutzt.',
    'Wir haben uns gegen {} entschieden.',
    "Au lieu de {} j'ai utilisé SQLite.",
    'En lugar de {} usé SQLite.',
    'In plaats van {} gebruikte ik SQLite.',
  ])('shows nothing: %s', (way) => expect(shownBy(way)).toEqual([]));
});

describe('signs of nothing', () => {
  it.each([
    'PostgreSQL: 0 years',
    'PostgreSQL: not used',
    'PostgreSQL ✗',
    '✗ PostgreSQL',
    '[ ] PostgreSQL',
    '☐ PostgreSQL',
    'PostgreSQL (theory only)',
    'PostgreSQL 0%',
    'PostgreSQL ☆☆☆☆☆',
    'PostgreSQL ○○○○○',
    'PostgreSQL: keine Kenntnisse',
    'PostgreSQL (in future)',
    'Kafka ★★★☆☆, PostgreSQL ☆☆☆☆☆',
  ])('take %s out', (said) => expect(shows(said)).toBe(false));

  it('are the signs of a list where no box is ticked', () => {
    expect(shows('☐ Java\n☐ Kafka\n☐ PostgreSQL\n☐ Terraform')).toBe(true);
  });
});

describe('what was done', () => {
  it.each([
    'I will bring five years of PostgreSQL to your team.',
    'PostgreSQL habe ich nicht nur genutzt, sondern gelehrt',
    'PostgreSQL wurde nicht genutzt, bis ich es einführte',
    'Fehler habe ich nie gemacht, seit ich PostgreSQL betreibe',
    'PostgreSQL heb ik niet alleen gebruikt',
    "PostgreSQL, je ne l'ai pas seulement utilisé",
    'I will gladly show you the PostgreSQL clusters that I built.',
    'I would be happy to tell you how we moved to PostgreSQL.',
    'I will always put the health of PostgreSQL first.',
    'I will not release anything without PostgreSQL tests.',
    'I hope to use PostgreSQL, in which I have ten years.',
    'I will be glad to sit a PostgreSQL test.',
    'Keen to use PostgreSQL again, which I used for five years.',
    'Seeking a position where I can utilise PostgreSQL knowledge',
    'I am looking for a role in which to use PostgreSQL, my main database since 2018.',
    'Looking for a position with Java and PostgreSQL, both of which I use daily.',
    'I could use PostgreSQL within a week and have led it for three years.',
    'Started learning PostgreSQL in 2016 and have used it since',
    'Currently learning Rust alongside my daily work with PostgreSQL',
    'Willing to learn, strong in PostgreSQL',
    'Mentored juniors eager to learn PostgreSQL',
    'Mentor for graduates keen to get into PostgreSQL',
    'Onboarded engineers who want to learn PostgreSQL',
    'Wrote training for colleagues who would like to use PostgreSQL',
    'Decided against Oracle and introduced PostgreSQL',
    'Replication lag of PostgreSQL: 0 %',
    'Automated everything but the network with PostgreSQL',
    'Everything except the cash desk runs with PostgreSQL',
    'Looking for a role where I can use my PostgreSQL skills.',
    'PostgreSQL administrator looking for a new challenge.',
    'Backend engineer with five years of PostgreSQL, looking for a role with Kotlin',
    'Seeking a new post, PostgreSQL, Java, Terraform',
    'Want to keep working with PostgreSQL, which I have used since 2015.',
    'Ich werde als Ansprechpartner für PostgreSQL eingesetzt.',
    'Migrated from PostgreSQL to Azure SQL',
    'Replaced Oracle by PostgreSQL',
    'Replaced PostgreSQL by Azure SQL',
    'Used PostgreSQL instead of Oracle',
    'Instead of Oracle, introduced PostgreSQL',
    'Instead of Oracle we ran PostgreSQL',
    'Statt Oracle setzten wir PostgreSQL ein',
    'Statt Handarbeit automatisierte ich PostgreSQL',
    "Au lieu d'Oracle, mise en place de PostgreSQL",
    'En lugar de Oracle, implanté PostgreSQL',
    'In plaats van Oracle draaide ik PostgreSQL',
    'Automated backups of PostgreSQL rather than manual dumps',
    'All services but one run on PostgreSQL',
    'PostgreSQL downtime: 0%',
    'PostgreSQL outages: 0 %',
    'PostgreSQL ★★★★☆',
    'PostgreSQL ●●●○○',
    'PostgreSQL ✓, Oracle ✗',
    '[x] PostgreSQL',
    'We decided against Oracle and moved to PostgreSQL',
    'Decided against Oracle, built on PostgreSQL',
    'PostgreSQL was new to me in 2015, today I run 40 clusters',
    'If a PostgreSQL cluster fails, I am on call.',
    'Trained those who want to use PostgreSQL',
    'Advise clients who plan to use PostgreSQL',
    'Nach zwei Jahren wurde ich Teamleiter für PostgreSQL',
    'Nach kurzer Einarbeitung übernahm ich PostgreSQL',
    'Nach einer Schulung der Kollegen in PostgreSQL lief alles',
    'Able to learn quickly, PostgreSQL, Java',
    'Quick to learn, PostgreSQL and Terraform',
    'Willing to travel, PostgreSQL, Java',
    'Willing to work nights, PostgreSQL',
    'I would like to stress that I ran PostgreSQL for five years',
    'Ich suche eine neue Stelle und bringe fünf Jahre PostgreSQL mit',
    'Je recherche un poste où je pourrai utiliser mon expérience de PostgreSQL',
    'Busco un puesto donde aplicar mi experiencia con PostgreSQL',
    'Ik zoek een baan waarin ik mijn kennis van PostgreSQL kan inzetten',
    'Plans and builds PostgreSQL clusters',
    'Planning of PostgreSQL clusters',
    'Avoided vendor lock-in with PostgreSQL',
    'We avoided outages of PostgreSQL by testing',
    'Die Schulung zu PostgreSQL fand in Köln statt',
    'Alle Systeme außer der Kasse laufen mit PostgreSQL',
    'Wrote a book on PostgreSQL',
    'Gave a talk on PostgreSQL',
    'Held lectures on MySQL, Oracle and PostgreSQL',
    'PostgreSQL (in production)',
    'PostgreSQL - in daily use',
    'PostgreSQL: 5 years',
    'PostgreSQL: 10 years, Oracle: 0 years',
    'Oracle 0/5, PostgreSQL 4/5',
    'Interested in people, PostgreSQL for five years',
    'Soon promoted, I ran PostgreSQL',
    'Next-generation PostgreSQL platform built',
    'Keen cook and PostgreSQL administrator',
    'Voluntarily moved PostgreSQL to Azure',
    'Will and can: PostgreSQL',
    'Happy users of PostgreSQL in three teams',
    'I want quality: PostgreSQL since 2015',
    'Rather than waiting, migrated PostgreSQL myself',
    '○ PostgreSQL',
  ])('stays: %s', (said) => expect(shows(said)).toBe(true));
});
