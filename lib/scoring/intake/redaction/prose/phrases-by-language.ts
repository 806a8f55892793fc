import { foldWord } from '../../words.ts';
import { type PhraseRule, START } from './phrase-rule.ts';

/** What a language says of family, age and origin in running text. Patterns have the flags `giu`. */
interface Language {
  /** Words of which at least one stands in every match. */
  triggers: string;
  patterns: readonly string[];
}

/** The word does not go on before it. */
const WORD = '(?<![\\p{L}])';

/** The end of a clause, or the language's "and". */
function clauseEnd(and: string): string {
  return `(?=\\s*(?:[.,;|)]|$|${WORD}${and}(?![\\p{L}])))`;
}

/** Behind a noun adjectives tell the gender as well: "una donna seria e puntuale". */
function adjectives(and: string): string {
  return `(?: \\p{L}{4,20}(?:, \\p{L}{4,20}){0,3}(?: ${and} \\p{L}{4,20})?${clauseEnd(and)})?`;
}

/** Of who works: "ho 12 anni di esperienza" tells of years in the trade. */
const AGE = '(?:1[5-9]|[2-9]\\d)';

const GERMAN: Language = {
  triggers:
    'ich verheiratet ledig geschieden verwitwet mutter vater ehemann ehefrau frau mann sohn tochter söhne töchter bin jahre geboren kinder alleinerziehend alleinerziehende staatsburger staatsburgerin schwerbehindert staatsangehorigkeit',
  patterns: [
    `${WORD}(?:ich bin |bin )?(?:verheiratet|ledig|geschieden|verwitwet)(?:(?:,| und| mit)? (?:ich )?(?:habe )?(?:ein|eine|zwei|drei|vier|\\d) (?:\\p{L}+ )?(?:Kind(?:er|ern)?|Söhne?|Töchter|Tochter))?${clauseEnd('und')}`,
    `${WORD}(?:(?:als |ich bin )?(?:stolzer? |alleinerziehender? )?(?:Mutter|Vater|Mama|Papa)) (?:von )?(?:\\p{L}+|\\d) (?:\\p{L}+ )?(?:Kindern|Kindes|Kinder|Söhnen|Töchtern|Tochter|Sohnes)`,
    `${WORD}(?:ich (?:bin )?|bin )\\d{2} Jahre (?:alt|jung)`,
    `${WORD}ich bin (?:gläubige?r? |praktizierende?r? )?(?:katholisch|evangelisch|orthodox|muslimisch|jüdisch|hinduistisch|buddhistisch|konfessionslos|Christ(?:in)?|Moslem|Muslim(?:a|in)?|Jude|Jüdin)${clauseEnd('und')}`,
    `${WORD}(?:ich bin ein(?:e)? (?:\\p{L}+er? ){0,2}?(?:Mann|Frau)|als (?:Mann|Frau) und (?:Mutter|Vater))(?![\\p{L}])`,
    `${WORD}(?:ich )?bin ${AGE}(?=,| und|\\.)`,
    `${WORD}ich habe (?:ein|zwei|drei|vier|\\d) (?:\\p{L}+ )?Kind(?:er)?(?![\\p{L}])`,
    `${WORD}(?:ich (?:bin|wurde) )?(?:am \\d{1,2}\\. ?\\p{L}+ \\d{4} |\\d{4} )?(?:in \\p{Lu}\\p{L}+ )geboren(?: und aufgewachsen)?`,
    `${WORD}\\p{L}+e[rn]? Staats(?:bürger(?:in)?|angehörig(?:er|e|keit))`,
    `${WORD}mein(?:e[mnrs]?)? (?:Ex-?)?(?:Ehemann|Ehefrau|Mann(?:es)?|Frau|Sohn(?:es)?|Tochter|Töchtern?|Söhnen?|Kindern?)(?![\\p{L}])`,
    `${WORD}(?:ich bin )?schwerbehindert(?: \\([^)]{1,30}\\))?`,
  ],
};

