import { describe, expect, it } from '@jest/globals';
import { modelText } from '../../../helpers/model-text.ts';

describe('a header in another script', () => {
  it.each([
    [
      'full-width parentheses',
      '马文秀\uff08回族\uff09\n社区工作者\n调解纠纷九年',
      '社区工作者\n调解纠纷九年',
    ],
    ['full-width commas', '赵海峰\uff0c38岁\uff0c天津\n仓储主管\n管理仓库十年', '仓储主管\n管理仓库十年'],
    ['full-width bars', '何嘉敏\uff5c女\uff5c29岁\uff5c现居深圳\n招聘主管\n招聘六年', '招聘主管\n招聘六年'],
    [
      'how a Japanese name is read',
      '白川 まどか\uff08しらかわ まどか\uff09\n図書館司書\n司書 七年',
      '図書館司書\n司書 七年',
    ],
    ['a document title set apart', '简 历\n傅长庚 | 机器学习工程师\n检索八年', '机器学习工程师\n检索八年'],
    ['an occupation behind a Japanese name', '水無瀬 遥 対話評価\n評価 三年', '対話評価\n評価 三年'],
    [
      'an age beside a name and a title',
      '野々村 健一(58歳) 高校国語教諭\n国語 三十年',
      '高校国語教諭\n国語 三十年',
    ],
    ['an occupation behind a Chinese name', '王建国 软件工程师\n北京\n开发十年', '软件工程师\n开发十年'],
    [
      'birth, origin and home',
      '严谨\n教师 \uff5c 1992年生 \uff5c 四川南充人 \uff5c 现住郑州\n执教十年',
      '教师\n执教十年',
    ],
    ['a Japanese city', '佐野 美咲\n福岡市早良区\n看護師\n病棟勤務十年', '看護師\n病棟勤務十年'],
    [
      'Arabic commas and digits',
      'نجلاء البسطويسي\u060c ٣٩ سنة\u060c المنصورة\nأمينة مكتبة\nخبرة ست سنوات',
      'أمينة مكتبة\nخبرة ست سنوات',
    ],
    [
      'an Arabic occupation above the name',
      'سائق حافلة ومدرب قيادة\nياسر العمري\nخبرة ست سنوات',
      'سائق حافلة ومدرب قيادة\nخبرة ست سنوات',
    ],
    [
      'Latin capitals behind an Arabic occupation',
      'محمود عبد الرازق السيد\nفني تشغيل مخارط CNC\nخبرة ست سنوات',
      'فني تشغيل مخارط CNC\nخبرة ست سنوات',
    ],
    ['a Russian title and a city', 'Марина Котова\nПовар горячего цеха, Казань', 'Повар горячего цеха'],
    ['a Turkish label of the document', 'Özgeçmiş: Feraye Gündoğmuş, Bursa\nKaynakçı', 'Kaynakçı'],
  ])('keeps what tells of work: %s', (_sign, text, kept) => {
    expect(modelText(text)).toBe(kept);
  });

  it.each([
    ['七年招聘经验', '何嘉敏\n招聘主管\n七年招聘经验'],
    ['大型超市', '何嘉敏\n大型超市'],
    ['智慧城市', '何嘉敏\n智慧城市'],
    ['AI数据标注组长', '何嘉敏\nAI数据标注组长'],
  ])('takes no words of work for a name or a place: %s', (kept, text) => {
    expect(modelText(text)).toContain(kept);
  });
});

