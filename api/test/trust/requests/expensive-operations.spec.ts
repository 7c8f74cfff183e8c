import { Client } from "pg";
import { RateLimits } from "../../../src/limits/rate-limits";
import { aProduct } from "../../support/builders";
import { startTestShop, type TestShop } from "../../support/shop";

/** Blocks every search until the test unblocks it. */
const BLOCKED = `create or replace function product_words(typed text) returns text[] language plpgsql stable as $$
  begin perform pg_advisory_xact_lock_shared(7); return array['''' || typed || '''']; end $$`;

let shop: TestShop;
let gate: Client;
beforeAll(async () => {
  shop = await startTestShop({ limits: { connectMs: 1_500 }, rateLimits: new RateLimits() });
  await aProduct(shop, { name: "Saw" });
  await shop.sql(BLOCKED);
  gate = new Client({ connectionString: shop.databaseUrl });
  await gate.connect();
});
beforeEach(() => gate.query("select pg_advisory_lock(7)"));
afterAll(async () => {
  await gate.end();
  await shop.stop();
});

const letGo = () => gate.query("select pg_advisory_unlock_all()");

const ask = (remoteAddress: string, query: string, variables = {}) =>
  shop.app.inject({ method: "POST", url: "/graphql", remoteAddress, payload: { query, variables } });

const FACETS = "query ($s: String) { products(search: $s) { totalCount facets { slug } } }";
const HELP = "query ($s: String) { searchHelp(text: $s, inStock: true) { without { count } } }";
const SUGGEST = "query ($s: String!) { suggest(text: $s) { products { id } } }";

/** Searches from one address, each for another word. */
function searches(count: number, address: string) {
  const ways = [
    (s: string) => ask(address, FACETS, { s }),
    (s: string) => ask(address, HELP, { s }),
    (s: string) => ask(address, SUGGEST, { s }),
    (s: string) => shop.app.inject({ url: `/products?search=${s}&limit=5`, remoteAddress: address }),
  ] as const;
  return Array.from({ length: count }, (_, n) => (ways[n % ways.length] as (typeof ways)[0])(`w${n}`));
}

/** Waits until at least `atLeast` searches are blocked; returns their number. */
async function blocked(atLeast = 2): Promise<number> {
  for (;;) {
    const { rows } = await gate.query<{ count: number }>(
      "select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted",
    );
    const count = rows[0]?.count ?? 0;
    if (count >= atLeast) return count;
  }
}

it("reads everybody's lists on the connections that one caller's searches leave", async () => {
  const attack = searches(40, "192.0.2.66");
  await blocked();
  const lists = Array.from({ length: 20 }, (_, n) =>
    ask(`192.0.2.${n}`, "query ($first: Int!) { products(first: $first) { nodes { name } } }", {
      first: n + 1,
    }),
  );
  expect((await Promise.all(lists)).map(({ body }) => body)).toEqual(
    lists.map(() => '{"data":{"products":{"nodes":[{"name":"Saw"}]}}}\n'),
  );
  expect(await blocked()).toBeLessThanOrEqual(4);
  await letGo();
  for (const { statusCode } of await Promise.all(attack)) expect([200, 429]).toContain(statusCode);
});

it.each([
  ["a query that was sent before", (n: number) => ask("192.0.2.67", FACETS, { s: `x${n}` })],
  [
    "a query that nobody has sent",
    (n: number) => ask("192.0.2.68", `{ products(search: "x${n}") { totalCount } }`),
  ],
  [
    "a REST call",
    (n: number) => shop.app.inject({ url: `/products?search=x${n}`, remoteAddress: "192.0.2.69" }),
  ],
])("refuses a caller for whom a hundred searches wait, and nobody else: %s", async (_what, search) => {
  const all = Array.from({ length: 150 }, (_, n) => search(n));
  const refused: Awaited<(typeof all)[0]>[] = [];
  const answered = all.map((each) =>
    each.then((answer) => answer.statusCode === 429 && refused.push(answer)),
  );
  await blocked();
  const another = ask("192.0.2.70", FACETS, { s: "y" });
  while (refused.length < 48) await new Promise(setImmediate);
  for (const { headers, body } of refused) {
    expect(headers["retry-after"]).toBe("2");
    expect(body).toMatch(/"code":"RATE_LIMITED"|"status":429/);
  }
  await letGo();
  expect((await another).statusCode).toBe(200);
  await Promise.all(answered);
});

it("counts equal questions once, because they are read together", async () => {
  const equal = Array.from({ length: 150 }, () => ask("192.0.2.71", FACETS, { s: "saw" }));
  await blocked(1);
  await letGo();
  for (const { statusCode } of await Promise.all(equal)) expect(statusCode).toBe(200);
});
