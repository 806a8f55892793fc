import { anyOf } from '../../../../text/alternatives.ts';
import { wordSet } from '../fold-phrase.ts';
import type { Adjectives } from './agreeing-adjectives.ts';

export const ITALIAN_ADJECTIVES: Adjectives = {
  last: /[ae]$|tasi$/,
  endings: [
    [/ata$/, 'ato'],
    [/ita$/, 'ito'],
    [/uta$/, 'uto'],
    [/osa$/, 'oso'],
    [/iva$/, 'ivo'],
    [/ica$/, 'ico'],
    [/aria$/, 'ario'],
    [/trice$/, 'tore'],
    [/(?<=[aiu]t)asi$/, 'osi'],
    [
      /(?<=^(?:seri|attent|precis|espert|estern|intern|sol|autonom|discret|onest|assunt|promoss|iscritt|predispost|brav|attratt|stat|genuin|tranquill|sincer|sicur|pront|apert|portat|aggiunt|privat|autodidatt|stess|vicin|umil|calm|allegr|operos|corrett|divers|convint|propens|ammess|elett|inclus|impegnat|adatt|concret|generic|dispost|azzurr|piccol|liet|scelt))a$/,
      'o',
    ],
  ],
  unchanging: /(?:ale|are|ile|ante|ente|ista|bile|ore|ese|senior|junior|^socio|^tecnico)$/,
  nouns: wordSet(
    `vita giornata data entrata uscita vendita visita salita partita serata crescita nascita strada tenuta venuta caduta seduta valuta cosa rosa musica fabbrica politica pratica logistica meccanica informatica
    elettronica grafica tecnica clinica estetica ceramica matematica iniziativa alternativa trattativa normativa cooperativa prospettiva durata chiamata ricerca armata contabilita
    fisica chimica ottica statistica etica robotica linguistica didattica critica america africa basilica repubblica formica pubblica annata ondata facciata fermata occhiata mandata rata nottata media prosa sposa posa
    spesa difesa impresa riva oliva gita lista dieta moneta pineta maria area aria primaria secondaria materia storia teoria memoria segreteria felicita qualita attivita`,
  ),
  nounsBehind: new Map([
    ['meccanica', wordSet('ingegnera perita progettista disegnatrice manutentrice')],
    ['elettronica', wordSet('ingegnera perita progettista')],
    ['informatica', wordSet('ingegnera perita tecnica consulente')],
    ['clinica', wordSet('psicologa ricercatrice coordinatrice infermiera farmacista dietista')],
    ['grafica', wordSet('progettista disegnatrice operatrice')],
    ['logistica', wordSet('coordinatrice operatrice')],
    ['chimica', wordSet('ingegnera perita')],
    ['fisica', wordSet('ingegnera')],
    ['pubblica', wordSet('funzionaria relatrice')],
  ]),
  neutralTitles: wordSet(
    `responsabile assistente tirocinante apprendista insegnante docente contabile farmacista receptionist barista autista giornalista analista specialista consulente dirigente agente rappresentante fisioterapista igienista
    estetista elettricista badante interprete custode manager professionista geometra oss osa asa capo caposala capoturno capocantiere capogruppo vigile giudice preside
    militare terapeuta logopedista pediatra psichiatra odontoiatra geriatra fisiatra commerciante praticante cantante sommelier chef designer coach titolare
    bracciante negoziante partecipante aiutante comandante tenente sergente finanziere collega pilota astronauta dott ing avv arch geom rag prof
    promoter freelance stagista`,
  ),
  neutralTitle: /.{3}(?<!riv|interv|conqu|provv|prev)ista$/,
  ofPersons: wordSet(
    `neolaureata neodiplomata neoassunta lieta sola scelta disposta piccola organizzata motivata dinamica creativa seria precisa determinata appassionata attenta curiosa diplomata laureata abilitata specializzata certificata formata assunta promossa nominata iscritta abituata predisposta onesta
    discreta esperta qualificata volenterosa ambiziosa intraprendente rigorosa metodica empatica comunicativa impegnata interessata dedicata
    accreditata affermata affiliata aggiornata autorizzata brava collaborativa coscienziosa cresciuta decisa dotata educata energica estroversa generosa incaricata inserita
    intuitiva laboriosa legata licenziata meticolosa munita nata occupata ordinata orientata portata preparata premiata proattiva pronta propositiva reattiva ricollocata riconosciuta rispettosa scrupolosa
    selezionata sicura sincera stimata tesserata titolata tranquilla trasferita attiva autonoma automunita patentata disoccupata inoccupata eletta ammessa
    convinta distaccata elastica innamorata referenziata sportiva stabilita vaccinata volontaria operosa positiva riflessiva
    delegata designata convenzionata`,
  ),
  participle: anyOf(
    /^\p{L}{3,}(?:ata|ita|uta) (?:in|da|dal|dalla|a|al|alla|con|e|ed|per|come|presso|nel|nella|all'|all’|alle|agli|ai|dall'|dall’|nell'|nell’|tra) ?/u,
    /^\p{L}{2,}[aiu]tasi /u,
  ),
  selves: wordSet(
    'sono stata essere ero diventata ritengo definisco considero sento reputo rimasta fui saro divenuta stato essendo',
  ),
  endingsBehindSelf: [[/(?<=[lnrpt]t|[^i]st|[^e]ss|mess|[eiu]s)a$/, 'o']],
  connecting: wordSet('poi lavorare'),
  likening: wordSet('come da lavoro ma resto considerano'),
  adverbs: wordSet(
    'molto assai sempre gia anche poi ora oggi ancora bene ben particolarmente successivamente attualmente',
  ),
  leaders: wordSet('come una la ex sono ero quale a di nuova prima unica sola o ed'),
  openerLeaders: wordSet('sono ero una unica prima nuova'),
  firsts: wordSet('prima unica sola seconda'),
  before: new Map([
    ['una', 'un'],
    ['la', 'il'],
    ['unica', 'unico'],
    ['sola', 'solo'],
    ['nuova', 'nuovo'],
    ['prima', 'primo'],
    ['seconda', 'secondo'],
    ['buona', 'buon'],
    ['brava', 'bravo'],
    ['ottima', 'ottimo'],
    ['vera', 'vero'],
    ['giovane', 'giovane'],
    ['libera', 'libero'],
    ['futura', 'futuro'],
    ['grande', 'grande'],
  ]),
  neutralOfPersons: wordSet(
    'affidabile puntuale flessibile disponibile solare paziente socievole capace competente entusiasta versatile consapevole polivalente tenace cordiale intraprendente sensibile gentile umile costante responsabile',
  ),
};
