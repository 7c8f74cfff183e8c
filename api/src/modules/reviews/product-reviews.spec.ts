import { randomUUID } from "node:crypto";
import {
  anOrder,
  aProduct,
  aReview,
  asAdmin,
  asCustomer,
  asVisitor,
  type Person,
} from "../../../test/support/builders";
import type { Page } from "../../../test/support/operations";
import { startTestShop, type TestShop } from "../../../test/support/shop";
import type { Product } from "../catalogue/product.entity";

const ADD = `mutation ($input: AddProductReviewInput!) {
  addProductReview(input: $input) {
    __typename
    ... on Review { id name rating comment pending product { id } }
    ... on AlreadyReviewed { message }
    ... on ProductNotReceived { message }
  }
}`;
const REVIEWS = `query ($id: ID!, $first: Int! = 12, $after: String) {
  reviews(productId: $id, first: $first, after: $after) {
    nodes { name rating comment product { id } productName } pageInfo { hasNextPage endCursor } totalCount
  }
}`;
const SUMMARY = "query ($id: ID!) { product(id: $id) { rating reviewSummary { count average stars } } }";
const MAY = "query ($id: ID!) { product(id: $id) { canReview } }";
const HIDE = "mutation ($id: ID!) { hideReview(id: $id) { hidden productName } }";
const SHOW = "mutation ($id: ID!) { showReview(id: $id) { hidden pending } }";

interface Added {
  __typename: string;
  id: string;
  pending: boolean;
}

let shop: TestShop;
let product: Product;
let buyer: Person;
beforeAll(async () => (shop = await startTestShop()));
beforeEach(async () => {
  await shop.sql("delete from reviews");
  [product, buyer] = [await aProduct(shop), await asCustomer(shop, { name: "Carla" })];
  await anOrder(shop, buyer, product, { paidAt: new Date(), deliveredAt: new Date() });
});
afterAll(() => shop.stop());

const add = async (person: Person, input: object = {}) =>
  (
    await person.ask<{ addProductReview: Added }>(ADD, {
      input: { productId: product.id, rating: 4, comment: "Cuts well.", ...input },
    })
  ).addProductReview;
const list = async (variables: object = {}) =>
  (
    await asVisitor(shop).ask<{ reviews: Page<{ comment: string }> }>(REVIEWS, {
      id: product.id,
      ...variables,
    })
  ).reviews;
const comments = async (variables?: object) => (await list(variables)).nodes.map(({ comment }) => comment);
const summary = async () =>
  (await asVisitor(shop).ask<{ product: object }>(SUMMARY, { id: product.id })).product;
const mayReview = async (person: Person) =>
  (await person.ask<{ product: { canReview: boolean } }>(MAY, { id: product.id })).product.canReview;

it("shows a buyer's review at the product, and not among those of the shop", async () => {
  expect(await mayReview(buyer)).toBe(true);
  expect(await add(buyer, { name: " C. ", comment: " Cuts well. " })).toMatchObject({
    __typename: "Review",
    name: "C.",
    rating: 4,
    comment: "Cuts well.",
    pending: false,
    product: { id: product.id },
  });
  expect(await list()).toMatchObject({
    nodes: [{ name: "C.", product: { id: product.id }, productName: product.name }],
    totalCount: 1,
  });
  expect(await mayReview(buyer)).toBe(false);
  expect(await asVisitor(shop).ask("{ reviews { totalCount } }")).toEqual({ reviews: { totalCount: 0 } });
  expect(await comments({ id: (await aProduct(shop)).id })).toEqual([]);
});

