import { describe, expect, it } from '@jest/globals';
import { readJob } from '../../../../lib/models/local/job/job-reader.ts';
import { isNotARequirement } from '../../../../lib/models/local/job/requirement-wording.ts';
import { statementsIn } from '../../../../lib/models/local/job/statements/statements.ts';
import { isUnprovable } from '../../../../lib/models/local/job/unprovable.ts';
import { drivingLicenceAsked } from '../../../../lib/models/local/papers/driving-licences.ts';
import { readResume } from '../../../../lib/models/local/resume/resume-reader.ts';
import { foldText } from '../../../../lib/models/local/text/tokens.ts';
import { withoutGenderForms } from '../../../../lib/models/local/titles/gender-forms.ts';
import { assess, levelOf, rolesOf } from '../../../helpers/local-evaluation.ts';
import { licenceShown } from '../../../helpers/shown-licence.ts';

function read(jobDescription: string) {
  return readJob({ jobDescription, teamProfile: null });
}

function askedIn(jobDescription: string): string[] {
  return read(jobDescription).requirements.map(({ kind, text }) => `${kind} ${text}`);
}

describe('what somebody is like', () => {
  it.each([
    'Freude am Umgang mit Patienten',
    'genaue und verlässliche Arbeitsweise',
    'hohes Maß an Verantwortungsbewusstsein',
    'Herz für Kinder',
    'du bist motiviert und packst gerne mit an',
    'wertschätzende Haltung gegenüber Kindern und Eltern',
    'Vous aimez le contact avec la clientèle',
    'goût du travail bien fait',
    'réactivité et polyvalence',
    'persona responsable, puntual y dinámica',
    'ganas de trabajar y aprender',
    'trato agradable con el cliente',
    'je kunt zelfstandig werken',
    'je bent flexibel en stressbestendig (weekend)',
    'je steekt graag de handen uit de mouwen',
    'je kan goed overweg met kinderen',
    'Sourire et bonne présentation',
  ])('is shown by no resume: %s', (statement) => {
    expect(isUnprovable(statement)).toBe(true);
  });

  it.each([
    'Freude am Kochen und Erfahrung als Koch',
    'Erfahrung im Umgang mit Kindern',
    "sens du détail et maîtrise d'Excel",
    'experiencia en atención al cliente',
    'dienstroosters maken',
  ])('is not all that this asks for: %s', (statement) => {
    expect(isUnprovable(statement)).toBe(false);
  });
});

describe('terms of the work', () => {
  it.each([
    'Wochenenddienst kein Problem',
    'gültige Arbeitsbewilligung',
    'Strafregisterauszug',
    'véhiculé(e)',
    'Découcher ponctuel',
    'travail le week-end',
    'vehículo propio',
    'certificado de delitos de naturaleza sexual',
    'rolar turnos',
    'österreichweite Montagebereitschaft',
    'eigen vervoer',
    'bewijs van goed gedrag en zeden',
    'je woont in de buurt',
  ])('are agreed on: %s', (statement) => {
    expect(isUnprovable(statement)).toBe(true);
  });

  it.each([
    'Débutant accepté',
    'Quereinsteiger willkommen',
    'starters welkom',
    '13. Monatslohn',
    'Mindestlohn laut KV, Überzahlung möglich',
    'Arbeitszeit Mo-Fr 17:00 - 19:30 Uhr',
    'Poste logé',
    '2 coupures',
    '5 Wochen Ferien',
    'chèques-repas',
    'Salaire 13,20€/h + paniers',
    'Rémunération : selon CCN 51',
    'prestaciones de ley',
    'Sueldo a convenir',
    'loon volgens barema PC 302',
    'de lunes a viernes',
    'Mo-Fr 8-17 Uhr',
    'Merci d’envoyer votre CV',
    'Edad: 20 a 40 años',
  ])('are no requirement: %s', (statement) => {
    expect(isNotARequirement(foldText(statement.replace('’', "'")))).toBe(true);
  });

  it.each([
    'Lohn- und Gehaltsabrechnung',
    'Erfahrung im Schichtdienst einer Klinik',
    'formación en prevención de riesgos',
    'gestion de la paie',
    'contratos de trabajo',
    "1 an d'expérience minimum",
  ])('are told from what is asked: %s', (statement) => {
    expect(isNotARequirement(foldText(statement)) || isUnprovable(statement)).toBe(false);
  });
});

