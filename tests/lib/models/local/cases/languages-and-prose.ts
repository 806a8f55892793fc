import type { RankingCase } from './ranking-case.ts';

export const LANGUAGES_AND_PROSE: readonly RankingCase[] = [
  {
    profession: 'French hospital nursing (in French)',
    job: `Infirmier / Infirmière en réanimation

Vos missions
- Prise en charge des patients

Profil recherché
- Diplôme d'État d'infirmier
- 2 ans d'expérience en réanimation
- Maîtrise de la ventilation mécanique
- Anglais souhaité

Nous offrons
- 30 jours de congés`,
    perfect: `Expérience professionnelle
Infirmière en réanimation, CHU de Lille, 2018 - aujourd'hui
- Surveillance des patients sous ventilation mécanique
- Formation des nouveaux collègues

Formation
Diplôme d'État d'infirmier, 2016

Langues
Anglais (B2)`,
    near: `Expérience professionnelle
Infirmière en chirurgie, Clinique du Parc, 2019 - 2023
- Soins postopératoires

Formation
Diplôme d'État d'infirmier`,
    adjacent: `Expérience professionnelle
Aide-soignant, EHPAD Les Lilas, 2017 - 2023
- Aide à la toilette et aux repas`,
    unrelated: `Expérience professionnelle
Menuisier, Atelier Bois, 2010 - 2023
- Pose de fenêtres`,
  },
  {
    profession: 'Spanish hotel reception (in Spanish)',
    job: `Recepcionista de hotel

Requisitos
- Experiencia mínima de 2 años en recepción de hotel
- Inglés fluido
- Atención al cliente
- Manejo de Opera PMS
- Se valorará alemán

Ofrecemos
- Contrato indefinido`,
    perfect: `Experiencia laboral
Recepcionista, Hotel Mar Azul, 2019 - actualidad
- Atención al cliente en recepción, reservas y facturación con Opera PMS
- Resolución de quejas de huéspedes

Idiomas
Inglés (C1), alemán (B1)`,
    near: `Experiencia laboral
Recepcionista, Hostal Sol, 2022 - 2023
- Reservas y atención al cliente

Idiomas
Inglés (B2)`,
    adjacent: `Experiencia laboral
Camarero, Restaurante Puerto, 2018 - 2023
- Atención al cliente en sala

Idiomas
Inglés (A2)`,
    unrelated: `Experiencia laboral
Soldador, Astilleros Norte, 2010 - 2023
- Soldadura TIG`,
  },
  {
    profession: 'Dutch software testing (in Dutch)',
    job: `Software tester

Functie-eisen
- Minimaal 3 jaar ervaring als tester
- Ervaring met Selenium
- Kennis van SQL
- ISTQB is een pré

Wij bieden
- 25 vakantiedagen`,
    perfect: `Werkervaring
Software tester, Polderbank, 2017 - heden
- Geautomatiseerde tests met Selenium en Java
- Testdata gecontroleerd met SQL

Certificaten
ISTQB Foundation`,
    near: `Werkervaring
Tester, Webwinkel BV, 2022 - 2024
- Handmatige regressietests, eerste scripts in Selenium`,
    adjacent: `Werkervaring
Java-ontwikkelaar, Polderbank, 2018 - 2024
- Webapplicaties met Spring`,
    unrelated: `Werkervaring
Vrachtwagenchauffeur, Transport Jansen, 2010 - 2024
- Internationale ritten`,
  },
  {
    profession: 'dental assistance, as prose without headings',
    job:
      'Our practice in the old town is growing and we are looking for a Dental Assistant. You have completed training as a ' +
      'dental assistant and at least two years of experience at the chair. Knowledge of radiography is required. Experience with ' +
      'billing software would be a plus. You stay friendly with anxious patients. We offer modern rooms and 28 days of vacation.',
    perfect:
      'I am a dental assistant with completed training. From 2018 to 2023 I worked as a Dental Assistant at Smile Practice, where I ' +
      'assisted at the chair, took X-rays (radiography certificate) and did the billing in the practice software. Anxious patients, ' +
      'above all children, were my special task; I stayed friendly and calm with them.',
    near:
      'After my training as a dental assistant I worked as a Dental Assistant at Bright Teeth from 2022 to 2023, mostly at the ' +
      'reception and in sterilization.',
    adjacent:
      'From 2016 to 2023 I worked as a Dental Technician in a laboratory, where I made crowns and bridges.',
    unrelated: 'From 2015 to 2023 I worked as a Crane Operator in the harbor and loaded container ships.',
  },
  {
    profession: 'restaurant service, as a short advert',
    job: `Head Waiter wanted!

What you bring: 3+ years in restaurant service, wine knowledge, leading a small team, good English.
Nice to have: sommelier certificate.
What you get: tips, free meals.`,
    perfect: `Head Waiter | Brasserie Lumière | 2018 – present
• Lead a service team of six, restaurant service for 90 guests
• Advise on wine; sommelier certificate 2021
Waiter | Café Rosa | 2014 – 2018
Languages: English (fluent), French (native)`,
    near: `Waiter | Trattoria Bella | 2020 – present
• Restaurant service and wine recommendations
Languages: English (B2)`,
    adjacent: `Barista | Coffee Lab | 2019 – present
• Espresso, cash desk, training of new baristas
Languages: English (B2)`,
    unrelated: `Surveyor | Geo Ltd | 2012 – present
• GPS measurements, CAD maps`,
  },
];
