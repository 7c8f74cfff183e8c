import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  isUnionType,
  Kind,
  parse,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type SelectionSetNode,
} from "graphql";
import { Webhook } from "standardwebhooks";
import { type ClientSettings, createClient, ShopError, verifyWebhook } from "../../client/src/main";
import { createSchema } from "../src/boot/create-schema";
import { Scope } from "../src/context/scope";
import { createWebhookSender } from "../src/modules/webhooks/sending/webhook-sender";
import { aProduct, asAdmin, asCustomer, asProgram } from "./support/builders";
import { startTestShop, type TestShop } from "./support/shop";
import { createWebhook, sendNow, startReceiver } from "./support/webhooks";

let shop: TestShop;
let url: string;
beforeAll(async () => {
  shop = await startTestShop({ webhooks: { sender: createWebhookSender({ allowPrivate: true }) } });
  url = await shop.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => shop.stop());

/** A network fault: the call is refused before it reaches the shop, or its response is lost. */
type Fault = "answer lost" | Response;

/** A network on which the first calls fail with these faults; `sent` has the headers and bodies of all calls. */
function badNetwork(...faults: Fault[]) {
  const sent: { headers: Headers; body: string }[] = [];
  const send: typeof fetch = async (address, options) => {
    sent.push({ headers: new Headers(options?.headers), body: options?.body as string });
    const fault = faults.shift();
    if (fault instanceof Response) return fault;
    const answer = await fetch(address, options);
    if (fault) throw new TypeError("terminated");
    return answer;
  };
  return { fetch: send, sent };
}

const client = (settings: Partial<ClientSettings> = {}) =>
  createClient({ url, retryDelayMs: 1, ...settings });

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

const ADDRESS = { name: "Carl Shopper", address: "1 High Street, Springfield", phone: "555-0100" };

describe("a list", () => {
  it("gives every product once, page by page", async () => {
    const names = ["Paged A", "Paged B", "Paged C", "Paged D", "Paged E"];
    for (const name of names) await aProduct(shop, { name });
    const network = badNetwork();
    const found: string[] = [];
    for await (const { name } of client(network).products({ search: "paged", first: 2 })) found.push(name);
    expect(found.sort()).toEqual(names);
    expect(network.sent).toHaveLength(3);
  });

  it("of changes continues where a program has stopped", async () => {
    const program = client({ apiKey: (await asProgram(shop)).secret });
    const updatedSince = new Date(Date.now() - 60_000).toISOString();
    await aProduct(shop, { name: "Changed before" });
    let after: string | null | undefined;
    for await (const page of program.products({ updatedSince }).pages()) after = page.pageInfo.endCursor;
    const later = await aProduct(shop, { name: "Changed after" });
    const changed: string[] = [];
    for await (const { id } of program.products({ updatedSince, after: after ?? null })) changed.push(id);
    expect(changed).toEqual([later.id]);
  });
});

describe("a repeat", () => {
  it("waits as long as a refusal says, and gives up where that is too long", async () => {
    const refused = (header: Record<string, string>) => new Response("", { status: 429, headers: header });
    const json = { "content-type": "application/json" };
    const inBody = { errors: [{ message: "Later.", extensions: { code: "RATE_LIMITED", retryAfter: 0 } }] };
    const network = badNetwork(
      refused({ "retry-after": "0" }),
      refused({ ratelimit: '"api";r=0;t=0' }),
      new Response("", { status: 503, headers: { "retry-after": new Date(0).toUTCString() } }),
      new Response(JSON.stringify(inBody), { status: 200, headers: json }),
    );
    const delays: number[] = [];
    const patient = client({
      ...network,
      onRetry: ({ delayMs }) => delays.push(delayMs),
      retryDelayMs: 60_000,
    });
    expect(await patient.product({ id: (await aProduct(shop)).id })).not.toBeNull();
    expect(delays).toEqual([0, 0, 0, 0]);

    const impatient = client({ ...badNetwork(refused({ "retry-after": "90" })), maxRetryDelayMs: 5_000 });
    expect(await failureOf(impatient.query("{ topProducts { id } }"))).toMatchObject({
      status: 429,
      retryAfter: 90,
    });
  });

  it("pauses longer each time without Retry-After, and ends after the attempts", async () => {
    const overloaded = () => new Response("<h1>Bad gateway</h1>", { status: 502 });
    const network = badNetwork(overloaded(), overloaded(), overloaded());
    const delays: number[] = [];
    const calls = client({
      ...network,
      attempts: 3,
      onRetry: ({ delayMs }) => delays.push(delayMs),
      retryDelayMs: 8,
    });
    expect(await failureOf(calls.query("{ topProducts { id } }"))).toMatchObject({
      status: 502,
      code: "SERVICE_UNAVAILABLE",
    });
    expect(delays).toHaveLength(2);
    expect(delays[0]).toBeLessThanOrEqual(8);
    expect(delays[1]).toBeGreaterThanOrEqual(8);
    expect(network.sent).toHaveLength(3);
  });

  it("of an order whose answer was lost places it once", async () => {
    const customer = await asCustomer(shop);
    const product = await aProduct(shop, { countInStock: 10 });
    const network = badNetwork("answer lost", "answer lost");
    const input = { productId: product.id, qty: 2, ...ADDRESS };
    const placed = await client({ ...network, token: () => customer.token ?? "" }).placeOrder({ input });
    expect(placed.__typename).toBe("Order");
    expect(network.sent.map(({ headers }) => headers.get("idempotency-key"))).toEqual([null, null, null]);
    const [row] = await shop.sql("select count(*)::int as orders from orders where product_id = $1", [
      product.id,
    ]);
    expect(row).toEqual({ orders: 1 });
    expect(await client().product({ id: product.id })).toMatchObject({ countInStock: 8 });
  });

  it("asks again while the first request with its key is still being done", async () => {
    const error = { message: "Ask again.", extensions: { code: "CONFLICT", reason: "KEY_IN_USE" } };
    const headers = { "content-type": "application/json" };
    const network = badNetwork(new Response(JSON.stringify({ errors: [error] }), { headers }));
    const { id } = await aProduct(shop, { countInStock: 10 });
    const program = client({ ...network, apiKey: (await asProgram(shop)).secret });
    expect(await program.restockProduct({ id, units: 5 })).toMatchObject({ countInStock: 15 });
  });

  it("of a mutation has the key of the first attempt, so that it counts once, and a query has none", async () => {
    const { secret } = await asProgram(shop);
    const { id } = await aProduct(shop, { countInStock: 10 });
    const network = badNetwork("answer lost");
    const once = await client({ ...network, apiKey: secret }).restockProduct({ id, units: 5 });
    expect(once).toMatchObject({ countInStock: 15 });
    const keys = network.sent.map(({ headers }) => headers.get("idempotency-key"));
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    const own = badNetwork();
    await client({ ...own, apiKey: secret }).restockProduct(
      { id, units: 1 },
      { idempotencyKey: "delivery-17" },
    );
    await client({ ...own, apiKey: secret }).product({ id });
    expect(own.sent.map(({ headers }) => headers.get("idempotency-key"))).toEqual(["delivery-17", null]);
  });

  it("ends when the caller's signal says so", async () => {
    const controller = new AbortController();
    const network = badNetwork(new Response("", { status: 503, headers: { "retry-after": "60" } }));
    const waiting = client({ ...network, onRetry: () => controller.abort(new Error("enough")) });
    const { id } = await aProduct(shop);
    expect(await failureOf(waiting.product({ id }, { signal: controller.signal }))).toEqual(
      new Error("enough"),
    );
  });
});

describe("a refusal", () => {
  it("is a ShopError with code, fields and the request's id", async () => {
    const customer = await asCustomer(shop);
    const input = { productId: (await aProduct(shop)).id, qty: 0, ...ADDRESS };
    const refusal = await failureOf(client({ token: customer.token ?? "" }).placeOrder({ input }));
    expect(refusal).toBeInstanceOf(ShopError);
    expect(refusal).toMatchObject({ code: "BAD_USER_INPUT", errors: [{ field: "qty" }] });
    expect((refusal as ShopError).requestId).toMatch(/^.{8,64}$/);
    const { secret } = await asProgram(shop, { scopes: [Scope.READ_PRODUCTS] });
    const unscoped = client({ apiKey: secret }).orders();
    expect(await failureOf(unscoped[Symbol.asyncIterator]().next())).toMatchObject({ code: "FORBIDDEN" });
  });

  it.each([
    "//other.example/orders",
    "\\\\other.example/orders",
    "/\\other.example/orders",
    "\t//other.example",
    "https://other.example/orders",
    "https:other.example",
    "http://127.0.0.1:9/orders",
    "data:text/plain,orders",
    "//[",
  ])("over REST is a call to %j, which leads to another host: the key is not sent", async (path) => {
    const network = badNetwork();
    const program = client({ apiKey: "msk_secret", fetch: network.fetch });
    expect(await failureOf(program.rest("GET", path))).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(network.sent).toEqual([]);
  });

  it("over REST has the same codes, and an import names its faults", async () => {
    expect(await failureOf(client().rest("GET", "/orders"))).toMatchObject({
      code: "UNAUTHENTICATED",
      status: 401,
    });
    const program = client({ apiKey: (await asProgram(shop)).secret });
    const csv = "name,description,price,image,rating,countInStock\nCSV watch,Steel.,abc,/pictures/a.svg,4,12";
    expect(await program.importProducts(csv, { dryRun: true })).toMatchObject({ rows: 1, errorCount: 1 });
  });
});

/** All .graphql files of the web. */
const documents = (): DocumentNode[] => {
  const folder = resolve(__dirname, "../../web/src");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".graphql"))
    .map((file) => parse(readFileSync(join(folder, file), "utf8"), { noLocation: true }))
    .filter(({ definitions }) => definitions.every(({ kind }) => /^(Operation|Fragment)/.test(kind)));
};