const FRENCH: Language = {
  triggers:
    'homme garcon mari femme ex-mari ex-femme enfants fils fille filles mariee marie celibataire divorcee divorce pere mere ans nationalite ne nee pacsee pacse',
  patterns: [
    `${WORD}(?:je suis )?(?:marié|célibataire|divorcé|pacsé|veuf|veuve)(?:e|\\(e\\))?(?:,? (?:et |avec |j'ai |ai )*(?:un|une|deux|trois|quatre|\\d) (?:\\p{L}+ )?enfants?)?${clauseEnd('et')}`,
    `${WORD}(?:je suis )?(?:une? )?(?:père|mère|maman|papa) de (?:\\p{L}+|\\d) (?:\\p{L}+ )?enfants?`,
    `${WORD}(?:mon (?:ex-)?mari|(?:ma |mon ex-)femme|ma fille|mon fils|mes (?:\\p{L}+ )?(?:enfants|filles|fils))(?![\\p{L}])`,
    `${WORD}je suis une? (?:homme|femme|garçon|fille)(?! d['’e])(?![\\p{L}])${adjectives('et')}`,
    `${WORD}(?:j['’]?ai|âgée? de) ${AGE} ans(?! (?:d['’]|(?:de|dans|en|comme|à)(?![\\p{L}])))`,
    `${WORD}(?:de |je suis de )?nationalité \\p{L}+`,
    `(?:${WORD}je suis |${START})née? (?:le|en|à) [\\p{L}\\d./-]+(?: \\p{L}+ \\d{4})?(?: à \\p{Lu}[\\p{L}-]+)?`,
  ],
};

const SPANISH: Language = {
  triggers:
    'hombre chico chica marido mujer esposo esposa hijo hija hijos hijas casado casada soltero soltera divorciado divorciada madre padre anos nacionalidad nacido nacida nací tengo',
  patterns: [
    `${WORD}(?:(?:soy|estoy) )?(?:casad[oa]|solter[oa]|divorciad[oa]|viud[oa])(?:,? (?:y |con |tengo )*(?:un|una|dos|tres|cuatro|\\d) (?:hij[oa]s?|niñ[oa]s?))?${clauseEnd('y')}`,
    `${WORD}(?:(?:soy|como) )?(?:madre|padre) de (?:\\p{L}+|\\d) (?:hij[oa]s?|niñ[oa]s?)`,
    `${WORD}(?:mi (?:marido|mujer|esposo|esposa|hijo|hija)|mis (?:\\p{L}+ )?hij[oa]s)(?![\\p{L}])`,
    `${WORD}soy una? (?:hombre|mujer|chico|chica)(?! de )(?![\\p{L}])${adjectives('y')}`,
    `${WORD}tengo ${AGE} años(?! (?:de|en|como|\\p{L}+ndo)(?![\\p{L}]))`,
    `${WORD}tengo (?:un|una|dos|tres|cuatro|\\d) hij[oa]s?`,
    `${WORD}(?:de |soy de )?nacionalidad \\p{L}+(?: y \\p{L}+)?`,
    `(?:${WORD}soy nacid[oa]|${START}nacid[oa]|${WORD}nací) (?:el|en) [\\p{L}\\d./-]+(?: de \\p{L}+ de \\d{4})?(?:,? en \\p{Lu}\\p{L}+)?`,
  ],
};

const PORTUGUESE: Language = {
  triggers:
    'homem marido mulher esposa filho filha filhos filhas casado casada solteiro solteira divorciado divorciada viuvo viuva mae pai anos nacionalidade nascido nascida nasci tenho',
  patterns: [
    `${WORD}(?:(?:sou|estou) )?(?:casad[oa]|solteir[oa]|divorciad[oa]|viúv[oa])(?:,? (?:e |com |tenho )*(?:um|uma|dois|duas|três|quatro|\\d) filh[oa]s?)?${clauseEnd('e')}`,
    `${WORD}(?:(?:sou|como) )?(?:mãe|pai) de (?:\\p{L}+|\\d) (?:\\p{L}+ )?(?:filh[oa]s?|crianças?|menin[oa]s?)`,
    `${WORD}(?:meu (?:marido|filho)|minha (?:mulher|esposa|filha)|meus (?:\\p{L}+ )?filhos|minhas (?:\\p{L}+ )?filhas)(?![\\p{L}])`,
    `${WORD}sou uma? (?:homem|mulher)(?! de )(?![\\p{L}])${adjectives('e')}`,
    `${WORD}tenho ${AGE} anos(?! (?:de|em|como|\\p{L}+ndo)(?![\\p{L}]))`,
    `${WORD}tenho (?:um|uma|dois|duas|três|quatro|\\d) filh[oa]s?`,
    `${WORD}(?:de |sou de )?nacionalidade \\p{L}+`,
    `(?:${WORD}sou nascid[oa]|${START}nascid[oa]|${WORD}nasci) (?:em|a|no|na) [\\p{L}\\d./-]+(?: de \\p{L}+ de \\d{4})?(?:,? em \\p{Lu}\\p{L}+)?`,
  ],
};

