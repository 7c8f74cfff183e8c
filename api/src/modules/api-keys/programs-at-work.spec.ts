import { anOrder, aProduct, asAdmin, asCustomer, asProgram } from "../../../test/support/builders";
import { HEADER, sendCsv } from "../../../test/support/csv-files";
import { startTestShop, type TestShop } from "../../../test/support/shop";
import { Scope } from "../../context/scope";
import { RateLimits } from "../../limits/rate-limits";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const DELIVER = "mutation ($id: ID!) { deliverOrder(id: $id) }";
const EVENTS = "query ($id: ID!) { order(id: $id) { events { status by } } }";
interface Events {
  order: { events: { status: string; by: string }[] };
}

it("says in the audit log and the order's history which key delivered an order; its customer reads 'shop'", async () => {
  const customer = await asCustomer(shop);
  const id = await anOrder(shop, customer, await aProduct(shop));
  const program = await asProgram(shop, { name: "Warehouse" });
  await program.ask(DELIVER, { id });
  expect(
    await shop.sql("select actor, actor_id, api_key_id from audit_entries where target_id = $1", [id]),
  ).toEqual([{ actor: "Key 'Warehouse'", actor_id: null, api_key_id: program.id }]);
  const lastBy = async (caller: typeof program | typeof customer) =>
    (await caller.ask<Events>(EVENTS, { id })).order.events.at(-1)?.by;
  expect(await lastBy(program)).toBe("Key 'Warehouse'");
  expect(await lastBy(await asAdmin(shop))).toBe("Key 'Warehouse'");
  expect(await lastBy(customer)).toBe("shop");
});

it("changes nothing for a program that selects more than its key may read", async () => {
  const product = await aProduct(shop, { countInStock: 5 });
  const program = await asProgram(shop, { scopes: [Scope.WRITE_PRODUCTS] });
  const restock = "mutation ($id: ID!) { restockProduct(id: $id, units: 3) { countInStock draft } }";
  const { errors } = await program.graphql(restock, { id: product.id });
  expect(errors[0]?.extensions).toEqual({ code: "FORBIDDEN", scope: "READ_PRODUCTS" });
  expect(await shop.sql("select count_in_stock from products where id = $1", [product.id])).toEqual([
    { count_in_stock: 5 },
  ]);
});

it("lets a program register its own webhook, which counts as one of the admin who created the key", async () => {
  const [program, admin] = [await asProgram(shop, { scopes: [Scope.WRITE_WEBHOOKS] }), await asAdmin(shop)];
  await shop.sql("update api_keys set creator_id = $2 where id = $1", [program.id, admin.id]);
  const create = `mutation { createWebhook(url: "https://192.0.43.8/hook", events: ["order.paid"]) { secret webhook { id } } }`;
  const { createWebhook } = await program.ask<{ createWebhook: { secret: string; webhook: { id: string } } }>(
    create,
  );
  expect(createWebhook.secret).toMatch(/^whsec_/);
  const { webhooks } = await admin.ask<{ webhooks: object[] }>(
    "query ($id: ID!) { webhooks(createdBy: $id) { id } }",
    {
      id: admin.id,
    },
  );
  expect(webhooks).toEqual([{ id: createWebhook.webhook.id }]);
  const remove = "mutation ($id: ID!) { deleteWebhook(id: $id) }";
  expect(await program.ask(remove, { id: createWebhook.webhook.id })).toEqual({ deleteWebhook: 1 });
});

it("lets a program read customers and hidden reviews, each with its scope alone", async () => {
  await asCustomer(shop);
  const reads = {
    [Scope.READ_CUSTOMERS]: "{ users { nodes { email blocked } } }",
    [Scope.READ_REVIEWS]: "{ allReviews { nodes { hidden } } }",
  };
  for (const scope of [Scope.READ_CUSTOMERS, Scope.READ_REVIEWS] as const) {
    const query = reads[scope];
    const [reader, other] = [
      await asProgram(shop, { scopes: [scope] }),
      await asProgram(shop, { scopes: Object.values(Scope).filter((each) => each !== scope) }),
    ];
    expect((await reader.graphql(query)).errors).toEqual([]);
    expect((await other.graphql(query)).errors).toMatchObject([{ extensions: { code: "FORBIDDEN", scope } }]);
  }
});

