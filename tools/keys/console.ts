/** What the commands have of the terminal. */
export interface Console {
  env: Readonly<Record<string, string | undefined>>;
  /** All of standard input. */
  readInput(): Promise<string>;
  wait(delayMs: number): Promise<void>;
  print(text: string): void;
  printError(text: string): void;
}
