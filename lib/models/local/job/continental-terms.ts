import { anyOf } from '../../../text/alternatives.ts';
import { oneOf } from './prose-job/one-of.ts';

/**
 * What advertisements in German, French, Spanish and Dutch offer, tell of the post, and ask everybody to agree to. None of it is a
 * requirement that a resume could show. All patterns take text that `foldText` of tokens.ts returned.
 */

/** Who may begin, and who teaches them. */
const BEGINNERS_WELCOME = oneOf('%', [
  anyOf(
    /^(?:auch |gern(?:e)? (?:auch )?)?(?:quer-?(?: und |\/)?(?:seiten)?einsteiger\S{0,8}|seiteneinsteiger\S{0,8}|berufs(?:anfanger|einsteiger|ruckkehrer)\S{0,8}|wiedereinsteiger\S{0,8}|berufseinsteigende)(?: (?:und|oder|sind|bei uns|auch|herzlich|gern\w*|ebenfalls) ?\S{0,24}){0,3}(?: ?willkommen)?$/,
    /^(?:fundierte |grundliche |eine |intensive )*einarbeitung (?:wird|ist|erfolgt|durch|inklusive)\b/,
  ),
  /^debutants? s'abstenir$/,
  anyOf(
    /^debutant\S{0,6}(?: (?:accepte|bienvenu|motive)\S{0,6})(?: .{0,30})?$/,
    /^(?:ouvert|poste ouvert) aux debutants\b/,
    /^formation (?:interne |initiale |complete )?(?:assuree|prevue|prise en charge|en interne)\b/,
  ),
  /^(?:no hace falta |sin )experiencia(?: previa)?$|^formacion (?:a cargo|inicial|por parte) de la empresa\b/,
  anyOf(
    /^(?:ook )?(?:starters?|schoolverlaters?|zij-?instromers?)(?: (?:zijn|is|ook|mogen) ?\S{0,12}){0,2}(?: welkom)?$/,
    /^(?:wij|we) leiden je\b.{0,12}\bop\b|^(?:interne )?opleiding (?:wordt )?(?:voorzien|on the job)\b/,
  ),
]);

/** Kind and length of the contract, hours, beginning. */
const CONTRACT_AND_HOURS = oneOf('%', [
  anyOf(
    /^(?:in )?(?:vollzeit|teilzeit)(?: (?:und|oder|o\.) (?:vollzeit|teilzeit))?(?: ?[(,/–-].{0,40})?$/,
    /^(?:pensum|arbeitspensum|eintritt|arbeitsbeginn|stellenantritt|beginn|dienstort|dienstverhaltnis|beschaftigungsausmass|entlohnung|lohn|besoldung|eingruppierung)\s?:?\s?(?:sofort|ab|per|nach|\d|€|eur|tv)/,
    /^(?:ab |per )?sofort(?: oder nach (?:vereinbarung|absprache))?$|^per direct(?: beschikbaar)?$/,
    /^(?:ca\. )?\d{1,2}(?:[.,]\d)?(?: ?[-–] ?\d{1,2}(?:[.,]\d)?)? ?(?:std|stunden|wochenstunden|wochenarbeitsstunden|h|u|uur|uren|horas|heures)\b\.?(?: ?(?:\/|pro|per|par|por|a la|de|in der)? ?(?:woche|week|semaine|semana|semanales|trabajo)?)?$/,
  ),
  anyOf(
    /^(?:arbeitszeit(?:en)?|dienstzeit(?:en)?|werktijden|werkuren)\b.{0,12}(?:\d|mo|montag|ma\b|maandag|nach|flexib)/,
    /^\d{1,2}[:.h]\d{2} ?(?:uhr|h|uur)?(?: ?[-–] ?\d{1,2}[:.h]\d{2} ?(?:uhr|h|uur)?)?$/,
  ),
  anyOf(
    /^(?:mo|di|mi|do|fr|sa|so|montag|dienstag|mittwoch|freitag)\.? ?(?:[-–]|bis) ?(?:mo|di|mi|do|fr|sa|so|freitag|samstag|sonntag)\b/,
    /^(?:du )?lundi (?:au|a) (?:vendredi|samedi)\b|^(?:de )?lunes a (?:viernes|sabado|domingo)\b/,
    /^(?:van )?maandag (?:t\/m|tot en met|tot) (?:vrijdag|zaterdag)\b/,
  ),
  anyOf(
    /^(?:a |en )?temps (?:plein|partiel|complet)\b.{0,20}$/,
    /^(?:contrat|cdi|cdd)\b.{0,12}\b\d{2} ?h(?:eures)?\b|^poste (?:loge|nourri)\S{0,6}\b.{0,20}$/,
    /^\d coupures?$|^(?:loge|nourri)\S{0,3}(?: (?:et|,|\/) (?:loge|nourri)\S{0,3})?$|^prise de poste\b/,
    /^poste (?:a pourvoir|base|situe)\b|^(?:depart|lieu) (?:de )?[a-z-]+$|^contrat a duree\b/,
    /^horaires? (?:de jour|du matin|de bureau|en journee|fixes?|:|continu\w*|coupure)/,
  ),
  anyOf(
    /^(?:nur )?(?:vormittags|nachmittags|ganztags|halbtags|morgens|abends)$|^travail de \d{1,2} ?h/,
    /^repos (?:l[ae]s? )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-?end)\w*\b/,
    /^media jornada\b.{0,20}$/,
  ),
  anyOf(
    /^(?:jornada|horario|contrato) (?:completa|parcial|intensiva|partida|continua|de \d|fijo|indefinido|estable|temporal|a convenir|flexible|:)/,
    /^horario ?:|^contratacion (?:directa|inmediata|estable|indefinida)\b|^incorporacion\b/,
  ),
  anyOf(
    /^(?:voltijds?|deeltijds?|fulltime|parttime|vast|tijdelijk)(?: (?:contract|job|dienstverband|functie|werk))?$/,
    /^(?:een )?contract (?:van |voor )?(?:on)?bepaalde (?:duur|tijd)\b/,
    /^interim (?:met|in) .{0,30}\bvast\b|^dagdienst$/,
  ),
]);

