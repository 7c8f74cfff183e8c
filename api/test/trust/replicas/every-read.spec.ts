import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver";
import type { Replica } from "../../../src/context/request-reads";
import { createSchema } from "../../../src/boot/create-schema";
import { callOf, guardedFields, requestOf, restRoutes, NOTHING } from "../../support/access";
import { anOrder, aProduct, aReview, asAdmin, asVisitor, type Person } from "../../support/builders";
import { LONG_AGO, startReplicatedShop, type ReplicatedShop } from "../../support/replicated-shop";

let replicated: ReplicatedShop;
let admin: Person;
/** The number of uses of a connection to the replica. */
let used = 0;

beforeAll(async () => {
  replicated = await startReplicatedShop();
  const { shop, replicas } = replicated;
  admin = await asAdmin(shop, { email: "carl@example.com" });
  const product = await aProduct(shop);
  await anOrder(shop, admin, product);
  await aReview(shop);
  await replicated.caughtUp();
  const { dataSource } = replicas.choose(undefined) as Replica;
  const pool = (dataSource.driver as PostgresDriver).master as Pool;
  pool.on("acquire", () => (used += 1));
});
afterAll(() => replicated.stop());

beforeEach(() => (used = 0));

/** Expects that the replica was used, and that no statement was repeated on the primary, as a write would be. */
function expectReplica() {
  expect(used).toBeGreaterThan(0);
  expect(replicated.replicas.states()[0]?.repeats).toBe(0);
}

/** Fields that never use the replica: they read on the primary, from the viewer, or without the database. */
const NOT_FROM_REPLICA = ["Query.payment", "Query.regions", "GET /admin/:email"];

const schema = createSchema();
/** Arguments that require reading the database. */
const given = {
  "Query.searchHelp.text": '"wat"',
  "Query.suggest.text": '"wat"',
  "Query.productChanges.input": `{ products: [{ id: "${NOTHING}" }], price: { percent: 5 } }`,
};
const queries = guardedFields
  .filter(({ name }) => !name.startsWith("Mutation.") && !NOT_FROM_REPLICA.includes(name))
  .map((row) => [row.name, callOf(schema, row, given).call] as const);

it.each(queries)("serves %s from a replica, which can't write", async (_field, query) => {
  const { status, body } = await admin.post<{ errors?: { extensions: { code: string } }[] }>(
    "/graphql",
    { query },
    LONG_AGO,
  );
  expect(status).toBe(200);
  expect((body.errors ?? []).map(({ extensions }) => extensions.code)).toEqual(
    /order\(|return\(|checkout\(|webhook\(|quote\(|user\(/.test(query) ? ["NOT_FOUND"] : [],
  );
  expectReplica();
});

const reads = restRoutes.filter(({ name }) => name.startsWith("GET") && !NOT_FROM_REPLICA.includes(name));

it.each(reads)("serves $name from a replica, which can't write", async (route) => {
  const isInvoice = route.name === "GET /invoices/:file";
  const path = isInvoice ? "/invoices/2026-000001.pdf" : requestOf(route, "carl@example.com").path;
  const { status } = await admin.get(path, LONG_AGO);
  expect(status).toBe(isInvoice || route.name === "GET /products/:id" ? 404 : 200);
  expectReplica();
});

it.each(["/sitemap.xml", "/products?search=thing", "/products?limit=1"])(
  "serves visitors %s from a replica",
  async (path) => {
    expect((await asVisitor(replicated.shop).get(path)).status).toBe(200);
    expectReplica();
  },
);

it("reads a payment on the primary, and shows its orders no older than that from then on", async () => {
  const answer = await admin.post(
    "/graphql",
    { query: `{ payment(id: "${randomUUID()}") { id } }` },
    LONG_AGO,
  );
  expect(used).toBe(0);
  expect(answer.headers["shop-position"]).toMatch(/^[0-9A-F]+\/[0-9A-F]+$/);
});
