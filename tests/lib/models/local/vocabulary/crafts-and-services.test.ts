import { describe, expect, it } from '@jest/globals';
import { tokenize } from '../../../../../lib/models/local/text/tokens.ts';
import type { Term } from '../../../../../lib/models/local/types.ts';
import { findTerms } from '../../../../../lib/models/local/vocabulary/matcher.ts';

function skillsIn(text: string): Term[] {
  return findTerms(text, tokenize(text))
    .map(({ term }) => term)
    .filter(({ kind }) => kind === 'skill');
}

/** Names of the skills that a text names or shows. */
function shownBy(text: string): string[] {
  return skillsIn(text).flatMap(({ name, implies }) => [name, ...(implies ?? [])]);
}

describe('what an advertisement of a craft or a service asks for', () => {
  it.each([
    // Care and public administration
    ['geriatría', 'Residencia de mayores Txurdinaga'],
    ['ouderen met dementie', 'psychogeriatrische afdeling'],
    ['Baurecht', 'Bescheide nach LBO und BauGB'],
    ['Je poetst en strijkt bij klanten', 'schoonmaken bij 8 gezinnen'],
    ['CONTPAQi', 'pólizas en Contpaq'],
    ['Aspel', 'facturación en Aspel SAE'],
    ['schon mal in der Gastro gearbeitet', 'service en salle'],
    ['prospección', 'búsqueda de nuevas cuentas'],
    ['testing automatizado', 'tests automatizados'],
    // Building
    ['Innenausbau', 'Zimmertüren und Türzargen gesetzt'],
    ['maçonnerie', 'monté des murs en parpaings'],
    ['terrassement', 'fouilles en rigole et remblayage'],
    ['Trockenbau', 'Ständerwände beplankt, abgehängte Decken'],
    ['Fliesenlegen', 'Bäder gefliest'],
    ['installing kitchens', 'scribed worktops and hung flat-pack units'],
    ['schilderwerk', 'plamuren en gevels geschilderd'],
    ['traffic management', 'set up lane closures'],
    ['blueprint reading', 'muros levantados según plano'],
    // Installation
    ['Electrical installation', 'rewired houses and landed wires'],
    ['Elektroinstallation', 'Unterverteilungen verdrahtet, Steckdosen montiert'],
    ['fault finding', 'traced earth faults'],
    ['fire alarm systems', 'fitted smoke heads and call points'],
    ['plomería', 'cambio de grifos'],
    ['Heizungsanlagen', 'Brennwertgeräte gewartet, hydraulischer Abgleich'],
    ['preventive maintenance', 'changed filters and belts'],
    ['working at height', 'worked off scaffolds'],
    ['Inbetriebnahme', 'Anlagen in Betrieb genommen'],
    // Metal and vehicles
    ['fault diagnosis', 'plugged in and traced EGR faults'],
    ['first and second fix', 'hung doors and skirting'],
    ['irrigation repair', 'replaced sprinkler heads'],
    ['chronotachygraphe', 'temps de repos respectés'],
    ['Kassieren', 'abkassiert nach Schichtende'],
    ['Spachtelarbeiten', 'Wände gespachtelt'],
    ['metal fabrication', 'cut plate with oxy-fuel'],
    ['Fahrzeugreparatur', 'Zahnriemen und Bremsbeläge'],
    ['carrosserie', 'débosselage et passage au marbre'],
    ['tyre fitting', 'changed tyres and balanced wheels'],
    // Roads, warehouses, offices of both
    ['vehicle checks', 'nil defects on every sheet'],
    ['delivery driving', '120 drops a day'],
    ['Bestandsführung', 'Inventuren und Nachbestellungen'],
    ['préparation de commandes', '180 colis à l’heure en commande vocale'],
    ['goods in', 'unloaded containers and checked delivery notes'],
    ['customs clearance', 'Ausfuhrerklärungen erstellt'],
    ['compras', 'negociación con proveedores'],
    // Shops and sales
    ['cash handling', 'rang up sales and processed refunds'],
    ['retail experience', 'dressed mannequins'],
    ['mise en rayon', 'têtes de gondole'],
    ['Kassieren', 'Kassenabschluss'],
    ['meeting targets and closing deals', '130% of quota'],
    ['new customer acquisition', 'Neukunden gewonnen'],
    ['e-commerce', 'sold through Seller Central'],
    ['Google Ads', 'ran Performance Max'],
    ['sea freight', 'booked FCL from Asia'],
    ['atención al cliente', 'asesoramiento al cliente en moda'],
    ['upselling', 'highest spend per head'],
    // Houses, kitchens, salons, land
    ['Unterhaltsreinigung', 'Böden gewischt'],
    ['Objektschutz', 'Kontrollgänge und Schließdienst'],
    ['entretien des espaces verts', 'taille de haies, désherbage'],
    ['farm work', 'milked 200 cows'],
    ['cuisine', 'envoi des plats, 120 couverts par service'],
    ['table service', 'cleared tables and ran food'],
    ['Butchery', 'Grobzerlegung von Schweinen'],
    ['baking', 'pétrissage et enfournement'],
    ['Herrenhaarschnitt', 'Bart getrimmt'],
    ['épilation et soins esthétiques', 'extensions de cils'],
    ['Hausmeistertätigkeiten', 'Leuchtmittel getauscht'],
  ])('%s: shown by "%s"', (asked, told) => {
    const wanted = skillsIn(asked).map(({ name }) => name);
    expect(wanted).not.toEqual([]);
    const shown = shownBy(told);
    expect(wanted.filter((name) => shown.includes(name))).not.toEqual([]);
  });
});

describe('words of two trades', () => {
  it.each([
    ['rewired three-bed semis', 'Truck driving'],
    ['cleaned toilets in offices', 'Plumbing'],
    ['stored gas cylinders', 'Plumbing'],
    ['removed drains after surgery', 'Plumbing'],
    ['photographed weddings', 'Catering'],
    ['raised the pass rate', 'Cooking'],
    ['greased the tins', 'Heavy equipment operation'],
    ['infringements of copyright', 'Tachograph'],
    ['attended normal deliveries', 'Driving'],
    ['unloaded containers by hand', 'DevOps'],
    ['raised POs', 'Cash handling'],
    ['worked as an EMT', 'Electrical installation'],
    ['a VMC with four axes', 'HVAC'],
    ['studied 6G networks', 'Welding'],
    ['profesionales sanitarios', 'Plumbing'],
    ['built portails for a bank', 'Sheet metal'],
    ['designed new logos for clubs', 'B2B sales'],
    ['faced up to setbacks', 'Merchandising'],
    ['Zerlegen von Pumpen', 'Butchery'],
    ['cut movie trailers', 'Truck driving'],
    ['built the checkout of a web shop', 'Cash handling'],
    ['Patienten mit Beschwerden', 'Complaint handling'],
    ['painted over light fixtures', 'Electrical installation'],
    ['reported incidents on the ward', 'Security guarding'],
    ['read at grade level, on grade level texts', 'Pipe laying'],
  ])('%s: not %s', (told, wrong) => {
    expect(shownBy(told)).not.toContain(wrong);
  });
});
