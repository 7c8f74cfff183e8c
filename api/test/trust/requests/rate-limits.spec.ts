import { RateLimits } from "../../../src/limits/rate-limits";
import { unlimited } from "../../../src/context/caller-limits";
import type { LimitName } from "../../../src/context/limit-rules";
import { createContext } from "../../../src/boot/create-context";
import { register } from "../../support/accounts";
import { aProduct, asAdmin, asCustomer, asVisitor } from "../../support/builders";
import { Caller, type GraphQLAnswer, type RestAnswer } from "../../support/caller";
import { anOrderBody } from "../../support/operations";
import { anImage, upload } from "../../support/images";
import { csvRow, HEADER, sendCsv } from "../../support/csv-files";
import { startTestShop, type TestShop } from "../../support/shop";

const SIGN_IN = "mutation ($idToken: String!) { signIn(idToken: $idToken) { user { id } } }";

let shop: TestShop;
let limits: RateLimits;
beforeAll(async () => (shop = await startTestShop({ rateLimits: { of: (caller) => limits.of(caller) } })));
afterAll(() => shop.stop());

/** Resets a limit to this number of unspent points. */
function allow(points: Partial<Record<LimitName, number>>): void {
  limits = new RateLimits({ points });
}

function expectRefused(answer: RestAnswer<unknown>): void {
  expect(answer.status).toBe(429);
  expect(answer.headers["content-type"]).toMatch(/^application\/problem\+json/);
  const seconds = Number(answer.headers["retry-after"]);
  expect(seconds).toBeGreaterThan(0);
  expect(answer.body).toMatchObject({ status: 429, retryAfter: seconds });
  expect(answer.headers.ratelimit).toMatch(new RegExp(`^"\\w+";r=0;t=${seconds}$`));
}

async function expectGraphQLRefused(caller: Caller, query: string, variables?: object): Promise<void> {
  const answer = await caller.post<GraphQLAnswer<unknown>>("/graphql", { query, variables });
  expect(answer.status).toBe(429);
  const { code, retryAfter } = answer.body.errors[0]?.extensions as { code?: string; retryAfter?: number };
  expect(code).toBe("RATE_LIMITED");
  expect(answer.headers["retry-after"]).toBe(String(retryAfter));
}

it("says in headers what a program has of its limit, also where it refuses", async () => {
  allow({ api: 1_000 });
  for (const [path, left] of [
    [`/products/${(await aProduct(shop)).id}`, 980],
    ["/products/unknown", 960],
  ] as const) {
    const { headers } = await asVisitor(shop).get(path);
    expect(headers["ratelimit-policy"]).toBe('"api";q=1000;w=60');
    expect(headers.ratelimit).toMatch(new RegExp(`^"api";r=${left};t=\\d+$`));
  }
});

it("counts sign-ins of both doors together", async () => {
  allow({ signIn: 2 });
  const { email, idToken } = await register();
  const over = asVisitor(shop);
  const rest = () => over.call("PUT", `/user/${email}`, { headers: { authorization: `Bearer ${idToken}` } });
  expect((await rest()).status).toBe(200);
  expect(await over.refusal(SIGN_IN, { idToken })).toBeUndefined();
  expectRefused(await rest());
  await expectGraphQLRefused(over, SIGN_IN, { idToken });
});

it("counts a sign-in that fails as one that succeeds", async () => {
  allow({ signIn: 1 });
  expect(await asVisitor(shop).refusal(SIGN_IN, { idToken: "guessed" })).toBe("UNAUTHENTICATED");
  await expectGraphQLRefused(asVisitor(shop), SIGN_IN, { idToken: "guessed" });
});

it("lets those who have an account sign in where no more new ones are taken", async () => {
  allow({ newAccount: 1 });
  const [known, stranger] = await Promise.all([register(), register()]);
  const signIn = () => asVisitor(shop).refusal(SIGN_IN, { idToken: known.idToken });
  expect([await signIn(), await signIn()]).toEqual([undefined, undefined]);
  await expectGraphQLRefused(asVisitor(shop), SIGN_IN, { idToken: stranger.idToken });
  expect(await shop.sql("select 1 from users where email = $1", [stranger.email])).toEqual([]);
});

it("counts orders by account, not by address", async () => {
  allow({ order: 1 });
  const [one, other] = [await asCustomer(shop), await asCustomer(shop)];
  const order = async (customer: Caller) => customer.post("/order", anOrderBody((await aProduct(shop)).id));
  expect((await order(one)).status).toBe(200);
  expectRefused(await order(one));
  expect((await order(other)).status).toBe(200);
});

