import { anyOf, either } from '../../../text/alternatives.ts';
import { isActivityWord, isContainerWord, isFillerWord } from '../text/filler-words.ts';
import { readStatedYears } from '../text/stated-years.ts';
import { foldInPlace, foldText, tokenize } from '../text/tokens.ts';
import type { TermHit, TermKind, Token } from '../types.ts';
import { standsBesideTraits } from '../vocabulary/beside-traits.ts';
import { findTerms } from '../vocabulary/matcher.ts';
import { asksForLikingOrWriting } from './continental-character.ts';

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter((word) => word !== ''));
}

/** What somebody is like, beyond what the vocabulary of soft skills has. */
const TRAITS = wordsOf(`
  calm calmly cool head positive friendly warm warmth smile smiling attitude attitudes personality character temperament passionate passion enthusiasm enthusiastic
  energetic energy outgoing polite politely politeness courteous courtesy cheerful humour humor sense hardworking reliable reliability punctual punctuality tidy neat
  presentable immaculate polished unflappable composed patient patience fair fairly fairness firm firmly honest honesty integrity kind kindness caring gentle
  respectful respect sensitive sensitivity curious curiosity coachable coachability grit humility humble discreet discretion tact tactful approachable approachability
  pragmatic fruhaufsteher considerate thoughtful conscientious diligent diligence mature maturity resilient resilience robust stamina proactive self discipline disciplined headed tempered
  sympathetic empathetic welcoming personable charismatic charm good-humoured heart hearted warm-hearted kind-hearted feedback good-natured nature open-minded adaptable flexible flexibility versatile motivated motivational inspiring
  collaborative thrive thrives upbeat bubbly telefoonstem vlotte ambitious hungry driven happy leader ambiguity interpersonal influencing organisational organizational mindset mentality manner manners demeanour demeanor presence listener talker yarner love loves enjoy enjoys rapport storytelling
  sober habits timekeeper timekeeping palate fun thinker thinkers thinking inquisitive inquisitiveness eye mind confidentiality confidences cleanliness tidiness appearance poise
  busy ego commercially trustworthy loyal loyalty decisive assertive diplomatic diplomacy persuasive articulate humane hustle backbone spirit
  freundlich freundliche freundliches gepflegt gepflegtes auftreten spass freude humor souriant souriante dynamique rigueur rigoureux rigoureuse simpatia actitud positiva
  caracter soin soigneux soigneuse pedagogie comunicativo comunicativas proprete pulcro pulcra pulcritud gezellig gezellige enthousiast enthousiaste gesprekspartner stevig stevige communicatief overtuigend sterk dotes mentalitat mentalidad
  liebst liebt wertschatzend wertschatzende wertschatzender diccion elocution liefdevol liefdevolle lust herz herzlich herzliche herzlichkeit laune ohr umgangsformen ausseres ausserem erscheinungsbild ordnungssinn ordnungsliebe einsatzfreude begeisterung leidenschaft
  durchsetzungsfahig durchsetzungsfahige souveran souverane telefonverhalten sympathisch sympathische sympathisches genau genaue genauigkeit exakt exakte prazise sorgfaltig sorgfaltige gewissenhaft gewissenhafte zuverlassige zuverlassiger verlasslich verlassliche
  verantwortungsvolle ordentlich ordentliche strukturierte eigenstandig eigenstandige selbstandig selbstandige selbststandig selbststandige engagiert engagierte engagierter hilfsbereit
  hoflich hofliche respektvoll respektvoller aufgeschlossen aufgeschlossene aufmerksam neugierig neugier ehrgeizig personlichkeit macher macherin anpacken offenes offene furs tatkraftig gelassen auge blick
  souriants sourire ponctuel ponctuelle ponctualite bienveillant bienveillante serieux serieuse motive motivee motives dynamisme autonome autonomie organise organisee reactif
  reactive reactivite polyvalent polyvalente polyvalence humeur gout envie passionne passionnee irreprochable aise aimez aimant accueillant accueillante volontaire rigueur discret discrete sens
  ganas puntual puntualidad responsabilidad responsable responsables dinamico dinamica dinamismo proactivo proactiva proactividad compromiso comprometido comprometida organizado organizada resolutivo
  resolutiva trato amable amables agradable facilidad presencia honesto honesta honestidad serio seria seriedad alegre simpatico simpatica paciente trabajador trabajadora ordenado ordenada
  motivado motivada motivacion ilusion vocacion entusiasmo carinoso carinosa
  positieve representatief representatieve punctueel punctuele stipt stipte stiptheid leergierige zorgzaam zorgzame sociaal sociale spontaan spontane ordelijk ordelijke eerlijke instelling gevoel oog
  geschickt gesund kuhl denkweise manieren uberblick verstandnis zahlenverstandnis sauber propre synthese debrouillardise debrouillard creativo interpersonales tolerancia
  empathique empathiques empatica empatico empathische empathisch empathie empatia curieux curieuse curiosite discretion krisenfest krisenfeste idea ideas ideen idees fingerspitzengefuhl curioso cercano creativite
  verzorgd handig bang inzetbaar inzicht affiniteit contactueel contactuele sensitief sensitiviteit didactisch
  aanpakken aanpakkersmentaliteit aanpakker mentaliteit graag houdt overweg gemotiveerde geduldige vriendelijke betrouwbare nauwkeurige collegiaal collegiale
  nuchter nuchtere blik vrolijk vrolijke glimlach gezelligheid hart sympa drole marrant confiance peur aimes gusta gustan jugador jugadora sonnig gemut humorvoll`);

