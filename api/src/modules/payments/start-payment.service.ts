import type { RequestContext } from "../../context/context";
import { ServiceUnavailable } from "../../errors";
import type { PaymentPage } from "./payment-refused.error";

/** TODO(payments) */
export function startPayment(_ctx: RequestContext, _orderIds: string[]): Promise<PaymentPage> {
  return Promise.reject(new ServiceUnavailable());
}
