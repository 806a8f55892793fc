import { describe, expect, it } from '@jest/globals';
import { tokenize } from '../../../../../lib/models/local/text/tokens.ts';
import { findTerms } from '../../../../../lib/models/local/vocabulary/matcher.ts';

function skillsIn(text: string): { name: string; implies?: readonly string[] }[] {
  return findTerms(text, tokenize(text))
    .map(({ term }) => term)
    .filter(({ kind }) => kind === 'skill');
}

/** Names of the skills that a text names or shows. */
function shownBy(text: string): string[] {
  return skillsIn(text).flatMap(({ name, implies }) => [name, ...(implies ?? [])]);
}

describe('what advertisements for offices ask for', () => {
  it.each([
    ['Lohnabrechnung', 'ELStAM-Abruf und Lohnsteueranmeldungen'],
    ['Umsatzsteuerrecht', 'Zusammenfassende Meldungen'],
    ['Steuererklärungen', 'Körperschaftsteuererklärungen für 30 Mandanten'],
    ['comptabilité fournisseurs', 'saisie des factures d’achat'],
    ['rapprochements bancaires', 'pointage des relevés bancaires'],
    ['clôtures mensuelles', 'calcul des charges constatées d’avance'],
    ['conciliaciones bancarias', 'cuadre de bancos diario'],
    ['impuestos', 'presentación del 303 y 390'],
    ['facturación', 'emisión de facturas'],
    ['salarisverwerking', 'loonstroken gecontroleerd'],
    ['verzuimadministratie', 'ziekmeldingen bij het UWV'],
    ['budgetbewaking', 'kostenbewaking van twaalf werken'],
    ['Lieferantenverhandlungen', 'Rahmenverträge abgeschlossen'],
    ['Lieferantenmanagement', 'Liefertreue ausgewertet'],
    ['Einkauf', 'Bestellanforderungen bearbeitet'],
    ['agendabeheer', 'afspraken inplannen voor drie partners'],
    ['diary management', 'kept three calendars, partners’ calendars'],
    ['legal documents', 'prepared engrossments'],
    ['liability decisions', 'agreed fault splits on dashcam footage'],
    ['fraud detection', 'files to SIU'],
    ['internal audit', 'Innenrevision'],
    ['Requirements engineering', 'Lastenhefte geschrieben'],
    ['selección de personal', 'criba curricular'],
  ])('%s: shown by "%s"', (asked, told) => {
    const [wanted] = skillsIn(asked);
    expect(wanted).toBeDefined();
    expect(shownBy(told)).toContain(wanted?.name);
  });

  it.each([
    ['the post of a nurse is no mail', 'applied for the post', 'Mail handling'],
    ['a call for tenders is no telephone work', 'answered a call for tenders', 'Telephone work'],
    ['an invoice alone is no payroll', 'Eingangsrechnungen', 'Payroll'],
    ['Bea is no mailbox of lawyers', 'Bea Müller', 'Legal practice'],
    ['chaos is no collective agreement', 'caos', 'Employment law'],
    ['shifts are no diary', 'Schichtpläne geschrieben', 'Diary management'],
    ['a diary is no rota', 'kept partners’ calendars', 'Staff rostering'],
    ['talks with clients are none with suppliers', 'Jahresgespräche mit Privatkunden', 'Vendor management'],
    ['money is no bookkeeping', '55-70k EUR', 'Accounting'],
    ['a hedge is no bank', 'hedging and fencing', 'Cash management'],
    ['to confirm is no finance', 'confirming orders', 'Cash management'],
    ['a transfer is no treasury', 'Daueraufträge eingerichtet', 'Cash management'],
  ])('%s', (_, told, wanted) => {
    expect(shownBy(told)).not.toContain(wanted);
  });
});

