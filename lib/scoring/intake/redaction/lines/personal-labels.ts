import { anyOf } from '../../../../text/alternatives.ts';
import { phraseSet, wordSet } from '../fold-phrase.ts';

/** Labels of personal data before a colon, folded (lower case, no accents). The line or piece is dropped with its value. */
export const PERSONAL_LABELS: ReadonlySet<string> =
  phraseSet(`pps no|pps no.|pps number|ppsn|eircode|burg. staat|medeni hali|medeni durumu|askerlik|askerlik durumu|gsm|codice fiscale|c.f.|
cod. fisc.|servizio militare|obblighi di leva|libreta militar|sluzba wojskowa|stosunek do sluzby wojskowej|stan zdrowia|
orzeczenie o niepelnosprawnosci|niepelnosprawnosc|wiek|plec|dzieci|natural de|cep|residential address|home address and telephone|
private address|correspondence address|address for correspondence|contact address|mob|mob.|whatsapp number|natel|jahrgang|
geburtsjahr|burgerort|heimatort|wohnadresse|wohnsitz|familienverhaltnisse|province d'origine|etat matrimonial|domicilie a|
lieu de residence|vive con|vivo en|fecha de nac.|firma del candidato|residente a|residente in|stato di salute|anno di nascita|
estado de saude|data de nasc.|telefone|geslacht en leeftijd|burgerlijke stand en gezin|geloofsrichting|nr telefonu|kod pocztowy|
data i miejsce urodzenia|fodelsedatum|fodelseort|fodelsear|personnummer|civilstand|civilstatus|telefonnummer|mobilnummer|
mobiltelefon|e-post|epost|e-postadress|medborgarskap|bostadsort|bostadsadress|hemort|hemadress|fornamn|efternamn|
religionstillhorighet|fødselsdato|fødselsår|fødested|fødselsnummer|sivilstatus|sivilstand|kjønn|statsborgerskap|statsborgerskab|
nasjonalitet|bosted|bopæl|fornavn|etternavn|efternavn|e-mailadresse|postnummer|tlf.|syntymaaika|syntymapaikka|syntymavuosi|
siviilisaaty|sukupuoli|kansalaisuus|asuinpaikka|kotipaikka|kotiosoite|puhelin|puhelinnumero|sahkoposti|sukunimi|etunimi|
jmeno a prijmeni|meno a priezvisko|prijmeni|priezvisko|datum narozeni|datum narodenia|misto narozeni|miesto narodenia|narodnost|
statni prislusnost|statna prislusnost|obcanstvi|obcianstvo|rodinny stav|bydliste|bydlisko|trvale bydliste|trvaly pobyt|pohlavi|
pohlavie|szuletesi ido|szuletesi hely|szuletesi hely es ido|szuletesi datum|allampolgarsag|csaladi allapot|lakcim|lakohely|
telefonszam|anyja neve|nemzetiseg|nume si prenume|prenume|data nasterii|data si locul nasterii|locul nasterii|nationalitatea|
nationalitate|cetatenie|cetatenia|starea civila|stare civila|domiciliul|domiciliu|varsta|ime i prezime|ime in priimek|prezime|
priimek|datum rođenja|datum rodenja|mjesto rođenja|mesto rođenja|datum rojstva|kraj rojstva|drzavljanstvo|državljanstvo|
bracno stanje|bracni status|zakonski stan|prebivaliste|prebivalište|stalno prebivalisce|піб|прізвище|прізвище та ім'я|по батькові|
дата народження|місце народження|громадянство|сімейний стан|місце проживання|стать|дата на раждане|място на раждане|националност|
семейно положение|местожителство|nama lengkap|nama penuh|tempat tanggal lahir|tempat, tanggal lahir|tempat/tanggal lahir|
tempat / tanggal lahir|tanggal lahir|tarikh lahir|tempat lahir|jenis kelamin|jantina|status pernikahan|status perkawinan|
taraf perkahwinan|kewarganegaraan|warganegara|alamat|alamat rumah|golongan darah|tinggi/berat badan|ho va ten|họ và tên|ho ten|
ngay sinh|ngày sinh|noi sinh|gioi tinh|giới tính|quoc tich|ton giao|dan toc|tinh trang hon nhan|tình trạng hôn nhân|dia chi|
địa chỉ|so dien thoai|kapanganakan|tirahan|katayuang sibil|tarehe ya kuzaliwa|hali ya ndoa|现住址|现居住地|家庭住址|通讯地址|联系地址|婚姻|婚育状况|出生地|
تاريخ ومكان الولادة|تاريخ ومكان الميلاد|تاريخ الولادة|مكان الولادة|محل الولادة|namn|navn|nimi|jmeno|meno|nev|nume|ime|nama|jina|
alder|ålder|ikä|ika|kön|kon|køn|lapset|barn|børn|vek|vek.|adresa|adress|osoite|agama|bangsa|suku|dini|jinsia|umur|usia|уроженец|
діти|вік|адреса|адрес|име|anni|famiglia|salute|saude|religione|familie|wonen|wohne|wohnen|contatto|recapito|hobbyer|lugar|pol|
spol|nem|vallas|religia|religie|religija|віросповідання|
name|my name|family name and given name|given name and family name|full name|full names|names|surname and names|name of applicant|
name of candidate|applicant's name|candidate's name|english name|next of kin|emergency contact|contact in case of emergency|
notfallkontakt|nickname|nick name|also known as|signature|signed|unterschrift|firma del solicitante|handtekening|
country of origin|state of origin|lga|lga of origin|local government area|region of origin|place of origin|eye color|eye colour|
hair color|hair colour|eyes|hair|complexion|body type|smoker|smoking|smoking status|vaccination|vaccination status|
covid vaccination|covid-19 vaccination|augenfarbe|haarfarbe|grosse|gewicht|korpergrosse|nichtraucher|raucher|taille|poids|
estatura|peso|lengte|gewicht|spitzname|surnom|apodo|bijnaam|parental status|family situation|veteran|military|domicile|first name|
firstname|last name|lastname|surname|family name|given name|given names|forename|forenames|middle name|maiden name|candidate|
candidate name|job seeker|jobseeker|applicant|applicant name|preferred name|
email|e-mail|mail|fone|email address|e-mail address|email id|phone|telephone|tel|mobile|cell|cell phone|mobile phone|phone number|
mobile number|mobile no|phone no|contact no|contact number|telephone number|fax|whatsapp|skype|skype id|telegram|contact|contacts|
address|home address|permanent address|current address|present address|mailing address|postal address|home|household|lives|
living in|personal address|self-id|self-identification|community|street|city|town|country|state|zip|zip code|postcode|postal code|
location|residence|current location|place of residence|hometown|home town|native place|based in|lives in|city of residence|
country of residence|
linkedin|linkedin profile|github|gitlab|twitter|facebook|instagram|xing|website|web|homepage|portfolio|url|blog|personal website|
social media|x|behance|dribbble|medium|stack overflow|orcid|kaggle|youtube|
age|sex|gender|gender identity|pronouns|pronoun|my pronouns|preferred pronouns|marital status|social state|civil status|
family status|relationship status|children|number of children|no of children|no. of children|kids|dependents|dependants|family|
spouse|husband|wife|father|mother|father name|mother name|father's name|mother's name|husband's name|spouse name|guardian|
nationality|nationalities|citizenship|citizen|citizen of|ethnicity|ethnic origin|ethnic group|race|origin|religion|faith|
denomination|church|eyesight|caste|tribe|mother tongue caste|sexual orientation|political views|
date of birth|dob|d.o.b|d.o.b.|d o b|birth date|birthdate|birthday|born|born on|born in|place of birth|birthplace|birth place|
date and place of birth|date/place of birth|date & place of birth|place and date of birth|
disability|disability status|disabilities|ee status|equity status|employment equity status|equal opportunities|equal opportunity|
equal opportunities data|equality monitoring|diversity monitoring|photo attached|photo enclosed|health|health status|
state of health|medical status|physical condition|blood group|blood type|height|weight|height/weight|photo|photograph|picture|
passport|passport no|passport number|passport country|id number|id no|national id|ssn|social security number|social security no|
aadhaar|pan|pan no|tax id|zodiac|star sign|military status|military service|military obligation|veteran status|
vorname|nachname|familienname|geburtsname|rufname|vor- und nachname|vor- und zuname|vorname und name|bewerber|anschrift|adresse|
wohnort|wohnhaft in|strasse|plz|ort|plz/ort|plz, ort|land|stadt|telefon|telefonnummer|mobil|mobiltelefon|handy|handynummer|
rufnummer|kontakt|e-mail-adresse|emailadresse|webseite|
geburtsdatum|geburtstag|geburtsort|geburtsdatum und -ort|geburtsdatum/-ort|geburtsdatum / -ort|geburtsdatum/geburtsort|
geburtsdatum und geburtsort|geboren|geboren am|geboren in|geb|geb.|geb. am|alter|geschlecht|pronomen|familienstand|zivilstand|
kinder|anzahl kinder|staatsangehorigkeit|staatsburgerschaft|nationalitat|herkunft|religion|konfession|religionszugehorigkeit|
glaube|gesundheit|gesundheitszustand|behinderung|schwerbehinderung|grad der behinderung|foto|lichtbild|bewerbungsfoto|eltern|
vater|mutter|wehrdienst|ehepartner|hobbies alter|
candidat|candidate|identite|noms|prenoms|nom et prenoms|situation matrimoniale|nom|prenom|nom et prenom|prenom et nom|nom complet|
nom de famille|nom de naissance|courriel|mel|telephone|tel.|portable|mobile|adresse|adresse postale|code postal|ville|pays|
domicile|site web|site internet|date de naissance|lieu de naissance|date et lieu de naissance|ne le|nee le|ne(e) le|age|sexe|
genre|pronoms|situation familiale|situation de famille|etat civil|enfants|nombre d'enfants|nationalite|citoyennete|religion|
confession|handicap|rqth|sante|etat de sante|photo|permis de sejour nationalite|service militaire|
fono|cel.|tfno|tfno.|tlf|tlf.|tlfno|rut|curp|nif|cedula|cedula de identidad|c.c.|candidato|candidata|nombre|nombre completo|
nombre y apellidos|apellido|apellidos|correo|correo electronico|telefono|movil|celular|direccion|domicilio|ciudad|pais|
codigo postal|localidad|provincia|lugar de residencia|residencia|pagina web|fecha de nacimiento|lugar de nacimiento|
fecha y lugar de nacimiento|nacido el|nacida el|nacimiento|edad|sexo|genero|pronombres|estado civil|hijos|numero de hijos|
nacionalidad|ciudadania|religion|discapacidad|grado de discapacidad|salud|estado de salud|foto|fotografia|dni|nie|
servicio militar|
naam|voorletters en achternaam|voor- en achternaam|gezin|aanhef|arbeidsbeperking|thuisfront|volledige naam|voornaam|voornamen|
achternaam|roepnaam|adres|woonplaats|postcode|postcode en woonplaats|telefoon|telefoonnummer|mobiel|mobiel nummer|e-mailadres|
emailadres|website|geboortedatum|geboorteplaats|geboren op|geboren te|geboortedatum en -plaats|leeftijd|geslacht|voornaamwoorden|
burgerlijke staat|burgerlijke stand|gezinssituatie|kinderen|aantal kinderen|nationaliteit|religie|geloof|geloofsovertuiging|
handicap|beperking|gezondheid|foto|pasfoto|militaire dienst|bsn|
nome|dove mi trovi|nome completo|cognome|indirizzo|data di nascita|luogo di nascita|nazionalita|stato civile|sesso|eta|
cittadinanza|telefono|cellulare|data de nascimento|nacionalidade|morada|filiacao|endereco|naturalidade|idade|telemovel|
imie|nazwisko|imie i nazwisko|nazwisko i imie|rocznik|data urodzenia|miejsce urodzenia|narodowosc|obywatelstwo|stan cywilny|
adres zamieszkania|fodelsedatum|nationalitet|civilstand|dogum tarihi|uyruk|medeni hal|medeni durum|cinsiyet|ad soyad|adi soyadi|
adı soyadı|adi|adı|soyadi|soyadı|dogum yeri|ikamet|imiona|rodzice|miejscowosc|miejscowość|miejsce zamieszkania|telefon komorkowy|
naturalita|recapiti|celular|nome e cognome|nome e apelido|nome social|telefon numarasi|
имя|фамилия|фио|отчество|дата рождения|возраст|пол|гражданство|национальность|семеиное положение|семейное положение|дети|телефон|
тел|моб|адрес|город|место рождения|вероисповедание|проживание|место жительства|место проживания|
姓名|名前|氏名|性别|性別|年龄|年齢|年齡|出生日期|出生年月|生年月日|国籍|國籍|民族|婚姻状况|婚姻狀況|配偶者|扶養家族|电话|電話|手机|邮箱|電子郵件|メール|住所|地址|籍贯|户口|政治面貌|宗教|照片|写真|健康状况|身高|体重|现居地|
现居|联系方式|联系电话|电子邮箱|邮箱地址|連絡先|現住所|居住地|ふりがな|フリガナ|電話番号|携帯電話|国籍地域|
이름|성명|성별|나이|생년월일|국적|결혼 여부|결혼여부|주소|전화|전화번호|휴대폰|이메일|종교|사진|병역|
الاسم|الاسم الكامل|الاسم الثلاثي|الاسم الرباعي|الجنس|العمر|السن|السكن|محل الإقامة|مكان الإقامة|محل السكن|المدينة|البريد|
رقم الهاتف|هاتف|جوال|الحالة العائلية|تاريخ الميلاد|مكان الميلاد|الجنسية|الحالة الاجتماعية|الديانة|العنوان|الهاتف|
البريد الإلكتروني|الجوال|
שם|מין|גיל|תאריך לידה|מקום לידה|אזרחות|לאום|מצב משפחתי|ילדים|דת|כתובת|טלפון|דואל|
ονομα|ονοματεπωνυμο|επωνυμο|φυλο|ηλικια|ημερομηνια γεννησης|τοπος γεννησης|υπηκοοτητα|εθνικοτητα|οικογενειακη κατασταση|τεκνα|
θρησκεια|διευθυνση|τηλεφωνο|
नाम|लिंग|आयु|जन्म तिथि|जन्मतिथि|राष्ट्रीयता|वैवाहिक स्थिति|धर्म|पता|फोन|पिता का नाम`);

