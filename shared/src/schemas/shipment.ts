import { z } from "zod";
import { shipmentBounds } from "../carriers";
import { MAX_CART_ITEMS, orderBounds } from "../order";
import { text } from "./fields";

const WEB_ADDRESS = "must be an address that begins with http:// or https://";

/** Whether a text is the address of a web page: nothing that runs in a page, no other scheme. */
export function isWebAddress(address: string): boolean {
  const url = URL.parse(address.trim());
  return url !== null && (url.protocol === "https:" || url.protocol === "http:");
}

/** What is sent, and how: the arguments of GraphQL's `shipOrders`. Blank texts count as absent. */
export const shipmentSchema = z.strictObject({
  ids: z
    .array(text(orderBounds.productId))
    .min(1, "must name 1 order or more")
    .max(MAX_CART_ITEMS, `must name ${MAX_CART_ITEMS} orders or fewer`),
  carrier: text(shipmentBounds.carrier).nullish(),
  trackingNumber: text(shipmentBounds.trackingNumber).nullish(),
  trackingUrl: text(shipmentBounds.trackingUrl)
    .refine((address) => address.trim() === "" || isWebAddress(address), WEB_ADDRESS)
    .nullish(),
});
