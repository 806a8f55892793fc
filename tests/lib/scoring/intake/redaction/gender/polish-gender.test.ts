import { describe, expect, it } from '@jest/globals';
import { modelText } from '../../../../../helpers/model-text.ts';

const read = (line: string): string =>
  modelText(`Doświadczenie zawodowe\nPraca przy obsłudze, od roku 2015\n- ${line}`).split('\n').at(-1) ?? '';

describe('a woman and a man in Polish', () => {
  it.each([
    ['Główna księgowa, Comarch SA', 'Główny księgowy, Comarch SA'],
    ['Samodzielna księgowa', 'Samodzielny księgowy'],
    ['Pracowałam jako kucharka zmianowa w hotelu', 'Pracowałem jako kucharz zmianowy w hotelu'],
    ['Starsza pielęgniarka', 'Starszy pielęgniarz'],
    ['Byłam wolontariuszką Caritas', 'Byłem wolontariuszem Caritas'],
    ['Byłam starszą specjalistką do spraw kadr', 'Byłem starszym specjalistą do spraw kadr'],
    ['Nauczycielka języka angielskiego', 'Nauczyciel języka angielskiego'],
    ['Kierowniczka sklepu, 12 osób', 'Kierownik sklepu, 12 osób'],
    ['Recepcjonistka w hotelu', 'Recepcjonista w hotelu'],
    ['Ratowniczka medyczna', 'Ratownik medyczny'],
    ['Pracownica socjalna', 'Pracownik socjalny'],
    ['Dyrektorka finansowa', 'Dyrektor finansowy'],
    ['Psycholożka dziecięca i nauczycielka', 'Psycholog dziecięcy i nauczyciel'],
    ['Młodsza asystentka prawna', 'Młodszy asystent prawny'],
    ['Wykładowczyni na uczelni', 'Wykładowca na uczelni'],
    ['Zaczęłam od kasy, przeszłam do biura', 'Zacząłem od kasy, przeszedłem do biura'],
    ['Byłam odpowiedzialna za zmianę', 'Byłem odpowiedzialny za zmianę'],
    ['KSIĘGOWA', 'KSIĘGOWY'],
  ])('reads the same: %s', (woman, man) => {
    expect(read(woman)).toBe(read(man));
  });

  it.each([
    'Obsługa drukarki, wiertarki i suwnicy',
    'Drukarka laserowa i koparka gąsienicowa',
    'Zespół: 12 pielęgniarek i 3 lekarzy',
    'Opieka medyczna nad 40 pacjentami',
    'Praktyka zawodowa w kuchni',
    'Nowa linia i stara fabryka',
    'Polityka kadrowa i statystyka',
    'Nauczyciel matematyki',
    'Księgowość i rachunkowość',
  ])('leaves things as they are: %s', (line) => {
    expect(read(line)).toBe(`- ${line}`);
  });

  it('leaves other languages alone', () => {
    expect(modelText('Skills\nThe torka and the nerka with salam, of the team')).toContain(
      'The torka and the nerka with salam',
    );
  });
});
