import type { Viewer } from "../../../context/context";
import type { AmountLimits } from "../../../context/payment-gateway";
import type { ShopPolicy } from "../../../context/policy";
import type { Shipping } from "./shipping";

/** A product, and how many units of it are wanted. */
export interface OrderItem {
  productId: string;
  quantity: number;
}

/** What a customer orders at once: a whole cart, or one product, which is a cart of one. */
export interface OrderRequest extends Shipping {
  readonly customer: Pick<Viewer, "id" | "email">;
  /** 1 to 50 different products. */
  readonly items: readonly OrderItem[];
  /** Whether its orders get a checkout in common, which holds the key. */
  readonly isCart: boolean;
  /** The HTTP request that sends it. */
  readonly requestId: string | null;
  /** What can be paid online at once; null where the total doesn't have to be. */
  readonly limits: AmountLimits | null;
  readonly policy: Pick<ShopPolicy, "maxUnitsPerOrder" | "maxUnpaidUnits">;
}
