import type { DrivingRank } from './driving-licences.ts';
import type { TradesAsked } from './trades.ts';

/** Rules for what is proved by a paper or a test: degrees, certificates and languages. */
export type CredentialRule =
  | {
      kind: 'degree';
      /** The lowest level that satisfies it. */
      level: number;
      /** Stems of the field that it has to be in; empty when any will do. */
      field: readonly string[];
      /** The broad fields that one "or related" has to be in; empty when any will do. */
      relatedTo: readonly string[];
      /** The fields that the degrees bear in their names, one of which it has to be in ("JD"). */
      namedFields: readonly string[];
      /** Some degree bears none ("MBA or a master's degree"). */
      hasUnnamedField: boolean;
      /** Degrees by their letters alone, in place of the others: "(o CAP)". */
      outright: readonly string[];
      /** "or equivalent experience". */
      experienceCounts: boolean;
      /** All its papers are of one trade each ("CAP"). */
      isOfOneTrade: boolean;
      /** The trades of a vocational training; `null` where studies alone will do. */
      trades: TradesAsked | null;
    }
  /** All groups are asked for, of each group one certificate. */
  | {
      kind: 'certificate';
      groups: readonly (readonly CertificateMention[])[];
      /** Whoever works towards it has what is asked for. */
      mayBeUnderWay: boolean;
    }
  /** All groups are asked for, of each group one language. */
  | { kind: 'language'; groups: readonly LanguageGroup[] }
  /** A degree beside a certificate: both, or either of them. */
  | { kind: 'degree_and_certificate'; degree: DegreeRule; certificate: CertificateRule; needsBoth: boolean };

export type DegreeRule = CredentialRule & { kind: 'degree' };

export type CertificateRule = CredentialRule & { kind: 'certificate' };

/** A certificate as a statement names it. */
export interface CertificateMention {
  /** Of the vocabulary. */
  name: string;
  /** As the statement writes it. */
  surface: string;
  /** Of the telling words that the statement names it by; none where those only say what kind of paper it is. */
  stems: readonly string[];
  /** The numbers in its name: Level 3 is not Level 2. */
  numbers: readonly string[];
  /** It has a name of its own ("NVQ Level 3"), not only a description. */
  hasLetterName: boolean;
  /** The vocabulary has it among others of its kind ("Electrician licence"), by that name. */
  isOneOfAKind: boolean;
  /** What may be driven, of a licence for the road. */
  driving: DrivingRank | null;
}

/** Languages of which one is asked for. */
export interface LanguageGroup {
  names: readonly string[];
  /** 1 (A1) to 7 (native); 0 for any. */
  level: number;
  /** Asked for by the letters of the Common European Framework. */
  isGraded: boolean;
}
