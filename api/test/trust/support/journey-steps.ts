import { anImage } from "../../support/images";
import { csvRow, HEADER } from "../../support/csv-files";
import { aCartForm, anOrderForm, CANCEL_ORDER, PLACE_ORDER, PLACE_ORDERS } from "../../support/operations";
import { addressOf } from "../../support/persisted-queries";
import type { Journey, Visitor } from "./journey";

const SEARCH =
  "query ($search: String!) { products(search: $search) { nodes { id name price } totalCount } }";
const MY_ORDERS = "{ myOrders(status: [PLACED, PAID, CANCELLED, REFUNDED]) { nodes { id status } } }";
const START_PAYMENT =
  "mutation ($ids: [ID!]!) { startPayment(orderIds: $ids) { ... on PaymentPage { url } } }";
const REFUND = "mutation ($id: ID!) { refundOrder(id: $id) { id status } }";
const EDIT = `mutation ($id: ID!, $input: EditProductInput!) {
  editProduct(id: $id, input: $input) { __typename ... on Product { price } }
}`;
const ADD_REVIEW = "mutation ($input: AddReviewInput!) { addReview(input: $input) { __typename } }";

interface Nodes<Node> {
  nodes: Node[];
}

/** Imports the products as the admin; resolves to their number. */
export async function importProducts({ admin, names }: Journey): Promise<number> {
  const rawBody = [HEADER, ...names.map((name) => csvRow(name))].join("\n");
  const headers = { "content-type": "text/csv" };
  const { text } = await admin.fetch("/imports/products", { method: "POST", headers, rawBody });
  return (JSON.parse(text) as { added: number }).added;
}

/** A product's price for a visitor at every process: in the list by hash, over REST, and in a search. */
export async function pricesSeen(journey: Journey, index: number): Promise<number[]> {
  const { id } = await journey.product(index);
  const name = journey.names[index] as string;
  const seen = journey.ofEach(journey.visitor).map(async (visitor) => {
    const byHash = await visitor.fetch(addressOf());
    const { data } = JSON.parse(byHash.text) as { data: { products: Nodes<{ id: string; price: number }> } };
    const rest = await visitor.fetch(`/products/${id}`);
    const found = await visitor.ask<{ products: Nodes<{ price: number }> }>(SEARCH, { search: name });
    return [
      data.products.nodes.find((node) => node.id === id)?.price,
      (JSON.parse(rest.text) as { price: number }).price,
      found.products.nodes[0]?.price,
    ].map(Number);
  });
  return (await Promise.all(seen)).flat();
}

/**
 * Orders the first two products together, and again with the same key, as after a lost response; resolves to the orders'
 * ids.
 */
export async function orderCart(journey: Journey): Promise<{ first: string[]; again: string[] }> {
  const [one, other] = [await journey.product(0), await journey.product(1)];
  const input = aCartForm([
    { productId: one.id, qty: 1 },
    { productId: other.id, qty: 2 },
  ]);
  const place = async () => {
    const answer = await journey.customer.ask<{ placeOrders: { orders: { id: string }[] } }>(PLACE_ORDERS, {
      input,
    });
    return answer.placeOrders.orders.map(({ id }) => id);
  };
  return { first: await place(), again: await place() };
}

/** Orders the third product; resolves to the order's id. */
export async function orderOne(journey: Journey): Promise<string> {
  const { id } = await journey.product(2);
  const answer = await journey.customer.ask<{ placeOrder: { id: string } }>(PLACE_ORDER, {
    input: anOrderForm(id),
  });
  return answer.placeOrder.id;
}

/** Opens the payment page; resolves to its path. A repeat leads to the same page. */
export async function startPayment({ customer }: Journey, ids: string[]): Promise<string> {
  const { startPayment: page } = await customer.ask<{ startPayment: { url: string } }>(START_PAYMENT, {
    ids,
  });
  return new URL(page.url).pathname;
}

/** Reads the payment page as the customer, and approves. */
export async function approve({ visitor }: Journey, path: string): Promise<void> {
  await visitor.fetch(path, { headers: { accept: "text/html" } });
  const headers = { "content-type": "application/x-www-form-urlencoded", accept: "text/html" };
  await visitor.fetch(path, { method: "POST", headers, rawBody: "decision=approve" });
}

/** The states of orders, as their customer sees them. */
export async function statesOf({ customer }: Journey, ids: string[]): Promise<(string | undefined)[]> {
  const { myOrders } = await customer.ask<{ myOrders: Nodes<{ id: string; status: string }> }>(MY_ORDERS);
  return ids.map((id) => myOrders.nodes.find((order) => order.id === id)?.status);
}

/** Cancels an order as the customer. */
export const cancel = ({ customer }: Journey, id: string) => customer.ask(CANCEL_ORDER, { id });

/** Refunds an order as the admin. */
export const refund = ({ admin }: Journey, id: string) => admin.ask(REFUND, { id });

/** Changes a price as the admin. */
export async function changePrice(journey: Journey, index: number, price: number): Promise<void> {
  const { id, version } = await journey.product(index);
  await journey.admin.ask(EDIT, { id, input: { version, price } });
}

/** Uploads an image as the admin; resolves to each process's response for it: status, type and size. */
export async function uploadImage(journey: Journey): Promise<string[]> {
  const headers = { "content-type": "image/jpeg" };
  const rawBody = await anImage({ width: 300, height: 200 });
  const { text } = await journey.admin.fetch("/pictures", { method: "POST", headers, rawBody });
  const { image } = JSON.parse(text) as { image: string };
  const shown = await Promise.all(journey.ofEach(journey.visitor).map((visitor) => visitor.fetch(image)));
  return shown.map(
    (answer) => `${answer.status} ${answer.headers["content-type"]} ${answer.text.length > 0}`,
  );
}

/** Exports all products and orders as the admin. */
export async function exportAll({ admin }: Journey): Promise<{ products: string; orders: string }> {
  const [products, orders] = [
    await admin.fetch("/exports/products.csv"),
    await admin.fetch("/exports/orders.csv"),
  ];
  return { products: products.text, orders: orders.text };
}

/** Reviews the shop as the customer. */
export const review = ({ customer }: Journey, comment: string) =>
  customer.ask(ADD_REVIEW, { input: { rating: 5, comment } });

/** The newest reviews, as each process shows them. */
export const reviewsSeen = (journey: Journey) =>
  Promise.all(
    journey.ofEach(journey.visitor).map(async (visitor: Visitor) => {
      const { reviews } = await visitor.ask<{ reviews: Nodes<{ comment: string }> }>(
        "{ reviews { nodes { comment } } }",
      );
      return reviews.nodes.map(({ comment }) => comment);
    }),
  );
