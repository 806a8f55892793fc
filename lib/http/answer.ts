/** What an endpoint answers, before it becomes a response. */
export interface Answer {
  status: number;
  /** Written as JSON; but bytes are sent as they are, and `headers` names what they are. */
  body: unknown;
  headers?: Readonly<Record<string, string>>;
}
