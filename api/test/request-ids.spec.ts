import { EntityManager } from "typeorm";
import pino from "pino";
import { inTransaction } from "../src/context/context";
import { createContext } from "../src/boot/create-context";
import { createJobContext } from "../src/boot/worker/job-context";
import { workerLog } from "../src/boot/worker/worker-log";
import { logStatements } from "../src/boot/log-statements";
import { statementEnded } from "../src/observability/signals";
import { columns, text } from "../src/data/columns";
import { command, rows, statement, unpreparedStatement } from "../src/data/rows";
import { messageOf } from "../src/modules/mails/transport/message";
import { aProduct, asCustomer, asVisitor, type Person } from "./support/builders";
import { anOrderBody } from "./support/operations";
import { runJobs } from "./support/jobs";
import { startTestShop, type TestShop } from "./support/shop";

const SENT = "edge-7f3k-0001";

const lines: string[] = [];
const logged = () => lines.map((line) => JSON.parse(line) as { requestId?: string; msg: string });
let shop: TestShop;
let customer: Person;
beforeAll(async () => {
  const log = pino({ level: "info", base: null }, { write: (line: string) => void lines.push(line) });
  shop = await startTestShop({ log });
  customer = await asCustomer(shop);
});
beforeEach(() => lines.splice(0));
afterAll(() => shop.stop());

/** Runs the work while reading products fails with an internal error. */
async function withoutProducts<T>(work: () => Promise<T>): Promise<T> {
  await shop.sql("alter table products rename to lost_products");
  try {
    return await work();
  } finally {
    await shop.sql("alter table lost_products rename to products");
  }
}

const PRODUCTS = { query: "{ products(first: 1) { nodes { id } } }" };

it("names the request in the answer to a call that fails by a fault of the shop, and in its log", async () => {
  const { status, body } = await withoutProducts(() =>
    asVisitor(shop).get<{ requestId: string }>("/products", { "x-request-id": SENT }),
  );
  expect([status, body.requestId]).toEqual([500, SENT]);
  expect(logged()).toEqual([expect.objectContaining({ requestId: SENT, msg: "a request failed" })]);
});

it("names it in the error of a GraphQL operation that fails, for a visitor and for a customer", async () => {
  for (const caller of [asVisitor(shop), customer]) {
    const sent = () => caller.post<{ errors: object[] }>("/graphql", PRODUCTS, { "x-request-id": SENT });
    const { body } = await withoutProducts(sent);
    expect(body.errors).toEqual([
      expect.objectContaining({ extensions: { code: "INTERNAL_SERVER_ERROR", requestId: SENT } }),
    ]);
    expect(logged()).toEqual([expect.objectContaining({ requestId: SENT, msg: "a resolver failed" })]);
    lines.splice(0);
  }
});

it("names it on the error page of a browser", async () => {
  const headers = { accept: "text/html", "x-request-id": SENT };
  const broken = await withoutProducts(() => asVisitor(shop).get("/sitemap.xml", headers));
  expect(broken.status).toBe(500);
  expect(broken.text).toContain(`request ${SENT}`);
});

it("names it in a header of every answer", async () => {
  for (const path of ["/products", "/products/unknown", "/nowhere", "/docs", "/cart"]) {
    const { headers } = await asVisitor(shop).get(path, { "x-request-id": SENT });
    expect([path, headers["x-request-id"]]).toEqual([path, SENT]);
  }
});

it.each(["short", "a'b*/ select 1 --", "x".repeat(65), "one-request, two-requests"])(
  "gives a request with the id %j one of its own",
  async (sent) => {
    const { body } = await withoutProducts(() =>
      asVisitor(shop).get<{ requestId: string }>("/products", { "x-request-id": sent }),
    );
    expect(body.requestId).toMatch(/^[\da-f-]{36}$/);
  },
);

const queryColumn = columns({ query: text("query") });
const OWN = `select ${queryColumn.sql} from pg_stat_activity where pid = pg_backend_pid()`;

