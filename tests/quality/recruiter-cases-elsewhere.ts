import type { RecruiterCase } from './recruiter-cases.ts';

/** Advertised in German, French, Spanish and Dutch. */
export const CASES_ELSEWHERE: readonly RecruiterCase[] = [
  {
    profession: 'Dutch transport planner',
    job: `Transportplanner (m/v) – Venlo

Van Dorst Logistics is een familiebedrijf met 140 trucks en vestigingen in Venlo en Duisburg.

Wat ga je doen?
Als transportplanner plan je dagelijks de ritten voor onze chauffeurs in de Benelux en Duitsland. Je hebt contact met klanten en chauffeurs en lost problemen onderweg op.

Wat vragen wij?
- Mbo niveau 4, richting logistiek
- Minimaal 3 jaar ervaring als planner in het wegtransport
- Kennis van rij- en rusttijden
- Ervaring met een TMS, bij voorkeur Transics of Navitrans
- Goede beheersing van Duits in woord en geschrift
- Stressbestendig en flexibel

Wat bieden wij?
- Een salaris tussen € 2.800 en € 3.600
- 25 vakantiedagen en een pensioenregeling
- Een gezellig team en vrijdagmiddagborrel

Solliciteer direct via onze website.`,
    asked: [
      ['must', 'Mbo niveau 4, richting logistiek'],
      ['must', 'Minimaal 3 jaar ervaring als planner in het'],
      ['must', 'Kennis van rij- en rusttijden'],
      ['must', 'Ervaring met een TMS, bij voorkeur Transics'],
      ['must', 'Goede beheersing van Duits in woord en'],
      ['nice', 'Stressbestendig en flexibel'],
    ],
    resume: `Werkervaring
Transportplanner, Jansen Transport, Tegelen (2018 - heden)
- Plan 35 vrachtwagens in Duitsland en België, bewaak rij- en rusttijden
- Werk met Transics en de tachograafanalyse
- Dagelijks overleg met Duitse klanten, vloeiend Duits
Administratief medewerker expeditie, DHL Venlo (2015 - 2018)

Opleiding
Mbo 4 Manager Transport en Logistiek, Gilde Opleidingen
Talen: Nederlands (moedertaal), Duits (vloeiend), Engels (goed)`,
    shown: [
      ['Mbo niveau 4, richting logistiek', 'met', 'Mbo 4 Manager Transport en Logistiek, Gilde'],
      ['Minimaal 3 jaar ervaring als planner in het', 'met', 'Transportplanner, Jansen Transport, Tegelen'],
      ['Kennis van rij- en rusttijden', 'met', 'Plan 35 vrachtwagens in Duitsland en België,'],
      ['Ervaring met een TMS, bij voorkeur Transics', 'met', 'Werk met Transics en de tachograafanalyse'],
      ['Goede beheersing van Duits in woord en', 'met', 'Dagelijks overleg met Duitse klanten,'],
      ['Stressbestendig en flexibel', 'missing', null],
    ],
    tier: 'Silver',
  },
  {
    profession: 'Spanish hotel receptionist',
    job: `Recepcionista de hotel – Hotel Mar Azul 4*, Alicante

Somos una cadena familiar con tres hoteles en la Costa Blanca.

Funciones:
- Check-in y check-out de huéspedes
- Gestión de reservas y facturación
- Atención de quejas

Requisitos:
- Experiencia mínima de 2 años en recepción de hotel
- Inglés alto (C1) y alemán o francés medio
- Manejo de Opera PMS
- Formación en turismo
- Disponibilidad para trabajar por turnos
Se valorará: experiencia en hoteles de 4 o 5 estrellas

Ofrecemos: contrato indefinido, salario según convenio, formación continua y descuentos en nuestros hoteles.`,
    asked: [
      ['must', 'Experiencia mínima de 2 años en recepción de'],
      ['must', 'Inglés alto (C1) y alemán o francés medio'],
      ['must', 'Manejo de Opera PMS'],
      ['must', 'Formación en turismo'],
      ['nice', 'Disponibilidad para trabajar por turnos'],
      ['nice', 'experiencia en hoteles de 4 o 5 estrellas'],
    ],
    resume: `Experiencia laboral
Recepcionista, Hotel Gran Sol (5 estrellas), Benidorm, 2021 - actualidad
- Check-in, check-out y reservas con Opera PMS para 220 habitaciones
- Facturación y cierre de caja
Recepcionista, Hostal Playa, 2019 - 2021
Formación
Grado en Turismo, Universidad de Alicante, 2019
Idiomas
Español nativo, inglés C1, alemán B1`,
    shown: [
      ['Experiencia mínima de 2 años en recepción de', 'met', 'Recepcionista, Hotel Gran Sol (5 estrellas),'],
      ['Inglés alto (C1) y alemán o francés medio', 'met', 'Español nativo, inglés C1, alemán B1'],
      ['Manejo de Opera PMS', 'met', 'Check-in, check-out y reservas con Opera PMS'],
      ['Formación en turismo', 'met', 'Grado en Turismo, Universidad de Alicante,'],
      ['Disponibilidad para trabajar por turnos', 'missing', null],
      ['experiencia en hoteles de 4 o 5 estrellas', 'met', 'Recepcionista, Hotel Gran Sol (5 estrellas),'],
    ],
    tier: 'Silver',
  },
  {
    profession: 'waiter for a hotel',
    job: `Recepcionista de hotel – Hotel Mar Azul 4*, Alicante

Somos una cadena familiar con tres hoteles en la Costa Blanca.

Funciones:
- Check-in y check-out de huéspedes
- Gestión de reservas y facturación
- Atención de quejas

Requisitos:
- Experiencia mínima de 2 años en recepción de hotel
- Inglés alto (C1) y alemán o francés medio
- Manejo de Opera PMS
- Formación en turismo
- Disponibilidad para trabajar por turnos
Se valorará: experiencia en hoteles de 4 o 5 estrellas

Ofrecemos: contrato indefinido, salario según convenio, formación continua y descuentos en nuestros hoteles.`,
    asked: [
      ['must', 'Experiencia mínima de 2 años en recepción de'],
      ['must', 'Inglés alto (C1) y alemán o francés medio'],
      ['must', 'Manejo de Opera PMS'],
      ['must', 'Formación en turismo'],
      ['nice', 'Disponibilidad para trabajar por turnos'],
      ['nice', 'experiencia en hoteles de 4 o 5 estrellas'],
    ],
    resume: `Experiencia
Camarera, Bar La Esquina, 2018 - 2024
- Atención al cliente, terraza y barra
Idiomas: español, inglés básico`,
    shown: [
      ['Experiencia mínima de 2 años en recepción de', 'missing', null],
      ['Inglés alto (C1) y alemán o francés medio', 'missing', null],
      ['Manejo de Opera PMS', 'missing', null],
      ['Formación en turismo', 'missing', null],
      ['Disponibilidad para trabajar por turnos', 'missing', null],
      ['experiencia en hoteles de 4 o 5 estrellas', 'missing', null],
    ],
    tier: null,
  },
  {
    profession: 'warehouse worker for machining',
    job: `Zerspanungsmechaniker (m/w/d) Frästechnik

Die Kessler Präzision GmbH fertigt seit 1974 Bauteile für die Medizintechnik. Mit 85 Mitarbeitern gehören wir zu den Marktführern in der Region.

Ihre Aufgaben:
- Einrichten und Bedienen von 5-Achs-Bearbeitungszentren
- Programmieren an Heidenhain-Steuerungen
- Qualitätskontrolle mit Messschieber und 3D-Messmaschine

Ihr Profil:
- Abgeschlossene Ausbildung als Zerspanungsmechaniker oder vergleichbar
- Mehrjährige Berufserfahrung im CNC-Fräsen
- Sehr gute Kenntnisse der Heidenhain-Steuerung (iTNC 530)
- Sicheres Lesen technischer Zeichnungen
- Bereitschaft zur Schichtarbeit
- Kenntnisse in Mastercam von Vorteil

Wir bieten:
- Unbefristeter Arbeitsvertrag, 30 Tage Urlaub
- Attraktive Vergütung nach IG-Metall-Tarif
- Kostenlose Parkplätze, JobRad und Obstkorb

Haben wir Ihr Interesse geweckt? Dann freuen wir uns auf Ihre Bewerbung!`,
    asked: [
      ['must', 'Abgeschlossene Ausbildung als'],
      ['must', 'Mehrjährige Berufserfahrung im CNC-Fräsen'],
      ['must', 'Sehr gute Kenntnisse der'],
      ['must', 'Sicheres Lesen technischer Zeichnungen'],
      ['nice', 'Bereitschaft zur Schichtarbeit'],
      ['nice', 'Kenntnisse in Mastercam von Vorteil'],
    ],
    resume: `Berufserfahrung
2019 - 2024 Lagerist, Logistikzentrum Ulm
- Kommissionieren, Staplerfahren
2016 - 2019 Ausbildung zum Tischler
Staplerschein`,
    shown: [
      ['Abgeschlossene Ausbildung als', 'partial', '2016 - 2019 Ausbildung zum Tischler'],
      ['Mehrjährige Berufserfahrung im CNC-Fräsen', 'missing', null],
      ['Sehr gute Kenntnisse der', 'missing', null],
      ['Sicheres Lesen technischer Zeichnungen', 'missing', null],
      ['Bereitschaft zur Schichtarbeit', 'missing', null],
      ['Kenntnisse in Mastercam von Vorteil', 'missing', null],
    ],
    tier: null,
  },
  {
    profession: 'German kindergarten teacher',
    job: `Erzieher/in (m/w/d) in Teilzeit (30 Std.)

Für unsere Kita Regenbogen in Potsdam suchen wir zum 01.08. eine engagierte Erzieherin oder einen engagierten Erzieher. Sie haben eine staatliche Anerkennung als Erzieher/in und bringen idealerweise erste Erfahrung in der Krippe mit. Sie arbeiten gern im Team, beobachten und dokumentieren die Entwicklung der Kinder und gestalten Elterngespräche. Kenntnisse in der Sprachförderung sind wünschenswert. Ein erweitertes Führungszeugnis und der Nachweis der Masernimpfung sind erforderlich.

Wir bieten Ihnen eine Vergütung nach TVöD SuE, 30 Urlaubstage, Fortbildungen und ein nettes Team.`,
    asked: [
      ['must', 'staatliche Anerkennung als Erzieher/in'],
      ['nice', 'erste Erfahrung in der Krippe'],
      ['nice', 'Kenntnisse in der Sprachförderung'],
      ['nice', 'erweitertes Führungszeugnis'],
      ['nice', 'Nachweis der Masernimpfung'],
    ],
    resume: `Staatlich anerkannte Erzieherin
Beruflicher Werdegang
08/2020 - heute: Erzieherin, Kita Sonnenschein, Berlin
- Bezugserzieherin in der Krippe (12 Kinder, 1 bis 3 Jahre)
- Entwicklungsgespräche mit Eltern, Bildungs- und Lerngeschichten
- Alltagsintegrierte Sprachförderung
2017 - 2020 Ausbildung zur staatlich anerkannten Erzieherin, Berlin
Erweitertes Führungszeugnis und Masernimpfung liegen vor.`,
    shown: [
      ['staatliche Anerkennung als', 'met', 'Staatlich anerkannte Erzieherin'],
      ['erste Erfahrung in der Krippe', 'met', '08/2020 - heute: Erzieherin, Kita'],
      ['Kenntnisse in der Sprachförderung', 'met', 'Alltagsintegrierte Sprachförderung'],
      ['erweitertes Führungszeugnis', 'met', 'Erweitertes Führungszeugnis und'],
      ['Nachweis der Masernimpfung', 'met', 'Masernimpfung liegen vor'],
    ],
    tier: 'Gold',
  },
  {
    profession: 'French translator',
    job: `Traducteur / Traductrice allemand-français (H/F)

Notre agence, fondée en 2002, accompagne des clients industriels.

Missions : traduction technique et relecture, gestion de la terminologie, échanges avec les clients.

Profil recherché :
- Master en traduction ou diplôme équivalent
- 3 ans d'expérience minimum en traduction technique
- Allemand courant, français langue maternelle
- Maîtrise de SDL Trados Studio
- La connaissance de MemoQ serait un plus
- Rigueur et sens du détail

Nous offrons : télétravail partiel, tickets restaurant, mutuelle. CDI, 32 à 36 k€ brut annuel.
Merci d'adresser votre candidature avec lettre de motivation.`,
    asked: [
      ['must', 'Master en traduction ou diplôme équivalent'],
      ['must', "3 ans d'expérience minimum en traduction"],
      ['must', 'Allemand courant, français langue maternelle'],
      ['must', 'Maîtrise de SDL Trados Studio'],
      ['nice', 'La connaissance de MemoQ serait un plus'],
      ['nice', 'Rigueur et sens du détail'],
    ],
    resume: `EXPÉRIENCE PROFESSIONNELLE
Traductrice technique, LinguaTec, Strasbourg, depuis 2019
- Traduction allemand-français de manuels de machines-outils (400 000 mots par an)
- Relecture et gestion de la terminologie sous Trados Studio et memoQ
Traductrice indépendante, 2017 - 2019
FORMATION
Master de traduction, Université de Strasbourg, 2017
LANGUES
Français : langue maternelle, allemand : C2, anglais : C1`,
    shown: [
      ['Master en traduction ou diplôme équivalent', 'met', 'Master de traduction, Université de'],
      ["3 ans d'expérience minimum en traduction", 'met', 'Traduction allemand-français de manuels de'],
      ['Allemand courant, français langue maternelle', 'met', 'Français : langue maternelle, allemand : C2,'],
      ['Maîtrise de SDL Trados Studio', 'met', 'Relecture et gestion de la terminologie sous'],
      ['La connaissance de MemoQ serait un plus', 'met', 'Relecture et gestion de la terminologie sous'],
      ['Rigueur et sens du détail', 'missing', null],
    ],
    tier: 'Silver',
  },
  {
    profession: 'French buyer',
    job: `Responsable achats indirects (H/F) – Lyon

Le groupe Valtex (1 200 salariés, 250 M€ de CA) conçoit des textiles techniques.

Vos missions
• Définir la stratégie achats indirects (IT, facility management, voyages)
• Négocier les contrats-cadres et piloter les fournisseurs
• Encadrer deux acheteurs

Votre profil
• Bac +5 (école de commerce ou d'ingénieur)
• Au moins 7 ans d'expérience en achats, dont 3 en achats indirects
• Maîtrise de SAP Ariba
• Anglais courant
• Une première expérience du management est souhaitée
• Excellent relationnel, sens de la négociation

Rémunération : 60-70 k€ selon profil, intéressement, mutuelle, RTT, CSE dynamique.`,
    asked: [
      ['must', "Bac +5 (école de commerce ou d'ingénieur)"],
      ['must', "Au moins 7 ans d'expérience en achats, dont"],
      ['must', 'Maîtrise de SAP Ariba'],
      ['must', 'Anglais courant'],
      ['nice', 'Une première expérience du management est'],
      ['must', 'Excellent relationnel, sens de la'],
    ],
    resume: `Acheteur, Carrefour, 2021 - présent
- Achats de produits frais, négociation avec les fournisseurs
BTS Négociation. Anglais scolaire.`,
    shown: [
      ["Bac +5 (école de commerce ou d'ingénieur)", 'missing', null],
      [
        "Au moins 7 ans d'expérience en achats, dont",
        'partial',
        'Achats de produits frais, négociation avec',
      ],
      ['Maîtrise de SAP Ariba', 'missing', null],
      ['Anglais courant', 'missing', null],
      ['Excellent relationnel, sens de la', 'missing', null],
    ],
    tier: null,
  },
  {
    profession: 'Spanish intensive care nurse',
    job: `Enfermero/a UCI – Hospital Privado San Rafael, Madrid
¿Quieres formar parte de un gran equipo? Buscamos un/a enfermero/a para nuestra UCI polivalente.
Requisitos mínimos:
• Grado o Diplomatura en Enfermería
• Colegiación en vigor
• Experiencia de al menos 1 año en UCI
• Manejo de ventilación mecánica
Se valorará:
• Máster o experto en cuidados críticos
• SVA (soporte vital avanzado)
Se ofrece: contrato indefinido, turno rotatorio, salario competitivo, seguro médico.`,
    asked: [
      ['must', 'Grado o Diplomatura en Enfermería'],
      ['must', 'Colegiación en vigor'],
      ['must', 'Experiencia de al menos 1 año en UCI'],
      ['must', 'Manejo de ventilación mecánica'],
      ['nice', 'Máster o experto en cuidados críticos'],
      ['nice', 'SVA (soporte vital avanzado)'],
    ],
    resume: `Enfermera de UCI, Hospital La Paz, Madrid, 03/2021 - actualidad
Cuidado del paciente crítico, ventilación mecánica invasiva, hemofiltración
Enfermera de hospitalización, Hospital de Getafe, 2019 - 2021
Grado en Enfermería, UCM, 2019
Máster en Cuidados Críticos, 2022
Soporte vital avanzado (2023)
Colegiada n.º 98123 CODEM`,
    shown: [
      ['Grado o Diplomatura en Enfermería', 'met', 'Grado en Enfermería, UCM, 2019'],
      ['Colegiación en vigor', 'met', 'Colegiada n.º 98123 CODEM'],
      ['Experiencia de al menos 1 año en UCI', 'met', 'Enfermera de UCI, Hospital La Paz, Madrid,'],
      ['Manejo de ventilación mecánica', 'met', 'Cuidado del paciente crítico, ventilación'],
      ['Máster o experto en cuidados críticos', 'met', 'Máster en Cuidados Críticos, 2022'],
      ['SVA (soporte vital avanzado)', 'met', 'Soporte vital avanzado (2023)'],
    ],
    tier: 'Silver',
  },
  {
    profession: 'Dutch HR adviser',
    job: `HR Adviseur – Utrecht (32-40 uur)
Stichting Zorgrijk is een zorgorganisatie met 1.900 medewerkers.
Jouw profiel:
- Hbo werk- en denkniveau, bijvoorbeeld HRM
- Minimaal 3 jaar ervaring als HR adviseur, bij voorkeur in de zorg
- Kennis van arbeidsrecht en de Wet verbetering poortwachter
- Ervaring met AFAS
- Communicatief sterk en overtuigend
Ons aanbod: salaris conform cao VVT FWG 50, eindejaarsuitkering 8,33%, reiskostenvergoeding, fijne collega's.`,
    asked: [
      ['must', 'Hbo werk- en denkniveau, bijvoorbeeld HRM'],
      ['must', 'Minimaal 3 jaar ervaring als HR adviseur,'],
      ['must', 'Kennis van arbeidsrecht en de Wet'],
      ['must', 'Ervaring met AFAS'],
      ['nice', 'Communicatief sterk en overtuigend'],
    ],
    resume: `HR Adviseur, Thuiszorg Midden, Amersfoort, 2020 - heden
Adviseert 12 teammanagers over verzuim, arbeidsrecht en functioneren; Wet verbetering poortwachter
Implementatie van AFAS Profit
HR Medewerker, Randstad, 2017 - 2020
Hbo Human Resource Management, Hogeschool Utrecht, 2017`,
    shown: [
      ['Hbo werk- en denkniveau, bijvoorbeeld HRM', 'met', 'Hbo Human Resource Management, Hogeschool'],
      ['Minimaal 3 jaar ervaring als HR adviseur,', 'met', 'HR Adviseur, Thuiszorg Midden, Amersfoort,'],
      ['Kennis van arbeidsrecht en de Wet', 'met', 'Adviseert 12 teammanagers over verzuim,'],
      ['Ervaring met AFAS', 'met', 'Implementatie van AFAS Profit'],
      ['Communicatief sterk en overtuigend', 'missing', null],
    ],
    tier: 'Silver',
  },
  {
    profession: 'French painter for plumbing',
    job: `Plombier chauffagiste (H/F)
Entreprise familiale à Nantes, 12 salariés.
Vous avez un CAP ou un BP plomberie-chauffage, 3 ans d'expérience en dépannage et installation de chaudières gaz, le permis B. Une habilitation PG est souhaitée. Vous êtes autonome et ponctuel.
Nous offrons : véhicule de service, panier repas, mutuelle, primes. 2 200 € à 2 600 € brut mensuel.`,
    asked: [
      ['must', 'Vous avez un CAP ou un BP'],
      ['must', "3 ans d'expérience en dépannage et"],
      ['must', 'le permis B'],
      ['nice', 'Une habilitation PG est souhaitée'],
    ],
    resume: `Peintre en bâtiment, Déco Plus, 2015 - 2024
Ravalement, papier peint
CAP peintre. Permis B`,
    shown: [
      ['Vous avez un CAP ou un BP', 'partial', 'CAP peintre. Permis B'],
      ["3 ans d'expérience en dépannage et", 'missing', null],
      ['Une habilitation PG est souhaitée', 'missing', null],
    ],
    tier: null,
  },
  {
    profession: 'Spanish warehouse manager',
    job: `Jefe/a de almacén – Zaragoza
Empresa líder en distribución alimentaria.
Requisitos: 5 años de experiencia en gestión de almacenes, carné de carretillero, manejo de SGA, Excel avanzado, dotes de liderazgo.
Valorable: inglés, experiencia con SAP WM.
Ofrecemos salario de 30.000 a 34.000 € brutos anuales y seguro médico.`,
    asked: [
      ['must', '5 años de experiencia en gestión de'],
      ['must', 'carné de carretillero'],
      ['must', 'manejo de SGA'],
      ['must', 'Excel avanzado'],
      ['nice', 'dotes de liderazgo'],
      ['nice', 'inglés'],
      ['nice', 'experiencia con SAP WM'],
    ],
    resume: `Jefe de almacén, Alimentos del Ebro, Zaragoza, 2018 - actualidad
Equipo de 22 personas, SGA Generix, inventarios rotativos
Excel avanzado: cuadros de mando
Encargado de almacén, DIA, 2014 - 2018
Carné de carretillero
SAP WM`,
    shown: [
      ['5 años de experiencia en gestión de', 'met', 'Jefe de almacén, Alimentos del Ebro,'],
      ['carné de carretillero', 'met', 'Carné de carretillero'],
      ['manejo de SGA', 'met', 'Equipo de 22 personas, SGA Generix,'],
      ['Excel avanzado', 'met', 'Excel avanzado: cuadros de mando'],
      ['dotes de liderazgo', 'partial', 'Jefe de almacén'],
      ['inglés', 'missing', null],
      ['experiencia con SAP WM', 'met', 'SAP WM'],
    ],
    tier: 'Silver',
  },
];
