import { TooManyPictures } from "./errors";

/** How many uploads are taken at once; each may hold its 10 MB. */
const MOST_AT_ONCE = 8;

let underWay = 0;

/** Runs `work` where not too many do; throws TooManyPictures else. */
export async function ifThereIsRoom<T>(work: () => Promise<T>): Promise<T> {
  if (underWay >= MOST_AT_ONCE) throw new TooManyPictures();
  underWay += 1;
  try {
    return await work();
  } finally {
    underWay -= 1;
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Runs `work` when all that came before has ended: decoding one picture takes memory, and a processor of its own. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}
