import { anyOf } from '../../../text/alternatives.ts';
import { foldText, tokenize } from '../text/tokens.ts';
import type { TermKind } from '../types.ts';
import { findTerms } from '../vocabulary/matcher.ts';

/**
 * What tells of the employer and asks for nothing: sentences with its name for their subject ("Lane Pumps is an ISO 9001 certified firm
 * with 40 years of experience."), and what stands below a heading that announces it ("Über uns"). Whatever they name, they boast of it.
 */

/** A few words that begin with capitals, and what may stand between them. */
const NAME =
  /^(?:(?:At|The|Die|Der|Das|La|Le|El|De|Het|Bei)\s)?\p{Lu}[\p{L}\p{N}&.'’+-]{0,30}(?:\s(?:(?:of|and|the|of the|for the|for|&|und|et|de|du|de la|la|y|del|van|van de|en)\s)?[\p{Lu}\p{N}&][\p{L}\p{N}&.'’+-]{0,30}){0,5}(?:,|\s)/u;

/** Kinds of employers. */
const EMPLOYER =
  /\b(?:employers?|compan(?:y|ies)|firms?|business|providers?|suppliers?|manufacturers?|contractors?|agency|consultancy|charity|organi[sz]ation|group|workplace|shop|leader|operator|brand|retailer|builder|trust|council|university|school|college|hospital|hotel|platform|start-?up|scale-?up|studio|institution|institute|authority|producer|distributor|network|practice|developer|bank|insurer|carrier|airline|subsidiary|clinic|restaurant|bakery|dealership|partnership|unternehmen|betrieb|firma|anbieter|hersteller|dienstleister|konzern|klinik|praxis|entreprise|societe|groupe|fabricant|fournisseur|cabinet|prestataire|hopital|empresa|grupo|fabricante|proveedor|lider|clinica|bedrijf|organisatie|leverancier|producent|dienstverlener|ziekenhuis)\b/;

/** What it is. */
const IS = /^(?:is|are|was|ist|est|es)\s/;

/** What it does, has or is proud of. */
const DOES =
  /^(?:makes|produces|builds|develops|provides|runs|sells|moves|helps|simplifies|cares for|looks after|acknowledges?|employs?|exports?|operates?|participates?|celebrates?|serves?|delivers?|speciali[sz]es?|manufactures?|supplies|designs|offers?|believes?|values?|welcomes?|supports|promotes?|prides?|reserves?|complies|conducts?|boasts?|works with|has (?:been|over|more than|grown|won|offices|an?|\d)|have (?:been|over|won)|we(?:'ve|'re| have| are| believe| value| pride)|beschaftigt|bietet|verfugt uber|gehort|emploie|propose|compte|dispose de|emplea|ofrece|cuenta con|biedt|heeft)\b/;

/** "Koster is al 40 jaar een begrip": how long it has been what it is. */
const SO_LONG =
  /^(?:is|ist|est|es|staat|bestaat|steht|besteht|existe|has been)\s(?:\w+\s){0,2}?(?:al|seit|depuis|desde hace|for)\s(?:\w+\s){0,3}?\d{2,3}\s(?:jaar|jahren|ans|anos|years)\b/;

/** Says of somebody what they should be, have or know. */
const ASKS =
  /\b(?:you|your|yours|candidates?|applicants?|someone|somebody|anyone|people who|persons?|must|should|shall|need\w*|requir\w*|essential|mandatory|preferred|desirable|advantage\w*|an? (?:plus|bonus|asset|must)|seek\w*|look\w*|hiring|recruit\w*|expect\w*|ask\w*|sie|du|ihr\w*|dein\w*|such\w*|erwart\w*|brauch\w*|voraus\w*|erforderlich|wunschenswert|vous|votre|vos|recherch\w*|cherch\w*|exige\w*|requis\w*|souhait\w*|usted|tu|busc\w*|necesit\w*|imprescindible|deseable|valor[ao]\w*|je|jij|jouw|zoek\w*|vrag\w*|vereist|gewenst)\b/;

const ASKED_KINDS: ReadonlySet<TermKind> = new Set([
  'skill',
  'certificate',
  'degree',
  'language',
  'soft_skill',
  'title',
]);

const MAX_CHARACTERS = 400;
const MAX_HEADING_CHARACTERS = 80;

/** "At First Piedmont, personal bankers open accounts": what is done there, unless it says that it asks. */
const AT_THE_FIRM = /^At\s/;
const ASKS_OUTRIGHT =
  /\b(?:you|your|candidates?|applicants?|must|should|requir\w*|essential|desirable|experience\w*|seek\w*|look\w*)\b/;

/** "Cabinet comptable de 45 collaborateurs, nous renforçons …": the kind of firm, before what it says of itself. */
const FIRM_OF_ITSELF =
  /^(?:(?:une?|una?|een|eine?|als|as an?|an?) )?(?:[a-z-]+ )?(?:entreprise|societe|groupe|cabinet|etablissement|association|agence|pme|fabricant|acteur|empresa|grupo|despacho|compania|entidad|cadena|unternehmen|betrieb|bedrijf|organisatie|company|firm|charity)\b[^.:;]{0,120}, (?:nous|we|wir|wij) (?!.*(?:experienc|erfahrung|kenntnis|ervaring|\bkennis|\bans\b|jahre|\bjaar\b|years|diplom|maitris|connaiss|knowledge|titulaire))/;

