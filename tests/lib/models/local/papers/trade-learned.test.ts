import { describe, expect, it } from '@jest/globals';
import { levelInJob, levelOfPaper } from '../../../../helpers/paper-levels.ts';

/** The level of a training that is asked for, as a German resume tells of it. */
function levelOfTraining(text: string, training: string): string | undefined {
  const resume = `Lebenslauf\n\nBerufserfahrung\n2015 - 2022 Hausmeister, Stadt Ulm\n- Pflege der Anlagen und kleine Reparaturen\n\nAusbildung\n${training}`;
  return levelInJob({ title: 'Hausmeister', roleFamily: 'other' }, text, resume);
}

describe('a training that is asked for', () => {
  it.each([
    ['Abgeschlossene kaufmännische Ausbildung', 'Industriekauffrau (IHK)'],
    ['Abgeschlossene kaufmännische Ausbildung', '2009 - 2012 Bankkaufmann'],
    ['Abgeschlossene kaufmännische Ausbildung', 'Automobilkaufmann, Autohaus Koch, 2014'],
    ['Abgeschlossene kaufmännische Ausbildung', 'Ausbildung zur Steuerfachangestellten'],
    ['Kaufmännische oder technische Ausbildung', 'Ausbildung zum Industriemechaniker'],
    ['Ausbildung im kaufmännischen Bereich', 'Kauffrau für Büromanagement'],
    ['Abgeschlossene handwerkliche Ausbildung', 'Tischler (HWK)'],
    ['Abgeschlossene technische Ausbildung', 'Elektroniker für Betriebstechnik (IHK)'],
    ['Abgeschlossene elektrotechnische Ausbildung', 'Ausbildung zum Elektroniker'],
    ['Abgeschlossene Berufsausbildung im Elektrobereich', 'Mechatroniker, 2012'],
    ['Pädagogische Ausbildung', 'Ausbildung zur Erzieherin'],
    ['Abgeschlossene Berufsausbildung', 'Bankkaufmann (IHK)'],
    [
      'Ausbildung als staatlich anerkannte/r Erzieher/in oder ein Studium der Sozialpädagogik',
      'Fachschule für Sozialpädagogik, Abschluss: staatlich anerkannte Erzieherin',
    ],
    ['Abgeschlossenes Studium (BWL, Medizintechnik)', 'B.A. Business Administration, 2015'],
    ['Studium der Betriebswirtschaftslehre', 'BWL-Studium, Köln'],
    ['Ausbildung zur MFA oder Arzthelferin', 'Ausbildung zur Medizinischen Fachangestellten'],
    ['Abgeschlossene kaufmännische Ausbildung oder Studium', 'B.A. Betriebswirtschaft, 2015'],
    ['Lehrabschluss als Tischler:in', '2009–2012 Tischlerlehre, Wels'],
    ['Diplom als Pflegefachperson HF', 'Dipl. Pflegefachfrau HF, Bern, 2018'],
    ['Abgeschlossene touristische Ausbildung (Lehre, HLT)', 'HLT Bad Ischl, Reife- und Diplomprüfung'],
  ])('%s is met by one of its kind: %s', (text, training) => {
    expect(levelOfTraining(text, training)).toBe('met');
  });

  it.each([
    ['Abgeschlossene kaufmännische Ausbildung', 'Ausbildung zum Kfz-Mechatroniker'],
    ['Abgeschlossene kaufmännische Ausbildung', 'Koch (IHK), 2012'],
    ['Abgeschlossene kaufmännische Ausbildung oder vergleichbar', 'Ausbildung zur Friseurin'],
    ['Abgeschlossene handwerkliche Ausbildung', 'Ausbildung zum Bankkaufmann'],
    ['Abgeschlossene elektrotechnische Ausbildung', 'Ausbildung zum Kfz-Mechatroniker'],
    ['Pflegerische Ausbildung', 'Ausbildung zum Maurer'],
    ['Abgeschlossene Ausbildung als Pflegefachfrau/-mann', 'Ausbildung zum Gärtner'],
    ['Ausbildung als MFA oder Arzthelfer/in', 'Ausbildung zur Floristin'],
    ['Ausbildung als Elektroniker', 'Bankkaufmann (IHK)'],
    ['Lehrabschluss als Tischler:in', '2009–2012 Bäckerlehre, Wels'],
    ['Diplom als Pflegefachperson HF', 'Lehre als Maurer, Bern, 2018'],
    ['Abgeschlossene touristische Ausbildung', 'Ausbildung zum Maurer'],
  ])('%s is not shown by another: %s', (text, training) => {
    expect(levelOfTraining(text, training)).toBe('missing');
  });

  it.each([
    ['Ausbildung als Elektroniker', 'Ausbildung zum Mechatroniker'],
    ['Ausbildung als Elektroniker oder vergleichbar', 'Mechatroniker (IHK)'],
    ['Ausbildung als Pflegefachfrau', 'Ausbildung zur Altenpflegehelferin'],
    [
      'Ausbildung als staatlich anerkannte/r Erzieher/in',
      'Ausbildung zum staatlich geprüften Sozialassistenten',
    ],
    ['Studium der Betriebswirtschaftslehre', 'B.A. Kunstgeschichte'],
    ['Abgeschlossene kaufmännische Ausbildung', 'Duale Ausbildung, Ulm, 2009 - 2012'],
    ['Abgeschlossene kaufmännische Ausbildung', 'Ausbildung zur Industriekauffrau, abgebrochen'],
  ])('%s is shown in part by one near it, not told of or not ended: %s', (text, training) => {
    expect(levelOfTraining(text, training)).toBe('partial');
  });
});