/** What is paid and what comes with it. */
const PAID = oneOf('%', [
  anyOf(
    /^(?:\d{1,2}\.? ?)?(?:mindestlohn|mindestgehalt|bruttogehalt|monatslohn|monatsgehalt|gehalt nach|lohn nach|entlohnung|weihnachtsgeld|urlaubsgeld|urlaubs- und weihnachtsgeld|jobrad|jobticket|deutschlandticket|firmenwagen|dienstwagen|bezahlung nach|vergutung nach|kollektivvertrag\w*|uberzahlung|zuschlage fur|betriebliche (?:altersvorsorge|krankenversicherung)|vermogenswirksame leistungen|essenszuschuss|fahrtkostenzuschuss)\b/,
    /^\d{1,2}(?:,5)? (?:wochen ferien|tage (?:urlaub|ferien)|urlaubstage)\b/,
    /^(?:ubertarifliche|faire|leistungsgerechte|attraktive|marktgerechte|tarifliche) (?:bezahlung|entlohnung|vergutung|anstellungsbedingungen)\b/,
  ),
  anyOf(
    /^(?:cheques?[- ](?:repas|dejeuners?)|eco[- ]?cheques?|tickets? resto\w*|titres? restaurants?|13e(?:me)? mois|treizieme mois|primes?(?: (?:d|de|annuelle|grand|panier|segur|vacances).{0,40})?$|paniers?(?: repas)?$|mutuelle|vehicule de (?:service|fonction|societe)|assurance groupe|intercontrat|rtt\b|hs$|heures sup\w*|conges? payes?|participation aux benefices|ce\b.{0,20}$)/,
    /^(?:salaire|remuneration|taux horaire|fourchette|traitement|echelle salariale)(?: brut\w*| net\w*)? ?:? ?(?:selon|a partir|entre|fixe|\d|smic|motivante|attractive|a negocier|a definir)/,
  ),
  /^(?:prestaciones (?:de ley|superiores)|vales? (?:de )?(?:despensa|gasolina|comida)|aguinaldo|imss\b|seguro (?:medico|de gastos|social)|obra social|sueldo|salario|remuneracion|comisiones|bonos? (?:de|por)|caja de ahorro|utilidades|prima vacacional)(?:$| ?:| (?:a convenir|base|bruto|segun|fijo|competitivo|de ley|de mercado|mensual|acorde|\d|\$).{0,60}$)/,
  anyOf(
    /^(?:loon|verloning|salaris|bruto(?:loon)?)\b.{0,12}\b(?:volgens|conform|tussen|vanaf|barema|cao|pc)\b/,
    /^(?:maaltijden?|kost en inwoon|drank)(?: (?:voorzien|inbegrepen|gratis))\b/,
    /^(?:maaltijdcheques?|eco-?cheques?|hospitalisatieverzekering|groepsverzekering|fietsvergoeding|reiskosten\w*|vakantiegeld|eindejaars(?:premie|uitkering)|pensioen(?:opbouw|regeling)?|adv-dagen|firmawagen|bedrijfswagen|lease-?auto|13e maand|premies)\b/,
    /^\d{2} vakantiedagen\b/,
  ),
]);