describe("a program that may change orders and not read them", () => {
  const writer = () => asProgram(shop, { scopes: [Scope.WRITE_ORDERS] });
  const orders = () => shop.sql("select id, cancelled_at, refunded_at, delivered_at, updated_at from orders");
  const anUnpaidOrder = async () => anOrder(shop, await asCustomer(shop), await aProduct(shop));

  it.each([...["name", "email", "address", "phone", "events { by }"], "id ...on Order { secret: email }"])(
    "changes nothing where it selects %s, and learns which scope it lacks",
    async (selected) => {
      const id = await anUnpaidOrder();
      const before = await orders();
      const program = await writer();
      for (const mutation of ["cancelOrder", "refundOrder"]) {
        const answer = await program.graphql(`mutation ($id: ID!) { ${mutation}(id: $id) { ${selected} } }`, {
          id,
        });
        expect(answer.data).toBeNull();
        expect(answer.errors).toMatchObject([
          {
            message: "This API key lacks the scope READ_ORDERS.",
            extensions: { code: "FORBIDDEN", scope: "READ_ORDERS" },
          },
        ]);
      }
      expect(await orders()).toEqual(before);
    },
  );

  it("is answered with everything of the order that says nothing of its customer", async () => {
    const id = await anUnpaidOrder();
    const cancel = `mutation ($id: ID!) { cancelOrder(id: $id) {
      number status qty productName imageUrl checkoutId unitPrice total paid createdAt cancelledAt updatedAt product { name } } }`;
    expect(await (await writer()).ask(cancel, { id })).toMatchObject({
      cancelOrder: { status: "CANCELLED" },
    });
  });

  it("learns nothing of the customer from a refusal", async () => {
    const customer = await asCustomer(shop);
    const id = await anOrder(shop, customer, await aProduct(shop), { deliveredAt: new Date() });
    const program = await writer();
    for (const mutation of ["cancelOrder(id: $id) { id }", "refundOrder(id: $id) { id }"]) {
      const { errors } = await program.graphql(`mutation ($id: ID!) { ${mutation} }`, { id });
      expect(errors[0]?.extensions.code).toBe("CONFLICT");
      expect(JSON.stringify(errors)).not.toMatch(new RegExp(`${customer.email}|Carl|High Street|555`));
    }
    expect((await program.delete(`/delevered/${id}`)).body).toEqual({
      deletedCount: expect.any(Number) as number,
    });
  });
});

it("shows drafts to a program that may read products alone", async () => {
  const { id } = await aProduct(shop, { draft: true });
  const reader = await asProgram(shop, { scopes: [Scope.READ_PRODUCTS] });
  const other = await asProgram(shop, { scopes: [Scope.READ_ORDERS] });
  expect([(await reader.get(`/products/${id}`)).status, (await other.get(`/products/${id}`)).status]).toEqual(
    [200, 404],
  );
});

