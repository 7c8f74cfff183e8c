import type { APIRequestContext, Page } from "@playwright/test";
import { admin, newAccount, register, type Account } from "./accounts";
import { ask, openSession, placeOrder, topProduct, type ApiProduct, type ApiSession } from "./shop-api";

let count = 0;

/**
 * A unique product name that no search for another name finds. The search matches the last word by its prefix, so each
 * name has a letter after its counter: otherwise the first name would also match the tenth.
 */
export function uniqueName(kind = "Spirit level"): string {
  count += 1;
  return `${kind} n${process.pid}x${Date.now().toString(36)}x${count}x`;
}

/** The address of an existing image. */
export async function someImage(request: APIRequestContext): Promise<string> {
  const query = `{ products(first: 1, search: "watch") { nodes { image } } }`;
  const { products } = await ask<{ products: { nodes: { image: string }[] } }>(request, query);
  return products.nodes[0]?.image ?? "";
}

/** Uploads an image of this size, opaque or with transparent edges; returns its address. */
export async function uploadImage(page: Page, width: number, height: number, opaque = true): Promise<string> {
  const drawn = await page.evaluate(
    async ([w, h, whole]) => {
      const canvas = new OffscreenCanvas(w, h);
      const context = canvas.getContext("2d");
      if (context) context.fillStyle = "#b5502c";
      if (whole) context?.fillRect(0, 0, w, h);
      else context?.fillRect(w / 4, h / 4, w / 2, h / 2);
      return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
    },
    [width, height, opaque] as const,
  );
  const { accessToken } = await openSession(page.request, admin);
  const headers = { authorization: `Bearer ${accessToken}`, "content-type": "application/octet-stream" };
  const answer = await page.request.post("/pictures", { headers, data: Buffer.from(drawn) });
  return ((await answer.json()) as { image: string }).image;
}

/** Adds an item, by default with ten in stock. */
export async function addItem(
  request: APIRequestContext,
  changes: {
    name?: string;
    image?: string;
    price?: number;
    regularPrice?: number;
    saleEndsAt?: string;
    countInStock?: number;
    draft?: boolean;
    giftCard?: boolean;
  } = {},
): Promise<ApiProduct> {
  const { accessToken } = await openSession(request, admin);
  const mutation = `mutation ($input: AddProductInput!) {
    addProduct(input: $input) { ... on Product { id name price countInStock } }
  }`;
  const input = {
    name: uniqueName(),
    description: "Level at last.",
    price: 19.5,
    image: await someImage(request),
    rating: 4.5,
    countInStock: 10,
    ...changes,
  };
  return (await ask<{ addProduct: ApiProduct }>(request, mutation, { input }, accessToken)).addProduct;
}

/** Edits an item, as an admin in another browser does. */
export async function editItem(
  request: APIRequestContext,
  id: string,
  changes: { name?: string; price?: number },
): Promise<void> {
  const { accessToken } = await openSession(request, admin);
  const mutation = `mutation ($id: ID!, $input: EditProductInput!) { editProduct(id: $id, input: $input) { __typename } }`;
  await ask(request, mutation, { id, input: { version: 1, ...changes } }, accessToken);
}

/** Creates a webhook with a receiver that never answers; returns its id. */
export async function addWebhook(request: APIRequestContext, accessToken: string): Promise<string> {
  const mutation = `mutation { createWebhook(url: "http://127.0.0.1:9/stock", events: ["stock.low"]) { webhook { id } } }`;
  const { createWebhook } = await ask<{ createWebhook: { webhook: { id: string } } }>(
    request,
    mutation,
    {},
    accessToken,
  );
  return createWebhook.webhook.id;
}

/** Marks an order as delivered. */
export async function deliver(request: APIRequestContext, orderId: string): Promise<void> {
  const { accessToken } = await openSession(request, admin);
  await ask(request, "mutation ($id: ID!) { deliverOrder(id: $id) }", { id: orderId }, accessToken);
}

/** Cancels a customer's order, as an admin in another browser does. */
export async function cancel(request: APIRequestContext, orderId: string): Promise<void> {
  const { accessToken } = await openSession(request, admin);
  await ask(request, "mutation ($id: ID!) { cancelOrder(id: $id) { id } }", { id: orderId }, accessToken);
}

/** A customer with an earlier sign-in to the shop. */
export async function knownCustomer(
  request: APIRequestContext,
  firstName?: string,
): Promise<Account & ApiSession> {
  const account = newAccount(firstName);
  await register(request, account);
  return { ...account, ...(await openSession(request, account)) };
}

/** Makes all rows of the lists look as if they had paid orders: this shop takes no payments. */
export async function pretendPaidOrders(page: Page): Promise<void> {
  await page.route("/graphql*", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('"hasPaidOrders":false', '"hasPaidOrders":true');
    await route.fulfill({ response: answer, body });
  });
}

/** A new order of a new customer. */
export async function someOrder(request: APIRequestContext): Promise<string> {
  return placeOrder(request, await knownCustomer(request), (await topProduct(request)).id);
}
