import { foldPhrase, phraseSet, wordSet } from '../fold-phrase.ts';

/** Words of headings over licences, courses and the stages of a career, folded: no names, and they open sections. */
const OF_LICENCES_AND_STAGES = `
licenses license licences licence licensure credentials credential accreditations accreditation qualification background courses course memberships
membership affiliations patents registrations registration tickets clearance clearances positions development certificate diploma diplomas degrees
lizenzen fuhrerscheine fuhrerschein weiterbildung weiterbildungen stationen tatigkeiten diplomes permis habilitations atouts stages certificaciones certificados titulacion
trayectoria carnes permisos cursos certificaten cursussen rijbewijzen rijbewijs loopbaan nevenactiviteiten`;

/**
 * Words, folded, that show that a line at the top of a resume is no name but a headline, a heading, an organization or a
 * list of skills.
 */
export const HEADLINE_WORDS: ReadonlySet<string> =
  wordSet(`accountant accounting account accounts actor actuary actuarial adjuster administration administrative administrator admin advisor adviser advocate
agent agency agile aide ambulance analyst analytics analytical anesthesiologist apprentice architect architecture art artist artisan assembler assembly
assistant associate attendant attorney audio auditor author automation automotive aviation backend bank banker banking barista bartender bookkeeper broker builder
building business buyer calligrapher captain cardiologist care caregiver carer caretaker carpenter cashier ceo cfo chair chairman chairwoman chairperson
chartered chef chemical chemist chief chiropractor civil cleaner clerk clinical clinician cloud coach coder commercial communication communications community
compliance computer conductor construction consultant consulting content contractor controller coo cook coordinator copywriter corporate counsel
counselor counsellor courier cpa creative crew cto customer cyber cybersecurity dancer data dental dentist deputy design designer developer development devops
dietitian digital director dispatcher doctor doula draftsman driver economist editor education educator electrical electrician electronics engineer
engineering enterprise entrepreneur environmental epidemiologist equipment estate estimator event events examiner executive expert facilities facilitator
faculty farmer fellow field film finance financial firefighter fireman fitness fitter florist fluent food foreman forester founder freelance freelancer
frontend full fullstack fundraiser gardener general geologist graduate graphic graphics guard guide hairdresser handyman hardware head health healthcare helper
historian hospital hospitality host hostess hotel hr human illustrator industrial information inspector installer instructor instrumentation insurance intern international internship
interpreter investment investigator it janitor java javascript jeweler joiner journalist judge junior kindergarten kitchen laboratory labourer laborer landscape landscaper law lawyer
lead leader learning lecturer legal librarian licensed lifeguard linguist loan logistics machine machinist maid maintenance maker management manager
manufacturing marine marketing mason massage master mathematician mechanic mechanical media mediator medical merchandiser merchant
meteorologist microbiologist midwife military miner minister mobile model music musician nanny network neurologist nurse nursing nutritionist occupational office officer
operations operator optician optometrist organizer orthodontist owner packer painter paralegal paramedic partner pastor pastry pathologist
pediatrician performer personal pharmaceutical pharmacist pharmacy phd photographer physician physicist physiotherapist pianist pilot pipefitter planner plasterer plumber
police policy porter postdoc practitioner presenter president principal printer privacy process procurement producer product production professional professor program
programme programmer project promoter proofreader property prosecutor psychiatrist psychologist psychotherapist public publicist purchasing python qa quality
radiographer radiologist ranger real realtor receptionist recruiter recruitment registered reporter representative research researcher restaurant
retail risk roofer sailor sales salesman salesperson saleswoman school science scientist scrum sculptor seamstress secretary security senior server service
services sheriff shift singer site social sociologist software soldier solicitor solutions specialist staff statistician stock store strategic strategist
student stylist superintendent supervisor supply support surgeon surveyor system systems tailor tax teacher teaching team technical technician
technologist technology telecom teller test tester therapist therapy tour tradesman trader trainee trainer training translator transport travel treasurer tutor ui
undertaker underwriter univ university upholsterer user ux valet vet veterinarian veterinary vice video visual volunteer waiter waitress warden warehouse watchmaker web welder welfare
writer worker yoga youth zoologist
curriculum vitae resume cv profile summary objective experience education skills projects languages certifications certificates references interests hobbies
employment history career contact details personal about achievements awards publications qualifications competencies training work professional core key
platform platforms know knows strengths studies schooling tools technologies tasks duties highlights overview toolbox expertise capabilities abilities knowledge academic background record proficient
with years year in and for of at the to on specializing seeking experienced dedicated motivated certified passionate results driven
altenpfleger altenpflegerin analytiker anwalt anwaltin arzt arztin assistent assistentin assistenz auszubildende auszubildender backer berater beraterin betriebswirt
bauingenieur buchhalter buchhalterin dozent einkaufer elektriker elektroniker entwickler entwicklerin erzieher erzieherin fachkraft facharzt fachinformatiker fachangestellte
fahrer geschaftsfuhrer gesundheits handwerker hausmeister informatiker ingenieur ingenieurin jurist kauffrau kaufmann kellner koch kochin konstrukteur
krankenpfleger krankenpflegerin krankenschwester pflegefachkraft pflegefachfrau pflegefachmann lagerist lehrer lehrerin leiter leiterin leitung logistiker maler maurer mechaniker mechatroniker mediziner
meister mitarbeiter mitarbeiterin monteur pfleger pflegerin projektleiter projektleiterin projektmanager referent sachbearbeiter sachbearbeiterin schlosser schreiner
sekretar sekretarin softwareentwickler softwareentwicklerin sozialarbeiter sozialarbeiterin sozialpadagoge steuerberater techniker technikerin tischler ubersetzer verkaufer verkauferin vertrieb
vertriebsleiter werkstudent wirtschaftsprufer zahnarzt lebenslauf bewerbung berufserfahrung ausbildung kenntnisse sprachen kontakt profil personliche daten angaben
bildung bildungsweg werdegang beruflicher qualifikationen fahigkeiten interessen zertifikate anschreiben praktika praktikum studium
acheteur agent aide-soignant aide-soignante aide architecte assistant assistante avocat avocate boulanger caissier charge chargee chauffeur chef cheffe coiffeur comptable concepteur conducteur
conseiller conseillere consultant consultante controleur cuisinier cuisiniere developpeur developpeuse directeur directrice electricien enseignant enseignante formateur
formatrice gestionnaire graphiste infirmier infirmiere informaticien ingenieur ingenieure journaliste juriste kinesitherapeute magasinier mecanicien medecin menuisier
menuisiere ouvrier pharmacien plombier professeur professeure psychologue redacteur responsable secretaire serveur serveuse soudeur technicien technicienne traducteur traductrice vendeur vendeuse
experience experiences professionnelle professionnelles formation formations competences langues profil coordonnees loisirs parcours diplomes informations personnelles
abogado abogada administrativo administrativa albanil analista arquitecto arquitecta asesor asistente auxiliar camarero camarera cocinero cocinera comercial conductor
consultor consultora contable coordinador coordinadora desarrollador desarrolladora director directora disenador disenadora docente electricista encargado enfermero enfermera farmaceutico
fontanero gerente gestor ingeniero ingeniera jefe jefa maestro maestra mecanico medico medica operario periodista profesor profesora programador programadora psicologo psicologa
recepcionista responsable secretaria soldador tecnico tecnica trabajador trabajadora traductor traductora vendedor vendedora experiencia laboral formacion academica idiomas habilidades
datos personales perfil profesional educacion contacto objetivo conocimientos
accountmanager adviseur begeleider beheerder beleidsmedewerker boekhouder chauffeur directeur docent elektricien ingenieur inkoper jurist kapper kok leerkracht leraar
lerares loodgieter magazijnmedewerker manager medewerker monteur ondernemer ontwerper ontwikkelaar projectleider receptionist schilder schrijver technicus timmerman
verkoper verpleegkundige verzorgende vertaler werkervaring opleiding opleidingen vaardigheden talen persoonlijke gegevens profiel competenties
hello hallo bonjour salut hola ciao buongiorno merhaba
falegname idraulico elettricista saldatore giardiniere parrucchiere parrucchiera cuoca pasticciere pasticciera fornaia panettiere macellaio autista
magazziniere infermiere infermiera geometra ragioniere ragioniera commessa commesso cameriere cameriera educatore educatrice insegnante carpentiere
imbianchino piastrellista decoratore tappezziere ebanista restauratore restauratrice tornitore fresatore montatore collaudatore collaudatrice
meccanico manutentore carrozziere gommista carrellista mulettista corriere facchino portiere custode badante colf estetista operaio operaia impiegato
impiegata segretaria centralinista farmacista ostetrica veterinario dentista igienista fisioterapista assistente giornalista fotografo grafico grafica
traduttore traduttrice interprete bibliotecario bibliotecaria archivista avvocato commercialista notaio ingegnere architetto allevatore agricoltore
potatore boscaiolo pescatore marinaio bagnino arbitro allenatore allenatrice
enfermeiro enfermeira pedreiro eletricista encanador serralheiro motorista cozinheiro cozinheira padeiro balconista atendente professora engenheiro
engenheira contador advogado advogada marceneiro carpinteiro jardineiro cabeleireiro cabeleireira costureira faxineira diarista porteiro coordenador
coordenadora estagiario estagiaria cuidador cuidadora bombeiro torneiro operador operadora
kierowca spawacz elektryk hydraulik murarz stolarz kucharz kucharka kelner kelnerka pielegniarka pielegniarz nauczyciel nauczycielka ksiegowa ksiegowy
magazynier mechanik technik inzynier sprzedawca kasjer kasjerka fryzjerka fryzjer piekarz cukiernik slusarz tokarz lakiernik dekarz ogrodnik opiekunka
lekarz lekarka tlumacz tlumaczka
modelista canalizador canalizadora servidor servidora guia farmaceutico tradutor tradutora legendador legendadora treinador treinadora
sofor asci garson muhasebeci ogretmen hemsire muhendis elektrikci kaynakci terzi kuafor berber marangoz tesisatci kasiyer sekreter avukat eczaci
doktor cevirmen
moderator bibliothecaris rondleider concierge kapster vinoloog sollicitatie candidature solicitud candidatura glazenwasser schoorsteenveger
meubelstoffeerder scheidsrechter gezagvoerder verloskundige lasser bakker slager visser boer boerin imker hovenier stukadoor tegelzetter metselaar
dakdekker steckbrief
tischlerin dachdecker dachdeckerin schreinerin malerin schweisser baecker backerin metzger fleischer floristin imkerin winzer winzerin landwirt
landwirtin gartner gartnerin frisor frisorin friseur friseurin kellnerin busfahrer busfahrerin lokfuhrer spielleiter hebamme hausmeisterin drucker
buchbinder uhrmacher goldschmied goldschmiedin texter texterin dolmetscher dolmetscherin
couvreur zingueur macon chauffagiste berger bergere greffier greffiere charpentier ebeniste carreleur peintre serrurier boulangere boucher fromager
maraicher viticulteur pecheur marin coiffeuse couturiere fleuriste libraire concierge gardien gardienne
herrero carpintero ganadero quesero pescadera pescadero peluquera peluquero jardinero podador taxista modista patronista panadero carnicero letrado
letrada farmaceutica
czesc witam tynkarz doreczyciel rolniczka rolnik hodowca hodowczyni motornicza motorniczy listonosz inspektor inspektorka kustosz asystentka asystent
specjalistka specjalista projektantka projektant trenerka trener testerka moderatorka badacz badaczka mistrz scenarzysta scenarzystka konsultantka
konsultant audytor audytorka farmaceuta farmaceutka sedzia renowator koordynatorka koordynator administratorka przewodniczaca muzealnik bibliotekarka
bibliotekarz
${OF_LICENCES_AND_STAGES}
trade driving tender kowal selected held competence cards jobs berufliche bisherige professionnel diploma's`);

