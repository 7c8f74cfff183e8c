import { TooManyUploads } from "./errors";

/** The maximum number of concurrent uploads; each may hold 10 MB. */
const MAX_CONCURRENT_UPLOADS = 8;

let uploads = 0;

/** Runs `work` if a slot is free; otherwise throws TooManyUploads. */
export async function withSlot<T>(work: () => Promise<T>): Promise<T> {
  if (uploads >= MAX_CONCURRENT_UPLOADS) throw new TooManyUploads();
  uploads += 1;
  try {
    return await work();
  } finally {
    uploads -= 1;
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Runs `work` after all earlier work has ended, because decoding an image takes memory and a whole processor. */
export function serialize<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}
