function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

/** Whom and what character shows itself with, and the verbs for it: nothing by themselves. */
const SURROUNDINGS = wordsOf(`
  people person persons public customer customers client clients guest guests patient patients visitor visitors child children pupil pupils student students parent parents
  family families relative relatives resident residents tenant tenants colleague colleagues team teams staff manager managers management supervisor supervisors stakeholder
  stakeholders partner partners supplier suppliers vendor vendors department departments audience audiences member members committee committees negotiator negotiators
  community communities others other everyone anyone everybody anybody crew guy kid kids youngster lay
  anxious nervous vulnerable difficult upset angry demanding diverse young older elderly many various different internal external senior
  pressure deadline deadlines detail details priority priorities ambiguity change changes conflict conflicts situation situations circumstances environment environments pace paced
  fast workload caseload phone telephone email gate site desk weather weathers outdoors outdoor time times moment things day days notice rush ends end month
  comfort ease written verbal verbally oral orally spoken writing words first-class professional
  relationship relationships connection connections level background backgrounds culture cultures walks life
  explain explaining talk talking speak speaking listen listening stay staying remain remains remaining keep keeping deal dealing get getting gets build building form forming
  establish cope coping adapt adapting respond responding prioritise prioritize prioritising prioritizing multi multitask manage managing meet meeting plan planning organise
  organize juggle learn learning grow help helping support supporting share sharing treat treating represent interact interacting engage engaging put say no stop
  non negotiable own alone unsupervised supervision independent independently without minimum together closely well clear clearly concise effective effectively straight honest plain
  excelente excelentes buena buenas buen mundlich mundliche mundlicher schriftlich schriftliche schriftlicher ausgepragte ausgepragtes ausgepragter ecrit ecrite orale escrita escrito mondelinge mondeling schriftelijke schriftelijk
  telefon menschen patienten patientinnen kunden kundinnen gasten gaste kindern kinder jugendlichen senioren tieren kollegen kolleginnen arbeit arbeiten arbeitsweise team person alltag dabei deine dein
  eltern gegenuber haltung kundenkontakt ihre ihr eigene eigenen stress hektik hektischen stressigen situationen zeiten ruhe kopf bewahren behalten hoch hohe hohes hoher hohem mass gross grosse grosses echte echter immer stets auch denken handeln
  equipe clientele clients client enfants personnes agees residents travail bien fait faire aimer bon savoir priorites organisation apprendre autres gens contact contacts relation relationnelles
  persona personas gente cliente clientes publico ninos mayores equipo bajo presion trabajo trabajar aprender crecer palabra servicio alta altas altamente
  klanten klant mensen kinderen teamverband collega collegas collega's patienten bewoners clienten gasten werk samen goed kan kunt kunnen drukke druk weekend humor voorkomen detail handen voor met
  handwerklich technisch cijfermatig gehen gehst hast behaltst treten trittst bewohner bewohnerin bewohnerinnen denkst alt neu lernen arbeitsaufkommen sei seid wesen
  preuve reconnu reconnue dote dotee gardes gardez sourire coup feu indispensables aimes pression travailler projets chantiers
  terrain observation sont vos tes principaux principales premiers premieres atouts atout qualites forces caracterisent distinguent krisensituationen krisen sicheres son tus fuertes puntos
  buscamos personal profesionalmente resultados relaciones sentido frustracion trabajas tienes
  eigenschappen capaciteiten politiek techniek doelgroep vieze vies maken andere gezonde dosis staat schoenen weet zorg
  mensch personne quelqu'un defis nature die
  target targets goal goals strict strictly utmost complete sensitive situation full oriented focused driven
  positively best better right off shift shifts saturday sunday chairside bedside developed all high low real warm-hearted real genuine absolute natural great lovely nice naturally always under all about across towards approach way style`);

/** How much of a trait somebody has, and what it is of them. */
const MEASURES = wordsOf(`
  capacity capacities eye sense mind head nature attitude approach manner mindset quality qualities individual individuals candidate characteristic characteristics trait traits
  unrestricted unlimited boundless unparalleled unmatched unrivalled unrivaled unwavering unfailing unyielding unrelenting relentless undivided unflinching steadfast constant consistent consistently
  supreme premier paramount prominent profound notable noteworthy remarkable extraordinary incredible amazing astute acute keen sharp fine finest refined polished honed sharpened matured mature
  marked pronounced distinct definite definitive considerable reasonable fair decent adequate enhanced elevated heightened expert-level master-level high-level higher highest top-notch
  quick rapid swift prompt speedy efficient efficiency cool flair gift knack instinct spirit ethos thinker thinkers positive intellectual personality instelling houding
  inherent innate instinctive ingrained evident apparent visible undeniable unquestionable exemplary commendable meticulous rigorous scrupulous genuine dependable
  generally usually regularly daily everyday frequent frequently workplace occupational personal common
  show shows showing shown display displays displaying exhibit exhibits exhibiting apply applies applying exercise exercising employ employing follow perform performing complete completing
  carry accomplish accomplishing execute executing finish finishing conduct handle handles handling maintain maintaining operate function functioning embrace value bring brings accept accepting receive receiving welcome utilize utilise utilizing utilising possession possessing ownership practiced practised practising demonstration manifestation
  duty duties task tasks assignment assignments job jobs role roles responsibility responsibilities matter matters issue issues challenge challenges
  worker workers coworker coworkers co-worker co-workers peer peers associate associates employee employees individual public
  anspruch eigenschaft eigenschaften fahigkeit fahigkeiten begabung qualite qualites faculte facultes aptitude aptitudes don talent cualidad cualidades facultad aptitud aptitudes
  eigenschap eigenschappen vermogen`);

/** True for a word that beside a trait only says how well, with whom or where it shows; `norm` as tokens carry it. */
export function standsBesideTraits(norm: string): boolean {
  return SURROUNDINGS.has(norm) || MEASURES.has(norm);
}
