import { describe, expect, it } from '@jest/globals';
import { readJob } from '../../../../../lib/models/local/job/job-reader.ts';

function textsOf(jobDescription: string): string[] {
  return readJob({ jobDescription, teamProfile: null }).requirements.map(({ text }) => text);
}

describe('the lines of an advertisement', () => {
  it('ask for nothing where they are the head of it', () => {
    const head = 'Certified Beekeeper – Full time\nHeather Hill Training Apiary, Fort William';
    expect(textsOf(`${head}\n\nRequirements\n- Queen rearing\n- Grafting`)).toEqual([
      'Queen rearing',
      'Grafting',
    ]);
  });

  it.each([
    'Grupo Ebro, empresa familiar con más de 40 años de experiencia en suministro industrial, busca una cocinera.',
    'Bakkerij Jansen, familiebedrijf met 30 jaar ervaring, zoekt een kok.',
    'Lane & Sons, a family firm with 30 years of experience in catering, is looking for a cook.',
  ])('leave the years of a firm to it: %j', (line) => {
    expect(textsOf(`Cook\n\n${line}\n\nRequirements\n- Sauces\n- Pastry`)).toEqual(['Sauces', 'Pastry']);
  });

  it.each([
    'Due to continued growth, we need another experienced cook to join our crew.',
    'Lane & Sons requires a cook to join its busy kitchen.',
    'An exciting opportunity has arisen for an experienced cook in our kitchen.',
  ])('ask for nothing where they tell that somebody is wanted: %j', (line) => {
    const wanted = ['Sauces', 'Pastry', 'Butchery', 'Menu costing'];
    expect(textsOf(`Cook\n\n${line}\n\nRequirements\n- ${wanted.join('\n- ')}`)).toEqual(wanted);
  });

  it('ask for the years that stand behind whom a firm seeks', () => {
    const job =
      'Cook\n\nLane & Sons, a family firm, is looking for a cook with 3 years of experience.\n\nRequirements\n- Sauces';
    expect(readJob({ jobDescription: job, teamProfile: null }).requirements[0]?.minimumYears).toBe(3);
  });

  it('ask for nothing below a headline that calls out', () => {
    const job =
      'Licensed Practical Nurse (LPN) - Night Shift - Sign-on Bonus $5,000!\nMaple Grove Senior Living, Columbus, OH\n\nQualifications:\n* CPR';
    expect(textsOf(job)).toEqual(['CPR']);
  });

  it('ask where a heading says so, in sentences as in points', () => {
    const person =
      'You will be comfortable with extractors of all kinds, with uncapping by hand and by machine, with the settling tanks in the cellar, and with a forklift. ' +
      "Because our hives stand on six hills you must hold a full driving licence. You'll know the law on food.";
    expect(
      textsOf(`Beekeeper\n\nThe person\n${person}\n\nNice to have\n- Welsh\n- Mead\n- Wax\n- Soap`),
    ).toEqual([
      'You will be comfortable with extractors of all kinds, with uncapping by hand and by machine, with the settling tanks in the cellar, and with a forklift',
      'Because our hives stand on six hills you must hold a full driving licence',
      "You'll know the law on food",
      'Welsh',
      'Mead',
      'Wax',
      'Soap',
    ]);
  });

  it.each([
    'The apiary has forty hives, including six in the orchard.',
    'Orders come in by phone and you will be expected to certify each jar before it leaves.',
    'He or she will feed the colonies, build frames and teach newly qualified beekeepers.',
    'Candidates shall, on the day of the interview:',
    'Interested? Drop by on a Saturday.',
    'WHAT YOU GET. Honey for the winter.',
    'Why join? Four weeks of leave and all the honey that you can eat.',
  ])('ask for nothing in %j', (sentence) => {
    expect(textsOf(`Beekeeper\n\nRequirements\n- Queen rearing\n- Grafting\n\n${sentence}`)).toEqual([
      'Queen rearing',
      'Grafting',
    ]);
  });
});

describe('the hollow bullets of word processors', () => {
  it('are bullets before numbers as well', () => {
    const job =
      'QC Analyst\n\nRequirements:\no BSc in Microbiology or related science discipline\no 1-3 years of work in a GMP lab\no   2 years of HPLC\no Endotoxin testing';
    expect(textsOf(job)).toEqual([
      'BSc in Microbiology or related science discipline',
      '1-3 years of work in a GMP lab',
      '2 years of HPLC',
      'Endotoxin testing',
    ]);
  });

  it('are told from a choice in Spanish', () => {
    const job = 'Abogada\n\nRequisitos:\nGrado en Derecho\no 3 años de experiencia en un despacho';
    expect(textsOf(job)[1]).toMatch(/^o 3/);
  });
});