describe('licences for the road', () => {
  it.each([
    ['Führerausweis Kat. B', 1],
    ['Licencia de manejo vigente', 1],
    ['Titulaire des permis C et CE', 4],
    ['Fahrausweis Kat. C/E', 4],
    ['Rijbewijs C', 3],
    ['Permis de construire', null],
    ['permiso de trabajo', null],
  ])('are asked for: %s', (statement, rank) => {
    expect(drivingLicenceAsked(statement)).toBe(rank);
  });

  it.each([
    ['Führerausweis: B, BE', 1],
    ['permis B, C, CE (2014)', 4],
    ['Permis: B, C', 3],
    ['rijbewijs B en C', 3],
    ['Licencia de conducir tipo C', 1],
    ['permis B en cours', 0.5],
    ['Permiso: B, C1', 2],
    ['Rijbewijzen: B, C, CE', 4],
  ])('are shown: %s', (line, rank) => {
    expect(licenceShown(line)).toBe(rank);
  });
});

describe('advertisements', () => {
  it('say in a word or two what is exigible and what is wished', () => {
    const job =
      'Aide-soignant\n\nProfil : DEAS exigé. Expérience en gériatrie souhaitée. Débutant accepté. Permis B indispensable.';
    expect(askedIn(job)).toEqual([
      'must DEAS exigé',
      'nice Expérience en gériatrie souhaitée',
      'must Permis B indispensable',
    ]);
  });

  it('do not end a sentence at an abbreviation', () => {
    expect(askedIn('Koch\n\nProfil\nmind. 2 Jahre Erfahrung als Koch\nFührerausweis Kat. B')).toEqual([
      'must mind. 2 Jahre Erfahrung als Koch',
      'must Führerausweis Kat. B',
    ]);
  });

  it('are told from how much of a week they are for, and from the words that seek', () => {
    expect(read('Éducatrice sociale à 80 %\n\nProfil\n- Deutsch').title).toBe('Éducatrice sociale');
    expect(read('Elektroinstallateur EFZ 80–100 % (m/w)\n\nProfil\n- Deutsch').title).toBe(
      'Elektroinstallateur EFZ (m/w)',
    );
    expect(read('Se busca Administrativo/a contable para gestoría\n\nRequisitos\n- Excel').title).toBe(
      'Administrativo/a contable',
    );
  });

  it('tell of the work behind a label that also names titles', () => {
    expect(read('Boekhouder te Hasselt\nFunctie: je voert boekhoudingen\nProfiel:\n- Frans').title).toBe(
      'Boekhouder',
    );
  });

  it('never take an age for years of work', () => {
    expect(read('Vendedor de tienda\n\nRequisitos\n- Excel\n- Edad: 20 a 40 años').seniority).toBe('mid');
  });

  it('part a language from what stands beside it, and no list of traits', () => {
    const textsOf = (line: string) => statementsIn(line).map(({ text }) => text);
    expect(textsOf('conocimientos de nóminas, catalán')).toEqual(['conocimientos de nóminas', 'catalán']);
    expect(textsOf('Teamplayer, stipt en discreet')).toEqual(['Teamplayer, stipt en discreet']);
    expect(
      textsOf('heftruckcertificaat, ervaring met WMS, beheersing Engelse taal, eigen vervoer'),
    ).toHaveLength(4);
  });

  it('wish in the words of their country', () => {
    const job = 'Kok\n\nProfiel\n- HACCP\n- basiskennis Frans meegenomen\n- ervaring is een meerwaarde';
    expect(read(job).requirements.map(({ kind }) => kind)).toEqual(['must', 'nice', 'nice']);
  });

  it('announce themselves in the third person', () => {
    const job =
      'Boulanger (H/F)\nBoulangerie Lane à Rennes recherche boulanger confirmé.\nCAP boulanger obligatoire.\nVous maîtrisez le tourage.';
    expect(askedIn(job)).toEqual(['must CAP boulanger', 'must tourage']);
  });

  it('say of a thing in many ways that it is asked for', () => {
    const job =
      'Einkäufer\n\nDas sollten Sie mitbringen\nGute Englischkenntnisse runden Ihr Profil ab.\nSie arbeiten routiniert mit SAP.';
    expect(askedIn(job)).toEqual(['must Gute Englischkenntnisse', 'must Sie arbeiten routiniert mit SAP']);
  });

  it('offer below headings of their country', () => {
    const job = 'Boekhouder\n\nProfiel:\n- btw\nAanbod: marktconform loon, maaltijdcheques';
    expect(askedIn(job)).toEqual(['must btw']);
  });
});

