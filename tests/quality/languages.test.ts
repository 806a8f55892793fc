import { describe, expect, it } from '@jest/globals';
import { createLocalEvaluator } from '../../lib/models/local/local-evaluator.ts';
import { createRecordingScorer } from './recording-scorer.ts';

async function resultOf(job: string, resume: string) {
  const [result] = await createRecordingScorer(createLocalEvaluator()).score(job, [resume]);
  if (result === undefined) throw new Error('no result');
  return result;
}

interface LanguageCase {
  language: string;
  job: string;
  resume: string;
  /** The same person for too short a time, without the degree. */
  weaker: string;
}

const CASES: readonly LanguageCase[] = [
  {
    language: 'German',
    job: `Softwareentwickler (m/w/d)

Ihr Profil
- Abgeschlossenes Studium der Informatik
- Mindestens 5 Jahre Berufserfahrung in der Softwareentwicklung
- Sehr gute Kenntnisse in Java und Spring Boot
- Deutsch fließend

Von Vorteil
- Docker`,
    resume: `Berufserfahrung
Softwareentwickler, Nordbau Systeme GmbH, März 2017 bis heute
- Entwicklung von Diensten mit Java und Spring Boot für den Einkauf
- Betrieb der Dienste mit Docker

Ausbildung
Bachelor Informatik, Hochschule Bremen, 2016

Sprachen
Deutsch (Muttersprache), Englisch (gut)`,
    weaker: `Berufserfahrung
Softwareentwickler, Nordbau Systeme GmbH, März 2024 bis Februar 2025
- Entwicklung von Diensten mit Java und Spring Boot für den Einkauf

Sprachen
Deutsch (Muttersprache)`,
  },
  {
    language: 'French',
    job: `Comptable (H/F)

Profil recherché
- Licence en comptabilité
- Au moins 5 ans d'expérience en comptabilité
- Maîtrise de SAP et d'Excel
- Anglais courant

Un plus
- Audit`,
    resume: `Expérience professionnelle
Comptable, Groupe Lumière, janvier 2017 à aujourd'hui
- Comptabilité générale et clôtures mensuelles dans SAP, tableaux de bord sur Excel
- Préparation de l'audit annuel

Formation
Licence en comptabilité, Université de Lyon, 2016

Langues
Français (langue maternelle), anglais (courant)`,
    weaker: `Expérience professionnelle
Comptable, Groupe Lumière, janvier 2024 à décembre 2024
- Comptabilité générale et clôtures mensuelles dans SAP, tableaux de bord sur Excel

Langues
Français (langue maternelle)`,
  },
  {
    language: 'Spanish',
    job: `Enfermero de urgencias (H/M)

Requisitos
- Grado en Enfermería
- Mínimo 5 años de experiencia en urgencias
- Triaje
- Inglés

Se valora
- Pediatría`,
    resume: `Experiencia laboral
Enfermero de urgencias, Hospital del Mar, marzo de 2017 - actualidad
- Urgencias y triaje de cien pacientes al día
- Rotación en pediatría

Formación
Grado en Enfermería, Universidad de Sevilla, 2016

Idiomas
Español (nativo), inglés (B2)`,
    weaker: `Experiencia laboral
Enfermero de urgencias, Hospital del Mar, marzo de 2024 - diciembre de 2024
- Urgencias y triaje de cien pacientes al día

Idiomas
Español (nativo)`,
  },
  {
    language: 'Dutch',
    job: `Projectmanager bouw

Functie-eisen
- Hbo-opleiding bouwkunde
- Minimaal 5 jaar ervaring als projectmanager
- Planning en budgetbeheer
- Nederlands

Pré
- Prince2`,
    resume: `Werkervaring
Projectmanager bouw, Van Dam Bouw, maart 2017 - heden
- Planning en budgetbeheer van woningbouw in Utrecht
- Werken volgens Prince2

Opleiding
Hbo bouwkunde, Hogeschool Utrecht, 2016

Talen
Nederlands (moedertaal), Engels (goed)`,
    weaker: `Werkervaring
Projectmanager bouw, Van Dam Bouw, maart 2024 - december 2024
- Planning en budgetbeheer van woningbouw in Utrecht

Talen
Nederlands (moedertaal)`,
  },
];

