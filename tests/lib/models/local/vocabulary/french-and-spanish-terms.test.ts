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

function titleIn(text: string): string | undefined {
  return findTerms(text, tokenize(text)).find(({ term }) => term.kind === 'title')?.term.name;
}

describe('what French and Spanish titles are', () => {
  it.each([
    ['DUE', 'enfermera'],
    ['assistante import-export', 'gestionnaire ADV'],
    ['EJE', 'éducatrice de jeunes enfants'],
    ['IDE', 'infirmière'],
    ['conducteur TCE', 'conducteur de travaux'],
    ['chargée de communication digitale', 'community manager'],
    ['collaborateur social', 'gestionnaire de paie'],
    ['topographe', 'géomètre'],
    ['técnica de selección', 'consultor de selección'],
    ['operario de plataforma', 'mozo de almacén'],
    ['arquitecta técnica', 'aparejador'],
  ])('%s is %s', (one, other) => {
    expect(titleIn(one)).toBeDefined();
    expect(titleIn(one)).toBe(titleIn(other));
  });

  it.each([
    ['agent de service hospitalier', 'aide-soignant'],
    ['aide conducteur de travaux', 'conducteur de travaux'],
  ])('%s is not %s', (one, other) => {
    expect(titleIn(one)).not.toBe(titleIn(other));
  });

  it('are none in what is worked with', () => {
    expect(titleIn('un IDE moderne')).toBeUndefined();
    expect(titleIn('payments are due on Friday')).toBeUndefined();
  });
});

describe('what French and Spanish resumes tell of their work', () => {
  it.each([
    // Care and health
    ['techniques de manutention et de transfert', 'levers et couchers au verticalisateur'],
    ["maladie d'Alzheimer", 'deux ans au Cantou'],
    ['traçabilité des soins', "relève avec l'IDE, feuilles de boissons"],
    ["respect des règles d'hygiène", 'chambres désinfectées selon le plan de nettoyage'],
    ["respect des règles d'hygiène", 'friction hydroalcoolique'],
    ['movilización de personas', 'grúa de bipedestación'],
    // Kitchens, dining rooms, hotels
    ['bonne maîtrise des cuissons', 'basse température, jus courts'],
    ["normes d'hygiène", 'relevés de température, étiquetage DLC'],
    ['puntos de cocción', 'fondos y salsas, arroces'],
    ['limpieza', 'habitaciones de salida'],
    ['limpieza y desinfección', 'desinfección de superficies'],
    // Warehouses, machines, building
    ['carretilla retráctil', 'máquina de mástil retráctil'],
    ['carga y descarga', 'retractilado y muelles de carga'],
    ['automatismes', 'Siemens S7 sous TIA Portal'],
    ['lecture de plans et schémas', 'lecture de folios'],
    ['instalaciones eléctricas', 'magnetotérmicos y tubo corrugado'],
    ['fontanería', 'multicapa y termos eléctricos'],
    // Roads, gardens, security
    ['transporte refrigerado', 'frigo con equipo Carrier'],
    ['tiempos de conducción', 'descargo el tacógrafo cada semana'],
    ['maquinaria de jardín', 'desbrozadora y biotrituradora'],
    ['prévention incendie', 'portes coupe-feu, désenfumage'],
    // Children, offices
    ['fiscalité des entreprises', "CA3, acomptes d'IS"],
    ['RPVA', 'assignations par e-Barreau'],
    ['pizarra digital', 'Genially en el panel interactivo'],
    ['branding', 'manuales de marca'],
    ["gestion d'un compte d'exploitation", 'taux de marque et frais de personnel'],
    ['software de residencias', 'partes en ResiPlus'],
    ['produits frais', 'chef de rayon primeurs'],
    ["activités d'éveil", 'transvasement et comptines'],
    ['suivi des règlements et relances', 'pointage des encaissements'],
    ['éléments de paie', "relevés d'heures des compagnons"],
    ['outils de PAO', 'affiches sur InDesign'],
    ['captación de inmuebles', 'notas simples y arras'],
    ['hipotecas', 'FEIN del banco'],
    ['core tools', 'AMFE y plan de control'],
    // Software
    ['mensajería asíncrona', 'eventos por Kafka'],
    ['contenedores y orquestación', 'EKS con Helm'],
    ['bases de données relationnelles', 'migrations Flyway'],
    // Shops
    ['encaissement', 'détaxe, remise en banque'],
    ['merchandising', 'vitrines et mannequins, cintrage'],
    ['venta cruzada', 'tique medio'],
  ])('%s: shown by "%s"', (asked, told) => {
    const [wanted] = skillsIn(asked).map(({ name }) => name);
    expect(wanted).toBeDefined();
    expect(shownBy(told)).toContain(wanted);
  });

  it.each([
    ['profesionales sanitarios', 'Plumbing'],
    ['customer-facing work', 'Merchandising'],
    ['las ecuaciones diferenciales', 'Electrical installation'],
    ['il traite les commandes', 'Farming'],
    ['désinfection des locaux', 'Food safety'],
  ])('%s: not %s', (told, wrong) => {
    expect(shownBy(told)).not.toContain(wrong);
  });
});
