/** Spoken languages. Notation: ./notation.ts. */
export const LANGUAGES = `
English = Englisch, anglais, inglés, Engels, Englischkenntnisse, Business English, English language, englischer Sprache, Engelse taal, langue anglaise, lengua inglesa
German = Deutsch, allemand, alemán, Duits, Deutschkenntnisse, German language, deutscher Sprache, Duitse taal, langue allemande
French = Französisch, français, francés, Frans, Französischkenntnisse, French language, Franse taal, langue française
Spanish = Spanisch, espagnol, español, Spaans, castellano, Spanischkenntnisse, Spanish language, Spaanse taal
Dutch = Niederländisch, néerlandais, neerlandés, holandés, Nederlands, Dutch language, Nederlandse taal, Flemish, Vlaams
Italian = Italienisch, italien, italiano, Italiaans, Italian language
Portuguese = Portugiesisch, portugais, portugués, Portugees, Brazilian Portuguese
Polish language = Polnisch, polonais, polaco, Pools, polski, Polish
Russian = Russisch, russe, ruso
Ukrainian = Ukrainisch, ukrainien, ucraniano, Oekraïens
Czech = Tschechisch, tchèque, checo, Tsjechisch
Slovak = Slowakisch, slovaque, eslovaco
Hungarian = Ungarisch, hongrois, húngaro, Hongaars
Romanian = Rumänisch, roumain, rumano, Roemeens
Bulgarian = Bulgarisch, bulgare, búlgaro, Bulgaars
Greek = Griechisch, grec, griego, Grieks
Turkish = Türkisch, turc, turco, Turks
Arabic = Arabisch, arabe
Hebrew = Hebräisch, hébreu, hebreo, Hebreeuws
Persian = Farsi, Persisch, persan, persa, Dari, Perzisch
Kurdish = Kurdisch, kurde, Koerdisch
Hindi
Urdu
Bengali = Bangla
Punjabi = Panjabi
Tamil
Telugu
Gujarati
Marathi
Chinese = Mandarin, Chinesisch, chinois, chino, Mandarin Chinese, Chinees
Cantonese = Kantonesisch, cantonais, cantonés
Japanese = Japanisch, japonais, japonés, Japans
Korean = Koreanisch, coréen, coreano, Koreaans
Vietnamese = Vietnamesisch, vietnamien, vietnamita, Vietnamees
Thai = Thailändisch
Indonesian = Bahasa Indonesia, Indonesisch, indonésien
Malay = Bahasa Melayu
Tagalog = Filipino
Swedish = Schwedisch, suédois, sueco, Zweeds
Norwegian = Norwegisch, norvégien, noruego, Noors
Danish = Dänisch, danois, danés, Deens
Finnish = Finnisch, finnois, finlandés, Fins
Icelandic = Isländisch, islandais
Estonian = Estnisch, estonien
Latvian = Lettisch, letton
Lithuanian = Litauisch, lituanien
Croatian = Kroatisch, croate, Serbo-Croatian, Bosnian, Kroatisch und Bosnisch, Bosnisch
Serbian = Serbisch, serbe, Servisch
Slovenian = Slowenisch, slovène
Albanian = Albanisch, albanais
Catalan = Katalanisch, català
Basque = Euskera, Baskisch
Galician = gallego
Luxembourgish = Luxemburgisch, luxembourgeois
Latin = Lateinisch, Latinum
Swahili = Kiswahili
Somali
Amharic
Afrikaans
Haitian Creole = créole haïtien, kreyòl
Welsh = Cymraeg
Irish = Gaelic
`;
