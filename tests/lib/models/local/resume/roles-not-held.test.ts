import { describe, expect, it } from '@jest/globals';
import { readResume } from '../../../../../lib/models/local/resume/resume-reader.ts';
import { rolesIn } from '../../../../helpers/dated-roles.ts';

describe("care for one's own family", () => {
  const roleOf = (entry: string) =>
    rolesIn(`Experience\n2012 – 2020: ${entry}\n2004 – 2012: Accountant, Acme Ltd\n- Ledgers`)
      .map(([title]) => title)
      .filter((title) => title !== 'Accountant');

  it.each([
    'Carer for a relative',
    'Caring for a sick relative',
    'Mother of three',
    'Raising a family',
    'Erziehung meiner drei Kinder',
    'Familienmanager, drei Kinder',
    'Kinderpause',
    'Betreuung [redacted]',
    'Vollzeitmutter',
    'Meine zwei Kinder großgezogen',
    'Pflegende Angehörige',
    'Éducation de [redacted]',
    'Aidant familial',
    'Aide à un parent malade',
    'Interruption pour élever mes enfants',
    'Maman à plein temps',
    'Cuidado de familiar dependiente',
    'Cuidador familiar',
    'Dedicado al hogar y cuidado de mis hijos',
    'Atención a un familiar mayor',
    'Zorg voor kinderen',
    'Zorg voor mijn zieke moeder',
    'Mantelzorger',
    'Fulltime moeder',
  ])('is no role: %s', (entry) => {
    expect(roleOf(entry)).toEqual([]);
  });

  it.each([
    ['Carer for adults with learning disabilities', 'Carer'],
    ['Family Carer Coordinator, Leeds City Council', 'Family Carer Coordinator'],
    ["Helper in my parents' restaurant", 'Helper'],
    ['Full-time parent educator', 'Full-time parent educator'],
    ['Familienhelferin', 'Familienhelferin'],
    ['Betreuung von Kindern mit Behinderung', 'Betreuung von Kindern'],
    ['Tagesmutter', 'Tagesmutter'],
    ['Aide familiale', 'Aide familiale'],
    ["Garde d'enfants", "Garde d'enfants"],
    ['Cuidadora de personas mayores', 'Cuidadora de personas mayores'],
    ['Mediadora familiar', 'Mediadora familiar'],
    ['Mantelzorgconsulent', 'Mantelzorgconsulent'],
    ['Zorg voor kinderen met autisme', 'Zorg voor kinderen'],
  ])('is told from care as a profession: %s', (entry, title) => {
    expect(roleOf(entry)).toEqual([title]);
  });
});

describe('a post that was not held', () => {
  const held = 'Experience\nBaker, Lane Ltd, 2018 - 2020\n- Bread\n\n';

  it.each([
    'Pastry chef, Acme, 2010 - 2015 (offer declined)',
    'Application as pastry chef, Acme, 2010 - 2015, rejected',
    'Job shadowing with a pastry chef, Acme, 2010 - 2015',
    'Pastry chef, fictitious company, 2010 - 2015',
    'Pastry chef, Acme (simulated, in an online game), 2010 - 2015',
    'Pastry chef, 2010 - 2015 (no clients yet)',
    'Bewerbung als Konditor, Acme, 2010 - 2015',
    'Konditor, Acme, 2010 - 2015, nicht angetreten',
    'Pâtissier, Acme, 2010 - 2015 (offre refusée)',
    'Pastelero, Acme, 2010 - 2015, empresa ficticia',
    'Sollicitatie als banketbakker, Acme, 2010 - 2015',
  ])('is no role, and no part of another: %s', (entry) => {
    const { roles } = readResume(`${held}${entry}\n- Tarts`);
    expect(roles.map(({ title }) => title)).toEqual(['Baker']);
    expect(roles[0]?.lines).not.toContain(4);
  });

  it.each([
    ['Claims adviser, Acme, 2010 - 2015\n- Rejected claims', 'Claims adviser'],
    ['Application Engineer, Acme, 2010 - 2015', 'Application Engineer'],
    ['Simulation Engineer, Acme, 2010 - 2015', 'Simulation Engineer'],
    ['Application Support Analyst for Acme, 2010 - 2015', 'Application Support Analyst'],
  ])('is told from one with such words: %j', (entry, title) => {
    expect(readResume(`${held}${entry}`).roles.map((role) => role.title)).toEqual(['Baker', title]);
  });
});
