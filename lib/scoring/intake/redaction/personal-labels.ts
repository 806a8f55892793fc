import { phraseSet, wordSet } from './fold-phrase.ts';

/** Labels of personal data before a colon, folded (lower case, no accents). The line or piece is dropped with its value. */
export const PERSONAL_LABELS: ReadonlySet<string> =
  phraseSet(`name|full name|parental status|family situation|veteran|military|domicile|first name|firstname|last name|lastname|surname|family name|given name|given names|forename|forenames|middle name|maiden name|candidate|candidate name|applicant|applicant name|preferred name|
email|e-mail|mail|email address|e-mail address|email id|phone|telephone|tel|mobile|cell|cell phone|mobile phone|phone number|mobile number|mobile no|phone no|contact no|contact number|telephone number|fax|whatsapp|skype|skype id|telegram|contact|contacts|
address|home address|permanent address|current address|present address|mailing address|postal address|street|city|town|country|state|zip|zip code|postcode|postal code|location|residence|current location|place of residence|hometown|home town|native place|based in|lives in|city of residence|country of residence|
linkedin|linkedin profile|github|gitlab|twitter|facebook|instagram|xing|website|web|homepage|portfolio|url|blog|personal website|social media|x|behance|dribbble|medium|stack overflow|orcid|kaggle|youtube|
age|sex|gender|gender identity|pronouns|pronoun|my pronouns|preferred pronouns|marital status|civil status|family status|relationship status|children|number of children|kids|dependents|dependants|family|spouse|husband|wife|father|mother|father name|mother name|father's name|mother's name|husband's name|spouse name|guardian|
nationality|nationalities|citizenship|citizen|citizen of|ethnicity|ethnic origin|ethnic group|race|origin|religion|faith|denomination|caste|tribe|mother tongue caste|sexual orientation|political views|
date of birth|dob|d.o.b|d.o.b.|d o b|birth date|birthdate|birthday|born|born on|born in|place of birth|birthplace|birth place|date and place of birth|date/place of birth|date & place of birth|place and date of birth|
disability|disability status|disabilities|health|health status|state of health|medical status|physical condition|blood group|blood type|height|weight|height/weight|photo|photograph|picture|passport|passport no|passport number|passport country|id number|id no|national id|ssn|social security number|social security no|aadhaar|pan|pan no|tax id|zodiac|star sign|military status|military service|military obligation|veteran status|
vorname|nachname|familienname|geburtsname|rufname|vor- und nachname|vor- und zuname|vorname und name|bewerber|anschrift|adresse|wohnort|wohnhaft in|strasse|plz|ort|plz/ort|plz, ort|land|stadt|telefon|telefonnummer|mobil|mobiltelefon|handy|handynummer|rufnummer|kontakt|e-mail-adresse|emailadresse|webseite|
geburtsdatum|geburtstag|geburtsort|geburtsdatum und -ort|geburtsdatum/-ort|geburtsdatum / -ort|geburtsdatum/geburtsort|geburtsdatum und geburtsort|geboren|geboren am|geboren in|geb|geb.|geb. am|alter|geschlecht|pronomen|familienstand|zivilstand|kinder|anzahl kinder|staatsangehorigkeit|staatsburgerschaft|nationalitat|herkunft|religion|konfession|religionszugehorigkeit|glaube|gesundheit|gesundheitszustand|behinderung|schwerbehinderung|grad der behinderung|foto|lichtbild|bewerbungsfoto|eltern|vater|mutter|wehrdienst|ehepartner|hobbies alter|
nom|prenom|nom et prenom|prenom et nom|nom complet|nom de famille|nom de naissance|courriel|mel|telephone|tel.|portable|mobile|adresse|adresse postale|code postal|ville|pays|domicile|site web|site internet|date de naissance|lieu de naissance|date et lieu de naissance|ne le|nee le|ne(e) le|age|sexe|genre|pronoms|situation familiale|situation de famille|etat civil|enfants|nombre d'enfants|nationalite|citoyennete|religion|confession|handicap|rqth|sante|etat de sante|photo|permis de sejour nationalite|service militaire|
nombre|nombre completo|nombre y apellidos|apellido|apellidos|correo|correo electronico|telefono|movil|celular|direccion|domicilio|ciudad|pais|codigo postal|localidad|provincia|lugar de residencia|residencia|pagina web|fecha de nacimiento|lugar de nacimiento|fecha y lugar de nacimiento|nacido el|nacida el|nacimiento|edad|sexo|genero|pronombres|estado civil|hijos|numero de hijos|nacionalidad|ciudadania|religion|discapacidad|grado de discapacidad|salud|estado de salud|foto|fotografia|dni|nie|servicio militar|
naam|volledige naam|voornaam|voornamen|achternaam|roepnaam|adres|woonplaats|postcode|postcode en woonplaats|telefoon|telefoonnummer|mobiel|mobiel nummer|e-mailadres|emailadres|website|geboortedatum|geboorteplaats|geboren op|geboren te|geboortedatum en -plaats|leeftijd|geslacht|voornaamwoorden|burgerlijke staat|burgerlijke stand|gezinssituatie|kinderen|aantal kinderen|nationaliteit|religie|geloof|geloofsovertuiging|handicap|beperking|gezondheid|foto|pasfoto|militaire dienst|bsn|
nome|nome completo|cognome|indirizzo|data di nascita|luogo di nascita|nazionalita|stato civile|sesso|eta|cittadinanza|telefono|cellulare|data de nascimento|nacionalidade|morada|endereco|naturalidade|idade|telemovel|
imie|nazwisko|imie i nazwisko|data urodzenia|miejsce urodzenia|narodowosc|obywatelstwo|stan cywilny|adres zamieszkania|fodelsedatum|nationalitet|civilstand|dogum tarihi|uyruk|medeni hal|medeni durum|cinsiyet|ad soyad|adi soyadi|telefon numarasi|
имя|фамилия|фио|отчество|дата рождения|возраст|пол|гражданство|национальность|семеиное положение|семейное положение|дети|телефон|адрес|город|место рождения|вероисповедание|
姓名|名前|氏名|性别|性別|年龄|年齢|年齡|出生日期|出生年月|生年月日|国籍|國籍|民族|婚姻状况|婚姻狀況|配偶者|扶養家族|电话|電話|手机|邮箱|電子郵件|メール|住所|地址|籍贯|户口|政治面貌|宗教|照片|写真|健康状况|身高|体重|现居地|
이름|성명|성별|나이|생년월일|국적|결혼 여부|결혼여부|주소|전화|전화번호|휴대폰|이메일|종교|사진|병역|
الاسم|الجنس|العمر|تاريخ الميلاد|مكان الميلاد|الجنسية|الحالة الاجتماعية|الديانة|العنوان|الهاتف|البريد الإلكتروني|الجوال|
שם|מין|גיל|תאריך לידה|מקום לידה|אזרחות|לאום|מצב משפחתי|ילדים|דת|כתובת|טלפון|דואל|
ονομα|ονοματεπωνυμο|επωνυμο|φυλο|ηλικια|ημερομηνια γεννησης|τοπος γεννησης|υπηκοοτητα|εθνικοτητα|οικογενειακη κατασταση|τεκνα|θρησκεια|διευθυνση|τηλεφωνο|
नाम|लिंग|आयु|जन्म तिथि|जन्मतिथि|राष्ट्रीयता|वैवाहिक स्थिति|धर्म|पता|फोन|पिता का नाम`);