const ITALIAN: Language = {
  triggers:
    'uomo donna ragazzo ragazza marito moglie sposato sposata coniugato coniugata nubile celibe divorziato divorziata vedovo vedova madre padre mamma papa anni nazionalita cittadinanza nato nata figli figlio figlia',
  patterns: [
    `${WORD}(?:sono )?(?:felicemente )?(?:sposat[oa]|coniugat[oa]|nubile|celibe|divorziat[oa]|vedov[oa])(?:,? (?:e |con |ho )*(?:un|una|due|tre|quattro|\\d) (?:figli[oae]?|bambin[oaie]))?${clauseEnd('e')}`,
    `${WORD}(?:sono )?(?:madre|padre|mamma|papà) di (?:\\p{L}+|\\d) (?:\\p{L}+ )?(?:figli[oae]?|bambin[oaie])`,
    `${WORD}(?:mi[oa] (?:marito|moglie|figlio|figlia)|miei (?:\\p{L}+ )?figli|mie (?:\\p{L}+ )?figlie)(?![\\p{L}])`,
    `${WORD}sono una? (?:uomo|donna|ragazzo|ragazza)(?! di )(?![\\p{L}])${adjectives('e')}`,
    `${WORD}ho ${AGE} anni(?! (?:d['’]|(?:di|in|come)(?![\\p{L}])))`,
    `${WORD}ho (?:un|una|due|tre|quattro|\\d) (?:figli[oae]?|bambin[oaie])`,
    `${WORD}(?:di |sono di )?(?:nazionalità|cittadinanza) \\p{L}+`,
    `(?:${WORD}sono |${START})nat[oa] (?:il|a|ad|nel|in) [\\p{L}\\d./-]+(?: \\p{L}+ \\d{4})?(?: a \\p{Lu}\\p{L}+)?`,
  ],
};

const DUTCH: Language = {
  triggers:
    'man vrouw zoon dochter kinderen getrouwd gehuwd ongehuwd gescheiden alleenstaand moeder vader jaar geboren nationaliteit',
  patterns: [
    `${WORD}(?:ik ben )?(?:getrouwd|gehuwd|ongehuwd|gescheiden|alleenstaand)(?:,? (?:en |met |heb )*(?:een|twee|drie|vier|\\d) kinderen)?${clauseEnd('en')}`,
    `${WORD}(?:(?:ik ben|als) )?(?:trotse )?(?:moeder|vader) van (?:\\p{L}+|\\d)(?: (?:kinderen|zonen|dochters))?`,
    `${WORD}mijn (?:man|vrouw|zoon|dochter|(?:\\p{L}+ )?kinderen)(?![\\p{L}])`,
    `${WORD}ik ben een (?:\\p{L}+e? ){0,2}?(?:man|vrouw)(?: van ${AGE}(?: jaar)?)?(?![\\p{L}])(?! van )`,
    `${WORD}ik ben ${AGE} jaar(?: oud)?(?! (?:werkzaam|actief|in|als|bij|lang)(?![\\p{L}]))`,
    `${WORD}(?:met )?(?:de )?\\p{L}+ nationaliteit`,
    `(?:${WORD}(?:ik ben |ik werd )|${START})geboren (?:op|te|in) [\\p{L}\\d./-]+(?: \\p{L}+ \\d{4})?(?: (?:te|in) \\p{Lu}\\p{L}+)?`,
  ],
};

