import { expect, type APIRequestContext } from "@playwright/test";
import { admin } from "./accounts";
import { ask, openSession, type ApiSession } from "./shop-api";

/** Orders one unit of each product in one cart through the API; returns the orders' ids in no particular order. */
export async function placeCart(
  request: APIRequestContext,
  { accessToken, user }: ApiSession,
  productIds: readonly string[],
): Promise<string[]> {
  const mutation = `mutation ($input: PlaceOrdersInput!) {
    placeOrders(input: $input) { ... on Checkout { orders { id } } }
  }`;
  const input = {
    items: productIds.map((productId) => ({ productId, qty: 1 })),
    name: user.name ?? user.email,
    address: "12 Analytical Way",
    phone: "555 0100",
    idempotencyKey: `${user.id}-cart`,
  };
  const answer = await ask<{ placeOrders: { orders: { id: string }[] } }>(
    request,
    mutation,
    { input },
    accessToken,
  );
  return answer.placeOrders.orders.map(({ id }) => id);
}

/** Pays the customer's orders on the demo gateway's page; resolves when the shop has been notified. */
export async function pay(
  request: APIRequestContext,
  { accessToken }: Pick<ApiSession, "accessToken">,
  orderIds: readonly string[],
): Promise<void> {
  const mutation = `mutation ($orderIds: [ID!]!) { startPayment(orderIds: $orderIds) { ... on PaymentPage { url } } }`;
  const { startPayment } = await ask<{ startPayment: { url: string } }>(
    request,
    mutation,
    { orderIds },
    accessToken,
  );
  await request.post(startPayment.url, { form: { decision: "stay" } });
  for (const id of orderIds) await expect.poll(() => statusOf(request, accessToken, id)).toBe("PAID");
}

async function statusOf(request: APIRequestContext, accessToken: string, id: string): Promise<string> {
  const query = "query ($id: ID!) { order(id: $id) { status } }";
  return (await ask<{ order: { status: string } }>(request, query, { id }, accessToken)).order.status;
}

/** Refunds a paid order or some of its units, as an admin. */
export async function refund(request: APIRequestContext, orderId: string, qty?: number): Promise<void> {
  const { accessToken } = await openSession(request, admin);
  const mutation = "mutation ($id: ID!, $qty: Int) { refundOrder(id: $id, qty: $qty) { id } }";
  await ask(request, mutation, { id: orderId, qty }, accessToken);
}
