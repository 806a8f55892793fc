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

function namedIn(text: string): string[] {
  return skillsIn(text).map(({ name }) => name);
}

describe('what an advertisement asks for in general words', () => {
  it.each([
    // Software, data, infrastructure, security, product
    ['distributed systems', 'orders sharded by region, consumers made idempotent'],
    ['performance optimisation', 'brought p99 down by half after reading flame graphs'],
    ['observability', 'wrote alert rules for Loki and Jaeger'],
    ['incident response', 'led post-mortems after two Sev1 outages'],
    ['infrastructure as code', 'forty reusable modules, all in Terragrunt'],
    ['Kubernetes', 'runs 12 EKS clusters'],
    ['mentoring engineers', 'paired with juniors every week'],
    ['workflow orchestration', 'sixty DAGs with backfills'],
    ['model explainability', 'SHAP values for each refusal'],
    ['monitoring models', 'built alerts on data drift'],
    ['SOC experience', 'triage of alerts, mapped to ATT&CK'],
    ['wireless networks', 'Ekahau walks of two depots'],
    ['user research', 'moderated sessions with nine clerks'],
    // Engineering, quality, laboratories
    ['statistical process control', 'kept X-bar charts and control limits'],
    ['GD&T', 'checked true position and flatness'],
    ['PPAP', 'control plans and ballooned drawings for six parts'],
    ['process validation', 'ran PPQ and temperature mapping'],
    ['GMP', 'line clearance and batch records on nights'],
    ['environmental monitoring', 'settle plates and contact plates twice a shift'],
    ['preventive maintenance', 'closed 95 % of PPMs on time'],
    ['building automation', 'tuned setpoints on Metasys'],
    ['health and safety', 'wrote the RAMS and reported near misses'],
    ['chemical safety', 'safety data sheets kept in date'],
    // Crafts
    ['first and second fix', 'hung doors, boxed in pipes'],
    ['inspection and testing', 'ten EICRs a week'],
    ['drain jetting', 'cleared sewer chokes with the jetter'],
    ['underground services', 'swept each trench with CAT and Genny'],
    ['blueprint reading', 'built spools from isometrics'],
    ['bicycle repair', 'serviced bikes and trued wheels'],
    ['wheel building', 'hand-built wheels for tandems'],
    ['vehicle diagnostics', 'traced parasitic draws with a PicoScope'],
    ['tree work', 'crown reductions and sectional felling'],
    ['grassland management', 'weekly walks with the plate meter'],
    // Roads, warehouses, shops
    ["drivers' hours", 'no tacho infringements in four years'],
    ['chilled and frozen', 'pulled fridge trailers to Cork'],
    ['stock control', 'nightly bin checks, wall-to-wall counts'],
    ['RF scanners', 'all work by RF gun'],
    ['loss prevention', 'shrink halved in a year'],
    // Kitchens, bars, salons, cleaning
    ['food safety', 'filled in the HACCP diary and the allergen matrix'],
    ['sourdough', 'fed the levain, filled the bannetons'],
    ['bar cost control', 'batched cocktails to save waste, jiggers only'],
    ['cutting and colouring', 'foils, toners and balayage all day'],
    ['salon hygiene', 'changed the Barbicide each morning'],
    ['infection control', 'isolation cleans after norovirus'],
    ['floor care machines', 'ran the scrubber dryer at night'],
  ])('%s: shown by "%s"', (asked, told) => {
    const [wanted] = namedIn(asked);
    expect(wanted).toBeDefined();
    expect(shownBy(told)).toContain(wanted);
  });
});

describe('what is only a part of the thing', () => {
  it.each([
    ['the plate meter shows no calving', 'weekly walks with the plate meter', 'Calving'],
    ['a fall arrest shows no lockout', 'worked in fall arrest gear', 'Lockout tagout'],
    ['control charts are no study of repeatability', 'kept control charts', 'Measurement system analysis'],
    ['sharding is no Kafka', 'sharded the orders', 'Kafka'],
    ['rigid lorries are no artics', 'drove tippers', 'Articulated driving'],
    ['repair of bicycles builds no wheels', 'repaired bicycles', 'Wheel building'],
  ])('%s', (_, told, wanted) => {
    expect(shownBy(told)).not.toContain(wanted);
  });
});

describe('abbreviations that are words as well', () => {
  it.each([
    ['ups and downs of a season', 'UPS'],
    ['16 GB of RAM', 'RAMS'],
    ['dag en nacht', 'DAGs'],
    ['champs de blé', 'Bluetooth Low Energy'],
    ['responsible for the shop', 'FORS'],
    ['le mot juste', 'MOTs'],
    ['120 ppm of lead', 'PPMs'],
  ])('%s', (told, wrong) => {
    const hits = findTerms(told, tokenize(told)).map(({ start, end }) => told.slice(start, end));
    expect(shownBy(told)).not.toContain(wrong);
    expect(hits.map((hit) => hit.toLowerCase())).not.toContain(wrong.toLowerCase());
  });
});
