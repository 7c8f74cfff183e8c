import type { Amounts_OrderFragment } from "./Amounts.generated";
import { sumOf, totalPrice } from "./total-price";

/** The amounts of a quote, an order or a cart's orders, in major units. */
export interface AmountsOf {
  items: number;
  discount: number;
  shipping: number;
  taxIncluded: boolean;
  taxLines: readonly { name: string; percent: number; amount: number }[];
  total: number;
  /** The part of the total that a gift card pays. */
  giftCard?: number;
  /** The amount refunded so far. */
  refunded?: number;
  discountCode?: string | null;
  /** The name of the delivery method. Without one there is no delivery line, unless delivery costs something. */
  shippingMethod?: string | null;
}

/** The combined charges of orders, in major units. Cancelled orders are excluded (D-30), unless there is a single order. */
export function amountsOf(orders: readonly Amounts_OrderFragment[]): AmountsOf {
  const counted = orders.length === 1 ? orders : orders.filter(({ status }) => status !== "CANCELLED");
  const sum = (amount: (order: Amounts_OrderFragment) => number) => sumOf(counted.map(amount));
  return {
    items: sum(({ unitPrice, qty }) => totalPrice(unitPrice, qty)),
    discount: sum(({ discount }) => discount),
    discountCode: firstOf(counted, ({ discountCode }) => discountCode),
    shipping: sum(({ shipping }) => shipping),
    shippingMethod: firstOf(counted, ({ shippingMethod }) => shippingMethod),
    taxIncluded: counted.some(({ taxIncluded }) => taxIncluded),
    taxLines: taxesOf(counted),
    total: sum(({ total }) => total),
    giftCard: sum(({ giftCard }) => giftCard),
    refunded: sum(({ refunded }) => refunded),
  };
}

/** Whether a discount, delivery, tax, gift card or refund has to be shown beside the total. */
export const hasAmounts = ({
  discount,
  shipping,
  shippingMethod,
  taxLines,
  giftCard = 0,
  refunded = 0,
}: AmountsOf): boolean =>
  discount > 0 ||
  shipping > 0 ||
  Boolean(shippingMethod) ||
  taxLines.length > 0 ||
  giftCard > 0 ||
  refunded > 0;

type TaxLine = AmountsOf["taxLines"][number];

/** The taxes of all orders by name and percentage, the highest rate first. */
function taxesOf(orders: readonly Amounts_OrderFragment[]): TaxLine[] {
  const taxes = new Map<string, TaxLine>();
  for (const tax of orders.flatMap(({ taxLines }) => taxLines)) {
    const key = `${tax.percent} ${tax.name}`;
    taxes.set(key, { ...tax, amount: sumOf([taxes.get(key)?.amount ?? 0, tax.amount]) });
  }
  return [...taxes.values()].sort((one, other) => other.percent - one.percent);
}

const firstOf = (
  orders: readonly Amounts_OrderFragment[],
  text: (order: Amounts_OrderFragment) => string | null,
): string | null => orders.map(text).find((each) => each !== null) ?? null;