/** A label with one of these words is personal whatever stands beside it ("Date & place of birth", "Nationality / visa"). */
export const PERSONAL_LABEL_WORDS: ReadonlySet<string> =
  wordSet(`birth birthday birthdate birthplace dob born nationality citizenship marital gender pronouns ethnicity religion denomination caste
geburtsdatum geburtsort geburtstag geboren staatsangehorigkeit staatsburgerschaft familienstand zivilstand geschlecht konfession
naissance nationalite sexe familiale nacimiento nacionalidad hijos geboortedatum geboorteplaats nationaliteit geslacht
nascita nazionalita nascimento nacionalidade`);

/** These labels are personal only in the header or a personal section; elsewhere they may name anything. */
export const HEADER_ONLY_LABELS: ReadonlySet<string> =
  phraseSet(`askerlik|gsm|cep|dzieci|wiek|plec|sluzba wojskowa|libreta militar|servizio militare|niepelnosprawnosc|namn|navn|nimi|jmeno|meno|
nev|nume|ime|nama|jina|alder|ålder|ikä|ika|kön|kon|køn|lapset|barn|børn|vek|vek.|adresa|adress|osoite|agama|bangsa|suku|dini|
jinsia|umur|usia|уроженец|діти|вік|адреса|адрес|име|anni|famiglia|salute|saude|religione|familie|wonen|wohne|wohnen|contatto|
recapito|hobbyer|lugar|pol|spol|nem|vallas|religia|religie|religija|віросповідання|
home|household|community|church|eyesight|lives|living in|military|veteran|unterschrift|handtekening|firma del solicitante|
country of origin|state of origin|place of origin|region of origin|lga|signed|eyes|hair|smoker|smoking|vaccination|
vaccination status|grosse|gewicht|taille|poids|peso|lengte|nichtraucher|raucher|signature|city|town|country|state|location|street|
contact|contacts|web|website|portfolio|url|blog|x|family|children|kids|age|race|origin|health|faith|mother|father|mobile|github|
gitlab|candidate|applicant|citizen|candidat|candidato|candidata|rut|nif|names|noms|
land|ort|stadt|kinder|alter|herkunft|gesundheit|kontakt|mobil|ville|pays|enfants|age|sante|genre|nombre|ciudad|pais|hijos|edad|
salud|religion|foto|handicap|naam|name|kinderen|gezondheid|beperking|photo|picture|disability|disabilities|behinderung|
discapacidad|medium|youtube|residence|military service|mail|portable|gezin|provincia|localidad|height|weight|blog|pan|skype|fax|
state|zip|street|wehrdienst|service militaire|servicio militar|handy|webseite|strasse|adresse|address|adres|geloof|glaube|
confession|vater|mutter|eltern|nome|nom|имя|город|дети|возраст|пол|адрес|телефон|民族|写真|照片|이름|나이|사진|الاسم|שם|גיל|دین|नाम|पता|
contact no|spouse|husband|wife|dependents|dependants|movil|celular|domicilio|morada`);

