import { describe, expect, it } from '@jest/globals';
import { readResume } from '../../../../../lib/models/local/resume/resume-reader.ts';
import { levelOf } from '../../../../helpers/local-evaluation.ts';

/** Whether what somebody says shows PostgreSQL, behind a role as a backend engineer. */
function shows(said: string): boolean {
  const resume = `Experience\nBackend Engineer, Lane Ltd, 2018 - present\n- Builds Java services\n\nAbout me\n${said}\n`;
  return readResume(resume).hits.some(({ hit }) => hit.term.name === 'PostgreSQL');
}

describe('what is said of others or of the job', () => {
  it.each([
    'Your advertisement asks for PostgreSQL.',
    'Your advertisement asks for PostgreSQL: I have no experience with it.',
    'Your advertisement asks for PostgreSQL, as I have read.',
    'My colleagues use PostgreSQL and I use Oracle.',
    'You ask for PostgreSQL; I have heard of it.',
    'My colleagues use PostgreSQL, so I know what it looks like.',
    'My colleagues used PostgreSQL and I supported them.',
    'The client used PostgreSQL, so I never touched it.',
    'You are looking for someone with PostgreSQL.',
    'You are looking for someone with MySQL, Oracle and PostgreSQL.',
    'The position requires PostgreSQL and Terraform.',
    'I know that the job needs PostgreSQL.',
    'I meet your requirements: more than five years of Java, over three years of Kubernetes, and PostgreSQL.',
    'I meet your requirement of PostgreSQL.',
    'Application as Backend Engineer with PostgreSQL',
    'Application for: Backend Engineer (Java, Kubernetes, PostgreSQL, Terraform)',
    'Interviewed for a role with PostgreSQL.',
    'Applied for a PostgreSQL training.',
    'The position with PostgreSQL and Terraform appeals to me.',
    'With great interest I read that you seek a developer for PostgreSQL.',
    'Sie suchen einen Entwickler mit PostgreSQL.',
    'Ihre Anzeige nennt PostgreSQL.',
    'Vous recherchez un développeur PostgreSQL.',
    'Votre annonce demande PostgreSQL.',
    'Su anuncio pide PostgreSQL.',
    'Ustedes buscan un desarrollador con PostgreSQL.',
    'U zoekt iemand met PostgreSQL.',
    'Uw vacature vraagt PostgreSQL.',
    'My brother is a PostgreSQL expert.',
    'My brother knows PostgreSQL well.',
    'My friend Tom taught PostgreSQL at university.',
    'My colleague Tom administered PostgreSQL.',
    'My colleague Tom administered MySQL, Oracle and PostgreSQL.',
    'Colleagues used PostgreSQL.',
    'The company uses PostgreSQL.',
    'Our customers use PostgreSQL.',
    'Customers were PostgreSQL experts.',
    'Our competitors sell PostgreSQL services.',
    'My manager has responsibility for PostgreSQL.',
    'My teacher uses PostgreSQL.',
    'My wife works with PostgreSQL.',
    'My friend Tom taught MySQL, Oracle and PostgreSQL at university.',
    'My brother knows MySQL, Oracle and PostgreSQL well.',
    'The database was administered by a colleague with PostgreSQL',
    'Was led by a head engineer who ran PostgreSQL',
    'PostgreSQL was done by the IT department',
    'PostgreSQL queries were written by external consultants',
    'PostgreSQL clusters were planned by the database department',
    'PostgreSQL tables were designed by my manager',
    'PostgreSQL reports were done by the group accountant',
    'PostgreSQL wurde von Kollegen betreut',
    'PostgreSQL était géré par un prestataire',
    'PostgreSQL era gestionado por otro departamento',
    "PostgreSQL werd beheerd door collega's",
    'Worked next to the PostgreSQL team.',
    'Another team ran PostgreSQL',
    'Mein Bruder arbeitet mit PostgreSQL.',
    'Meine Kollegin Anna betreute PostgreSQL.',
    'Kollegen aus der Datenbankgruppe mit PostgreSQL unterstützten uns',
    'Unsere Kunden nutzen PostgreSQL.',
    'Mon frère travaille avec PostgreSQL.',
    'Mes collègues utilisaient PostgreSQL.',
    'Mi hermano trabaja con PostgreSQL.',
    'Nuestros clientes usan PostgreSQL.',
    'Mijn broer werkt met PostgreSQL.',
    'Onze klanten gebruiken PostgreSQL.',
    'The mainframe team runs PostgreSQL',
    'CV_PostgreSQL_Terraform.pdf',
    'Other colleagues worked with PostgreSQL',
    'The customers used PostgreSQL',
    'My former boss had ten years of PostgreSQL',
    'My two sisters are PostgreSQL administrators',
    'PostgreSQL was administered by a colleague',
    'The PostgreSQL servers were run by an external provider',
  ])('shows nothing: %s', (said) => expect(shows(said)).toBe(false));

  it('denies nothing', () => {
    const resume = readResume('About me\nMy brother knows SQL well.\n');
    expect(resume.denied).toEqual([]);
    expect(resume.negated).toHaveLength(1);
  });
});

