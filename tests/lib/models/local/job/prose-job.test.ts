import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readJob } from '../../../../../lib/models/local/job/job-reader.ts';

function read(jobDescription: string) {
  return readJob({ jobDescription, teamProfile: null });
}

/** Title, then musts, then nices, as they stand in the rubric. */
function told(jobDescription: string) {
  const { title, requirements } = read(jobDescription);
  const of = (kind: string) => requirements.flatMap((asked) => (asked.kind === kind ? [asked.text] : []));
  return { title, must: of('must'), nice: of('nice') };
}

describe('a job of a few sentences', () => {
  it.each([
    [
      'We look for a nurse with experience in wound care and discharge planning.',
      'nurse',
      ['experience in wound care', 'discharge planning'],
      [],
    ],
    [
      'Senior backend engineer with 5 years of Go and Kubernetes.',
      'Senior backend engineer',
      ['5 years of Go', 'Kubernetes'],
      [],
    ],
    [
      'We need a tiler who knows wet rooms and natural stone, and has led a small crew. A driving licence would be nice.',
      'tiler',
      ['wet rooms', 'natural stone', 'led a small crew'],
      ['driving licence'],
    ],
    [
      'We need a tiler who knows wet rooms and natural stone. Spanish, Twi or Haitian Creole would be a huge plus.',
      'tiler',
      ['wet rooms', 'natural stone'],
      ['Spanish, Twi or Haitian Creole'],
    ],
    [
      'Our bakery in Ghent is growing. Looking for an experienced pastry cook, two years of viennoiserie at least; chocolate work is a plus.',
      'pastry cook',
      ['two years of viennoiserie'],
      ['chocolate work'],
    ],
    [
      'Payroll clerk wanted: union payroll, ADP, fluent French.',
      'Payroll clerk',
      ['union payroll', 'ADP', 'fluent French'],
      [],
    ],
    [
      'Backend developer, TypeScript, PostgreSQL, AWS',
      'Backend developer',
      ['TypeScript', 'PostgreSQL', 'AWS'],
      [],
    ],
    [
      'Can you graft fruit trees and keep bees? Then be our orchard manager. Ideally you speak Welsh and drive a tractor.',
      'orchard manager',
      ['graft fruit trees', 'keep bees'],
      ['speak Welsh', 'drive a tractor'],
    ],
    [
      'Cabinet maker for our workshop in Kilkenny with hand-cut joinery, veneer work and CNC routing. Your tools are supplied.',
      'Cabinet maker',
      ['hand-cut joinery', 'veneer work', 'CNC routing'],
      [],
    ],
    [
      'Die Praxis wächst. Wir suchen eine Logopädin (m/w/d) mit Erfahrung in der Aphasietherapie und Stimmtherapie; Französisch wäre schön.',
      'Logopädin',
      ['Erfahrung in der Aphasietherapie', 'Stimmtherapie'],
      ['Französisch'],
    ],
    [
      'Buchbinderin gesucht, Goldschnitt, Papierrestaurierung, mindestens drei Jahre im Handwerk. Größere Auflagen sind Pflicht.',
      'Buchbinderin',
      ['Goldschnitt', 'Papierrestaurierung', 'mindestens drei Jahre im Handwerk', 'Größere Auflagen'],
      [],
    ],
    [
      'Nous recherchons une fromagère qui maîtrise les pâtes pressées et l’affinage en cave. Le permis B est exigé, l’anglais serait un plus.',
      'fromagère',
      ['pâtes pressées', 'affinage en cave', 'permis B'],
      ['anglais'],
    ],
    [
      'Buscamos un jardinero con experiencia en poda de olivos y riego por goteo. Se valora el carné de fitosanitarios.',
      'jardinero',
      ['experiencia en poda de olivos', 'riego por goteo'],
      ['carné de fitosanitarios'],
    ],
    [
      'Wij zoeken een fietsenmaker met ervaring in elektrische fietsen en wielen spaken. Een rijbewijs is mooi meegenomen.',
      'fietsenmaker',
      ['ervaring in elektrische fietsen', 'wielen spaken'],
      ['rijbewijs'],
    ],
    [
      'Kitchen porter wanted in Hull. You will help our chefs with washing, peeling and deliveries, and keep the kitchen clean. Two years in a kitchen are a must.',
      'Kitchen porter',
      [
        'help our chefs with washing, peeling and deliveries',
        'keep the kitchen clean',
        'Two years in a kitchen',
      ],
      [],
    ],
    [
      'Unser Salon sucht eine/n Friseur/in (Gesellenbrief) mit Herz. Du beherrschst Balayage und hast mindestens 2 Jahre Erfahrung. Teilzeit möglich.',
      'Friseur/in',
      ['Gesellenbrief', 'Balayage', 'mindestens 2 Jahre Erfahrung'],
      [],
    ],
  ])('is read thing by thing: %s', (job, title, must, nice) => {
    expect(told(job)).toEqual({ title, must, nice });
  });

  it.each([
    [
      'a fixed pair',
      'We need a lawyer with research and development contracts.',
      'research and development contracts',
    ],
    ['a choice', 'Looking for a buyer with French or German.', 'French or German'],
    [
      'what a term spans',
      'We need an engineer with health and safety training.',
      'health and safety training',
    ],
    [
      'brackets',
      'Seeking a cook with cold starters (terrines, pickles and breads).',
      'cold starters (terrines, pickles and breads)',
    ],
  ])('keeps %s together', (_, job, text) => {
    expect(told(job).must).toEqual([text]);
  });

  it.each([
    ['Dental nurse – Leicester. You need a current registration.', ['current registration']],
    ['Office manager – Manchester City Centre – part-time. You need Excel.', ['Excel']],
    ['Java developer – Kubernetes. You need Spring.', ['Kubernetes', 'Spring']],
  ])('tells a town behind the title from a skill: %s', (job, must) => {
    expect(told(job).must).toEqual(must);
  });

  it('takes neither place nor firm nor terms for something asked for', () => {
    const job =
      'We are a family-run clinic by the sea. We need a veterinary nurse for our surgery in Cork, full time, with anaesthesia monitoring, but we can train you.';
    expect(told(job).must).toEqual(['anaesthesia monitoring']);
  });

  it.each([
    'SmileBright Dental is a friendly mixed practice with 6 surgeries, open since 2003.',
    'You will be joined by two other nurses.',
    'Busy city-centre salon.',
    'Friendly family-run garage.',
    'Large private garden near Bath.',
    'Offices in central Bristol.',
    'Own room in shared house.',
    'Call Sandra.',
  ])('asks for nothing by %j', (sentence) => {
    const { must, nice } = told(
      `Dental nurse – Leicester\n${sentence} You need a current registration. Implant work is a bonus.`,
    );
    expect([...must, ...nice]).toEqual(['current registration', 'Implant work']);
  });

  it.each([
    ['Busy restaurant experience.', 'Busy restaurant experience'],
    ['Experience in a busy salon.', 'Experience in a busy salon'],
    ['Own car park design.', 'car park design'],
    ['Call handling.', 'Call handling'],
    ['MS Office, especially PowerPoint.', 'MS Office, especially PowerPoint'],
  ])('asks for something by %j', (sentence, asked) => {
    const { must } = told(`Dental nurse – Leicester\n${sentence} You need a current registration.`);
    expect(must).toEqual([asked, 'current registration']);
  });

  it('lets a wish at the start of a sentence end with it', () => {
    const job =
      'We need a roofer. Ideally you know zinc work and slate dressing. You must hold a scaffolding card.';
    expect(told(job)).toEqual({
      title: 'roofer',
      must: ['scaffolding card'],
      nice: ['zinc work', 'slate dressing'],
    });
  });

  it('asks for the years that stand beside a thing', () => {
    const [first, second] = read(
      'We need a welder with at least four years of pipe welding and a rigging certificate.',
    ).requirements;
    expect(first).toMatchObject({ text: 'at least four years of pipe welding', minimumYears: 4 });
    expect(second).toMatchObject({ text: 'rigging certificate', minimumYears: null });
  });

  it('is not what has headings, points or many sentences', () => {
    const point = 'Graft fruit trees and keep bees';
    expect(told(`We need a gardener.\n\nRequirements\n- ${point}`).must).toEqual([point]);
  });

  it('says everything in words of the job, whatever it is', () => {
    const words = fc.constantFrom(
      ...'we need a nurse baker with who and or, . ; ( ) must should ideally is required would be nice experience in 5 years of Go SAP für mit und wir suchen eine – "'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 60 }), (parts) => {
        const job = parts.join(' ');
        const plain = (text: string): string => text.replace(/[\s,;:.]+/g, '').toLowerCase();
        const { title, requirements } = read(job);
        for (const { text } of [{ text: title }, ...requirements]) expect(plain(job)).toContain(plain(text));
      }),
    );
  });
});

