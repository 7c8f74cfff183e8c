import { waitUntil } from "../../../embedded/processes";
import type { Product } from "../../../src/modules/catalogue/product.entity";
import {
  anOrder,
  aProduct,
  asAdmin,
  asCustomer,
  asProgram,
  asVisitor,
  type Person,
} from "../../support/builders";
import type { Caller } from "../../support/caller";
import { anOrderBody, anOrderForm, PLACE_ORDER } from "../../support/operations";
import { LONG_AGO, startReplicatedShop, type ReplicatedShop } from "../../support/replicated-shop";
import type { TestShop } from "../../support/shop";

let replicated: ReplicatedShop;
let shop: TestShop;
let admin: Person;
let customer: Person;
let visitor: Caller;
let product: Product;

beforeAll(async () => {
  replicated = await startReplicatedShop();
  ({ shop } = replicated);
  [admin, customer, visitor] = [await asAdmin(shop), await asCustomer(shop), asVisitor(shop)];
});
afterAll(() => replicated.stop());

beforeEach(async () => {
  product = await aProduct(shop);
  await replicated.caughtUp();
  await replicated.servers.pause();
});
afterEach(() => replicated.servers.resume());

/** The header and the cookie with which a client returns the position of an earlier response. */
function seen({ headers }: { headers: Record<string, unknown> }) {
  const cookie = String(headers["set-cookie"]);
  expect(cookie).toMatch(
    /^shop-position=[0-9A-F]+\/[0-9A-F]+; Path=\/; Max-Age=900; HttpOnly; SameSite=Lax$/,
  );
  return {
    header: { "shop-position": String(headers["shop-position"]) },
    cookie: { cookie: `theme=dark; ${cookie.split(";")[0]}` },
  };
}

const place = (placed = product) =>
  customer.post("/graphql", { query: PLACE_ORDER, variables: { input: anOrderForm(placed.id) } });

/** The names of the customer's open orders. */
async function myOrders(headers: Record<string, string>): Promise<string[]> {
  const query = "{ myOrders { nodes { productName } } }";
  const { body } = await customer.post<{ data: { myOrders: { nodes: { productName: string }[] } } }>(
    "/graphql",
    { query },
    headers,
  );
  return body.data.myOrders.nodes.map(({ productName }) => productName);
}

const ordersOverRest = async (headers: Record<string, string>) => {
  const { body } = await customer.get<{ product: string }[]>(`/orders/${customer.email}`, headers);
  return body.map(({ product: name }) => name);
};

/** Every way to read the product's name. */
const ways: Record<string, (caller: Caller, headers?: Record<string, string>) => Promise<string>> = {
  GraphQL: async (caller, headers) => {
    const query = `{ product(id: "${product.id}") { name } }`;
    const { body } = await caller.post<{ data: { product: { name: string } } }>(
      "/graphql",
      { query },
      headers,
    );
    return body.data.product.name;
  },
  REST: async (caller, headers) =>
    (await caller.get<{ name: string }>(`/products/${product.id}`, headers)).body.name,
  "the page": async (caller, headers) =>
    (await caller.get(`/products/${product.id}`, { accept: "text/html", ...headers })).text,
};

it("shows customers their own order at once, while the replica has not got it yet", async () => {
  const { header, cookie } = seen(await place());
  expect(await myOrders(LONG_AGO)).not.toContain(product.name); // the replica's state
  for (const headers of [header, cookie, {}]) {
    expect(await myOrders(headers)).toContain(product.name);
    expect(await ordersOverRest(headers)).toContain(product.name);
  }
});

it("shows customers an order that they placed over REST at once", async () => {
  const answer = await customer.post("/order", anOrderBody(product.id));
  expect(answer.status).toBe(200);
  expect(await ordersOverRest(LONG_AGO)).not.toContain(product.name);
  expect(await ordersOverRest(seen(answer).cookie)).toContain(product.name);
});

it.each(Object.keys(ways))(
  "shows admins their own edit at once, and visitors the state before, over %s",
  async (way) => {
    const read = ways[way] as (typeof ways)[string];
    const name = `Edited ${product.name}`;
    const query = `mutation { editProduct(id: "${product.id}", input: { version: 1, name: "${name}" }) { __typename } }`;
    const { header, cookie } = seen(await admin.post("/graphql", { query }));
    expect(await read(visitor)).toBe(product.name);
    for (const caller of [admin, visitor])
      for (const headers of [header, cookie]) expect(await read(caller, headers)).toBe(name);
    expect(await read(visitor)).toBe(product.name); // visitors don't share the admin's newer response
    await replicated.servers.resume();
    await replicated.caughtUp();
    expect(await waitUntil(async () => (await read(visitor)) === name, 10_000)).toBe(true);
  },
);

