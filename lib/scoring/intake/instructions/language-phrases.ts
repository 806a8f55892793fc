import { either } from '../../../text/alternatives.ts';
import { READER_LANGUAGE } from './word-classes.ts';

/** The phrases of one language, as in english-phrases.ts, and the class of the words of which each has one. */
export interface LanguagePhrases {
  gate: number;
  patterns: readonly string[];
}

const CLAUSE = either(
  String.raw`^|\| `,
  String.raw`\b(?:bitte|jetzt|nun|und|sil vous plait|et|puis|y|por favor|ahora|luego|e|poi|ora|per favore|en|nu|dan|agora|i|a|teraz|prosze) `,
);
const SOME = (most: number): string => `(?:[^ |]+ ){0,${most}}?`;

const GERMAN = [
  // What is said of the evaluation.
  String.raw`(?:^|\| )(?:diese[rmns]?|der|die|das|den) (?:[^ |]+ )?(?:bewerber(?:in)?|kandidat(?:in)?|bewerbung|lebenslauf|bewerbungsunterlagen)\b[^|]{0,80}\b(?:genehmigt|freigegeben|bestatigt|gepruft|vorausgewahlt|hochste\w*|bestnote|punkte|rang|platz|einzustellen|einzuladen|eingeladen|perfekt\w*|ideal\w*|geeignet\w*|erfullt|ubertrifft|ausgenommen|bewerten|einzustufen)\b`,
  String.raw`\b(?:setze?n?|stelle?n?|bringe?n?|platziere?n?) (?:sie )?(?:mich|diese[nrs]? (?:bewerber\w*|kandidat\w*|lebenslauf|bewerbung))\b[^|]{0,40}\b(?:platz|spitze|oben|rang|erste\w*)\b`,
  String.raw`\b(?:keine|ohne) (?:[^ |]+ )?(?:prufung|bewertung|uberprufung|kontrolle)\b[^|]{0,20}\b(?:notig|erforderlich|notwendig)\b|\b(?:nenne?n?|erwahne?n?) (?:sie )?keine (?:schwachen|lucken|mangel)\b`,
  String.raw`\b(?:alle|samtliche|fehlende) (?:[^ |]+ )?(?:anforderungen|kriterien|voraussetzungen)\b[^|]{0,40}\b(?:als erfullt|anzusehen|zu werten|gelten)\b`,
  String.raw`\bsei (?:ab jetzt|jetzt|nun|ab sofort|eine?)\b`,
  String.raw`${CLAUSE}(?:ignorier\w*|vergiss|vergesst|vergessen sie|missachte\w*|verwirf|uberspringe?|brich|stoppe?|beende) ${SOME(3)}(?:alles|was\b|(?:de[nmrs]|die|das|diese[nrs]?) (?:obige|vorherige|bisherige|vorige|ganze)\w*|deine\w*|(?:vorherige|bisherige|obige)\w*|diese (?:aufgabe|bewertung)|die (?:aufgabe|bewertung|anweisung\w*)|den (?:auftrag|text))`,
  String.raw`\b(?:ab jetzt|ab sofort|von (?:jetzt|nun) an|ab hier|kunftig) (?:\| )?(?:nur (?:noch )?)?(?:antwort\w*|sprich|sprechen sie|schreib\w*|rede|bist du|sollst du|[a-z]{3,}st du|verhalte|gib|nur noch auf)\b`,
  String.raw`${CLAUSE}(?:antworte|antworten sie|antwortet|sprich|sprechen sie|schreibe?|rede)\b[^|]{0,40}\b(?:ab jetzt|ab sofort|von (?:jetzt|nun) an|nur noch)\b`,
  `${CLAUSE}(?:antworte|antworten sie|antwortet) (?:auf alles|nur|ausschliesslich|immer|lediglich|mit|bitte|stets|wie ein) `,
  String.raw`\b(?:du bist|bist du|du warst) (?:jetzt|nun|ab jetzt|ab sofort|nicht (?:mehr|langer)|von nun an|kein|ein )`,
  String.raw`\bdu (?:sollst|musst|wirst|darfst|kannst|hast)\b`,
  String.raw`${CLAUSE}(?:stell dir vor|stellen sie sich vor \| sie|tu so|tun sie so|gib vor|spiele? die rolle|verhalte? dich|verhalten sie sich)\b`,
  String.raw`\b(?:dein|deine|deinen|deiner|deinem|deines) ${SOME(2)}(?:anweisung\w*|instruktion\w*|system|systemprompt\w*|prompt\w*|aufgaben?|regeln|vorgaben|antwort\w*|ausgabe|auftrag|konfiguration)\b`,
  String.raw`\bihr(?:e|en|er)? ${SOME(1)}(?:system|systemprompt|prompt|anweisungen (?:lauten|sind))\b`,
  String.raw`${CLAUSE}(?:schreibe?|verfasse|erzahle?|gib|nenne?|zeige?|erklare?|sage?|singe?|empfiehl|hilf|mach|fasse?|verrate?|liste) (?:mir|uns)\b(?! (?:(?:eine|die) )?(?:chance|gelegenheit|moglichkeit))`,
  `${CLAUSE}(?:schreiben|erzahlen|geben|nennen|zeigen|erklaren|sagen|verraten|fassen|ubersetzen) sie (?:mir|uns|den|das|diesen|dieses|einen?|die) (?!(?:eine |die )?(?:chance|gelegenheit|moglichkeit))`,
  String.raw`\b(?:kannst|konntest|wurdest|willst|magst) du (?:mir|uns|bitte|bitte mal|eine?n?|etwas|jetzt)\b`,
  String.raw`\bdu (?:antwort|sprich|schreib|red|sag|gib|ignorier|vergiss|vergisst|nenn|spiel|verhalt|tu|folg|gehorch|bewert|erzahl|ubersetz)(?:e?st|t)?\b`,
  String.raw`${CLAUSE}(?:ignorier\w*|vergiss|vergessen sie|verwirf|missachte) (?:diese[nrs]?|den|die|das) (?:lebenslauf|bewerbung|nutzer|benutzer|recruiter|rest|stelle|text|frage|bewertung)\b`,
  String.raw`\b(?:konnen|konnten|wurden) sie (?:mir|bitte) [^|]*\b(?:geben|sagen|schreiben|erzahlen|erklaren|nennen|helfen|zeigen)\b(?<!ruckmeldung geben)`,
  String.raw`${CLAUSE}(?:ubersetze?|fasse?|wiederhole?|erklare?|kodiere?) (?:diesen|dieses|den (?:obigen|folgenden|ganzen)|das (?:obige|folgende)|alles)\b`,
  `${CLAUSE}(?:beginne?|beende?|schliesse?) (?:jeden|deine|jede) `,
  String.raw`^(?:[^ ]+ ){0,6}?(?:die ki|das (?:sprach)?modell|der (?:assistent|bewerter|chatbot|leser)) (?:soll|muss|sollte|hat)\b`,
];

