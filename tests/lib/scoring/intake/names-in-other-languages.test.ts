import { describe, expect, it } from '@jest/globals';
import { modelText } from '../../../helpers/model-text.ts';

describe('names in other languages', () => {
  it.each([
    [
      'Polish',
      'Nazywam się Halina Wrona i pracuję jako księgowa od 12 lat.',
      ['Halina', 'Wrona'],
      'księgowy',
    ],
    [
      'Russian',
      'Меня зовут Денис Крапивин, работаю сварщиком 9 лет.',
      ['Денис', 'Крапивин'],
      'сварщиком 9 лет',
    ],
    [
      'Italian',
      'Mi chiamo Elvira Tonello e lavoro come cuoca da 8 anni.',
      ['Elvira', 'Tonello'],
      'cuoca da 8 anni',
    ],
    [
      'Portuguese',
      'Chamo-me Otília Farinha. Sou enfermeira há 6 anos.',
      ['Otília', 'Farinha'],
      'enfermeira há 6 anos',
    ],
    [
      'Turkish',
      'ÖZGEÇMİŞ\nAdı Soyadı: Selçuk Yanık\nDoğum yeri: Bolu\nMeslek: Kaynakçı',
      ['Selçuk', 'Bolu'],
      'Kaynakçı',
    ],
    [
      'Chinese, labels without a colon',
      '姓名 孙桂兰\n年龄 46\n应聘 护理员\n护理老人六年',
      ['孙桂兰', '46'],
      '护理老人六年',
    ],
    [
      'Chinese, an ethnic group behind the name',
      '马文秀(回族)\n社区工作者\n调解纠纷九年',
      ['马文秀', '回族'],
      '社区工作者',
    ],
    [
      'Japanese, an age behind the name',
      '藤原 美和 38歳\n福岡市\n看護師\n病棟勤務 十年',
      ['藤原', '38'],
      '看護師',
    ],
    [
      'Japanese, how the name is read',
      '白川 まどか(しらかわ まどか)\n図書館司書\n司書 七年',
      ['白川', 'しらかわ'],
      '図書館司書',
    ],
    [
      'Japanese, below an occupation',
      'コールセンター品質管理\n須田 玲子\n那覇市\n要旨\n応対十年',
      ['須田', '玲子'],
      'コールセンター品質管理',
    ],
    ['Arabic, behind a title', 'د. إيمان القباني\nصيدلانية\nخبرة ست سنوات', ['إيمان', 'القباني'], 'صيدلانية'],
  ])('are taken out: %s', (_language, text, gone, kept) => {
    const result = modelText(text);
    for (const word of gone) expect(result).not.toContain(word);
    expect(result).toContain(kept);
  });
});
