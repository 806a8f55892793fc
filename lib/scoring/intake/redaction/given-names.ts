import { wordSet } from './fold-phrase.ts';

/**
 * Common given names of many origins, lower case and without accents. Used only to tell a name from a headline at the top
 * of a resume and in running text; a name that is not here is still found by its place.
 */
export const GIVEN_NAMES: ReadonlySet<string> =
  wordSet(`aaliyah aaron abdul abdullah abebe abena abigail abimbola abraham adam adaeze adebayo adel adele adriana adrian aditi aditya afonso
agata agnes agnieszka ahmad ahmed aiko aisha aishwarya ajay akash akiko akira alan alba albert alberto alejandra alejandro aleksandr
aleksandra alessandra alessandro alessia alex alexander alexandra alexandre alexandru alexis alfie ali alice alicia alina aliya allison
alma alois alvaro alyssa amadou amal amanda amara amelia amelie ameera amina amir amit amy ana anahit anais anand anastasia anders
andre andrea andreas andrei andrej andres andrew andrii andrzej andy angel angela angelika angelo anh anika anil anita anja anjali ann
anna anne annika anoushka anthony antje antoine anton antonia antonio anya aoife aphiwe april aria ariana ariel arjun armando arnaud
arne arthur artem arturo arun arya asha ashley ashok asif astrid athena aurelie austin ava avery aviv axel ayesha aylin ayse ayumi azaria
babak barbara barbora bartosz bas bashir beata beatrice beatriz becky ben benedikt benjamin bernadette bernard bernd bertrand beth bethany
betty bianca bilal bill bjorn blanca blessing bob bogdan boris brad brandon breanna brenda brendan brian bridget britta brittany bruno
bryan burak caitlin callum camila camille can carina carl carla carlos carmen carol carolina caroline catalina caterina catherine cecilia
celia celine chad chantal charles charlie charlotte chen cheng chiara chidi chijioke chika chinedu chinonso chinua chloe chris christa
christelle christian christiane christina christine christoph christophe christopher chukwuemeka ciara cindy claire clara claudia claudio
claus clemens clement colin connor constance corinna cormac courtney craig cristian cristina cynthia daan dagmar daisuke daisy dalia damian
dan dana daniel daniela daniele danielle danil dante danuta daria dariusz darius darren dave david dawid deborah declan deepak deepika deepti
delphine demetrius deniz denis denise dennis derek desiree devika devin dewi dhruv diana diane diego dieter dilip dimitri dimitrios dina dinesh
dirk divya diya djibril dmitri dmitry dolores dominic dominik dominika dominique donald donna dora doreen doris dorota dorothea douglas
duncan dung dylan ebony eduardo edward edwin efua eileen eirini ekaterina elaine eleanor elena eleni elias elif elin elisa elisabeth elise
elizabeth ella ellen ellie elodie elsa els emanuel emeka emilia emilie emilio emily emine emma emmanuel emre enrico enrique eric erica erik
erika erin ernesto ernst esra estelle esteban esther ethan etienne eugene eun eva evan evelyn ewa eylul ezra fabian fabien fabio fabrice
farah farhan farid fatema fatima fatma fatou faye federica federico felicia felicity felipe felix ferdinand fernanda fernando filip filippo
finn fiona flavia flora florence florian folake fran francesca francesco francine francis francisca francisco francois frank franz franziska
fred frederic frederik fredrik frida friedrich fumiko gabriel gabriela gabriele gabrielle gareth gary gaurav gavin geert gemma genevieve
geoffrey george georgia georgios gerald gerard gerda gerhard giacomo gianluca gilbert gina giorgia giorgio giovanna giovanni giulia giuseppe
gloria godfrey gonzalo gordon grace graham greg gregory greta grzegorz guadalupe guido guilherme guillaume gunther gurpreet gustavo guy
habib hadiya haim hakan hakim halima hamid hamza han hana hanna hannah hannes hans harald haruki harold harpreet harriet harry haruto hasan
hassan hassen hayley heather hector heidi heike heiko heinrich heinz helen helena helene helga helmut hendrik henri henrietta henrik henry
herbert hermann hideo hilary hina hiroko hiroshi hoang holly hong horst huang hubert hugh hugo hui huda hussein hyun ian ibrahim ida idris
ifeoma ignacio igor ikram iman imani imran ines inga inge ingeborg ingrid ioana ioannis iqbal irena irene irina iris isaac isabel isabella
isabelle isaiah ishaan isla ismail istvan ivan ivana ivo ivy iwona jaap jack jackson jacob jacqueline jacques jada jade jaime jakub jamal james
jamie jamila jan jana jane janet janice janina janine jannik jarek jasmin jasmine jason jasper javier jay jayden jean jeanette jeanne jeff
jeffrey jelena jennifer jenny jens jeremy jerome jerzy jesper jess jesse jessica jesus jia jiao jie jill jim jin jing jiri jitka joachim joan
joana joanna joao jochen joe joel joelle johan johann johanna johannes john jolanta jon jonas jonathan jordan jorg jorge jose josef josefine
joseph josephine josh joshua joost joyce juan juana juanita judith jules julia julian juliana julie julien juliette julio jun june jung jurgen
justin justyna kai kaito kamal kamila kamran karen karim karin karina karl karla karolina karsten karthik kasia katarina katarzyna kate katerina
katharina katherine kathleen kathrin kathryn katia katie katja katrin kavita kayla kazuki kazuko kehinde keiko keith kelechi kelly kemal ken
kenji kenneth kenza kerry kerstin kevin keziah khadija khaled khalid khanh kim kimberly kiran kirsten kirsty klara klaus koen kofi konrad
konstantin konstantinos krishna kristen kristian kristin kristina krystyna krzysztof kumar kunal kurt kwabena kwame kwasi kyle kylie kyung
lakshmi lamar lamia lana lars latifa latisha latoya laura lauren laurence laurent lavinia layla lea leah leandro lee leila lena lennart leo
leon leonard leonardo leonie leonor leroy leslie leticia lewis li lia liam lidia lien liesbeth lieve ligia lila lili lilian liliana lily lin
lina linda ling linh lior lisa lise liu liv liz liza ljubica lloyd logan lola lorena lorenz lorenzo loretta lotte lou louis louisa louise
lourdes luc luca lucas lucia luciana lucie lucy ludmila ludwig luigi luis luisa lukas luke luna lutz luz lydia lynn maarten maciej maddison
madeleine madhavi madison mads magda magdalena mahesh mahmoud maike maja makoto malik malika malte mamadou manfred manish manon manuel manuela
mara marc marcel marcela marcelo marcia marcin marco marcos marcus mareike marek margaret margarita margit margot mari maria mariam mariama
mariana marianne marie marieke marija marijke marilyn marina mario marion marisa marisol mariya marjorie mark marko marko markus marlene marlies
marlon marta martha martijn martin martina martine mary maryam masako mateo mateusz mathieu mathilde mathis matias matilda matt matteo matthew
matthias matthieu maud maurice mauricio mauro max maxim maxime maximilian may maya mechthild meera megan mehdi mehmet mei meike mel melanie
melike melina melinda melissa mercedes mercy merve mia michael michaela michal michel michele michelle michiel miguel mihai mika mike mikhail
mikkel mila milan milena milica min mina minh mira miranda miriam mirjam miroslav misaki mitchell miyuki moana mohamed mohammad mohammed moira
molly mona monica monika monique morgan moritz moses moshe muhammad muna muriel murat mustafa mwangi myriam nadia nadine nadja nakamura nam
nana nancy naoki naomi natalia natalie natasha nathalie nathan nathaniel navid nayeli nazanin neha neil nelson nermin nevena ngoc ngozi nguyen
nia nicholas nick nicky nico nicola nicolas nicole niels nigel nikhil nikita nikola nikolai nikolaos nils nina niklas nisha nishant nitin njeri
noa noah noam noelle noemi noor nora norbert norma nour nuno nuria nyambura obinna octavia odile okan olaf ole oleg oleksandr olena olga oliver
olivia olivier olumide omar onur oksana orla oscar oskar osman otto owen oya ozlem pablo padraig palesa pamela panagiotis paola paolo parisa
parvati pascal pascale patrice patricia patrick patrik paul paula pauline paulo pavel pawel pedro peggy penelope perla petar peter petr petra
petros phil philip philipp philippa philippe phillip phoebe phuong pia pierre pieter pilar piotr polina pooja poppy prakash pranav prashant
precious preeti priscilla priya priyanka quentin quynh rachel radoslav rafael rafal raffaele raghav rahel rahul rainer raj raja rajesh rajiv
ralf ralph ramesh rami ramon ramona rana randy rania raphael raquel rasheed rashid raul ravi ray raymond rebecca reema reggie regina reinhard
remi renata renate rene renee reza ricardo riccardo richard rico rita robert roberta roberto robin rocio rodrigo roger rohan rohit roland rolf
roman romain ron ronald rosa rosalind rosalie rosario rose rosemary rowan roxana roy ruben rubina rudolf rui rune rupert russell ruth ryan ryo
saad sabine sabrina sachiko sadia safiya sahar said sakura salim sally salma salman salvatore sam samantha samir samira samuel sandeep sandra
sandy sanjay santiago santosh sara sarah sascha sasha satoshi saul sayaka scott sean sebastian sebastien selim selin selma semih sergei sergey
sergio seun severine seydou shabnam shaheen shahid shai shanice shanika shaniqua shannon sharon shaun shauna sheila shelby shelly shen shira
shirin shirley shivani shreya shu siddharth sigrid silke silvia silvio simon simona simone sinead siobhan sipho sissel siyabonga skye slavica
slavko snezana sofia sofie solange sonia sonja sophia sophie soraya souleymane stacey stacy stanislav stanislaw stavros stefan stefanie stefano
steffen stella stephan stephanie stephen steve steven stijn stuart su sujata suleiman suman sun sunil sunita susan susanna susanne suzanne sven
svetlana swati sybille sylvain sylvia sylvie tadeusz takashi takeshi tala tamar tamara tamas tamika tamsin tania tanja tanya tara tariq tarun
tatiana tatjana taylor ted temitope teresa terry tess thabo thandi thandiwe thanh theo theodora theodore theresa therese thi thiago thierry thijs
thomas thorsten tiago tiffany tim timo timothy tina tobias todd tom tomas tomasz tomoko toni tony torsten tove tracy trang trevor tristan troy
tuan tunde tyler tyrone uchenna udo ulf uli ulrich ulrike umar uma umut uri ursula uta ute uwe vaea valentin valentina valeria valerie vanessa
varun vasilis vera verena verity veronica veronika veronique vicente vicky victor victoria vijay vikram viktor viktoria vincent vincenzo viola
violet violeta virginia virginie vishal vivek vivian viviana vladimir volker volodymyr vusi waleed walter wanda wanjiku wei weronika wendy werner
wiebke wilfried wilhelm will willem william wim winston wioletta wolfgang wouter xavier xiao xin xiomara ximena yael yan yana yang yannick yara yasmin
yasmine yasuko yaw yee yetunde yevgeny yi yiannis ying yolanda yosef youssef yuan yuki yuko yulia yumi yun yuri yusuf yvette yvonne zachary
zahra zainab zanele zara zeynep zhang zhen zhi zoe zofia zoltan zsofia zuzanna`);

