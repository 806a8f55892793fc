import { wordSet } from '../fold-phrase.ts';
import { byWords, type FeminineForms, type NeutralEnding, wordList } from './feminine-endings.ts';

const WORDS = wordList(
  `a>o addetta cuoca capocuoca agronoma ballerina commessa segretaria maestra avvocata architetta sarta ostetrica socia funzionaria bibliotecaria pedagoga
  fornaia notaia laureata diplomata capitana perita macellaia gelataia pizzaiola lavandaia benzinaia portinaia tabaccaia libraia orologiaia fioraia salumaia
  deputata sindaca ministra laureanda dottoranda specializzanda chirurga fotografa coreografa alunna`,
  `a>e infermiera cameriera cassiera parrucchiera giardiniera ragioniera consigliera banconiera magazziniera ingegnera tesoriera pasticciera barelliera carpentiera salumiera gioielliera
  panettiera carrozziera`,
  `essa>e dottoressa professoressa studentessa`,
  `essa>o avvocatessa`,
  `trice>tore attrice`,
);
/** Participles and adjectives, nouns behind a function word: "come ausiliaria", but "opera volontaria". */
const TITLE_WORDS = wordList(
  'a>o operaia candidata impiegata incaricata delegata ausiliaria volontaria disoccupata inoccupata pensionata',
);
/** Subjects as well. */
const OPENERS = wordList('a>o figlia tecnica medica amministrativa veterinaria');

/** "Psicologa". */
const SCHOLAR = /.{2}ologa$/;
/** Machines; the rest are agents ("educatrice"). */
const THINGS = wordSet(
  'patrice beatrice lavatrice matrice cicatrice calcolatrice fotocopiatrice fresatrice levigatrice impastatrice affettatrice mietitrice trebbiatrice idropulitrice motrice lucidatrice asciugatrice rettificatrice piallatrice confezionatrice etichettatrice imbottigliatrice saldatrice cucitrice stampatrice omologa',
);

export const ITALIAN: FeminineForms = {
  anywhere(folded): NeutralEnding | null {
    const known = byWords(folded, WORDS);
    if (known !== null || THINGS.has(folded)) return known;
    if (SCHOLAR.test(folded)) return { dropped: 1, ending: 'o' };
    return /.{3}trice$/.test(folded) ? { dropped: 'rice'.length, ending: 'ore' } : null;
  },
  ofTitle: (folded) => byWords(folded, TITLE_WORDS),
  ofCompound: (folded) => byWords(folded, TITLE_WORDS),
  ofOpener: (folded) => byWords(folded, OPENERS),
};
