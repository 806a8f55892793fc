import { wordSet } from '../fold-phrase.ts';
import { byRules, type FeminineForms, type NeutralEnding, rules } from './feminine-endings.ts';

/** Other words in -in than occupations, given names among them. */
const OTHERS = wordSet(
  'frau glycerin kerosin berlinerin valentin konstantin florentin quentin argentin byzantin levantin augustin christin kristin celestin faustin serpentin terpentin platin mandarin margarin schwerin halbschwester stiefschwester ordensschwester',
);

const RULES = rules(
  `forderin>förderer arztin>arzt anwaltin>anwalt kochin>koch wirtin>wirt beamtin>beamter gesellin>geselle kundin>kunde kollegin>kollege gehilfin>gehilfe expertin>experte chefin>chef
  logopadin>logopäde orthopadin>orthopäde padagogin>pädagoge ologin>ologe pharmazeutin>pharmazeut therapeutin>therapeut istin>ist entin>ent antin>ant eurin>eur torin>tor autorin>autor
  ssorin>ssor seniorin>senior onomin>onom fotografin>fotograf geografin>geograf choreografin>choreograf grafin>- architektin>architekt bibliothekarin>bibliothekar
  notarin>notar archivarin>archivar kommissarin>kommissar diplomatin>diplomat soldatin>soldat kandidatin>kandidat chirurgin>chirurg dramaturgin>dramaturg
  referendarin>referendar veterinarin>veterinär sekretarin>sekretär volontarin>volontär funktionarin>funktionär aktionarin>aktionär missionarin>missionar antiquarin>antiquar
  pilotin>pilot athletin>athlet advokatin>advokat philosophin>philosoph feldwebelin>feldwebel gartnerin>gärtner bauerin>bauer ratin>rat vorstandin>vorstand nachbarin>nachbar
  schoffin>schöffe stipendiatin>stipendiat akrobatin>akrobat genossin>genosse botin>bote schutzin>schütze psychiaterin>psychiater geodatin>geodät
  krankenschwester>krankenpfleger stationsschwester>stationspfleger gemeindeschwester>gemeindepfleger nachtschwester>nachtpfleger dialyseschwester>dialysepfleger anasthesieschwester>anästhesiepfleger
  intensivschwester>intensivpfleger oberschwester>oberpfleger stewardess>steward friseuse>friseur masseuse>masseur
  ehefrau>- jungfrau>- zimmerfrau>- hausfrau>hausmann frau>mann hebamme>entbindungspfleger kffr>kfm
  angestellte>angestellter beauftragte>beauftragter vorsitzende>vorsitzender auszubildende>auszubildender`,
);
const AGENT = /^.{4,}er(in|innen)$/;

/** Participles and adjectives as nouns; in the plural they are many people. */
const TITLE_RULES = rules(
  `bevollmachtigte>bevollmächtigter sachverstandige>sachverständiger abgeordnete>abgeordneter selbststandige>selbstständiger selbstandige>selbständiger verantwortliche>verantwortlicher
  delegierte>delegierter leistende>leistender beste>bester studierende>studierender freiwillige>freiwilliger bedienstete>bediensteter promovierende>promovierender vertraute>vertrauter gesandte>gesandter
  lehrende>lehrender beschaftigte>beschäftigter arbeitssuchende>arbeitssuchender`,
);

function agentEnding(folded: string): NeutralEnding | null {
  if (!folded.endsWith('in') && !folded.endsWith('innen')) return null;
  const [, agent] = AGENT.exec(folded) ?? [];
  return agent === undefined ? null : { dropped: agent.length, ending: '' };
}

export const GERMAN: FeminineForms = {
  anywhere(folded): NeutralEnding | null {
    const ending = byRules(folded, RULES) ?? agentEnding(folded);
    return ending !== null && OTHERS.has(folded) ? null : ending;
  },
  ofTitle: (folded) => byRules(folded, TITLE_RULES),
  ofCompound: () => null,
  ofOpener: () => null,
};