const FRENCH = [
  // What is said of the evaluation.
  String.raw`(?:^|\| )(?:cette|la presente|ce|le|la) (?:candidature|candidat|candidate|cv|profil|dossier)\b[^|]{0,80}\b(?:validee?|approuvee?|retenue?|acceptee?|preselectionnee?|maximale|meilleure?|exemptee?|remplit|satisfait|depasse|ideale?|parfaite?)\b`,
  String.raw`\baucune (?:autre |nouvelle )?(?:verification|evaluation|etape)\b[^|]{0,40}\b(?:necessaire|requise|utile)\b|\bne mentionne[zs]? (?:aucune?|pas)\b`,
  String.raw`\b(?:considere[zr]?|marque[zr]?|traite[zr]?|tiens|tenez) (?:que )?(?:toutes|tous|chaque) [^|]{0,50}\b(?:remplie?s?|satisfaite?s?|acquise?s?|valide[es]*)\b`,
  String.raw`(?:^|\| )(?:mets|mettez|place[zr]?|classe[zr]?) (?:moi|ce candidat|cette candidate?|cette candidature|ce profil|ce cv)\b`,
  String.raw`\bsois (?:desormais|maintenant|une?)\b`,
  String.raw`${CLAUSE}(?:veuillez |merci d'|merci de )?(?:ignorez?|ignorer|oubliez?|oublier|negligez?|abandonnez?|arretez?|laissez? tomber) ${SOME(3)}(?:tout|toutes?|tous|le texte|ce (?:cv|document|texte|candidat)|ce qui|ce que|precedent\w*|les? (?:texte|consignes|instructions|regles)|(?:cette|la|ta|votre) (?:tache|mission|evaluation))\b`,
  String.raw`\b(?:a partir de maintenant|desormais|dorenavant|des a present|a partir d'ici) (?:\| )?(?:reponds|repondez|parle|parlez|ecris|ecrivez|tu|agis|agissez|utilise|utilisez)\b`,
  String.raw`${CLAUSE}(?:reponds|repondez|parle|parlez)\b[^|]{0,40}\b(?:a partir de maintenant|desormais|dorenavant|uniquement|seulement|exclusivement)\b`,
  `${CLAUSE}(?:reponds|repondez) (?:toujours |a tout |seulement )?(?:par|avec|en|comme) `,
  String.raw`\bas tu (?:recu\w*|comme)\b`,
  String.raw`\b(?:tu es|vous etes|tu n'es) (?:desormais|maintenant|a present|plus|un (?:robot|perroquet|pirate|assistant|modele|chat)|une ia)\b`,
  String.raw`\btu (?:dois|vas|devras|peux|ne dois)\b`,
  String.raw`\b(?:ton|ta|tes) ${SOME(2)}(?:invite|prompt|consignes?|instructions?|regles|tache|mission|sortie|reponse|systeme|configuration|role)\b`,
  String.raw`\b(?:votre|vos) ${SOME(1)}(?:invite|prompt|consignes|instructions|tache est|reponse doit|sortie)\b`,
  String.raw`${CLAUSE}(?:racontez?|dis|dites|donnez?|ecris|ecrivez|montrez?|expliquez?|chantez?|affichez?|fais|faites|recommandez?|aidez?|citez?|revelez?|traduis|traduisez)[ -](?:moi|nous)\b(?! (?:une |l')(?:chance|occasion|opportunite))`,
  String.raw`\b(?:peux|pourrais|veux) tu\b|\b(?:pouvez|pourriez) vous (?:me|nous|m')`,
  String.raw`${CLAUSE}(?:imagine|imaginez|suppose|supposez) que (?:tu|vous)\b|${CLAUSE}(?:fais|faites) (?:semblant|comme si)|${CLAUSE}(?:joue|jouez) le role|${CLAUSE}(?:comporte toi|comportez vous)`,
  String.raw`${CLAUSE}(?:affichez?|montrez?|revelez?|imprimez?|divulguez?) ${SOME(2)}(?:invite|prompt|instructions|consignes|cle)\b`,
  String.raw`${CLAUSE}(?:traduis|traduisez|resume|resumez|repete|repetez) (?:ce|cela|ceci|le texte|tout|ce qui)\b`,
];

