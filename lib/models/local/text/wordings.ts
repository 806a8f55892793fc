import { type GatedLine, isOpen, WordGate } from './word-gate.ts';

/** Patterns for one thing, of which a text has mostly none, as {@link WordGate} wants them. */
export class Wordings {
  /** Finds all of them. */
  readonly each: RegExp;
  private readonly parts: readonly RegExp[];
  private readonly gate: WordGate;

  constructor(...patterns: readonly (RegExp | string)[]) {
    const sources = patterns.map((pattern) => (typeof pattern === 'string' ? pattern : pattern.source));
    this.each = new RegExp(sources.join('|'), 'gm');
    this.parts = sources.map((source) => new RegExp(source, 'm'));
    this.gate = new WordGate(this.parts);
  }

  /** Whether a line may have one of them, by its words alone. */
  mayBeIn(line: GatedLine): boolean {
    return this.gate.mayOpen(line);
  }

  /** Tries those alone that the beginnings of the text's words give reason to. */
  areIn(text: string): boolean {
    const open = this.gate.open(text);
    return open > 0 && this.parts.some((part, at) => isOpen(open, at) && part.test(text));
  }
}
