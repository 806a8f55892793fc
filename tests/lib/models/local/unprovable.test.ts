import { describe, expect, it } from '@jest/globals';
import { isUnprovable } from '../../../../lib/models/local/unprovable.ts';

describe('what no resume can show', () => {
  it.each([
    'Able to work evenings and weekends',
    'Willing to travel',
    'Right to work in the UK',
    'A calm head during a busy service',
    'High empathy, low ego',
    'Stressbestendig en flexibel',
    'Teamfähigkeit und Belastbarkeit',
    'Bereitschaft zur Schichtarbeit',
    'Rigueur et sens du détail',
    'Disponibilidad para trabajar por turnos',
    'A courteous manner with visitors, some of whom are in a hurry',
    'Good listener who stays calm when the queue reaches the door',
    'Confident communicator, able to explain invoices to people who hate numbers',
    'Able to build strong working relationships with growers',
    'Commercial thinking',
    'Curiosity, grit and a sense of humour',
    'Excellent written and spoken communication',
    'Love of the outdoors in all weathers',
    'Polite on the phone',
    'Participation in the after-hours roster',
    'Willing to join the night rota, one week in six',
    'Early starts',
    'Must be a U.S. person',
    'Norwegian citizenship',
    'Able to obtain a security clearance',
    'Own tools',
    'Clear criminal record',
    'Must have lived in the UK for the past 5 years',
    'UK residency of at least three years',
    'Five-year checkable work history',
    'Two references',
    'References covering the last three years',
    'Hepatitis B immunity',
    'No more than 6 points on your licence',
    'Lives within 30 minutes of the kitchen',
    'The right to live and work in the UK',
    '22+ (Ofsted)',
    'Shifts incl. sleep-ins',
    'Have high expectations of all students',
    'Be committed to safeguarding and promoting the welfare of children',
    'Comfortable with computers and multitasking',
    'Confident dealing with non-finance stakeholders',
    'Excellent written and verbal English',
    'A good standard of written English',
    'Strong written & spoken English skills',
    'Strong communicator, able to challenge colleagues in finance',
    'Confident communicator with the credibility to influence at all levels',
    'Excellent communicator, collaborative, thrives in a fast-paced environment',
    "Awesome communicator who stays cool when the oven doesn't",
    'A sense of humour, and a love of cake',
    'Resilient, able to stay positive when it rains',
    'Excellent phone manner',
    'Great telephone etiquette',
    'Excellent customer service skills',
    'Excellent subject knowledge and classroom management',
    'Weekend and evening availability',
    'Commercially minded',
    'Commercially astute',
    'Warm telephone manner',
    'Natural communicator and relationship builder',
    'Availability on Saturdays',
    'Upbeat personality, always smiling',
    'Sehr gute Umgangsformen am Telefon',
    'Vlotte telefoonstem en klantvriendelijk',
    'Commercial, hands-on and resilient',
    'Vaccinations per the policy of the state',
    'Ability to commute/relocate: Leeds: reliably commute (Required)',
    'Kommunikationsstark, durchsetzungsfähig und souverän im Auftreten',
    'Wochenend- und Abendverfügbarkeit',
    'Bonne communicante, capable de convaincre',
    "Sens de l'humour et amour du gâteau",
    'Excelentes habilidades de comunicación oral y escrita',
    'Buen comunicador, capaz de influir a todos los niveles',
    'Sterke communicator, in staat om te overtuigen',
    'Gevoel voor humor en liefde voor taart',
  ])('%j', (statement) => {
    expect(isUnprovable(statement)).toBe(true);
  });

  it.each([
    'Calm monitoring of anaesthesia',
    'Patience with Java',
    'Fluent English',
    'Driving licence',
    'Leading a team of fifteen nurses',
    'HACCP',
    'Basket weaving',
    'Marketing communications',
    'Internal communications for a museum',
    'Experience with vulnerable children',
    'Experience leading a small team',
    'Cooperation with parents',
    'Full driving licence and own car for on-call',
    'Knowledge of citizenship law',
    'Personal care of residents',
    'Explaining invoices',
    'Supervising two to three staff',
    'Reference management with EndNote',
    'A medical residency in Boston',
    'Proven work history in retail',
    'Story points and velocity',
    'Shift management in a bakery',
    '18+ months in a nursery',
    'Comfortable with Linux',
    'Confident dealing with tax authorities',
    'Confident working with children with SEN',
    'Excellent written and verbal English and German',
    'Excellent written and spoken German',
    'English to level C1',
    'English literature',
    'Strong communicator in English and French',
    'Strong communicator, able to write press releases',
    'Excellent communicator with experience of public affairs',
    'Team player, able to drive a forklift',
    'Reliable, able to lay bricks',
    'Friendly, with a driving licence',
    'Phone system administration',
    'Customer service',
    'Customer service experience',
    'Excellent customer service and Excel skills',
    'Subject knowledge of chemistry',
    'Classroom management',
    'Commercial experience',
    'Commercial property',
    'Minded children under five',
    'Telefonanlagen',
    'Availability on the call centre dashboard',
    'Communicator and press officer',
    'Professional classroom teacher',
    'Vaccination of calves',
    'Weekend audits',
    'Orale Chirurgie',
    'Escritura técnica',
  ])('is not %j', (statement) => {
    expect(isUnprovable(statement)).toBe(false);
  });
});

