const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The delays after failed attempts, in ms: those of the Standard Webhooks specification, as far as a day and a few hours. */
export const RETRY_DELAYS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR];

/** A delay is longer by up to this share, so that what failed together isn't tried again together. */
const JITTER = 0.1;

/** The delay after so many failed attempts, in ms; null if there is no further one. */
export function retryDelayAfter(attempts: number, random = Math.random()): number | null {
  const delay = RETRY_DELAYS[attempts - 1];
  return delay === undefined ? null : Math.round(delay * (1 + JITTER * random));
}
