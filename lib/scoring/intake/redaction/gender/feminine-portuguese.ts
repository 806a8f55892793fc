import { wordSet } from '../fold-phrase.ts';
import { byWords, type FeminineForms, type NeutralEnding, wordList } from './feminine-endings.ts';
import { SPANISH_THINGS } from './feminine-spanish.ts';

const WORDS = wordList(
  `a>o enfermeira engenheira cozinheira caixeira cabeleireira copeira camareira bailarina faxineira costureira bombeira marceneira padeira confeiteira jardineira parteira advogada licenciada
  pedagoga arquiteta secretária funcionária bibliotecária estagiária empresária serralheira
  bolseira merendeira açougueira porteira conselheira tesoureira hospedeira pasteleira carpinteira caminhoneira mensageira peixeira
  aluna deputada soldada mestranda doutoranda graduanda formanda fotógrafa topógrafa geógrafa coreógrafa perita ministra árbitra`,
  `a>e mestra presidenta gerenta chefa governanta`,
  `a> bacharela oficiala juíza`,
  `ã>ão anfitriã escrivã tabeliã artesã campeã`,
  `triz>tor atriz`,
);
/** Participles and adjectives, nouns behind a function word: "como empregada", but "técnica empregada". */
const TITLE_WORDS = wordList(
  'a>o farmacêutica candidata operária sócia empregada encarregada delegada voluntária proprietária autônoma desempregada aposentada',
);
/** Subjects as well. */
const OPENERS = wordList(
  'a>o filha neta técnica médica administrativa veterinária',
  'a> promotora produtora',
);

/** "Diretora", "vendedora". */
const AGENT = /(?:[aei]d|[aeilunprs]t|s)ora$/;
/** "Psicóloga". */
const SCHOLAR = /.{2}ologa$/;
const THINGS: ReadonlySet<string> = new Set([
  ...SPANISH_THINGS,
  ...wordSet('empacotadora incorporadora montadora impressora empreiteira prestadora'),
]);

export const PORTUGUESE: FeminineForms = {
  anywhere(folded): NeutralEnding | null {
    const known = byWords(folded, WORDS);
    if (known !== null || folded.length < 6 || THINGS.has(folded)) return known;
    if (SCHOLAR.test(folded)) return { dropped: 1, ending: 'o' };
    return AGENT.test(folded) ? { dropped: 1, ending: '' } : null;
  },
  ofTitle: (folded) => byWords(folded, TITLE_WORDS),
  ofCompound: (folded) => byWords(folded, TITLE_WORDS),
  ofOpener: (folded) => byWords(folded, OPENERS),
};