describe('what German, French, Spanish and Dutch advertisements ask to agree to', () => {
  it.each([
    'Sie sind mobil',
    'Mobilität und Flexibilität',
    'Arbeiten im 3-Schicht-System',
    'Bereit, im Schichtbetrieb zu arbeiten',
    'Sie sind bereit, auch am Wochenende zu arbeiten',
    'Sie scheuen keine körperliche Arbeit',
    'Sie wohnen in der Umgebung',
    'Accepte le travail le samedi',
    'Vous acceptez de travailler le week-end',
    'Prêt(e) à travailler le dimanche',
    'Vous êtes mobile',
    'Habitant à proximité',
    'Apte au port de charges lourdes',
    'Station debout prolongée',
    'Residencia cercana al puesto de trabajo',
    'Aceptar trabajar los sábados',
    'Dispuesta a viajar',
    'Movilidad',
    'Capacidad para levantar peso',
    'Je bent bereid in 3 ploegen te werken',
    'Bereid op zaterdag te werken',
    'Je werkt graag in ploegen',
    'Je woont dicht bij het werk',
    'Je kan fysiek zwaar werk aan',
    'Fysiek zwaar werk schrikt je niet af',
    'Je bent mobiel',
  ])('%j', (statement) => {
    expect(isUnprovable(statement)).toBe(true);
  });

  it.each([
    'Bereitschaftsdienst in der Kinderklinik',
    'Mobile Pflege',
    'Schichtleitung in der Produktion',
    'Bereit, im Schichtbetrieb zu arbeiten, mit Erfahrung in der Backstube',
    'Acceptation des risques en assurance',
    'Prêt-à-porter',
    'Mobilité urbaine',
    'Mobile',
    'Logement social',
    'Residencia de mayores',
    'Médico residente',
    'Aceptación de pedidos',
    'Gestión de turnos',
    'Movilidad urbana',
    'Bereid gerechten voor 40 gasten',
    'Ervaring met ploegenplanning',
    'Mobiele kraan',
    'Fysiotherapie',
    'Je bent bereid te rijden met rijbewijs C',
  ])('is not %j', (statement) => {
    expect(isUnprovable(statement)).toBe(false);
  });
});

