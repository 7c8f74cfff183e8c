import { TooManyUploads } from "./errors";

/** How many uploads are taken at once; each may hold its 10 MB. */
const MAX_CONCURRENT_UPLOADS = 8;

let uploads = 0;

/** Runs `work` where not too many do; throws TooManyPictures else. */
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

/** Runs `work` when all that came before has ended: decoding one picture takes memory, and a processor of its own. */
export function serialize<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}