const POLISH: Language = {
  triggers:
    'mężatka mężatką żonaty zamężna rozwiedziony rozwiedziona wdowa wdową wdowiec wdowcem kawalerem panną mama mamą matka matką ojcem tatą lat lata dzieci dziecka dziecko synów córek urodzony urodzona urodziłem urodziłam narodowości obywatelstwo obywatelka obywatelką obywatel obywatelem',
  patterns: [
    `${WORD}(?:jestem )?(?:szczęśliwą |szczęśliwym )?(?:mężatk[aą]|żonaty|zamężna|rozwiedzion[ya]|wdow(?:a|ą|iec|cem)|kawalerem|panną)(?:,? (?:i |oraz |z |mam )*(?:jedno|dwoje|troje|czworo|\\d) (?:dzieck[oa]|dzieci))?${clauseEnd('i')}`,
    `${WORD}(?:jestem )?(?:mam[aą]|matk[aą]|ojcem|tat[aą]) (?:\\p{L}+|\\d)(?: \\p{L}+)? (?:dzieci|dziecka|synów|córek)`,
    `${WORD}mam ${AGE} lata?(?! (?:\\p{L}+ )?(?:doświadczenia|stażu|praktyki|pracy))`,
    `${WORD}mam (?:jedno|dwoje|troje|czworo|\\d) (?:dziecko|dzieci)`,
    `${WORD}urodzi(?:łe|ła)m się (?:(?:w|we|dnia) )?[\\p{L}\\d./-]+(?: roku| r\\.)?(?: we? \\p{Lu}\\p{L}+)?`,
    `${WORD}urodzon[ya] (?:w|we|dnia) [\\p{L}\\d./-]+(?: roku| r\\.)?(?: we? \\p{Lu}\\p{L}+)?`,
    `${WORD}(?:narodowości|obywatelstwo) \\p{L}+|${WORD}(?:jestem )?obywatel(?:em|k[aą])? (?!sk)\\p{L}+`,
  ],
};

const RUSSIAN: Language = {
  triggers:
    'замужем женат разведён разведена холост сын дочь вдова вдовец мать мама отец папа мне детей ребёнок ребёнка родился родилась гражданин гражданка национальности',
  patterns: [
    `${WORD}(?:я )?(?:не )?(?:замужем|женат|развед[её]на?|холост|вдова|вдовец)(?:,? (?:и |есть |имею |воспитываю |у меня )*(?:двое|трое|один|одна|\\d) (?:детей|реб[её]нок|ребенка|сын|дочь|дочери|сына))?${clauseEnd('и')}`,
    `${WORD}(?:я )?(?:мать|мама|отец|папа) (?:двоих|троих|четверых|одного|\\d) (?:детей|реб[её]нка)`,
    `${WORD}мне (?:сейчас )?${AGE} (?:лет|год|года)`,
    `${WORD}(?:у меня (?:есть )?|есть |имею )(?:(?:двое|трое|один|\\d) (?:детей|реб[её]нок)|сын|дочь)(?![\\p{L}])`,
    `${WORD}(?:я )?родил(?:ся|ась) (?:в )?[\\p{L}\\d./-]+(?: \\p{L}+)?(?: \\d{4})?(?: года| г\\.)?(?: в (?:городе |г\\. ?)?\\p{Lu}\\p{L}+)?`,
    `${WORD}граждан(?:ин|ка) \\p{L}+|${WORD}по национальности \\p{L}+`,
  ],
};

const TURKISH: Language = {
  triggers: 'evliyim evli bekârım boşandım çocuk yaşındayım yaşında doğumluyum vatandaşıyım',
  patterns: [
    `${WORD}(?:evliyim|bek[aâ]rım|boşandım|evli(?= ve (?:\\p{L}+|\\d) çocuk))(?: ve)?(?![\\p{L}])`,
    `${WORD}(?:bir|iki|üç|dört|\\d) çocuk (?:annesi|babası|sahibi)(?:yim|yım|yum)?(?![\\p{L}])`,
    `${WORD}${AGE} yaşında(?:yım)?(?![\\p{L}])`,
    `${WORD}(?:(?:19|20)\\d{2} )?(?:\\p{L}+ )?doğumluyum`,
    `${WORD}(?:T\\.C\\.|\\p{L}+) vatandaşıyım`,
  ],
};

