/** A half-open range of UTF-16 offsets in the text that was read. */
export interface Span {
  start: number;
  end: number;
}
