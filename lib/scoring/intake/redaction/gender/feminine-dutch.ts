import {
  byRules,
  byWords,
  type FeminineForms,
  type NeutralEnding,
  rules,
  wordList,
} from './feminine-endings.ts';

const WORDS = wordList('ster>ende verzorgster');
/** A nurse of either gender has one name: men are called by two. */
const RULES = rules(
  `medewerkster>medewerker leidster>leider verkoopster>verkoper verpleegster>verpleegkundige verpleger>verpleegkundige schoonmaakster>schoonmaker richtster>richter vertaalster>vertaler schrijfster>schrijver
  vrijwilligster>vrijwilliger bestuurster>bestuurder voorzitster>voorzitter kapster>kapper werkster>werker verleenster>verlener onderzoekster>onderzoeker ontwerpster>ontwerper zorgster>zorger naaister>naaier
  neemster>nemer nemster>nemer ierster>ier maakster>maker voerster>voerder serveerster>kelner aarster>aar leester>lezer sportster>sporter speelster>speler
  danseres>danser zangeres>zanger lerares>leraar onderwijzeres>onderwijzer meesteres>meester schilderes>schilder kunstenares>kunstenaar tekenares>tekenaar ambtenares>ambtenaar handelares>handelaar
  eigenaresse>eigenaar eigenares>eigenaar winnares>winnaar secretaresse>secretaris bibliothecaresse>bibliothecaris stewardess>steward
  gastvrouw>gastheer vakvrouw>vakman zakenvrouw>zakenman timmervrouw>timmerman cameravrouw>cameraman poetsvrouw>poetsman kuisvrouw>kuisman werkvrouw>werkman barvrouw>barman raadsvrouw>raadsman
  brandweervrouw>brandweerman bestuursvrouw>bestuursman klusvrouw>klusman
  atrice>ator actrice>acteur ctrice>cteur regisseuse>regisseur masseuse>masseur adviseuse>adviseur controleuse>controleur chauffeuse>chauffeur coiffeuse>coiffeur monteuse>monteur instructeuse>instructeur
  assistente>assistent docente>docent consulente>consulent studente>student agente>agent referente>referent dirigente>dirigent
  juriste>jurist telefoniste>telefonist receptioniste>receptionist specialiste>specialist journaliste>journalist floriste>florist typiste>typist pianiste>pianist violiste>violist styliste>stylist
  laborante>laborant sollicitante>sollicitant muzikante>muzikant
  peute>peut kandidate>kandidaat ologe>oloog agoge>agoog stagiair>stagiaire caissiere>caissier kassiere>kassier kokkin>kok boerin>boer`,
);

/** Stars, things and others in -ster; the rest are agents where only a title stands ("doorzetster"). */
const THINGS =
  `meester minister minster register venster rooster klooster monster master cluster pleister poster ester aster ooster michelinster unster hamster lijster zuster filmster popster
  rockster zeester poolster wereldster gangster youngster hipster dumpster roadster booster blister luister duister fluister bolster holster halster kwister bijster vaster juister bewuster robuuster geruster triester woester oogster`.split(
    /\s+/,
  );
/** The verb before "-ster" by its last vowels and consonants: "doorz-e-t", "schr-ij-f". */
const AGENT = /([aeiouy]+)([^aeiouy]*)ster$/;
const MAX_ENDING = 12;

/** "-zetster" is "-zetter", "-loopster" "-loper", "-schrijfster" "-schrijver", "-voerster" "-voerder". */
function agentEnding(folded: string): NeutralEnding | null {
  const [found, vowels = '', consonants = ''] = AGENT.exec(folded.slice(-MAX_ENDING)) ?? [];
  if (
    found === undefined ||
    folded.length < found.length + 1 ||
    THINGS.some((thing) => folded.endsWith(thing))
  )
    return null;
  const whole = { dropped: found.length };
  // "Tester", "poster", but "zaaister"
  if (consonants === '' && vowels.length < 3) return null;
  if (consonants.endsWith('r')) return { ...whole, ending: `${vowels}${consonants}der` };
  if (consonants.length !== 1) return { ...whole, ending: `${vowels}${consonants.replace(/f$/, 'v')}er` };
  const voiced = consonants === 'f' ? 'v' : consonants === 's' ? 'z' : consonants;
  if (vowels.length > 1) {
    const isLong = vowels.length === 2 && vowels.charAt(0) === vowels.charAt(1);
    return { ...whole, ending: `${isLong ? vowels.charAt(0) : vowels}${voiced}er` };
  }
  // Unstressed.
  const isLight = /ig$/.test(vowels + consonants);
  return { ...whole, ending: `${vowels}${consonants}${isLight ? '' : consonants}er` };
}

/** "Visagiste", "fotografe": adjectives and others end so as well. */
const TITLE_RULES = rules('juiste>- triste>- miste>- wiste>- iste>ist grafe>graaf');

function ofTitle(folded: string): NeutralEnding | null {
  return folded.endsWith('ster') ? agentEnding(folded) : byRules(folded, TITLE_RULES);
}

export const DUTCH: FeminineForms = {
  anywhere: (folded) => byWords(folded, WORDS) ?? byRules(folded, RULES),
  ofTitle,
  ofCompound: ofTitle,
  ofOpener: () => null,
};
