import { TooManyUploads } from "./errors";

/** The maximum number of complete uploads waiting or being decoded, and the part of it reserved for admins. */
const MAX_CONCURRENT_UPLOADS = 8;
const FOR_ADMINS = 4;

/** The kind of person uploading an image. */
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

/** A queue that runs work one at a time, in the order of arrival. */
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
 * Runs `work` after earlier work has ended, because decoding an image takes memory and a whole processor. An admin
 * waits for at most one customer's upload.
 */
export function serialize<T>(work: () => Promise<T>, uploader: Uploader = "admin"): Promise<T> {
  return uploader === "admin" ? line(work) : lineOfCustomers(() => line(work));
}
