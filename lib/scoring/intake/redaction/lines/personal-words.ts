import { phraseSet } from '../fold-phrase.ts';
import { PROVINCES } from '../names/han-pieces.ts';

/**
 * Words that are personal data when they stand alone as a piece of the header or of a personal section ("Married",
 * "German", "Catholic"). In running text they are kept unless a rule of personal-phrases.ts fits.
 */
export const STATUS_WORDS = phraseSet(`
scheduled caste|scheduled tribe|other backward class|brahmin|dalit|pregnant|schwanger|enceinte|embarazada|zwanger|hiv positive|
hiv-positive|diabetic|epileptic|autistic|dyslexic|asthmatic|hearing impaired|visually impaired|hard of hearing|asperger syndrome|
asperger's syndrome|
non-smoker|nonsmoker|non smoker|smoker|nichtraucher|nichtraucherin|non-fumeur|non-fumeuse|no fumador|no fumadora|niet-roker|
fully vaccinated|vaccinated|covid vaccinated|geimpft|
married|single|divorced|widowed|widow|widower|separated|engaged|unmarried|in a relationship|civil partnership|
in a civil partnership|domestic partnership|never married|happily married|no children|childless|
male|female|man|woman|non-binary|nonbinary|transgender|m|f|d|m/f|cis|cis man|cis woman|trans woman|trans man|agender|genderfluid|
gay|lesbian|bisexual|heterosexual|queer|
he/him|she/her|they/them|he/him/his|she/her/hers|they/them/theirs|he/they|she/they|he / him|she / her|they / them|ze/zir|er/ihm|
sie/ihr|il/lui|elle/elle|elle/la|el/ella|zij/haar|hij/hem|die/hun|lei/le|ela/dela|ele/dele|
verheiratet|ledig|geschieden|verwitwet|getrennt lebend|getrennt|verlobt|verpartnert|kinderlos|keine kinder|mannlich|weiblich|divers|
marie|mariee|marie(e)|celibataire|divorce|divorcee|veuf|veuve|pacse|pacsee|en couple|en concubinage|sans enfant|sans enfants|
homme|femme|masculin|feminin|
casado|casada|soltero|soltera|divorciado|divorciada|viudo|viuda|separado|separada|sin hijos|hombre|mujer|masculino|femenino|varon|
gehuwd|getrouwd|ongehuwd|alleenstaand|gescheiden|samenwonend|weduwe|weduwnaar|ongetrouwd|geen kinderen|man|vrouw|mannelijk|vrouwelijk|
sposato|sposata|celibe|nubile|coniugato|coniugata|solteiro|solteira|separato|separata|vedovo|vedova|convivente|conviviente|
senza figli|sem filhos|viuvo|viuva|uniao estavel|sin cargas familiares|sin cargas|militare assolto|militesente|milite assolto|
servizio militare assolto|prasenzdienst abgeleistet|wehrdienst abgeleistet|zivildienst abgeleistet|grundwehrdienst abgeleistet|
dienstplicht vervuld|service militaire effectue|bezdzietny|bezdzietna|rozwiedziony|rozwiedziona|mezatka|wdowa|wdowiec|cocuksuz|
bosanmis|男|女|已婚|未婚|离异|离婚|丧偶|中共党员|共青团员|群众|既婚|독신|기혼|미혼|남|여|남성|여성|男性|女性|ذكر|أنثى|متزوج|متزوجة|أعزب|عزباء|مطلق|مطلقة|evli|bekar|
żonaty|zamężna|panna|kawaler|נשוי|נשואה|רווק|רווקה|
женат|замужем|холост|не замужем|мужской|женский`);