describe("a program that may change products and not read them", () => {
  const SECRET = "Unreleased chronograph";
  const aDraft = () =>
    aProduct(shop, { name: `${SECRET} ${Math.random()}`, description: SECRET, draft: true });
  const stored = (id: string) =>
    shop.sql("select name, price_cents, count_in_stock, draft, version from products where id = $1", [id]);
  const writer = () => asProgram(shop, { scopes: [Scope.WRITE_PRODUCTS] });
  const row = (id: string, price = 1) => [`id,${HEADER}`, `${id},Probe ${id},A.,${price},/a.svg,4,5`];

  it.each([
    ["mutation ($id: ID!) { restockProduct(id: $id, units: 1) { name description price } }"],
    ["mutation ($id: ID!) { restockProduct(id: $id, units: -1000000) { name } }"],
    [
      "mutation ($id: ID!) { editProduct(id: $id, input: { version: 9, price: 1 }) { ...on ProductChanged { product { name } } } }",
    ],
    [
      "mutation ($id: ID!) { editProduct(id: $id, input: { version: 1, price: 1 }) { ...on Product { name } } }",
    ],
  ])("finds no draft by %s", async (mutation) => {
    const { id } = await aDraft();
    const before = await stored(id);
    const { errors } = await (await writer()).graphql(mutation, { id });
    expect(errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
    expect(JSON.stringify(errors)).not.toContain(SECRET);
    expect(await stored(id)).toEqual(before);
  });

  it("finds no draft by a change of several products, or by the reasons why it is refused", async () => {
    const { id } = await aDraft();
    const before = await stored(id);
    const change = `mutation ($id: ID!, $version: Int, $amount: Float!) {
      changeProducts(input: { products: [{ id: $id, version: $version }], price: { amount: $amount } }) {
        ...on ProductChangeSet { id } ...on ProductsNotChanged { refusals { name reason } } } }`;
    for (const [version, amount] of [
      [1, 1],
      [9, 1],
      [1, -99999],
    ])
      expect(await (await writer()).ask(change, { id, version, amount })).toEqual({
        changeProducts: { refusals: [{ name: null, reason: "NOT_SOLD" }] },
      });
    expect(await stored(id)).toEqual(before);
  });

  it("learns from the undo of its change no name that a draft has since", async () => {
    const { id } = await aProduct(shop);
    const program = await writer();
    const change = `mutation ($id: ID!) { changeProducts(input: { products: [{ id: $id }], price: { amount: 1 } }) {
      ...on ProductChangeSet { id } } }`;
    const { changeProducts: set } = await program.ask<{ changeProducts: { id: string } }>(change, { id });
    await shop.sql("update products set name = $2, draft = true where id = $1", [id, SECRET]);
    const undo = `mutation ($id: ID!) { undoProductChanges(id: $id) {
      ...on ProductsNotChanged { refusals { name reason } } } }`;
    expect(await program.ask(undo, { id: set.id })).toEqual({
      undoProductChanges: { refusals: [{ name: null, reason: "NOT_SOLD" }] },
    });
    const { errors } = await program.graphql(
      undo.replace("refusals { name reason }", "message } ...on ProductChangeSet { changes { name version }"),
      { id: set.id },
    );
    expect(errors[0]?.extensions).toEqual({ code: "FORBIDDEN", scope: "READ_PRODUCTS" });
  });

  it("gets no plan of an import, which names what products were before", async () => {
    const [program, published, draft] = [await writer(), await aProduct(shop), await aDraft()];
    for (const { id } of [published, draft])
      expect((await sendCsv(program, row(id), "?update=true&dryRun=true")).body).toMatchObject({
        ...{ status: 403, code: "MISSING_SCOPE", scope: "READ_PRODUCTS" },
      });
    expect((await sendCsv(program, row(published.id), "?dryRun=true")).body).toMatchObject({ valid: 1 });
    const { body } = await sendCsv(program, row(published.id, 7), "?update=true");
    expect(body).toMatchObject({ changed: 1, errorCount: 0 });
    expect(body).not.toHaveProperty("plan");
    expect(await stored(published.id)).toMatchObject([{ price_cents: 700 }]);
  });

  it("finds no draft by an import, neither by id nor by name", async () => {
    const [program, draft] = [await writer(), await aDraft()];
    const before = await stored(draft.id);
    const sheet = [`id,${HEADER},regularPrice`, `${draft.id},Probe,A.,15,/a.svg,4,5,0.01`];
    const named = [HEADER, `${draft.name},A.,1,/a.svg,4,5`];
    const byId = await sendCsv(program, sheet, "?update=true");
    expect(byId.body.errors.map(({ field }) => field)).toContain("id");
    const byName = await sendCsv(program, named, "?update=true");
    expect(byName.body.errors).toMatchObject([{ field: "name" }]);
    expect([byId.status, byName.status, await stored(draft.id)]).toEqual([422, 422, before]);
    const reader = await asProgram(shop, { scopes: [Scope.READ_PRODUCTS, Scope.WRITE_PRODUCTS] });
    expect((await sendCsv(reader, row(draft.id), "?update=true&dryRun=true")).body).toMatchObject({
      plan: { toChange: 1, changes: [{ name: draft.name }] },
    });
  });
});

const KEY = `msk_${"b".repeat(43)}`;

it.each([
  `/products?key=${KEY}`,
  `/products/${KEY}`,
  `/graphql?query={brands{slug}}&api_key=${KEY}`,
  `/products?key=msk%5F${KEY.slice(4)}`,
  `/no/such/page?x=${KEY}`,
])("refuses a key in an address, and says what to do: %s", async (path) => {
  const answer = await (await asProgram(shop)).get(path);
  expect(answer.status).toBe(400);
  expect(answer.text).toContain("Revoke this one, and send a new one as `Authorization: Bearer …`.");
  expect(answer.text).not.toContain(KEY);
});

it("notes when a key was last used, once a minute at most", async () => {
  const program = await asProgram(shop);
  const lastUsed = async () => {
    const [key] = await shop.sql<{ at: Date | null }>(
      "select last_used_at as at from api_keys where id = $1",
      [program.id],
    );
    return key?.at?.getTime() ?? null;
  };
  await program.get("/products");
  await expectEventually(async () => expect(await lastUsed()).not.toBeNull());
  const noted = await lastUsed();
  await program.get("/products");
  expect(await lastUsed()).toBe(noted);
  await shop.sql("update api_keys set last_used_at = last_used_at - interval '61 seconds' where id = $1", [
    program.id,
  ]);
  await program.get("/products");
  await expectEventually(async () => expect(await lastUsed()).toBeGreaterThanOrEqual(noted as number));
});

it("counts the calls of a key, and writes them at the next use after a minute, or when the shop closes", async () => {
  const [other, admin] = [await startTestShop({ databaseUrl: shop.databaseUrl }), await asAdmin(shop)];
  const program = await asProgram(other);
  const calls = async () =>
    (await admin.ask<{ apiKeys: { id: string; calls: number }[] }>("{ apiKeys { id calls } }")).apiKeys.find(
      ({ id }) => id === program.id,
    )?.calls;
  expect(await calls()).toBe(0);
  await program.get("/products");
  await expectEventually(async () => expect(await calls()).toBe(1));
  for (let left = 3; left > 0; left -= 1) await program.get("/products");
  expect(await calls()).toBe(1);
  await shop.sql("update api_keys set last_used_at = now() - interval '61 seconds' where id = $1", [
    program.id,
  ]);
  await program.get("/products");
  await expectEventually(async () => expect(await calls()).toBe(5));
  await program.get("/no-such-path");
  await program.refusal("{ topProducts { id } }");
  expect(await calls()).toBe(5);
  await other.stop();
  expect(await calls()).toBe(7);
});

/** Repeats an expectation until it holds, because its subject happens after the answer. */
async function expectEventually(expectation: () => Promise<void>): Promise<void> {
  for (let left = 1_000; left > 0; left -= 1)
    try {
      return await expectation();
    } catch {
      // not yet
    }
  await expectation();
}

it("counts calls by key, and not by address", async () => {
  const limited = await startTestShop({ rateLimits: new RateLimits({ points: { api: 40 } }) });
  try {
    const [one, other] = [await asProgram(limited), await asProgram(limited)];
    const path = "/products/00000000-0000-4000-8000-000000000000"; // 20 points
    for (const status of [404, 404, 429]) expect((await one.get(path)).status).toBe(status);
    expect((await other.get(path)).status).toBe(404);
    expect((await one.graphql("{ brands { slug } }")).errors[0]?.extensions.code).toBe("RATE_LIMITED");
  } finally {
    await limited.stop();
  }
});
