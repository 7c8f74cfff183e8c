import type { RequestContext } from "../../context/context";
import { ServiceUnavailable } from "../../errors";
import type { Order } from "../orders/order.entity";

/** TODO(payments) */
export function refundOrder(_ctx: RequestContext, _id: string, _restock: boolean): Promise<Order> {
  return Promise.reject(new ServiceUnavailable());
}
