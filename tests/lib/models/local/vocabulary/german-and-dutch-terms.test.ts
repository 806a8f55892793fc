import { describe, expect, it } from '@jest/globals';
import { tokenize } from '../../../../../lib/models/local/text/tokens.ts';
import { findTerms } from '../../../../../lib/models/local/vocabulary/matcher.ts';

/** Names of the skills that a text names or shows. */
function shownBy(text: string): string[] {
  return findTerms(text, tokenize(text)).flatMap(({ term }) =>
    term.kind === 'skill' ? [term.name, ...(term.implies ?? [])] : [],
  );
}

describe('what German and Dutch advertisements ask for', () => {
  it.each([
    // Care and education
    ['stationäre Langzeitpflege', 'Wohnbereich mit 28 Bewohnern'],
    ['demenziell veränderten Bewohnern', 'Validation nach Naomi Feil, Rückzugsräume'],
    ['EDV-gestützte Pflegedokumentation', 'Berichte in Vivendi PD'],
    ['Medikamente verabreichen', 'Tabletten gestellt, subkutane Injektionen'],
    ['Wundversorgung', 'Ulcus cruris verbunden'],
    ['Behandlungspflege', 'Katheter gewechselt'],
    ['verpleegtechnische handelingen', 'insuline spuiten bij de bewoners'],
    ['elektronisch cliëntendossier', 'rapportages in ONS'],
    ['zorgplannen', 'SOEP-rapportage geschreven'],
    ['Krippenkinder', 'zwölf Unterdreijährige begleitet'],
    ['Bildungs- und Erziehungsplan', 'gearbeitet nach BayBEP'],
    // Crafts and transport
    ['regenerative Energien', 'Luft-Wasser-Wärmepumpen angeschlossen'],
    ['Regelungstechnik', 'Regler eingestellt, Fühler getauscht'],
    ['storingen aan elektrische installaties', 'aardlekken gezocht en opgelost'],
    ['Disposition von Lkw', 'Rundläufe und Rückladungen gebucht'],
    ['Vorschriften im Güterkraftverkehr', 'Tachos ausgelesen'],
    ['Speditionssoftware', 'Aufträge in CarLo erfasst'],
    // Offices
    ['Lohnsteuer- und Sozialversicherungsrecht', 'Beitragsnachweise übermittelt'],
    ['Entgeltabrechnung', 'Lohnpfändungen gebucht'],
    ['crediteurenadministratie', 'leveranciersrekeningen geboekt'],
    ['ERP-systeem', 'facturen in Exact Globe'],
    ['Anwendersupport', 'Laptops eingerichtet'],
    ['Abrechnung kassen- und privatärztlicher Leistungen', 'Quartalsabrechnung und Privatrechnungen'],
    ['WEG- und Mietrecht', 'Beschlüsse umgesetzt, Räumungsklage begleitet'],
    ['Hausverwaltungssoftware', 'Abrechnung in Domus 4000'],
    ['Webanalyse-Tools', 'Berichte in Matomo'],
    ['EDV-Grundkenntnisse', 'Wachbuch am PC geführt'],
    // Workshops and warehouses
    ['Umgang mit Messmitteln', 'mit Bügelmessschraube geprüft'],
    ['Technisches Zeichnungsverständnis', 'Passungen und Stücklisten gelesen'],
    ['CNC-Programmierung', 'Programme am Bedienfeld geschrieben'],
    ['Ladungssicherung', 'Paletten verzurrt'],
    ['orderpicken', 'bestellingen bij elkaar gezocht'],
    ['ervaring in een magazijn', 'vrachtwagens gelost, pallets weggezet'],
    ['Objektschutz', 'Streifengänge und Ausweiskontrolle'],
    // Schools and families
    ['Kinder- und Jugendhilferecht', '8a-Meldung geschrieben'],
    ['ambulanten Hilfen zur Erziehung', 'Hausbesuche bei Familien'],
    ['passend onderwijs', "OPP geschreven met de IB'er"],
    ['gedifferentieerd lesgeven', 'rekenen op drie niveaus'],
    ['digitale leermiddelen', 'Snappet en digibord'],
    // Accounts, buildings, hotels, pharmacies
    ['Bilanzierung nach HGB', 'Bilanz, GuV und Anhang bis zum 20. Januar'],
    ['Kenntnisse im Steuerrecht', 'Körperschaft- und Gewerbesteuer vorbereitet'],
    ['Nachtragsmanagement und VOB', 'Mehrkosten angemeldet, Behinderungsanzeigen'],
    ['VDE-Vorschriften', 'Isolationswiderstand gemessen'],
    ['Hotelsoftware', 'Buchungen in Suite8'],
    ['EDV-Kenntnisse', 'Auswertungen in SAP'],
    ['Umgang mit herausforderndem Verhalten', 'herausfordernde Verhaltensweisen begleitet'],
    ['Bundesteilhabegesetz', 'Ziele nach BTHG'],
    ['farmacotherapie', 'interacties en doseringen bewaakt'],
    ['MIG/MAG-lassen', 'halfautomaat en argon lassen'],
    ['Qualitätskontrolle', 'Ware gesperrt, Rohmilch beprobt'],
    // Secretaries, banks, gardens, laboratories, purchasing, cleaning
    ['Protokollführung', 'Mitschriften der Gremien'],
    ['Assistenzfunktion', 'Kalender von zwei Vorständen'],
    ['Wertpapier- und Kreditgeschäft', 'Geeignetheitserklärungen geschrieben'],
    ['Wege- und Pflasterbau', 'Borde gesetzt, Splitt abgezogen'],
    ['Pflanzenkenntnisse', 'Stauden und Gehölze gepflanzt'],
    ['Diagnosetechnik', 'Fehlerspeicher ausgelesen'],
    ['onderhandelen met leveranciers', 'betere prijzen bedongen'],
    ['kennis van voorraadbeheer', 'minimumvoorraden ingesteld'],
    ['hygiënerichtlijnen', 'isolatiekamers gereinigd'],
    ['ervaring in de schoonmaak', 'vloeren gedweild, vloeren moppen'],
    // Kitchens
    ['gehobenen Gastronomie', 'Restaurant mit Michelin-Stern'],
    ['Bankettgeschäft', 'Hochzeiten und Buffets bis 180 Gäste'],
  ])('%s is shown by: %s', (asked, told) => {
    const sought = shownBy(asked);
    expect(sought.length).toBeGreaterThan(0);
    expect(sought.some((name) => shownBy(told).includes(name))).toBe(true);
  });

  it.each([
    ['elektronisch cliëntendossier', 'wij werken in ons team met ouderen'],
    ['Behandlungspflege', 'Spaziergänge mit Bewohnern'],
    ['regenerative Energien', 'Heizkörper getauscht'],
    ['gehobenen Gastronomie', 'Kiosk im Bahnhof geführt'],
    ['Vorschriften im Güterkraftverkehr', 'Stapler gefahren'],
    ['Lohnsteuer- und Sozialversicherungsrecht', 'Rechnungen gebucht'],
    ['Umgang mit Messmitteln', 'Kartons gefaltet'],
    ['Kinder- und Jugendhilferecht', 'Jugendliche trainiert'],
    ['WEG- und Mietrecht', 'Konten eröffnet'],
    ['Wege- und Pflasterbau', 'Pflaster und Verbände gewechselt'],
    ['Wertpapier- und Kreditgeschäft', 'drivers of two depots'],
    ['zorgplannen', 'soep en brood geserveerd'],
    ['Zubereitung von Speisen', 'Fonds und Aktien verkauft'],
  ])('%s is not shown by: %s', (asked, told) => {
    const sought = shownBy(asked);
    expect(shownBy(told).filter((name) => sought.includes(name))).toEqual([]);
  });
});
