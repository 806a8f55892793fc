import { isDigit } from '../../../text/characters.ts';
import { GENERIC_WORDS, isFunctionWord } from '../vocabulary/stop-words.ts';
import { NUMBER_WORDS } from '../vocabulary/wording.ts';

/**
 * Words that carry no evidence of their own, as normalized tokens: function words of five languages, and the words in
 * which jobs wrap what they ask for ("proven experience in …", "sichere Kenntnisse in …").
 */

const WRAPPING_WORDS =
  // English
  'ability able abilities applicant applicants aptitude background basic candidate candidates capable comfortable command competence ' +
  'competency competent competencies confident considerable core demonstrable demonstrate demonstrated demonstrates desirable desired ' +
  'equivalent essential exceptional excellent expected experience experienced experiences expert expertise exposure extensive familiar ' +
  'familiarity following fluent full good grasp great hands have high highly hold holding holds ideal ideally important include includes ' +
  'including interest job keen knowledge knowledgeable know knows like mandatory minimum month months must necessary need needed needs new ' +
  'happy busy evidence w optional outstanding past plus possess possesses possessing practical preferably preferred prior proficiency proficient proven ' +
  'previous qualification qualifications qualified record relevant require required requirement requirements requires role seeking prev yr mth mths equiv incl reqd ' +
  'seek similar skill skilled skills solid sound specific spent strong successful successfully suitable superb superior thorough total ' +
  'track understanding use used using valid willing willingness work worked working works year years yrs position job looking duration ' +
  'advanced advantage asset bonus nice deep depth field fields area areas related level exceptional sufficient adequate professional ' +
  'outstanding superior effective useful prime robust concrete intense profound substantial significant comprehensive adept adeptness art state ' +
  'exp commendable remarkable impeccable stellar top notch keen sharp acute sincere rich vast wide broad base set sets capability capabilities ' +
  'prerequisite prerequisites understand understands focus focused mastery mastered masterful hand excellency excellence talent talented gifted conversant versed acquainted acquaintance ' +
  'furthermore moreover additionally addition besides lastly finally firstly secondly ' +
  'usage utilize utilizes utilized utilizing utilise utilises utilised utilising utilization utilisation employing proficiencies entire overall aware ' +
  'concerning regarding pertaining diverse numerous applies basics  involving involves involved relating relates associated ' +
  'advantageous helpful welcome welcomed beneficial favorable favourable appreciated optionally qualifying pqe verifiable verified documented progressive recent ' +
  // German
  'erfahrung erfahrungen kenntnisse kenntnis fahigkeit fahigkeiten berufserfahrung mehrjahrige mehrjahriger einschlagige einschlagig ' +
  'fundierte fundierten sehr gute guten guter gut sichere sicherer sicheren sicher umgang jahr jahre jahren idealerweise wunschenswert ' +
  'vorteil erforderlich vorausgesetzt abgeschlossene abgeschlossenes bereich ersten erste mindestens notwendig bringen verfugen ' +
  'wenigstens besitzen nachweis nachweise inklusive einschliesslich insbesondere routiniert routinierte routinierter souveran souverane erprobte ' +
  'beherrschst beherrschen beherrscht kennst besitzt sprichst gelebte erfolgreich erfolgreiche nachweisbare bringst verfugst zwingend hilfreich vorteilhaft pluspunkt gerne gern gesehen bevorzugt mind min ' +
  'vorzugsweise versiert fundiertes umfassend umfassende ausgepragt ausgepragte exzellent exzellente langjahrig langjahrige nachgewiesen ' +
  'nachweislich praxiserfahrung praktische vergleichbar vergleichbare vergleichbaren vergleichbarer ahnliche ahnlichen ware schon verpflichtend ' +
  // French
  'experience experiences connaissance connaissances maitrise competence competences capacite capacites bonne bonnes solide solides ' +
  'annee annees ans minimum moins souhaite souhaitee souhaitees apprecie appreciee atout requis requise exige exigee confirmee domaine ' +
  'maitrisez maitriser possedez disposez detenez connaissez savez vigueur indispensable serait excellente excellent poste similaire notamment incluant compris aisance parfaite parfait parfaitement ' +
  'premier premiere premieres obligatoire obligatoires souhaitable idealement facultatif averee approfondi approfondie approfondies justifiez justifier ' +
  'respect respecter reussi reussie reussies travail travailler savoir notion notions bases irreprochable impeccable ' +
  // Spanish
  'experiencia previa previas conocimiento conocimientos dominio capacidad habilidad habilidades buen buena buenas alto nivel ano anos minimo minima ' +
  'menos requiere requieren acreditada acreditable manejo formacion titulado titulada deseable valorable valorara requisito requisitos imprescindible demostrable necesario necesaria area puesto ' +
  'dominas manejas conoces conocer vigor vigente obligatorio obligatoria valora preferible preferentemente preferiblemente idealmente opcional solido solida amplio amplia excelente ' +
  'cumplimiento cumplir trabajo trabajar saber nocion nociones ' +
  // Dutch
  'ervaring kennis vaardigheden vaardigheid goede sterke uitstekende jaar jaren minimaal minstens minste tenminste vereist pre voorkeur gewenst ' +
  'beheerst beheersen kent kunt kunnen attest attesten richting inclusief waaronder vlot werken werkt aantoonbare ruime beheersing beschikt relevante staat ' +
  'wenselijk pluspunt interesse complex complexe complexes meegenomen liefst idealiter optioneel werkervaring afgeronde afgerond verplicht aantoonbaar gedegen diepgaande grondige bezit ' +
  'vergelijkbaar vergelijkbare soortgelijke bevoegd bekwaam niveau ' +
  // "By preference", also in languages that are read with a warning
  'preference preferences preferencia preferencialmente preferibilmente preferibile preferiblement gradita gradito';

