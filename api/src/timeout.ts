import { setTimeout as wait } from "node:timers/promises";

/** The result of `work`, or of `late` if `work` takes longer than `ms`. */
export function withTimeout<T, Late>(work: Promise<T>, ms: number, late: () => Late): Promise<T | Late> {
  const ended = new AbortController();
  const timeout = wait(ms, undefined, { signal: ended.signal }).then(late);
  return Promise.race([work, timeout]).finally(() => ended.abort());
}