describe('sections in more languages', () => {
  it.each([
    ['Italian', 'Elvira Tonello\nEsperienza\nParlato srl, Torino, dal 2020', 'Parlato srl, Torino, dal 2020'],
    ['Polish', 'Halina Wrona\nDoświadczenie\nAgencja Most, Poznań', 'Agencja Most, Poznań'],
    ['Turkish', 'Selçuk Yanık\nİŞ DENEYİMİ\nAnadolu Gıda, Ankara', 'Anadolu Gıda, Ankara'],
    ['Portuguese', 'Otília Farinha\nExperiência\nLojas Campeira, Porto', 'Lojas Campeira, Porto'],
    ['Russian', 'Денис Крапивин\nМеста работы\nЗавод, Казань', 'Завод, Казань'],
  ])('end the header: %s', (_language, text, kept) => {
    expect(modelText(text)).toContain(kept);
  });

  it.each([
    ['Erfarenhet', 'Undersköterska, Lunds sjukhus, 2015 - 2019'],
    ['Työkokemus', 'Sairaanhoitaja, Oulun sairaala, 2015 - 2019'],
    ['Arbeidserfaring', 'Sykepleier, Bergen sykehus, 2015 - 2019'],
    ['Uddannelse', 'Sygeplejerske, Aarhus, 2015 - 2019'],
    ['Vzdělání', 'Zdravotní sestra, Brno, 2015 - 2019'],
    ['Munkatapasztalat', 'Ápoló, Szegedi kórház, 2015 - 2019'],
    ['Studii', 'Asistent medical, Cluj, 2015 - 2019'],
    ['Obrazovanje', 'Medicinska sestra, Split, 2015 - 2019'],
    ['Освіта', 'Медсестра, лікарня, 2015 - 2019'],
    ['Pengalaman Kerja', 'Perawat, RS Harapan, 2015 - 2019'],
    ['Học vấn', 'Bệnh viện, 2015 - 2019'],
    ['ประสบการณ์ทำงาน', 'โรงพยาบาล, 2015 - 2019'],
    ['Doświadczenie', 'Szpital, 2015 - 2019'],
  ])('are no names where a resume begins with them: %s', (heading, post) => {
    expect(modelText(`${heading}\n${post}\n- 28 beds`)).toBe(`${heading}\n${post}\n- 28 beds`);
  });

  it('end personal data, as a dated entry does below a heading that is not known', () => {
    expect(
      modelText(
        'Ben Miller\nPersonal details\nLondon\n\nWhereabouts\nUniversity of Leeds, London, 2003 - 2007',
      ),
    ).toContain('University of Leeds, London, 2003 - 2007');
  });
});

describe('labels in more languages', () => {
  it.each([
    [
      'Swedish',
      'Namn: Anna Berg\nFödelsedatum: 1985-03-12\nMedborgarskap: svenskt\nCivilstånd: gift\nBostadsort: Lund',
    ],
    [
      'Norwegian',
      'Navn: Kari Nordmann\nFødselsdato: 12.03.1985\nSivilstatus: gift\nStatsborgerskap: norsk\nBosted: Bergen',
    ],
    ['Danish', 'Navn: Mette Holm\nFødested: Odense\nStatsborgerskab: dansk\nBopæl: Aarhus'],
    [
      'Finnish',
      'Nimi: Aino Virtanen\nSyntymäaika: 12.3.1985\nSiviilisääty: naimisissa\nKansalaisuus: Suomi\nKotipaikka: Oulu',
    ],
    [
      'Czech',
      'Jméno a příjmení: Jana Nováková\nDatum narození: 12. 3. 1985\nRodinný stav: vdaná\nBydliště: Brno',
    ],
    [
      'Hungarian',
      'Név: Kovács Anna\nSzületési hely és idő: Szeged, 1985\nCsaládi állapot: házas\nÁllampolgárság: magyar',
    ],
    [
      'Romanian',
      'Nume și prenume: Ioana Popescu\nData nașterii: 12.03.1985\nStarea civilă: căsătorită\nCetățenie: română',
    ],
    [
      'Croatian',
      'Ime i prezime: Ana Horvat\nDatum rođenja: 12.3.1985\nDržavljanstvo: hrvatsko\nBračno stanje: udana',
    ],
    [
      'Ukrainian',
      'ПІБ: Олена Коваль\nДата народження: 12.03.1985\nГромадянство: Україна\nСімейний стан: заміжня',
    ],
    [
      'Indonesian',
      'Nama lengkap: Siti Rahma\nTempat, tanggal lahir: Medan, 12 Maret 1985\nJenis kelamin: Perempuan\nAgama: Islam',
    ],
    [
      'Vietnamese',
      'Họ và tên: Trần Thị Lan\nNgày sinh: 12/03/1985\nGiới tính: Nữ\nTình trạng hôn nhân: đã kết hôn',
    ],
    ['Swiss German', 'Name: Beat Zurbriggen\nBürgerort: Saas VS\nJahrgang: 1996\nWohnsitz: Bern'],
  ])('leave no trace: %s', (_language, header) => {
    const work = 'Experience\nNurse, St Mary Hospital, 2015 - 2019\n- 28 beds';
    expect(modelText(`${header}\n\n${work}`)).toBe(work);
  });

  it.each([
    'Status: shipped in 2021',
    'Adresa: API for addresses in Go',
    'Salute: military ceremonies for the navy',
    'Ime: input method editor for Windows',
  ])('are none in a role: %s', (line) => {
    const text = `Experience\nEngineer, Acme, 2015 - 2019\n- ${line}\n- Moved goods`;
    expect(modelText(text)).toBe(text);
  });
});