describe('a point that tells how a trait shows', () => {
  it('keeps the trait', () => {
    const told = 'Interpersonal skills: building trust with brides';
    expect(textsOf(`Florist\n\nRequirements\n- Wreaths\n- ${told}`)).toEqual(['Wreaths', told]);
    expect(textsOf('Florist\n\nRequirements\n- Wreaths\n- Technical skills: wiring of stems')).toEqual([
      'Wreaths',
      'wiring of stems',
    ]);
  });
});

describe('a duty that is done as required', () => {
  it.each([
    'When required, cover the shifts of colleagues.',
    'Move stock between the sites as required.',
    'Cover the front desk if required.',
  ])('asks for nothing: %s', (duty) => {
    const job = `Florist\n\nYou bring: Skill with bouquets. Knowledge of wreaths.\n\nOpen the shop in the morning. ${duty} Close it at night.`;
    expect(textsOf(job)).toEqual(['Skill with bouquets', 'Knowledge of wreaths']);
  });
});

describe('a point of several sentences', () => {
  it('opens no list of the points below it', () => {
    const { requirements } = readJob({
      jobDescription:
        'Analyst\n\nRequirements\n- Python\n- SQL, just kidding. But GA4 is handy\n- Tableau\n- dbt',
      teamProfile: null,
    });
    expect(requirements.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'must Python',
      'nice But GA4 is handy',
      'must Tableau',
      'must dbt',
    ]);
  });
});

describe('a sentence below a list of requirements', () => {
  const below = (sentence: string) =>
    textsOf(`Beekeeper\n\nRequirements\n- Queen rearing\n- Grafting\n\n${sentence}`).slice(2);

  it.each([
    'The apiary sits on a hill.',
    'Lanehives dosed its first colony in 2019.',
    'Sign in at the gate.',
    'Im Winter ruht der Betrieb.',
    'Le rucher est à Lyon.',
  ])('asks for nothing where it does not say so: %j', (sentence) => {
    expect(below(sentence)).toEqual([]);
  });

  it.each([
    'Must be willing to be called out at weekends.',
    'Food hygiene certificate.',
    'Two years in pollination.',
    'Own transport.',
    'Fluent German.',
    'Nice if you can drive a tractor.',
    'Führerschein B.',
    'Permis B exigé.',
  ])('asks for what it says: %j', (sentence) => {
    expect(below(sentence)).toHaveLength(1);
  });
});

describe('a list under no heading, above what would be nice', () => {
  const POINTS = '- SolidWorks\n- GD&T\n- Sheet metal design';
  const kindsOf = (jobDescription: string) =>
    readJob({ jobDescription, teamProfile: null }).requirements.map(({ kind, text }) => `${kind} ${text}`);
  const ALL = ['must SolidWorks', 'must GD&T', 'must Sheet metal design', 'nice ISO 13485'];

  it.each([
    'Mechanical Engineer\n',
    'Project Manager, Construction',
    'Backend Engineer (m/f/d), Berlin\n',
    '# Mechanical Engineer\n',
    'MECHANICAL ENGINEER\nLane Pumps Ltd, Leeds (hybrid)\n£35,000 - £40,000',
    'Mechanical Engineer\n\nLane Pumps builds pumps in Leeds. We are growing.\n',
    'Mechanical Engineer\n\nYour toolbox',
    'Mechanical Engineer wanted.',
  ])('is what the job needs: %j', (head) => {
    expect(kindsOf(`${head}\n${POINTS}\n\nNice to have:\n- ISO 13485`)).toEqual(ALL);
  });

  it.each([
    ['Maschinenbauingenieur (m/w/d)\nPumpen Lane, Leipzig', 'Von Vorteil:'],
    ['Ingénieur mécanique\nPompes Lane, Lyon', 'Un plus :'],
    ['Ingeniero mecánico', 'Se valora:'],
    ['Werktuigbouwkundig ingenieur', 'Pré:'],
  ])('is so in other languages: %j', (head, wished) => {
    expect(kindsOf(`${head}\n${POINTS}\n${wished}\n- ISO 13485`)).toEqual(ALL);
  });

  it('is so beside what sentences and the lines of the head ask for', () => {
    const job = `Mechanical Engineer\nLane Pumps, Leeds\n3+ years' experience in pumps\n${POINTS}\nNice to have:\n- ISO 13485\n\nYou must hold a full driving licence.`;
    expect(kindsOf(job)).toEqual([
      "must 3+ years' experience in pumps",
      ...ALL,
      'must You must hold a full driving licence',
    ]);
  });

  it('is so where none of its points is known, and only some say that they ask', () => {
    const job =
      'Staff Nurse\nNorthside Hospital, Bristol\n- ACLS certification\n- Wound care\nNice to have:\n- Dutch';
    expect(kindsOf(job)).toEqual(['must ACLS certification', 'must Wound care', 'nice Dutch']);
  });

  it('tells what the work needs by what is to be done', () => {
    const duties = '- Pick and pack orders\n- Load and unload the lorries';
    expect(
      kindsOf(`Warehouse Operative\n\n${duties}\n\nNice to have:\n- Forklift licence\n- First aid`),
    ).toEqual([
      'must Pick and pack orders',
      'must Load and unload the lorries',
      'nice Forklift licence',
      'nice First aid',
    ]);
  });

  it.each([
    'Barista\n\n- 28 days holiday\n- Free lunch\n- Pension\n\nNice to have:\n- Latte art',
    'Barista\n\nResponsibilities\n- Serve the guests at the bar\n- Clean the machines\n\nNice to have:\n- Latte art\n- First aid',
    'Barista\n\nResponsibilities\n- Serve the guests at the bar\n\nThe island\n- Wild and green\n\nNice to have:\n- Latte art\n- First aid',
  ])('asks for nothing where it tells of perks, or other headings say what is to be done: %j', (job) => {
    expect(kindsOf(job).filter((text) => text.startsWith('must'))).toEqual([]);
  });

  it('is not what a job asks for that heads its requirements', () => {
    expect(
      textsOf(`Mechanical Engineer\n\n- Leeds city centre\n- Quiet workshop\n\nRequirements\n${POINTS}`),
    ).toEqual(['SolidWorks', 'GD&T', 'Sheet metal design']);
  });
});

