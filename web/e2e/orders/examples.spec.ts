import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { readExamples } from "../../src/graphiql/examples";
import { admin } from "../support/accounts";
import { addItem, knownCustomer, uniqueName, someImage } from "../support/admin-api";
import { pay } from "../support/order-life-api";
import { ask, blockUser, openSession, type ApiSession } from "../support/shop-api";
import { atDesk, expect, test } from "../support/test";
import { startReceiver } from "../support/webhook-receiver";

type Variables = Record<string, unknown>;

const folder = join(import.meta.dirname, "../../src/graphiql");
const files = ["shopping", "keeping-shop", "connecting-programs"].map((name) =>
  readFileSync(join(folder, `${name}.graphql`), "utf8"),
);

/** GraphiQL's examples for this product, and the names of those not run yet. */
function examplesOf(request: APIRequestContext, productId: string) {
  const examples = files.flatMap((file) => readExamples(file, productId));
  const left = new Map(examples.map((example) => [example.name, example]));

  /** Runs an example with the variables that its comment asks for; returns its first field. */
  async function run<Answer = { id: string }>(
    name: string,
    session?: ApiSession,
    written: Variables = {},
  ): Promise<Answer> {
    const { query, variables: text } = left.get(name) ?? { query: "", variables: "" };
    left.delete(name);
    const variables = JSON.parse(text || "{}") as Variables & { input?: Variables };
    const input = variables.input ? { input: { ...variables.input, ...(written.input as Variables) } } : {};
    const given = { ...variables, ...written, ...input };
    const answer = await ask<Record<string, Answer>>(request, query, given, session?.accessToken);
    return Object.values(answer)[0] as Answer;
  }
  return { run, left };
}

test("each example of GraphiQL has the described effect", atDesk, async ({ request }) => {
  const [item, customer, blocked, keeper, receiver] = await Promise.all([
    addItem(request),
    knownCustomer(request),
    knownCustomer(request),
    openSession(request, admin),
    startReceiver(),
  ]);
  const { run, left } = examplesOf(request, item.id);
  const some: unknown = expect.arrayContaining([expect.anything()]);

  const ordered = await test.step("a visitor finds a product, and a customer buys it", async () => {
    expect(await run("SearchProducts")).toMatchObject({ nodes: some });
    expect(await run("NarrowedProducts")).toMatchObject({ nodes: some, facets: some });
    expect(await run("Categories")).toEqual(some);
    expect(await run("OneProduct")).toMatchObject({ name: item.name });
    const order = await run("PlaceOrder", customer);
    expect(order).toMatchObject({ __typename: "Order", productName: item.name });
    expect(await run("MyOrders", customer)).toMatchObject({ nodes: [{ id: order.id }] });
    const payment = await run("StartPayment", customer, { orderIds: [order.id] });
    expect(payment).toMatchObject({ __typename: "PaymentPage" });
    await pay(request, customer, [order.id]);
    return order;
  });

  await test.step("the customer orders a cart, cancels, and reviews the shop", async () => {
    const cart = await run<{ orders: { id: string }[] }>("PlaceCart", customer);
    expect(cart).toMatchObject({ __typename: "Checkout", orders: [{ id: expect.any(String) }] });
    const id = cart.orders[0]?.id;
    expect(await run("CancelOrder", customer, { id })).toMatchObject({ id, cancelledAt: expect.any(String) });
    expect(await run("PastOrders", customer)).toMatchObject({
      nodes: [{ events: [{ status: "PLACED" }, { status: "CANCELLED" }] }],
    });
    const review = await run("ReviewShop", customer);
    expect(review).toMatchObject({ __typename: "Review" });
    expect(await run("HideReview", keeper, { id: review.id })).toMatchObject({ hidden: true });
  });

  await test.step("an admin delivers, refunds, and looks after users", async () => {
    expect(await run("AllOrders", keeper)).toMatchObject({ nodes: some });
    expect(await run("Deliver", keeper, { id: ordered.id })).toBe(1);
    expect(await run("Refund", keeper, { id: ordered.id })).toMatchObject({ status: "REFUNDED" });
    expect(await run("AllUsers", keeper)).toMatchObject({ nodes: some });
    expect(await run("MakeAdmin", keeper, { userId: customer.user.id })).toMatchObject({ role: "ADMIN" });
    await blockUser(request, blocked.user.id);
    expect(await run("Unblock", keeper, { id: blocked.user.id })).toMatchObject({ blocked: false });
    expect(await run("Audit", keeper)).toMatchObject({ nodes: some });
    expect(await run("Sales", keeper)).toEqual(some);
  });

  await test.step("an admin puts up a product, and changes it", async () => {
    const input = { name: uniqueName("Caliper"), image: await someImage(request) };
    const { id } = await run("AddProduct", keeper, { input });
    const edited = await run("EditProduct", keeper, { id });
    expect(edited).toMatchObject({ __typename: "Product", price: 29.9, version: 2 });
    const described = await run("DescribeProduct", keeper, { id, input: { version: 2 } });
    expect(described).toMatchObject({ __typename: "Product", brand: { name: "Fennick" } });
    expect(await run("Restock", keeper, { id })).toMatchObject({ countInStock: 45 });
  });

  await test.step("a program follows what happens", async () => {
    expect(await run("ChangedProducts")).toMatchObject({ nodes: some });
    expect(await run("ChangedOrders", keeper)).toMatchObject({ nodes: some });
    const created = await run<{ webhook: { id: string } }>("CreateWebhook", keeper, { url: receiver.url });
    const { id } = created.webhook;
    expect(await run("TestWebhook", keeper, { id })).toMatchObject({ status: 200 });
    expect(await run("Deliveries", keeper)).toEqual(some);
    expect(await run("ApiKeys", keeper)).toEqual(expect.any(Array));
    await ask(request, "mutation ($id: ID!) { deleteWebhook(id: $id) }", { id }, keeper.accessToken);
  });

  await receiver.stop();
  expect([...left.keys()], "examples that nobody has run").toEqual([]);
});