/** Titles of the whole document, folded, spaces collapsed. */
const DOCUMENT_TITLES: ReadonlySet<string> =
  phraseSet(`curriculum vitae|curriculum vitæ|curriculum vitae (cv)|cv|c.v.|resume|résumé|my resume|professional resume|lebenslauf|
tabellarischer lebenslauf|mon cv|hoja de vida|currículum|curriculum|
currículum vítae|résumé professionnel|levensloop|life history|bio-data|biodata|curriculo|currículo|životopis|życiorys|özgeçmiş|
резюме|履歴書|職務経歴書|个人简历|简历|履歷|個人簡歷|이력서|السيرة الذاتية|
سيرة ذاتية|קורות חיים|βιογραφικό σημείωμα|resume / cv|resume/cv|cv / resume|europass|europass cv|curriculum vitae europass|
cv europass|modelo europeu de curriculum vitae|cv resumido|kurzbewerbung|kandidatenprofil|profil linkedin|cv photo ci-jointe|
carta y hoja de vida|carta de apresentação e cv`);

const SET_APART = /^\p{L}(?: \p{L})+$/u;
const TITLES_WITHOUT_SPACES: ReadonlySet<string> = new Set(
  [...DOCUMENT_TITLES].map((title) => title.replaceAll(' ', '')),
);

