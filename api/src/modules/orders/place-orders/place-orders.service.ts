import type { RequestContext } from "../../../context/context";
import { ServiceUnavailable } from "../../../errors";
import type { Checkout } from "../checkout.entity";
import type { PlaceOrdersInput } from "./place-orders.input";

/** TODO(orders) */
export function placeOrders(_ctx: RequestContext, _input: PlaceOrdersInput): Promise<Checkout> {
  return Promise.reject(new ServiceUnavailable());
}