/** All but the function words in one, as most words are asked for. */
const FILLERS: ReadonlySet<string> = new Set([
  ...WRAPPING_WORDS.split(' '),
  ...NUMBER_WORDS.keys(),
  ...GENERIC_WORDS,
]);

/** Words that only grade or place a title, not tell the trade. */
const TITLE_FILLER: ReadonlySet<string> = new Set(
  (
    'junior jr senior sr lead principal staff intern internship trainee apprentice chief head associate assistant mid entry level i ii iii iv v ' +
    'experienced expert freelance contract contractor temporary temp part full time remote m w d f h x gn all except other others misc ' +
    'miscellaneous wfh fifo dido hybrid onsite urgent immediate rockstar ninja guru hero wizard nyc usa uk us gmbh inc ltd llc co acting interim'
  ).split(' '),
);

/** True for a word that shows nothing by itself; `norm` as tokens carry it. */
export function isFillerWord(norm: string): boolean {
  return (
    isFunctionWord(norm) ||
    FILLERS.has(norm) ||
    isDeclinedFiller(norm) ||
    (beginsWithDigit(norm) && /^\d+(?:\.\d+)?$/.test(norm))
  );
}

const MIN_DECLINED = 7;

/** "Einschlägigen" as "einschlägige": a German adjective in another case. */
function isDeclinedFiller(norm: string): boolean {
  return norm.length >= MIN_DECLINED && /e[nm]$/.test(norm) && FILLERS.has(norm.slice(0, -1));
}

/** True for a word in a title that does not name the trade. */
export function isTitleFiller(norm: string): boolean {
  return TITLE_FILLER.has(norm) || isFunctionWord(norm) || (beginsWithDigit(norm) && /^\d+$/.test(norm));
}

function beginsWithDigit(norm: string): boolean {
  return isDigit(norm.charCodeAt(0));
}

/** Words for kinds of things: beside the thing itself they say little. */
const CONTAINER_WORDS: ReadonlySet<string> = new Set(
  (
    'tool tools technology technologies system systems application applications software platform platforms concept concepts principle ' +
    'principles technique techniques method methods methodology methodologies practice practices procedure procedures process processes ' +
    'standard standards solution solutions service services functionality functionalities function functions feature features ' +
    'framework frameworks program programs programming language languages task tasks activity activities operation operations ' +
    'manage manages management managing process processing design designing develop develops development developing industry sector activities issue issues aspect aspects ' +
    'weiterbildung fortbildung lehrgang schulung bijscholing training course courses qualification product products data information quality general related based oriented driven specialist specialization ' +
    'outil outils logiciel logiciels progiciel progiciels produit produits regle regles norme normes consigne consignes protocole protocoles ' +
    'systeme systemes methode methodes procedure procede procedes equipement equipements materiel materiels activite activites tache taches ' +
    'clientele eleve eleves beneficiaire beneficiaires entreprise entreprises environnement environnements entorno entornos empresa empresas ' +
    'herramienta herramientas programa programas producto productos tecnica tecnicas norma normas normativa protocolo protocolos sistema sistemas ' +
    'metodo metodos proceso procesos procedimiento procedimientos actividad actividades tarea tareas cliente clientes usuario usuarios ' +
    'paciente pacientes alumno alumnos alumnado ' +
    'protocol protocols rules guidelines module modules situation situations circumstance circumstances ' +
    'docs paperwork licence licences license licenses ticket tickets card cards children child pupils pupil students student patients clients customers guests residents users'
  ).split(' '),
);