/** Whether a line is the title of the document, also with its characters set apart ("简 历", "R E S U M E"). */
export function isDocumentTitle(line: string): boolean {
  // "職務経歴書（看護師）"
  const folded = foldPhrase(line.replace(/\s?[(\uff08][^()]{1,20}[)\uff09]\s*$/, ''));
  return (
    DOCUMENT_TITLES.has(folded) ||
    (SET_APART.test(folded) && TITLES_WITHOUT_SPACES.has(folded.replaceAll(' ', '')))
  );
}

/** Words of section headings, folded: a short line of headline words with one of these opens a section. */
export const SECTION_WORDS: ReadonlySet<string> = wordSet(`
profile summary objective experience education skills projects languages certifications certificates references interests hobbies
employment history career achievements awards publications qualifications competencies training volunteering volunteer about
berufserfahrung ausbildung kenntnisse sprachen profil bildung bildungsweg werdegang qualifikationen fahigkeiten interessen zertifikate
praktika studium berufspraxis weiterbildung weiterbildungen
experiences professionnelle professionnelles formation formations competences langues loisirs parcours diplomes
experiencia formacion educacion idiomas habilidades perfil conocimientos objetivo
werkervaring opleiding opleidingen vaardigheden talen profiel competenties
${OF_LICENCES_AND_STAGES}`);

