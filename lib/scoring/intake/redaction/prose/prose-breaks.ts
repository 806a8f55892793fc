import { either } from '../../../../text/alternatives.ts';
import { ANYWHERE, type ProseRule, proseForm } from './prose-rule.ts';
import { AILMENT, AILMENT_WORDS, KIN, KIN_WORDS, OWN, OWN_KIN } from './word-classes.ts';

const FRAME = String.raw`(?:(?:took|had|have taken) [^.;!?\n]{3,40}? off|(?:months?|weeks?|years?|terms?|time|while|spell)['’]?s?['’]? (?:off|out|away|leave|at home)|off (?:work|sick)|(?:was|were|been|went|am) (?:off|away)|away from|out of|stopped (?:work(?:ing)?)|gave up work|(?:did|could)(?:n['’]t| not) work|step(?:ped)? (?:back|away|down|out)|stood (?:back|down)|between jobs|(?:I|he|she|they) (?:\p{L}+ )?(?:missed|left|paused)|^\P{L}{0,6}(?:missed|left|paused)|career break|a break|gap|leave|returned|came back|absen(?:t|ce)|unterbr(?:uch|echung)|pausiert|ausgesetzt|pause|auszeit|(?:fiel|war) ich|nicht gearbeitet|interromp\p{L}{1,4}|arr[eê]t[eé]?e?|absente?|cess[eé]|entracte|sin trabajar|par[eé]|parad[oa]|estive|parei|ausente|assente|fermat[oa]|niet gewerkt|gestopt|gewerkt in|onderbr\p{L}{3,6}|przerwy?|przerwę)(?![\p{L}])`;
const FRAME_WORDS = [
  'off away out leave home stopped gave did didn could couldn step stepped stood jobs missed left paused break gap returned came absent absence',
  'unterbruch unterbrechung pausiert ausgesetzt pause auszeit fiel war gearbeitet',
  'interrompu interrompue interrompus interrompant interrompre interrompere interrompido interrompida interrompt interromps interrompi interrompo interrompeu interromper arrêt arrêté arrêtée arrête arrete absent absente cessé entracte trabajar pare paré parada parado estive parei ausente assente fermato fermata',
  'gewerkt gestopt onderbroken onderbreking onderbreken onderbraken onderbroke przerw przerwy przerwę',
].join(' ');

const EVENT = either(
  `${AILMENT}|the (?:birth|arrival|adoption|death|loss|illness|funeral) of`,
  `${OWN} (?:divorce|separation|wedding|marriage|pregnancy|operation|illness|recovery)|maternity`,
  `paternity|bereavement|(?:birth|adoption|death) of`,
);
const BY_NOUN = `(?:for|after|following|with|because of|due to|owing to|through|by)( (?:a|an|the|my|our|his|her|their|bad|severe|serious|long|short|major|minor|postnatal|post-natal|clinical|cycling|car|road|sports|back|knee|hip|open|bout of|spell of|course of|case of|bowel|breast|skin|lung|\\p{L}{4,9}tive|ulcerative)){0,4} (?:(?!colleague|former)\\p{L}{4,12} )?(?:${EVENT}|${KIN}['’]s (?:wedding|funeral|illness|death|birth))`;
const BY_KIN = `(?:with|for) ${OWN_KIN}(?! (?:firm|compan|business|team))`;
const BY_CLAUSE = `(?:when|while|whilst|as|because|after|since|until|before)(?: (?:${OWN_KIN}|my (?:own |left |right )?(?:appendix|back|knees?|hips?|heart|health|lungs?|legs?|eyes?|sight|marriage|parents|nerves)(?![\\p{L}])|\\p{L}{2,20} was born|we (?:had|lost|adopted|moved)|I (?:was|fell|became|had|got|broke|lost)( (?:an?|my|very|seriously|badly|too|both)){0,2} (?:ill|sick|unwell|pregnant|expecting|in hospital|hospitali[sz]ed|injured|diagnosed|recovering|baby|child|carer|homeless|divorced|${AILMENT}|leg|arm|back|wrist|ankle|hip|mother|father)))`;
const BY_PURPOSE = `to (?:(?:have|adopt|care for|look after|nurse|be with|stay with|bury|raise|bring up|mind|attend|marry)( (?:a|an|the|${OWN_KIN}|${OWN})){0,2} ?(?:${KIN}|(?<=${KIN})|(?:second|third) child)|(?:help|support|see|visit|join) ${OWN_KIN}|recover|give birth|start a family|get (?:married|better|well|divorced|sober)|have (?:an? |my )?(?:\\p{L}+ )?(?:operation|surgery|treatment|ivf))`;
const REMARK = '(?:: |\\s?[(–—] ?)';
const BY_REMARK = `(?:the )?(?:${OWN_KIN}|${EVENT}|maternit\\p{L}{1,5}|paternit\\p{L}{1,5}|parental leave|family (?:reasons|illness)|ill(?:ness)?|private)`;