describe('unmarked lines below prose, right above what would be nice', () => {
  const FIRM = 'Lane builds shops for bakers and has been doing so since 1999.';
  const kindsOf = (jobDescription: string) =>
    readJob({ jobDescription, teamProfile: null }).requirements.map(({ kind, text }) => `${kind} ${text}`);

  it.each([
    [`${FIRM}\n\nReact\nAWS\nSQL`, 'Nice to have'],
    [`${FIRM}\nReact\nAWS\nSQL\n`, 'Desirable:'],
    [`About us\n${FIRM}\n\nReact\nAWS\nSQL`, 'Nice to have:'],
    ['Lane baut seit 1999 Läden für Bäcker.\n\nReact\nAWS\nSQL', 'Von Vorteil:'],
  ])('are what the job needs: %j', (above, wished) => {
    expect(kindsOf(`Web Developer\n\n${above}\n\n${wished}\nDocker`)).toEqual([
      'must React',
      'must AWS',
      'must SQL',
      'nice Docker',
    ]);
  });

  it.each([
    `${FIRM}\n\nLeeds city centre\nFull time\n£35,000`,
    `${FIRM}\n\nKind regards\nAnna Lane`,
    `${FIRM}\n\nFree lunch\nPension\nCoffee machines`,
    `${FIRM}\n\nReact`,
    `${FIRM}\n\nWhat we offer\nPension\n\nReact\nSQL`,
  ])(
    'ask for nothing where they tell of terms, perks or people, or stand below another heading: %j',
    (above) => {
      expect(kindsOf(`Web Developer\n\n${above}\n\nNice to have\nDocker`)).toEqual(['nice Docker']);
    },
  );
});

describe('a list of duties without a heading, in French and Spanish', () => {
  it.each([
    ['Serveur', '- Accueillir nos clients\n- Prendre les commandes\n- Servir en salle'],
    ['Serveur', '- Tu accueilles nos clients\n- Tu prends les commandes\n- Tu sers en salle'],
    ['Camarero', '- Atender a los clientes\n- Servir mesas\n- Preparar cafés'],
  ])('asks for nothing beside a list that does: %s, %j', (title, duties) => {
    const asked = ['Expérience en restauration', "Bon niveau d'anglais"];
    expect(textsOf(`${title}\n\n${duties}\n\n${asked.map((text) => `- ${text}`).join('\n')}`)).toEqual(asked);
  });

  it('is no list of what somebody is able to do or has', () => {
    const asked = ['Savoir souder', 'Parler anglais', 'Tu as le permis B'];
    expect(textsOf(`Technicien\n\n${asked.map((text) => `- ${text}`).join('\n')}`)).toEqual(asked);
  });

  it('is asked for under a heading that asks', () => {
    expect(textsOf('Técnico\n\nRequisitos\n- Programar PLC\n- Instalar redes')).toEqual([
      'Programar PLC',
      'Instalar redes',
    ]);
  });
});
