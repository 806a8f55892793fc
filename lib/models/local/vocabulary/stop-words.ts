import { foldText } from '../text/tokens.ts';

/** Languages that the local evaluator reads; ISO 639-1. */
export const READ_LANGUAGES = ['en', 'de', 'fr', 'es', 'nl'] as const;
export type ReadLanguage = (typeof READ_LANGUAGES)[number];

const WORDS: Readonly<Record<ReadLanguage, string>> = {
  en: `a about above across after again against all along also although always am among an and another any anyone anything
    are around as at away be became because become been before being below between both but by can cannot could did do
    does doing don't done down during each either else etc even ever every everyone everything few for from further get
    gets getting had has have having he her here hers herself him himself his how however i if in instead into is isn't it
    its itself just let like many may me might mine more most much must my myself neither next no nor not nothing now of
    off often on once one only onto or other others otherwise our ours ourselves out over own per perhaps quite rather
    really same shall she should since so some someone something soon still such than that the their theirs them
    themselves then there these they thing things this those though through throughout thus to together too toward
    towards under until up upon us very via was we well were what when where whether which while who whom whose why
    will with within without would yet you your yours yourself i'm i've we're you'll you're it's doesn't can't won't`,
  de: `aber alle allem allen aller alles als also am an andere anderen anderer auch auf aus bei beim bin bis bist da dabei
    dafür damit dann daran darauf daraus darin darüber das dass dein deine deinem deinen deiner dem den denen denn der
    deren des dessen dich die dies diese diesem diesen dieser dieses dir doch dort du durch ein eine einem einen einer
    eines einige einigen er es etwas euch euer eure für gegen habe haben hat hatte hattest hier hinter ich ihm ihn ihnen
    ihr ihre ihrem ihren ihrer im in indem ins ist jede jedem jeden jeder jedes jedoch kann kannst kein keine keinem
    keinen keiner können könnte mein meine meinem meinen meiner mich mir mit möchte muss müssen nach nicht noch nun nur
    ob oder ohne sehr sein seine seinem seinen seiner seit sich sie sind so solche soll sollte sollten sondern sowie
    über um und uns unser unsere unserem unseren unserer unter viel viele vom von vor wann war waren warum was weil weiter
    welche welchem welchen welcher wenn wer werde werden wie wir wird wirst wo worden wurde wurden zu zum zur zwischen
    während bzw sowohl deines unseres`,
  fr: `a à afin ai ainsi alors après as au aucun aucune auquel aussi autre autres aux avant avec avez avoir avons car ce
    ceci cela celle celles celui ces cet cette ceux chaque chez comme comment d dans de depuis des deux donc dont du elle
    elles en encore entre es est et étaient était étant être eu eux fait faire fois grâce hors il ils je jusqu l la le
    les leur leurs lors lorsque lui m ma mais me même mêmes mes moi mon n ne ni nos notre nous on ont ou où par parmi pas
    pendant peu peut plus plusieurs pour pouvez qu quand que quel quelle quelles quels qui quoi s sa sans se sera serez
    ses si sien soit son sont sous suis sur ta te tes toi ton tous tout toute toutes très tu un une vers vos votre vous
    y êtes afin auprès ainsi`,
  es: `a al algo algún alguna algunas algunos ante antes aquel aquella aquellos así aún aunque bajo bien cada como cómo con
    contra cual cuales cualquier cuando cuya cuyo de del desde donde dos durante e el él ella ellas ellos en entre era
    eran eres es esa esas ese eso esos esta está están estar estas este esto estos fue fueron ha haber había han has hasta
    hay he la las le les lo los más me mediante mi mis mismo mucha muchas mucho muchos muy nada ni no nos nosotros
    nuestra nuestras nuestro nuestros o os otra otras otro otros para pero poco por porque pues que qué quien quién se
    según ser será serás si sí sido siempre sin sobre son soy su sus también tan tanto te tendrás tener tiene tienes toda
    todas todo todos tu tus un una unas uno unos usted ustedes y ya yo`,
  nl: `aan al alle alles als altijd andere ben bent bij binnen daar daarbij daarna daarnaast dan dat de deze die dit doen
    door dus een eens elk elke en er erg geen haar had hadden heb hebben hebt heeft hem het hier hij hoe hun iedere
    iemand iets ik in is ja je jij jou jouw jullie kan kon kun kunnen maar me meer men met mij mijn moet na naar naast
    niet niets nog nu of om omdat onder ons onze ook op over reeds samen sinds te tegen ten ter tijdens toch toen tot
    tussen u uit uw van vanuit vaak veel verder via voor wanneer want waren was wat we wel welke werd wie wij wil word
    worden wordt zal ze zelf zich zij zijn zo zoals zonder zou zult`,
};

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).map(foldText));
}

/** Function words of each language, folded as token norms are: what tells a language, and what carries no content. */
export const FUNCTION_WORDS: Readonly<Record<ReadLanguage, ReadonlySet<string>>> = {
  en: setOf(WORDS.en),
  de: setOf(WORDS.de),
  fr: setOf(WORDS.fr),
  es: setOf(WORDS.es),
  nl: setOf(WORDS.nl),
};

const ALL = new Set(READ_LANGUAGES.flatMap((language) => [...FUNCTION_WORDS[language]]));
/** Function words of one language that carry meaning in English texts. */
for (const word of [
  'hat',
  'war',
  'die',
  'fait',
  'son',
  'ten',
  'two',
  'has',
  'era',
  'wet',
  'elk',
  'car',
  'pas',
  'sera',
  'haber',
  'pool',
])
  if (!FUNCTION_WORDS.en.has(word)) ALL.delete(word);

/** Whether a token norm is a function word in any language that is read: it says nothing about what a text is about. */
export function isFunctionWord(norm: string): boolean {
  return ALL.has(norm);
}

/**
 * Words that job adverts and resumes use whatever the job is. They carry little when a requirement that is in no
 * vocabulary is compared with a resume word by word. Folded norms.
 */
export const GENERIC_WORDS: ReadonlySet<string> = setOf(`
  ability able abilities experience experienced experiences knowledge skill skills skilled understanding familiarity familiar
  proficiency proficient expertise expert competence competent competency competencies working work works worked strong
  excellent good great solid proven demonstrated track record background required requirement requirements preferred
  desirable desired essential must plus bonus nice minimum least ideally ideal candidate candidates applicant
  applicants successful role roles position positions job jobs opportunity team teams year years month months yrs related relevant
  equivalent field fields including include includes use uses used using new various variety environment environments company
  responsibilities responsible responsibility duties ensure ensuring provide provides providing provided support
  supporting supports make help helping need needs needed needing want looking seek seeking high highly level levels
  basis day days daily time full part based across within well key core main other others areas area similar both
  join joining best right way ways different every able effective effectively deep hands comfortable passion passionate
  fluent advanced basic intermediate practical professional multiple several wide range large small
  previous prior current willing willingness enjoy love bring bringing apply applying
  erfahrung erfahrungen kenntnisse kenntnis fahigkeit fahigkeiten sicher sichere sicherer umgang gute guter gutes sehr
  abgeschlossene abgeschlossenes mehrjahrige mehrjahriger fundierte bereich stelle vorteil wunschenswert idealerweise jahre jahr
  aufgaben profil
  experience experiences connaissance connaissances competence competences capacite maitrise bonne bonnes poste ans an annees
  profil mission missions souhaite exige requis
  experiencia conocimiento conocimientos capacidad habilidad habilidades anos ano puesto minimo requisitos valorable deseable
  ervaring kennis vaardigheden vaardigheid jaar functie minimaal goede aantoonbare relevante beschikt pre`);
