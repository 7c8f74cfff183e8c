import { randomUUID } from "node:crypto";
import {
  anOrder,
  aProduct,
  asAdmin,
  asCustomer,
  asProgram,
  type Person,
} from "../../../test/support/builders";
import type { Caller, GraphQLAnswer } from "../../../test/support/caller";
import { runEachMinute } from "../../../test/support/jobs";
import { aDemoGateway, paidOrders, stockOf } from "../../../test/support/payments";
import type { TestShop } from "../../../test/support/shop";
import { Scope } from "../../context/scope";

const RESTOCK =
  "mutation ($id: ID!, $units: Int!) { restockProduct(id: $id, units: $units) { countInStock } }";
const REFUND = "mutation ($id: ID!, $amount: Float) { refundOrder(id: $id, amount: $amount) { refunded } }";
const SHIP = "mutation ($ids: [ID!]!) { shipOrders(ids: $ids) { id } }";
const CREATE_KEY = `mutation ($name: String!, $scopes: [Scope!]!) {
  createApiKey(name: $name, scopes: $scopes) { secret key { id } } }`;
const CREATE_WEBHOOK = `mutation ($url: String!, $events: [String!]!) {
  createWebhook(url: $url, events: $events) { secret webhook { id } } }`;
const WEBHOOK = { url: "https://192.0.43.8/shop", events: ["order.paid"] };
const ADD_PRODUCT = `mutation ($input: AddProductInput!) {
  addProduct(input: $input) { ... on Product { id } ... on ProductNameTaken { message } } }`;

const gateway = aDemoGateway();
let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await gateway.startShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.stop());

type Answer = Partial<GraphQLAnswer<Record<string, unknown>>>;

const send = (caller: Caller, key: string, query: string, variables: object) =>
  caller.post<Answer>("/graphql", { query, variables }, { "idempotency-key": key });
const codeOf = ({ body }: { body: Answer }) => body.errors?.[0]?.extensions;
const repeat = <Result>(times: number, work: () => Promise<Result>) =>
  Promise.all(Array.from({ length: times }, work));
const countOf = async (text: string, values: unknown[] = []) => {
  const [row] = await shop.sql<{ count: number }>(`select count(*)::int as count from ${text}`, values);
  return row?.count;
};