export const FAITHS = phraseSet(`
christian|catholic|roman catholic|protestant|lutheran|evangelical|orthodox|orthodox christian|greek orthodox|anglican|methodist|
baptist|muslim|sunni|sunni muslim|shia|shia muslim|islam|jewish|judaism|jew|orthodox jewish|
hindu|hinduism|buddhist|buddhism|sikh|sikhism|jain|jainism|atheist|agnostic|no religion|non-religious|mormon|jehovah's witness|
quaker|christianity|bahai|zoroastrian|pentecostal|adventist|seventh-day adventist|seventh day adventist|presbyterian|humanist|
apostolic|coptic|coptic orthodox|coptic christian|born-again christian|born again christian|congregationalist|unitarian|ismaili|
alevi|rastafarian|greek catholic|syrian orthodox|latter-day saint|secular jew|practising christian|practicing christian|
practising muslim|practicing muslim|
evangelisch|katholisch|romisch-katholisch|rom.-kath.|rk|ev.|ev|konfessionslos|ohne konfession|muslimisch|moslem|judisch|orthodox|
islamisch|buddhistisch|hinduistisch|
catholique|protestante|musulman|musulmane|juif|juive|bouddhiste|athee|catolico|catolica|musulman|judio|judia|ateo|atea|evangelico|
rom.-kath|rom. kath|rom. kath.|r.k|ev.-luth|ev.-luth.|ev. luth|ned. herv|ned. herv.|nederlands hervormd|rooms-katholiek|orthodoxe|
catholique pratiquant|catholique pratiquante|musulman pratiquant|musulmane pratiquante|chretien|chretienne|catolico practicante|
catolica practicante|cristiano ortodosso|cristiana ortodossa|cattolico|cattolica|cattolico praticante|cattolica praticante|
musulmano|musulmana|ortodosso|ortodossa|budista|evangelica|testimone di geova|katolik|katoliczka|prawoslawny|prawoslawna|musluman|
katholiek|protestants|moslim|joods|boeddhist|atheist|hervormd|gereformeerd`);

const COMPLAINTS = [
  'illness',
  'pain',
  'fatigue',
  'disability',
  'health condition',
  'health issue',
  'health issues',
];

/** Illnesses and disabilities that people tell of in running text. */
export const CONDITIONS = phraseSet(
  [
    'adhd|add|autism|autistic spectrum disorder|asperger|asperger syndrome|dyslexia|dyspraxia|epilepsy|diabetes|type 1 diabetes|type 2 diabetes|multiple sclerosis|cerebral palsy|depression|anxiety|bipolar disorder|ptsd|burnout|burn-out',
    'cancer|breast cancer|leukemia|leukaemia|hiv|crohn|crohn disease|arthritis|asthma|hearing loss|hearing impairment|visual loss|visual impairment|vision loss|vision impairment|disability|disabilities|illness|heart condition|a stroke|tourette|tourette syndrome|long covid',
    'rheumatoid arthritis|osteoarthritis|parkinson|albinism|tinnitus|severe tinnitus|sickle cell|sickle cell trait|sickle cell disease|sickle cell anaemia|coeliac disease|celiac disease|ulcerative colitis|lupus|endometriosis|anorexia|bulimia|psoriasis|haemophilia|hemophilia|thalassaemia|narcolepsy|fibromyalgia|migraine|migraines|a stammer|a stutter',
    'spina bifida|muscular dystrophy|cystic fibrosis|high blood pressure|hypertension|scoliosis|ocd|schizophrenia|bowel cancer|prostate cancer|lung cancer|skin cancer|lymphoma|melanoma|cleft palate|club foot|focal dystonia|glaucoma|hepatitis b|hepatitis c|chronic fatigue syndrome|osteoporosis|heart murmur|heart bypass|heart disease|polio|colour blindness|color blindness|post-traumatic stress disorder|down syndrome|alopecia|learning difficulties|learning disability|deafness|postnatal depression',
    "parkinson's|parkinson's disease|asperger's|asperger's syndrome|crohn's|crohn's disease|tourette's|tourette's syndrome",
    ...['chronic', 'serious', 'severe', 'long', 'physical', 'mental'].flatMap((kind) =>
      COMPLAINTS.map((complaint) => `${kind} ${complaint}`),
    ),
  ].join('|'),
);

