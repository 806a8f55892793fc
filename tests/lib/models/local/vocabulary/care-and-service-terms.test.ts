import { describe, expect, it } from '@jest/globals';
import { tokenize } from '../../../../../lib/models/local/text/tokens.ts';
import { findTerms } from '../../../../../lib/models/local/vocabulary/matcher.ts';

function skillsIn(text: string) {
  return findTerms(text, tokenize(text))
    .map(({ term }) => term)
    .filter(({ kind }) => kind === 'skill');
}

/** Names of the skills that a text names or shows. */
function shownBy(text: string): string[] {
  return skillsIn(text).flatMap(({ name, implies }) => [name, ...(implies ?? [])]);
}

describe('what those who care, teach and serve tell of their work', () => {
  it.each([
    // Wards, homes, patients' houses
    ['wound care', 'changed dressings on twelve calls a day'],
    ['wound care', 'monitored pressure ulcers'],
    ['Wundversorgung', 'Verbände gewechselt, Ulcus cruris behandelt'],
    ['soins de plaies', 'réfection des pansements d’escarres'],
    ['curas', 'prevención de úlceras por presión'],
    ['wondzorg', 'complexe wonden verzorgd'],
    ['catheter care', 'washed out blocked catheters'],
    ['medication administration', 'gave insulin to eight people'],
    ['Medikamentengabe', 'Medikamente gestellt, Insulin gespritzt'],
    ['palliative care', 'set up drivers for people dying at home'],
    ['Demenzbetreuung', 'Biografiearbeit im geschützten Bereich'],
    ['personal care', 'washed and dressed six residents'],
    ['Grundpflege', 'Essen angereicht, Toilettengänge begleitet'],
    ['aide à la toilette', 'aide à l’habillage et aide au repas'],
    ['persoonlijke verzorging', 'bewoners wassen en aankleden'],
    ['phlebotomy', 'took blood at home'],
    // Therapy, dentistry, pharmacy, laboratory, animals
    ['manual therapy', 'Maitland grades I to IV'],
    ['exercise prescription', 'home exercise sheets on Physitrack'],
    ['Manuelle Lymphdrainage', 'MLD/KPE bei Lipödemen'],
    ['MLD', 'Lymphdrainage und Kompression'],
    ['manual lymphatic drainage', 'Weiterbildung in MLD'],
    ['chairside assistance', 'passed instruments to two dentists'],
    ['dental radiography', 'took bitewings'],
    ['dispensing', 'assembled prescriptions by noon'],
    ['controlled drugs', 'weekly CD balance checks'],
    ['coagulation', 'INR and APTT on two lines'],
    ['quality control', 'Westgard rules, NEQAS returns'],
    ['anaesthesia', 'dogs under isoflurane'],
    ['rooming patients', 'roomed patients and updated med lists'],
    ['immunizations', 'gave flu shots and TB skin tests'],
    ['dental radiography', 'FMX on Schick sensors'],
    ['antimicrobial stewardship', 'IV to oral switches'],
    ['advance care planning', 'explained POLST forms'],
    ['Lungenfunktion', 'Spirometrie bei Asthmatikern'],
    // Families, children, schools
    ['child protection', 'led s47 enquiries'],
    ['multi-agency working', 'chaired core groups'],
    ['social work', 'sozialpädagogische Familienhilfe'],
    ['Eingewöhnung', 'nach dem Berliner Modell'],
    ['Elternarbeit', 'Entwicklungsgespräche und Elternabende'],
    ['behaviour management', 'reward charts and seating plans'],
    ['student assessment', 'marked books, moderated writing'],
    ['extracurricular activities', 'ran the drama club'],
    ['positive behaviour support', 'followed PBS plans'],
    ['Schuldnerberatung', 'gezinnen met huurachterstand'],
    ['classroom management', 'office referrals halved'],
    // Personnel, police, fire service, charities, offices, counters
    ['absence management', 'Bradford scores and welfare meetings'],
    ['employee relations', 'took notes at disciplinary hearings'],
    ['recruitment', 'Vorstellungsgespräche geführt'],
    ['recruitment', 'entretiens d’embauche'],
    ['training and development', 'Schulungen konzipiert'],
    ['law enforcement', 'took MG11s from victims'],
    ['conducting investigations', 'built case files for CPS'],
    ['evidence handling', 'bagged items, kept continuity'],
    ['firefighting', 'fought house fires'],
    ['breathing apparatus', 'wore BA in smoke'],
    ['traffic enforcement', 'wrote citations after DUI stops'],
    ['candidate sourcing', 'searched CV-Library'],
    ['complaint handling', 'angry callers, goodwill payments'],
    ['road traffic collision rescue', 'cutters and spreaders'],
    ['donor stewardship', 'Gift Aid claims each quarter'],
    ['Antragsbearbeitung', 'Wohngeld berechnet, Bescheide erstellt'],
    ['customer service', 'answered phones, processed refunds'],
  ])('%s: shown by "%s"', (asked, told) => {
    const [wanted] = skillsIn(asked);
    expect(wanted).toBeDefined();
    expect(shownBy(told)).toContain(wanted?.name);
  });
});

describe('what shows none of it', () => {
  it.each([
    ['leaflets on pressure', 'Wound care'],
    ['worked as a cook in the Seniorenheim', 'Geriatrics'],
    ['played in a chess club', 'Extracurricular activities'],
    ['attended an Integrationskurs', 'Adult education'],
    ['enhanced DBS check held', 'Human resources'],
    ['Lagern und Kommissionieren', 'Patient mobility'],
    ['Validation der Software', 'Dementia care'],
    ['altas temperaturas', 'Discharge planning'],
    ['return-to-work talks, RTW', 'Emergency care'],
    ['took the lead on blue lights', 'Law enforcement'],
    ['breathing apparatus for confined spaces', 'Firefighting'],
    ['the Fundraising Code', 'CRM'],
    ['set up user accts in Active Directory', 'Probation and prison work'],
    ['attended road traffic collisions on patrol', 'Firefighting'],
    ['blood group O+', 'Hematology'],
    ['gezinnen met huurachterstand', 'Welfare benefits'],
    ['wrote CPA plans', 'anxiety and depression'],
    ['training on autism', 'daily living skills'],
    ['challenging behaviour', 'Applied behavior analysis'],
    ['Ehrenamtliche Tätigkeit im Verein', 'Volunteer management'],
    ['stock at end of life, fin de vie des produits', 'Palliative care'],
  ])('%s: %s', (told, skill) => {
    expect(shownBy(told)).not.toContain(skill);
  });
});
