import { describe, expect, it } from '@jest/globals';
import { readDateRanges } from '../../../../../lib/models/local/text/dates.ts';
import { tokenize } from '../../../../../lib/models/local/text/tokens.ts';

function rangesIn(text: string): [string | null, string | null][] {
  return readDateRanges(text, tokenize(text)).map(({ start, end }) => [start, end]);
}

describe('date ranges', () => {
  it.each([
    ['Jan 2019 – Present', '2019-01', 'present'],
    ['03/2017-06/2019', '2017-03', '2019-06'],
    ['2014 - 2016', '2014', '2016'],
    ['2014–16', '2014', '2016'],
    ['2019 to date', '2019', 'present'],
    ['September 2015 to March 2018', '2015-09', '2018-03'],
    ['2015/09 – 2018/03', '2015-09', '2018-03'],
    ['2015-09-01 – 2018-03-31', '2015-09', '2018-03'],
    ['12-2014 – 05-2016', '2014-12', '2016-05'],
    ['01.03.2017 - 31.12.2018', '2017-03', '2018-12'],
    ['03.2017 – 06.2019', '2017-03', '2019-06'],
    ["'09–'12", '2009', '2012'],
    ["Jan'98 - Feb'02", '1998-01', '2002-02'],
    ['03/17 – 06/19', '2017-03', '2019-06'],
    ['Jan – Mar 2019', '2019-01', '2019-03'],
    ['Q1 2020', '2020-01', '2020-03'],
    ['Summer 2018', '2018-06', '2018-08'],
    ['from 2014 until 2019', '2014', '2019'],
    ['between 2014 and 2018', '2014', '2018'],
    ['since March 2018', '2018-03', 'present'],
    ['2019 onwards', '2019', 'present'],
    ['Warehouse, 2019 –', '2019', 'present'],
    ['until 2018', null, '2018'],
    ['12 March 2019 to 3 May 2020', '2019-03', '2020-05'],
    ['March 12, 2019 – May 3, 2020', '2019-03', '2020-05'],
    ['02/2019 -> 08/2021', '2019-02', '2021-08'],
    ['2016-02 > 2020-08', '2016-02', '2020-08'],
    ['autumn 2017 → still going', '2017-09', 'present'],
    ['2015 – still', '2015', 'present'],
    ['2019 – Still Life Studio', '2019', null],
    ['2015 – Cours de chant, Lyon', '2015', null],
    ['02/2019 → onwards', '2019-02', 'present'],
    ['2021.04.15 – now', '2021-04', 'present'],
    ['Feb 2016 - todate', '2016-02', 'present'],
    ['Start date: 11/14/2021   End date: 03/22/2024', '2021-11', '2024-03'],
    ['2018/19 to 2023/24', '2018', '2024'],
    ['2020/9–2022/3', '2020-09', '2022-03'],
    ["'16 – Dec '18", '2016', '2018-12'],
    ["from Jan. '21", '2021-01', 'present'],
    ['2022–      Nordby Architects', '2022', 'present'],
    ['2011 ->', '2011', 'present'],
    ['2004–09', '2004', '2009'],
    ['2007-11', '2007', '2011'],
    ['Residencia Mar, 2018 - 2021', '2018', '2021'],
    ['Hotel Mar, 2018', '2018', null],
    ['Auxiliar en Lloret de Mar, 2018 - 2021', '2018', '2021'],
    ['Hotel Vista del Mar, 2018 - presente', '2018', 'present'],
    ['Waiter, Hotel Mar, 2018 - Apr, 2021', '2018-03', '2021-04'],
    ['Waiter, Grand Hotel Mar, 2018 - 2021', '2018-03', '2021'],
    ['Waiter, Acme Ltd Mar, 2018 - 2021', '2018-03', '2021'],
    ['Camarero, Mar, 2018 - 2021', '2018-03', '2021'],
    ['15 de Mar, 2018 - 2021', '2018-03', '2021'],
    ['from 2018 to about Feb 2021', '2018', '2021-02'],
    ['from 2012 until the end of 2014', '2012', '2014'],
    ['01.02.18 - 31.12.23', '2018-02', '2023-12'],
    ['1.2.98-31.12.03', '1998-02', '2003-12'],
    ['02.18 - 12.23', '2018-02', '2023-12'],
    ['2018- Accountant, Lane Ltd', '2018', 'present'],
    ['04/2019 – 07/2021 BI developer', '2019-04', '2021-07'],
    ['2018 - 2021 IT manager', '2018', '2021'],
    ['| Jan 2020 | Present |', '2020-01', 'present'],
    ['| Mar 2012 | Mar 2013 |', '2012-03', '2013-03'],
  ])('reads %j', (text, start, end) => {
    expect(rangesIn(text)).toEqual([[start, end]]);
  });

  it.each([
    ['seit Oktober 2019', '2019-10', 'present'],
    ['seit 02.18', '2018-02', 'present'],
    ['01.02.18 bis heute', '2018-02', 'present'],
    ['Okt. 2015 bis heute', '2015-10', 'present'],
    ['12. März 2019 bis 3. Mai 2020', '2019-03', '2020-05'],
    ['von 2014 bis 2016', '2014', '2016'],
    ['août 2016 à mars 2018', '2016-08', '2018-03'],
    ['févr. 2016 - déc. 2018', '2016-02', '2018-12'],
    ["de 2010 à aujourd'hui", '2010', 'present'],
    ['depuis septembre 2019', '2019-09', 'present'],
    ['marzo de 2014 hasta la actualidad', '2014-03', 'present'],
    ['desde 2014 hasta 2018', '2014', '2018'],
    ['mrt 2020 – heden', '2020-03', 'present'],
    ['jan 2014 tot en met mei 2016', '2014-01', '2016-05'],
    ['sept 2014 t/m mei 2016', '2014-09', '2016-05'],
    ['01/2015 bis Ende 2016', '2015-01', '2016'],
    ['depuis le 1er janvier 2015', '2015-01', 'present'],
    ['01/2021 → auj.', '2021-01', 'present'],
    ['2023-05 > en cours', '2023-05', 'present'],
    ['jul/2022 - atual', '2022-07', 'present'],
    ['03.2019 – obecnie', '2019-03', 'present'],
    ['2018 - oggi', '2018', 'present'],
    ['06/18 - derzeit', '2018-06', 'present'],
    ['06/18 - momentan', '2018-06', 'present'],
    ['06/2018 - zur Zeit', '2018-06', 'present'],
    ['06/18 - en cours', '2018-06', 'present'],
    ['06/18 - en curso', '2018-06', 'present'],
    ['06/18 - in corso', '2018-06', 'present'],
    ['06/18 - em andamento', '2018-06', 'present'],
    ['dal 03/2019', '2019-03', 'present'],
    ['od 03.2019', '2019-03', 'present'],
  ])('reads %j in other languages', (text, start, end) => {
    expect(rangesIn(text)).toEqual([[start, end]]);
  });

  it('reads a date alone', () => {
    expect(rangesIn('Graduated 2013')).toEqual([['2013', null]]);
    expect(rangesIn('Diploma, May 2013')).toEqual([['2013-05', null]]);
  });

  it('reads several in one line', () => {
    expect(rangesIn('2016-2019, 2012-2016')).toEqual([
      ['2016', '2019'],
      ['2012', '2016'],
    ]);
  });

  it('takes no range that ends before it begins', () => {
    expect(rangesIn('2012 – 2010')).not.toContainEqual(['2012', '2010']);
  });

  it.each([
    'ISO 9001:2015 audits',
    '+44 161 2014 2016',
    '0161-2014-2016',
    'served 2000 customers',
    '2000 customers served',
    '€ 2000 per month',
    'Windows Server 2012, SQL Server 2016',
    '2018 AB Antwerp',
    'budget of 1,950',
    'daily 09.00 - 12.30',
    'rose from 2.18 to 3.23',
    'release 10.12',
    '01.02.18',
    'between 3 and 5 years',
    '1200 - 1400 orders a day',
    'I may lead and march on',
  ])('finds no date in %j', (text) => {
    expect(rangesIn(text)).toEqual([]);
  });

  it('says where the range stands', () => {
    const text = 'Baker (since 2018), Leeds';
    const [range] = readDateRanges(text, tokenize(text));
    expect(text.slice(range?.span.start, range?.span.end)).toBe('since 2018');
  });
});