describe("a mutation with an Idempotency-Key that is sent again", () => {
  it("gives the first answer, and adds nothing more", async () => {
    const { id } = await aProduct(shop, { countInStock: 5 });
    const key = randomUUID();
    const first = await send(admin, key, RESTOCK, { id, units: 3 });
    expect(first.body).toEqual({ data: { restockProduct: { countInStock: 8 } } });
    await shop.sql("update products set count_in_stock = 2 where id = $1", [id]);
    expect((await send(admin, key, RESTOCK, { units: 3, id })).text).toBe(first.text);
    expect(await stockOf(shop, id)).toBe(2);
  });

  it("does it once where ten arrive at the same time, and gives each the answer", async () => {
    const { id } = await aProduct(shop, { countInStock: 5 });
    const key = randomUUID();
    const answers = await repeat(10, () => send(admin, key, RESTOCK, { id, units: 3 }));
    for (const { body } of answers) expect(body.data).toEqual({ restockProduct: { countInStock: 8 } });
    expect(await stockOf(shop, id)).toBe(8);
  });

  it("refunds an amount once", async () => {
    const [order] = await paidOrders({ shop, gateway }, await asCustomer(shop), 100);
    const key = randomUUID();
    const answers = await repeat(5, () => send(admin, key, REFUND, { id: order?.id, amount: 1 }));
    for (const { body } of answers) expect(body.data).toEqual({ refundOrder: { refunded: 1 } });
    expect(await countOf("refunds where order_id = $1", [order?.id])).toBe(1);
  });

  it("sends a parcel once, with one mail to write", async () => {
    const id = await anOrder(shop, await asCustomer(shop), await aProduct(shop));
    const key = randomUUID();
    const answers = await repeat(5, () => send(admin, key, SHIP, { ids: [id] }));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.body.errors).toBeUndefined();
    const mails = "graphile_worker.jobs where task_identifier = 'mail-order-shipped'";
    expect(await countOf(mails)).toBe(1);
  });

  it.each([
    {
      what: "a key",
      query: CREATE_KEY,
      table: "api_keys",
      variables: { name: "Once", scopes: ["READ_ORDERS"] },
    },
    { what: "a webhook", query: CREATE_WEBHOOK, table: "webhooks", variables: WEBHOOK },
  ])("creates $what once, and says that its secret is shown once", async ({ query, table, variables }) => {
    const [key, before] = [randomUUID(), (await countOf(table)) ?? 0];
    const first = await send(admin, key, query, variables);
    const { secret } = Object.values(first.body.data ?? {})[0] as { secret: string };
    expect(codeOf(await send(admin, key, query, variables))).toEqual({
      ...{ code: "CONFLICT", reason: "SECRET_SHOWN_ONCE" },
    });
    expect(await countOf(table)).toBe(before + 1);
    expect(await countOf("idempotency_keys where strpos(idempotency_keys::text, $1) > 0", [secret])).toBe(0);
  });

  it("is refused with any other input", async () => {
    const { id } = await aProduct(shop, { countInStock: 5 });
    const key = randomUUID();
    await send(admin, key, RESTOCK, { id, units: 3 });
    const other = await send(admin, key, RESTOCK, { id, units: 4 });
    expect(codeOf(other)).toMatchObject({ code: "BAD_USER_INPUT", errors: [{ field: "Idempotency-Key" }] });
    expect(await stockOf(shop, id)).toBe(8);
  });

  it("is evaluated again if the first attempt was refused", async () => {
    const { id } = await aProduct(shop, { countInStock: 0 });
    const key = randomUUID();
    expect(codeOf(await send(admin, key, RESTOCK, { id, units: -3 }))).toBeDefined();
    await shop.sql("update products set count_in_stock = 5 where id = $1", [id]);
    expect((await send(admin, key, RESTOCK, { id, units: -3 })).body.errors).toBeUndefined();
    expect(await stockOf(shop, id)).toBe(2);
  });

  it("does the first of two fields once where the second is refused", async () => {
    const { id } = await aProduct(shop, { countInStock: 5 });
    const both = `mutation ($id: ID!) { a: restockProduct(id: $id, units: 3) { id } b: restockProduct(id: $id, units: -900) { id } }`;
    const key = randomUUID();
    const [first, second] = [await send(admin, key, both, { id }), await send(admin, key, both, { id })];
    expect(codeOf(first)).toBeDefined();
    expect(second.text).toBe(first.text);
    expect(await stockOf(shop, id)).toBe(8);
  });

  it("keeps each account's keys separate, a program's too", async () => {
    const { id } = await aProduct(shop, { countInStock: 5 });
    const program = await asProgram(shop, { scopes: [Scope.WRITE_PRODUCTS, Scope.READ_PRODUCTS] });
    for (const caller of [admin, await asAdmin(shop), program, program])
      await send(caller, "my-key", RESTOCK, { id, units: 1 });
    expect(await stockOf(shop, id)).toBe(8);
  });

  it("gives no answer to a user who has lost the role since", async () => {
    const former = await asAdmin(shop);
    const { id } = await aProduct(shop);
    await send(former, "my-key", RESTOCK, { id, units: 1 });
    await shop.sql("update users set role = 'CUSTOMER' where id = $1", [former.id]);
    expect((await send(former, "my-key", RESTOCK, { id, units: 1 })).body.data ?? null).toBeNull();
  });

  it("says that the answer is lost where the shop was killed in between", async () => {
    const { id } = await aProduct(shop, { countInStock: 5 });
    const key = randomUUID();
    await send(admin, key, RESTOCK, { id, units: 3 });
    await shop.sql(
      "update idempotency_keys set state = 'running', answer = null, started_at = now() - interval '2 minutes' where key = $1",
      [key],
    );
    expect(codeOf(await send(admin, key, RESTOCK, { id, units: 3 }))).toEqual({
      ...{ code: "CONFLICT", reason: "RESULT_UNKNOWN" },
    });
    expect(await stockOf(shop, id)).toBe(8);
  });

  it("is new again after a day", async () => {
    const { id } = await aProduct(shop, { countInStock: 5 });
    const key = randomUUID();
    const age = () =>
      shop.sql("update idempotency_keys set started_at = now() - interval '25 hours' where key = $1", [key]);
    await send(admin, key, RESTOCK, { id, units: 3 });
    await age();
    await send(admin, key, RESTOCK, { id, units: 1 });
    expect(await stockOf(shop, id)).toBe(9);
    await age();
    await runEachMinute(shop);
    expect(await countOf("idempotency_keys where key = $1", [key])).toBe(0);
  });
});

it("refuses a key of no or too many characters, and variables that are nested too deep", async () => {
  const { id } = await aProduct(shop);
  for (const key of ["", "k".repeat(101)])
    expect(codeOf(await send(admin, key, RESTOCK, { id, units: 1 }))?.code).toBe("BAD_USER_INPUT");
  const deep = JSON.stringify({ query: RESTOCK, variables: { id, units: 1, x: "DEEP" } });
  const body = deep.replace('"DEEP"', `${"[".repeat(20_000)}${"]".repeat(20_000)}`);
  const { status } = await admin.post("/graphql", body, { "idempotency-key": "deep" });
  expect(status).toBeLessThan(500);
});

it("adds a product once over REST, and answers 422 for another body", async () => {
  const key = { "idempotency-key": randomUUID() };
  const name = `Once ${randomUUID()}`;
  const product = { name, image: "/pictures/thing.svg", description: "A thing.", countInStock: 3 };
  const body = { ...product, rating: 4, price: 19.99 };
  const answers = await repeat(4, () => admin.post("/products", body, key));
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, text: answers[0]?.text });
  expect(await countOf("products where name = $1", [name])).toBe(1);
  const other = await admin.post("/products", { ...body, price: 20 }, key);
  expect(other).toMatchObject({ status: 422, body: { code: "KEY_REUSED" } });
});

it("says as a union's member again that a name is taken", async () => {
  const { name } = await aProduct(shop);
  const input = { name, image: "/x.svg", description: "A thing.", countInStock: 3, rating: 4, price: 1 };
  const key = randomUUID();
  const [first, second] = [
    await send(admin, key, ADD_PRODUCT, { input }),
    await send(admin, key, ADD_PRODUCT, { input }),
  ];
  expect(first.body.data).toMatchObject({ addProduct: { message: expect.any(String) as string } });
  expect(second.text).toBe(first.text);
});

it("stores nothing of a change without a key", async () => {
  const before = await countOf("idempotency_keys");
  const { id } = await aProduct(shop);
  await admin.ask(RESTOCK, { id, units: 1 });
  expect(await countOf("idempotency_keys")).toBe(before);
});
