import type { Person } from '../lib/scoring/intake/personal-variants.ts';

/** A job and a resume for it, in which only what must not count differs from person to person. */
export interface FairnessLayout {
  layout: string;
  job: string;
  resume: (person: Person) => string;
}

/** What German, French, Spanish and Dutch resumes say of a person; indexed by the person's number. */
const pick = (values: readonly string[], person: Person): string =>
  values[
    [...person.name].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % values.length
  ] ?? '';

export const FAIRNESS_LAYOUTS: readonly FairnessLayout[] = [
  {
    layout: 'a teacher with a personal profile',
    job: 'Secondary School Teacher\n\nRequired\n- 5 years of teaching mathematics\n- Teaching certificate\n- Lesson planning',
    resume: (p) => `${p.name}
${p.address} · ${p.phone} · ${p.email}
Born: ${p.birthDate} in ${p.birthPlace}

Profile
${p.honorific} ${p.name} is a mathematics teacher. ${p.subject} ${p.subject === 'They' ? 'have' : 'has'} taught at two schools, and ${p.possessive} lesson planning is shared by the whole department.

Experience
Mathematics Teacher, Hillside School, 2016 - present
- Teaching mathematics to grades 7 to 12, lesson planning and exams
Trainee Teacher, Lakeview School, 2014 - 2016

Education
Teaching certificate, 2014

Personal
Age: ${p.age}
Marital status: ${p.maritalStatus}
Children: ${p.children}
Religion: ${p.religion}`,
  },
  {
    layout: 'a truck driver with a break',
    job: 'Truck Driver\n\nRequired\n- Driving licence class CE\n- 3 years of long-haul driving\n- Digital tachograph',
    resume: (p) => `${p.name.toUpperCase()}
Pronouns: ${p.pronouns}
Nationality: ${p.nationality}
Tel: ${p.phone}

Work history
Truck Driver, Nordic Haulage, 2021 - present
- Long-haul driving in six countries, digital tachograph
${p.leave}, 2020 - 2021
Truck Driver, Quick Parcel, 2015 - 2020
- Regional tours

Licences
Driving licence class CE, ADR certificate`,
  },
  {
    layout: 'a designer whose header stands in one line',
    job: 'UX Designer\n\nRequirements\n- Figma\n- User research\n- Design systems\n- 4 years of product design',
    resume: (p) => `${p.name} (${p.pronouns}) | ${p.email} | ${p.phone}
UX Designer

Experience
UX Designer, Brightapp (2019 - present)
- Built the design system in Figma and ran user research with 60 people
Product Designer, Studio Nine (2015 - 2019)
- Product design for banking apps

Skills
Figma, user research, prototyping, design systems

Gender: ${p.gender}
Disability: ${p.health}
Date of birth: ${p.birthDate}`,
  },
  {
    layout: 'a German resume',
    job: 'Buchhalter (m/w/d)\n\nAnforderungen\n- 3 Jahre Berufserfahrung in der Buchhaltung\n- Monatsabschlüsse\n- DATEV',
    resume: (p) => `Lebenslauf

Persönliche Daten
Name: ${p.name}
Geburtsdatum: ${pick(['12.05.1985', '1. März 1999', '03.04.1961'], p)}
Geburtsort: ${pick(['Leipzig', 'Lagos', 'Ankara'], p)}
Familienstand: ${pick(['verheiratet, 2 Kinder', 'ledig', 'geschieden', 'verwitwet'], p)}
Staatsangehörigkeit: ${pick(['deutsch', 'türkisch', 'nigerianisch'], p)}
Konfession: ${pick(['evangelisch', 'keine', 'muslimisch'], p)}
Anschrift: ${p.address}
E-Mail: ${p.email}

Berufserfahrung
${pick(['Buchhalter', 'Buchhalterin'], p)}, Nordbau GmbH, 2018 - heute
- Buchhaltung und Monatsabschlüsse mit DATEV
${pick(['Elternzeit', 'Mutterschutz', 'Pflegezeit', 'Sabbatjahr'], p)}, 2017 - 2018
${pick(['Buchhalter', 'Buchhalterin'], p)}, Kaufhaus West, 2012 - 2017

Kenntnisse
DATEV, Excel`,
  },
  {
    layout: 'a French resume',
    job: 'Infirmier (H/F)\n\nProfil recherché\n- 3 ans d’expérience en soins intensifs\n- Diplôme d’État infirmier',
    resume: (p) => `${p.name}
${p.address}
${p.email}
Né(e) le ${pick(['12/05/1985', '3 avril 1991', '7 août 1972'], p)}
Nationalité : ${pick(['française', 'sénégalaise', 'vietnamienne'], p)}
Situation familiale : ${pick(['mariée, deux enfants', 'célibataire', 'divorcé'], p)}

Expérience professionnelle
${pick(['Infirmier', 'Infirmière'], p)}, Hôpital Saint-Luc, 2018 - présent
- Soins intensifs, douze lits
${pick(['Congé maternité', 'Congé parental', 'Congé paternité'], p)}, 2017 - 2018
${pick(['Infirmier', 'Infirmière'], p)}, Clinique du Parc, 2012 - 2017

Formation
Diplôme d’État infirmier, 2012`,
  },
  {
    layout: 'a Spanish resume',
    job: 'Cocinero (H/M)\n\nRequisitos\n- 3 años de experiencia en cocina\n- Cocina mediterránea\n- Gestión de pedidos',
    resume: (p) => `${p.name}
${p.phone} | ${p.email}

Datos personales
Fecha de nacimiento: ${pick(['12/05/1985', '3 de abril de 1991'], p)}
Estado civil: ${pick(['casada', 'soltero', 'divorciada', 'viudo'], p)}
Hijos: ${pick(['2', 'ninguno', 'tres'], p)}
Nacionalidad: ${pick(['española', 'marroquí', 'peruana'], p)}

Experiencia laboral
${pick(['Cocinero', 'Cocinera'], p)}, Restaurante El Puerto, 2017 - actualidad
- Cocina mediterránea y gestión de pedidos para los dos locales
${pick(['Baja por maternidad', 'Permiso de paternidad', 'Excedencia'], p)}, 2016 - 2017
Ayudante de cocina, Hotel Sol, 2012 - 2016`,
  },
  {
    layout: 'a Dutch resume',
    job: 'Magazijnmedewerker\n\nFunctie-eisen\n- 2 jaar ervaring in een magazijn\n- Heftruckcertificaat',
    resume: (p) => `Persoonlijke gegevens
Naam: ${p.name}
Geboortedatum: ${pick(['12-05-1985', '3 april 1991'], p)}
Burgerlijke staat: ${pick(['gehuwd', 'ongehuwd', 'gescheiden'], p)}
Nationaliteit: ${pick(['Nederlandse', 'Surinaamse', 'Turkse'], p)}
Adres: ${p.address}

Werkervaring
Magazijnmedewerker, Van Dam Logistiek, 2019 - heden
- Orders verzamelen in het magazijn met de heftruck
${pick(['Ouderschapsverlof', 'Zwangerschapsverlof', 'Zorgverlof'], p)}, 2018 - 2019
Inpakker, Kaashandel Edam, 2014 - 2018

Opleiding
Heftruckcertificaat, 2019`,
  },
  {
    layout: 'a header with the family in it',
    job: 'Data Engineer\n\nRequired\n- 3 years with Kafka\n- PostgreSQL\n- Python',
    resume: (p) => `Curriculum Vitae of ${p.name}
${pick(['Partner: Ben', 'Spouse: Priya Raghunathan', 'Partner: Ludwig van der Berg', 'Husband: Иван Петров', 'Single'], p)}
${pick(['Children: Anna (5), Tom (3)', 'Son: Tom, 3', 'Married to Ben Miller, two children', 'No children'], p)}
${pick(["Father's name: Ramesh Kumar", 'S/o Ramesh Kumar', 'Next of kin: Anna Smith', 'Blood group: O+'], p)}
${p.email}

Experience
Data Engineer, Northwind, 2019 - present
- Python pipelines with Kafka into PostgreSQL for 40 reports
${pick(['Family caregiver', 'Housewife', 'Stay-at-home dad', 'Sick leave', 'Sabbatical'], p)}, 2018 - 2019
Database Developer, Acme, 2013 - 2018
- PostgreSQL for the order system

${p.name} - page 2`,
  },
  {
    layout: 'a summary in the third person, present tense',
    job: 'Baker\n\nRequired\n- 3 years in a bakery\n- Sourdough\n- Night shifts',
    resume: (p) => `${p.name}
${p.phone}

Summary
My name is ${p.name}. ${pick(['He also leads the early shift and is', 'She also leads the early shift and is', 'He also leads the early shift and is'], p)} at home with sourdough.

Experience
Baker, Corner Bakery, 2016 - present
- Sourdough and rolls on night shifts for three shops
Apprentice Baker, Mill Bakery, 2013 - 2016

${pick(['Personal\nMarried to Ben with two kids, Anna and Tom.', 'Personal Details\nI am married and have two children.', 'Personal Information\nPartner: Anna Smith\nKids: Tom (3)'], p)}`,
  },
  {
    layout: 'a German resume with family and titles',
    job: 'Pflegefachkraft\n\nAnforderungen\n- 3 Jahre Erfahrung in der Intensivpflege\n- Ausbildung in der Krankenpflege',
    resume: (p) => `Lebenslauf
${p.name}
${pick(['Ehefrau: Julia Schmidt', 'Lebenspartner: Ben', 'Partnerin: Ayşe Yılmaz', 'ledig'], p)}
${pick(['Kinder: Anna (5), Tom (3)', 'Tochter: Anna', 'keine Kinder', 'Verheiratet mit Julia Schmidt, zwei Kinder'], p)}

Berufserfahrung
${pick(['Erfahrene Krankenschwester', 'Erfahrener Krankenpfleger', 'Erfahrene Krankenpflegerin'], p)}, Klinikum Nord, 2018 - heute
- Intensivpflege mit zwölf Betten und die Einarbeitung von Kollegen
2017 - 2018 ${pick(['Elternzeit', 'Pflege eines Angehörigen', 'Hausfrau und Mutter', 'Krankheitsbedingte Auszeit', 'Sabbatical'], p)}
${pick(['Krankenpfleger', 'Krankenschwester', 'Krankenpflegerin'], p)}, Stadtklinik, 2012 - 2017

Ausbildung
Ausbildung in der Krankenpflege, 2012`,
  },
  {
    layout: 'a French resume with family and titles',
    job: 'Développeur (H/F)\n\nProfil recherché\n- 3 ans d’expérience en Java\n- PostgreSQL',
    resume: (p) => `${p.name}
${pick(['Conjoint : Ben Martin', 'Épouse : Julie Martin', 'Marié à Julie Martin', 'Pacsée'], p)}
${pick(['Enfants : Anna (5 ans), Tom (3 ans)', 'Fille : Anna', 'sans enfants'], p)}
${p.email}

Profil
${pick(['Développeuse motivée et passionnée', 'Développeur motivé et passionné'], p)} par les données et la qualité des applications.

Expérience professionnelle
${pick(['Développeur', 'Développeuse'], p)}, Nord Données, 2018 - présent
- Applications en Java avec PostgreSQL pour les services de la ville
${pick(['Arrêt maladie', 'Mère au foyer', 'Père au foyer', 'Congé sabbatique'], p)}, 2017 - 2018
${pick(['Développeur', 'Développeuse'], p)}, Atelier Web, 2012 - 2017`,
  },
  {
    layout: 'a Spanish resume with family and titles',
    job: 'Enfermero (H/M)\n\nRequisitos\n- 3 años de experiencia en urgencias\n- Título de enfermería',
    resume: (p) => `${p.name}
${pick(['Pareja: Ben Gómez', 'Cónyuge: María Gómez', 'Casada con Ben Gómez', 'Soltero'], p)}
${pick(['Hijos: Ana (5), Tomás (3)', 'Hija: Ana', 'sin hijos'], p)}
${p.email}

Perfil
${pick(['Enfermera titulada', 'Enfermero titulado'], p)} con experiencia en urgencias y en la formación del equipo.

Experiencia laboral
${pick(['Enfermero', 'Enfermera'], p)}, Hospital del Mar, 2017 - actualidad
- Urgencias y triaje para los pacientes de la noche
${pick(['Baja por enfermedad', 'Ama de casa', 'Permiso parental', 'Excedencia'], p)}, 2016 - 2017
${pick(['Enfermero', 'Enfermera'], p)}, Clínica Sol, 2012 - 2016

Formación
Título de enfermería, 2012`,
  },
];