/** A document with all its strings on one line. */
const withoutBlocks = (document: DocumentNode) =>
  JSON.parse(JSON.stringify(document), (name, value: unknown) =>
    name === "block" ? false : value,
  ) as DocumentNode;

it("sends documents of other generators as they are, without a library", async () => {
  const every = `query Every($a: [Int!]! = [1, 2] @b, $c: I = {d: "q\\"\\n", e: null, f: TRUE, g: -1.5e3}) @h(i: $a) {
    j: k(l: $c) { ... on M @n { o } ...P @include(if: true) ... { q } } }
    fragment P on M @r { s(t: """block "quoted" text""") }`;
  for (const document of [parse(every, { noLocation: true }), ...documents()]) {
    const network = badNetwork(new Response("{}", { headers: { "content-type": "application/json" } }));
    await client(network).query(document as object);
    const { query } = JSON.parse(network.sent[0]?.body ?? "") as { query: string };
    expect(print(parse(query))).toBe(print(withoutBlocks(document)));
  }
});

it("reads every member of a result, so that a refusal has its message", () => {
  const document = parse(readFileSync(resolve(__dirname, "../../client/src/orders.graphql"), "utf8"));
  const types = new TypeInfo(createSchema());
  const typeOfFragment = new Map<string, string>();
  visit(document, {
    FragmentDefinition: ({ name, typeCondition }) =>
      void typeOfFragment.set(name.value, typeCondition.name.value),
  });
  const unread: string[] = [];
  const SelectionSet = ({ selections }: SelectionSetNode) => {
    const type = types.getParentType();
    if (!isUnionType(type)) return;
    const read = selections.map((selection) =>
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection.typeCondition?.name.value
        : typeOfFragment.get(selection.name.value),
    );
    unread.push(
      ...type.getTypes().flatMap(({ name }) => (read.includes(name) ? [] : `${type.name}.${name}`)),
    );
  };
  visit(document, visitWithTypeInfo(types, { SelectionSet }));
  expect(unread).toEqual([]);
});

