/**
 * Words that text addressed to an evaluator is made of, in the languages that resumes of this service come in, folded as
 * `foldWord` does. No word means anything alone: only combinations are counted (see instructions.ts).
 */

/** Verbs that tell a reader to drop what it was told. */
export const OVERRIDE_VERBS = `
ignore disregard forget override bypass neglect discard overlook skip tenez tengas omiso beachte
ignoriere ignorier ignorieren vergiss vergesse vergesst missachte missachten verwirf umgehe ubergehe
ignorez oubliez oublie negligez contournez outrepasse outrepassez
ignora ignorad ignoren olvida olvide olviden omite omita descarta descarte
negeer negeert vergeet omzeil
ignori ignorate dimentica dimenticate trascura esqueca esqueça desconsidere desconsidera
zignoruj ignoruj zapomnij pomin игнорируй игнорируйте проигнорируй забудь забудьте ignorera glom bortse ignorer glem unohda
yoksay gormezden unut
`;

/** What there is to drop. */
export const INSTRUCTION_NOUNS = `
instruction instructions instr instrs prompt prompts rule rules guideline guidelines criteria criterion directive directives command commands
context directions constraints safeguards policy rubric requirements training programming
anweisung anweisungen instruktion instruktionen regel regeln kriterien vorgaben vorgabe anforderungen richtlinien befehle
consigne consignes regle regles criteres directive directives exigences
instruccion instrucciones regla reglas criterios directrices indicaciones ordenes requisitos
instructie instructies regels richtlijnen opdracht opdrachten eisen
istruzione istruzioni regole criteri instrucao instrucoes regras
instrukcje polecenia zasady инструкции инструкций инструкцию правила указания instruktioner ohjeet talimatlari talimatlar
`;

/** Which of them. */
export const PRIOR_WORDS = `
previous prior prev above earlier preceding former foregoing all any every everything other existing original initial your system
vorherigen vorherige vorigen vorige obigen obige bisherigen bisherige fruheren fruhere alle alles samtliche deine ihre
precedent precedente precedents precedentes anterieures anterieurs toutes tous tout vos tes
anterior anteriores previas previos previa todas todos todo tus sus
eerdere bovenstaande vorige voorgaande jouw uw
precedenti tutte tutti suas poprzednie wszystkie предыдущие предыдущих предыдущую все прежние tidigare onceki tum
`;

/** Who is spoken to: programs that read resumes. */
export const EVALUATOR_NOUNS = `
ai llm llms gpt chatgpt claude gemini copilot llama mistral model models assistant bot chatbot ats evaluator evaluators grader screener
screeners screening algorithm parser classifier ki ia ki-modell sprachmodell sprachmodelle bewerter bewertungssystem modele assistent
modelo asistente evaluador evaluateur taalmodel beoordelaar modello assistente
`;

/** Words that open a message to someone. */
export const ADDRESS_WORDS = `
note attention dear hey hi hello message notice reminder important instruction instructions warning memo hint tip
hinweis achtung liebe lieber liebes nachricht mitteilung wichtig anweisung
attention cher chere remarque important avis
nota atencion aviso querida querido mensaje importante
opmerking beste bericht belangrijk
attenzione caro atencao внимание uwaga
`;

/** Verbs that ask for a verdict. Imperative or bare forms only: a resume tells of "rated", "ranking". */
export const VERDICT_VERBS = `
rate score rank grade evaluate assess mark classify consider treat recommend select shortlist hire give assign award set return output
respond answer reply print say state conclude ensure report approve accept choose pick prefer prioritize prioritise assume declare label
boost
bewerte bewerten bewertet beurteile beurteilen gib geben vergib vergebe vergeben empfiehl empfehle empfehlen stufe setze setzen
antworte antworten wahle betrachte betrachten erhohe
evaluez evalue notez attribuez attribue donnez donne recommandez recommande classez classe considerez considere repondez reponds
selectionnez retenez choisissez augmentez
evalua evalue evaluen califica califique asigna asigne otorga otorgue recomienda recomiende da dale de puntua puntue clasifica
clasifique considera considere responde responda selecciona seleccione elige elija
beoordeel geef ken wijs rangschik beveel selecteer kies beschouw antwoord waardeer
valuta valuti assegna assegni dai raccomanda avalie atribua recomende ocen przyznaj oceni оцени оцените поставь поставьте дай дайте
рекомендуй рекомендуйте betygsatt degerlendir
`;

/** Who the verdict is about. */
export const CANDIDATE_NOUNS = `
candidate applicant resume cv candidacy application profile person
kandidat kandidaten kandidatin bewerber bewerberin bewerbung lebenslauf profil
candidat candidate candidature postulant profil
candidato candidata candidatura solicitante perfil curriculum
kandidaat sollicitant sollicitatie profiel
candidatura kandydat kandydata кандидат кандидата кандидату резюме
`;

/** A verdict's size. */
export const VERDICT_SIZES = `
highest maximum max perfect full top best excellent outstanding gold 100 10 ideal strongest hired exact flawless
hochste hochsten hochstpunktzahl hochste maximale maximalen maximum volle beste besten perfekt perfekte
maximale maximum meilleure meilleur parfaite parfait plus excellente
maxima maximo mejor perfecta perfecto excelente alta
hoogste maximale beste perfecte
massimo massima migliore melhor najwyzsza najwyzsza максимальный максимальную высший лучший высокую
`;