/** Whether a sentence tells of the employer by its name, and of nobody whom it seeks. */
export function tellsOfEmployer(sentence: string): boolean {
  if (sentence.length > MAX_CHARACTERS) return false;
  if (FIRM_OF_ITSELF.test(foldText(sentence))) return true;
  const name = NAME.exec(sentence)?.[0];
  if (name === undefined) return false;
  const told = foldText(sentence.slice(name.length).trimStart());
  if (AT_THE_FIRM.test(name) && name.endsWith(',')) return !ASKS_OUTRIGHT.test(told);
  if (ASKS.test(told) || namesAsked(name)) return false;
  return DOES.test(told) || (IS.test(told) && EMPLOYER.test(told)) || SO_LONG.test(told);
}

/** Headings that announce the employer: "Qui sommes-nous ?", "La empresa", "Over Lane". The post and its holder have others. */
const OF_EMPLOYER = anyOf(
  /^(?:about|uber|a propos de?|sobre|acerca de|over) (?!\d|(?:the |die |den |das |la |le |el |de |het |this |deze |este )?(?:role|job|post|position|vacancy|opportunity|work|you|your|candidate|stelle|job|position|rolle|aufgabe|arbeit|dich|sie|poste|mission|offre|vous|toi|puesto|cargo|trabajo|vacante|oferta|ti|usted|mi|me|mich|functie|vacature|rol|jou|je|u)\b)/,
  /\b(?:who (?:we are|are we)|wer (?:wir sind|sind wir|ist)|das sind wir|(?:wir|uns) (?:uber uns|stellen uns vor)|qui (?:sommes|est)|quien(?:es)? (?:somos|es)|conocenos|wie (?:zijn|is) (?:wij|we)|wie (?:wij|we) zijn|dit zijn (?:wij|we)|what we do|was wir (?:machen|tun)|ce que nous faisons|(?:lo )?que hacemos|wat (?:wij|we) doen|our (?:story|mission|vision))\b/,
  /^(?:(?:our|the|your|dein|ihr|das|der|die|unser|unsere|l'|la|le|notre|votre|el|nuestra|nuestro|tu|het|de|ons|onze|jouw)(?: |(?<=')))?(?:(?:presentation|description|overview|descripcion|presentacion|beschreibung|sobre|over) (?:of |de |del |van )?(?:the |la |l'|het |el )?)?(?:compan(?:y|ies)|employer|organi[sz]ation|firm|business|client|unternehmen|betrieb|firma|arbeitgeber|kunde|entreprise|societe|groupe|cabinet|etablissement|employeur|structure|empresa|compania|entidad|despacho|bedrijf|organisatie|werkgever|klant)(?:sprofil|sbeschreibung|sprofiel| profile| overview| description)?$/,
);

/** Whether a heading, without its marks, announces what follows as told of the employer. */
export function announcesEmployer(heading: string): boolean {
  if (heading.length > MAX_HEADING_CHARACTERS) return false;
  return OF_EMPLOYER.test(
    foldText(heading)
      .replace(/^[¿¡\s]+|[?!:.\s]+$/g, '')
      .replaceAll('-', ' '),
  );
}

/** Asks for years even without naming whom ("Mindestens drei Jahre Erfahrung"). */
const AT_LEAST =
  /\b(?:at least|minimum|min|mindestens|mind|wenigstens|au moins|minimum de|minimo|al menos|por lo menos|minstens|minimaal|ten minste)\b/;

/** The firm speaks of itself, or of what sets it apart. */
const OF_ITSELF =
  /\b(?:we|our|ours|us|wir|unser\w*|uns|nous|notre|nos|nosotros|nuestr[oa]s?|nos|somos|contamos|llevamos|tenemos|ofrecemos|wij|ons|onze|zeichne[nt]|avalan?|respalda[n]?|reputation|reconnue?|founded|established|gegrundet|fondee?|fundada|opgericht|opgebouwd|kracht|troeven?|leading|fuhrend\w*|lider|toonaangevend\w*|staff|employees|mitarbeiter\w*|beschaftigte\w*|salaries|collaborateurs|empleados|plantilla|medewerkers|collega's|family[- ](?:run|owned|business|firm)|familien(?:unternehmen|betrieb)|(?:entreprise|groupe|societe) famili\w+|empresa familiar|familiebedrijf)\b/;

/**
 * Whether a line below a heading that announces the employer tells of it. Where the job says elsewhere what it asks for, all does that
 * seeks nobody; else only what the firm says of itself.
 */
export function isOfEmployer(line: string, asksElsewhere: boolean): boolean {
  if (line.length > MAX_CHARACTERS) return false;
  const folded = foldText(line);
  if (ASKS.test(folded) || AT_LEAST.test(folded)) return false;
  return asksElsewhere || OF_ITSELF.test(folded) || EMPLOYER.test(folded);
}

/** "Python is …" is of what is asked; "Lane Precision is …" has a word of it in its name. */
function namesAsked(name: string): boolean {
  const words = tokenize(name);
  const named = findTerms(name, words).filter(({ term }) => ASKED_KINDS.has(term.kind));
  const covered = named.reduce((sum, { firstToken, endToken }) => sum + endToken - firstToken, 0);
  return named.length > 0 && covered >= words.length;
}