describe.each(CASES)('a job and a resume in $language', ({ job, resume, weaker }) => {
  it('are read for dates, degrees, skills and languages', async () => {
    const { card, warnings } = await resultOf(job, resume);
    expect(warnings).not.toContain('language_support_limited');
    expect(card.tier).not.toBeNull();
    for (const { requirement, status } of card.criteria.filter(({ kind }) => kind === 'must')) {
      expect({ requirement, status }).toEqual({ requirement, status: 'met' });
    }
  });

  it('tell too few years and a missing degree apart', async () => {
    const [full, less] = [await resultOf(job, resume), await resultOf(job, weaker)];
    expect(less.card.matchScore).toBeLessThan(full.card.matchScore);
    expect(less.card.criteria.filter(({ status }) => status !== 'met').length).toBeGreaterThan(1);
  });
});

const ENGLISH_JOB = `Software Developer

Required
- 5+ years of software development
- Java and Spring Boot
- Bachelor's degree in computer science

Nice to have
- Docker`;

describe('a resume in another language than the job', () => {
  it('is read for what it shows', async () => {
    const { card } = await resultOf(ENGLISH_JOB, CASES[0]?.resume ?? '');
    expect(card.tier).not.toBeNull();
  });
});

describe('a language that is not understood well enough', () => {
  it.each([
    [
      'Italian',
      'Esperienza professionale\nSviluppatore di software presso Nordbau, dal 2017 ad oggi\n- Ho sviluppato i servizi in Java con Spring Boot per il reparto acquisti e ho gestito la messa in produzione delle applicazioni\n- Ho formato i colleghi che sono arrivati nel gruppo\n\nIstruzione\nLaurea in informatica',
    ],
    [
      'Portuguese',
      'Experiência profissional\nProgramador na Nordbau, desde 2017 até hoje\n- Desenvolvimento dos serviços em Java com Spring Boot para o departamento de compras e gestão das aplicações em produção\n- Formação dos colegas que chegaram ao grupo\n\nFormação\nLicenciatura em informática',
    ],
    [
      'Polish',
      'Doświadczenie zawodowe\nProgramista w firmie Nordbau od 2017 do dziś\n- Tworzenie usług w języku Java dla działu zakupów oraz utrzymanie ich na serwerach\n- Szkolenie kolegów, którzy dołączyli do zespołu\n\nWykształcenie\nInformatyka na politechnice',
    ],
    [
      'Swedish',
      'Arbetslivserfarenhet\nUtvecklare på Nordbau från 2017 till idag\n- Utveckling av tjänster i Java för inköp och drift av dem i molnet\n- Jag har lärt upp kollegor som är nya i gruppen och det är jag stolt över\n\nUtbildning\nKandidatexamen i datavetenskap',
    ],
    [
      'Russian',
      'Опыт работы\nРазработчик в компании Нордбау с 2017 года по настоящее время\n- Разработка сервисов на Java для отдела закупок и поддержка их работы\n- Обучение новых коллег\n\nОбразование\nБакалавр информатики',
    ],
    [
      'Chinese',
      '工作经历\n2017年至今 北方系统公司 软件工程师\n- 使用Java和Spring Boot为采购部门开发服务\n- 培训新同事\n\n教育背景\n计算机科学学士',
    ],
    [
      'Arabic',
      'الخبرة العملية\nمطور برمجيات في شركة نوردباو من 2017 حتى الآن\n- تطوير الخدمات بلغة جافا لقسم المشتريات\n- تدريب الزملاء الجدد\n\nالتعليم\nبكالوريوس علوم الحاسوب',
    ],
  ])('is said to be so: %s', async (_language, resume) => {
    const { warnings } = await resultOf(ENGLISH_JOB, resume);
    expect(warnings).toContain('language_support_limited');
  });

  it('is said of the job as well', async () => {
    const job =
      'Szukamy programisty do zespołu w Krakowie.\n\nWymagania\n- Pięć lat doświadczenia w tworzeniu usług oraz ich utrzymaniu na serwerach\n- Znajomość języka Java i baz danych, które są używane w firmie';
    const { warnings } = await resultOf(job, CASES[0]?.resume ?? '');
    expect(warnings).toContain('language_support_limited');
  });

  it.each(CASES)('is not said of $language', async ({ resume }) => {
    expect((await resultOf(ENGLISH_JOB, resume)).warnings).not.toContain('language_support_limited');
  });
});