/** Names that are words, months, places, companies or faiths too: alone in running text they prove no name. */
export const AMBIGUOUS_NAMES: ReadonlySet<string> =
  wordSet(`amber angel april art august austin autumn baker banks bell bill bishop black blessing brook brooks brown can carpenter chance charity chase chef
chen christian christie clay cliff cook cooper crystal daisy dale dallas dan dean destiny devon diamond dolores don drew earl eden ernst faith farmer
fisher florence forest frank franklin gene georgia glen gold golden grace grant gray green guy hall harmony hazel heath heather holly hope hunter iris
ivy jack jade jasmine jay jean jersey jewel jordan joy june justice king knight lake lane lee lily long london love major mark marsh mason max may melody
mercedes mercy merit milan miles mill miller milan moss olive page paris parker patience pearl penny pierce piper poppy porter precious price prince
prudence queen ray reed regina rice rich rob robin rock rod rose roman ruby rush rust sage sandy scala sharp shepherd sky skye sophia spring
stone sue summer sun swift tanner taylor terry trinity turner victor victoria violet virginia walker wall ward warden water way weaver west
white will winter wood woods young miles smith shell ford wells bank field fields church hill hills park parks rivers bush case cash code cross`);

/** Words inside of names that are written in lower case. */
export const NAME_PARTICLES: ReadonlySet<string> = wordSet(
  `van von der den de del della di da dos das do du la le el al bin binti ibn ben bint zu zum zur ter ten te op 't of y e af av abu ap o mc mac st`,
);

/** Academic and social titles before a name. */
export const NAME_TITLES: ReadonlySet<string> =
  wordSet(`mr mrs ms miss mx dr prof sir dame madam herr frau fraulein m mme mlle monsieur madame mademoiselle sr sra srta senor senora senorita
don dona mevr mevrouw meneer dhr drs ing dipl-ing rev hon`);
