import { anyOf } from '../../../text/alternatives.ts';
import { isContainerWord, isFillerWord } from '../text/filler-words.ts';
import type { SectionKind, Token } from '../types.ts';

/** Headings of jobs that go on as they like ("What you bring to the party"), or ask ("What do we expect from you?"). */
const OPENINGS: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'preferred',
    anyOf(
      /^(?:it would be|it'd be|even better|(?:(?:bonus|extra|brownie) ){1,2}points|we(?:'d| would) (?:also |really )?love(?! to (?:hear|meet|talk|chat|speak)\b)|(?:also )?(?:great|lovely|nice|good|cool|helpful|super|bonus|handy|useful) (?:if|to have)|(?:also )?welcome|also (?:handy|good)|(?:what )?would (?:also )?(?:be|make us|help|delight|impress))\b/,
      /^what would be a (?:bonus|plus)\b|^what's a (?:bonus|plus)\b|^it (?:also |really )?helps if\b/,
      /^not (?:strictly |absolutely )?(?:essential|required|necessary|mandatory|a must) but\b/,
      /^(?:the )?(?:icing|cherry) on (?:the|top)\b/,
      /^you(?:'ll| will| would|'d) (?:really )?(?:stand out|impress us)\b/,
      /^what (?:would|will) make you (?:really )?stand out$|^we(?:'d| would) also like\b/,
      /\b(?:would|will|that) (?:really |also )?(?:impress|delight) us$/,
      /^(?:das |was |es )?ware (?:auch |noch )?(?:schon|toll|super|gut|prima|klasse|ideal|perfekt|hilfreich|ein plus|von vorteil)\b/,
      /^(?:schon|toll|super|gut|prima|klasse|ideal|perfekt)(?: ist| ware)?(?: es)? wenn\b/,
      /^(?:les?|un|des|vos) petits? plus$|^ce serait\b|^seria (?:un plus|ideal|genial|deseable)\b/,
      /^wat het (?:nog |helemaal )?(?:mooier|beter|leuker|af)\b|^(?:het )?zou (?:mooi|fijn|leuk)\b/,
      /^nog (?:beter|mooier)\b/,
      /^you (?:might|may|could) (?:also |even )?(?:have|bring|be)\b/,
      /^(?:das )?(?:ist|ware) (?:\S+ )?ein plus$|^(?:un )?plus si\b|^(?:heb|ben|beschik) (?:je|jij) ook\b/,
    ),
  ],
  [
    'required',
    /^(?:please )?(?:apply|get in touch|(?:we(?:'d|'ll| would)? (?:also |really )?(?:want|love|like|be (?:keen|delighted|thrilled|happy|excited))(?: to)? to (?:hear from|meet|talk to|chat to|speak to|see) you)) if(?: you(?:'re|'ve| are| have)?)?$/,
  ],
  ['benefits', /^what we(?:'ll| will)? (?:bring|have (?:for you|to offer)|do for you)\b/],
  [
    'benefits',
    anyOf(
      /^(?:what|why) (?:you(?:'?ll| will) (?:get|love|enjoy|receive)|we offer|join|us\b)/,
      /^why (?!(?:you|your|this|these|that|we|our|the|an?|it|is|are|do|does|should)\b)\S+(?: \S+){0,3}$/,
      /^we(?:'ll| will)? give you\b(?! an? (?:task|test))/,
      /^what (?:do|will|can|would|could) (?:you (?:get|earn|receive)|we (?:offer|give))\b/,
      /^what'?s in (?:it for (?:you|me)|the (?:package|crate|box))\b/,
      /^what (?:is|are) (?:on offer|the (?:perks|benefits))\b|^(?:das|was) (?:bieten|erwartet)\b/,
      /^(?:das|was) gibt(?:'? ?s| es)? (?:bei uns|fur dich|fur sie)\b/,
      /^ce qu'? ?on (?:vous |t'? ?)(?:offre|propose)\b|^que (?:te )?(?:ofrecemos|ofrece|damos)\b/,
      /^wat (?:bieden|krijg)\b/,
    ),
  ],
  [
    'application',
    anyOf(
      /^how (?:do|can|to|will) (?:i|you|we)? ?(?:apply|get it|hire|join)\b/,
      /^(?:interested|keen|ready to (?:roll|apply|join)|sounds? (?:good|like you)|still reading|(?:think )?(?:you )?(?:want|keen|ready) to (?:join|know more|find out more|apply)(?: us)?)$/,
      /^wie (?:bewerbe|bewirbst)\b|^interesse$|^comment postuler\b/,
      /^como (?:nos |te )?(?:escribes|apuntas|aplicar|postular|inscribirse)\b/,
      /^hoe (?:solliciteer|reageer)\b/,
    ),
  ],
  [
    'required',
    anyOf(
      /^what you(?:'ll| will|'d| would| should| must)? (?:(?:also|really|definitely|absolutely) )?(?:need|bring|have|hold|require|possess)\b(?! to do\b)/,
      /^(?:all|everything|(?:the )?things) (?:that )?you(?:'ll| will| must)? (?:need|have to have|must have)\b(?! to (?:do|know)\b)/,
      /^what (?:you (?:ask|want|expect|look)|(?:i|we) (?:bring|need|have|should have|must have|ask|want|expect|require|look))\b/,
      /^what (?:do|should|must|will|would|can) (?:i need|you (?:need|bring|have)|we (?:need|expect|ask|want|look|require|be looking))\b/,
      /^(?:what|who) (?:we're|we are) (?:asking|looking|hoping|after|searching)\b/,
      /^what (?:we'd|we would) (?:love|like) (?:to see|you to have|from you)\b/,
      /^who (?:we think|would|will) (?:will )?(?:do well|thrive|suit|fit)/,
      /^(?:the|our) (?:successful|ideal|right) (?:candidate|applicant|person)(?: (?:will|should|must) (?:have|be|possess)| has)?$/,
      /^you (?:must|should) be able to show$|^(?:what|who) are we (?:looking for|after)\b/,
      /^who (?:are you|you are|do we (?:need|want))\b|^is this you$|^(?:das|was) (?:du|sie) mitbring/,
      /^was (?:bringst|bringen) (?:du|sie)\b|^was wir (?:erwarten|suchen)\b/,
      /^was (?:erwarten|brauchen|suchen) wir\b|^ce que vous apportez\b|^(?:ce qu'il vous|que) faut\b/,
      /^(?:lo )?que (?:aportas|buscamos|necesitas|pedimos)\b|^wat (?:jij|je) meebrengt\b/,
      /^wat (?:breng|vragen|verwachten)\b/,
      /^(?:das|was) (?:du|sie) (?:\S+ ){0,4}(?:brauch(?:st|en)|benotig(?:st|en)|(?:mitbringen|haben|konnen) (?:sollte\w*|muss\w*))\b/,
      /^das (?:brauch(?:st|en)|benotig(?:st|en)) (?:du|sie)\b/,
      /^das (?:muss\w*|sollte\w*) (?:du|sie) (?:mitbringen|haben|konnen)\b/,
      /^(?:das )?(?:wir )?(?:wunschen|erwarten|erhoffen) (?:wir )?(?:uns )?(?:von (?:ihnen|dir|euch))?$/,
      /^(?:das |was )?wir (?:uns )?(?:von (?:ihnen|dir|euch) )?(?:wunschen|erwarten|erhoffen)$/,
      /^(?:du|sie) pass(?:s?t|en) (?:\S+ ){0,2}zu uns\b|^je past (?:\S+ ){0,2}bij ons\b/,
      /^encajas (?:con nosotros )?si\b|^que esperamos(?: de (?:ti|vos|usted))?$/,
      /^ce qu'? ?on (?:attend|recherche|cherche|demande)(?: de (?:toi|vous))?$/,
      /^on (?:attend|cherche|recherche)(?: de (?:toi|vous))?$/,
      /^(?:\S+ ){1,8}(?:requiere|solicita|exige|requiert|exigeons|vraagt)$/,
      /^ce que vous devez (?:avoir|posseder|maitriser|apporter)\b|^ce dont vous (?:aurez|avez) besoin\b/,
      /^vous (?:aurez|avez) besoin de\b|^ce qu(?:'| )il vous (?:faut|faudra)\b/,
      /^(?:lo )?que (?:debes|deberas|tienes que|hay que) (?:tener|aportar|saber)\b|^(?:lo )?que (?:vas a necesitar|necesitaras)\b/,
      /^(?:wat|dit) (?:heb|moet) (?:je|jij) (?:\S+ ){0,3}(?:nodig|hebben|kunnen|meebrengen)\b/,
      /^wat (?:je|jij) (?:\S+ ){0,3}(?:nodig hebt|(?:moet|dient te) (?:hebben|kunnen|meebrengen))\b/,
      /^you(?:'ll| will|'d| would)? (?:really |probably )?(?:love|enjoy|thrive|shine|succeed|excel|be (?:an? )?(?:great|good|perfect|right|ideal|strong|happy|at home)(?: \S+){0,3}) (?:\S+ ){0,4}if(?: you(?:'re|'ve| are| have)?)?$/,
      /^(?:we think )?you(?:'ll| will| would|'d) (?:\S+ ){1,4}if you(?: have|'ve| are|'re| can)?$/,
      /^(?:who|what) you(?:'ll| will) be$|^(?:a (?:bit|little) )?(?:more )?about you$/,
      /^your (?:superpowers?|story|toolbox|toolkit|strengths|talents?)$|^you bring\b/,
      /^what (?:success|good|great|a (?:good|great|strong) (?:candidate|applicant|match)) looks like\b/,
      /^(?:qui (?:es tu|etes vous|es-tu|etes-vous)|(?:wer|wie) (?:bist du|sind sie|ben je|ben jij|bent u|du bist)|(?:das |dit )?(?:bist du|ben jij|ben je)|(?:tu es|vous etes|du bist|sie sind|jij bent|je bent|eres)|(?:quien|como) eres)$/,
      /^ce que tu (?:apportes?|as|sais)\b/,
      /^ce qu(?:e|'| )?(?: ?nous| ?on) (?:attendons|recherchons|attend|recherche|cherche) (?:de|chez) (?:toi|vous)\b/,
      /^(?:so|damit|womit|hiermit) (?:\S+ )?(?:uberzeug|begeister|punkte|kannst|konnen)\S*(?: \S+){0,3}$/,
      /^(?:das |was )(?:dich|sie) (?:\S+ ){0,2}(?:auszeichnet|ausmacht)$/,
      /^(?:\S+ )?(?:voraussetzungen|anforderungen|qualifikationen) (?:sind|waren)$/,
      /^(?:daruber hinaus|ausserdem|zudem|weiterhin|ferner) (?:\S+ ){0,2}(?:erwarten|wunschen|suchen|verfugen|bringen|haben|besitzen) (?:wir|sie|du)(?: \S+){0,2}$/,
      /^(?:lo )?que (?:esperamos|te pedimos|le pedimos)(?: de (?:ti|usted|vosotros))?$/,
      /^(?:buscamos|necesitamos|zoeken wij|wij zoeken|we zoeken|we are looking for|we're looking for|wir suchen|nous (?:re)?cherchons) (?:an? )?(?:alguien|personas?|iemand|someone|somebody|people|jemanden?|menschen|quelqu'?\s?un|une personne) (?:que|die|dat|who|that|with|con|der|mit|qui)$/,
      /^(?:wie|wat) zoeken (?:wij|we)\b|^(?:dit|wat) neem (?:jij|je) (?:\S+ )?mee\b/,
      /^herken (?:jij|je) (?:je|jezelf|dit)\b/,
    ),
  ],
  [
    'responsibilities',
    anyOf(
      /^(?:working|joining|here|together|alongside|once|from|with|day to day|on a (?:daily|weekly) basis|in|as)\b(?: \S+){0,6} you(?:'ll| will)(?: be)?$/,
      /^what your (?:first )?(?:days?|weeks?|months?|shifts?) looks? like\b/,
      /^an? (?:day|week) in (?:your|the) life\b/,
      /^how you(?:'ll| will) (?:make|have|create)\b(?: \S+){0,2} (?:difference|impact)$/,
      /^(?:das|ihr|dein|sein)? ?aufgabengebiet\b(?: umfasst)?(?: \S+){0,2}$/,
      /^(?:aufgabenschwerpunkte?|aufgabenbereiche?|(?:dein|ihr|der)e? (?:aufgabenbereich|aufgabenschwerpunkte?|aufgabenfeld))\b/,
      /^(?:zu )?(?:ihren?|deinen?|den) (?:haupt)?aufgaben (?:gehoren|zahlen|umfassen)(?: \S+)?$/,
      /^(?:hier|so|das|da) (?:bringst|machst|bewegst|gestaltest|unterstutzt) (?:du|sie)\b/,
    ),
  ],
  [
    'responsibilities',
    anyOf(
      /^ce que tu (?:feras|vas faire|fais)\b|^(?:au|ton|votre|le) quotidien$/,
      /^(?:dans ce cadre|a ce titre|au quotidien|a ce poste|rattachee? \S+ \S+),? (?:vous|tu)(?: \S+){0,3}$/,
      /^tu dia a dia\b|^(?:las |tus |sus )?(?:principales )?funciones a (?:desempenar|realizar)(?: \S+)?$/,
      /^dit (?:doe|ga) (?:je|jij)\b|^(?:zo|hoe) ziet (?:je|jouw) (?:werk)?(?:dag|week) er(?: ?uit)?\b/,
      /^(?:jouw|je) (?:dag|werkdag|week)$/,
    ),
  ],
  [
    'benefits',
    /^(?:geboten (?:wird|werden)|(?:darauf )?freue? dich auf|das bekommst du|das spricht fur (?:uns|sich)|gute grunde|ce qu (?:on|elle|il) te propose|(?:lo )?que te (?:ofrecemos|llevas)|dit krijg je|daarom (?:wil|werk))\b/,
  ],
  [
    'about',
    /^who (?:are we|we are)\b|^wer (?:sind wir|wir sind)\b|^qui sommes\b|^quienes somos\b|^wie zijn (?:wij|we)\b/,
  ],
  [
    'responsibilities',
    /^(?:(?:the|der|die|das|le|la|l'|el|het|de) )?(?:purpose|aim|goal|objective|mission|objetivo|mision|proposito|finalidad|objectif|finalite|but|raison d'etre|ziel|zweck|doel|missie|opdracht)s?(?: (?:general|principal|und zweck|and purpose))? (?:of (?:the|this)|del?|de la|du|de l'|der|dieser|des|van de|van het) ?(?:job|role|post|position|puesto|cargo|posicion|vacante|poste|emploi|fonction|stelle|position|funktion|rolle|functie|rol)$/,
  ],
  [
    'responsibilities',
    anyOf(
      /^(?:what|things) you(?:'ll| will)? (?:need|have) to do\b|^(?:lo )?que vas a hacer\b/u,
      /^(?:what|things) you (?:do|own|will)\b|^how you(?:'ll| will) (?:spend|be spending)\b/u,
      /^(?:what )?(?:your|a(?: typical)?) (?:first )?(?:day|night|shift|week|month|year)(?: (?:looks? like|in the life|at work))?$/u,
      /^(?:what would i be doing|what would you be doing)$/u,
      /^in your first (?:\p{L}+ )?(?:year|months?|days|weeks)\b/u,
      /^(?:in this (?:role|post|position|job)|as (?:our|an?|the) \p{L}+(?: \p{L}+)*|reporting to (?:\p{L}+ )+)(?: you(?:'ll| will))(?: be)?$/u,
      /^(?:what|things) you'?ll (?!get\b|bring|need|have|love|enjoy|receive)\p{L}+/u,
      /^what (?:does|do|will|would|is|are) (?:the (?:job|work|role|day)|your (?:day|tasks)|you (?:do|be doing|be at))\b/u,
      /^what'?s the (?:job|work|role)\b|^was (?:machst|machen|tust) (?:du|sie)\b|^wat ga (?:je|jij)\b/u,
      /^que haras\b|\b(?:tu|su|un) dia a dia\b|^dia a dia\b|^(?:au|votre|ton) quotidien\b/u,
      /^en que consiste\b|^ce que (?:tu|vous) fer(?:as|ez)\b|^(?:de )?que te (?:vas a )?encargaras?\b/u,
      /^de que te encargaras\b/u,
    ),
  ],
];

/** "What would also be an advantage", "The following skills are a plus". */
const ENDS_AS_WISH =
  /\b(?:is|are|be) (?:also |all |considered )?(?:an? )?(?:(?:big|real|strong|definite|distinct) )?(?:plus|bonus|advantage|asset|merit|beneficial|desirable|advantageous|helpful|useful)$/;

/** Whether words that end as a wish leave what is wished for to the lines below: "German is a plus" says it. */
function announcesWishes(words: string, tokens: readonly Token[]): boolean {
  const end = ENDS_AS_WISH.exec(words)?.index;
  if (end === undefined) return false;
  const subject = words.slice(0, end).split(' ').length - 1;
  return tokens.slice(0, subject).every(({ norm }) => isFillerWord(norm) || isContainerWord(norm));
}

/** The section that a heading of a job opens by how it begins or ends; `null` for one that begins otherwise. */
export function openingKind(tokens: readonly Token[]): SectionKind | null {
  const words = tokens.map(({ norm }) => norm).join(' ');
  if (announcesWishes(words, tokens)) return 'preferred';
  return OPENINGS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