/** Demonyms and adjectives of origin, in the languages read. Also names of languages: kept as such elsewhere. */
export const NATIONALITIES = phraseSet(
  `afghan|albanian|algerian|american|andorran|angolan|argentine|argentinian|argentinean|armenian|australian|austrian|azerbaijani|bahamian|bahraini|bangladeshi|barbadian|belarusian|belgian|
belizean|beninese|bhutanese|bolivian|bosnian|botswanan|brazilian|british|bruneian|bulgarian|burkinabe|burmese|burundian|cambodian|cameroonian|canadian|cape verdean|chadian|chilean|chinese|colombian|congolese|
costa rican|croatian|croat|cuban|cypriot|czech|danish|dominican|dutch|ecuadorian|egyptian|emirati|english|eritrean|estonian|ethiopian|fijian|filipino|filipina|finnish|french|gabonese|gambian|georgian|german|ghanaian|greek|
guatemalan|guinean|guyanese|haitian|honduran|hungarian|icelandic|indian|indonesian|iranian|iraqi|irish|israeli|italian|ivorian|jamaican|japanese|jordanian|kazakh|kazakhstani|kenyan|korean|south korean|north korean|kosovar|kuwaiti|kurdish|kyrgyz|laotian|latvian|
lebanese|liberian|libyan|lithuanian|luxembourgish|luxembourger|macedonian|malagasy|malawian|malaysian|maldivian|malian|maltese|mauritanian|mauritian|mexican|moldovan|mongolian|montenegrin|moroccan|mozambican|namibian|nepalese|nepali|new zealander|kiwi|
nicaraguan|nigerian|nigerien|norwegian|omani|pakistani|palestinian|panamanian|paraguayan|persian|peruvian|polish|portuguese|puerto rican|qatari|romanian|russian|rwandan|salvadoran|samoan|saudi|saudi arabian|scottish|senegalese|serbian|sierra leonean|singaporean|
slovak|slovakian|slovene|slovenian|somali|south african|spanish|sri lankan|sudanese|surinamese|swazi|swedish|swiss|syrian|taiwanese|tajik|tanzanian|thai|togolese|trinidadian|tunisian|turkish|turkmen|ugandan|ukrainian|uruguayan|uzbek|venezuelan|vietnamese|
welsh|yemeni|zambian|zimbabwean|us|u.s.|uk|eu|european|african american|african-american|black|white|asian|asian american|hispanic|latino|latina|latinx|caucasian|arab|roma|aboriginal|maori|
deutsch|deutscher|deutsche|osterreichisch|osterreicher|osterreicherin|schweizerisch|schweizer|schweizerin|turkisch|polnisch|russisch|ukrainisch|syrisch|italienisch|spanisch|franzosisch|griechisch|kroatisch|rumanisch|bulgarisch|afghanisch|iranisch|irakisch|indisch|chinesisch|vietnamesisch|amerikanisch|britisch|nigerianisch|marokkanisch|tunesisch|serbisch|bosnisch|albanisch|portugiesisch|niederlandisch|turke|turkin|
francais|francaise|allemand|allemande|belge|suisse|marocain|marocaine|algerien|algerienne|tunisien|tunisienne|senegalais|senegalaise|italien|italienne|espagnol|espagnole|portugais|portugaise|camerounais|camerounaise|ivoirien|ivoirienne|canadien|canadienne|turc|turque|polonais|polonaise|roumain|roumaine|chinois|chinoise|malien|malienne|libanais|libanaise|syrien|syrienne|
espanol|espanola|mexicano|mexicana|colombiano|colombiana|argentino|argentina|peruano|peruana|venezolano|venezolana|ecuatoriano|ecuatoriana|chileno|chilena|boliviano|boliviana|cubano|cubana|marroqui|rumano|rumana|italiano|italiana|aleman|alemana|frances|francesa|uruguayo|uruguaya|paraguayo|paraguaya|dominicano|dominicana|
nederlandse|nederlands|nederlander|belgische|duitse|duits|turkse|marokkaanse|surinaamse|poolse|franse|spaanse|italiaanse|britse|amerikaanse|syrische|oekraiense|indiase|chinese|roemeense|griekse|iraanse|iraakse|afghaanse|nigeriaanse|
rumeno|rumena|albanese|marocchino|marocchina|ucraino|ucraina|filippino|filippina|senegalese|nigeriano|nigeriana|egiziano|egiziana|tunisino|tunisina|moldavo|moldava|polacco|polacca|tedesco|tedesca|spagnolo|spagnola|brasiliano|brasiliana|
brasileiro|brasileira|portugues|portuguesa|angolano|angolana|mocambicano|mocambicana|cabo-verdiano|cabo-verdiana|guineense|ucraniano|ucraniana|venezuelana`,
);