describe('what a job in sentences says in passing', () => {
  it.each([
    [
      'where and when the work is, and that something is no condition',
      'Die Gemeinde Murnau sucht eine Reinigungskraft (m/w/d) für die Grundschule, 20 Wochenstunden, nachmittags. Erfahrung in der Gebäudereinigung ist von Vorteil, aber nicht Bedingung. Sie sollten Deutsch verstehen.',
      ['Deutsch verstehen'],
    ],
    [
      'a greeting, and hours of the night',
      "Boulanger (H/F)\nBonjour, nous cherchons un boulanger. Tu sais travailler le levain. Travail de 3h à 10h, repos dimanche et lundi. Débutants s'abstenir.",
      ['travailler le levain'],
    ],
    [
      'a place behind experience',
      'Buscamos peluquera con experiencia para salón en Gijón. Tienes que saber hacer mechas. Media jornada de tarde.',
      ['hacer mechas'],
    ],
    [
      'whom we seek, and what awaits them',
      'ZFA (m/w/d)\nFür unsere Praxis suchen wir dich. Du kennst dich mit Dampsoft aus. Dich erwarten eine 4-Tage-Woche und ein Team.',
      ['Dampsoft'],
    ],
    [
      'what the headline says again, weekends, and what is taught',
      'Servicekraft (w/m/d), Freiburg\nDu liebst gutes Essen? Dann komm zu uns!\nWir suchen ab sofort eine Servicekraft in Voll- oder Teilzeit. Du solltest drei Teller tragen können und auch am Wochenende arbeiten wollen. Weinkenntnisse wären schön, können wir dir aber auch beibringen. Deutsch solltest du gut sprechen.',
      ['drei Teller tragen können', 'Deutsch solltest du gut sprechen'],
    ],
    [
      'that somebody is wanted, and the pay',
      'Night Porter\nWanted: someone with a first aid certificate.\nSalary 24-26k',
      ['first aid certificate'],
    ],
    [
      'the same in German, and where help is wanted',
      'Verkäufer (m/w/d)\nFür unseren Markt in Köln suchen wir ab sofort eine Verstärkung. Gesucht: Erfahrung mit Fleisch. Gehalt 30-34k.',
      ['Erfahrung mit Fleisch'],
    ],
  ])('asks for nothing: %s', (_what, job, must) => {
    for (const text of told(job).must) expect(must).toContain(text.replace(/^sais /, ''));
    expect(told(job).must).toHaveLength(must.length);
  });
});

