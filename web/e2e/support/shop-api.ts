import type { APIRequestContext } from "@playwright/test";
import { admin, idTokenOf, type Account } from "./accounts";

/** The result of `signIn`. */
export interface ApiSession {
  accessToken: string;
  expiresAt: string;
  permissions: readonly string[];
  user: { id: string; email: string; name: string | null; role: string };
}

/** The fields of a product that tests use. */
export interface ApiProduct {
  id: string;
  name: string;
  price: number;
  countInStock: number;
}

/** A product with its stored description, line breaks included, and its group of variants. */
export interface DescribedProduct extends ApiProduct {
  description: string;
  group: { id: string } | null;
}

interface Answer<Result> {
  data?: Result;
  errors?: { message: string }[];
}

/** Calls the shop's GraphQL endpoint; throws the first error. */
export async function ask<Result>(
  request: APIRequestContext,
  query: string,
  variables: Record<string, unknown> = {},
  token?: string,
): Promise<Result> {
  const answer = await request.post("/graphql", {
    data: { query, variables },
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const { data, errors } = (await answer.json()) as Answer<Result>;
  if (errors || !data) throw new Error(errors?.map(({ message }) => message).join("; "));
  return data;
}

/** Exchanges the account's ID token for the shop's access token. */
export async function openSession(request: APIRequestContext, account: Account): Promise<ApiSession> {
  const idToken = await idTokenOf(request, account);
  const mutation = `mutation ($idToken: String!) {
    signIn(idToken: $idToken) { accessToken expiresAt permissions user { id email name role } }
  }`;
  return (await ask<{ signIn: ApiSession }>(request, mutation, { idToken })).signIn;
}

/** Products with more than `least` in stock, newest first. */
export async function productsInStock(request: APIRequestContext, least = 10): Promise<ApiProduct[]> {
  const query = `{ products(first: 60, inStock: true) { nodes { id name price countInStock } } }`;
  const { products } = await ask<{ products: { nodes: ApiProduct[] } }>(request, query);
  return products.nodes.filter(({ countInStock }) => countInStock > least);
}

/** All products of the seed, sold out or not, with the details of their pages. */
export async function allProducts(request: APIRequestContext): Promise<DescribedProduct[]> {
  const query = `{ products(first: 100) { nodes { id name description price countInStock group { id } } } }`;
  return (await ask<{ products: { nodes: DescribedProduct[] } }>(request, query)).products.nodes;
}

/** A product of the home page with enough stock for several orders. */
export async function topProduct(request: APIRequestContext): Promise<ApiProduct> {
  const query = `{ topProducts { id name price countInStock } }`;
  const { topProducts } = await ask<{ topProducts: ApiProduct[] }>(request, query);
  const found = topProducts.find(({ countInStock }) => countInStock > 12);
  if (!found) throw new Error("No top product has more than 12 in stock.");
  return found;
}

/** A product's current state. */
export async function productNow(request: APIRequestContext, id: string): Promise<ApiProduct> {
  const query = `query ($id: ID!) { product(id: $id) { id name price countInStock } }`;
  return (await ask<{ product: ApiProduct }>(request, query, { id })).product;
}

/** Places an order as the session's owner, by default of one unit; returns its id. */
export async function placeOrder(
  request: APIRequestContext,
  { accessToken, user }: ApiSession,
  productId: string,
  qty = 1,
): Promise<string> {
  const mutation = `mutation ($input: PlaceOrderInput!) {
    placeOrder(input: $input) { ... on Order { id } }
  }`;
  const input = {
    productId,
    qty,
    name: user.name ?? user.email,
    address: "12 Analytical Way",
    phone: "555 0100",
    idempotencyKey: `${user.id}-${productId}`,
  };
  return (await ask<{ placeOrder: { id: string } }>(request, mutation, { input }, accessToken)).placeOrder.id;
}

/** The current state of an order of the session's owner. */
export async function orderNow(
  request: APIRequestContext,
  { accessToken }: Pick<ApiSession, "accessToken">,
  id: string,
): Promise<{ number: string; status: string }> {
  const query = "query ($id: ID!) { order(id: $id) { number status } }";
  return (await ask<{ order: { number: string; status: string } }>(request, query, { id }, accessToken))
    .order;
}

/** Publishes a review by the session's owner, under their own name. */
export async function addReview(
  request: APIRequestContext,
  { accessToken }: ApiSession,
  input: { rating: number; comment: string },
): Promise<void> {
  const mutation = `mutation ($input: AddReviewInput!) { addReview(input: $input) { __typename } }`;
  await ask(request, mutation, { input }, accessToken);
}

/** Blocks a user, as an admin. */
export async function blockUser(request: APIRequestContext, userId: string): Promise<void> {
  const { accessToken } = await openSession(request, admin);
  await ask(request, "mutation ($id: ID!) { deleteUser(id: $id) }", { id: userId }, accessToken);
}

/** The undelivered orders of the session's owner. */
export async function ordersOf(
  request: APIRequestContext,
  { accessToken }: ApiSession,
): Promise<{ id: string; productName: string }[]> {
  const answer = await ask<{ myOrders: { nodes: { id: string; productName: string }[] } }>(
    request,
    "{ myOrders { nodes { id productName } } }",
    {},
    accessToken,
  );
  return answer.myOrders.nodes;
}
