import { describe } from '@jest/globals';
import { FAMILY_ELSEWHERE } from '../../../../../../lib/scoring/intake/redaction/prose/prose-family-elsewhere.ts';
import { testProse } from './prose-cases.ts';

const PAIRS: readonly (readonly [one: string, other: string])[] = [
  ['Verheiratet mit einer Lehrerin, zwei Töchter.', 'In fester Partnerschaft.'],
  ['Als Sohn eines Bäckers, ich kenne frühe Schichten.', 'ich kenne frühe Schichten.'],
  ['Gebürtiger Kölner.', 'Gebürtig aus Split.'],
  ['Meine Eltern kommen aus Herat.', 'Unsere Tochter ist vier.'],
  ['Originaire de Tizi Ouzou.', 'Fille de viticulteurs.'],
  ["Papa d'un petit garçon de deux ans.", 'Maman de trois filles.'],
  ['Ma famille est de Sétif.', 'Mes parents vivent à Brest.'],
  ['Mariée avec un cuisinier.', 'Séparé depuis 2019.'],
  ['Madre de dos adolescentes.', 'Nieto de vascos.'],
  ['Estoy casada con Sol.', 'Soy viudo.'],
  ['La menor de nueve hermanos.', 'Mis padres viven en Soria.'],
  ['Casada com Henrique.', 'Neta de japoneses.'],
  ['Pai de três.', 'Sou mãe da Alice.'],
  ['Sposata con Chiara, due gemelle.', 'Figlio di un pescatore.'],
  ['Madre di Cosimo.', 'Separato.'],
  ['Getrouwd met Lies.', 'De jongste van acht.'],
  ['Mijn ouders komen uit Suriname.', 'Dochter van een schipper.'],
  ['Jestem mamą dwójki dzieci.', 'Jestem tatą trzech synów.'],
];

const WORK = [
  'Tochter der Siemens AG, Buchhaltung',
  'Sohn & Partner, Sachbearbeitung',
  'Kinder betreut, Gruppe von 22',
  'Ledige Mütter beraten',
  'Mein Team und ich haben den Umsatz verdoppelt',
  'Familien mit Kindern in Not begleitet',
  'Mère de jour agréée',
  'Père Blanc, chef de chantier',
  'Filles et garçons entraînés, club de judo',
  'Mes clients sont des PME',
  'Madre de día autorizada',
  'Padre Pio hospital, enfermería',
  'Mis proyectos son de obra nueva',
  'Hijas de la Caridad, auxiliar',
  'Casa da Mãe de Deus, cozinha',
  'Filhos de emigrantes acompanhados na escola',
  'Figli di detenuti seguiti in doposcuola',
  'Madre Teresa, centro di accoglienza',
  'Moeder en kind afdeling, 24 bedden',
  'Mijn team en ik bouwen bruggen',
  'Dochter van het concern, inkoop',
  'Jongste bediende op kantoor',
  'Mamy doświadczenie z dziećmi',
  'Synteza i analiza, laboratorium',
];

describe('family in prose of other languages', () => {
  testProse({ rules: [FAMILY_ELSEWHERE], pairs: PAIRS, work: WORK });
});
