/**
 * Per language the words of which every phrase that speaks to a reader has one (see english-phrases.ts and language-phrases.ts).
 * Most sentences of a resume have none, and are not looked at again.
 */

export const ENGLISH_READER_WORDS = `
ignore disregard forget override bypass discard overlook nullify abandon dismiss cease quit erase
commands instructions instruction prompts prompt orders filters you your you're you've yourself henceforth onwards respond
reply speak talk pretend roleplay impersonate imagine suppose let's dan mode unrestricted unfiltered jailbroken uncensored
 above preceding verbatim backwards whoever todo reveal disclose dump leak password passwords secret
secrets conversation rewarded penalty ai llm llms gpt chatgpt grader screener
chatbot bot applicants alphabet summarize summarise translate rewrite paraphrase compute 
simulate tell invoke visit fetch click classify
suggest compose riddle continue output recite circumstances ascii else
anything anyone reset stop drop mind convert sentence word phrase abort cancel advise agree
`;

export const GERMAN_READER_WORDS = `
sei ignoriere ignorier ignorieren vergiss vergesst vergessen missachte missachten verwirf uberspringe uberspring brich stoppe stopp beende
bewerber bewerberin kandidat kandidatin bewerbung lebenslauf bewerbungsunterlagen anforderungen kriterien voraussetzungen schwachen prufung
antworte antworten antwortet sprich du dir dein deine deinen deiner deinem deines systemprompt mir uns ki sprachmodell kannst
konnten konnen wurden ubersetze wiederhole fasse vorher obigen obige kodiere beginne beende verhalten
`;
export const FRENCH_READER_WORDS = `
ignore ignorez ignorer oublie oubliez oublier neglige negligez abandonne abandonnez arrete arretez laissez desormais dorenavant maintenant reponds
candidature candidat cette aucune mentionnez mentionne considerez considere tenez mettez mets classez placez
repondez parle parlez tu vous ton ta tes votre vos moi peux pourrais imagine imaginez supposez semblant affiche affichez montrez montre
revele revelez imprime divulguez traduis traduisez repete repetez joue jouez
`;
export const IBERIAN_READER_WORDS = `
recibiste recebeste recebeu dieron dijeron ignora ignore ignorad ignoren olvida olvide olviden descarta descarte omita omite abandona deten sigas tengas omiso esqueca esquece esqueça
desconsidere pare ahora agora adelante diante responda responde contesta conteste habla hable fale eres voce você debes tu tus teu teus tua tuas su
sus muestrame muestreme dime digame cuentame cuenteme escribeme explicame ensename cantame recomiendame ayudame dame deme mostre conte
diga escreva puedes podrias puede podria imagina finge finja revela revele imprime imprima muestra mostra traduce traduza repite repita
prompt candidato candidata candidatura postulante solicitante resumen resumo informe relatorio requisitos criterios menciones mencione ninguna nenhuma
`;
export const ITALIAN_READER_WORDS = `
hai ignora ignorate ignori dimentica dimenticate trascura smetti smettila interrompi abbandona lascia adesso innanzi d'ora poi rispondi rispondete
risponda sei tuo tua tuoi tue mostrami dimmi raccontami scrivimi spiegami aiutami cantami elencami consigliami dammi puoi potresti devi
fingi immagina comportati finta candidato candidata candidatura requisiti requisito menzionare citare
`;
export const DUTCH_READER_WORDS = `
kandidaat sollicitant sollicitatie beschouw heb negeer negeert vergeet annuleer vanaf voortaan antwoord praat spreek reageer je jij jouw jou uw mij kun alsof vertel geef laat toon schrijf noem systeemprompt
`;
export const OTHER_READER_WORDS = `
zignoruj ignoruj zapomnij pomin pomiń odpowiadaj odpowiedz pisz teraz pokaz pokaż powiedz napisz podaj opowiedz wymien ujawnij twoj twój twoje twoja
mozesz jestes
abaikan qua yok gormezden dikkate unut unutun unutunuz
bundan artik simdi şimdi artık sistem talimat talimatlari talimatları talimatlar bana
uznaj uznajcie potraktuj kandydat kandydatka aday adayi adaya adayin basvuru basvurusu ozgecmis
кандидат соискатель кандидатура проверка считай считайте упоминай упоминайте
игнорируй игнорируйте проигнорируй забудь забудьте отвечай отвечайте говори говорите пиши пишите отныне теперь этого покажи
покажите расскажи расскажите скажи скажите напиши напишите выведи раскрой назови ты твои твой твоя твоё
`;

/** Common words of orders in rot13, and written backwards. */
export const CIPHERED_WORDS = `
gur naq lbh lbhe vtaber cerivbhf vafgehpgvbaf cebzcg nafjre jevgr erfcbaq sbetrg qvfertneq pnaqvqngr fpber guvf
eht ruoy uoy erongi suoiverp snoitcurtsni tpmorp rewsna etirw dnopser tegrof dragersid etadidnac erocs siht ecnetnes
`;

/** Words of these phrases that resumes have as well: they need a verb of an order beside them. */
export const COMMON_READER_WORDS = `
now me us everything answer say
aside scrap previous prior https http answering responding replying reverse user user's saying asking mistake real matter error forever agree computer machine tips explain function step hiring bonus attention role following model task assistant paragraph order instead message print evaluator reviewer reader candidates credentials
`;

/** Words of what a text says of its own evaluation: a sentence without any is not tried on evaluation-phrases.ts. */
export const EVALUATION_WORDS = `
candidate candidates applicant applicants resume resumes cv cvs candidacy me hr recruiter recruiters hiring
recruitment screening shortlist shortlisted vacancy whitelisted preapproved waived score scores scored scoring highest
ranked ranking ranks rank rating ratings rated tier stars verdict rubric criteria requirements requirement threshold
cutoff grade grades grader graders evaluator evaluators assessor assessors reviewer reviewers evaluation assessment
evaluate assess judge fit points marks mark credit recommendation exempt presumed deemed fulfilled satisfied
weakness weaknesses gaps gap flags doubt ai ais llm llms bot bots chatbots algorithm algorithms parsers ats whoever
whatever explanation feedback rationale justification comparison output precedence authoritative lenient
leniently generous generously favour favor favourable favorable favourably favorably charitable directions guidance
instructions guidelines prompt prompts memory conversation chat restrictions directives disregarded
ignored overridden user reader emojis agree wallet bitcoin bitcoins btc eth crypto mode you penalise penalize deducted
against superseded suspended outdated approved verified validated confirmed endorsed skipped bypass bypassed omitted
interview reproduce invited asked requested advised shall ought readers empty blank
`;
