import {
  anOrder,
  aProduct,
  asAdmin,
  asCustomer,
  asVisitor,
  type Person,
} from "../../../test/support/builders";
import type { Page } from "../../../test/support/operations";
import { startTestShop, type TestShop } from "../../../test/support/shop";

const ADD = `mutation ($input: AddReviewInput!) {
  addReview(input: $input) { __typename ... on Review { id pending } }
}`;
const ALL = `query ($hidden: Boolean, $pending: Boolean) {
  allReviews(hidden: $hidden, pending: $pending) { nodes { comment hidden pending } totalCount }
}`;
const SHOW = "mutation ($id: ID!) { showReview(id: $id) { hidden pending } }";
const HIDE = "mutation ($id: ID!) { hideReview(id: $id) { hidden pending } }";

interface Listed {
  comment: string;
}

let shop: TestShop;
let admin: Person;
let customer: Person;
beforeAll(async () => {
  shop = await startTestShop({ policy: { moderatedReviews: true } });
});
beforeEach(async () => {
  await shop.sql("delete from reviews");
  [admin, customer] = [await asAdmin(shop), await asCustomer(shop)];
});
afterAll(() => shop.stop());

const add = async (comment: string, person = customer) =>
  (
    await person.ask<{ addReview: { __typename: string; id: string; pending: boolean } }>(ADD, {
      input: { rating: 4, comment },
    })
  ).addReview;
const published = async () => {
  const { reviews } = await asVisitor(shop).ask<{ reviews: Page<Listed> }>(
    "{ reviews { nodes { comment } totalCount } }",
  );
  return reviews.nodes.map(({ comment }) => comment);
};
const listed = async (filter: object = {}) =>
  (await admin.ask<{ allReviews: Page<Listed> }>(ALL, { ...filter })).allReviews.nodes.map(
    ({ comment }) => comment,
  );

it("hides a new customer's review from the pages until an admin publishes it", async () => {
  const { id, ...answer } = await add("Good.");
  expect(answer).toEqual({ __typename: "Review", pending: true });
  expect(await published()).toEqual([]);
  expect(await admin.ask(ALL)).toMatchObject({
    allReviews: { nodes: [{ comment: "Good.", hidden: true, pending: true }] },
  });
  expect(await admin.ask(SHOW, { id })).toEqual({ showReview: { hidden: false, pending: false } });
  expect(await published()).toEqual(["Good."]);
});

it("publishes the review of a customer whose order was delivered at once", async () => {
  await anOrder(shop, customer, await aProduct(shop), { deliveredAt: new Date() });
  expect(await add("Good.")).toMatchObject({ pending: false });
  expect(await published()).toEqual(["Good."]);
});

it("lets an admin decide that a pending review stays hidden", async () => {
  const { id } = await add("Cheap pills!");
  expect(await admin.ask(HIDE, { id })).toEqual({ hideReview: { hidden: true, pending: false } });
  expect(await listed({ pending: true })).toEqual([]);
  expect(await listed({ hidden: true })).toEqual(["Cheap pills!"]);
  expect(await shop.sql("select action from audit_entries where actor_id = $1", [admin.id])).toEqual([
    { action: "HIDE_REVIEW" },
  ]);
});

it("lists pending, hidden and published reviews to admins", async () => {
  const comments = ["Waits.", "Hidden.", "Shown."];
  const ids: string[] = [];
  for (const comment of comments) ids.push((await add(comment, await asCustomer(shop))).id);
  await admin.ask(HIDE, { id: ids[1] });
  await admin.ask(SHOW, { id: ids[2] });
  expect(await listed()).toEqual(["Shown.", "Hidden.", "Waits."]);
  expect(await listed({ pending: true })).toEqual(["Waits."]);
  expect(await listed({ hidden: true, pending: false })).toEqual(["Hidden."]);
  expect(await listed({ hidden: false })).toEqual(["Shown."]);
});

it("takes one review of a customer, also while it waits", async () => {
  await add("Good.");
  expect(await add("Very good.")).toEqual({ __typename: "AlreadyReviewed" });
});

it("says over REST that a review waits", async () => {
  const answer = await customer.post("/userReviews", { rating: 4, comment: "Good." });
  expect(answer.body).toEqual({ acknowledged: true, success: true, pending: true });
});