describe('what is done beside a thing', () => {
  const level = (title: string, said: string) =>
    levelOf(title, 'PostgreSQL', `Experience\n${title}, Lane Ltd, 2018 - present\n- ${said}\n`);

  it.each([
    'Sold PostgreSQL licences',
    'Sold PostgreSQL machines',
    'Recruited PostgreSQL developers',
    'Hired senior PostgreSQL engineers',
    'Recruited PostgreSQL engineers and supported hiring managers',
    'Translated the PostgreSQL manual into German',
    'Designed the logo of a PostgreSQL conference',
    'Cleaned the offices of a PostgreSQL company',
  ])('shows nothing of it: %s', (said) => expect(level('Backend Engineer', said)).toBe('missing'));

  it.each([
    ['Sales Manager', 'Sold PostgreSQL licences'],
    ['Sales Manager', 'Sold PostgreSQL machines'],
    ['Backend Engineer', 'Sold PostgreSQL licences and installed them'],
    ['Backend Engineer', 'Hired PostgreSQL engineers and reviewed their code'],
    ['IT Recruiter', 'Recruited PostgreSQL developers'],
    ['Backend Engineer', 'Sold online, with a shop on PostgreSQL'],
    ['Backend Engineer', 'Trained PostgreSQL developers'],
    ['Backend Engineer', 'Cleaned PostgreSQL tables of old rows'],
    ['Backend Engineer', 'Hired developers and introduced PostgreSQL'],
    ['Backend Engineer', 'Designed PostgreSQL schemas for a conference'],
  ])('stays for a %s: %s', (title, said) => expect(level(title, said)).toBe('met'));
});