/** Section headings in scripts where words are not looked up one by one, and headings that need their whole phrase. */
export const SECTION_PHRASES: ReadonlySet<string> = phraseSet(`
erfarenhet|arbetslivserfarenhet|yrkeserfarenhet|anställningar|utbildning|utbildningar|färdigheter|kompetens|kompetenser|språk|
språkkunskaper|kurser|referenser|om mig|intressen|profil|sammanfattning|meriter|körkort|
erfaring|arbeidserfaring|yrkeserfaring|arbejdserfaring|erhvervserfaring|praksis|utdanning|uddannelse|ferdigheter|færdigheder|
kompetencer|språkkunnskaper|sprog|kurs|kurser og sertifikater|referanser|referencer|om meg|sammendrag|nøkkelkvalifikasjoner|
työkokemus|työhistoria|kokemus|koulutus|osaaminen|taidot|kielitaito|kielet|kurssit|suosittelijat|profiili|harrastukset|luottamustoimet|
pracovní zkušenosti|praxe|zaměstnání|vzdělání|dovednosti|znalosti|jazyky|jazykové znalosti|kurzy|reference|zájmy|
pracovné skúsenosti|prax|vzdelanie|zručnosti|jazykové znalosti|záujmy|
munkatapasztalat|szakmai tapasztalat|tapasztalat|munkahelyek|tanulmányok|végzettség|képzettség|készségek|nyelvtudás|nyelvismeret|
tanfolyamok|érdeklődés|
experiență|experiența|experiență profesională|experiența profesională|locuri de muncă|studii|educație|educație și formare|
competențe|aptitudini|limbi străine|cursuri|referințe|
radno iskustvo|iskustvo|zaposlenje|obrazovanje|školovanje|vještine|veštine|jezici|strani jezici|tečajevi|kursevi|preporuke|
delovne izkušnje|izkušnje|izobrazba|izobraževanje|znanja|veščine|
töökogemus|haridus|haridustee|oskused|keeled|keeleoskus|darba pieredze|izglītība|prasmes|valodas|darbo patirtis|patirtis|
išsilavinimas|įgūdžiai|kalbos|starfsreynsla|menntun|hæfni|tungumál|
праця|досвід|досвід роботи|освіта|навички|мови|знання мов|курси|про себе|професионален опит|трудов стаж|образование и обучение|
умения|езици|чужди езици|радно искуство|образовање|вештине|
pengalaman|pengalaman kerja|riwayat pekerjaan|pendidikan|riwayat pendidikan|keahlian|kemahiran|keterampilan|bahasa|kursus|
organisasi|rujukan|kinh nghiệm|kinh nghiệm làm việc|học vấn|trình độ học vấn|kỹ năng|ngoại ngữ|chứng chỉ|mục tiêu nghề nghiệp|
karanasan sa trabaho|edukasyon|uzoefu wa kazi|elimu|ujuzi|praca|wykształcenie i kursy|përvoja e punës|arsimimi|ประสบการณ์ทำงาน|
ประสบการณ์การทำงาน|การศึกษา|ทักษะ|ภาษา|
工作经历|工作经验|专长|核心经验|经历|工作履历|个人概述|个人简介|个人总结|实习经历|实践经历|学历|教育|关于我|求职意向|求职目标|期望|主要业绩|做过什么|履历|技能特长|兴趣爱好|爱好|语言|培训|培训经历|获奖|获奖情况|职业概述|职业技能|
专业能力|代表作品|出版作品|
プロフィール|スキルセット|現職|要約|概要|略歴|受賞|受賞歴|自己紹介|得意分野|職務内容|職務概要|研修|趣味|学歴・職歴|保有資格|強み|著書|業績|活動|工作經歷|教育背景|教育经历|學歷|专业技能|技能|项目经验|项目经历|自我评价|个人优势|
语言能力|证书|荣誉奖项|実務経験|职业目标|
職歴|学歴|職務経歴|職務要約|資格|免許・資格|スキル|自己pr|語学|活かせる経験|志望動機|経歴|
경력|경력사항|학력|학력사항|기술|보유기술|자격증|프로젝트|자기소개|언어|외국어|수상경력|
опыт|опыт работы|места работы|трудовая деятельность|профессиональный опыт|образование|навыки|ключевые навыки|
профессиональные навыки|языки|владение языками|курсы|повышение квалификации|дополнительное образование|проекты|о себе|обо мне|
сертификаты|достижения|публикации|обязанности|рекомендации|интересы|хобби|цель|
doświadczenie|doświadczenie zawodowe|zatrudnienie|studia|wykształcenie|umiejętności|języki|języki obce|kursy|szkolenia|
kursy i szkolenia|certyfikaty|zainteresowania|podsumowanie|profil zawodowy|edukacja|kwalifikacje|uprawnienia|o mnie|referencje|
przebieg kariery|historia zatrudnienia|cel zawodowy|
iş deneyimi|iş deneyimleri|deneyim|deneyimler|mesleki deneyim|eğitim|eğitim bilgileri|eğitim durumu|öğrenim|öğrenim durumu|
beceriler|yetenekler|yabancı dil|yabancı diller|diller|sertifikalar|kurslar|referanslar|hakkımda|özet|hobiler|ilgi alanları|
projeler|iş geçmişi|iş tecrübesi|
esperienza|esperienze|esperienza professionale|esperienza lavorativa|esperienze lavorative|esperienze professionali|istruzione|
istruzione e formazione|formazione|studi|competenze|lingue|corsi|interessi|profilo|obiettivi|certificazioni|pubblicazioni|hobby|
experiência|experiência profissional|experiência académica|formação|formação académica|formação acadêmica|educação|escolaridade|
competências|línguas|certificações|resumo|interesses|referências|publicações|projetos|percurso profissional|

επαγγελματικη εμπειρια|εκπαιδευση|δεξιοτητες|γλωσσες|
الخبرة المهنية|الخبرة الوظيفية|المؤهلات|المؤهل العلمي|المؤهلات العلمية|الدورات|الدورات التدريبية|الملخص المهني|ملخص|نبذة|
نبذة مهنية|نبذة عني|من أنا|المراجع|الاهتمامات|الهوايات|المسار المهني|التكوين|الوظيفة الحالية|وظائف سابقة|المشاريع|التدريب|الرخص|
الإنجازات|
الخبرة|الخبرات|الخبرة العملية|الخبرات العملية|التعليم|المهارات|اللغات|الشهادات|الملخص|
ניסיון תעסוקתי|ניסיון מקצועי|השכלה|כישורים|שפות|תקציר|
अनुभव|कार्य अनुभव|शिक्षा|कौशल|भाषाएँ|work|know-how|strengths|key strengths|studies|schooling|tools|technologies|track record|
expertise|areas of expertise|jobs|my jobs|my work|positions held|selected work|where i have worked|where i worked|what i do|
what i can do|skills & tools|tech stack`);
