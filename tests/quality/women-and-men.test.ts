import { describe, expect, it } from '@jest/globals';
import { modelText } from '../helpers/model-text.ts';

/** A woman's words and a man's stand as [woman's|man's] in the resumes below. */
function written(resume: string, person: 'woman' | 'man'): string {
  return resume.replace(/\[([^|\]]*)\|([^\]]*)\]/g, person === 'woman' ? '$1' : '$2');
}

const RESUMES: Readonly<Record<string, string>> = {
  'a French nurse': `Profil
[Infirmière diplômée|Infirmier diplômé] d'État, [passionnée|passionné] par la pédiatrie, je suis disponible et mobile.

Expérience
2018 - aujourd'hui : [Infirmière|Infirmier] en pédiatrie, CHU de Lyon
- [Référente|Référent] douleur et tutrice des étudiants
2015 - 2018 : [Aide-soignante|Aide-soignant], EHPAD Les Lilas
- [Chargée|Chargé] de la toilette et des repas

Formation
Diplôme d'État d'[infirmière|infirmier], 2018
Diplôme d'[aide-soignante|aide-soignant], 2014`,
  'a French assistant': `Expérience professionnelle
[Assistante|Assistant] de direction, Groupe Nord, Lille, 2016 - 2024
[Embauchée|Embauché] en CDD puis [titularisée|titularisé], j'ai été [nommée|nommé] responsable du secrétariat.
- [Seule|Seul] [interlocutrice|interlocuteur] des filiales, responsable du planning et des déplacements
En tant qu'[assistante|assistant], gestion des agendas et des notes de frais
[Secrétaire médicale|Secrétaire médical], Clinique du Parc, 2012 - 2016

Formation
BTS [assistante|assistant] de manager, 2012
Compétences
Autonome, [organisée|organisé], [discrète|discret] et [réactive|réactif]`,
  'a French engineer': `Profil
[Ingénieure|Ingénieur] [expérimentée|expérimenté] en génie civil, [habituée|habitué] aux grands chantiers.

Expérience
[Conductrice|Conducteur] de travaux, Bâti Sud, 2019 - 2024, pour l'ensemble des lots et des budgets
[Ingénieure|Ingénieur] travaux junior, Bâti Nord, 2015 - 2019, dans une équipe de dix
Formation
[Diplômée|Diplômé] de l'École des Ponts, 2015
[Certifiée|Certifié] PMP`,
  'a Spanish nurse': `Perfil
[Enfermera|Enfermero] con diez años de experiencia en los hospitales del norte, [acostumbrada|acostumbrado] al trabajo por turnos y [comprometida|comprometido] con los pacientes.

Experiencia laboral
[Enfermera|Enfermero] de quirófano, Hospital del Mar, 2018 - actualidad
- [Encargada|Encargado] de la formación de los nuevos y [tutora|tutor] de prácticas
[Enfermera pediátrica|Enfermero pediátrico], Clínica Sol, 2014 - 2018, como responsable de turno
Formación
Grado en Enfermería, 2014
Máster como [enfermera especialista|enfermero especialista] en pediatría`,
  'a Spanish accountant': `Perfil
Contable [titulada|titulado] y [colegiada|colegiado], [ordenada|ordenado] y [metódica|metódico], con los cierres y los impuestos al día. Estoy [interesada|interesado] en crecer con la empresa.

Experiencia
[Administrativa|Administrativo] contable, Luz SA, Sevilla, 2019 - 2024
- Responsable de facturación para las delegaciones del sur
[Auxiliar administrativa|Auxiliar administrativo], Sol SL, 2015 - 2019
[Contratada|Contratado] en prácticas y luego [ascendida|ascendido] a contable
Formación
[Técnica superior|Técnico superior] en Administración y Finanzas, 2015
[Licenciada|Licenciado] en Economía, 2014`,
  'a Spanish lawyer': `Experiencia
[Abogada|Abogado] laboralista, Bufete Norte, Madrid, 2016 - 2024
- [Directora|Director] de los procesos de conciliación y ponente en las jornadas del colegio
[Socia|Socio] [fundadora|fundador] de un despacho con cinco abogados
[Profesora asociada|Profesor asociado] de Derecho del Trabajo, Universidad del Sur
[Autora|Autor] de dos manuales. Soy [madrileña|madrileño] de adopción.
Formación
[Graduada|Graduado] en Derecho. [Doctora|Doctor] por la Universidad de León`,
  'a German accountant': `Profil
[Erfahrene Buchhalterin|Erfahrener Buchhalter] mit der Freude an Zahlen und als [zuverlässige Teamplayerin|zuverlässiger Teamplayer] bekannt.

Berufserfahrung
2019 - heute [Bilanzbuchhalterin|Bilanzbuchhalter], Nordlicht GmbH, Kiel
- als [Ansprechpartnerin|Ansprechpartner] für die Prüfer und für das Mahnwesen
2014 - 2019 [Steuerfachangestellte|Steuerfachangestellter], Kanzlei Meer
- als [stellvertretende Leiterin|stellvertretender Leiter] der Lohnbuchhaltung
Ausbildung
Ausbildung zur Steuerfachangestellten
[Geprüfte Bilanzbuchhalterin|Geprüfter Bilanzbuchhalter] (IHK), 2018`,
  'a German nurse': `Berufserfahrung
2018 - heute [Gesundheits- und Krankenpflegerin|Gesundheits- und Krankenpfleger], Klinikum Süd
- Tätigkeit als [Praxisanleiterin|Praxisanleiter] und [Wundexpertin|Wundexperte] für die Station
2015 - 2018 [Altenpflegerin|Altenpfleger], Haus Abend, als [Wohnbereichsleiterin|Wohnbereichsleiter]
Ausbildung
[Examinierte Krankenschwester|Examinierter Krankenpfleger], 2015
Weiterbildung [zur Stationsleiterin|zum Stationsleiter]
Mitglied als [Schriftführerin|Schriftführer] im Verein der Pflege und bei der Kammer`,
  'a Dutch teacher': `Profiel
Ervaren leerkracht met hart voor het kind en als [intern begeleidster|intern begeleider] een rustige kracht.

Werkervaring
2016 - heden [Lerares|Leraar] groep 5, De Wilg, Utrecht
- [Coördinatrice|Coördinator] van de leesweek en vaste [begeleidster|begeleider] van de stagiairs
2012 - 2016 [Onderwijsassistente|Onderwijsassistent], De Beuk
2010 - 2012 [Pedagogisch medewerkster|Pedagogisch medewerker], kinderopvang Zon
Opleiding
Pabo, met een diploma als [onderwijzeres|onderwijzer]`,
};

