import { setTimeout as delay } from 'node:timers/promises';
import type { HttpReply } from './send.ts';
import type { TestService } from './service.ts';

/** One request to an instance; `number` counts those that it was sent before. */
export type SendOn = (instance: TestService, number: number) => Promise<HttpReply>;

/** Between two requests: the instances shall have much to do, and the machine not nothing else. */
const PAUSE_MS = 80;

/**
 * Sends requests to every instance, one after the other on each, until it is told to stop.
 *
 * @param replies gets every reply as it comes
 */
export async function load(
  instances: readonly TestService[],
  send: SendOn,
  until: AbortSignal,
  replies: HttpReply[],
): Promise<void> {
  const sendAll = async (instance: TestService) => {
    for (let number = 0; !until.aborted; number += 1) {
      replies.push(await send(instance, number));
      await delay(PAUSE_MS);
    }
  };
  await Promise.all(instances.map(sendAll));
}

/** The different statuses, in order. */
export function statusesOf(replies: readonly HttpReply[]): number[] {
  return [...new Set(replies.map(({ status }) => status))].sort((one, other) => one - other);
}
