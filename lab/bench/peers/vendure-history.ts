import { Client } from "pg";
import { takeSteps } from "./load-steps";
import { orderInSteps, sessionOf, type VendureId } from "./vendure-requests";
import { BUYERS, ORDERS_OF_BUYER } from "./work";

/** Names the job that indexes everything. */
const REINDEX = "data like '%\"reindex\"%'";

/** Places the buyers' earlier orders. Then leaves one job to the worker: the search index of everything, instead of one job each. */
export async function placeEarlierOrders(origin: string, url: string, ids: VendureId[]): Promise<void> {
  await Promise.all(Array.from({ length: BUYERS }, (_, buyer) => placeOrdersOf(buyer, origin, ids)));
  await query(url, `delete from job_record where not (${REINDEX})`);
}

async function placeOrdersOf(buyer: number, origin: string, ids: VendureId[]): Promise<void> {
  for (let order = 0; order < ORDERS_OF_BUYER; order++) {
    const { variantId } = ids[(buyer * ORDERS_OF_BUYER + order) % ids.length] as VendureId;
    await takeSteps(origin, orderInSteps({ variantId, token: sessionOf(buyer) }));
  }
}

/** Drops the jobs that wait: each order leaves one, which brings the product's stock into the search index. */
export async function dropJobs(url: string): Promise<void> {
  await query(url, `delete from job_record where state = 'PENDING'`);
}

/** Waits until the worker has filled the search index. */
export async function waitForSearchIndex(url: string): Promise<void> {
  for (;;) {
    const [job] = await query<{ state: string }>(url, `select state from job_record where ${REINDEX}`);
    if (job?.state === "COMPLETED") return;
    if (!job || job.state === "FAILED") throw new Error(`Vendure's search index: ${job?.state ?? "no job"}`);
    await new Promise((wake) => setTimeout(wake, 200));
  }
}

async function query<T extends object>(url: string, text: string): Promise<T[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}