describe('how one writes, and what one likes, in other languages', () => {
  it.each([
    'Sichere Rechtschreibung',
    'Sicher in Rechtschreibung und Grammatik',
    'Gute Ausdrucksweise',
    'Freude am Umgang mit Zahlen',
    'Sie haben Spaß am Verkaufen',
    'Interesse an Pflanzen',
    'Bonne orthographe',
    "Maîtrise de l'orthographe et de la grammaire",
    'Bonne expression orale et écrite',
    'Goût pour les chiffres',
    'Vous aimez les chiffres',
    'Buena ortografía',
    'Excelente ortografía y redacción',
    'Te gustan los números',
    'Pasión por la moda',
    'Foutloze spelling',
    'Vlotte pen',
    'Je houdt van cijfers',
    'Plezier in het werken met cijfers',
  ])('no resume shows %j', (statement) => {
    expect(isUnprovable(statement)).toBe(true);
  });

  it.each([
    'Stilsicheres Deutsch in Wort und Schrift',
    'Rechtschreibprüfung mit SAP',
    'Freude am Beruf und abgeschlossene Ausbildung',
    'Freude an Zahlen und Excel',
    'Sie haben Freude am Backen und beherrschen DATEV',
    'Vous aimez les chiffres et maîtrisez Sage',
    'Expression écrite en anglais',
    'Correction orthographique chez un éditeur',
    'Rédaction de contrats',
    'Redacción',
    'Redacción de contratos',
    'Te gustan los números y tienes experiencia en banca',
    'Teksten schrijven voor het web',
    'Foutloos Nederlands',
  ])('a resume may show %j', (statement) => {
    expect(isUnprovable(statement)).toBe(false);
  });
});

describe('what somebody is like, in any form of the words', () => {
  it.each([
    'Sicheres und freundliches Auftreten',
    'Selbständige, saubere Arbeitsweise',
    'Du packst gern mit an und gehst freundlich mit Kunden um',
    'Technisches Verständnis',
    'Eigeninitiative sowie eine lösungsorientierte Denkweise',
    'Ein freundliches Wesen und Spaß am Verkaufen',
    'Vous êtes passionné(e) de mode, souriant(e) et dynamique',
    'Vous êtes reconnu(e) pour votre sens du relationnel',
    'Vous êtes autonome sur chantier',
    "Vous faites preuve d'initiative et d'adaptabilité",
    'Capacité à travailler sous pression',
    'Persona dinámica, creativa y con vocación',
    'Personas responsables, puntuales y con ganas de trabajar',
    'Buen manejo de relaciones interpersonales',
    'Je hebt goede contactuele eigenschappen',
    'Je bent communicatief sterk en politiek sensitief',
    'Je bent een echte teamspeler met oog voor detail',
    'Affiniteit met de doelgroep',
    'Cijfermatig inzicht',
  ])('no resume shows %j', (statement) => {
    expect(isUnprovable(statement)).toBe(true);
  });

  it.each([
    'Vous êtes autonome sur la comptabilité clients et fournisseurs',
    'Saubere Verarbeitung von Putz',
    'Technisches Zeichnen',
    'Didactische bevoegdheid',
    'Affiniteit met techniek en ervaring als monteur',
    'Personas con experiencia en ventas',
    'Teamwork with architects',
  ])('a resume may show %j', (statement) => {
    expect(isUnprovable(statement)).toBe(false);
  });
});

describe('when one works and how one gets there, said of the applicant', () => {
  it.each([
    "Je werkt ook 's avonds en in het weekend",
    'Sie arbeiten auch am Wochenende und an Feiertagen',
    'Vous travaillez le samedi et en horaires décalés',
    'Je kan je verplaatsen met fiets, openbaar vervoer of auto',
    'Je hebt geen hoogtevrees',
    'Salud compatible con altura geográfica',
    'Posséder ses outils',
    'Vacunas al día (hepatitis B)',
    'Vaccinations à jour',
    'Impfschutz gegen Masern',
  ])('no resume shows %j', (statement) => {
    expect(isUnprovable(statement)).toBe(true);
  });

  it.each([
    'Je werkt in de avondapotheek',
    'Sie arbeiten am Empfang',
    'Vous travaillez le bois',
    'Salud pública',
    'Vacunación de terneros',
  ])('a resume may show %j', (statement) => {
    expect(isUnprovable(statement)).toBe(false);
  });
});