describe('titles for all', () => {
  it.each([
    ['Kaufmännische/r Mitarbeiter/in Einkauf', 'Kaufmännischer Mitarbeiter Einkauf'],
    ['Medizinische:r Fachangestellte:r', 'Medizinische Fachangestellte'],
    ['Erzieher*innen', 'Erzieher'],
    ['Pflegefachmann/-frau', 'Pflegefachmann'],
    ['employé(e)s de rayon', 'employé de rayon'],
    ['infirmier(ère)', 'infirmier'],
    ['conducteur.trice de travaux', 'conducteur de travaux'],
    ['camarero/a de piso', 'camarero de piso'],
    ['Assistant-e social-e HES', 'Assistant social HES'],
    ['collaborateur-trice technique', 'collaborateur technique'],
    ['Chargé de relations vis-à-vis des clients', 'Chargé de relations vis-à-vis des clients'],
    ['Trainee e-commerce', 'Trainee e-commerce'],
    ['Chef de projet H/F', 'Chef de projet H/F'],
    ['Fahrer (m/w/d)', 'Fahrer (m/w/d)'],
    ['Node.js Developer', 'Node.js Developer'],
    ['A/P Clerk', 'A/P Clerk'],
    ['Sales/Account Manager', 'Sales/Account Manager'],
  ])('are read in one form: %s', (title, read) => {
    expect(withoutGenderForms(title)).toBe(read);
  });

  it('are known without the ending that tells of whom they are said', () => {
    const job = 'Raumpflegerin\n\nProfil\n- Unterhaltsreinigung\n- Deutsch';
    const resume = 'Erfahrung\n2016 – 2024 Raumpfleger, Lane Gebäudereinigung';
    expect(assess(job, resume).title.relation).toBe('exact');
  });

  it('are of the family of that form', () => {
    const { title, roleFamily } = read('Medizinische:r Fachangestellte:r\n\nProfil\n- EKG\n- Deutsch');
    expect([title, roleFamily]).toEqual(['Medizinische:r Fachangestellte:r', 'nursing']);
    expect(
      assess(
        'Agent(e) d’entretien\n\nProfil\n- Permis B',
        'Expérience\nAgent d’entretien, Lane SA, 2018 - 2024',
      ).title.relation,
    ).toBe('exact');
  });
});

describe('careers', () => {
  it('are dated with Spanish months', () => {
    expect(rolesOf('Experiencia\nOct. 2013 – Ene. 2018. Talleres Lane – Auxiliar administrativa')).toEqual([
      'Auxiliar administrativa 2013-10 2018-01',
    ]);
  });

  it('are no longer for the year of a licence', () => {
    expect(
      rolesOf(
        'Lane Doe, conducteur routier\npermis B, C (2014)\n2017 à auj. : conducteur SPL, Transports Lane',
      ),
    ).toEqual(['conducteur SPL 2017 present']);
  });

  it('tell no apprenticeship as employment', () => {
    expect(rolesOf('Erfahrung\n2013 – 2017 Pflegefachfrau, Spital Lane\n2007 – 2010 Lehre FaGe')).toEqual([
      'Pflegefachfrau 2013 2017',
    ]);
  });

  it('begin with what is learned', () => {
    const [role] = readResume('Erfahrung\n2016 – 2020  Lernende Coiffeuse EFZ, Salon Lane').roles;
    expect(role?.seniority).toBe('intern');
  });

  it('name helpers in the kitchen', () => {
    expect(
      rolesOf(
        '2018 - nu: kok, Brasserie Lane\nMise en place, warme kant\n2014 - 2018: hulpkok, Restaurant Lane',
      ),
    ).toEqual(['kok 2018 present', 'hulpkok 2014 2018']);
  });
});

describe('words for what is done, before the matter', () => {
  it.each([
    ['Monteur', 'Erfahrung in der Montage von Küchen', 'Küchen montiert'],
    ['Techniker', 'Durchführung von Wartungsarbeiten an Aufzügen', 'Aufzüge gewartet'],
    ['Assistante', 'Gestion de plannings', 'Plannings des équipes'],
    ['Peintre', 'Réalisation de travaux de peinture intérieure', 'Peinture intérieure'],
    ['Administrativo', 'Experiencia en gestión de facturas', 'Facturas de proveedores'],
    ['Camarero', 'Preparación de cócteles', 'Cócteles y vinos'],
  ])('say little beside it: %s, %s, %s', (title, requirement, line) => {
    const resume = `Experience\nHelfer, Lane KG, 2015 - 2022\n- ${line}\n- Die Kunden waren zufrieden mit der Arbeit`;
    expect(levelOf(title, requirement, resume)).toBe('met');
    expect(levelOf(title, requirement, resume.replace(line, 'Lager'))).toBe('missing');
  });
});