describe('a trade that is asked for as learned', () => {
  function levelOfWork(work: string): string | undefined {
    return levelOfPaper('Diplom als Pflegefachperson HF', `Experience\n2018 - 2022 ${work}, Spital Thun`);
  }

  it('is shown by a title that only who passed the examination bears', () => {
    expect(levelOfWork('dipl. Pflegefachfrau HF')).toBe('met');
    expect(levelOfWork('examinierte Pflegefachfrau')).toBe('met');
  });

  it('is shown in part by the title alone', () => {
    expect(levelOfWork('Pflegefachfrau')).toBe('partial');
  });
});

describe('the title of who was examined', () => {
  const levelAtWork = (text: string, point: string, title = 'Helfer'): string | undefined => {
    const resume = `Berufserfahrung\n${title}, Lane KG, 2015 - 2022\n- ${point}`;
    return levelInJob({ title: 'Elektriker', roleFamily: 'electrical_trades' }, text, resume);
  };

  it.each([
    ['Meisterbrief Elektrotechnik', 'Arbeit unter Anleitung des Elektromeisters'],
    ['Meisterbrief Elektrotechnik', 'Vertretung für den Elektromeister'],
    ['Ausbildung als Tischler', 'Unterstützung gelernter Tischler'],
    ['Ausbildung als Tischler', 'Arbeit für einen gelernten Tischler'],
    ['Ausbildung als Pflegefachkraft', 'Unterstützung examinierter Pflegefachkräfte'],
  ])('proves nothing of who works with them: %s, %s', (text, point) => {
    expect(levelAtWork(text, point)).toBe('missing');
  });

  it('proves it of who bears it', () => {
    expect(levelAtWork('Meisterbrief Elektrotechnik', 'Anlagen gebaut', 'Elektromeister')).toBe('met');
    const atFirm = 'Elektrohelfer, Elektromeister Müller GmbH';
    expect(levelAtWork('Meisterbrief Elektrotechnik', 'Kabel gezogen', atFirm)).toBe('missing');
    expect(levelAtWork('Ausbildung als Pflegefachkraft', 'Tätig als examinierte Pflegefachkraft')).toBe(
      'met',
    );
    expect(levelAtWork('Ausbildung als Tischler', 'Als gelernter Tischler Möbel gebaut')).toBe('met');
    expect(levelAtWork('Ausbildung zum Tischler', 'Möbel gebaut', 'Tischler (HWK)')).toBe('met');
    expect(levelAtWork('Studium oder Ausbildung zum Tischler', 'Möbel gebaut', 'Tischler (HWK)')).toBe('met');
  });
});

describe('a trade or a language that German and Dutch advertisements ask for', () => {
  it.each([
    [
      'Abgeschlossene kaufmännische Ausbildung, idealerweise mit Weiterbildung zum Personalfachkaufmann',
      'Bürokauffrau (IHK)',
      'met',
    ],
    ['Abgeschlossene Ausbildung, idealerweise zum Bankkaufmann', 'Ausbildung zum Tischler (HWK)', 'missing'],
    [
      'MBO niveau 3 of 4 in de richting elektrotechniek',
      'Monteur elektrotechnische installaties (niveau 3)',
      'met',
    ],
    ['MBO niveau 4, richting financieel administratief', 'Bedrijfsadministratie niveau 4, Deltion', 'met'],
    ['Goede beheersing van de Nederlandse en Engelse taal', 'Engels C1', 'partial'],
    ['Goede beheersing van de Nederlandse of Engelse taal', 'Engels C1', 'met'],
    ['Diploma Verzorgende IG (niveau 3)', 'Helpende zorg en welzijn niveau 2', 'missing'],
  ])('%s: %s is %s', (text, paper, level) => {
    expect(levelOfPaper(text, paper)).toBe(level);
  });
});
