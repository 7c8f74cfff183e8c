import { expect, type APIRequestContext } from "@playwright/test";
import { ask, orderNow, type ApiSession } from "./shop-api";

/** Pays orders of the session's owner at the demo gateway, and waits until the shop has been notified. */
export async function payOrders(
  request: APIRequestContext,
  { accessToken }: ApiSession,
  ...orderIds: string[]
): Promise<void> {
  const mutation = `mutation ($orderIds: [ID!]!) {
    startPayment(orderIds: $orderIds) { ... on PaymentPage { url } }
  }`;
  const { startPayment } = await ask<{ startPayment: { url: string } }>(
    request,
    mutation,
    { orderIds },
    accessToken,
  );
  const { pathname } = new URL(startPayment.url);
  const answer = await request.post(pathname, { form: { decision: "stay" } });
  expect(answer.status(), await answer.text()).toBe(200);
  for (const id of orderIds)
    await expect.poll(async () => (await orderNow(request, { accessToken }, id)).status).toBe("PAID");
}