describe('a team that was led', () => {
  it.each([
    ['Führungserfahrung', 'Mein Team mit 12 Mitarbeitern geführt'],
    ['Erfahrung in der Führung von Teams', 'Führte ein Team von 8 Personen'],
    ['Führungserfahrung', 'Leitung eines Teams von 5 Mitarbeitern'],
    ["Expérience en encadrement d'équipe", 'Encadré une équipe de six personnes'],
    ['Experiencia en gestión de equipos', 'Dirigí un equipo de 8 personas'],
    ['Ervaring met leidinggeven', 'Leiding gegeven aan een team van 6'],
  ])('shows "%s": %s', (requirement, line) => {
    const resume = `Experience\nKoch, Lane KG, 2015 - 2022\n- ${line}`;
    expect(levelOf('Koch', requirement, resume)).toBe('met');
    expect(levelOf('Koch', requirement, resume.replace(line, 'Gäste im Restaurant'))).toBe('missing');
  });
});

describe('evidence', () => {
  it.each([
    ['Menuisier', 'Vous lisez un plan', 'Expérience\nMenuisier, Lane SA, 2019 - 2024\n- lecture de plans'],
    ['Elektroinstallateur', 'abgeschlossene Lehre als Elektroinstallateur EFZ', 'Elektroinstallateur EFZ'],
    ['Buchhalterin', 'mind. 2 Jahre einschlägige Praxis', 'Erfahrung\nBuchhalterin, Lane KG, 2015 - 2020'],
    ['Assistante', 'Vous maîtrisez le Pack Office', 'Informatique : Word, Excel, PowerPoint, Outlook'],
    [
      'Arzthelferin',
      'Erfahrung mit Blutentnahme',
      'Erfahrung\nArzthelferin, Praxis Lane, 2015 - 2020: Blutabnahmen, EKG',
    ],
    [
      'Arzthelferin',
      'Praxisverwaltungssystem (idealerweise medatixx)',
      'Berufserfahrung\nArzthelferin, Praxis Lane, 2015 - 2020: Abrechnung in medatixx',
    ],
    [
      'Erzieherin',
      'Bildungsdokumentation nach KiBiz',
      'Berufserfahrung\nErzieherin, Kita Lane, 2015 - 2020\n- Bildungsdokumentationen nach KiBiz',
    ],
    // Without a small word that tells its language.
    [
      'Lohnbuchhalterin',
      'Kenntnisse im Baulohn',
      'Berufserfahrung\nLohnbuchhalterin, Lane Bau, 2015 - 2020\n- Baulohnabrechnung',
    ],
    [
      'Pflegefachfrau',
      'Sicherer Umgang mit Beatmungspatienten',
      'Berufserfahrung\nPflegefachfrau, Klinik Lane, 2015 - 2020\n- Pflege beatmeter Patienten',
    ],
  ])('for a %s shows: %s', (title, requirement, resume) => {
    expect(levelOf(title, requirement, resume)).toBe('met');
  });

  it.each([
    [
      'Arzthelferin',
      'Praxisverwaltungssystem (idealerweise medatixx)',
      'Berufserfahrung\nArzthelferin, Praxis Lane, 2015 - 2020: Abrechnung in Word',
    ],
    [
      'Lohnbuchhalterin',
      'Kenntnisse im Baulohn',
      'Berufserfahrung\nBuchhalterin, Lane Bau, 2015 - 2020\n- Baustellen',
    ],
  ])('for a %s does not show: %s', (title, requirement, resume) => {
    expect(levelOf(title, requirement, resume)).toBe('missing');
  });
});

describe('a firm that seeks', () => {
  it('may have an abbreviation in its name', () => {
    expect(
      askedIn(
        'Erzieher (m/w/d)\n\nDer Kinderhaus e.V. mit 30 Jahren Erfahrung sucht eine pädagogische Fachkraft.\n\nWir wünschen uns von Ihnen\n* Sicherheit in der Eingewöhnung\n* Erfahrung mit Kindern unter drei Jahren\n* Portfolioarbeit',
      ),
    ).toEqual([
      'must Sicherheit in der Eingewöhnung',
      'must Erfahrung mit Kindern unter drei Jahren',
      'must Portfolioarbeit',
    ]);
  });

  it('names no requirement by what it pays', () => {
    expect(
      askedIn("Technicien\n\nQualifications requises\n• Excel\n• Traitement : 25,02 $ à 33,41 $ l'heure"),
    ).toEqual(['must Excel']);
  });
});
