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