it("is seen in pg_stat_activity with a statement that isn't prepared, also in a transaction", async () => {
  const { firebase, accessTokens, ...shared } = shop;
  const ctx = createContext(
    { ...shared, identity: { firebase, accessTokens } },
    { origin: "", requestId: SENT },
  );
  const own = unpreparedStatement(queryColumn, OWN);
  const expected = [{ query: `/*request_id='${SENT}'*/ ${OWN}` }];
  expect(await rows(ctx.db, own)).toEqual(expected);
  expect(await inTransaction(ctx, (tx) => rows(tx.db, own))).toEqual(expected);
  expect(await rows(new EntityManager(shop.database), own)).toEqual([{ query: OWN }]);
});

it("leaves a prepared statement the same for all requests", async () => {
  const { firebase, accessTokens, ...shared } = shop;
  const prepared = statement(queryColumn, `${OWN} and true`);
  for (const requestId of [SENT, "edge-7f3k-0002"]) {
    const ctx = createContext({ ...shared, identity: { firebase, accessTokens } }, { origin: "", requestId });
    expect(await rows(ctx.db, prepared)).toEqual([{ query: command(prepared.text).text }]);
  }
});

it("goes with an order into the jobs that it adds, and into their mails", async () => {
  const { id } = await aProduct(shop, { countInStock: 3 });
  const ordered = await customer.post("/order", anOrderBody(id, { qty: 2 }), { "x-request-id": SENT });
  expect(ordered.status).toBe(200);
  const jobs = await shop.sql<{ task_identifier: string; payload: object }>(
    `select identifier as task_identifier, payload from graphile_worker._private_jobs as jobs
       join graphile_worker._private_tasks as tasks on tasks.id = task_id order by identifier`,
  );
  expect(jobs.map(({ task_identifier, payload }) => [task_identifier, payload])).toEqual([
    ["mail-orders-placed", expect.objectContaining({ requestId: SENT })],
    ["mail-stock-run-out", { productId: id, requestId: SENT }],
  ]);
  const [mail] = await runJobs(shop);
  expect(messageOf(mail as never, { name: "", address: "shop@shop.example" }).headers).toMatchObject({
    "X-Request-Id": SENT,
  });
});

it("goes with a change of an order into its job", async () => {
  const { id } = await aProduct(shop);
  const { body } = await customer.post<{ insertedId: string }>("/order", anOrderBody(id));
  const cancel = "mutation ($id: ID!) { cancelOrder(id: $id) { id } }";
  await runJobs(shop);
  await customer.post(
    "/graphql",
    { query: cancel, variables: { id: body.insertedId } },
    { "x-request-id": SENT },
  );
  const [mail] = await runJobs(shop);
  expect(mail).toMatchObject({ kind: "order-cancelled", requestId: SENT });
});

it("is in the log with a statement that takes long, which is named as the server's slow log names it", () => {
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  const end = logStatements(log);
  const ended = { name: "s7", process: 4711, requestId: SENT };
  statementEnded.publish({ ...ended, seconds: 0.999 });
  statementEnded.publish({ ...ended, seconds: 1.5 });
  end();
  statementEnded.publish({ ...ended, seconds: 2 });
  expect(logged()).toEqual([
    expect.objectContaining({ requestId: SENT, statement: "s7", process: 4711, seconds: 1.5 }),
  ]);
});

it("is in what the worker logs of a job, and of one that fails", () => {
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  const job = { id: "7", task_identifier: "send-refund", key: null, attempts: 1, max_attempts: 25 };
  const failed = { failure: true, job: { ...job, payload: { refundId: "1", requestId: SENT } } };
  workerLog(log).warn("Failed task 7", { ...failed, error: new Error("the provider is away") });
  createJobContext({ ...shop, log } as never, "8", SENT).log.warn("sent to nobody");
  expect(logged()).toEqual([
    expect.objectContaining({ msg: "a job failed", requestId: SENT }),
    expect.objectContaining({ msg: "sent to nobody", jobId: "8", requestId: SENT }),
  ]);
});
