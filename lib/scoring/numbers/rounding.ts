/** More than floating point errs in a sum of some dozen parts, and less than any two numbers computed here differ by. */
const NOISE = 1e-9;

/**
 * The nearest whole number, a half upwards, as by hand: what floating point makes of 55.5 may be 55.49999999999999, and
 * that must not decide.
 */
export function roundAsByHand(value: number): number {
  return Math.round(value + NOISE);
}

/** The whole number below, unless only floating point keeps the value from the one above. */
export function floorAsByHand(value: number): number {
  return Math.floor(value + NOISE);
}
