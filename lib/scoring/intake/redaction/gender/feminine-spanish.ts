import { wordSet } from '../fold-phrase.ts';
import { byWords, type FeminineForms, type NeutralEnding, wordList } from './feminine-endings.ts';

const WORDS = wordList(
  `a>o enfermera ingeniera abogada maestra camarera cocinera arquitecta secretaria licenciada graduada cajera peluquera panadera pastelera carnicera
  pescadera jardinera carpintera fontanera costurera bibliotecaria funcionaria fotógrafa tesorera consejera becaria dueña operaria
  geógrafa topógrafa psicopedagoga pedagoga azafata moza carretillera cirujana niñera kiosquera zapatera tapicera camionera
  jornalera temporera camillera bombera mesera cerrajera relojera joyera librera churrera barrendera hilandera tornera gruera mensajera confitera repostera quiosquera
  bodeguera tendera verdulera charcutera perita notaria empresaria comisaria subsecretaria diputada alumna exalumna novata soldada doctoranda egresada
  catedrática coreógrafa cartógrafa reportera banquera portera parrillera`,
  `a>e dependienta presidenta vicepresidenta gerenta asistenta jefa subjefa intendenta ayudanta practicanta estudianta sirvienta`,
  `a> jueza concejala oficiala aprendiza capataza`,
  `ana>án capitana sacristana`,
  `ona>ón anfitriona patrona peona matrona campeona subcampeona`,
  `ina>ín bailarina`,
  `esa>e alcaldesa`,
  `triz>tor actriz`,
);
/** Participles and adjectives, nouns behind a function word: "como encargada", but "baja voluntaria". */
const TITLE_WORDS = wordList(
  'a>o interina farmacéutica candidata obrera socia encargada empleada delegada diplomada voluntaria propietaria copropietaria autónoma desempleada jubilada',
);
/** Subjects as well. */
const OPENERS = wordList(
  'a>o hija nieta técnica médica administrativa veterinaria científica',
  'a> promotora productora',
);

/** Agents: "limpiadora", "teleoperadora", "profesora". */
const AGENT = /(?:[aei]d|ct|it|nt|pt|rt|st|ut|lt|s)ora$/;
/** "Psicóloga". */
const SCHOLAR = /.{2}ologa$/;
/** Firms, machines and others in the same letters. */
export const SPANISH_THINGS = wordSet(
  `computadora lavadora impresora productora promotora constructora distribuidora comercializadora emisora aseguradora fotocopiadora calculadora grabadora secadora excavadora retroexcavadora perforadora cosechadora
    sembradora etiquetadora fresadora amoladora lijadora segadora trituradora desbrozadora plegadora aspiradora licuadora batidora incubadora transportadora importadora exportadora televisora difusora mejora demora hora
    innovadora emprendedora embotelladora procesadora hormigonera generadora motora impulsora transformadora remitora cortadora sucesora precursora ahora elevadora apiladora registradora cargadora niveladora motoniveladora compactadora mezcladora amasadora laminadora cizalladora
    remachadora rectificadora taladradora mandrinadora dobladora curvadora selladora paletizadora hidrolavadora barredora fregadora pulidora abrillantadora seguradora amadora construtora produtora adutora agroexportadora homologa`,
);

export const SPANISH: FeminineForms = {
  anywhere(folded): NeutralEnding | null {
    const known = byWords(folded, WORDS);
    if (known !== null || !folded.endsWith('a') || folded.length < 6 || SPANISH_THINGS.has(folded))
      return known;
    if (SCHOLAR.test(folded)) return { dropped: 1, ending: 'o' };
    return AGENT.test(folded) ? { dropped: 1, ending: '' } : null;
  },
  ofTitle: (folded) => byWords(folded, TITLE_WORDS),
  ofCompound: (folded) => byWords(folded, TITLE_WORDS),
  ofOpener: (folded) => byWords(folded, OPENERS),
};
