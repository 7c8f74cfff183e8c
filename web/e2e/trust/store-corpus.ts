import type { APIRequestContext } from "@playwright/test";
import { admin, newAccount, register, type Account } from "../support/accounts";
import { uniqueName } from "../support/admin-api";
import { ask, openSession, type ApiSession } from "../support/shop-api";
import { imageAddresses, payloads } from "./xss-corpus";

/** The stored objects: one product, customer, order and review per payload. */
export interface StoredCorpus {
  /** Part of every stored text. */
  tag: string;
  products: string[];
  customers: (Account & ApiSession)[];
}

/** Shortens texts to a field's length. */
const upTo = (length: number, ...texts: string[]) => texts.join(" ").slice(0, length);

/** Stores the payloads in every text field. */
export async function storeCorpus(request: APIRequestContext): Promise<StoredCorpus> {
  const tag = uniqueName("Probe").replaceAll(" ", "-");
  const { accessToken } = await openSession(request, admin);
  const stored: StoredCorpus = { tag, products: [], customers: [] };
  for (const [index, payload] of payloads.entries()) {
    const product = await storeProduct(request, accessToken, tag, index);
    const account = { ...newAccount(), name: `${payload} ${tag}` };
    await register(request, account);
    const session = await openSession(request, account);
    await storeOrder(request, session, product, payload);
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
): Promise<void> {
  const mutation = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { ... on Order { id } } }`;
  const input = {
    productId,
    qty: 1,
    idempotencyKey: upTo(100, payload),
    name: upTo(100, payload),
    address: upTo(500, payload, ...payloads),
    phone: upTo(40, payload),
  };
  await ask(request, mutation, { input }, session.accessToken);
}

async function storeReview(request: APIRequestContext, session: ApiSession, name: string): Promise<void> {
  const mutation = `mutation ($input: AddReviewInput!) { addReview(input: $input) { __typename } }`;
  const input = { name, rating: 5, comment: upTo(2_000, name, ...payloads) };
  await ask(request, mutation, { input }, session.accessToken);
}

/** Deletes the products and reviews that other journeys would see. */
export async function removeCorpus(
  request: APIRequestContext,
  { tag, products }: StoredCorpus,
): Promise<void> {
  const { accessToken } = await openSession(request, admin);
  const remove = (mutation: string, id: string) => ask(request, mutation, { id }, accessToken);
  for (const id of products) await remove("mutation ($id: ID!) { deleteProduct(id: $id) }", id);
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
