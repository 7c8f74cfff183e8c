import { serverTexts } from "@shop/shared/messages/server";
import { formatMinor } from "@shop/shared/money";
import type { Order } from "../../orders/order.entity";
import { sumOrders } from "../../orders/sum-orders";
import type { Fact } from "./Facts";
import type { MailedCart } from "./order-words";

/** The lines of a mail from the products' price to the total, and the lines below it. */
export interface AmountFacts {
  before: Fact[];
  after: Fact[];
}

const texts = () => serverTexts().mails.amountTexts;

/** The amounts of orders line by line; empty if the total is the products' price alone. Cancelled orders don't count. */
export function amountFacts(orders: readonly Order[]): AmountFacts {
  const { itemsMinor, discountMinor, shippingMinor, taxes, taxIncluded, giftCardMinor } = sumOrders(orders);
  const method = orders.find(({ shippingMethod }) => shippingMethod)?.shippingMethod;
  const code = orders.find(({ discountCode }) => discountCode)?.discountCode;
  const taxFacts: Fact[] = taxes.map(({ name, percent, minor }) => [
    texts().tax(name, percent, taxIncluded),
    formatMinor(minor),
  ]);
  const before: Fact[] = [
    ...(discountMinor > 0 ? [discountFact(code, discountMinor)] : []),
    ...(method || shippingMinor > 0 ? [deliveryFact(method, shippingMinor)] : []),
    ...(taxIncluded ? [] : taxFacts),
  ];
  const card: Fact[] = giftCardMinor > 0 ? [[texts().giftCard, formatMinor(giftCardMinor)]] : [];
  const after = [...(taxIncluded ? taxFacts : []), ...card];
  return { before: before.length > 0 ? [[texts().products, formatMinor(itemsMinor)], ...before] : [], after };
}

/** The amounts of orders with their total; for a part of a cart only the total of the whole cart (D-30). */
export function amountsAndTotal(
  orders: readonly Order[],
  cart: MailedCart | null,
): AmountFacts & { sum: Fact } {
  const { totalMinor } = sumOrders(cart?.orders ?? orders);
  return cart && orders.length < cart.orders.length
    ? { before: [], sum: [texts().orderTotal, formatMinor(totalMinor)], after: [] }
    : { ...amountFacts(orders), sum: [texts().total, formatMinor(totalMinor)] };
}

const discountFact = (code: string | null | undefined, minor: number): Fact => [
  texts().discount(code),
  `−${formatMinor(minor)}`,
];

const deliveryFact = (method: string | null | undefined, minor: number): Fact => [
  texts().delivery(method),
  minor > 0 ? formatMinor(minor) : texts().free,
];