describe('a resume as a woman and as a man writes it', () => {
  it.each(Object.entries(RESUMES))('reads the same: %s', (_name, resume) => {
    expect(written(resume, 'woman')).not.toBe(written(resume, 'man'));
    expect(modelText(written(resume, 'woman'))).toBe(modelText(written(resume, 'man')));
  });
});

/** A short resume of each language with a profile. */
const PROFILES = {
  fr: (line: string): string =>
    `Profil\n${line}\n\nExpérience\nLumière SA, Lyon, 2019 – aujourd'hui\n- Accueil et suivi des clients dans le magasin`,
  es: (line: string): string =>
    `Perfil\n${line}\n\nExperiencia\nLuz SA, Sevilla, 2019 – actualidad\n- Atención y seguimiento de los clientes en la tienda`,
  de: (line: string): string =>
    `Profil\n${line}\n\nBerufserfahrung\nNordlicht GmbH, Kiel, 2019 – heute\n- Beratung und Betreuung von Kunden in der Filiale`,
  nl: (line: string): string =>
    `Profiel\n${line}\n\nWerkervaring\nLicht BV, Utrecht, 2019 – heden\n- Advies en begeleiding van de klanten in het filiaal`,
  it: (line: string): string =>
    `Profilo\n${line}\n\nEsperienza\nLuce Srl, Torino, 2019 – oggi\n- Assistenza e accoglienza dei clienti della filiale`,
  pt: (line: string): string =>
    `Perfil\n${line}\n\nExperiência\nLuz Lda, Porto, 2019 – atual\n- Atendimento e acompanhamento dos clientes em uma loja`,
} as const;
type ProfileLanguage = keyof typeof PROFILES;

