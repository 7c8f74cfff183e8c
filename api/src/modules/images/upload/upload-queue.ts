import { Limiter } from "../../../limiter";
import { TooManyUploads } from "./errors";

const refusal = () => new TooManyUploads();
const queue = new Limiter({ running: 1, waiting: 7 }, refusal);
const queueOfCustomers = new Limiter({ running: 1, waiting: 3 }, refusal);

/**
 * Runs the work on complete uploads one after the other, because decoding an image takes memory and a whole processor.
 * An admin waits for at most one customer's upload. Throws TooManyUploads.
 */
export function enqueueUpload<T>(work: () => Promise<T>, uploader: "admin" | "customer"): Promise<T> {
  return uploader === "admin" ? queue.run(work) : queueOfCustomers.run(() => queue.run(work));
}