export const COUNTRIES = phraseSet(
  `afghanistan|albania|algeria|angola|argentina|armenia|australia|austria|azerbaijan|bahrain|bangladesh|belarus|belgium|benin|bhutan|bolivia|bosnia|bosnia and herzegovina|botswana|brazil|brunei|bulgaria|burkina faso|burundi|cambodia|cameroon|canada|chad|chile|china|colombia|
congo|costa rica|croatia|cuba|cyprus|czech republic|czechia|denmark|dominican republic|ecuador|egypt|el salvador|eritrea|estonia|ethiopia|fiji|finland|france|gabon|gambia|the gambia|georgia|germany|ghana|greece|guatemala|guinea|guyana|haiti|honduras|hong kong|hungary|iceland|india|indonesia|
iran|iraq|ireland|israel|italy|ivory coast|cote d'ivoire|jamaica|japan|jordan|kazakhstan|kenya|kosovo|kuwait|kyrgyzstan|laos|latvia|lebanon|liberia|libya|liechtenstein|lithuania|luxembourg|macau|madagascar|malawi|malaysia|maldives|mali|malta|mauritania|mauritius|mexico|moldova|monaco|mongolia|
montenegro|morocco|mozambique|myanmar|namibia|nepal|netherlands|the netherlands|new zealand|nicaragua|niger|nigeria|north macedonia|norway|oman|pakistan|palestine|panama|paraguay|peru|philippines|the philippines|poland|portugal|puerto rico|qatar|romania|russia|rwanda|saudi arabia|scotland|senegal|serbia|
sierra leone|singapore|slovakia|slovenia|somalia|south africa|south korea|korea|south sudan|spain|sri lanka|sudan|suriname|sweden|switzerland|syria|taiwan|tajikistan|tanzania|thailand|togo|trinidad and tobago|tunisia|turkey|turkiye|turkmenistan|uganda|ukraine|united arab emirates|uae|united kingdom|uk|england|wales|northern ireland|
united states|united states of america|usa|u.s.a.|us|uruguay|uzbekistan|venezuela|vietnam|yemen|zambia|zimbabwe|deutschland|osterreich|schweiz|frankreich|spanien|italien|polen|turkei|russland|niederlande|belgien|allemagne|autriche|suisse|espagne|italie|belgique|pays-bas|maroc|algerie|tunisie|
alemania|espana|francia|italia|mexico|paises bajos|belgica|marruecos|duitsland|nederland|belgie|frankrijk|spanje|marokko|turkije|suriname`,
);