describe('a wish that opens a sentence', () => {
  it.each([
    [
      'Buscamos fontanero. Experiencia de dos años. Se valorará carnet RITE y conocimientos de electricidad.',
      ['Experiencia de dos años'],
      ['carnet RITE', 'conocimientos de electricidad'],
    ],
    [
      'Buscamos fontanero con dos años de experiencia. Valoramos carnet RITE, conocimientos de gas y soldadura.',
      ['dos años de experiencia'],
      ['carnet RITE', 'conocimientos de gas y soldadura'],
    ],
    [
      'Wir suchen einen Elektriker mit 3 Jahren Erfahrung. Von Vorteil sind Führerschein und KNX-Kenntnisse.',
      ['3 Jahren Erfahrung'],
      ['Führerschein', 'KNX-Kenntnisse'],
    ],
  ])('holds for all that it names: %s', (job, must, nice) => {
    expect(told(job)).toMatchObject({ must, nice });
  });

  it.each([
    [
      'Necesitamos electricista con 3 años de experiencia. Se valora carnet RITE, imprescindible carnet B.',
      ['3 años de experiencia', 'carnet B'],
      ['carnet RITE'],
    ],
    [
      'We need a plumber with three years of experience. Ideally you have a gas ticket, and a driving licence is essential.',
      ['three years of experience', 'driving licence'],
      ['gas ticket'],
    ],
    [
      'Buscamos fontanero con carnet RITE y conocimientos de electricidad. Se valora inglés.',
      ['carnet RITE', 'conocimientos de electricidad'],
      ['inglés'],
    ],
  ])('leaves what is needed: %s', (job, must, nice) => {
    expect(told(job)).toMatchObject({ must, nice });
  });
});