const now = new Date();
it.each<[string, boolean, Parameters<typeof anOrder>[3] | null]>([
  ["was delivered", true, { deliveredAt: now }],
  ["is paid and sent", true, { paidAt: now, shippedAt: now }],
  ["was delivered and refunded", true, { paidAt: now, deliveredAt: now, refundedAt: now }],
  ["is paid", false, { paidAt: now }],
  ["is sent and not paid", false, { shippedAt: now }],
  ["was cancelled", false, { cancelledAt: now }],
  ["is missing", false, null],
])("of a customer whose order %s: %p", async (_state, may, order) => {
  const customer = await asCustomer(shop);
  if (order) await anOrder(shop, customer, product, order);
  await anOrder(shop, customer, await aProduct(shop), { deliveredAt: now });
  expect(await mayReview(customer)).toBe(may);
  expect(await add(customer)).toMatchObject({ __typename: may ? "Review" : "ProductNotReceived" });
  expect((await list()).totalCount).toBe(may ? 1 : 0);
});

it("takes one of each customer and product; the same again is the first, and one of the shop besides", async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => add(buyer)));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await add(buyer, { rating: 1, comment: "Changed my mind." })).toMatchObject({
    __typename: "AlreadyReviewed",
  });
  expect(await comments()).toEqual(["Cuts well."]);
  await anOrder(shop, buyer, await aProduct(shop, { id: randomUUID() }), { deliveredAt: now });
  const ofShop = `mutation { addReview(input: { rating: 0.5, comment: "Slow." }) { __typename } }`;
  expect(await buyer.ask(ofShop)).toEqual({ addReview: { __typename: "Review" } });
  expect(await buyer.ask(ofShop)).toEqual({ addReview: { __typename: "AlreadyReviewed" } });
});

it("counts stars and their mean separately from the shop's own rating, without hidden reviews", async () => {
  expect(await summary()).toEqual({
    rating: 4,
    reviewSummary: { count: 0, average: null, stars: [0, 0, 0, 0, 0] },
  });
  for (const rating of [5, 5, 4, 1]) await aReview(shop, { productId: product.id, rating });
  const { id } = await add(buyer, { rating: 1 });
  await (await asAdmin(shop)).ask(HIDE, { id });
  expect(await summary()).toEqual({
    rating: 4,
    reviewSummary: { count: 4, average: 3.75, stars: [1, 0, 0, 1, 2] },
  });
});

it("pages through them, newest first", async () => {
  for (const second of [1, 2, 2, 3])
    await aReview(shop, {
      productId: product.id,
      comment: `At ${second}`,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, second)),
    });
  const { nodes, pageInfo } = await list({ first: 3 });
  expect(nodes.map(({ comment }) => comment)).toEqual(["At 3", "At 2", "At 2"]);
  expect(await comments({ first: 3, after: pageInfo.endCursor })).toEqual(["At 1"]);
});

it("is hidden and shown by an admin, who sees the reviewed product, and finds both in the audit", async () => {
  const { id } = await add(buyer);
  const admin = await asAdmin(shop);
  expect(await admin.ask(HIDE, { id })).toEqual({ hideReview: { hidden: true, productName: product.name } });
  expect(await comments()).toEqual([]);
  expect(await add(buyer, { comment: "Again." })).toMatchObject({ __typename: "AlreadyReviewed" });
  await admin.ask(SHOW, { id });
  expect(await comments()).toEqual(["Cuts well."]);
  const { auditEntries } = await admin.ask<{ auditEntries: { nodes: { action: string }[] } }>(
    "query ($search: String) { auditEntries(search: $search) { nodes { action target } } }",
    { search: admin.email },
  );
  expect(auditEntries.nodes.toSorted((one, other) => one.action.localeCompare(other.action))).toMatchObject([
    { action: "HIDE_REVIEW", target: buyer.email },
    { action: "SHOW_REVIEW", target: buyer.email },
  ]);
});

it.each(["archived_at = now()", "draft = true"])(
  "neither takes nor shows reviews of a product with %s, and tells an admin its name",
  async (change) => {
    await add(buyer);
    const other = await asCustomer(shop);
    await anOrder(shop, other, product, { deliveredAt: now });
    await shop.sql(`update products set ${change} where id = $1`, [product.id]);
    expect(await comments()).toEqual([]);
    const input = { productId: product.id, rating: 4, comment: "Good." };
    expect(await other.refusal(ADD, { input })).toBe("NOT_FOUND");
    const { allReviews } = await (
      await asAdmin(shop)
    ).ask<{ allReviews: { nodes: object[] } }>("{ allReviews { nodes { productName } } }");
    expect(allReviews.nodes).toEqual([{ productName: product.name }]);
  },
);