/** A label with one of these words is personal whatever stands beside it ("Date & place of birth", "Nationality / visa"). */
export const PERSONAL_LABEL_WORDS: ReadonlySet<string> =
  wordSet(`birth birthday birthdate birthplace dob born nationality citizenship marital gender pronouns ethnicity religion denomination caste
geburtsdatum geburtsort geburtstag geboren staatsangehorigkeit staatsburgerschaft familienstand zivilstand geschlecht konfession
naissance nationalite sexe familiale nacimiento nacionalidad hijos geboortedatum geboorteplaats nationaliteit geslacht
nascita nazionalita nascimento nacionalidade`);

/** These labels are personal only in the header or a personal section; elsewhere they may name anything. */
export const HEADER_ONLY_LABELS: ReadonlySet<string> =
  phraseSet(`city|town|country|state|location|street|contact|contacts|web|website|portfolio|url|blog|x|family|children|kids|age|race|origin|health|faith|mother|father|mobile|github|gitlab|candidate|applicant|citizen|
land|ort|stadt|kinder|alter|herkunft|gesundheit|kontakt|mobil|ville|pays|enfants|age|sante|genre|nombre|ciudad|pais|hijos|edad|salud|religion|foto|handicap|naam|name|kinderen|gezondheid|beperking|photo|picture|disability|disabilities|behinderung|discapacidad|medium|youtube|residence|military service|mail|portable|provincia|localidad|height|weight|blog|pan|skype|fax|state|zip|street|wehrdienst|service militaire|servicio militar|handy|webseite|strasse|adresse|address|adres|geloof|glaube|confession|vater|mutter|eltern|nome|nom|имя|город|дети|возраст|пол|адрес|телефон|民族|写真|照片|이름|나이|사진|الاسم|שם|גיל|دین|नाम|पता|contact no|spouse|husband|wife|dependents|dependants|movil|celular|domicilio|morada`);

/** Headings of sections that hold personal data, folded. */
export const PERSONAL_HEADINGS: ReadonlySet<string> =
  phraseSet(`personal information|personal details|personal data|personal info|personal|personal profile data|personal particulars|bio data|biodata|contact|contact information|contact details|contact info|contacts|basic information|about the candidate|
personliche daten|personliche angaben|personliches|zur person|angaben zur person|kontakt|kontaktdaten|personalien|
informations personnelles|donnees personnelles|coordonnees|etat civil|contact|renseignements personnels|
datos personales|informacion personal|datos de contacto|contacto|informacion de contacto|
persoonlijke gegevens|persoonlijke informatie|personalia|contactgegevens|contact|
dati personali|dados pessoais|dane osobowe|личная информация|личные данные|контакты|个人信息|基本信息|個人情報|基本情報|個人資料|인적사항|개인정보|المعلومات الشخصية|البيانات الشخصية|פרטים אישיים|προσωπικα στοιχεια|व्यक्तिगत जानकारी`);