describe("a webhook", () => {
  it("of the shop is recognised by its signature, also while its secret changes", async () => {
    const receiver = await startReceiver();
    const admin = await asAdmin(shop);
    const { id, secret } = await createWebhook(admin, receiver.url, ["stock.low"]);
    await sendNow(admin, "testWebhook", id);
    await receiver.stop();
    const { body, headers } = receiver.received[0] as { body: string; headers: Record<string, string> };
    const event = await verifyWebhook(body, headers, ["whsec_b3RoZXI=", secret]);
    expect(event).toMatchObject({ id: headers["webhook-id"], type: "webhook.test", data: { webhook: id } });
    expect(await verifyWebhook(Buffer.from(body), new Headers(headers), secret)).toEqual(event);
    const forged = failureOf(verifyWebhook(body.replace("webhook.test", "order.paid"), headers, secret));
    expect(await forged).toMatchObject({ code: "INVALID_SIGNATURE" });
  });

  it("that is old, unsigned or signed by somebody else is refused", async () => {
    const secret = `whsec_${randomBytes(32).toString("base64")}`;
    const body = '{"type":"stock.low","timestamp":"2026-03-01T09:00:00Z","data":{}}';
    const signed = (at: Date, by = secret) => ({
      "webhook-id": "event-1",
      "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
      "webhook-signature": new Webhook(by).sign("event-1", at, body),
    });
    expect(await verifyWebhook(body, signed(new Date()), secret)).toMatchObject({ id: "event-1" });
    const bad = [
      signed(new Date(Date.now() - 301_000)),
      signed(new Date(Date.now() + 360_000)),
      signed(new Date(), "whsec_c29tZWJvZHkgZWxzZQ=="),
      { ...signed(new Date()), "webhook-signature": "v1,%%% v2,AAAA" },
      { ...signed(new Date()), "webhook-timestamp": "soon" },
      {},
    ];
    for (const headers of bad)
      expect(await failureOf(verifyWebhook(body, headers, secret))).toMatchObject({
        code: "INVALID_SIGNATURE",
      });
  });
});
