import { describe, expect, it } from '@jest/globals';
import { modelText } from '../../../../../helpers/model-text.ts';

const german = (title: string): string =>
  `Profil\nZuverlässig und genau.\n\nBerufserfahrung\n${title}, Nordlicht GmbH, Kiel, 2019 – heute\n- Beratung und Betreuung von Kunden`;
const french = (title: string): string =>
  `Profil\nRigueur et écoute.\n\nExpérience\n${title}, Lumière SA, Lyon, 2019 – aujourd'hui\n- Accueil et suivi des clients`;
const spanish = (title: string): string =>
  `Perfil\nOrden y trato amable.\n\nExperiencia\n${title}, Luz SA, Sevilla, 2019 – actualidad\n- Atención y seguimiento de los clientes`;
const dutch = (title: string): string =>
  `Profiel\nRustig en precies.\n\nWerkervaring\n${title}, Licht BV, Utrecht, 2019 – heden\n- Advies en begeleiding van de klanten`;

describe('an occupation reads the same for women and men', () => {
  it.each([
    ['Bankkauffrau', 'Bankkaufmann'],
    ['Bürokauffrau', 'Bürokaufmann'],
    ['Hotelfachfrau', 'Hotelfachmann'],
    ['Oberärztin', 'Oberarzt'],
    ['Fachärztin', 'Facharzt'],
    ['Tierärztin', 'Tierarzt'],
    ['Softwarearchitektin', 'Softwarearchitekt'],
    ['Chemieingenieurin', 'Chemieingenieur'],
    ['Pharmazeutin', 'Pharmazeut'],
    ['Ökonomin', 'Ökonom'],
    ['Fotografin', 'Fotograf'],
    ['Verwaltungsangestellte', 'Verwaltungsangestellter'],
    ['Kinderkrankenschwester', 'Kinderkrankenpfleger'],
    ['Rechtsanwaltsfachangestellte', 'Rechtsanwaltsfachangestellter'],
    ['Projektassistentin', 'Projektassistent'],
    ['Pflegedirektorin', 'Pflegedirektor'],
    ['Kosmetikerin', 'Kosmetiker'],
    ['Steuerberaterin', 'Steuerberater'],
    ['Moderatorin', 'Moderator'],
    ['Medizinische Fachangestellte', 'Medizinischer Fachangestellter'],
    ['Beiköchin', 'Beikoch'],
    ['Hauswirtschafterin', 'Hauswirtschafter'],
    ['Geschäftsführerin', 'Geschäftsführer'],
    ['examinierte Altenpflegerin', 'examinierter Altenpfleger'],
    ['Staatlich geprüfte Erzieherin', 'Staatlich geprüfter Erzieher'],
    ['Leitende Ingenieurin', 'Leitender Ingenieur'],
    ['Gesundheits- und Krankenpflegerin', 'Gesundheits- und Krankenpfleger'],
    ['Kundenberaterin', 'Kundenberater'],
    ['Restaurantfachfrau', 'Restaurantfachmann'],
    ['Notarfachangestellte', 'Notarfachangestellter'],
    ['Zahnmedizinische Fachangestellte', 'Zahnmedizinischer Fachangestellter'],
    ['Augenoptikerin', 'Augenoptiker'],
    ['Agraringenieurin', 'Agraringenieur'],
    ['Sozialarbeiterin', 'Sozialarbeiter'],
    ['Heilpädagogin', 'Heilpädagoge'],
    ['Schulpsychologin', 'Schulpsychologe'],
    ['Museumspädagogin', 'Museumspädagoge'],
    ['Vertriebsassistentin', 'Vertriebsassistent'],
    ['Personalreferentin', 'Personalreferent'],
    ['Apothekerin', 'Apotheker'],
    ['Juniorchefin', 'Juniorchef'],
    ['Schneidermeisterin', 'Schneidermeister'],
    ['Bibliothekarin', 'Bibliothekar'],
    ['Geologin', 'Geologe'],
    ['Kellnerin', 'Kellner'],
    ['Dramaturgin', 'Dramaturg'],
    ['Politologin', 'Politologe'],
    ['Diätassistentin', 'Diätassistent'],
    ['Logistikerin', 'Logistiker'],
    ['Beamtin im gehobenen Dienst', 'Beamter im gehobenen Dienst'],
    ['Abteilungsleiterin', 'Abteilungsleiter'],
    ['Ausbildung zur Bürokauffrau', 'Ausbildung zum Bürokaufmann'],
    ['OBERÄRZTIN', 'OBERARZT'],
    ['Stationsschwester', 'Stationspfleger'],
    ['Rechtsreferendarin', 'Rechtsreferendar'],
    ['Gleichstellungsbeauftragte', 'Gleichstellungsbeauftragter'],
    ['Stipendiatin', 'Stipendiat'],
  ])('German: %s, %s', (woman, man) => {
    expect(modelText(german(woman))).toBe(modelText(german(man)));
  });

  it.each([
    ['Directrice financière', 'Directeur financier'],
    ['Assistante administrative', 'Assistant administratif'],
    ['Assistante commerciale', 'Assistant commercial'],
    ['Technicienne supérieure', 'Technicien supérieur'],
    ['Cheffe adjointe', 'Chef adjoint'],
    ['Assistante sociale', 'Assistant social'],
    ['Inspectrice', 'Inspecteur'],
    ['Préparatrice de commandes', 'Préparateur de commandes'],
    ['Monitrice-éducatrice', 'Moniteur-éducateur'],
    ["Gardienne d'immeuble", "Gardien d'immeuble"],
    ['Esthéticienne', 'Esthéticien'],
    ["Hôtesse d'accueil", "Hôte d'accueil"],
    ['Conseillère clientèle', 'Conseiller clientèle'],
    ['Magasinière', 'Magasinier'],
    ['Couturière', 'Couturier'],
    ['Auditrice interne', 'Auditeur interne'],
    ['Réalisatrice', 'Réalisateur'],
    ['Livreuse', 'Livreur'],
    ['Agente territoriale', 'Agent territorial'],
    ['Directrice générale', 'Directeur général'],
    ['Infirmière libérale', 'Infirmier libéral'],
    ['Aide-soignante diplômée', 'Aide-soignant diplômé'],
    ['Ingénieure logicielle', 'Ingénieur logiciel'],
    ['Responsable commerciale', 'Responsable commercial'],
    ['Secrétaire médicale', 'Secrétaire médical'],
    ['Comptable confirmée', 'Comptable confirmé'],
    ['Doctorante', 'Doctorant'],
    ['Surveillante', 'Surveillant'],
    ['Présidente', 'Président'],
    ['Soudeuse', 'Soudeur'],
    ['Dessinatrice industrielle', 'Dessinateur industriel'],
    ['Téléopératrice', 'Téléopérateur'],
    ['Opticienne', 'Opticien'],
    ['Puéricultrice', 'Puériculteur'],
    ['Chauffeure', 'Chauffeur'],
    ['Autrice', 'Auteur'],
    ['Apprentie pâtissière', 'Apprenti pâtissier'],
    ['Juriste salariée', 'Juriste salarié'],
    ['Directrice artistique', 'Directeur artistique'],
    ['Contrôleuse de gestion', 'Contrôleur de gestion'],
    ['Agricultrice', 'Agriculteur'],
    ["Maîtresse d'école", "Maître d'école"],
    ['Fondatrice', 'Fondateur'],
    ['Intervenante sociale', 'Intervenant social'],
    ['Cadre infirmière', 'Cadre infirmier'],
    ['Ouvrière qualifiée', 'Ouvrier qualifié'],
    ['Animatrice périscolaire', 'Animateur périscolaire'],
    ['Employée polyvalente', 'Employé polyvalent'],
    ['Technicienne lumière', 'Technicien lumière'],
    ['Assistante vente', 'Assistant vente'],
    ['Contrôleuse aérienne', 'Contrôleur aérien'],
    ['Directrice artistique diplômée', 'Directeur artistique diplômé'],
    ['Commerciale terrain', 'Commercial terrain'],
    ['Plombière-chauffagiste', 'Plombier-chauffagiste'],
    ['Couvreuse-zingueuse', 'Couvreur-zingueur'],
    ['Assistante maternelle', 'Assistant maternel'],
    ['Lauréate du concours', 'Lauréat du concours'],
  ])('French: %s, %s', (woman, man) => {
    expect(modelText(french(woman))).toBe(modelText(french(man)));
  });

  it.each([
    ['Enfermera pediátrica', 'Enfermero pediátrico'],
    ['Directora financiera', 'Director financiero'],
    ['Ingeniera informática', 'Ingeniero informático'],
    ['Asesora jurídica', 'Asesor jurídico'],
    ['Limpiadora', 'Limpiador'],
    ['Cuidadora', 'Cuidador'],
    ['Dependienta', 'Dependiente'],
    ['Panadera', 'Panadero'],
    ['Bibliotecaria', 'Bibliotecario'],
    ['Veterinaria', 'Veterinario'],
    ['Administradora', 'Administrador'],
    ['Fotógrafa', 'Fotógrafo'],
    ['Monitora', 'Monitor'],
    ['Inspectora', 'Inspector'],
    ['Becaria', 'Becario'],
    ['Operaria', 'Operario'],
    ['Teleoperadora', 'Teleoperador'],
    ['Presidenta', 'Presidente'],
    ['Socióloga', 'Sociólogo'],
    ['Subdirectora', 'Subdirector'],
    ['Directora adjunta', 'Director adjunto'],
    ['Trabajadora autónoma', 'Trabajador autónomo'],
    ['Trabajadora social titulada', 'Trabajador social titulado'],
    ['Auxiliar administrativa', 'Auxiliar administrativo'],
    ['Jefa médica', 'Jefe médico'],
    ['Directora técnica', 'Director técnico'],
    ['Cirujana', 'Cirujano'],
    ['Jardinera', 'Jardinero'],
    ['Entrenadora', 'Entrenador'],
    ['Reponedora', 'Reponedor'],
    ['Formadora', 'Formador'],
    ['Tutora', 'Tutor'],
    ['Costurera', 'Costurero'],
    ['Cofundadora', 'Cofundador'],
    ['Profesora interina', 'Profesor interino'],
    ['Ingeniera química', 'Ingeniero químico'],
    ['Técnica de laboratorio', 'Técnico de laboratorio'],
    ['Médica de familia', 'Médico de familia'],
    ['Administrativa', 'Administrativo'],
    ['Profesora de Música', 'Profesor de Música'],
    ['Directora creativa', 'Director creativo'],
    ['Gestora inmobiliaria', 'Gestor inmobiliario'],
    ['Funcionaria', 'Funcionario'],
    ['Carnicera', 'Carnicero'],
    ['Manipuladora', 'Manipulador'],
    ['Maestra especializada', 'Maestro especializado'],
    ['Pedagoga', 'Pedagogo'],
    ['Controladora aérea', 'Controlador aéreo'],
    ['Auxiliar veterinaria', 'Auxiliar veterinario'],
    ['Oficiala', 'Oficial'],
    ['Jornalera agrícola', 'Jornalero agrícola'],
    ['Criminóloga', 'Criminólogo'],
    ['Bailarina', 'Bailarín'],
    ['Socia fundadora', 'Socio fundador'],
  ])('Spanish: %s, %s', (woman, man) => {
    expect(modelText(spanish(woman))).toBe(modelText(spanish(man)));
  });

  it.each([
    ['Doktersassistente', 'Doktersassistent'],
    ['Onderwijsassistente', 'Onderwijsassistent'],
    ['Winkelmedewerkster', 'Winkelmedewerker'],
    ['Teamleidster', 'Teamleider'],
    ['Schoonmaakster', 'Schoonmaker'],
    ['Masseuse', 'Masseur'],
    ['Inspectrice', 'Inspecteur'],
    ['Apothekersassistente', 'Apothekersassistent'],
    ['Activiteitenbegeleidster', 'Activiteitenbegeleider'],
    ['Winkelverkoopster', 'Winkelverkoper'],
    ['Wijkverpleegster', 'Wijkverpleegkundige'],
    ['Directiesecretaresse', 'Directiesecretaris'],
    ['Eigenaresse', 'Eigenaar'],
    ['Vrijwilligster', 'Vrijwilliger'],
    ['Oprichtster', 'Oprichter'],
    ['Zangeres', 'Zanger'],
    ['Vertaalster', 'Vertaler'],
    ['Presentatrice', 'Presentator'],
    ['Productiemedewerkster', 'Productiemedewerker'],
    ['Thuiszorgmedewerkster', 'Thuiszorgmedewerker'],
    ['Gastvrouw', 'Gastheer'],
    ['Lerares Engels', 'Leraar Engels'],
    ['Leidster kinderopvang', 'Leider kinderopvang'],
    ['Psychologe', 'Psycholoog'],
    ['Pedagoge', 'Pedagoog'],
    ['Schoonheidsspecialiste', 'Schoonheidsspecialist'],
    ['Juriste', 'Jurist'],
    ['Telefoniste', 'Telefonist'],
    ['Administratief medewerkster', 'Administratief medewerker'],
    ['Stagiaire', 'Stagiair'],
    ['Penningmeesteres', 'Penningmeester'],
    ['Buschauffeuse', 'Buschauffeur'],
    ['Poetsvrouw', 'Poetsman'],
    ['Kraanmachiniste', 'Kraanmachinist'],
    ['Bibliothecaresse', 'Bibliothecaris'],
    ['Ondernemster', 'Ondernemer'],
  ])('Dutch: %s, %s', (woman, man) => {
    expect(modelText(dutch(woman))).toBe(modelText(dutch(man)));
  });
});