it("separates visitors who ask at once from an admin who must see an edit", async () => {
  const name = `Edited ${product.name}`;
  const query = `mutation { editProduct(id: "${product.id}", input: { version: 1, name: "${name}" }) { __typename } }`;
  const { cookie } = seen(await admin.post("/graphql", { query }));
  for (const read of Object.values(ways)) {
    const asked = Array.from({ length: 10 }, () => [read(visitor), read(visitor, cookie)]).flat();
    const names = await Promise.all(asked);
    expect(names).toEqual(Array.from({ length: 10 }, () => [product.name, name]).flat());
  }
});

it.each(["", "nothing", "0/", "16/B374D848/1", "-1/0", "123456789/0", "%", "0/0; drop table orders"])(
  "ignores '%s' in place of a position",
  async (value) => {
    await shop.sql("update products set name = 'New ' || name where id = $1", [product.id]);
    const headers = { "shop-position": value, cookie: `shop-position=${value}` };
    for (const read of Object.values(ways)) expect(await read(visitor, headers)).toBe(product.name);
  },
);

it("reads from the primary for a client that claims a position ahead of the log", async () => {
  await shop.sql("update products set name = 'New ' || name where id = $1", [product.id]);
  for (const read of Object.values(ways))
    expect(await read(visitor, { "shop-position": "FFFFFFFF/0" })).toBe(`New ${product.name}`);
});

it("refuses an admin who was demoted at the very next request, whatever the replica says (D-08)", async () => {
  const demoted = await asAdmin(shop);
  await replicated.servers.resume();
  await replicated.caughtUp();
  await replicated.servers.pause();
  const query = "{ orders { totalCount } }";
  const refusal = async () => {
    const { body } = await demoted.post<{ errors?: { extensions: { code: string } }[] }>(
      "/graphql",
      { query },
      LONG_AGO,
    );
    return body.errors?.[0]?.extensions.code;
  };
  expect(await refusal()).toBeUndefined();
  await shop.sql("update users set role = 'CUSTOMER' where id = $1", [demoted.id]);
  expect(await refusal()).toBe("FORBIDDEN");
});

const since = "2026-01-01T00:00:00Z";
const changed: Record<string, (caller: Caller) => Promise<string>> = {
  "products over GraphQL": async (caller) => {
    const query = `{ products(updatedSince: "${since}", first: 100) { nodes { name } } }`;
    return (await caller.post("/graphql", { query }, LONG_AGO)).text;
  },
  "products over REST": async (caller) =>
    (await caller.get(`/products?updatedSince=${since}`, LONG_AGO)).text,
  "a page of products over REST": async (caller) =>
    (await caller.get(`/products?limit=100&updatedSince=${since}`, LONG_AGO)).text,
  "orders over GraphQL": async (caller) => {
    const query = `{ orders(updatedSince: "${since}", first: 100) { nodes { product { name } } } }`;
    return (await caller.post("/graphql", { query }, LONG_AGO)).text;
  },
  "orders over REST": async (caller) => (await caller.get(`/orders?updatedSince=${since}`, LONG_AGO)).text,
};

it.each(Object.keys(changed))("shows programs changed %s that no replica has yet", async (way) => {
  const fresh = await aProduct(shop);
  await anOrder(shop, admin, fresh);
  const program = await asProgram(shop);
  expect(await (changed[way] as (typeof changed)[string])(program)).toContain(fresh.name);
});

it("says no position in answers to requests that only read", async () => {
  for (const answer of [
    await visitor.post("/graphql", { query: "{ topProducts { id } }" }),
    await customer.post("/graphql", { query: "{ me { id } }" }, LONG_AGO),
    await visitor.get("/products"),
    await visitor.get(`/products/${product.id}`, { accept: "text/html" }),
  ]) {
    expect(answer.status).toBe(200);
    expect(answer.headers["shop-position"]).toBeUndefined();
    expect(answer.headers["set-cookie"]).toBeUndefined();
  }
});

it("lets nobody wait for a replica that is held back for 5 s: all see their own, and then everybody does", async () => {
  const { servers, replicas } = replicated;
  await servers.onReplica("alter system set recovery_min_apply_delay = '5s'");
  await servers.onReplica("select pg_reload_conf()");
  const { cookie } = seen(await place());
  const name = `Edited ${product.name}`;
  const query = `mutation { editProduct(id: "${product.id}", input: { version: 1, name: "${name}" }) { __typename } }`;
  const edited = seen(await admin.post("/graphql", { query })).cookie;
  await servers.resume();
  expect(await myOrders(cookie)).toContain(product.name);
  for (const read of Object.values(ways)) expect(await read(visitor, edited)).toBe(name);
  for (const read of Object.values(ways))
    expect(await waitUntil(async () => (await read(visitor)) === name, 15_000)).toBe(true);
  expect(replicas.states()[0]).toMatchObject({ used: true, repeats: 0 });
});
