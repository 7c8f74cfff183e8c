import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Client } from "pg";
import { RateLimits } from "../../../src/limits/rate-limits";
import { aProduct, asCustomer, asVisitor, type Person } from "../../support/builders";
import { startTestShop, type TestShop } from "../../support/shop";

let shop: TestShop;
let customer: Person;
let statements: jest.SpyInstance;
beforeAll(async () => {
  shop = await startTestShop();
  customer = await asCustomer(shop);
  for (let made = 0; made < 30; made++) await aProduct(shop);
  statements = jest.spyOn(Client.prototype, "query");
});
afterAll(async () => {
  statements.mockRestore();
  await shop.stop();
});
beforeEach(() => statements.mockClear());

const LIST = "{ products(first: 24) { nodes { id name description price } } }";
const BODY = { query: LIST };

/** Sends `count` requests before the first one is answered. */
const atOnce = <Answer>(count: number, request: (n: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, n) => request(n)));

it.each([
  ["GraphQL", () => asVisitor(shop).post("/graphql", BODY)],
  ["REST", () => asVisitor(shop).get("/products?limit=24")],
])(
  "reads the database at most twice for a hundred visitors who ask the same over %s at once",
  async (_api, ask) => {
    const first = await ask();
    const perRequest = statements.mock.calls.length;
    statements.mockClear();
    const answers = await atOnce(100, ask);
    expect(statements.mock.calls.length).toBeLessThanOrEqual(2 * perRequest);
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([first.text]));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  },
);

it("reads at most twice even for a query that nobody has sent before", async () => {
  const query = "query NeverSentBefore { products(first: 7) { nodes { id } } }";
  await atOnce(100, () => asVisitor(shop).post("/graphql", { query }));
  expect(statements.mock.calls.length).toBeLessThanOrEqual(2);
});

it("answers with the same status, headers and bytes as before a query was known", async () => {
  const query = "query Fresh { products(first: 2) { nodes { id name } } }";
  const ask = () => asVisitor(shop).post("/graphql", { query }, { "x-request-id": "one-of-both" });
  const [own, shared] = [await ask(), await ask()];
  const sent = ({ status, text, headers: { date: _date, vary: _vary, ...headers } }: typeof own) => ({
    status,
    text,
    headers,
  });
  expect(sent(shared)).toEqual(sent(own));
});

it("gives different variables different answers", async () => {
  const ids = await Promise.all([aProduct(shop), aProduct(shop)]);
  const query = "query ($id: ID!) { product(id: $id) { id } }";
  const answers = await atOnce(20, (n) =>
    asVisitor(shop).ask<{ product: { id: string } }>(query, { id: ids[n % 2]?.id }),
  );
  expect(answers.map(({ product }) => product.id)).toEqual(answers.map((_, n) => ids[n % 2]?.id));
});

it.each([
  ["a number that JSON can't write", '{"inStock":1e999}', '{"inStock":null}'],
  ["a variable of another type", '{"inStock":"true"}', '{"inStock":true}'],
  ["an operation without a name", '{"inStock":null}', '{"inStock":null}', '"operationName":"",'],
])("gives the error of one visitor to nobody else: %s", async (_what, bad, good, name = "") => {
  const query = JSON.stringify(
    "query Stocked($inStock: Boolean) { products(inStock: $inStock) { nodes { id } } }",
  );
  const send = async (variables: string, operationName = "") => {
    for (;;) {
      const answer = await shop.app.inject({
        method: "POST",
        url: "/graphql",
        headers: { "content-type": "application/json" },
        payload: `{${operationName}"query":${query},"variables":${variables}}`,
      });
      if (answer.statusCode !== 503) return answer; // a busy machine asks some visitors to come back
    }
  };
  const answers = await atOnce(60, (n) => (n % 3 === 0 ? send(bad, name) : send(good)));
  answers.forEach(({ body }, n) => expect("errors" in (JSON.parse(body) as object)).toBe(n % 3 === 0));
});

it("never shares between a visitor and somebody signed in, nor between two who are", async () => {
  const other = await asCustomer(shop);
  const people = [asVisitor(shop), customer, other];
  const answers = await atOnce(60, (n) =>
    (people[n % 3] as Person).graphql<{ me: { email: string } }>("{ me { email } }"),
  );
  answers.forEach(({ data, errors }, n) => {
    const person = people[n % 3] as Partial<Person>;
    expect(data?.me?.email).toBe(person.email);
    expect(errors.length).toBe(person.email === undefined ? 1 : 0);
  });
});

it("answers each client in the media type that it prefers", async () => {
  const types = ["application/json", "application/graphql-response+json"];
  const answers = await atOnce(40, (n) =>
    asVisitor(shop).post("/graphql", BODY, { accept: types[n % 2] as string }),
  );
  answers.forEach(({ headers }, n) => expect(headers["content-type"]).toBe(`${types[n % 2]}; charset=utf-8`));
});

it("answers each client in the encoding that it accepts", async () => {
  const decoders: Record<string, (bytes: Buffer) => Buffer> = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
    identity: (bytes) => bytes,
  };
  const encodings = Object.keys(decoders);
  const plain = (await asVisitor(shop).post("/graphql", BODY)).text;
  const answers = await atOnce(60, (n) =>
    shop.app.inject({
      method: "POST",
      url: "/graphql",
      headers: { "content-type": "application/json", "accept-encoding": encodings[n % 3] as string },
      payload: JSON.stringify(BODY),
    }),
  );
  answers.forEach(({ rawPayload, headers }, n) => {
    const encoding = encodings[n % 3] as string;
    expect(headers["content-encoding"] ?? "identity").toBe(encoding);
    expect(decoders[encoding]?.(rawPayload).toString()).toBe(plain);
  });
});

it("fails for all waiting requests if the database fails, and executes the next requests again", async () => {
  const query = "query Failing { topProducts(first: 3) { id } }";
  const ask = () => asVisitor(shop).graphql(query);
  await ask();
  await shop.sql("alter table products rename to products_away");
  const failed = await atOnce(30, ask);
  await shop.sql("alter table products_away rename to products");
  expect(new Set(failed.map(({ errors }) => errors[0]?.extensions.code))).toEqual(
    new Set(["INTERNAL_SERVER_ERROR"]),
  );
  expect((await ask()).errors).toEqual([]);
});

it("answers two hundred different queries at once, each with its own", async () => {
  const ask = (n: number) => asVisitor(shop).graphql(`{ alias${n}: __typename }`);
  const answers = await atOnce(200, ask);
  answers.forEach(({ data }, n) => expect(Object.keys(data ?? {})).toEqual([`alias${n}`]));
});

it("charges all who share an answer, and refuses those without points", async () => {
  const rateLimits = new RateLimits({ points: { api: 4_000 } });
  const limited = await startTestShop({ databaseUrl: shop.databaseUrl, rateLimits });
  const answers = await atOnce(100, () => asVisitor(limited).post("/graphql", BODY));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status === 200).length + refused.length).toBe(100);
  await limited.app.close(); // its accounts are those of the shop above
  await limited.database.destroy();
});
