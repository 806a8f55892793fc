/**
 * German and Dutch write a thing and the word for its kind as one: "Virtualisierungslösungen" are a matter of "Virtualisierung",
 * "Reinigungsarbeiten" of "Reinigung". Tools are none of these ("Vertriebssoftware"): who makes one need not know what it is for.
 */
const KIND =
  /^(\w{4,20}?)(?:losung|technologie|umgebung|konzept|verfahren|prozess|massnahme|tatigkeit|arbeit|aufgabe|bereich|thema|themen|projekt|leistung|kenntnis|erfahrung|oplossing|omgeving|werkzaamheid|werkzaamhed|taak|taken|proces|kennis|ervaring)(?:s?e|e?n|e?s|sen)?$/;
/** What may join both. */
const JOINTS = ['s', 'en', 'n', 'es'] as const;

/** The words that a compound may begin with where it ends in one for a kind, the fuller first; none for any other word. Folded. */
export function matterOfCompound(norm: string): string[] {
  const matter = KIND.exec(norm)?.[1];
  if (matter === undefined) return [];
  const shorter = JOINTS.flatMap((joint) =>
    matter.endsWith(joint) && matter.length - joint.length >= 4 ? [matter.slice(0, -joint.length)] : [],
  );
  return [matter, ...shorter];
}
