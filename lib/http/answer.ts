/** What an endpoint answers, before it becomes a response. */
export interface Answer {
  status: number;
  /** Written as JSON. */
  body: unknown;
  headers?: Readonly<Record<string, string>>;
}
