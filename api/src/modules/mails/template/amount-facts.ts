import { formatCents } from "@shop/shared/money";
import type { Order } from "../../orders/order.entity";
import { sumOrders } from "../../orders/sum-orders";
import type { Fact } from "./Facts";
import type { MailedCart } from "./order-words";

/** The lines of a mail from the products' price to the total, and the lines below it. */
export interface AmountFacts {
  before: Fact[];
  after: Fact[];
}

/** The amounts of orders line by line; empty if the total is the products' price alone. Cancelled orders don't count. */
export function amountFacts(orders: readonly Order[]): AmountFacts {
  const { itemsCents, discountCents, shippingCents, taxes, taxIncluded } = sumOrders(orders);
  const method = orders.find(({ shippingMethod }) => shippingMethod)?.shippingMethod;
  const code = orders.find(({ discountCode }) => discountCode)?.discountCode;
  const taxFacts: Fact[] = taxes.map(({ name, percent, cents }) => [
    taxIncluded ? `Includes ${percent} % ${name}` : `${name}, ${percent} %`,
    formatCents(cents),
  ]);
  const before: Fact[] = [
    ...(discountCents > 0 ? [discountFact(code, discountCents)] : []),
    ...(method || shippingCents > 0 ? [deliveryFact(method, shippingCents)] : []),
    ...(taxIncluded ? [] : taxFacts),
  ];
  const after = taxIncluded ? taxFacts : [];
  return { before: before.length > 0 ? [["Products", formatCents(itemsCents)], ...before] : [], after };
}

/** The amounts of orders with their total; for a part of a cart only the total of the whole cart (D-30). */
export function amountsAndTotal(
  orders: readonly Order[],
  cart: MailedCart | null,
): AmountFacts & { sum: Fact } {
  const { totalCents } = sumOrders(cart?.orders ?? orders);
  return cart && orders.length < cart.orders.length
    ? { before: [], sum: ["Order total", formatCents(totalCents)], after: [] }
    : { ...amountFacts(orders), sum: ["Total", formatCents(totalCents)] };
}

const discountFact = (code: string | null | undefined, cents: number): Fact => [
  code ? `Discount (${code})` : "Discount",
  `−${formatCents(cents)}`,
];

const deliveryFact = (method: string | null | undefined, cents: number): Fact => [
  method ? `Delivery (${method})` : "Delivery",
  cents > 0 ? formatCents(cents) : "Free",
];
