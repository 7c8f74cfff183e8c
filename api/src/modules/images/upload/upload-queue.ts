import { TooManyUploads } from "./errors";

/** The maximum number of complete uploads that wait or are decoded, and how many of these are kept for admins. */
const MAX_CONCURRENT_UPLOADS = 8;
const FOR_ADMINS = 4;

/** For whom an image is stored. */
export type Uploader = "admin" | "customer";

let uploads = 0;

/** Runs `work` if a slot is free; otherwise throws TooManyUploads. */
export async function withSlot<T>(work: () => Promise<T>, uploader: Uploader = "admin"): Promise<T> {
  const free = MAX_CONCURRENT_UPLOADS - uploads - (uploader === "admin" ? 0 : FOR_ADMINS);
  if (free <= 0) throw new TooManyUploads();
  uploads += 1;
  try {
    return await work();
  } finally {
    uploads -= 1;
  }
}

/** Runs works one after the other, in the order of their arrival. */
function aLine() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

const line = aLine();
const lineOfCustomers = aLine();

/**
 * Runs `work` after earlier work has ended, because decoding an image takes memory and a whole processor. An admin waits for one
 * customer's at most.
 */
export function serialize<T>(work: () => Promise<T>, uploader: Uploader = "admin"): Promise<T> {
  return uploader === "admin" ? line(work) : lineOfCustomers(() => line(work));
}
