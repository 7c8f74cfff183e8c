import type { APIRequestContext, Page } from "@playwright/test";
import { addItem, deliver } from "./admin-api";
import { payOrders } from "./pay-order";
import { ask, placeOrder } from "./shop-api";
import type { Shopper } from "./test";

/** The path of a customer's order. */
export const pageOf = ({ email }: Shopper, id: string) => `/myOrder/${encodeURIComponent(email)}/${id}`;

/** The returns on the page of an order. */
export const returns = (page: Page) => page.getByRole("region", { name: "Returns" });

/** A paid and delivered order of two units. */
export async function delivered(request: APIRequestContext, shopper: Shopper) {
  const product = await addItem(request, { price: 20 });
  const id = await placeOrder(request, shopper, product.id, 2);
  await payOrders(request, shopper, id);
  await deliver(request, id);
  return { id, product };
}

/** Requests the return of one unit through the API; returns its id and number. */
export async function requestReturnOfOne(
  request: APIRequestContext,
  { accessToken }: Shopper,
  orderId: string,
) {
  const mutation = `mutation ($id: ID!) {
    requestReturn(lines: [{ orderId: $id, qty: 1 }], reason: "Too small.") { id number }
  }`;
  const { requestReturn } = await ask<{ requestReturn: { id: string; number: string } }>(
    request,
    mutation,
    { id: orderId },
    accessToken,
  );
  return requestReturn;
}