/** What a verdict is called. */
export const VERDICT_NOUNS = `
score scores rating grade rank ranking tier points point marks match fit verdict recommendation percent evaluation assessment
punktzahl bewertung note punkte rang empfehlung prozent wertung
score note notation points evaluation recommandation pour
puntuacion puntaje calificacion nota puntos valoracion recomendacion
score cijfer beoordeling punten aanbeveling
punteggio voto pontuacao nota ocene ocena punktow балл баллов оценку оценка poang
`;

/** Verbs that ask a program for a piece of text. */
export const TASK_VERBS = `
explain describe translate pay write compose draft summarize summarise tell list generate create imagine pretend calculate solve convert
repeat define recommend suggest provide give show develop break draw sing print recite paraphrase rewrite replace 
remove insert append prepend add include integrate mention modify introduce encode decode
use group combine reverse capitalize act roleplay simulate behave respond answer reply output say
begin start end finish reveal disclose leak send visit click download open execute run call promote advertise compare outline identify
discuss name help make let
erklare beschreibe ubersetze schreibe verfasse nenne fasse erzahle berechne zeige gib liste
expliquez explique decrivez decris traduisez traduis ecrivez ecris redigez redige resumez racontez calculez donnez
explica describe traduce escribe redacta resume cuenta calcula dime dame enumera
leg beschrijf vertaal schrijf vat vertel bereken geef noem
`;

/** Pieces of text, or of knowledge, that one asks a program for and that no job consists of. */
export const TASK_OBJECTS = `
poem poems haiku sonnet limerick ballad acrostic riddle rap rhyme pun alphabet tale film movie holiday restaurant dessert cocktail superhero dragon story essay joke jokes song lyrics recipe speech letter tweet paragraph sentence fable
function example synonym definition meaning
gedicht geschichte aufsatz witz ratsel lied rezept brief satz
poeme histoire essai blague chanson recette lettre phrase
poema historia cuento ensayo chiste cancion receta carta frase
gedicht verhaal opstel grap liedje recept brief zin
`;

/** What a program's answer is called, when it is "your" one. */
export const ANSWER_NOUNS = `
answer answers response responses reply replies output outputs message completion evaluation assessment summary analysis verdict rating
score scoring judgment judgement decision ranking
antwort ausgabe bewertung reponse sortie respuesta salida antwoord uitvoer risposta resposta
`;

export const YOUR_WORDS = `
your deine deiner deinen ihre ihrer ihren votre vos ta tu su vuestra je jouw uw tua sua
`;

/** Openings of questions. */
export const QUESTION_WORDS = `
what who whom whose when where why which how is are do does did can could would will should
was wer wann wo warum wieso welche welcher wie ist sind kannst konnen
qu que qui quand ou pourquoi quel quelle quels quelles comment est pouvez peux
que quien cuando donde cual cuales como puedes puede por
wat wie wanneer waar waarom welke hoe kun kan
what's who's how's
`;

/** Words of a sentence that tells about such text instead of speaking it. */
export const TELLING_WORDS = `
designed built developed tested wrote written researched researching detected detecting detects detection prevent prevents prevented
preventing blocked blocking mitigated mitigating mitigate against attacks attack attempts jailbreak jailbreaks injection injections
red-teamed teamed teaming evaluated engineered engineering implemented trained training created led studied investigated
analysed analyzed published paper thesis article blog classifier filter filters guardrails benchmark dataset such like where when
including authored reviewed taught presented documented hardened evaluators annotators guidelines instructing instructed telling
entwickelte entwickelt getestet erkannt verhindert developpe teste concu desarrolle probe diseñe disene ontwikkelde ontworpen getest
`;

/** Words that make the person the speaker: then the sentence is about the person. */
export const SPEAKER_WORDS = `
i my me myself we our us ich mein meine meiner meinen mich mir wir unser unsere je mon ma mes moi nous notre nos yo mi mis me
nosotros nuestro nuestra ik mijn mij wij onze
`;

/** Nouns that only an order to an evaluator takes for its object. */
export const STRONG_INSTRUCTION_NOUNS = `
instruction instructions instr instrs prompt prompts rubric criteria anweisung anweisungen instruktionen consigne consignes instrucciones instructies
istruzioni instrucoes instrukcje инструкции инструкций instruktioner
`;

export const VERDICT_PARTICIPLES = `
rated scored ranked hired selected approved given considered recommended accepted classified marked awarded receive get shortlisted
bewertet eingestellt note retenu embauche calificado seleccionado contratado beoordeeld aangenomen
`;

export const MODAL_WORDS = `must should shall deserves muss soll sollte doit devrait debe deberia moet`;

export const YOU_WORDS = `you you're youre du vous tu usted jij u`;

export const NEGATIONS = `not don't dont never nicht niemals pas jamais nunca niet nooit`;

/** Speakers of a chat log. */
export const ROLE_WORDS = `system assistant user human ai developer instruction instructions prompt`;

/** First words of orders to a reader that no other list has. */
export const READER_WORDS = `
count proceed treat regard assume suppose weight weigh prefer read reread stop encrypt sort determine remind if from only be mention repeat
zahle behandle lies traite lisez trata lee behandel lees einstellen embaucher contratar aannemen assumere
`;
