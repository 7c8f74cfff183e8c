import { z } from "zod";
import { isWebAddress, shipmentBounds } from "../carriers";
import { serverTexts } from "../messages/server";
import { MAX_CART_ITEMS, orderBounds } from "../order";
import { text } from "./fields";

/** The fields of a parcel: the arguments of GraphQL's `editShipment` besides its id. Blank texts count as absent. */
export const parcelSchema = z.strictObject({
  carrier: text(shipmentBounds.carrier).nullish(),
  trackingNumber: text(shipmentBounds.trackingNumber).nullish(),
  trackingUrl: text(shipmentBounds.trackingUrl)
    .refine((address) => address.trim() === "" || isWebAddress(address), {
      error: () => serverTexts().fieldErrors.valueErrors.webAddress,
    })
    .nullish(),
});

/** Several orders: the argument `ids` of GraphQL's `shipOrders`, `deliverOrders`, `cancelOrders` and `refundOrders`. */
export const orderIdsSchema = z.strictObject({
  ids: z
    .array(text(orderBounds.productId))
    .min(1, "must name 1 order or more")
    .max(MAX_CART_ITEMS, `must name ${MAX_CART_ITEMS} orders or fewer`),
});