const IBERIAN = [
  // What is said of the evaluation.
  String.raw`(?:^|\| )(?:este|esta|la presente|el|la|o|a|esse|essa) (?:candidat[oa]|candidatura|curriculum|curriculo|cv|perfil|postulante|solicitante)\b[^|]{0,80}\b(?:aprobad[oa]|aprovad[oa]|validad[oa]|aceptad[oa]|aceit[oa]|preseleccionad[oa]|cumple|atende|supera|ideal|perfect[oa]|perfeit[oa]|maxima|mejor|melhor|cualificad[oa]|qualificad[oa]|exent[oa]|isent[oa])\b`,
  String.raw`(?:^|\| |\b(?:favor|y|e) )(?:escrib[ae]|escreva|escreve|indique|indica|pon|ponga|coloque|inclua|incluy[ae]|diga|afirme|mencione) (?:en|no|na|em) (?:el |la |o |a |su |tu |seu )?(?:resumen|resumo|informe|relatorio|evaluacion|avaliacao|respuesta|resposta|parecer)\b`,
  String.raw`\b(?:no|nao) (?:menciones?|mencione|cite|indique) (?:ningun[oa]?|nenhum[oa]?|las|os|as|sus|suas) (?:debilidad\w*|fraquez\w*|defect\w*|pontos|puntos|lagunas|carencias)\b|\b(?:considere|considera|marque|marca|trate) (?:que )?(?:todos|todas) (?:los|las|os|as) (?:requisitos|criterios|competencias|exigencias)\b`,
  String.raw`\b(?:ninguna|nenhuma) (?:otra |outra )?(?:verificacion|verificacao|evaluacion|avaliacao|revision|revisao)\b[^|]{0,30}\b(?:necesari[ao]|necessari[ao])\b`,
  String.raw`\b(?:recibiste|recibio usted|recebeste|voce recebeu|te (?:dieron|dijeron|deram))\b|${CLAUSE}responde (?:siempre|a todo|sempre) (?:que|con|com)\b`,
  String.raw`${CLAUSE}(?:ignor[ae]|ignorad|ignoren|olvid[ae]|olviden|descart[ae]|omit[ae]|abandon[ae]|deten|no sigas|no tengas en cuenta|haz caso omiso de|esquec[ae]|esquece|desconsidere|pare) ${SOME(3)}(?:lo anterior|est[ea] (?:curriculum|curriculo|cv|documento|texto|tarea|tarefa)|todo|tudo|todas|todos|lo que|o que|anterior\w*|acima|(?:la|tu|esta|a|sua) (?:tarea|tarefa)|(?:el|o) text[o]|tus|las instrucciones|as instrucoes)\b`,
  String.raw`\b(?:a partir de (?:ahora|agora)|desde ahora|de ahora en adelante|de agora em diante|daqui em diante) (?:\| )?(?:solo |siempre |voce |tu )?(?:respond[ae]|contest[ae]|habla|hable|fale|fala|escrib[ae]|escreva|eres|usa|use|actua|aja|debes|deve|e|es)\b`,
  String.raw`${CLAUSE}(?:respond[ae]|contest[ae]|habla|hable|fale)\b(?: [^ |]+){0,3} (?:solo|solamente|unicamente|exclusivamente|apenas|somente|a partir de (?:ahora|agora)|con una sola|com uma)\b`,
  String.raw`${CLAUSE}(?:responda|contesta|conteste) (?:con|com|en|em) (?:un|una|uma|exact\w+|solo|apenas|rimas?|verso|\d|dos|tres|menos)\b`,
  String.raw`\b(?:eres|seras|tu es) (?:ahora|agora|ya no|un (?:robot|pirata|bot|modelo|asistente|loro))\b|\bahora eres\b|\byo?a no eres\b`,
  String.raw`\bvoce (?:agora )?(?:e|nao e|sera|deve|vai|esta) (?:agora|mais|um|uma|responder|ignorar|agir|fingir)\b|\bvoce agora\b|\bagora voce\b`,
  String.raw`\bdebes (?:responder|decir|escribir|ignorar|actuar|dar|poner|contestar|hablar|ser)\b`,
  String.raw`\b(?:tu|tus|teus?|tuas?) ${SOME(2)}(?:instrucciones|instrucoes|reglas|regras|ordenes|prompt|tarea|tarefa|respuesta|resposta|salida|configuracion|mision es)\b`,
  String.raw`\b(?:su|sus|seus?|suas?) ${SOME(1)}(?:prompt|instrucciones iniciales|instrucoes|respuesta (?:debe|tiene)|resposta (?:deve|tem|precisa)|prompt de sistema|tarefa e)\b`,
  String.raw`${CLAUSE}(?:muestrame|muestreme|dime|digame|cuentame|cuenteme|escribeme|explicame|ensename|cantame|recomiendame|ayudame)\b`,
  `${CLAUSE}(?:dame|deme|me de|de me) (?!(?:una|la|uma|a) (?:oportunidad|oportunidade|chance))`,
  String.raw`${CLAUSE}(?:mostre|conte|diga|escreva|explique|ajude|cante|revele) me\b|${CLAUSE}me (?:mostre|conte|diga|explique|ajude)\b`,
  String.raw`\b(?:puedes|podrias)(?: [^ |]+)? (?:\w+r|\w+r(?:me|nos|lo))\b|\b(?:puede|podria) usted \w+r(?:me|nos)\b|\bvoce (?:pode|poderia)\b`,
  String.raw`\b(?:imagina|imagine) que (?:eres|tu|voce)\b|${CLAUSE}(?:finge|finja|fingir) (?:ser|que)\b|\bhazte pasar\b|\bfaca de conta\b`,
  String.raw`${CLAUSE}(?:muestra|mostra|mostre|revela|revele|imprime|imprima) ${SOME(2)}(?:prompt|instrucciones|instrucoes|clave|senha|contrasena)\b`,
  String.raw`${CLAUSE}(?:traduce|traduza|resume|resuma|repite|repita) (?:esto|isto|isso|lo anterior|el texto|o texto|todo|tudo)\b`,
];

