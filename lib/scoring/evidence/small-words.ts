/** Words that connect others, or that any requirement may have, folded: they say nothing of what is asked for. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  `a an and are as at by for from has have in into is of on or our per that the their this to was we were which with within years year
experience experienced knowledge skills skill ability strong good proven und der die das mit in von zu fur bei im als et de des du la le
les en pour dans avec y el los las con para het een van voor met bij op`.split(/\s+/),
);