/** Those of them that, in a row with another personal label, tell that the rows are of the person. */
export const LABELS_OF_PERSONS: ReadonlySet<string> =
  phraseSet(`state of origin|place of origin|region of origin|country of origin|lga|family|faith|race|age|origin|children|kids|spouse|husband|
wife|dependents|dependants|height|weight|disability|residence|household|community|
alter|kinder|herkunft|enfants|hijos|edad|kinderen|возраст|дети`);

/** Headings of sections that hold personal data, folded. */
export const PERSONAL_HEADINGS: ReadonlySet<string> =
  phraseSet(`my personal|my personal details|my details|my particulars|self|personal circumstances|angaben|weitere angaben|private angaben|
infos personnelles|dati anagrafici|personlig information|personuppgifter|personopplysninger|personlige oplysninger|henkilotiedot|
osobni udaje|osobne udaje|szemelyes adatok|date personale|informatii personale|osobni podaci|licni podaci|osebni podatki|
особисті дані|лични данни|data pribadi|data diri|maklumat peribadi|thong tin ca nhan|thông tin cá nhân|
personal information|personal details|personal data|personal info|personal|personal profile data|personal particulars|bio data|
biodata|contact|contact information|contact details|contact info|contacts|basic information|about the candidate|
personliche daten|personliche angaben|personliches|zur person|angaben zur person|kontakt|kontaktdaten|personalien|
informations personnelles|donnees personnelles|coordonnees|etat civil|contact|renseignements personnels|
datos personales|informacion personal|datos de contacto|contacto|informacion de contacto|
persoonlijke gegevens|persoonlijke informatie|personalia|contactgegevens|contact|
dati personali|dados pessoais|dane osobowe|личная информация|личные данные|контакты|dane kontaktowe|kisisel bilgiler|kisisel|
iletisim|контактные данные|личные сведения|معلومات شخصية|بيانات شخصية|بيانات الاتصال|个人信息|基本信息|基本情况|个人资料|個人情報|基本情報|個人資料|인적사항|개인정보|
المعلومات الشخصية|البيانات الشخصية|פרטים אישיים|προσωπικα στοιχεια|व्यक्तिगत जानकारी`);

/** Labels of a name, folded. */
export const NAME_LABELS = anyOf(
  /\b(?:applicant|candidate|job ?seeker|bewerber|name|vorname|nachname|surname|nom|prenom|identite|nombre|apellidos?|naam|voornaam|achternaam|nome|cognome|imie|nazwisko|namn|navn|fornamn|efternamn|fornavn|etternavn|nimi|sukunimi|etunimi|jmeno|prijmeni|meno|priezvisko|nev|nume|prenume|ime|prezime|priimek|nama|jina|ho ten|ho va ten|ad soyad|ad[iı]|ad[iı] soyad[iı]|soyad[iı])(?![\p{L}])/u,
  /姓名|氏名|名前|이름|성명|الاسم|שם|имя|фамилия|фио|піб|прізвище|име|ονομα|नाम/u,
);

/** Labels that are headings or words of their own where no value follows them on the line. */
export const NEVER_LONE = phraseSet(
  'contact|contacts|kontakt|contacto|blog|portfolio|web|website|family|health|religion|candidate|mobile|x|github|bsn',
);