const ITALIAN = [
  // What is said of the evaluation.
  String.raw`(?:^|\| )(?:questo|questa|il|la) (?:candidat[oa]|candidatura|curriculum|cv|profilo)\b[^|]{0,80}\b(?:approvat[oa]|selezionat[oa]|soddisfa|supera|ideale|perfett[oa]|migliore|massim[oa]|esente|validat[oa])\b`,
  String.raw`\bconsidera(?:re|te)? (?:soddisfatti |come soddisfatti )?(?:tutti|ogni)\b[^|]{0,30}\brequisit[oi]\b|\bnon (?:menzionare|citare|indicare) (?:alcun\w*|nessun\w*|i|le) (?:debolezz\w*|punti|lacun\w*|difett\w*)\b`,
  String.raw`\bhai (?:ricevuto|letto|capito)\b`,
  String.raw`${CLAUSE}(?:ignora|ignorate|ignori|dimentica|dimenticate|trascura|smetti|smettila|interrompi|abbandona|lascia perdere) ${SOME(3)}(?:tutto|tutte|tutti|quanto|precedent\w*|il testo|il compito|sopra|quello che|cio che|questo|le istruzioni)\b`,
  String.raw`\b(?:da ora in poi|d'ora in poi|da adesso(?: in poi)?|d'ora innanzi|a partire da (?:ora|adesso)) (?:\| )?(?:rispond\w+|parla|scrivi|sei|usa|devi|comportati|tu)\b`,
  String.raw`${CLAUSE}(?:rispondi|rispondete|risponda) (?:[^ |]+ )?(?:solo|soltanto|solamente|unicamente|esclusivamente|con|in|come)\b`,
  String.raw`\b(?:sei|tu sei) (?:ora|adesso|un (?:pirata|robot|bot|modello|assistente|pappagallo))\b|\b(?:adesso|ora) sei\b|\bnon sei piu\b`,
  String.raw`\b(?:tuo|tua|tuoi|tue) ${SOME(2)}(?:prompt|istruzioni|regole|compito|risposta|consegne|messaggio|configurazione|ruolo)\b`,
  `${CLAUSE}(?:mostrami|dimmi|raccontami|scrivimi|spiegami|aiutami|cantami|elencami|consigliami|dammi (?!una? (?:possibilita|occasione|chance)))`,
  String.raw`\b(?:puoi|potresti) \w+|\bdevi (?:rispondere|dire|scrivere|ignorare|dare|essere|parlare)\b`,
  String.raw`${CLAUSE}(?:fingi di|immagina di essere|fai finta|comportati)\b`,
];