describe('what only looks like an occupation of one gender', () => {
  it.each([
    ['German', german, 'Kaufmann, Valentin Kristin GmbH'],
    ['German', german, 'Arzt, Insulin und Kerosin'],
    ['French', french, 'Technicien lumière'],
    ['French', french, 'Assistant vente et vaisselle'],
    ['French', french, 'Employee relations'],
    ['French', french, 'Cuisine italienne'],
    ['Spanish', spanish, 'Secretaría General'],
    ['Spanish', spanish, 'Clínica veterinaria'],
    ['Spanish', spanish, 'Medicina veterinaria'],
    ['Spanish', spanish, 'Profesor música'],
    ['Spanish', spanish, 'Operador maquinaria'],
  ])('stays as it is in %s: %#', (_language, resume, line) => {
    expect(modelText(resume(line))).toContain(line);
  });

  it('is the name of an employer behind a comma', () => {
    expect(modelText(spanish('Enfermera, Clínica Sol'))).toContain('Enfermero, Clínica Sol');
  });

  it('is what a teacher teaches', () => {
    expect(modelText(spanish('Profesora música'))).toContain('Profesor música');
  });
});

describe('what somebody says of themselves reads the same for women and men', () => {
  const inFrench = (sentence: string): string => french('Comptable').replace('Rigueur et écoute.', sentence);
  const inSpanish = (sentence: string): string =>
    spanish('Contable').replace('Orden y trato amable.', sentence);

  it.each([
    ["Motivée et rigoureuse, j'aime le contact.", "Motivé et rigoureux, j'aime le contact."],
    ['Passionnée par la vente.', 'Passionné par la vente.'],
    ['Je suis très organisée.', 'Je suis très organisé.'],
    ['Sérieuse, ponctuelle et souriante.', 'Sérieux, ponctuel et souriant.'],
    ["J'ai été embauchée puis formée en caisse.", "J'ai été embauché puis formé en caisse."],
    ['Je suis arrivée à Lyon en 2019.', 'Je suis arrivé à Lyon en 2019.'],
    ['Comptable expérimentée et autonome', 'Comptable expérimenté et autonome'],
    ['Une comptable expérimentée', 'Un comptable expérimenté'],
    ["Diplôme d'État d'infirmière.", "Diplôme d'État d'infirmier."],
    ['Autonome, organisée et discrète.', 'Autonome, organisé et discret.'],
    [
      "Embauchée en CDD puis titularisée, j'ai été promue.",
      "Embauché en CDD puis titularisé, j'ai été promu.",
    ],
    ['Une ancienne infirmière, passionnée par son métier.', 'Un ancien infirmier, passionné par son métier.'],
    ['Certifiée PMP', 'Certifié PMP'],
    ['Infirmière diplômée et reconnue pour sa rigueur.', 'Infirmier diplômé et reconnu pour sa rigueur.'],
    ['Conductrice de travaux principale.', 'Conducteur de travaux principal.'],
    ['Technicienne qualité certifiée ISO 9001.', 'Technicien qualité certifié ISO 9001.'],
    ["Agente d'entretien polyvalente.", "Agent d'entretien polyvalent."],
    [
      'Ancienne militaire, reconvertie dans la logistique.',
      'Ancien militaire, reconverti dans la logistique.',
    ],
    ['Formée à la soudure, je suis attentive.', 'Formé à la soudure, je suis attentif.'],
    ['Chargée de clientèle, promue responsable.', 'Chargé de clientèle, promu responsable.'],
  ])('French: %s', (woman, man) => {
    expect(modelText(inFrench(woman))).toBe(modelText(inFrench(man)));
  });

  it.each([
    ['Organizada, dinámica y responsable.', 'Organizado, dinámico y responsable.'],
    ['Soy licenciada en Derecho y muy trabajadora.', 'Soy licenciado en Derecho y muy trabajador.'],
    ['Fui ascendida a encargada.', 'Fui ascendido a encargado.'],
    ['Apasionada por la cocina.', 'Apasionado por la cocina.'],
    ['He sido contratada dos veces.', 'He sido contratado dos veces.'],
    ['Soy una profesional dedicada.', 'Soy un profesional dedicado.'],
    ['Contratada como cajera en 2019.', 'Contratado como cajero en 2019.'],
    ['Licenciada en Derecho, habilitada como abogada.', 'Licenciado en Derecho, habilitado como abogado.'],
    ['Estoy acostumbrada a trabajar sola.', 'Estoy acostumbrado a trabajar solo.'],
    [
      'Auxiliar de enfermería titulada, dispuesta a turnos.',
      'Auxiliar de enfermería titulado, dispuesto a turnos.',
    ],
  ])('Spanish: %s', (woman, man) => {
    expect(modelText(inSpanish(woman))).toBe(modelText(inSpanish(man)));
  });

  it.each([
    [inFrench, 'Levée de fonds'],
    [inFrench, 'Journée portes ouvertes'],
    [inFrench, 'Montée en compétences'],
    [inFrench, 'Je suis allergique au bruit'],
    [inFrench, 'puis celle des clients'],
    [inFrench, 'Tenue de la caisse, visite de chantiers'],
    [inFrench, 'Comptable de la société agréée'],
    [inSpanish, 'Recogida de pedidos, entrada de datos'],
    [inFrench, 'Active Directory'],
    [inSpanish, 'Jornada completa'],
    [inSpanish, 'Escucha activa'],
    [inSpanish, 'He dirigido equipos'],
    [inSpanish, 'Atención rápida'],
  ])('and what does not tell of them stays: %#', (resume, sentence) => {
    expect(modelText(resume(sentence))).toContain(sentence);
  });
});