/** States, provinces and large cities: a header piece that consists of them is an address. */
export const PLACES = phraseSet(
  `alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|
al|ak|az|ar|ca|co|ct|de|fl|ga|hi|id|il|in|ia|ks|ky|la|me|md|ma|mi|mn|ms|mo|mt|ne|nv|nh|nj|nm|ny|nc|nd|oh|ok|or|pa|ri|sc|sd|tn|tx|ut|vt|va|wa|wv|wi|wy|dc|d.c.|on|bc|ab|qc|nsw|vic|qld|
ontario|quebec|british columbia|alberta|manitoba|nova scotia|new south wales|queensland|bavaria|bayern|hessen|sachsen|nrw|baden-wurttemberg|ile-de-france|catalonia|andalusia|punjab|sindh|maharashtra|karnataka|tamil nadu|kerala|gujarat|west bengal|telangana|uttar pradesh|
new york city|nyc|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas|san jose|austin|jacksonville|columbus|charlotte|san francisco|bay area|san francisco bay area|indianapolis|seattle|denver|boston|nashville|detroit|portland|las vegas|memphis|baltimore|milwaukee|atlanta|miami|oakland|minneapolis|tampa|cleveland|new orleans|pittsburgh|cincinnati|st. louis|orlando|sacramento|kansas city|raleigh|salt lake city|springfield|greater new york|
toronto|montreal|vancouver|calgary|ottawa|edmonton|winnipeg|halifax|mexico city|guadalajara|monterrey|bogota|medellin|cali|lima|santiago|buenos aires|cordoba|montevideo|caracas|quito|guayaquil|la paz|sao paulo|rio de janeiro|brasilia|salvador|belo horizonte|porto alegre|havana|kingston|san juan|panama city|
london|greater london|birmingham|manchester|leeds|glasgow|edinburgh|liverpool|bristol|sheffield|cardiff|belfast|newcastle|nottingham|leicester|oxford|cambridge|brighton|southampton|coventry|reading|york|dublin|cork|galway|limerick|
berlin|hamburg|munich|munchen|cologne|koln|frankfurt|frankfurt am main|stuttgart|dusseldorf|leipzig|dortmund|essen|bremen|dresden|hannover|hanover|nuremberg|nurnberg|duisburg|bochum|wuppertal|bielefeld|bonn|munster|karlsruhe|mannheim|augsburg|wiesbaden|freiburg|kiel|lubeck|aachen|mainz|kassel|vienna|wien|graz|linz|salzburg|innsbruck|zurich|geneva|geneve|genf|basel|bern|lausanne|
paris|marseille|lyon|toulouse|nice|nantes|strasbourg|montpellier|bordeaux|lille|rennes|grenoble|dijon|brussels|bruxelles|brussel|antwerp|antwerpen|ghent|gent|liege|bruges|amsterdam|rotterdam|the hague|den haag|utrecht|eindhoven|groningen|tilburg|almere|breda|nijmegen|arnhem|haarlem|
madrid|barcelona|valencia|seville|sevilla|zaragoza|malaga|bilbao|granada|lisbon|lisboa|porto|rome|roma|milan|milano|naples|napoli|turin|torino|bologna|florence|venice|palermo|athens|thessaloniki|copenhagen|aarhus|stockholm|gothenburg|malmo|oslo|bergen|helsinki|espoo|tampere|reykjavik|
warsaw|warszawa|krakow|wroclaw|poznan|gdansk|lodz|prague|praha|brno|budapest|bratislava|bucharest|cluj-napoca|sofia|belgrade|zagreb|ljubljana|sarajevo|skopje|tirana|pristina|kyiv|kiev|lviv|kharkiv|odesa|minsk|vilnius|riga|tallinn|moscow|saint petersburg|st petersburg|istanbul|ankara|izmir|
cairo|alexandria|lagos|abuja|ibadan|kano|accra|kumasi|nairobi|mombasa|kampala|dar es salaam|addis ababa|johannesburg|cape town|durban|pretoria|casablanca|rabat|marrakesh|tunis|algiers|oran|dakar|abidjan|bamako|douala|yaounde|kinshasa|luanda|harare|lusaka|kigali|khartoum|tripoli|maputo|
dubai|abu dhabi|sharjah|doha|kuwait city|riyadh|jeddah|manama|muscat|amman|beirut|damascus|aleppo|baghdad|tehran|isfahan|shiraz|jerusalem|tel aviv|haifa|kabul|karachi|lahore|islamabad|rawalpindi|faisalabad|
mumbai|delhi|new delhi|bangalore|bengaluru|hyderabad|chennai|kolkata|pune|ahmedabad|jaipur|lucknow|kochi|noida|gurgaon|gurugram|indore|nagpur|surat|chandigarh|dhaka|chittagong|colombo|kathmandu|
beijing|shanghai|shenzhen|guangzhou|chengdu|hangzhou|wuhan|nanjing|xi'an|tianjin|chongqing|suzhou|taipei|kaohsiung|tokyo|osaka|kyoto|yokohama|nagoya|sapporo|fukuoka|seoul|busan|incheon|daegu|hanoi|ho chi minh city|saigon|da nang|bangkok|chiang mai|manila|cebu|cebu city|quezon city|davao|jakarta|surabaya|bandung|kuala lumpur|penang|phnom penh|yangon|
sydney|melbourne|brisbane|perth|adelaide|canberra|auckland|wellington|christchurch|remote`,
);