it("limits reviews", async () => {
  allow({ review: 1 });
  const customer = await asCustomer(shop);
  const review = () => customer.post("/userReviews", { rating: 4, comment: "Good." });
  expect((await review()).status).toBe(200);
  expectRefused(await review());
});

it("counts each search of an operation, and leaves lists without a search alone", async () => {
  allow({ search: 2 });
  const search = (n: number) =>
    `{ ${Array.from({ length: n }, (_, at) => `s${at}: products(search: "a${at}") { totalCount }`).join(" ")} }`;
  expect(await asVisitor(shop).refusal(search(2))).toBeUndefined();
  await expectGraphQLRefused(asVisitor(shop), search(1));
  expectRefused(await asVisitor(shop).get("/products?search=saw"));
  expect(await asVisitor(shop).refusal("{ products { totalCount } }")).toBeUndefined();
});

it("counts each search that a help tries, and a filter of many facets as several", async () => {
  allow({ search: 12 });
  const help = '{ searchHelp(text: "pink saw", inStock: true) { without { count } } }';
  const narrowed = `{ products(filter: { brands: ["a"], priceMin: 1, ratingMin: 1, attributes: [{ slug: "a" }] }) { totalCount } }`;
  expect(await asVisitor(shop).refusal(help)).toBeUndefined();
  expect(await asVisitor(shop).refusal(narrowed)).toBe("BAD_USER_INPUT");
  expect(await asVisitor(shop).refusal(help)).toBeUndefined();
  expect((await asVisitor(shop).get("/products?search=saw&priceMin=1&limit=1")).status).toBe(200);
  await expectGraphQLRefused(asVisitor(shop), '{ products(search: "saw") { totalCount } }');
});

it("limits images and sheets that are uploaded", async () => {
  allow({ upload: 2 });
  const admin = await asAdmin(shop);
  expect((await upload(admin, await anImage())).status).toBe(200);
  expect((await sendCsv(admin, [HEADER, csvRow("Saw")])).status).toBe(200);
  expectRefused(await upload(admin, await anImage()));
  expectRefused(await sendCsv(admin, [HEADER, csvRow("Drill")]));
});

it("limits sheets that are fetched", async () => {
  allow({ export: 1 });
  const admin = await asAdmin(shop);
  expect((await admin.get("/exports/orders.csv")).status).toBe(200);
  expectRefused(await admin.get("/exports/products.csv"));
});

it("limits sitemaps", async () => {
  allow({ sitemap: 1 });
  expect((await asVisitor(shop).get("/sitemap.xml")).status).toBe(200);
  expectRefused(await asVisitor(shop).get("/sitemap.xml"));
});

it("counts calls of both doors together, also those that can't be read", async () => {
  allow({ api: 52 });
  expect((await asVisitor(shop).get("/products/none")).status).toBe(404);
  expect(await asVisitor(shop).refusal("{ nothing }")).toBe("GRAPHQL_VALIDATION_FAILED");
  expect(await asVisitor(shop).refusal("{")).toBe("GRAPHQL_PARSE_FAILED");
  expect(await asVisitor(shop).refusal("{ __typename }")).toBeUndefined();
  await expectGraphQLRefused(asVisitor(shop), "{ __typename }");
  expectRefused(await asVisitor(shop).get("/products/none"));
});

it("charges an operation its cost", async () => {
  allow({ api: 500 });
  const list = (first: number) => `{ products(first: ${first}) { nodes { id name } } }`;
  expect(await asVisitor(shop).refusal(list(20))).toBeUndefined();
  expect(await asVisitor(shop).refusal(list(100))).toBeUndefined();
  await expectGraphQLRefused(asVisitor(shop), list(100));
});

it("counts the calls of a signed-in customer apart from the visitors' at their address", async () => {
  allow({ api: 30 });
  const customer = await asCustomer(shop);
  const ask = (who: Caller) => who.refusal("{ __typename }");
  expect([await ask(asVisitor(shop)), await ask(asVisitor(shop))]).toEqual([undefined, undefined]);
  await expectGraphQLRefused(asVisitor(shop), "{ __typename }");
  expect(await ask(customer)).toBeUndefined();
  await expectGraphQLRefused(new Caller(shop, "forged"), "{ __typename }");
});

it("limits neither the shop's own rendering of a page, nor anybody where the limits are off", () => {
  const shared = { ...shop, identity: shop };
  const origin = "http://localhost";
  expect(createContext({ ...shared, rateLimits: limits }, { origin }).limits).toBe(unlimited);
  expect(createContext(shared, { origin, address: "192.0.2.1" }).limits).toBe(unlimited);
  expect(createContext({ ...shared, rateLimits: limits }, { origin, address: "192.0.2.1" }).limits).not.toBe(
    unlimited,
  );
});