describe('what somebody has a part in', () => {
  it.each([
    'Built tools that our customers use: PostgreSQL, Java',
    'Built reporting tools our customers use daily, on PostgreSQL',
    'The team I lead runs PostgreSQL',
    'My team uses PostgreSQL',
    'If you need somebody for PostgreSQL, call me',
    'Working next to senior engineers on PostgreSQL',
    'Our team runs 40 PostgreSQL clusters',
    'The team migrated to PostgreSQL',
    'We moved from Oracle to PostgreSQL',
    'My manager asked me to migrate PostgreSQL',
    'My colleagues and I migrated PostgreSQL',
    'My clients include banks, for whom I tune PostgreSQL',
    'Trained colleagues in PostgreSQL',
    'Taught my colleagues PostgreSQL',
    'Supported customers who use PostgreSQL',
    'Helped clients with PostgreSQL',
    'Customers praised my PostgreSQL tuning',
    'You are looking for PostgreSQL, and I have run it as PostgreSQL administrator for five years',
    'As your advertisement asks, I have run PostgreSQL for five years',
    'The role required daily work with PostgreSQL',
    'Responsible for the databases of our customers (PostgreSQL)',
    'Customer databases: PostgreSQL',
    'Clients: banks and insurers; PostgreSQL',
    'Colleague support and PostgreSQL training',
    'My tasks: PostgreSQL and Java',
    'My main tool is PostgreSQL',
    'My skills include PostgreSQL and Java',
    'My work was PostgreSQL administration',
    'My experience covers PostgreSQL',
    'Our stack: Java, Kotlin, PostgreSQL',
    'Our platform runs on PostgreSQL',
    'Our product uses PostgreSQL',
    'The platform uses PostgreSQL',
    'The application stores orders in PostgreSQL',
    'Application for warehouse planning in Java and PostgreSQL',
    'Application development with PostgreSQL',
    'Web application for customers, PostgreSQL',
    'Applied PostgreSQL in three projects',
    'Applied for and won a grant, PostgreSQL research',
    'Reports were run by PostgreSQL jobs',
    'Clients advised on PostgreSQL',
    'Users trained on PostgreSQL',
    'Customers were migrated to PostgreSQL',
    'Colleagues trained in PostgreSQL',
    'Clients included banks running PostgreSQL',
    'Our customers were moved to PostgreSQL',
    'Users can query PostgreSQL through the portal',
    'The backend team runs PostgreSQL',
    'The whole team uses PostgreSQL',
    'Screened candidates applying for PostgreSQL positions',
    'Web application as a service on PostgreSQL',
    'Customers supported in PostgreSQL',
    'Was trained by Oracle in PostgreSQL',
    'My mentor taught me PostgreSQL',
    'Head of the team that runs PostgreSQL',
    'Reports were written by my team in PostgreSQL',
    'PostgreSQL wurde von uns eingeführt',
    'Worked on PostgreSQL servers that were run by a provider',
    'Migrated PostgreSQL, which was managed by a vendor',
    'The project was managed by me on PostgreSQL',
    'Managed by objectives, PostgreSQL',
    'Meine Kollegen und ich betreiben PostgreSQL',
    'Unser Team betreibt PostgreSQL',
    'Mein Team betreut PostgreSQL',
    'Kollegen in PostgreSQL geschult',
    'Kunden bei PostgreSQL beraten',
    'Kundenprojekte mit PostgreSQL',
    'Mit meinem Kollegen PostgreSQL eingeführt',
    'Mon équipe utilise PostgreSQL',
    "Mon chef m'a confié PostgreSQL",
    'Formation de mes collègues à PostgreSQL',
    'Mi equipo usa PostgreSQL',
    'Formé a mis compañeros en PostgreSQL',
    'Mijn team gebruikt PostgreSQL',
    "Mijn collega's en ik beheren PostgreSQL",
    'Partner of PostgreSQL Europe, administered PostgreSQL',
    'Users: 4,000, database: PostgreSQL',
    'Reported to the CTO; ran PostgreSQL',
    'Friends of PostgreSQL meetup organiser, PostgreSQL DBA',
    'Wrote the PostgreSQL requirements of the role-based access',
    'Clients migrated by me to PostgreSQL',
    'Customer needs analysed, PostgreSQL tuned',
    'Client-facing PostgreSQL consultant',
    'Work with customers and users of PostgreSQL',
    'Saved our customers 20% with PostgreSQL',
    'My former employer let me run PostgreSQL alone',
    'Your advertisement asks for PostgreSQL: I have used it since 2017',
    'You ask for PostgreSQL; I have five years of it',
    'I meet the criteria as I have ten years of PostgreSQL',
    'My boss knows little about PostgreSQL, so I build everything',
    'The sales team uses PostgreSQL views of mine',
    'I know that you use PostgreSQL and I do too',
    'Your company uses PostgreSQL, a database I know from ten years at Lane',
    'I understand that you use PostgreSQL, as I have done for five years',
    'I am applying for the position of engineer with five years of PostgreSQL',
    'The client uses PostgreSQL, so I wrote a client library for them',
    'The client needed a register in PostgreSQL, delivered in six weeks',
    'The company needed someone for PostgreSQL and I took it on',
    'The database team owns PostgreSQL; I am its lead',
    'My manager asked the team to adopt PostgreSQL and I led it',
    'Was led by an experienced manager and wrote PostgreSQL functions',
    'Ich betreue PostgreSQL für unsere Kunden',
    'Sie suchen Verstärkung, ich bringe fünf Jahre PostgreSQL mit',
  ])('stays: %s', (said) => expect(shows(said)).toBe(true));

  it('stays where a role that was held requires it', () => {
    const resume = readResume(
      'Experience\nBackend Engineer, Lane Ltd, 2018 - present\n- The role requires PostgreSQL every day\n',
    );
    expect(resume.hits.map(({ hit }) => hit.term.name)).toContain('PostgreSQL');
  });
});

describe('notes taken of what others did', () => {
  const levelFor = (title: string, line: string): string | undefined =>
    levelOf(title, 'Employee relations experience', `Experience\nClerk, Acme, 2015 - 2022\n- ${line}`);

  it('are no experience of it, but for those who keep notes', () => {
    expect(levelFor('HR Manager', 'Took notes at disciplinary and grievance hearings')).toBe('missing');
    expect(levelFor('HR Manager', 'Minuted employee relations meetings')).toBe('missing');
    expect(levelFor('HR Manager', 'Led disciplinary and grievance hearings')).toBe('met');
    expect(levelFor('HR Assistant', 'Minuted employee relations meetings')).toBe('met');
  });
});
