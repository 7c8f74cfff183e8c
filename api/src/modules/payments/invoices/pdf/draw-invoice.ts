import { once } from "node:events";
import { extname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { locale } from "@shop/shared/locale";
import { ServiceUnavailable } from "../../../../errors";
import { Limiter, LimiterOfOwners, refusalOf } from "../../../../limiter";
import type { FullInvoice } from "../get-invoices";
import type { InvoiceRequest } from "./invoice-thread";

/**
 * The longest wait of an invoice for its turn, and the longest time of drawing one, in ms; an invoice of 50 lines takes
 * a second.
 */
const WAIT_MS = 60_000;
const DRAWING_MS = 20_000;

/** Each caller can draw one invoice at a time, so that nobody waits for all the invoices of another caller. */
const ofCaller = new LimiterOfOwners("invoices", { running: 1, waiting: 29, waitMs: WAIT_MS });
const ofProcess = new Limiter({ running: 1, waiting: 99, waitMs: WAIT_MS }, refusalOf("invoices"));

/** The number of waiting and running requests, and the thread that runs while there are any. */
let requests = 0;
let thread: Worker | undefined;

/**
 * Draws the PDF of an invoice or credit note, with the JPEG of its logo. A thread draws it, so that the process keeps serving requests; requests
 * are drawn one at a time. Throws RateLimited if too many are waiting, ServiceUnavailable if drawing takes too long.
 */
export async function drawInvoice(
  caller: string,
  invoice: FullInvoice,
  logo: Buffer | null = null,
): Promise<Buffer> {
  requests += 1;
  try {
    return await ofCaller.run(caller, () => ofProcess.run(() => draw(invoice, logo)));
  } finally {
    requests -= 1;
    if (requests === 0) endThread();
  }
}

async function draw(invoice: FullInvoice, logo: Buffer | null): Promise<Buffer> {
  thread ??= startThread();
  const signal = AbortSignal.timeout(DRAWING_MS);
  const drawn = once(thread, "message", { signal }) as Promise<[Uint8Array]>;
  thread.postMessage({ invoice, logo, locale: locale() } satisfies InvoiceRequest);
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
