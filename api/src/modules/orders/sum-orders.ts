import { type AppliedTax, sumTaxes } from "@shop/shared/pricing/quote";
import type { Order } from "./order.entity";

/** The total cost of several orders, in whole cents. */
export interface OrderSums {
  itemsCents: number;
  discountCents: number;
  shippingCents: number;
  taxCents: number;
  /** Whether the prices contained the tax. */
  taxIncluded: boolean;
  /** By name and percentage, the highest rate first. */
  taxes: (AppliedTax & { cents: number })[];
  totalCents: number;
  refundedCents: number;
}

/** Adds up the shares of a cart's orders, or of one order. Cancelled orders are in no sum (D-30). */
export function sumOrders(orders: readonly Order[]): OrderSums {
  const counted = orders.filter(({ cancelledAt }) => !cancelledAt);
  const sum = (cents: (order: Order) => number) => counted.reduce((total, order) => total + cents(order), 0);
  return {
    itemsCents: sum(({ unitPriceCents, quantity }) => unitPriceCents * quantity),
    discountCents: sum(({ discountCents }) => discountCents),
    shippingCents: sum(({ shippingCents }) => shippingCents),
    taxCents: sum(({ taxCents }) => taxCents),
    taxIncluded: orders.some(({ taxIncluded }) => taxIncluded),
    taxes: sumTaxes(counted.map((order) => ({ tax: taxOf(order), taxCents: order.taxCents }))),
    totalCents: sum(({ totalCents }) => totalCents),
    refundedCents: sum(({ refundedCents }) => refundedCents),
  };
}

/** The tax of an order by name and percentage; null without one. */
export const taxOf = ({ taxName: name, taxPercent: percent }: Order): AppliedTax | null =>
  name === null || percent === null ? null : { name, percent };