/** What awaits whoever comes. */
const AWAITS = oneOf('^%\\b', [
  anyOf(
    /(?:es |hier |bei uns |was )?erwarte(?:t|n) (?:sie|dich|euch)|(?:sie|dich|euch) erwarte(?:t|n)/,
    /freu(?:en sie sich|e? dich|t euch)/,
    /bei uns (?:finden|findest|erwarte\w*|bekomm\w+|erhalten|erhaltst|profitier\w+|gibt|geniess\w+)/,
    /(?:sie|du) (?:profitier\w+|geniess\w+|erhalten|erhaltst|bekomm\w+)/,
  ),
  anyOf(
    /te esperan?|con nosotros (?:tendras|encontraras)|(?:bij ons|hier) (?:krijg|vind) (?:je|jij|u)/,
    /chez nous,? vous (?:trouverez|beneficiez)/,
  ),
]);

/** How to apply, and whom the law lets nobody ask for. */
const APPLYING = oneOf('%', [
  anyOf(
    /^(?:cv|lebenslauf|bewerbung\w*|candidature|curriculum)\b.{0,20}\b(?:an|a|bitte|per|envoyer|par|naar|unter|enviar)\b/,
    /^merci (?:d.|de )(?:envoyer|adresser|transmettre|postuler)\b|^(?:pour )?postuler\b/,
    /^(?:les )?candidatures? (?:sont )?(?:a|par) \b/,
  ),
  anyOf(
    /^interesad[oa]s?\b/,
    /^(?:enviar|manda\w*|envia\w*|remitir) (?:tu |su |el )?(?:cv|curriculum|hoja de vida)\b/,
    /^(?:hoja de vida|cv) (?:a|al)\b|^sexo ?:? ?(?:indistinto|femenino|masculino)\b/,
    /^(?:estado civil|sexo|genero)\b/,
  ),
  anyOf(
    /^(?:stuur|mail|bezorg) (?:je|jouw|uw|ons)\b.{0,30}\b(?:cv|motivatie\w*|sollicitatie\w*|brief)\b/,
    /^sollicite?r\w*\b|^interesse\b.{0,20}\b(?:bel|mail|stuur|reageer)\b/,
  ),
  /^\d{2} ?(?:a|[-–]) ?\d{2} (?:anos|ans|jahre)$/,
]);

/** Whether a statement tells of the post, of what is paid or of how to apply, and asks for nothing. */
export function isTermOfOffer(folded: string): boolean {
  return (
    BEGINNERS_WELCOME.test(folded) ||
    CONTRACT_AND_HOURS.test(folded) ||
    PAID.test(folded) ||
    AWAITS.test(folded) ||
    APPLYING.test(folded)
  );
}

