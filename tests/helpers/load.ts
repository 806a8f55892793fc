import type { HttpReply } from './send.ts';
import type { TestService } from './service.ts';

/** One request to an instance; `number` counts those that it was sent before. */
export type SendOn = (instance: TestService, number: number) => Promise<HttpReply>;

/** Sends requests to every instance, one after the other on each, until it is told to stop. Gives all replies. */
export async function load(
  instances: readonly TestService[],
  send: SendOn,
  until: AbortSignal,
): Promise<HttpReply[]> {
  const replies: HttpReply[] = [];
  const sendAll = async (instance: TestService) => {
    for (let number = 0; !until.aborted; number += 1) replies.push(await send(instance, number));
  };
  await Promise.all(instances.map(sendAll));
  return replies;
}

/** The different statuses, in order. */
export function statusesOf(replies: readonly HttpReply[]): number[] {
  return [...new Set(replies.map(({ status }) => status))].sort((one, other) => one - other);
}
