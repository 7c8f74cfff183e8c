import type { APIRequestContext } from "@playwright/test";
import { admin, newAccount, register, type Account } from "../support/accounts";
import { deliver, uniqueName } from "../support/admin-api";
import { saveCollection } from "../support/collections";
import { pay } from "../support/order-life-api";
import { ask, openSession, type ApiSession } from "../support/shop-api";
import { imageAddresses, payloads } from "./xss-corpus";

/** The stored objects: one product, customer, order and review per payload. */
export interface StoredCorpus {
  /** Part of every stored text. */
  tag: string;
  products: string[];
  customers: (Account & ApiSession)[];
  /** Orders with notes, and their returns; of some payloads. */
  orders: { id: string; returnId: string; customer: Account & ApiSession }[];
  collections: { id: string; slug: string }[];
}

/** Shortens texts to a field's length. */
const upTo = (length: number, ...texts: string[]) => texts.join(" ").slice(0, length);

/** Whether the texts of a payload are on pages that are opened for a few payloads only. */
export const isSample = (index: number) => index % 9 === 0;

/** Stores the payloads in every text field. */
export async function storeCorpus(request: APIRequestContext): Promise<StoredCorpus> {
  const tag = uniqueName("Probe").replaceAll(" ", "-");
  const { accessToken } = await openSession(request, admin);
  const stored: StoredCorpus = { tag, products: [], customers: [], orders: [], collections: [] };
  for (const [index, payload] of payloads.entries()) {
    const product = await storeProduct(request, accessToken, tag, index);
    const account = { ...newAccount(), name: `${payload} ${tag}` };
    await register(request, account);
    const session = await openSession(request, account);
    const id = await storeOrder(request, session, product, payload);
    if (isSample(index)) {
      const texts = upTo(1_000, tag, payload, ...payloads);
      const customer = { ...account, ...session };
      const returnId = await storeNotesAndReturn(request, accessToken, id, customer, texts);
      stored.orders.push({ id, returnId, customer });
      const slug = `probe-${process.pid}-${index}`;
      const input = { slug, name: upTo(100, payload, tag), description: texts, productIds: [product] };
      stored.collections.push({ slug, id: await saveCollection(request, input) });
    }
    await storeReview(request, session, upTo(100, payload, tag));
    stored.products.push(product);
    stored.customers.push({ ...account, ...session });
  }
  return stored;
}

/** Adds a product named by the payload; returns its id. The newest products are on the home page. */
async function storeProduct(
  request: APIRequestContext,
  token: string,
  tag: string,
  index: number,
): Promise<string> {
  const payload = payloads[index] as string;
  const input = {
    name: `${payload} ${tag}`,
    description: [payload, ...payloads, tag].join(" "),
    image: imageAddresses[index % imageAddresses.length],
    price: 19.5,
    rating: index < payloads.length - 2 ? 1 : 5,
    countInStock: 9,
  };
  const mutation = `mutation ($input: AddProductInput!) { addProduct(input: $input) { ... on Product { id } } }`;
  return (await ask<{ addProduct: { id: string } }>(request, mutation, { input }, token)).addProduct.id;
}

async function storeOrder(
  request: APIRequestContext,
  session: ApiSession,
  productId: string,
  payload: string,
): Promise<string> {
  const mutation = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { ... on Order { id } } }`;
  const input = {
    productId,
    qty: 1,
    idempotencyKey: upTo(100, payload),
    name: upTo(100, payload),
    address: upTo(500, payload, ...payloads),
    phone: upTo(40, payload),
    note: upTo(500, payload, ...payloads),
  };
  return (await ask<{ placeOrder: { id: string } }>(request, mutation, { input }, session.accessToken))
    .placeOrder.id;
}

/** Writes the shop's notes about the order and its customer, and a return that the shop accepts; returns its id. */
async function storeNotesAndReturn(
  request: APIRequestContext,
  token: string,
  orderId: string,
  customer: Account & ApiSession,
  text: string,
): Promise<string> {
  await pay(request, customer, [orderId]);
  await deliver(request, orderId);
  const order = "mutation ($id: ID!, $text: String!) { saveOrderNote(orderId: $id, text: $text) { id } }";
  await ask(request, order, { id: orderId, text }, token);
  const user = "mutation ($id: ID!, $text: String!) { saveCustomerNote(userId: $id, text: $text) { id } }";
  await ask(request, user, { id: customer.user.id, text }, token);
  const back = `mutation ($id: ID!, $text: String!) {
    requestReturn(lines: [{ orderId: $id, qty: 1 }], reason: $text) { id }
  }`;
  const sent = { id: orderId, text };
  const { requestReturn } = await ask<{ requestReturn: { id: string } }>(
    request,
    back,
    sent,
    customer.accessToken,
  );
  const accept = "mutation ($id: ID!, $text: String!) { acceptReturn(id: $id, answer: $text) { id } }";
  await ask(request, accept, { id: requestReturn.id, text }, token);
  return requestReturn.id;
}

async function storeReview(request: APIRequestContext, session: ApiSession, name: string): Promise<void> {
  const mutation = `mutation ($input: AddReviewInput!) { addReview(input: $input) { __typename } }`;
  const input = { name, rating: 5, comment: upTo(2_000, name, ...payloads) };
  await ask(request, mutation, { input }, session.accessToken);
}

/** Deletes the products, collections and reviews that other journeys would see. */
export async function removeCorpus(
  request: APIRequestContext,
  { tag, products, collections }: StoredCorpus,
): Promise<void> {
  const { accessToken } = await openSession(request, admin);
  const remove = (mutation: string, id: string) => ask(request, mutation, { id }, accessToken);
  for (const id of products) await remove("mutation ($id: ID!) { deleteProduct(id: $id) }", id);
  for (const { id } of collections) await remove("mutation ($id: ID!) { removeCollection(id: $id) }", id);
  const query = `query ($search: String) { allReviews(first: 100, search: $search) { nodes { id } } }`;
  const found = await ask<{ allReviews: { nodes: { id: string }[] } }>(
    request,
    query,
    { search: tag },
    accessToken,
  );
  for (const { id } of found.allReviews.nodes)
    await remove("mutation ($id: ID!) { hideReview(id: $id) { id } }", id);
}
