import { ServiceUnavailable } from "../../../errors";

/** How long an order may wait in the queue, in ms. */
const TIMEOUT_MS = 5_000;

/** For each key the end of all earlier work, which the next one awaits. */
const tails = new Map<string, Promise<unknown>>();

/**
 * Runs work of the same key one after another, in the order of arrival. Orders of one customer, or of one
 * product, would otherwise wait in the database for the same row, each holding one of the few connections. Throws
 * ServiceUnavailable if `work` can't start within 5 s; it is not run then.
 */
export function serialize<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = tails.get(key) ?? Promise.resolve();
  const mine = withinTimeout(before).then(work);
  const tail = Promise.allSettled([before, mine]);
  tails.set(key, tail);
  void tail.then(() => {
    if (tails.get(key) === tail) tails.delete(key);
  });
  return mine;
}

async function withinTimeout(before: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ServiceUnavailable()), TIMEOUT_MS);
  });
  try {
    await Promise.race([before, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
