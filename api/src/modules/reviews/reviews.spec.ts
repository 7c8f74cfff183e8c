import { aReview, asCustomer, asVisitor, type Person } from "../../../test/support/builders";
import type { Page } from "../../../test/support/operations";
import { startTestShop, type TestShop } from "../../../test/support/shop";

const ADD = `mutation ($input: AddReviewInput!) {
  addReview(input: $input) { __typename ... on Review { name rating comment } ... on AlreadyReviewed { message } }
}`;
const REVIEWS = `query ($first: Int! = 12, $after: String) {
  reviews(first: $first, after: $after) { nodes { name comment } pageInfo { hasNextPage endCursor } totalCount }
}`;

let shop: TestShop;
let customer: Person;
beforeAll(async () => (shop = await startTestShop()));
beforeEach(async () => {
  await shop.sql("delete from reviews");
  customer = await asCustomer(shop, { name: "Carla" });
});
afterAll(() => shop.stop());

const add = (person: Person, input: object) =>
  person.ask<{ addReview: { __typename: string } }>(ADD, { input });
const list = async (variables: object = {}) =>
  (await asVisitor(shop).ask<{ reviews: Page<{ name: string; comment: string }> }>(REVIEWS, { ...variables }))
    .reviews;

it("publishes a customer's review under the name they typed, else their own, else as a customer's", async () => {
  expect(await add(customer, { name: " C. ", rating: 4.5, comment: " Fine. " })).toEqual({
    addReview: { __typename: "Review", name: "C.", rating: 4.5, comment: "Fine." },
  });
  await add(await asCustomer(shop, { name: "Dora" }), { rating: 5, comment: "Good.", name: "" });
  await add(await asCustomer(shop, { name: null, email: "eve@example.com" }), { rating: 0, comment: "Bad." });
  expect((await list()).nodes.map(({ name }) => name)).toEqual(["Customer", "Dora", "C."]);
});

it("takes one review of a user, over GraphQL and REST", async () => {
  await add(customer, { rating: 5, comment: "Good." });
  expect(await add(customer, { rating: 1, comment: "Changed my mind." })).toMatchObject({
    addReview: { __typename: "AlreadyReviewed" },
  });
  const again = await customer.post("/userReviews", { name: "C.", rating: 1, comment: "Really." });
  expect(again).toMatchObject({ status: 200, body: { acknowledged: false, success: false } });
  expect((await list()).nodes).toEqual([{ name: "Carla", comment: "Good." }]);
});

it("takes one of five reviews that a user sends at once", async () => {
  const review = { name: null, rating: 2.5, comment: "Fine." };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => customer.post<{ success: boolean }>("/userReviews", review)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
});

it("lists reviews newest first, and pages through them while new ones arrive", async () => {
  for (const second of [1, 2, 2, 2, 3])
    await aReview(shop, { comment: `At ${second}`, createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, second)) });
  const seen: string[] = [];
  for (let after: string | null = null, more = true; more;) {
    const page = await list({ first: 2, after });
    seen.push(...page.nodes.map(({ comment }) => comment));
    ({ hasNextPage: more, endCursor: after } = page.pageInfo);
    await aReview(shop, { comment: "New" });
  }
  expect(seen).toEqual(["At 3", "At 2", "At 2", "At 2", "At 1"]);
});

it.each<[string, object]>([
  ["rating", { rating: 4.2, comment: "x" }],
  ["rating", { rating: 5.5, comment: "x" }],
  ["rating", { rating: -0.5, comment: "x" }],
  ["comment", { rating: 5, comment: " " }],
  ["comment", { rating: 5, comment: "x".repeat(2_001) }],
  ["name", { rating: 5, comment: "x", name: "x".repeat(101) }],
])("names %s as what is wrong with a review of %j", async (field, input) => {
  const { errors } = await customer.graphql(ADD, { input });
  expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", errors: [{ field }] });
  expect(await customer.post("/userReviews", input)).toMatchObject({
    status: 400,
    body: { errors: [{ field }] },
  });
  expect((await list()).totalCount).toBe(0);
});
