import { z } from "zod";
import { isWebAddress, shipmentBounds, WEB_ADDRESS_RULE } from "../carriers";
import { MAX_CART_ITEMS, orderBounds } from "../order";
import { text } from "./fields";

/** What is sent, and how: the arguments of GraphQL's `shipOrders`. Blank texts count as absent. */
export const shipmentSchema = z.strictObject({
  ids: z
    .array(text(orderBounds.productId))
    .min(1, "must name 1 order or more")
    .max(MAX_CART_ITEMS, `must name ${MAX_CART_ITEMS} orders or fewer`),
  carrier: text(shipmentBounds.carrier).nullish(),
  trackingNumber: text(shipmentBounds.trackingNumber).nullish(),
  trackingUrl: text(shipmentBounds.trackingUrl)
    .refine((address) => address.trim() === "" || isWebAddress(address), WEB_ADDRESS_RULE)
    .nullish(),
});