/**
 * Countries, regions and large cities in languages in which the words of titles are not known: alone they are a place, behind a comma they
 * are one and what stands before them may be a title ("Повар горячего цеха, Калининград").
 */
export const PLACES_ELSEWHERE = phraseSet(
  `广州|深圳|成都|杭州|武汉|西安|南京|苏州|郑州|长沙|沈阳|大连|青岛|济南|厦门|福州|宁波|无锡|合肥|昆明|哈尔滨|长春|南昌|南宁|贵阳|太原|石家庄|兰州|乌鲁木齐|呼和浩特|东莞|佛山|珠海|温州|台北|臺北|高雄|台中|臺中|台南|新竹|
${PROVINCES}|
東京|大阪|京都|横浜|名古屋|札幌|神戸|福岡|仙台|広島|千葉|埼玉|北海道|沖縄|那覇|新潟|静岡|浜松|岡山|熊本|鹿児島|金沢|長崎|서울|부산|대구|인천|광주|대전|울산|수원|세종|제주|
москва|санкт-петербург|новосибирск|екатеринбург|казань|нижний новгород|челябинск|самара|омск|ростов-на-дону|уфа|красноярск|воронеж|пермь|волгоград|краснодар|саратов|тюмень|тольятти|ижевск|барнаул|иркутск|хабаровск|ярославль|владивосток|томск|оренбург|кемерово|рязань|пенза|липецк|тула|киров|калининград|брянск|курск|тверь|калуга|подольск|сочи|ставрополь|
минск|гомель|киев|київ|львів|харьков|харків|одесса|одеса|дніпро|алматы|астана|караганда|ташкент|бишкек|тбилиси|ереван|баку|
القاهرة|الإسكندرية|الجيزة|المنصورة|طنطا|بيروت|طرابلس|صيدا|دمشق|حلب|حمص|عمّان|عمان|إربد|بغداد|البصرة|أربيل|الرياض|جدة|مكة|مكة المكرمة|المدينة المنورة|الدمام|دبي|أبوظبي|أبو ظبي|الشارقة|الدوحة|المنامة|مسقط|صنعاء|عدن|الخرطوم|بنغازي|تونس|تونس العاصمة|صفاقس|الجزائر العاصمة|وهران|قسنطينة|الرباط|الدار البيضاء|فاس|مراكش|طنجة|نواكشوط|القدس|رام الله|غزة|نابلس|
lublin|bydgoszcz|szczecin|katowice|bialystok|białystok|gdynia|sopot|rzeszow|torun|kielce|olsztyn|zielona gora|opole|czestochowa|radom|
denizli|mersin|konya|adana|antalya|bursa|gaziantep|kayseri|samsun|kocaeli|eskisehir|diyarbakir|diyarbakır|trabzon|sakarya|manisa|mugla|
россия|беларусь|украина|україна|казахстан|узбекистан|грузия|армения|
مصر|لبنان|سوريا|سورية|الأردن|العراق|السعودية|المملكة العربية السعودية|الإمارات|قطر|البحرين|الكويت|سلطنة عمان|اليمن|السودان|ليبيا|الجزائر|المغرب|موريتانيا|فلسطين|
中国|日本|臺灣|대한민국|한국`,
);