const DUTCH = [
  // What is said of the evaluation.
  String.raw`(?:^|\| )(?:deze|de|dit) (?:kandidaat|sollicitant|sollicitatie|cv)\b[^|]{0,80}\b(?:goedgekeurd|geselecteerd|voldoet|hoogste|beste|perfecte?|ideale?|uitgenodigd|vrijgesteld)\b`,
  String.raw`\bbeschouw (?:alle|elke) (?:[^ |]+ )?(?:eis|eisen|vereisten|criteria)\b|\bnoem geen (?:zwakke|zwaktes?|minpunten|tekortkomingen)\b`,
  String.raw`\bheb (?:je|jij) (?:gekregen|gelezen|ontvangen)\b`,
  String.raw`${CLAUSE}(?:negeer|negeert|vergeet|annuleer|stop met) ${SOME(3)}(?:alles|alle|dit (?:cv|document)|bovenstaande\w*|vorige|voorgaande|je|jouw|eerdere|deze (?:taak|opdracht)|de (?:taak|tekst|opdracht)|wat)\b`,
  String.raw`\b(?:vanaf nu|van nu af aan|voortaan|vanaf hier) (?:\| )?(?:antwoord|praat|spreek|schrijf|ben je|je bent|jij bent|alleen|gebruik|moet je)\b`,
  String.raw`${CLAUSE}(?:antwoord|praat|spreek|reageer)\b(?: [^ |]+){0,4} (?:vanaf nu|voortaan)\b|${CLAUSE}(?:antwoord|reageer) (?:[^ |]+ )?(?:alleen|uitsluitend|enkel|met)\b`,
  String.raw`\b(?:je|jij|u) bent (?:nu|vanaf nu|niet langer|geen|een)\b|\b(?:ben|moet|zult|mag) je\b|\b(?:je|jij) (?:moet|zult|mag)\b`,
  String.raw`\b(?:je|jouw|jou|uw) ${SOME(1)}(?:systeemprompt|prompt|instructies|opdracht|taak|antwoord moet|regels|uitvoer)\b|\bjouw antwoord\b`,
  String.raw`${CLAUSE}(?:laat|vertel|geef|schrijf|noem|toon|zeg|help|zing|leg) (?:me|mij)\b(?! een kans)`,
  String.raw`\b(?:kun|kan|wil|zou|kunt) (?:je|jij) |\bkunt u (?:mij|me)\b`,
  String.raw`${CLAUSE}(?:doe alsof|stel je voor|gedraag je|speel de rol)\b`,
];