describe('what advertisements for works, laboratories and sites ask for', () => {
  it.each([
    ['maintenance préventive', 'gammes de graissage et rondes quotidiennes'],
    ['GMAO', 'saisie des bons de travail'],
    ['hydraulique', 'remplacement de vérins et de distributeurs'],
    ['neumática', 'cambio de cilindros neumáticos'],
    ['automatisme', 'réglage de capteurs'],
    ['incoming inspection', 'checked bought-in parts'],
    ['internal audits', 'layered process audits each month'],
    ['calibration', 'kept the gauge register'],
    ['non-conformances', 'raised concessions and quarantined suspect stock'],
    ['reading engineering drawings', 'measured parts against the print'],
    ['control estadístico de procesos', 'estudios de capacidad y gráficos de control'],
    ['temporary works', 'checked shoring and propping'],
    ['aansturen van onderaannemers', 'overleg met onderaannemers'],
    ['Bauleitung', 'Bautagebuch geführt'],
    ['bodemonderzoek', 'bodemsanering'],
    ['Arbeitssicherheit', 'Gefährdungsbeurteilungen und Sicherheitsunterweisungen'],
    ['sample preparation', 'digested samples for metals'],
    ['titration', 'gravimetric tests'],
  ])('%s: shown by "%s"', (asked, told) => {
    expect(shownBy(told).some((name) => skillsIn(asked).some((wanted) => wanted.name === name))).toBe(true);
  });

  it.each([
    ['a drone is no building contract', 'flew a UAV', 'Construction contracts'],
    [
      'customer complaints are no failed parts',
      'Bearbeitung von Kundenreklamationen',
      'Non-conformance handling',
    ],
    ['a shift in a bar is no production', 'ran the shift on Fridays', 'Manufacturing'],
    ['an 8D is no incoming inspection', 'wrote 8D reports', 'Incoming inspection'],
    ['a typing test is no test rig', 'a typing test on the day', 'Test engineering'],
    ['a degree is no building code', 'BEng Civil Engineering', 'Building codes'],
    ['the last one is no software', 'en el último año', 'Maintenance software'],
    ['an airline has no cylinders', 'Delta Air Lines', 'Pneumatics'],
    ['a calf is no plant', 'gave calves their first feed', 'Commissioning'],
    ['a print is no drawing', 'sold a print of the harbour', 'Blueprint reading'],
  ])('%s', (_, told, wanted) => {
    expect(shownBy(told)).not.toContain(wanted);
  });
});

describe('what advertisements for computers and the press ask for', () => {
  it.each([
    ['gebruikersondersteuning', 'werkplekken uitgerold'],
    ['back-up en herstel', 'terugzettests'],
    ['intégration continue', 'déploiement automatisé'],
    ['tests logiciels', 'rédaction de cahiers de recette'],
    ['redes', 'switches y routers'],
    ['Netzwerktechnik', 'Netzwerkkomponenten betreut'],
    ['Informationssicherheit', 'Umsetzung des IT-Grundschutzes, BSI-Grundschutz'],
    ['qualité des données', 'fiabilisation des données'],
    ['Druckvorstufe', 'Reinzeichnung und Druckdaten'],
    ['identité visuelle', 'création de chartes graphiques'],
    ['periodismo', 'ruedas de prensa'],
    ['communication interne', 'rédaction du journal interne'],
  ])('%s: shown by "%s"', (asked, told) => {
    expect(shownBy(told).some((name) => skillsIn(asked).some((wanted) => wanted.name === name))).toBe(true);
  });

  it.each([
    ['a kitchen has recipes', 'créé une recette de saison', 'Software testing'],
    ['a harbour has containers', 'déchargement de conteneurs', 'Docker'],
    ['a railway has no layout', 'travaux de chemin de fer', 'Journalism'],
    ['an operating system is no plant control', 'kennis van besturingssystemen', 'Industrial automation'],
    ['hair is no picture', 'Farbkorrekturen und Strähnen', 'Photoshop'],
    ['illness is no press', 'enfermedades crónicas', 'Journalism'],
  ])('%s', (_, told, wanted) => {
    expect(shownBy(told)).not.toContain(wanted);
  });
});
