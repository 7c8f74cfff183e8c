import { once } from "node:events";
import { extname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { ConcurrencyLimit } from "../../../../concurrency-limit";
import { ServiceUnavailable } from "../../../../errors";
import type { FullInvoice } from "../get-invoices";

/** How long an invoice waits for its turn, and how long drawing it may take, in ms; an invoice of 50 lines takes a second. */
const WAIT_MS = 60_000;
const DRAWING_MS = 20_000;

/** A caller draws one at a time, so that nobody waits for all invoices of another one. */
const ofCaller = new ConcurrencyLimit("invoices", { running: 1, waiting: 29, waitMs: WAIT_MS });
const ofProcess = new ConcurrencyLimit("invoices", { running: 1, waiting: 99, waitMs: WAIT_MS });

/** The requests for invoices, and the thread that exists as long as there are any. */
let requests = 0;
let thread: Worker | undefined;

/**
 * The PDF of an invoice or credit note. It is drawn in a thread, so that the process goes on serving requests, and callers take turns.
 * Throws RateLimited if too many wait, ServiceUnavailable if drawing takes too long.
 */
export async function drawInvoice(caller: string, invoice: FullInvoice): Promise<Buffer> {
  requests += 1;
  try {
    return await ofCaller.run(caller, () => ofProcess.run("", () => draw(invoice)));
  } finally {
    requests -= 1;
    if (requests === 0) endThread();
  }
}

async function draw(invoice: FullInvoice): Promise<Buffer> {
  thread ??= startThread();
  const signal = AbortSignal.timeout(DRAWING_MS);
  const drawn = once(thread, "message", { signal }) as Promise<[Uint8Array]>;
  thread.postMessage(invoice);
  try {
    const [bytes] = await drawn;
    return Buffer.from(bytes);
  } catch (error) {
    endThread();
    throw signal.aborted ? new ServiceUnavailable() : error;
  }
}

/** The built thread is JavaScript; the source needs the loader. */
function startThread(): Worker {
  const source = extname(__filename);
  return new Worker(join(__dirname, `invoice-thread${source}`), {
    execArgv: source === ".ts" ? ["-r", join(__dirname, "../../../../../../tools/register.cjs")] : [],
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
}

function endThread(): void {
  void thread?.terminate();
  thread = undefined;
}
