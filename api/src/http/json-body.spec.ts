import { aProduct, asCustomer, asVisitor, type Person } from "../../test/support/builders";
import { anOrderBody, anOrderForm, PLACE_ORDER } from "../../test/support/operations";
import { startTestShop, type TestShop } from "../../test/support/shop";

let shop: TestShop;
let customer: Person;
beforeAll(async () => {
  shop = await startTestShop();
  customer = await asCustomer(shop);
});
afterAll(() => shop.stop());

const review = (name: string) => `{ "rating": 5, "comment": "Good.", "name": "${name}" }`;
const JSON_TYPE = { "content-type": "application/json" };

it.each([
  ["Latin-1", Buffer.from(review("Zoë"), "latin1")],
  ["half of a UTF-8 character", Buffer.concat([Buffer.from(review("Zo")), Buffer.from([0xc3])])],
  ["an overlong slash", Buffer.from(review("a\xc0\xafb"), "latin1")],
  ["a surrogate in UTF-8", Buffer.from(review("a\xed\xa0\x80b"), "latin1")],
  ["UTF-16", Buffer.from(review("Zoë"), "utf16le")],
])("refuses a body in %s instead of guessing at it", async (_what, body) => {
  const overRest = await customer.post("/userReviews", body, JSON_TYPE);
  expect(overRest.status).toBe(400);
  expect(overRest.headers["content-type"]).toMatch(/problem\+json/);
  expect((await customer.post("/graphql", body, JSON_TYPE)).status).toBe(400);
  expect(await shop.sql("select from reviews where user_id = $1", [customer.id])).toEqual([]);
});

it("reads UTF-8 with a byte order mark, and an empty body", async () => {
  const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(review("Zoë 💧"))]);
  expect((await customer.post("/userReviews", marked, JSON_TYPE)).status).toBe(200);
  expect(await shop.sql("select name from reviews where user_id = $1", [customer.id])).toEqual([
    { name: "Zoë 💧" },
  ]);
  expect((await asVisitor(shop).post("/userReviews", "", JSON_TYPE)).status).toBe(401);
});

/** The refusals of each entry point for an order with this name. */
async function refusalsOf(name: string) {
  const { id } = await aProduct(shop);
  const overGraphQL = await customer.refusal(PLACE_ORDER, { input: anOrderForm(id, { name }) });
  const { status } = await customer.post("/order", anOrderBody((await aProduct(shop)).id, { name }));
  return [overGraphQL, status];
}

it("refuses half of a character over GraphQL and REST: it could not be stored as it was sent", async () => {
  for (const name of ["\ud800", "Zo\udfffe"]) expect(await refusalsOf(name)).toEqual(["BAD_USER_INPUT", 400]);
});

it("counts characters alike over GraphQL and REST: an emoji is one", async () => {
  expect(await refusalsOf("💧".repeat(100))).toEqual([undefined, 200]);
  expect(await refusalsOf("💧".repeat(101))).toEqual(["BAD_USER_INPUT", 400]);
});