describe('a sentence as a woman and as a man writes it', () => {
  it.each<[ProfileLanguage, string]>([
    ['fr', '[Tourneuse-fraiseuse|Tourneur-fraiseur] sur commande numérique'],
    ['fr', '[Sapeuse-pompière|Sapeur-pompier] volontaire, [équipière|équipier] de secours'],
    ['fr', '[Aussi attentive|Aussi attentif] au détail que [soucieuse|soucieux] des délais'],
    ['fr', 'Actuellement [inscrite|inscrit] en master de droit social'],
    ['fr', '[Ancienne sportive|Ancien sportif] de haut niveau, [passionnée|passionné] de montagne'],
    ['fr', "[Issue|Issu] du conseil, [placée|placé] sous l'autorité du directeur"],
    ['fr', "Psychologue [référente|référent], je reste [attentive|attentif] et j'ai été [choisie|choisi]."],
    ['fr', '[Nouvelle entrepreneure|Nouvel entrepreneur], [surdiplômée|surdiplômé] mais [motivée|motivé]'],
    ['fr', 'Je suis [la responsable commerciale|le responsable commercial] du secteur.'],
    ['fr', 'Vente, puis [chargée|chargé] de clientèle / [déléguée|délégué] au personnel'],
    ['fr', 'Depuis 2016 [titularisée|titularisé] comme [employée|employé] de mairie'],
    ['fr', '[Femme|Homme] de ménage dans un hôtel'],
    ['es', '[Buena comunicadora|Buen comunicador], [acostumbrada|acostumbrado] a los clientes'],
    ['es', '[Dra.|Dr.] en Química, [contratada|contratado] en prácticas'],
    ['es', '[Jueza|Juez] de paz [sustituta|sustituto] en un municipio'],
    ['es', 'Trabajo como [autónoma|autónomo], [dada|dado] de alta en peluquería.'],
    ['es', '[Graduada|Graduado] en Letras, [la primera|el primero] de mi promoción'],
    ['es', 'Adm. de fincas [colegiada|colegiado], varias veces [premiada|premiado]'],
    ['es', 'Electricista [autorizada|autorizado] y analista [política|político]'],
    ['es', 'Siempre me he sentido [cómoda|cómodo] en equipo.'],
    ['es', 'Trabajé como [técnica|técnico] de laboratorio y [encargada|encargado].'],
    ['es', '[Peluquera canina|Peluquero canino], [ahora formadora|ahora formador]'],
    ['de', 'Kollegen schätzen mich als [verlässliche Kollegin|verlässlichen Kollegen].'],
    ['de', 'Ausbildung [zur technischen Assistentin|zum technischen Assistenten]'],
    ['de', 'Wahl [zur Betriebsrätin|zum Betriebsrat] und [zur|zum] Vorsitzenden'],
    ['de', 'Weiterbildung [zur geprüften Fachwirtin|zum geprüften Fachwirt]'],
    ['de', '[Ruhige und freundliche Erzieherin|Ruhiger und freundlicher Erzieher] in einer Kita'],
    ['de', 'Ernennung [zur Beamtin|zum Beamten] auf Lebenszeit'],
    ['de', 'Ich war als [Sachverständige|Sachverständiger] tätig.'],
    ['de', '[Verantwortliche|Verantwortlicher] für Einkauf und Lager'],
    ['de', '[Alleinerziehende Mutter|Alleinerziehender Vater] von zwei Kindern, zeitlich flexibel'],
    ['nl', 'Ik sta bekend als een echte [doorzetster|doorzetter].'],
    ['nl', '[Zaakvoerster|Zaakvoerder] van een drukkerij en actief [hardloopster|hardloper]'],
    ['nl', '[Inpakster|Inpakker] in een koekjesfabriek, goede [luisteraarster|luisteraar]'],
    ['nl', '[Kapster-visagiste|Kapper-visagist] en [fotografe|fotograaf]'],
    ['nl', '[Hoofdverpleegster|Hoofdverpleger] op een grote afdeling'],
    ['nl', '[Uitgeefster|Uitgever] van kinderboeken, [trainster|trainer] van een team'],
    ['it', "[La sola|Il solo] responsabile degli acquisti, [l'unica impiegata|l'unico impiegato]"],
    ['it', 'Come [una specialista seria|uno specialista serio]'],
    ['it', '[Dott.ssa|Dott.] in Farmacia, [abilitata|abilitato] alla professione'],
    ['it', '[Collaboratrice scolastica|Collaboratore scolastico] ATA, terza fascia'],
    ['it', 'Mi ritengo [seria|serio], affidabile e molto [legata|legato] alla squadra.'],
    ['it', '[Consigliera|Consigliere] dal 2014 al 2019, [delegata|delegato] alla scuola'],
    ['it', "Sono [stata scelta|stato scelto] come [un'infermiera|un infermiere] di ruolo."],
    ['it', '[Ostetrica libera|Ostetrico libero] professionista, [formatasi|formatosi] a Pisa'],
    ['it', '[Abituata|Abituato] a lavorare da [sola|solo]'],
    ['pt', '[A única|O único] eletricista da equipa no turno da noite'],
    ['pt', '[Boa ouvinte|Bom ouvinte], sempre [disposta|disposto] a aprender'],
    ['pt', '[Psicóloga clínica|Psicólogo clínico], [pós-graduada|pós-graduado] em saúde'],
    ['pt', '[Prof.ª|Prof.] de Educação Física, [recém-formada|recém-formado]'],
    ['pt', 'Trabalhei [integrada|integrado] numa equipa pequena.'],
    ['pt', 'Mantive-me sempre [motivada|motivado], [eleita|eleito] pelos colegas.'],
    ['pt', '[Promotora|Promotor] de vendas e [produtora cultural|produtor cultural]'],
  ])('reads the same in %s: %s', (language, sentence) => {
    const [woman, man] = [written(sentence, 'woman'), written(sentence, 'man')];
    expect(woman).not.toBe(man);
    expect(modelText(PROFILES[language](woman))).toBe(modelText(PROFILES[language](man)));
  });

  it.each<[ProfileLanguage, string]>([
    ['fr', "L'équipe enseignante et la gestion déléguée"],
    ['fr', 'Animation culturelle et sportive'],
    ['fr', 'Conduite de raboteuse, trieuse et moissonneuse-batteuse'],
    ['fr', 'Société organisatrice de salons, ligne directrice'],
    ['fr', 'Culture maraîchère, crème pâtissière, enquête policière'],
    ['fr', 'Issue de secours, sortie de secours'],
    ['fr', 'Une rue commerçante très fréquentée'],
    ['fr', 'Catalogue, liste et dialogue social'],
    ['fr', 'Vive la musique, nouvelle organisation'],
    ['es', 'Cartera de clientes asignada, tecnología empleada'],
    ['es', 'Baja voluntaria, industria farmacéutica, clase obrera'],
    ['es', 'Prácticas en una consultora y en la gestora de fondos'],
    ['es', 'Entidad colaboradora, labor educadora'],
    ['es', 'Red comercial consolidada, formación profesional básica'],
    ['es', 'Técnica de ventas, entrevista publicada, pista cubierta'],
    ['es', 'Promotora inmobiliaria, primera línea'],
    ['es', 'La primera de las tiendas, dada la situación'],
    ['de', 'Selbstständige Planung und verantwortliche Stelle'],
    ['de', 'Studierende im Grundstudium betreut'],
    ['de', 'Zur weiteren Verwendung, Beitrag zur nachhaltigen Entwicklung'],
    ['de', 'Restaurierung für Gemälde, Schwerin und Wismar'],
    ['nl', 'Een Michelinster, het spoor bijster, juister en bewuster'],
    ['nl', 'Als softwaretester, een poster en een pleister'],
    ['nl', 'Juiste dosering, een vaster contract'],
    ['it', 'Piattaforma elevatrice, casa editrice, classe operaia'],
    ['it', 'Rivista specializzata e opera volontaria'],
    ['it', 'La prima della stagione, la società controllatrice'],
    ['it', 'Scuola con personale ATA, rete commerciale qualificata'],
    ['pt', 'Secretaria de Obras, técnica de desenho'],
    ['pt', 'Impressora fiscal, indústria farmacêutica'],
    ['pt', 'Gestão delegada, tecnologia empregada'],
    ['pt', 'Área clínica, ala pediátrica, revista prevista'],
  ])('stays as it is in %s where it tells of no person: %s', (language, line) => {
    expect(modelText(PROFILES[language](line))).toContain(line);
  });
});
