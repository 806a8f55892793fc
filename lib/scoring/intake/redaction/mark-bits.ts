/**
 * What a word may be a part of, as bits, for one look-up for each word: a rule leaves the lines alone that have none of its
 * words.
 */
export const BREAK = 1;
export const PHRASE = 2;
export const INTRODUCTION = 4;
/** What a description of the person must have beside the description. */
export const DESCRIPTION = 8;
/** The first word of what a person may be described as. */
export const DESCRIBING = 16;
/** The first word of a heading, or a word that makes one of a line. */
export const HEADING = 32;
/** Tells the gender, in any language. */
export const GENDERED = 64;
/** The first word of a label, or a word that makes one personal. */
export const LABEL = 128;
/** Stands in every piece that tells of family, citizenship or health. */
export const PRIVATE = 256;
/** Stands in what is told of a person's life in free prose, or may. */
export const PROSE = 512;
/** Opens what tells of the person alone where nothing stands beside it: a status, or a birth. */
export const STATUS = 1024;
