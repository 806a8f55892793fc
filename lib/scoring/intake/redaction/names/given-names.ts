import { wordSet } from '../fold-phrase.ts';

/**
 * Common given names of many origins, lower case and without accents. Used only to tell a name from a headline at the top
 * of a resume and in running text; a name that is not here is still found by its place.
 */
export const GIVEN_NAMES: ReadonlySet<string> =
  wordSet(`aakash aaliyah aanya aarav aaron abdelaziz abdelkader abderrahmane abdul abdulai abdullah abdulrahman abebe abeer abel abena abigail
abilio abimbola abir abraham achieng adaeze adalgisa adam adama adaora adebayo adebola adel adela adele adelheid ademir adeola aderito
adewale adilson aditi aditya adnan adolfo adriaan adrian adriana adrianna adunni afnan afolabi afonso afroza agata agathe agnes agnieszka
agostino agung agus agustin agyeman ahlam ahmad ahmed ahmet aicha aiko aileen ailsa ailton aine ainhoa aisha aishwarya aisling aitana
aitor ajani ajay ajit akash akhil akiko akinyi akira akosua akpan akshay akua alaa alan alasdair alba albert albertina alberto albrecht
aldo aldrin aled alejandra alejandro aleksander aleksandr aleksandra aleksei alena alessandra alessandro alessia alessio alex alexander
alexandra alexandre alexandru alexei alexis alfie alfons alfonso alfredo alhassan ali alia alice alicia alicja alin alina aliya allison
alma alois alonso alper alun alvaro alvin alvise alyssa amadou amal amanda amandine amandio amani amar amara ambra ameera amelia amelie
ameyo amin amina aminata amine amir amira amit amjad ammar amol amrit amrita amritpal amy ana anacleto anahi anahit anais analyn anan
anand anant ananya anas anastasia anastasiia anatoly anca anders andre andrea andreas andreea andrei andrej andres andrew andrii andriy
andrzej andy aneirin aneta angel angela angelica angelika angelo angharad angus anh anika aniko anil anisa anish anisur anita anja anjali
anke ankit ankita ann anna annalisa annarita anne annegret anneke annelie annemarie annika anouk anoushka ansgar anthony antje antoine
antoinette anton antonella antoni antonia antonin antonino antonio anuj anupama anurag anya anyango aoife aparna aphiwe apolinary apolline
april araceli archana archie areej aria ariadna ariana arianna arief ariel arif arjan arjen arjun arkadiusz arkady arlene arlette armando
arnau arnaud arne arnoud arpit artem arthur artur arturo artyom arun aruna arvin arvind arwel arya asad asha ashley ashok ashraful ashwin
asif asli assunta astrid athena atif attila atul aubrey audrey aurelie aurore austin ava avery aviv axel axelle ayesha aylin ayman aynur
ayodele ayse aysegul aysel ayumi azaria azhar aziz babajide babak babatunde babette badr bagus bakary bala balaji balazs baldassarre
baldev baljit bambang bamidele baraka barbara barbora barend baris barry bart bartlomiej bartosz bas bashir bassam bastien beata beate
beatrice beatriz becky bedrich begona bela ben bence benedict benedikt benedita benito benjamin benjie benoit berk berna bernadette
bernard bernat bernd bernhard bert berta berthold bertrand bertus beryl beth bethan bethany betty betul bharat bhaskar bhavana bhavesh
bhavna biagio bianca bilal biljana bill binta birgit birte bjarne bjorn blanca blanka blathnaid blazej blessing bob bodo bogdan bogumila
boguslaw bohdan bohumil bojan bongani bonifacy boris bosse boubacar bozena brad brais bram brandon branislav branko branwen braxton
brayden breanna bree breixo brenda brendan brian brid bridget brigitte britta brittany bronislaw bronwen bruno bryan budi bukola burak
burcu burkhard bushra busisiwe busra caitlin callisto callum camelia camila camilla camille can canan cansu caoimhe capucine carina carl
carla carlo carlos carlota carlotta carme carmela carmelita carmelo carmen carmine carol carolina caroline carsten carys casimiro casper
catalin catalina catarina caterina cathal catherine catriona caua cayetana cecilia cedric cees celia celina celine cemal cengiz cenk ceren
ceri cerys cesar cesare cezary chad chandra chantal charanjit charles charlie charlotte chen cheng chetan chiamaka chiara chidi chidiebere
chidinma chijioke chika chinedu chinelo chinonso chinua chioma chirag chloe chris christa christel christelle christiaan christian
christiane christina christine christoph christophe christopher chukwudi chukwuemeka cian ciara ciaran cigdem cindy cinzia ciprian citra
claire clara claudia claudio claudiu claus cleide clelia clemence clemens clement clive clodagh clothilde colin colm concetta conchita
connor conor constance coralie corentin corina corinna corinne cormac cornelia corrado corrie cosima cosimo cosmin costel courtney craig
crina cristian cristiano cristina cristobal csaba cynthia cyril czeslaw daan dafydd dagmar daisuke daisy dalal dalia dalibor daljit damaso
damian damien dan dana danica daniel daniela daniele danielle danil dante danuta daragh daria dario darius dariusz darko darnell darren
darwin darya daryna dave david davide dawid debora deborah declan deepa deepak deepika deepti deirdre dejan delano delphine demetrius
denis denisa denise deniz dennis deolinda derek dermot dervla derya deshawn desi desiree desmond detlef devika devin dewi dharmesh dhruv
dian diana diane diarmuid didem didier diego dieter dilek dilip dilwyn dimitar dimitri dimitrios dina dinesh dipti dirk divya diya djibril
dmitri dmitry dobrochna doina dolores domenico dominic dominik dominika dominique domiziano donal donald donatella donato donna donncha
donnie dora doreen dorian dorin doris dorota doroteo dorothea doug douglas dragan dragana dragos dumisani dumitru duncan dung dustin dylan
eamon ebele eberhard ebony ebru ebuka eckhard edeltraud edgardo edna ednaldo edoardo edouard edson eduardo edurne edward edwin edyta efren
efua egidio egon egor ehsan eileen eilidh eimear eirini eirlys ekaterina ekkehard ekow elaine eleanor elena eleni eleonora eleri elfriede
elias elif elin eline elio elisa elisabeth elise eliska elizabeth elizaveta ella ellen ellie elmer elodie eloi eloise els elsa elsbeth
elske elvira elzbieta eman emanuel emanuele emeka emer emerita emil emilia emiliano emilie emilio emily emine emma emmanuel emre emyr
endang endre enes engin enid enrico enrique enzo eoin ercan erdal erdem eren erhan eric erica erik erika erin erkan erlinda ermanno
ernesto ernie ernst erol ersilia erwan erwin erzsebet esin esmee esra essi esteban estela estelle esther eszter ethan etienne ettore euan
eugen eugene eugenia eugenio eugeniusz eulalia eun eunice eusebio eustaquio eva evan evangeline evariste evaristo evelien evelyn evert
evgenia evgeny ewa ewald ewan ewelina eylul eyob ezequiel ezra fabian fabien fabienne fabio fabrice fabrizio fadi fadime fahad faheem
faisal faizal faizan fajar falk fanta farah farhan farhana farid faruk fatema faten fatih fatima fatma fatou fatoumata fatuma fawzia faye
fayyaz federica federico felicia felicity felipe felix femke fenna feras ferdinand ferdinando ferenc fergal fergus ferhat feride fermin
fernanda fernando ferran ferry ffion fiammetta fidel fiete figen filip filippo filiz finbarr finlay finn fintan fiona fionn fionnuala
fiorella firas firmin fitri flavia flavie fleur flora florence florencia florent florentina florian florin floris fokke folake fran franca
francesca francesco franciele francine francis francisca francisco franciszek franco francois francoise frank frankie frantisek franz
franziska frauke fred frederic frederik fredrik freja frida friedhelm friedrich frits fritz froilan froukje fumiko funda funke funmilayo
fynn fyodor gabor gabriel gabriela gabriele gabrielle gael gaelle gaetan gaetano gail galih galina gamze gareth gary gaspard gathoni
gaurav gauthier gavin gayatri geert geeta gema gemma genevieve gennady gennaro genoveva genowefa geoff geoffrey georg george georgi
georgia georgios gerald geraldine gerard gerardo gerd gerda gergely gerhard gerlinde gerrit gertrud gesa gethin ghada ghassan gheorghe
ghulam giacomo giada giancarlo gianluca gianni gijs gilbert gilberto gilles gillian gilmar gilson gina ginette gino giorgia giorgio
giovanna giovanni girish gisela gisele gislaine gita githinji giulia giulio giuseppe giuseppina gizem gladys gleb glenda glenys gloria
glyn godfrey gokce gokhan gonca goncalo gonzalo goran gordana gordon gottfried govind grace graciela graciete graham grainne graziella
grazyna greg gregoire gregor gregorio gregory greta grigory grzegorz guadalupe gualtiero gudrun guenter gugu guido guilherme guillaume
guillermo gulay gulsen gumersindo gunawan gunter gunther gurdeep gurkan gurmeet gurpreet gursharan gustav gustavo guus guy gwen gwenael
gwenaelle gwenllian gwyn gyorgy gyula habib habiba habibur hacer hadeel hadiya hadiza hadley hafiz haider haim haitham hakan hakim haldun
halil halima halime halina haluk halyna hamad hamid hamish hamza han hana hanan hande hani hanna hannah hanneke hannelore hannes hans
harald harbhajan hardeep hardik harini haris harish harjit harlan harmeet harold harpreet harriet harry harsha hartmut haruki haruto
harvey hasan hashim hassan hassen hatem hatice hauke havva hayley hazem haziq heather hector heide heidi heidrun heike heiko heiner
heinrich heinz heleen helen helena helene helga helio helmut heloise hemant hemlata hendra hendrik henk henning henri henrietta henrik
henry henryk herbert herman hermann herminia hernan heru herve hiba hicham hideo hilario hilary hilda hildburg hilde hildegard himanshu
hina hind hiroko hiroshi hisham hitesh hoang holger holly hong honorine horia horst houda hristo huang hubert hubertus huda hugh hugo
huguette hui humayun husam huseyin hussam hussein huw hynek hyun iain ian ibrahim ibrahima ida idris ieuan ifeoma iftikhar ignacio ignacy
igor ihab ihor ikechukwu ikram ilaria ildiko ilham ilhan ilka ilker ilona ilse ilya iman imani imee imelda imke immacolata imran imre
indah inderjit indira indra ineke ines inga inge ingeborg ingo ingrid inmaculada innes intan ioan ioana ioannis iolo ionel ionela ipek
iqbal irem irena irene irfan iria irina iris irmgard irvin iryna isaac isabel isabella isabelle isaiah iseult ishaan isidro isla ismael
ismail isobel issam istvan itziar iulia iulian ivan ivana ivaylo iveta ivica ivo ivone ivy iwan iwona izabela izaskun izzat jaap jaber
jabulani jacco jacek jacinto jack jackie jackson jacob jacobo jacomine jacqueline jacques jada jade jadranka jadwiga jagdish jagjit
jahangir jaime jakub jalal jamal james jamie jamila jan jana janaki jane janet janice janina janine jannatul janneke jannie jannik janos
janusz jaqueline jared jarek jarmila jaromir jaroslav jaroslaw jasbir jasmeet jasmin jasmine jasna jason jasper jaspreet jaswinder javed
javier jawad jay jayant jayden jayesh jayson jean jeanette jeanne jed jeff jefferson jeffrey jelani jelena jelle jennifer jenny jens
jeremie jeremy jericho jerico jeroen jerome jerry jerzy jeske jesper jess jesse jessica jesus jhun jia jiao jie jignesh jill jim jin
jindrich jing jiri jitendra jitka jiwoo joachim joan joana joanna joao joaquin jocelyne jochen joe joel joelle joep joerg johan johann
johanna johannes john jojo joko jolanta jomar jon jonas jonathan joost jordan jordi jorg jorge jorinde joris jose josef josefa josefina
josefine joseph josephine josette josh joshua josiane josue jovan jovana jovelyn joyce jozef jozsef juan juana juanita juanito jucimara
judit judith jules julia julian juliana julie julien juliette julio juma jun junaid june jung junjun jurgen jurre justin justyna jutta
jyoti kaan kacper kadir kagiso kai kaito kalman kalpana kalu kamal kamala kamau kamil kamila kamini kamran kamrul kanchan kapil karan
karel karen karim karin karina karl karla karol karolina karsten karthik kartik kartika kashif kasia katalin katarina katarzyna kate
katerina kateryna katharina katherine kathleen kathrin kathryn katia katie katja katlego katrin kaua kavita kavya kayla kazimierz kazuki
kazuko kees kehinde keiko keisha keith kelechi kelly kemal ken kenji kenneth kenny kenza kerem kerry kerstin ketan kev kevin keziah
khadija khaled khalid khalil khanh khrystyna khurram kieron kilian kim kimberly kinga kipchoge kiplagat kiprotich kiran kirandeep kiril
kirill kirk kirsten kirsty kishore klaas klara klaudia klaus koen kofi kojo komal konrad konstantin konstantinos koray kordian kornelia
krasimir krishna kristen kristian kristin kristina kristine kristyna krisztian krisztina krystian krystyna krzysztof ksawery ksenia
ksenija kubra kuldeep kulwinder kumar kunal kurt kwabena kwaku kwame kwasi kwesi kyle kylie kyung lachlan ladislav laetitia laia lakhvir
lakshmi lalita lamar lamia lana larisa larissa lars laszlo latifa latisha latoya laura lauren laurence laurent lavinia lawrence layla lea
leah leandro leanne lech lee leela leila leire leman lena lenka lennard lennart leo leocadia leon leonard leonardo leonce leonid leonida
leonie leonor leopoldo lerato leroy lesley leslie lestari leszek leticia letizia levent levente levke lewis leyla li lia liam libor
lidewij lidia lieke lien liesbeth liesel lieselotte lieve ligia lila lili lilia lilian liliana lilou lily lin lina linda lindalva lindani
lindiwe lindsay ling linh lionel lior lisa lise lito liu liudmyla liv livia liviu liz liza ljiljana ljubica llinos lloyd llyr loes logan
loic lola lorcan loredana lorena lorenz lorenza lorenzo loretta loris lorna lorraine lothar lotte lou loubna louis louisa louise lourdes
luana lubna lubomir lubos luc luca lucas lucia lucian luciana luciano lucie lucineia lucy lucyna ludivine ludmila ludovic ludovica ludwig
ludwik luigi luis luisa luise luka lukas lukasz luke luna lungile luningning lurdes lutz luuk luz luzia luzviminda lwazi lydia lyle lynda
lynn lynne lyubomir lyubomyr lyubov lyudmila maaike maarten maartje macarena machteld maciej madalina maddison madeleine madhav madhavi
madhu madhuri madison mads maelle maelys maeve mafalda magda magdalena magdolna magnus maha mahbub mahendra mahesh mahmood mahmoud mahmut
maik maike mair mairead mairi maja majid makoto maksim maksymilian malachy malak malcolm malgorzata malik malika malini malte malwina
mamadou mamta manal mandeep mandla mandy manfred manish manisha manjit manju manoj manon manpreet manuel manuela mara maram marc marcel
marcela marcelino marcello marcelo marcia marcin marco marcos marcus mared mareike marek margaret margarete margarita margaux margherita
margit margot mari maria mariam mariama marian mariana mariangela marianne maribel marie marieke mariel marija marijke marilene marilyn
marina mario mariola marion marisa marisol marit marites marius mariusz marivic mariya marjan marjolein marjorie mark marketa marko markus
marleen marlene marlies marlon marluce marta martha martijn martin martina martine marton marty marvin marwa marwan mary maryam maryann
maryna maryse marzena masako matej mateo mateusz mathias mathieu mathijs mathilde mathis matias matilda matilde matt matteo matthew
matthias matthieu matthijs mattia maud maureen maurice mauricio maurizio mauro mavis max maxence maxim maxime maximilian maxine may maya
mayara maysa mazen mbali mechthild meena meenakshi meera megan megha mehdi mehmet mehul mehwish mei meike meinir meirion mel melanie
melchor melek melike melina melinda melissa meltem melvin menno mercedes mercy merel meritxell mert merv merve meryem mesut metin mhairi
mia michael michaela michal michel michela michele michelle michiel mick mieczyslaw mieke miguel mihaela mihai mika mike mikhail mikkel
miklos mikolaj mila milada milan mildred milena milica milos miloslav min mina minh minjun mira miranda mircea mireille mirela mirella
miriam mirjam mirjana mirko miroslav miroslaw misaki mitch mitchell miyuki mizanur mladen moana moaz mohamed mohammad mohammed mohan mohit
mohsin moira molly mona monalisa monica monika monique monir montserrat monty morag morgan morgane moritz morven moses mosese moshe mouna
mounir mpho mthunzi mubashir muge muhammad muireann mukaddes mukesh mukund mulugeta muna muneeb murat murdo muriel murugan musa mustafa
mustapha mwangi mwikali mykhailo mykola mylene myriam myrna nabil nabila nadeem nadege nadezhda nadia nadine nadja nagesh naima najat
najib najwa nakamura naledi nam namrata nana nancy nandini naoki naomi naren narendra naresh nasir nasrin nasser nassim natalia natalie
nataliia natasa natasha nathalie nathan nathaniel navdeep naveed naveen navid navneet nawal nayara nayeli nazan nazanin nazia nazli ndidi
nduta nebojsa neelam neha neil nele nelia nelson nemanja nenad nenita nerea nermeen nermin nerys nese neslihan nestor nevena ngoc ngozi
nguyen nia niall niamh nicanor nicholas nick nicky nico nicola nicolae nicolas nicole nicoleta nicolo niels nienke nigel nihal nihat
nikhil nikita niklas nikola nikolai nikolaos nikolay nilesh nilgun nils nina ningsih nisha nishant nisreen nita nitin nitya nives njeri
nkechi nkosana nkosinathi nneka noa noah noam nobuhle noel noelia noelle noemi noemie noha nokuthula noman nomsa nomvula nonhlanhla noor
nora norbert norberto noreen norma norman nosipho nour noura novi nqobile nthabiseng ntombi nuala nuno nunzia nuray nurcan nuri nuria
nurul nusrat nyambura oana obinna oceane octavia octavian octavio odera odete odile ofelia oisin okan okechukwu oksana oktawian oktay
olabisi olaf olamide olayinka oldrich ole oleg oleksandr oleksii olena olga olha oliver olivera olivia olivier oliwia ollie oluchi olumide
oluwadamilola oluwaseun oluwaseyi olwen omar omer omolara ondrej onur onyeka orest oreste orhan oriol orla orlaith ornella orsola orsolya
ortrud osama oscar osei oskar osman osmond ostap osvaldo othman otieno ottavia ottmar otto ottokar ousmane ovidiu owain owen oya ozan ozge
ozgur ozlem pablo padma padraic padraig palesa pallavi pamela panagiotis pankaj paola paolo paramjit paresh parisa parminder parth parul
parvati pascal pascale pasquale patrice patricia patrick patrik patrizia patrycja patryk pau paul paula paulien pauline paulo pavel pavla
pawel pedro peggy pelagia pelin penelope perla petar peter peterson petr petra petro petros petru phil philip philipp philippa philippe
phillip philomene phoebe phuong phyllis pia piergiorgio pierluigi piero pierre piet pieter pieternel pietro pilar pinar piotr piyush
plamen policarpo polina pooja poppy prabha prachi pradeep prakash pramod pranav prasad prashant pratik pratiksha praveen precious predrag
preeti priscila priscilla priya priyanka przemyslaw puja purnima pushpa putri qasim quentin quirino quynh rabia rachel rachid rade radek
radha radhika radim radka radmila radoslav radoslaw radu rafael rafal raffaele rafik rafiq raghad raghav rahel rahma rahmat rahul rainer
raisa raissa raj raja rajaa rajan rajani rajdeep rajeev rajendra rajesh rajeshwari rajinder rajiv raju rakesh ralf ralph raluca ramadan
ramandeep ramazan ramesh rami ramil ramiro ramon ramona rana ranald randy rania ranjit raphael raquel rasha rasheed rashid rashida rashmi
ratna raul ravi ravindra ray rayane raymond razvan rebeca rebecca recep reem reema reena refilwe reggie regina regine regis rehan rehema
reiner reinhard rekha remi remzi renata renate renato renaud rene renee rens renske renu renuka renzo revathi reyhan reynaldo reza rezaul
rhian rhiannon rhodri rhys rian ricardo riccardo richa richard ricky rico riet rigoberto rika rimma rina rini rishi rita ritu riyad
rizalina rizky rizwan robbert robbie robert roberta roberto robin rocco rocio rodel roderick rodney rodrigo roel rogelio roger rohan rohit
roisin rokeya roksana roksolana roland rolando rolf romain roman romeo romina rommel ron ronald ronaldo ronan ronja ronnie ronny roos rory
rosa rosalba rosalia rosalie rosalind rosalinda rosangela rosanna rosaria rosario rose rosemarie rosemary roshni rosilene rosli rostislav
rotimi rowan rowell rowena roxana roy ruairi ruben rubina ruchi rudi rudiger rudolf rudy rufus ruggero rui rukiye rumana rumen rune rupa
rupali rupert rupinder ruslan russ russell rustico rutger ruth ruud ruxandra ryan ryo ryszard saad saba sabbir sabina sabine sabri sabrina
sachiko sachin sade sadia saeed safiya sahar sahil said saima sajid sakura salah saleh salem salih salim sally salma salman salvatore
salwa sam samah samantha samer sami samia samir samira samuel samuele sanaa sandeep sander sandhya sandor sandra sandrine sandro sandy
sanja sanjay sanjeev sanne santiago santosh saoirse sapna saqib sara sarah sarita sarka saroj sasa sascha sasha saskia satish satnam
satoshi saturnino saul saurabh saveria savita sayaka scott seamus sean seb sebastian sebastiao sebastien sedat seema selda selim selin
selma sem sema semih semra semyon sena senga senthil seoyeon serap serdar serena serge sergei sergey sergio serhiy serkan seun sevda
severine sevgi sevil sevim sevket seydou shabana shabnam shadi shafiq shaheen shahid shahzad shai shailesh shaimaa shalini shamima shane
shanice shanika shaniqua shankar shannon sharad sharif sharmin sharon shashi shaun shauna shazia sheetal sheila shelby shelly shen sherif
sheryl shilpa shira shirin shirley shital shivani shobha shona shreya shruti shu shubham shyam sian sibel sibusiso sid siddharth sidney
sidonie siegfried sieglinde sietske sigrid siham sile silke silvana silvia silvio silviu simon simona simone simphiwe simran sinan
sindisiwe sinead siobhan sioned siphiwe sipho sissel siti siyabonga sizwe sjaak sjoerd skye slamet slavica slavko slavomir slawomir
slobodan smita sneha snezana sofia sofie soha sohail solange solene solomiya solveig sonal sonali songul sonia sonja sophia sophie sora
soraya soren sorin sorina souleymane srdjan sridhar srinivas stacey stacy stan stanislav stanislaw stavros stefan stefania stefanie
stefano steffen steffi stella stepan stephan stephane stephanie stephen sterre stevan steve steven stijn stoyan struan stuart su suat
subhash sudha sudhir sue suelen sugeng suhail sujata sukanya sukhdeep sukhjit sukhwinder suleiman suleyman sumaiya suman sumeyye sumit sun
sunil sunita suraj suresh surinder susan susana susanna susanne sushila sushma susi suzan suzana suzanne sven svenja svetlana sviatoslav
swantje swapna swati syafiq syazwan sybil sybille sylvain sylvester sylvia sylvie sylwia szabolcs szilvia szymon tadeo tadeusz tadhg taha
tahir taimoor tais taiwo takashi takeshi takudzwa tala talal tamar tamara tamas tamer tamika tamires tamsin tancredi taner tanguy tania
tanisha tanja tanveer tanvi tanya taoufik tapiwa tara taras tarik tariq tarun taslima tatenda tatiana tatiane tatjana tatyana taylor
tebogo ted tegan tejas tejinder temitope tendai teodolinda teodor teodora teodoro teofilo teresa teresita terry tess teun thabo thais
thandeka thandi thandiwe thanh thayna thea theda thelma themba thembi theo theodora theodore theresa therese theresia thi thiago thibaud
thibault thierry thijmen thijs thokozani thomas thorben thorsten tiago tibor tiffany tigist tihomir tijn tilman tim timea timo timothee
timothy timur tina tinashe tineke titilayo tiziana tiziano tjarda tjeerd tobias toby todd todor tolga tolu tolulope tom tomas tomasz tomek
tommaso tomoko tomos tonderai toni tony toon torben torquil torsten tove tracey tracy trang traudel trevon trevor trijntje tristan troy
trudy trupti truus tsegaye tshepo tsvetan tuan tudor tugba tulay tumelo tuncay tunde turgut turkan turlough tushar tuti twan tyler
tymoteusz tyrone ubiratan uche uchenna uday udin udo uelinton ufuk ugo ugur ulf uli ulrich ulrike uma umar umberto umesh umit umran umut
uri ursel ursula urszula usha usman uta ute uwe uxia uzma uzoma vaclav vadim vaea valdemar valdir valentin valentina valeria valerie
valerio valery vandana vanderleia vanessa vani vanusa varsha varun vasant vasile vasilis vasily vasudha vasyl veena veli venancio venkat
venkatesh vera verena verity vernon veronica veronika veronique vesela vesna vicente vicky victor victoria vidya vihaan vijay vikas vikram
viktor viktoria vilmos vimal vinay vincent vincenza vincenzo vineet vinod viola violet violeta viorel vipul virgie virgilio virginia
virginie vishal vishnu vitaliy vitaly vito vitoria vittoria vittorio vivek vivian viviana viviane vlad vladan vladimir vladislav vlasta
vojtech volkan volker volodymyr vusi vyacheslav wael wafa wahyu waldemar waldir waleed walid walt walter waltraud wambui wanda wanderley
wangari wanjiku wanjiru waqar waqas wassim wayan wayne wei wencke wendy werner weronika wesley wessel widad widi wiebke wieslaw wieslawa
wietske wiktor wiktoria wilf wilfred wilfredo wilfried wilhelm will willem willemijn willi william wilmer wim winfried winifred winnie
winston wioletta witold wladyslaw wlodzimierz wojciech wolfgang wout wouter wulan xavier xiao ximena xin xiomara xoan yael yahya yan yana
yang yann yannick yanti yara yaroslav yasemin yash yashwant yasin yasir yasmin yasmina yasmine yasser yasuko yavuz yaw yee yegor yehia
yelena yeliz yemi yeray yesenia yetunde yevgeny yevhen yewande yi yiannis yigit ying ylenia yogesh yohan yolanda yolande yordan yosef
yousef youssef yuan yudi yuki yuko yuli yulia yuliia yumi yun yunus yuri yusuf yves yvette yvon yvonne zacarias zach zachary zafer zahid
zahra zaid zainab zakaria zaki zanele zara zarko zbigniew zbynek zdenek zdenka zdravko zdzislaw zeeshan zehra zeina zelie zeljka zeljko
zenaida zenon zerrin zeynep zhang zhanna zhen zhi ziad zineb zodwa zoe zofia zola zoltan zoran zoya zsofia zsolt zsuzsanna zubair zuhal
zukiswa zuleica zulema zulkifli zuzana zuzanna zvonimir`);

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
  `van von der den de del della di da dos das do du la le el al bin binti binte anak ibn ben bint zu zum zur ter ten te op 't of y e i af av abu ap o mc mac st`,
);

/** Academic and social titles before a name. */
export const NAME_TITLES: ReadonlySet<string> =
  wordSet(`mr mrs ms miss mx dr prof ssa sir dame madam herr frau fraulein m mme mlle monsieur madame mademoiselle sr sra srta senor senora senorita
don dona mevr mevrouw meneer dhr drs ing dipl-ing rev hon د الدكتور الدكتورة المهندس المهندسة الأستاذ الأستاذة المحامي المحامية`);