const ARABIC: Language = {
  triggers: 'متزوج متزوجة أعزب عزباء مطلق مطلقة أرمل أرملة عمري أب أم ولدت الجنسية',
  patterns: [
    `${WORD}(?:أنا )?(?:متزوجة?|أعزب|عزباء|مطلقة?|أرملة?)(?: و?(?:أب|أم|لدي) (?:ل?طفلين|لطفل|طفلان|لثلاثة أطفال|ثلاثة أطفال|ل?\\d أطفال))?(?![\\p{L}])`,
    `${WORD}(?:أنا )?(?:أب|أم) (?:لطفلين|لطفل|لثلاثة أطفال|لأربعة أطفال)(?![\\p{L}])`,
    `${WORD}عمري [\\d\\u0660-\\u0669]{2} (?:سنة|عام[اًا]*)`,
    `${WORD}ولدت (?:في [\\p{L}\\p{M}]+ ?)?(?:(?:عام|سنة) [\\d\\u0660-\\u0669]{4})?(?![\\p{L}\\p{M}])`,
    `${WORD}(?:أحمل )?الجنسية [\\p{L}\\p{M}]+`,
  ],
};

/** A rule has a bit of a number, and there are few: one for those that have words in common, or are rare. */
function ruleOf(...languages: readonly Language[]): PhraseRule {
  return {
    triggers: languages.flatMap(({ triggers }) => triggers.split(' ').map(foldWord)),
    pattern: new RegExp(languages.flatMap(({ patterns }) => patterns).join('|'), 'giu'),
  };
}

const PLACE = "\\p{Lu}[\\p{L}'’-]{1,30}(?:,? \\p{Lu}[\\p{L}'’-]{1,30}){0,2}";

/** Where the writer lives. Only a capital tells a place there. */
const HOMES: PhraseRule = {
  triggers:
    "live living resident wohne lebe habite j'habite vis réside vivo resido residente woon abito risiedo moro mieszkam живу проживаю yaşıyorum oturuyorum أسكن أقيم"
      .split(' ')
      .map(foldWord),
  pattern: new RegExp(
    `${START}(?:[Ll]iving|[Ll]ive|[Rr]esident) in ${PLACE}|${WORD}(?:(?:[Ii]ch |(?<=^|[.;,|] ?))(?:[Ww]ohne|[Ll]ebe) (?:derzeit |zurzeit )?in|[Jj]['’]habite (?:actuellement )?(?:à|en|au|aux)|[Jj]e (?:vis|réside) (?:actuellement )?(?:à|en|au|aux)|(?:[Vv]ivo|[Rr]esido|[Rr]esidente) (?:actualmente |attualmente |atualmente )?(?:en|em|a|ad|in)|[Ii]k woon (?:nu |momenteel )?in|(?:[Aa]bito|[Rr]isiedo) (?:attualmente )?(?:a|ad|in)|[Mm]oro (?:atualmente )?(?:em|no|na)|[Mm]ieszkam (?:obecnie )?we?|(?:[Яя] )?(?:[Жж]иву|[Пп]роживаю) (?:сейчас )?в) ${PLACE}|${PLACE}['’][dt][ea] (?:yaşıyorum|oturuyorum)|${WORD}(?:أسكن|أقيم) في [\\p{L}\\p{M}]+`,
    'gu',
  ),
};

export const RULES_BY_LANGUAGE: readonly PhraseRule[] = [
  ruleOf(GERMAN),
  ruleOf(FRENCH),
  ruleOf(SPANISH, PORTUGUESE, ITALIAN),
  ruleOf(DUTCH),
  ruleOf(POLISH, RUSSIAN, TURKISH, ARABIC),
  HOMES,
];
