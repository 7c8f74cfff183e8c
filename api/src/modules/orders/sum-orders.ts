import { type AppliedTax, sumTaxes } from "@shop/shared/pricing/quote";
import type { Order } from "./order.entity";

/** The total cost of several orders, in minor units. */
export interface OrderSums {
  itemsMinor: number;
  discountMinor: number;
  shippingMinor: number;
  taxMinor: number;
  /** Whether the prices contained the tax. */
  taxIncluded: boolean;
  /** By name and percentage, the highest rate first. */
  taxes: (AppliedTax & { minor: number })[];
  totalMinor: number;
  giftCardMinor: number;
  refundedMinor: number;
}

/** Adds up the shares of a cart's orders, or of one order. Cancelled orders are in no sum (D-30). */
export function sumOrders(orders: readonly Order[]): OrderSums {
  const counted = orders.filter(({ cancelledAt }) => !cancelledAt);
  const sum = (minor: (order: Order) => number) => counted.reduce((total, order) => total + minor(order), 0);
  return {
    itemsMinor: sum(({ unitPriceMinor, quantity }) => unitPriceMinor * quantity),
    discountMinor: sum(({ discountMinor }) => discountMinor),
    shippingMinor: sum(({ shippingMinor }) => shippingMinor),
    taxMinor: sum(({ taxMinor }) => taxMinor),
    taxIncluded: orders.some(({ taxIncluded }) => taxIncluded),
    taxes: sumTaxes(counted.map((order) => ({ tax: taxOf(order), taxMinor: order.taxMinor }))),
    totalMinor: sum(({ totalMinor }) => totalMinor),
    giftCardMinor: sum(({ giftCardMinor }) => giftCardMinor),
    refundedMinor: sum(({ refundedMinor }) => refundedMinor),
  };
}

/** The tax of an order by name and percentage; null without one. */
export const taxOf = ({ taxName: name, taxPercent: percent }: Order): AppliedTax | null =>
  name === null || percent === null ? null : { name, percent };