const GERMAN = String.raw`(?:weil (?:ich|mein\p{L}{0,2}|unser\p{L}{0,2})|wegen|nach|zur|um mein\p{L}{0,2}|aufgrund|infolge|für|bei)( \p{L}{2,20}){0,3}? (?:depression|operation|op|krankheit|erkrankung|unfall|unfalls|schwangerschaft|geburt|pflege|mutter|vaters?|eltern|kind(?:er|es)?|sohn(?:es)?|tochter|frau|mann(?:es)?|burn-?outs?|klinik|krebs\p{L}{0,12}|scheidung|bandscheib\p{L}{1,12}|krankenhaus|schwanger|krank)(?![\p{L}])`;
const ROMANCE = String.raw`(?:pour|à cause|suite|après|par|le temps|por|per|con|com|tras|dopo|para|pel[ao]|porque|perché|parce que?)( (?:[ldm]['’])?\p{L}{1,20}){0,3}? (?:[ldm]['’])?(?:épouse|mari|femme|mère|père|fils|fille|enfants?|grossesse|maladie|opération|maternité|paternité|parental|naissance|accident|cancer|dépression|bébé|monde|maternidad|paternidad|linfoma|cáncer|embarazo|operación|accidente|enfermedad|madre|padre|hij[oa]s?|nacimiento|esposa|marido|maternità|paternità|gravidanza|intervento|malattia|figli[oa]?|moglie|marito|incidente|maternidade|gravidez|cirurgia|doença|acidente|filh[oa]s?|mãe|pai)(?![\p{L}])`;
const DUTCH_POLISH = String.raw`(?:wegens|na|door|voor|vanwege|om|po|z powodu|ze względu)( \p{L}{1,20}){0,3}? (?:mantelzorg|moeder|vader|burn-?out|ziekte|operatie|zwangerschap|geboorte|bevalling|ouders|kind(?:eren)?|zoon|dochter|ongeluk|scheiding|zawale|zawału|urodzeni[eu]|chorob[yęa]|ciąż[yęa]|operacji|wypadku|porodzie|synka?|córki|córkę)(?![\p{L}])`;
const OTHER_REMARK = either(
  String.raw`elternzeit|mutterschaft\p{L}{0,10}|mutterschutz|zivildienst|bandscheibe|krankheit|schwangerschaft`,
  `grossesse|congé (?:maternité|paternité|parental)|maladie|bébé|rqap|maternidad|me operaron|embarazo`,
  `mi[oa]? (?:padre|madre|mujer|marido|moglie|marito)|maternità|gravidanza|maternidade|gravidez`,
  String.raw`ouderschapsverlof|zwangerschap\p{L}{0,8}|ziekte|deuxième bébé`,
);
const REASON_WORDS = [
  AILMENT_WORDS,
  KIN_WORDS,
  'birth arrival adoption death loss funeral wedding marriage recovery maternity maternité maternità maternidad maternidade paternity paternité paternità paternidad paternidade',
  'appendix knee knees hips health lung lungs legs eye eyes sight parents nerves',
  'we ill sick unwell pregnant expecting hospital hospitalised hospitalized injured diagnosed recovering carer homeless divorced leg arm back wrist ankle hip',
  'recover get treatment parental reasons private',
  'op krankheit erkrankung unfall unfalls schwangerschaft geburt pflege mutter vater vaters eltern kind kinder kindes sohn sohnes tochter frau mann mannes burnouts burn klinik krebs krebserkrankung krebstherapie krebsbehandlung krebsdiagnose krebsoperation scheidung bandscheibe bandscheiben bandscheibenvorfall bandscheibenvorfalls bandscheibenoperation krankenhaus schwanger krank',
  'épouse mari femme mère père fils fille enfant enfants grossesse maladie opération accident dépression bébé monde naissance linfoma cáncer embarazo operación accidente enfermedad madre padre hijo hija hijos hijas nacimiento esposa marido gravidanza intervento malattia figlio figlia figli figl moglie marito incidente gravidez cirurgia doença acidente filho filha filhos filhas mãe pai',
  'mantelzorg moeder vader ziekte operatie zwangerschap zwangerschaps zwangerschapsverlof bevalling ouders kinderen zoon dochter ongeluk scheiding zawale zawału urodzeniu urodzenie chorobę chorobą choroby choroba ciąży ciążę ciążą ciąża operacji wypadku porodzie synka synk córki córkę',
  'elternzeit mutterschaft mutterschafts mutterschaftsurlaub mutterschaftsschutz mutterschaftszeit mutterschaftspause mutterschutz zivildienst rqap operaron mujer ouderschapsverlof',
].join(' ');

const END = String.raw`[^.;!?()\n]{0,80}?(?=\s*(?:[.;!?)]|$)|,? (?:but|then|so|now|since)\b|,? and (?:I|then|came|have|has|had|kept|return\p{L}{0,3}|was|am|back|since|went|took)\b| (?:from|in|between|since|until|during) (?:\p{L}{3,9} )?(?:19|20)\d\d|, (?:i'm|i am|am|in|back)\b)`;

/**
 * Why somebody was away from work, behind the words that say that they were. The break stays, its reason goes: the
 * sentence is whole without it.
 */
export const BREAK_REASONS: ProseRule = {
  isAdverbial: true,
  // Of others it is work: "advised employees on time off for surgery".
  unless:
    /\b(?:employees?|staff|colleagues?|patients?|clients?|workers?|mothers|fathers|parents|students|pupils|drivers|players|women|men|residents|returners|schemes?|polic(?:y|ies)|groups?|cover(?:ed|ing)?)\b/i,
  forms: [
    proseForm(
      [FRAME_WORDS, REASON_WORDS],
      `(?<![\\p{L}])${FRAME}[^.;!?\\n]{0,60}?(?<reason>(?:[,]?\\s(?:(?:${BY_NOUN}|${BY_KIN}|${BY_CLAUSE}|${BY_PURPOSE})(?![\\p{L}-])|${GERMAN}|${ROMANCE}|${DUTCH_POLISH})|${REMARK}(?:${BY_REMARK}|${OTHER_REMARK})(?![\\p{L}]))${END}(?:\\)|,? (?:now )?fully (?:recovered|fit))?)`,
      ANYWHERE,
    ),
  ],
};