/** True for a word that names a kind of thing rather than a thing: "tools", "methods", "management". */
export function isContainerWord(norm: string): boolean {
  return CONTAINER_WORDS.has(norm);
}

/** What is done with a thing, or how well: beside the thing itself they say little. */
const ACTIVITY_WORDS: ReadonlySet<string> = new Set(
  (
    'experiencing achieve achieving exceed exceeding meet meeting hit hitting completing undertake undertaking coordinate applying fast ' +
    'led ran read ' +
    'running run operating operate building build maintaining maintain maintenance writing write creating create creation implementing ' +
    'implement implementation delivering deliver delivery handling handle performing perform conducting conduct providing leading lead ' +
    'improving improve preparing prepare preparation administering administer administration installing installation planning plan ' +
    'execution executing production coordination coordinating ownership safe safely clear clearly careful carefully timely accurate ' +
    'accurately independent independently reliable proper properly complete daily routine modern common give gives giving given make makes ' +
    'making made take takes taking caring assessing treating admin ' +
    'precise exact neat follow follows following adhere adheres adhering adherence execute executes perform performs identify identifies identifying identification ' +
    'engage engages engaging determine determining devise devising streamline streamlining assure assures assuring oversee overseeing carry ' +
    'carrying facilitate facilitating leverage leveraging establish establishing dealing ' +
    // German
    'arbeiten arbeitet arbeitest umgehen umzugehen beherrschen beherrscht beherrschst durchfuhren durchfuhrung erstellen erstellst erstellt erstellung ' +
    'machen macht machst umsetzen umsetzung taglich gern gerne selbststandig selbstandig bearbeiten bearbeitet bearbeitest mitbringen mitbringst mitbringt abrechnen ' +
    'abrechnet dokumentieren dokumentiert sprechen spricht sprichst gearbeitet bedienen bedient bedienst bauen baut baust ' +
    // French
    'faire fait faites tenir tient realiser realise effectuer assurer assure utiliser maitriser organiser analyser rediger gerer suivre preparer ' +
    'controler participer etablir elaborer mettre installer installation intervenir conduire diriger developper concevoir conception ' +
    // Spanish
    'dominar domina manejar maneja manejara llevar lleva realizar realiza hacer usar uso presentar presentarse diario soltura ' +
    'gestionar organizar elaborar redactar controlar coordinar preparar atender participar dirigir analizar desarrollar desarrollando disenar ' +
    'disenando ejecutar implementar instalar ' +
    // Dutch
    'maken maakt maak doen doet geven geeft omgaan overweg uitvoeren zelf zelfstandig dagelijks spreekt spreken leest lezen schrijft'
  ).split(' '),
);

/** True for a word that says what is done with a thing, or how well, rather than what the thing is. */
export function isActivityWord(norm: string): boolean {
  return ACTIVITY_WORDS.has(norm);
}

/** Nouns for what is done, where the matter follows: "travaux de maçonnerie", "Montage von Küchen", "gestión de facturas". */
const NOUNS_OF_DOING: ReadonlySet<string> = new Set(
  (
    'montage ausfuhrung bedienung vorbereitung zubereitung planung koordination abwicklung uberwachung erledigung einbau aufbau ' +
    'travaux realisation gestion redaction preparation elaboration etablissement execution suivi tenue ' +
    'preparacion elaboracion realizacion ejecucion redaccion seguimiento tramitacion tareas labores ' +
    'uitvoering opstellen verwerking voorbereiding voorbereiden werkzaamheden'
  ).split(' '),
);

/** True for a word that says what is done with the matter behind it, as the thing itself or beside it. */
export function isWordOfDoing(norm: string): boolean {
  return isActivityWord(norm) || NOUNS_OF_DOING.has(norm);
}