describe('what a headline adds to its title', () => {
  const BELOW = "You'll need five years on building sites and OSHA 30.";
  const must = ['five years on building sites', 'OSHA 30'];

  it.each([
    ['Project Manager – Commercial Construction', 'Project Manager – Commercial Construction'],
    ['HIRING: Project Manager – Commercial Construction', 'Project Manager – Commercial Construction'],
    ['Nurse, Intensive Care', 'Nurse, Intensive Care'],
    ['Verkäufer (m/w/d) Fleischtheke', 'Verkäufer (m/w/d) Fleischtheke'],
    ['Verkäufer (m/w/d) Fleischtheke in Teilzeit', 'Verkäufer (m/w/d) Fleischtheke'],
    ['Entwickler (m/w/d) Java', 'Entwickler (m/w/d) Java'],
  ])('belongs to the title: %s', (headline, title) => {
    expect(told(`${headline}\n${BELOW}`)).toMatchObject({ title, must });
  });

  it.each([
    ['Welder, TIG, MIG', 'Welder', ['TIG', 'MIG', ...must]],
    ['Nurse with wound care', 'Nurse', ['wound care', ...must]],
    ['Project Manager – Denver', 'Project Manager', must],
    ['Java Developer (Spring Boot, AWS)', 'Java Developer', ['Spring Boot', 'AWS', ...must]],
    ['Java Developer (m/f/d) (AWS) with Kafka', 'Java Developer', ['AWS', 'Kafka', ...must]],
    ['Data Engineer (5+ years, Python)', 'Data Engineer', ['5+ years', 'Python', ...must]],
    ['Java Developer (Leeds)', 'Java Developer', must],
    ['Verkäufer (m/w/d) Backwaren, Kasse', 'Verkäufer', ['Backwaren', 'Kasse', ...must]],
  ])('is asked for where it is a list, or introduced: %s', (headline, title, asked) => {
    expect(told(`${headline}\n${BELOW}`)).toMatchObject({ title, must: asked });
  });

  it.each([
    ['Java Developer (AWS)', 'We are looking for a developer in Leeds.', 'Java Developer', ['AWS']],
    ['Our kitchen', 'We are looking for a chef.', 'chef', []],
  ])('is not lost where a sentence names less: %s', (headline, sentence, title, asked) => {
    expect(told(`${headline}\n${sentence}\n${BELOW}`)).toMatchObject({ title, must: [...asked, ...must] });
  });
});

describe('a list below a headline, its items between full stops', () => {
  it('asks for all of them', () => {
    const job =
      'Site Electrician\nExperience of commercial installations needed. Must have 18th Edition. ECS card required. Testing and inspection. Containment and cable tray. Fault finding. Driving licence. First aid.';
    expect(told(job)).toEqual({
      title: 'Site Electrician',
      must: [
        'Experience of commercial installations',
        '18th Edition',
        'ECS card',
        'Testing and inspection',
        'Containment and cable tray',
        'Fault finding',
        'Driving licence',
        'First aid',
      ],
      nice: [],
    });
  });

  it('is no paragraph that tells of the work as well', () => {
    const job =
      'Site Electrician\nYou test and inspect what the team has installed that day. We are a friendly firm of twelve people in Hull. Must have 18th Edition. ECS card required. Driving licence is essential here.';
    expect(told(job).must).toContain('Must have 18th Edition');
  });
});
