import { wordSet } from '../fold-phrase.ts';
import type { Adjectives } from './agreeing-adjectives.ts';

export const SPANISH_ADJECTIVES: Adjectives = {
  last: /a$/,
  endings: [
    [/ada$/, 'ado'],
    [/ida$/, 'ido'],
    [/iva$/, 'ivo'],
    [/ica$/, 'ico'],
    [/iera$/, 'iero'],
    [/aria$/, 'ario'],
    [/osa$/, 'oso'],
    [/dora$/, 'dor'],
    [
      /(?<=^(?:seri|atent|discret|honest|sincer|inquiet|despiert|tranquil|cercan|rápid|empátic|apt|human|nat|fij|abiert|satisfech))a$/,
      'o',
    ],
    [/(?<=aér)ea$/, 'eo'],
    [/(?<=canin|felin|equin|marin|veteran|urban|artesan|flamenc|contemporáne)a$/, 'o'],
    [/(?<=^sol)a$/, 'o'],
    [/eña$/, 'eño'],
    [/(?<=adjunt|extern|intern|autónom|interin|sustitut|expert|segund|primer|tercer|públic|políglot)a$/, 'o'],
    [/(?<=^español)a$/, ''],
  ],
  unchanging: /(?:al|ar|ante|ente|ista|il|or|bilingue|responsable|junior|senior)$/,
  nouns: wordSet(
    `fabrica ceramica musica maquinaria primaria secundaria temporada entrada salida llegada comida bebida jornada llamada medida vida parada subida caida bajada mirada tirada embajada fachada brigada recogida acogida
    partida corrida herida batida granada ensalada mermelada empanada portada cascada decada retirada puntada velada posada tonelada contrapartida colada pomada limonada cebada madrugada jugada tostada estetica republica
    politica iniciativa africa america costa rosa cosa prosa directiva normativa alternativa perspectiva cooperativa expectativa narrativa oliva estadistica funeraria canaria maria avenida despedida perdida
    espada acampada nevada calzada pasada huida guarida didactica practica`,
  ),
  nounsBehind: new Map([['politica', wordSet('analista cientifica')]]),
  neutralTitles: wordSet(
    `auxiliar responsable gerente agente asistente ayudante docente contable comercial oficial representante estudiante profesional terapeuta fisioterapeuta logopeda conserje interprete vigilante corresponsal vocal
    delineante pasante pediatra psiquiatra geriatra policia guardia militar piloto portavoz albañil chofer chef sumiller crupier ponente cadete fiscal adm lic dir resp coord comerciante lider manager coach teniente
    comandante atleta cantante tripulante`,
  ),
  neutralTitle: /.{3}(?<!rev|entrev|conqu|prev|prov|autop)ista$/,
  ofPersons: wordSet(
    `satisfecha pequena sola invitada adjunta sustituta organizada dinamica creativa proactiva activa seria atenta discreta honesta sincera rigurosa metodica autonoma emprendedora luchadora ordenada apasionada motivada implicada comprometida dedicada extrovertida decidida
    resolutiva empatica simpatica rapida minuciosa cuidadosa ambiciosa curiosa inquieta despierta tranquila positiva meticulosa cercana certificada colegiada titulada acostumbrada contratada ascendida nombrada promovida
    formada especializada graduada habilitada acreditada destinada trasladada reconocida premiada federada dispuesta inscrita adscrita
    agradecida animada apta autorizada becada capacitada carinosa casada centrada comunicativa concienciada condecorada cualificada cumplidora delegada desenvuelta designada
    educada elegida encantada encargada enfocada entusiasmada enviada experimentada experta familiarizada fichada galardonada generosa habilidosa habituada homologada humana incorporada ingeniosa
    instalada interesada involucrada jubilada laboriosa licenciada mañosa matriculada nacida nacionalizada observadora orientada polifacetica preparada previsora reconvertida
    recomendada reflexiva respetuosa reubicada seleccionada sensibilizada solidaria trabajadora tutorizada valorada versada vinculada voluntaria afiliada asertiva aplicada
    avalada afincada diplomada doctorada egresada ilusionada entrenada`,
  ),
  participle:
    /^(?:\p{L}{3,}(?:ada|ida) (?:en|por|a|con|y|de|como|para|desde|al|del|ante|entre|sin) |dada de alta)/u,
  selves: wordSet(
    'soy fui estoy sido era estuve siendo considero estaba estado sere siento encuentro mantengo quede nacionalizada defino sentido mantenido mantuve quedo',
  ),
  endingsBehindSelf: [
    [
      /(?<=^(?:dispuest|inscrit|adscrit|resuelt|nuev|desenvuelt|ingenu|enter|buen|segur|madur|amen|asidu|moder|cómod))a$/,
      'o',
    ],
    [/(?<=[dts]or)a$/, ''],
  ],
  connecting: wordSet('luego despues trabajar'),
  likening: wordSet('como desde trabajo trabaje pero aunque quedo ven consideran definen describen'),
  adverbs: wordSet(
    'muy tan bastante siempre ya tambien luego despues ahora hoy antes aun todavia bien recien sumamente veces varias ampliamente',
  ),
  leaders: wordSet(
    'como una la antigua nueva primera unica soy fui era a de o e ex siendo otra su buena gran mejor segunda nombro nombraron eligieron',
  ),
  openerLeaders: wordSet('soy fui era siendo una antigua primera unica'),
  firsts: wordSet('primera unica segunda tercera mejor'),
  before: new Map([
    ['una', 'un'],
    ['la', 'el'],
    ['unica', 'único'],
    ['antigua', 'antiguo'],
    ['nueva', 'nuevo'],
    ['primera', 'primer'],
    ['segunda', 'segundo'],
    ['tercera', 'tercer'],
    ['buena', 'buen'],
    ['gran', 'gran'],
    ['mejor', 'mejor'],
    ['joven', 'joven'],
    ['futura', 'futuro'],
    ['excelente', 'excelente'],
    ['autentica', 'auténtico'],
    ['sola', 'solo'],
  ]),
  neutralOfPersons: wordSet(
    'amable paciente flexible puntual constante eficaz versatil sociable alegre responsable detallista perseverante tenaz servicial eficiente perfeccionista autodidacta bilingue residente polivalente competente inteligente fiable agil',
  ),
};