it.each([
  ['2019 - heute Leiterin', '2019 - heute Leiter'],
  ['2019 wurde Leiterin, dann', '2019 wurde Leiter, dann'],
])('a German word in the form of an adjective is none: %s', (woman, man) => {
  expect(modelText(german(woman))).toBe(modelText(german(man)));
});

describe('Italian and Portuguese occupations and what agrees with them', () => {
  const inItalian = (sentence: string): string =>
    `Profilo\n${sentence}\n\nEsperienza\nLuce Srl, Torino, 2019 – oggi\n- Assistenza e accoglienza dei clienti della filiale`;
  const inPortuguese = (sentence: string): string =>
    `Perfil\n${sentence}\n\nExperiência\nLuz Lda, Porto, 2019 – atual\n- Atendimento e acompanhamento dos clientes em uma loja`;

  it.each([
    ['Infermiera laureata e motivata.', 'Infermiere laureato e motivato.'],
    [
      'Impiegata amministrativa presso uno studio legale.',
      'Impiegato amministrativo presso uno studio legale.',
    ],
    ['Direttrice commerciale e coordinatrice di sala.', 'Direttore commerciale e coordinatore di sala.'],
    ['Sono stata assunta come cassiera e poi promossa.', 'Sono stato assunto come cassiere e poi promosso.'],
    ['Precisa, puntuale e organizzata.', 'Preciso, puntuale e organizzato.'],
    ['Educatrice specializzata, appassionata di teatro.', 'Educatore specializzato, appassionato di teatro.'],
    ['Operatrice socio-sanitaria qualificata.', 'Operatore socio-sanitario qualificato.'],
    ["Dottoressa in farmacia, iscritta all'albo.", "Dottore in farmacia, iscritto all'albo."],
    ['Contabile diplomata, responsabile del magazzino.', 'Contabile diplomato, responsabile del magazzino.'],
    ['Commessa addetta alle vendite.', 'Commesso addetto alle vendite.'],
    ['Cuoca e pasticciera formata in Francia.', 'Cuoco e pasticciere formato in Francia.'],
  ])('Italian: %s', (woman, man) => {
    expect(modelText(inItalian(woman))).toBe(modelText(inItalian(man)));
  });

  it.each([
    ['Enfermeira dedicada e organizada.', 'Enfermeiro dedicado e organizado.'],
    [
      'Professora licenciada em História, contratada em 2019.',
      'Professor licenciado em História, contratado em 2019.',
    ],
    ['Vendedora promovida a encarregada de loja.', 'Vendedor promovido a encarregado de loja.'],
    [
      'Auxiliar administrativa, acostumada a trabalhar sozinha.',
      'Auxiliar administrativo, acostumado a trabalhar sozinho.',
    ],
    ['Técnica de enfermagem formada pelo SENAI.', 'Técnico de enfermagem formado pelo SENAI.'],
    ['Sou uma profissional motivada e atenta.', 'Sou um profissional motivado e atento.'],
    ['Advogada inscrita na Ordem dos Advogados.', 'Advogado inscrito na Ordem dos Advogados.'],
    ['Coordenadora pedagógica e diretora adjunta.', 'Coordenador pedagógico e diretor adjunto.'],
    ['Engenheira civil, apaixonada por pontes.', 'Engenheiro civil, apaixonado por pontes.'],
    ['Fui nomeada gerente e depois diretora financeira.', 'Fui nomeado gerente e depois diretor financeiro.'],
  ])('Portuguese: %s', (woman, man) => {
    expect(modelText(inPortuguese(woman))).toBe(modelText(inPortuguese(man)));
  });

  it.each([
    [inItalian, 'Uso della lavatrice e della fotocopiatrice'],
    [inItalian, 'Vendita assistita e ricerca di personale'],
    [inPortuguese, 'Construtora e transportadora'],
    [inPortuguese, 'Entrada de dados, limpeza de madeira'],
  ])('and what only looks like one stays: %#', (resume, line) => {
    expect(modelText(resume(line))).toContain(line);
  });
});
