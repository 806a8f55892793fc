import { describe, expect, it } from '@jest/globals';
import { tokenize } from '../../../../../lib/models/local/tokens.ts';
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
  ])('%s', (_, told, wanted) => {
    expect(shownBy(told)).not.toContain(wanted);
  });
});
