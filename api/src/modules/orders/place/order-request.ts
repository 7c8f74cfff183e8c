import type { Viewer } from "../../../context/context";
import type { AmountLimits } from "../../../context/payment-gateway";
import type { ShopPolicy } from "../../../context/policy";
import type { Shipping } from "./shipping";

/** A product and the number of units ordered. */
export interface OrderItem {
  productId: string;
  quantity: number;
}

/** An order request: a whole cart, or one product, which is a cart of one. */
export interface OrderRequest extends Shipping {
  readonly customer: Pick<Viewer, "id" | "email">;
  /** 1 to 50 different products. */
  readonly items: readonly OrderItem[];
  /** The hash of the client's input without its key: a repeat has the same hash. */
  readonly contentHash: string;
  /** Whether its orders get a common checkout, which holds the key. */
  readonly isCart: boolean;
  /** The id of the HTTP request. */
  readonly requestId: string | null;
  /** The totals that can be paid online; null if the order need not be payable online. */
  readonly limits: AmountLimits | null;
  readonly policy: Pick<ShopPolicy, "maxUnitsPerOrder" | "maxUnpaidUnits">;
}