const OTHERS = [
  // Polish
  String.raw`\b(?:zignoruj|ignoruj|zapomnij|pomi[nń]) ${SOME(4)}(?:polece[nń]\w*|instrukcj\w*|zasad\w*|wszystk\w*|powyzsz\w*|poprzedni\w*)`,
  String.raw`\b(?:odpowiadaj|odpowiedz|pisz) ${SOME(4)}(?:tylko|wy[lł]acznie|od teraz)\b|\bod teraz (?:odpowiadaj|mow|jestes|pisz)\b|\bjestes teraz\b`,
  String.raw`\b(?:pokaz|powiedz|napisz|podaj|opowiedz|wymien|przet[lł]umacz) (?:mi|nam|wiersz|zart|opowiadanie)\b|\b(?:pokaz|podaj|ujawnij) ${SOME(2)}(?:prompt\w*|instrukcje)\b|\btwoj\w{0,3} (?:prompt|instrukcj\w*|zadanie|odpowiedz)\b|\bmozesz mi\b`,
  String.raw`\b(?:uznaj|uznajcie|potraktuj|oznacz) ${SOME(3)}(?:wymagania|kryteria|kandydat\w*)|\b(?:kandydat|kandydatka)\b[^|]{0,60}\b(?:zatwierdzon\w*|zaakceptowan\w*|spe[lł]nia|najlepsz\w*|idealn\w*)`,
  // Turkish
  String.raw`\bbu (?:aday\w*|basvuru\w*|ozgecmis\w*) ${SOME(6)}(?:onaylan\w*|en yuksek|karsila\w*|mukemmel|en uygun)`,
  String.raw`\b(?:bundan sonra|artik|simdi) ${SOME(5)}(?:cevap ver|yanit ver|yanitla|konus|sensin)`,
  String.raw`\bsistem (?:istemini|promptunu|talimatlarini|komutunu|mesajini)`,
  String.raw`\b(?:talimat|kural|komut)\w* ${SOME(3)}(?:yok say|unut|gormezden|dikkate alma)`,
  String.raw`\bbana ${SOME(5)}(?:goster|soyle|anlat|yaz|ver)(?: \||$)`,
  // Russian, without its marked letters
  String.raw`(?:^|\| )(?:этот |данныи |эта )?(?:кандидат|соискатель|кандидатура|резюме) [^|]{0,60}(?:одобрен|проверен|утвержден|соответствует|идеальн|лучш|допущен|принят)`,
  '(?:проверка|оценка) не (?:требуется|нужна)|считаи(?:те)? (?:все )?(?:требовани|критери)|не упоминаи(?:те)? (?:о )?(?:недостат|слаб)',
  `(?:^| )(?:игнорируи|проигнорируи|забудь)(?:те)? ${SOME(4)}(?:инструкци|указани|правил|все |предыдущ|задани|выше)`,
  String.raw`(?:^| )(?:отвечаи|говори|пиши)(?:те)? ${SOME(3)}(?:только|теперь|отныне|исключительно)|(?:отныне|теперь|с этого момента) (?:\| )?(?:отвечаи|говори|ты |пиши)`,
  String.raw`(?:^|\| |и )(?:покажи|расскажи|скажи|напиши|выведи|раскрои|назови)(?:те)? (?:мне|своего|свои|свою|системн|стих|анекдот|рассказ|шутку)`,
  '(?:^| )(?:ты (?:теперь|больше не|должен)|тво[^ ]{1,3} (?:инструкци|промпт|задач|ответ))',
];

export const LANGUAGE_PHRASES: readonly LanguagePhrases[] = [
  { gate: READER_LANGUAGE.german, patterns: GERMAN },
  { gate: READER_LANGUAGE.french, patterns: FRENCH },
  { gate: READER_LANGUAGE.iberian, patterns: IBERIAN },
  { gate: READER_LANGUAGE.italian, patterns: ITALIAN },
  { gate: READER_LANGUAGE.dutchAndOthers, patterns: [...DUTCH, ...OTHERS] },
];