it.each<[string, object]>([
  ["rating", { rating: 0 }],
  ["rating", { rating: 6 }],
  ["rating", { rating: -2_147_483_648 }],
  ["comment", { comment: " " }],
  ["comment", { comment: "x".repeat(10_000) }],
  ["comment", { comment: "a\u0000b" }],
  ["name", { name: "x".repeat(101) }],
])("names %s as what is wrong with %j", async (field, input) => {
  const review = { productId: product.id, rating: 4, comment: "Good.", ...input };
  const { errors } = await buyer.graphql(ADD, { input: review });
  expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", errors: [{ field }] });
  expect((await list()).totalCount).toBe(0);
});

it("refuses half stars, visitors, blocked customers, and products that don't exist", async () => {
  const input = { productId: product.id, rating: 4, comment: "Good." };
  expect(await buyer.refusal(ADD, { input: { ...input, rating: 4.5 } })).toBe("BAD_USER_INPUT");
  expect(await asVisitor(shop).refusal(ADD, { input })).toBe("UNAUTHENTICATED");
  for (const productId of [randomUUID(), "nothing", "", "x".repeat(10_000)])
    expect(await buyer.refusal(ADD, { input: { ...input, productId } })).toBe("NOT_FOUND");
  expect(await comments({ id: "nothing" })).toEqual([]);
  await shop.sql("update users set archived_at = now() where id = $1", [buyer.id]);
  expect(await buyer.refusal(ADD, { input })).toBe("UNAUTHENTICATED");
});

it("lists and counts the reviews of all published variants, each with its variant", async () => {
  const [steel, leather, draft, other] = [
    await aProduct(shop),
    await aProduct(shop),
    await aProduct(shop),
    await aProduct(shop),
  ];
  const members = [product, steel, leather, draft];
  const variants = members.map(({ id }, at) => ({ productId: id, values: [`Strap ${at}`] }));
  await (
    await asAdmin(shop)
  ).ask("mutation ($input: ProductGroupInput!) { saveProductGroup(input: $input) { id } }", {
    input: { name: product.name, options: ["Strap"], variants },
  });
  await shop.sql("update products set draft = true where id = $1", [draft.id]);
  for (const [at, reviewed] of [...members, other].entries())
    await aReview(shop, {
      productId: reviewed.id,
      rating: at + 1,
      comment: `Of ${at}`,
      createdAt: new Date(Date.UTC(2026, 0, 1 + at)),
    });
  const ofGroup = `query ($id: ID!, $after: String) {
    reviews(productId: $id, first: 2, after: $after) {
      nodes { comment variant { id optionValues { value } } } pageInfo { endCursor } totalCount
    }
    product(id: $id) { reviewSummary { count average stars } }
  }`;
  const read = (id: string, after?: string) =>
    asVisitor(shop).ask<{ reviews: Page<object> }>(ofGroup, { id, after });
  const first = await read(steel.id);
  expect(first).toMatchObject({
    reviews: {
      nodes: [
        { comment: "Of 2", variant: { id: leather.id, optionValues: [{ value: "Strap 2" }] } },
        { comment: "Of 1", variant: { id: steel.id } },
      ],
      totalCount: 3,
    },
    product: { reviewSummary: { count: 3, average: 2, stars: [1, 1, 1, 0, 0] } },
  });
  expect(await read(steel.id, first.reviews.pageInfo.endCursor as string)).toMatchObject({
    reviews: { nodes: [{ comment: "Of 0" }] },
  });
  expect(await read(other.id)).toMatchObject({
    reviews: { nodes: [{ comment: "Of 4", variant: null }], totalCount: 1 },
    product: { reviewSummary: { count: 1 } },
  });
});