/** Shifts, nights away, a car, where one lives, a clean record, a permit, health. */
const TERM_OF_WORK = oneOf('%', [
  anyOf(
    /\b(?:schicht|wochenend|nacht|bereitschafts|feiertags)(?:schicht|dienst|arbeit|einsatz)?e?n?\b.{0,20}\b(?:kein problem|moglich|selbstverstandlich)\b/,
    /^(?:ein |mit )?eigene[srn]? (?:auto|pkw|fahrzeug|kfz)\b|^mobil mit (?:eigenem )?(?:auto|pkw)\b/,
    /\b(?:montage|reise|schicht|uberstunden)\w{0,3}bereitschaft\b/,
    /^(?:impf(?:schutz|status|nachweis\w*|ungen)|nachgewiesener impfschutz)\b|\bstrafregister\w*\b/,
    /\bleumundszeugnis\b|\barbeitsbewilligung\b|\baufenthalts(?:titel|bewilligung|erlaubnis)\b/,
    /^(?:ab )?sofort verfugbar\b|\bwohnhaft (?:in|im)\b|\bwohnort in\b/,
    /^(?:schwindelfrei\w*|korperlich fit|gesundheitliche eignung|hohentauglich\w*)(?: .{0,30})?$/,
    /\bpraventionskurs\b|^deutschlandweite? (?:reise|einsatz)\w*/,
  ),
  anyOf(
    /^(?:etre )?vehicule[\w()·.]{0,6}(?: .{0,20})?$/,
    /^(?:avoir )?(?:un )?(?:moyen de (?:locomotion|transport)|vehicule personnel)\b.{0,30}$/,
    /\bdecouchers?\b.{0,40}$/,
    /^travail (?:le |les |de |en |un )?(?:week-?end|nuit|dimanche|samedi|soir|jours feries)\w*\b.{0,30}$/,
    /^(?:vaccin\w*|obligations? vaccinales?)(?:$| .{0,20}\ba jour\b)|\bcasier judiciaire\b/,
    /\bpermis de travail\b|\btitre de sejour\b|\bextrait de casier\b/,
    /^disponible (?:immediatement|de suite|rapidement|tout de suite|des)\b/,
    /^(?:resider|habiter|domicilie\S{0,4}) (?:a|dans|pres|proche|sur)\b/,
    /^(?:horaires|heures) (?:flexibles?|variables?|atypiques|decales|de nuit)\b.{0,20}$/,
    /\bbonne condition physique\b|^(?:pas|absence) de (?:vertige|contre-indication)\w*\b/,
  ),
  anyOf(
    /^(?:disponer de )?(?:vehiculo|coche|carro|moto|auto) propi[oa]\b.{0,30}$/,
    /^(?:(?:disponer de|tener|con) )?(?:vehiculo|coche|moto)(?: (?:o|y) (?:vehiculo|coche|moto))?$/,
    /\bdelitos (?:de naturaleza sexual|sexuales)\b|\bantecedentes (?:no )?penales\b|\bpapeles en regla\b/,
    /\bpermiso de residencia\b|^(?:residencia|residir|vivir|residente) (?:en|cerca|proxim\w*)\b/,
    /^flexibilidad horaria\b|^(?:carnet?|cartilla|esquema)(?: completo)? de (?:vacunas|vacunacion)\b/,
    /^(?:vacunas?|vacunacion)(?:$| (?:al dia|vigentes?|complet[ao]s?)\b)|^rolar turnos?\b/,
    /\brolar turnos?$/,
    /^(?:disposicion|disponible) (?:para|a) (?:viajar|trabajar|turnos|desplaz\w+|cambio)\b/,
    /^turnos (?:de noche|nocturnos)\b.{0,20}$/,
  ),
  anyOf(
    /^(?:posseder|avoir|disposer de) (?:ses|son|vos|votre|tes) (?:propres? )?(?:coffre d')?(?:outils|outillage)$/,
    /^(?:tener )?herramientas? propias?$|^(?:eigenes werkzeug|eigen gereedschap)$/,
  ),
  anyOf(
    /^(?:in het bezit van )?(?:een )?eigen (?:vervoer|auto|wagen|fiets)\b.{0,45}$/,
    /\bbewijs van goed gedrag\b|\buittreksel (?:uit het )?strafregister\b/,
    /\b(?:weekend|avond|nacht|ploegen|shift)(?:werk|dienst\w*|enwerk|enstelsel)?\b.{0,12}\bis (?:voor jou )?geen probleem\b/,
    /\b(?:twee|drie)?ploegen(?:stelsel|dienst|werk)\b|\bwoonachtig (?:in|te|binnen)\b/,
    /^je woont (?:in|op|binnen)\b|^(?:(?:je|jij|u) hebt )?(?:geen|zonder) hoogtevrees$|\bwerkvergunning\b/,
    /^(?:weekend|avond|nacht|zaterdag)(?:werk|arbeid)$|^op korte termijn beschikbaar\b/,
  ),
]);

/** Whether a statement asks to agree to the terms of the work. */
export function isTermOfWork(folded: string): boolean {
  return TERM_OF_WORK.test(folded);
}
