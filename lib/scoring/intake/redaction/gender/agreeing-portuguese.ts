import { wordSet } from '../fold-phrase.ts';
import type { Adjectives } from './agreeing-adjectives.ts';

export const PORTUGUESE_ADJECTIVES: Adjectives = {
  last: /a$/,
  endings: [
    [/ada$/, 'ado'],
    [/ida$/, 'ido'],
    [/iva$/, 'ivo'],
    [/ica$/, 'ico'],
    [/eira$/, 'eiro'],
    [/ária$/, 'ário'],
    [/osa$/, 'oso'],
    [/dora$/, 'dor'],
    [
      /(?<=^(?:séri|atent|honest|discret|intern|extern|autônom|autónom|efetiv|sozinh|inscrit|adjunt|eleit|dispost|aptas?|pront|expert|sincer|abert|segur|calm|tranquil|correct|corret|aceit|substitut|convict|formad|nat|autodidat|suspens|propens|grat))a$/,
      'o',
    ],
  ],
  unchanging: /(?:al|ar|ante|ente|ista|vel|il|or|junior|senior|pleno)$/,
  nouns: wordSet(
    `entrada saida tourada chegada comida bebida jornada chamada medida vida parada subida caida temporada fachada camada tomada escada estrada partida corrida musica fabrica ceramica pratica logistica mecanica informatica
    eletronica tecnica clinica estetica politica republica madeira feira carreira cadeira barreira fronteira bandeira torneira mangueira maneira iniciativa primaria secundaria limpeza retirada
    eletrica hidraulica fisica quimica optica otica estatistica robotica linguistica didatica critica etica africa america alternativa normativa perspectiva perspetiva cooperativa expectativa narrativa oliveira pereira
    ferreira moreira teixeira vieira nogueira silveira siqueira primeira terceira poeira beira lixeira fogueira geladeira lareira caldeira prateleira esteira cerveira empilhadeira enfermaria livraria padaria area farmacia
    imobiliaria funeraria rodoviaria agropecuaria maria historia rosa prosa glosa invernada goiabada feijoada avenida despedida lida ida`,
  ),
  nounsBehind: new Map([
    [
      'clinica',
      wordSet('psicologa medica farmaceutica enfermeira nutricionista investigadora neuropsicologa'),
    ],
    ['mecanica', wordSet('engenheira tecnica projetista')],
    ['eletronica', wordSet('engenheira tecnica')],
    ['eletrica', wordSet('engenheira')],
    ['quimica', wordSet('engenheira')],
    ['fisica', wordSet('engenheira educadora')],
    ['informatica', wordSet('engenheira tecnica')],
    ['politica', wordSet('cientista analista assessora')],
    ['estetica', wordSet('medica')],
    ['primaria', wordSet('professora')],
    ['logistica', wordSet('operadora coordenadora')],
  ]),
  neutralTitles: wordSet(
    `auxiliar baba fiel assistente gerente atendente agente docente recepcionista representante estudante profissional terapeuta fisioterapeuta comercial oficial ajudante atleta interprete pediatra psiquiatra geriatra
    policial militar vigilante piloto chefe subchefe lider aprendiz ouvinte servente comandante tenente escrevente praticante feirante comerciante chef
    sommelier manager coach designer fiscal concierge colega residente`,
  ),
  neutralTitle: /.{3}(?<!rev|entrev|conqu|prev|prov)ista$/,
  ofPersons: wordSet(
    `grata atenciosa cooperada convidada organizada dinamica criativa proativa ativa seria atenta discreta honesta dedicada motivada comprometida esforcada formada graduada licenciada especializada certificada habilitada contratada promovida nomeada inscrita
    acostumada habituada apaixonada determinada comunicativa rigorosa curiosa ambiciosa qualificada empenhada
    admitida afiliada alocada aplicada aprovada apta assertiva autorizada batalhadora cadastrada capacitada carinhosa casada colaborativa concentrada concursada credenciada cuidadosa decidida
    desempregada desenvolta designada destacada diplomada disciplinada disposta doutorada educada efetiva efetivada eleita empatica encarregada engajada envolvida estudiosa extrovertida familiarizada
    federada focada generosa homenageada inovadora instruida integrada interessada laureada lotada meticulosa metodica minuciosa nascida observadora orientada premiada preparada prestativa
    pronta reconhecida realocada reservada respeitosa selecionada simpatica sindicalizada talentosa titulada trabalhadora transferida treinada tranquila vinculada voluntaria
    destemida sozinha autonoma adjunta`,
  ),
  participle:
    /^\p{L}{3,}(?:ada|ida) (?:em|por|pela|pelo|a|com|e|de|como|para|desde|na|no|num|numa|nos|nas|ao|à|sob|sem|aos|entre|após) /u,
  selves: wordSet(
    'sou fui estou sido era estive sendo considero sinto encontro mantenho fiquei estava fico mantive senti serei tornei julgo defino estado',
  ),
  endingsBehindSelf: [
    [/(?<=[dts]or)a$/, ''],
    [/(?<=^(?:nov|resolut|madur|segur|amig))a$/, 'o'],
  ],
  connecting: wordSet('depois trabalhar'),
  likening: wordSet('como desde trabalho trabalhei mas consideram'),
  adverbs: wordSet('muito tao bastante sempre ja tambem depois agora hoje antes ainda bem recem pos'),
  leaders: wordSet('como a uma antiga nova primeira unica sou fui era ex de ou sendo boa'),
  openerLeaders: wordSet('sou fui era sendo uma unica primeira antiga'),
  firsts: wordSet('primeira unica segunda melhor'),
  before: new Map([
    ['uma', 'um'],
    ['a', 'o'],
    ['unica', 'único'],
    ['nova', 'novo'],
    ['primeira', 'primeiro'],
    ['segunda', 'segundo'],
    ['antiga', 'antigo'],
    ['boa', 'bom'],
    ['otima', 'ótimo'],
    ['excelente', 'excelente'],
    ['grande', 'grande'],
    ['jovem', 'jovem'],
    ['futura', 'futuro'],
    ['verdadeira', 'verdadeiro'],
  ]),
  neutralOfPersons: wordSet(
    'responsavel pontual flexivel disponivel confiavel simples paciente experiente resiliente versatil sociavel competente eficiente agil perfeccionista polivalente constante gentil',
  ),
};
