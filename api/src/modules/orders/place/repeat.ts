import { regionCode } from "../../../regions";
import type { PostalAddress } from "@shop/shared/address";
import { costOf } from "../get-orders";
import type { Order } from "../order.entity";
import type { OrderRequest } from "./order-request";
import type { SentAddress } from "./shipping";

/**
 * Whether a request matches these orders in products, address, shipping method, code and total. Values that the request
 * leaves to the shop, such as the country, may have changed since.
 */
export function isRepeat(request: OrderRequest, orders: readonly Order[]): boolean {
  const { items, name, phone, address, discountCode, shippingMethodId, expectedTotalCents } = request;
  const wanted = new Map(items.map(({ productId, quantity }) => [productId.toLowerCase(), quantity]));
  return (
    orders.length === wanted.size &&
    (expectedTotalCents === null || expectedTotalCents === costOf(orders)) &&
    orders.every(
      (order) =>
        wanted.get(order.productId) === order.quantity &&
        order.name === name &&
        order.phone === phone &&
        isSameAddress(address, order) &&
        order.discountCode === discountCode &&
        (shippingMethodId === null || order.shippingMethodId === shippingMethodId.toLowerCase()),
    )
  );
}

function isSameAddress(sent: string | SentAddress, { address, postalAddress }: Order): boolean {
  if (typeof sent === "string") return postalAddress === null && sent === address;
  if (!postalAddress) return false;
  const { country } = postalAddress;
  const wanted = { ...sent, country: sent.country ?? country, region: regionCode(country, sent.region) };
  const stored = { ...postalAddress, region: regionCode(country, postalAddress.region) };
  return (Object.keys(sent) as (keyof PostalAddress)[]).every((field) => wanted[field] === stored[field]);
}
