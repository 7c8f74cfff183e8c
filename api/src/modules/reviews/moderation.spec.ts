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

interface Listed {
  id: string;
  comment: string;
  hidden: boolean;
}

const ALL = `query ($search: String, $hidden: Boolean) {
  allReviews(search: $search, hidden: $hidden) { nodes { id comment hidden } totalCount }
}`;
const HIDE = "mutation ($id: ID!) { hideReview(id: $id) { id hidden } }";
const SHOW = "mutation ($id: ID!) { showReview(id: $id) { id hidden } }";

let shop: TestShop;
let admin: Person;
beforeAll(async () => (shop = await startTestShop()));
beforeEach(async () => {
  await shop.sql("delete from reviews");
  admin = await asAdmin(shop);
});
afterAll(() => shop.stop());

const all = async (variables: object = {}) =>
  (await admin.ask<{ allReviews: Page<Listed> }>(ALL, { ...variables })).allReviews;
const comments = async (variables?: object) => (await all(variables)).nodes.map(({ comment }) => comment);
const shown = async () => {
  const { reviews } = await asVisitor(shop).ask<{ reviews: Page<Listed> }>(
    "{ reviews { nodes { comment } totalCount } }",
  );
  expect(reviews.totalCount).toBe(reviews.nodes.length);
  return reviews.nodes.map(({ comment }) => comment);
};
const idOf = async (comment: string) => (await all({ search: comment })).nodes[0]?.id as string;
const entries = async () => {
  const query =
    "query ($search: String) { auditEntries(search: $search) { nodes { action target detail } } }";
  const { auditEntries } = await admin.ask<{ auditEntries: { nodes: object[] } }>(query, {
    search: admin.email,
  });
  return auditEntries.nodes.reverse();
};

it("takes a hidden review out of the shop's pages, and puts it back", async () => {
  await aReview(shop, { comment: "Fine." });
  await aReview(shop, { name: "Spammer", comment: "Cheap pills!" });
  const id = await idOf("pills");
  const [{ email: author } = {}] = await shop.sql<{ email: string }>(
    "select email from users join reviews on user_id = users.id where reviews.id = $1",
    [id],
  );
  expect(await admin.ask(HIDE, { id })).toEqual({ hideReview: { id, hidden: true } });
  expect(await shown()).toEqual(["Fine."]);
  expect(await admin.ask(SHOW, { id })).toEqual({ showReview: { id, hidden: false } });
  expect(await shown()).toEqual(["Cheap pills!", "Fine."]);
  expect(await entries()).toEqual([
    { action: "HIDE_REVIEW", target: author, detail: "Cheap pills!" },
    { action: "SHOW_REVIEW", target: author, detail: "Cheap pills!" },
  ]);
});

it("hides and shows once, however often and by however many at once it is asked for", async () => {
  await aReview(shop, { comment: "x".repeat(2_000) });
  const id = await idOf("xxx");
  const answers = await Promise.all(Array.from({ length: 10 }, () => admin.ask(HIDE, { id })));
  expect(answers).toEqual(Array(10).fill({ hideReview: { id, hidden: true } }));
  await admin.ask(SHOW, { id });
  await admin.ask(SHOW, { id });
  expect(await entries()).toMatchObject([
    { action: "HIDE_REVIEW", detail: "x".repeat(100) },
    { action: "SHOW_REVIEW" },
  ]);
});

it("lists hidden reviews to admins, with the others or by themselves, and searches them", async () => {
  await aReview(shop, { name: "Ann", comment: "100% good." });
  await aReview(shop, { name: "Ben", comment: "Bad." });
  await admin.ask(HIDE, { id: await idOf("bad") });
  expect(await comments()).toEqual(["Bad.", "100% good."]);
  expect(await comments({ hidden: true })).toEqual(["Bad."]);
  expect(await comments({ hidden: false })).toEqual(["100% good."]);
  expect(await comments({ search: "ANN" })).toEqual(["100% good."]);
  expect(await comments({ search: "%" })).toEqual(["100% good."]);
  expect(await comments({ search: "ann", hidden: true })).toEqual([]);
});

it("lets nobody review again because their review is hidden", async () => {
  const customer = await asCustomer(shop);
  const add = (comment: string) =>
    customer.ask("mutation ($input: AddReviewInput!) { addReview(input: $input) { __typename } }", {
      input: { rating: 1, comment },
    });
  await add("Rude.");
  await admin.ask(HIDE, { id: await idOf("rude") });
  expect(await add("Rude again.")).toEqual({ addReview: { __typename: "AlreadyReviewed" } });
});

it("marks the reviews of customers whose order was delivered, and no others", async () => {
  const [has, waits] = [await asCustomer(shop), await asCustomer(shop)];
  await anOrder(shop, has, await aProduct(shop), { deliveredAt: new Date() });
  await anOrder(shop, waits, await aProduct(shop), { paidAt: new Date() });
  const ADD = `mutation ($input: AddReviewInput!) {
    addReview(input: $input) { ... on Review { comment verified } }
  }`;
  const add = (who: Person, comment: string) => who.ask(ADD, { input: { rating: 5, comment } });
  expect(await add(waits, "Waiting.")).toEqual({ addReview: { comment: "Waiting.", verified: false } });
  expect(await add(has, "Here.")).toEqual({ addReview: { comment: "Here.", verified: true } });
  expect(await asVisitor(shop).ask("{ reviews { nodes { comment verified } } }")).toEqual({
    reviews: {
      nodes: [
        { comment: "Here.", verified: true },
        { comment: "Waiting.", verified: false },
      ],
    },
  });
});

it.each([HIDE, SHOW])("finds no review of an unknown id to %s", async (mutation) => {
  for (const id of ["00000000-0000-4000-8000-000000000000", "nonsense"])
    expect(await admin.refusal(mutation, { id })).toBe("NOT_FOUND");
});
