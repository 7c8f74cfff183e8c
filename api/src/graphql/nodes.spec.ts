import { NOTHING } from "../../test/support/access";
import {
  anOrder,
  aProduct,
  aReview,
  asAdmin,
  asCustomer,
  asProgram,
  asVisitor,
} from "../../test/support/builders";
import type { Caller } from "../../test/support/caller";
import { startTestShop, type TestShop } from "../../test/support/shop";
import { Scope } from "../context/scope";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

/** The type and id of the node that a caller finds, or the code of the refusal; null if they find nothing. */
async function find(as: Caller, id: string): Promise<unknown> {
  const { data, errors } = await as.graphql<{ node: object | null }>(
    "query ($id: ID!) { node(id: $id) { __typename id } }",
    { id },
  );
  return errors[0]?.extensions.code ?? data?.node;
}

it("is found by its id by viewers who may read it at its own field, and by nobody else", async () => {
  const [visitor, other, admin] = [asVisitor(shop), await asCustomer(shop), await asAdmin(shop)];
  const customer = await asCustomer(shop);
  const product = await aProduct(shop);
  const draft = await aProduct(shop, { draft: true });
  const order = await anOrder(shop, customer, product);
  const { createWebhook } = await admin.ask<{ createWebhook: { webhook: { id: string } } }>(
    'mutation { createWebhook(url: "https://192.0.43.8/hook", events: ["stock.low"]) { webhook { id } } }',
  );
  const webhook = createWebhook.webhook.id;
  const { addCategory } = await admin.ask<{ addCategory: { id: string } }>(
    'mutation { addCategory(input: { name: "Nodes" }) { id } }',
  );
  const [review, hidden] = [await aReview(shop), await aReview(shop, { userId: customer.id })];
  await admin.ask("mutation ($id: ID!) { hideReview(id: $id) { id } }", { id: hidden });
  const program = await asProgram(shop, { scopes: [Scope.READ_ORDERS] });
  const stranger = await asProgram(shop, { scopes: [Scope.READ_PRODUCTS] });

  const people = { visitor, other, customer, admin, program, stranger };
  const found: Record<string, unknown[]> = {};
  for (const [name, id] of Object.entries({
    product: product.id,
    draft: draft.id,
    order,
    webhook,
    category: addCategory.id,
    review,
    hidden,
    user: customer.id,
    NOTHING,
    nonsense: "x",
  }))
    found[name] = await Promise.all(
      Object.values(people).map((person) => find(person, { NOTHING }[name] ?? id)),
    );

  const a = (__typename: string, id: string) => ({ __typename, id });
  const NOBODY = "UNAUTHENTICATED";
  const [anOrderNode, aDraft] = [a("Order", order), a("Product", draft.id)];
  expect(found).toEqual({
    product: Array.from({ length: 6 }, () => a("Product", product.id)),
    draft: [NOBODY, null, null, aDraft, null, aDraft],
    order: [NOBODY, null, anOrderNode, anOrderNode, anOrderNode, null],
    webhook: [NOBODY, null, null, a("Webhook", webhook), null, null],
    category: Array.from({ length: 6 }, () => a("Category", addCategory.id)),
    review: Array.from({ length: 6 }, () => a("Review", review)),
    hidden: [NOBODY, null, a("Review", hidden), a("Review", hidden), null, null],
    user: [NOBODY, null, null, a("User", customer.id), null, null],
    NOTHING: [NOBODY, null, null, null, null, null],
    nonsense: [NOBODY, null, null, null, null, null],
  });
});

it("is found the same way once its operation is compiled, with the fields of its type", async () => {
  const customer = await asCustomer(shop);
  const product = await aProduct(shop, { name: "Try square" });
  const order = await anOrder(shop, customer, product);
  const query = `query Refetch($id: ID!) {
    node(id: $id) { __typename ... on Product { name } ... on Order { productName product { id } } id }
  }`;
  for (let use = 0; use < 3; use += 1) {
    expect(await customer.ask(query, { id: product.id })).toEqual({
      node: { __typename: "Product", name: "Try square", id: product.id },
    });
    expect(await customer.ask(query, { id: order })).toEqual({
      node: { __typename: "Order", productName: "Try square", product: { id: product.id }, id: order },
    });
  }
});