/** A head that asks for character is not changed by what it elaborates on: "… , who …", "… when working with families". */
const TAIL =
  /[,;]?\s(?:(?:who|whose|whom|when|while|because|even|including (?:when|with)|some of whom|as (?:you|we|it|our|they)|so that|without a|which)\b|[-–—] (?:you|we|our)\b).*$/u;

/** "A never-say-die attitude": whatever it is, it is one. */
const KIND_OF_ATTITUDE =
  /\s(?!and\s|or\s|an?\s|the\s)[\p{L}'’-]+\s(?=(?:attitude|mindset|disposition|demeanou?r|spirit|nature)\b)/u;

/** "Able to explain the accounts to people without training" asks for good communication. */
const EXPLAINS =
  /^(?:(?:an? )?(?:confident|good|clear|strong) communicator,? )?(?:the |an? )?(?:able|ability|confident|comfortable) (?:to |in |with )?(?:explain|explaining|communicate|communicating|present|presenting)\b[^,;]{1,50}\bto\b[^,;]{0,30}\b(?:lay|non-?\w+|people|colleagues?|customers?|clients?|audiences?|managers?|anyone|everyone)\b/u;

const PRAISE = either(
  'an?|great|good|very|excellent|strong|clear|confident|brilliant|effective|natural|skilled|superb',
  'outstanding|awesome|exceptional|fantastic|first-class|proven|real|articulate|proactive|enthusiastic',
  'warm|pleasant|polite|friendly|professional|calm|positive',
);

/** "A great communicator, in writing and on calls": with what somebody is, where they are it. */
const COMMUNICATOR = new RegExp(
  `^(?:${PRAISE} ){0,4}(?:communicator|team player|listener|self-?starter)(?:,? and (?:${PRAISE} ){0,2}(?:communicator|team player|listener|self-?starter|relationship[- ]builder|influencer|collaborator|people person))?(?:,? (?:both )?(?:in|on|over|with|across|at|by|face)\\b[^,;]{0,40}(?:, (?:on|in|by|over|and|or)\\b[^,;]{0,30})?)?$`,
  'u',
);

/** How a statement of character goes on with what it is good for: "…, able to challenge", "… with the credibility to influence". */
const GOES_ON = anyOf(
  /,? (?:and )?(?:is |are |being )?(?:able|capable|comfortable|confident|happy|used|not afraid)(?: to| of| in| with| when| at)? (?:challeng|influenc|engag|explain|convinc|persuad|motivat|inspir|adapt|communicat|liais|relat|listen|prioriti[sz]|juggl|thriv|challenge|learn|think|stay|remain|keep|get (?:on|along)|work (?:with|in|under|well|across|to|at|as|alone|independently)|build (?:\w+ ){0,3}(?:relationships?|rapport|trust)|deal (?:with|effectively)|interact|speak(?:ing)? (?:to|with)|talk)/u,
  /,? with (?:an? |the |real |genuine |strong ){0,3}(?:credibility|confidence|gravitas|presence|courage|drive|passion|desire|attitude|mindset|personality|hunger|energy|enthusiasm|sense of|eye for|love of)\b/u,
  /,? (?:and )?(?:an? )?(?:love of|passion for|thirst for|thrives? (?:in|on|under)|thriving (?:in|on|under))\b/u,
  /,? (?:capable de|sachant|apte a) (?:convaincre|s'adapter|travailler|communiquer|ecouter|federer|motiver)\b/u,
  /,? (?:et )?(?:un |l')?amour (?:du|de)\b/u,
  /,? (?:capaz de|con capacidad (?:de|para)) (?:influir|convencer|adaptarse|trabajar|comunicar\w*|motivar|escuchar)\b/u,
  /,? (?:y )?(?:el )?(?:amor|pasion) por\b/u,
  /,? (?:in staat|die kan|kan)(?: om)?(?: te)? (?:overtuigen|beinvloeden|motiveren|schakelen|samenwerken|luisteren)\b/u,
  /,? (?:en )?(?:een )?liefde voor\b/u,
  /,? (?:der|die|und|mit) (?:uberzeugt|begeistert|motiviert|uberzeugen|begeistern|motivieren|freude an|liebe zu)\b/u,
);

/** Heads of statements in other languages that the vocabulary has only in part. */
const COMMUNICATOR_ELSEWHERE =
  /^(?:(?:un |une )?(?:tres )?(?:bon|bonne|excellente?) communicante?|(?:una? )?(?:muy )?(?:buen|buena|excelente) comunicador|(?:una? )?(?:muy )?(?:buena|excelente) comunicadora|(?:een )?(?:goede|sterke|vlotte|uitstekende) communicator|(?:eine? )?(?:gute|starke|ausgezeichnete)r? kommunikator(?:in)?)$/u;

/** What is said of a language that one works in anyhow, not which one is asked for: "excellent written and verbal English". */
const OWN_LANGUAGE = anyOf(
  /^(?:(?:must |you )?(?:have|has|possess) )?(?:(?:an? |the |very )?(?:excellent|good|great|strong|clear|sound|high|outstanding|exceptional|impeccable) (?:standard |level |command )?(?:of )?)(?:(?:written|verbal|spoken|oral|writing|speaking|reading)(?:,? (?:and|&|or) |, ?|\/| ?& ?)?){1,4} english(?: (?:language )?skills| communication(?: skills)?)?$/u,
  /^(?:(?:must be |be )?(?:able|ability) to )(?:(?:read|write|speak|understand|communicate(?: in)?|converse(?: in)?)(?:,? and |, | ?\/ ?| ?& ?| )){1,5}english$/u,
  /^(?:excellent|good|great|strong|clear|sound) english communication(?: skills)?(?: \([^()]{2,30}\))?$/u,
  /^(?:(?:an? |the )?(?:excellent|good|great|strong|clear|sound|high|fluent) (?:standard |level |command )?(?:of )?)english,? \(?(?:both )?(?:(?:written|verbal|spoken|oral)(?:,? (?:and|&) |\/)?){2}\)?$/u,
);

/** How well one serves, speaks on the phone or knows the subject: graded, and of nothing that a resume could name. */
const GRADED = new RegExp(
  `^(?:${PRAISE} ){1,3}(?:(?:(?:customer|client|guest)(?: service| care)? (?:skills|manner|ethos|attitude|approach|ethic|focus)|(?:customer|client|guest) (?:service|care)(?=$|,| and| &)|(?:tele)?phone (?:manner|manners|etiquette|voice|skills|presence)|(?:subject|sector) knowledge|classroom (?:management|presence|manner))(?:(?:,| and| &) (?:${PRAISE} ){0,2}|$)){1,3}$`,
  'u',
);

/** "You communicate well in writing": however, wherever and with whomever. */
const COMMUNICATES =
  /^(?:(?:you|they|can|able to|ability to|also) ){0,3}communicate (?:well|clearly|effectively|confidently|openly|easily)(?: (?:in writing|in person|on the phone|both|with|at|across|over|to|and)\b[^,;]{0,60})?$/u;
/** "… and knows when to say no". */
const SAYS_NO = /^(?:knows? )?(?:(?:when|how) to )?say no\b/;
/** "Good with people, customer facing, smart". */
const OF_MANNERS =
  /^(?:(?:you are|be|being) )?(?:customer[- ]facing|commercial|(?:commercially|commercial|open|broad|tough|strong|fair|service|team|business|detail)[- ]minded|(?:safety|quality|cost|risk|customer|client|detail)[- ](?:minded|conscious|aware|focus{1,2}ed|oriented)|commercially (?:astute|aware|savvy|focused|driven|curious)|(?:an? )?(?:(?:clean|neat|tidy|smart|professional|good|well-groomed|presentable)(?:, | and | & | )){1,3}(?:personal )?(?:appearance|presentation)|well[- ]groomed|smart|(?:bonne |excellente )?presentation(?: (?:soignee|exigee?s?|requise))?|gepflegtes (?:auftreten|erscheinungsbild)|buena presencia|deal(?:ing)? with (?:clients|customers|the public)|well[- ]presented|presentable|(?:good|great|brilliant|fantastic) with (?:people|customers|clients|the public|children|kids|animals|pets)(?: and their [a-z]+)?|a people person)$/u;

/** "Du packst gern mit an", "je steekt de handen uit de mouwen", "vous avez le goût du travail bien fait". */
const LENDS_A_HAND = anyOf(
  /^(?:(?:du|sie|wer) )?(?:bist motiviert und )?pack(?:st|en|t) (?:gern(?:e)? |gut )?(?:mit )?an$/u,
  /\bhande?n uit de mouwen\b[^,;]{0,20}$|^(?:[a-z]+ ){0,3}gout du travail bien fait$/u,
  /^(?:[a-z]+ ){0,3}krempel(?:st|n) die armel\b[^,;]{0,20}$/u,
  /^(?:(?:du|sie) )?geh(?:st|en) [a-z]+ (?:mit|auf) [^,;]{3,40} (?:um|ein)$/u,
  /^(?:kan |kun )?(?:je |jij )?goed om(?:gaan)? met (?:drukte|stress|mensen|klanten|gasten|kritiek)$/u,
  /^(?:(?:vous etes|tu es|etre) )?(?:tres |totalement )?autonome\S{0,3}(?: (?:et|,) [a-z]+)?(?: (?:sur|en|dans) (?:l[ae]s? |vos |tes |ses |un )?(?:chantiers?|poste|travail|missions?|deplacements?|intervention|clientele))$/u,
);

/** "The ability to form relationships with anxious parents", "commercial sense". */
const GETS_ON = anyOf(
  /^(?:(?:the |an? )?(?:(?:natural|strong|proven|demonstrated) )?(?:ability|able) to )?(?:build|form|establish|develop|maintain)(?: and (?:build|maintain|develop))? (?:(?:strong|good|effective|positive|trusting|lasting|working|close|professional) ){0,3}(?:relationships?|rapport)\b/u,
  /^(?:(?:good|strong|sound|sharp) )?commercial (?:sense|thinking|awareness|nous|acumen|mindset)$/u,
);

/** What was done with people can be shown, where experience of it is asked for. */
const EXPERIENCE = anyOf(
  /\b(?:experienced?|background|track record|\w*erfahrung|experiencia|ervaring)\b/,
  /^(?:supervis(?:ing|ion of)|managing|leading) (?:[a-z0-9-]+ ){0,3}(?:staff|people|teams?|crews?|juniors|apprentices)\b/,
);
const SHOWN_BY_WORK: ReadonlySet<string> = new Set([
  'Leadership',
  'Training others',
  'Conflict resolution',
  'Delegation',
]);

/** "Cooperation with parents" is a part of the work. */
const WITH_WHOM: ReadonlySet<string> = new Set(['Collaboration', 'Teamwork']);

const PREPOSITIONS = wordsOf('with to for from by among mit avec con met voor zu');

/** Whether a statement asks only for what somebody is like, with whomever: "a courteous manner with tenants". */
export function asksForCharacter(statement: string): boolean {
  const folded = foldText(statement);
  if (EXPLAINS.test(folded) || GETS_ON.test(folded)) return true;
  if (OWN_LANGUAGE.test(folded) || GRADED.test(folded.replace(TAIL, ''))) return true;
  if (isCommunicator(folded) && !EXPERIENCE.test(folded) && !namesOtherLanguage(statement)) return true;
  if (COMMUNICATES.test(folded) || SAYS_NO.test(folded) || asksForManners(folded)) return true;
  if (LENDS_A_HAND.test(folded) || asksForLikingOrWriting(statement, folded)) return true;
  const head = statement.replace(TAIL, '').replace(KIND_OF_ATTITUDE, ' ');
  return showsTraits(head, folded) || goesOnInCharacter(statement, folded);
}

function isCommunicator(folded: string): boolean {
  return COMMUNICATOR.test(folded) || COMMUNICATOR_ELSEWHERE.test(folded);
}

/** "A strong communicator in English and French" is asked for the languages. */
function namesOtherLanguage(statement: string): boolean {
  return findTerms(statement, tokenize(statement)).some(
    ({ term }) => term.kind === 'language' && term.name !== 'English',
  );
}

const PROVABLE_KINDS: ReadonlySet<TermKind> = new Set(['skill', 'certificate', 'degree', 'language']);
const MAX_TAIL_WORDS = 14;
/** Whatever is loved, loving it is no skill in it. */
const LOVE =
  /^,? ?(?:and |et |y |en |und )?(?:an? |un |l'|el |een )?(?:love|passion|amour|amor|pasion|liefde)\b/;

/** A statement of character with a tail that names nothing a resume could show. */
function goesOnInCharacter(statement: string, folded: string): boolean {
  const cut = statement.replace(TAIL, '').length;
  const at = GOES_ON.exec(foldInPlace(statement.slice(0, cut)))?.index ?? cut;
  if (at === statement.length) return false;
  const tail = statement.slice(at);
  const words = tokenize(tail);
  if (words.length > MAX_TAIL_WORDS || readStatedYears(tail, words).length > 0) return false;
  if (!LOVE.test(foldText(tail)) && namesProvable(tail)) return false;
  const head = statement.slice(0, at);
  return isCommunicator(foldText(head)) || showsTraits(head, folded);
}

function namesProvable(text: string): boolean {
  return findTerms(text, tokenize(text)).some(({ term }) => PROVABLE_KINDS.has(term.kind));
}

function showsTraits(head: string, folded: string): boolean {
  const tokens = tokenize(head);
  const hits = findTerms(head, tokens);
  const isExperience = EXPERIENCE.test(folded);
  let traits = 0;
  for (const [index, token] of tokens.entries()) {
    const hit = hits.find(({ firstToken, endToken }) => index >= firstToken && index < endToken);
    if (hit !== undefined && hit.term.kind === 'soft_skill') {
      if (isExperience && SHOWN_BY_WORK.has(hit.term.name)) return false;
      const next = tokens[hit.endToken];
      const isWithSome = next !== undefined && PREPOSITIONS.has(next.norm);
      if (WITH_WHOM.has(hit.term.name) && isWithSome && !beginsWithTrait(tokens, hit.endToken + 1, hits))
        return false;
      traits++;
    } else if (hit !== undefined && hit.term.kind !== 'title') return false;
    else if (hit !== undefined && !(traits > 0 && standsBehindPreposition(tokens, hit.firstToken)))
      return false;
    else if (baseForms(token.norm).some((form) => TRAITS.has(form))) traits++;
    else if (hit === undefined && !baseForms(token.norm).some(saysNothing)) return false;
  }
  return traits > 0;
}

const WORDS_TO_TRAIT = 4;

/** "A team player with a good sense of humour": what stands behind the preposition is another trait. */
function beginsWithTrait(tokens: readonly Token[], from: number, hits: readonly TermHit[]): boolean {
  const isTrait = ({ norm }: Token, at: number): boolean =>
    baseForms(norm).some((form) => TRAITS.has(form)) ||
    hits.some(({ firstToken, term }) => firstToken === from + at && term.kind === 'soft_skill');
  return tokens.slice(from, from + WORDS_TO_TRAIT).some(isTrait);
}

/** A list of what somebody is like, each item by itself: of manners, of liking, of traits. */
function asksForManners(folded: string): boolean {
  const items = folded.split(/,\s|\s(?:and|et|und|y|en)\s/);
  if (items.length === 1) return OF_MANNERS.test(folded);
  return items.every((item) => OF_MANNERS.test(item) || asksForCharacter(item));
}

const SHORTEST_FORM = 4;

/** A word, and what it may be a form of: "freundliches", "dynamiques", "creativas". */
function baseForms(norm: string): string[] {
  if (norm.length <= SHORTEST_FORM) return [norm];
  return [norm, norm.replace(/(?:e[mnrs]?|[ns])$/, ''), norm.replace(/(?:as?|os)$/, 'o')];
}

function saysNothing(norm: string): boolean {
  return standsBesideTraits(norm) || isFillerWord(norm) || isContainerWord(norm) || isActivityWord(norm);
}

const WORDS_TO_PREPOSITION = 3;

function standsBehindPreposition(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - WORDS_TO_PREPOSITION), at).some(({ norm }) => PREPOSITIONS.has(norm));
}
