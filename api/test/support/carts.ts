import type { OrderTable } from "../../src/modules/orders/order.entity";
import { anOrder, aProduct, type Person } from "./builders";
import type { TestShop } from "./shop";

/** An order's charged amounts, besides its price. */
export type Charged = Partial<
  Pick<
    OrderTable,
    | "discountMinor"
    | "discountCode"
    | "shippingMinor"
    | "shippingMethod"
    | "taxMinor"
    | "taxIncluded"
    | "taxName"
    | "taxPercent"
    | "refundedMinor"
    | "postalAddress"
  >
>;

/** Changes an order's charged amounts, without applying the shop's rules. */
export async function charge(shop: TestShop, orderId: string, charged: Charged): Promise<void> {
  const {
    discountMinor = 0,
    shippingMinor = 0,
    taxMinor = 0,
    refundedMinor = 0,
    taxIncluded = false,
  } = charged;
  const { discountCode, shippingMethod, taxName, taxPercent, postalAddress } = charged;
  await shop.sql(
    `update orders set discount_cents = $2, shipping_cents = $3, tax_cents = $4, refunded_cents = $5, tax_included = $6,
        discount_code = $7, shipping_method = $8, tax_name = $9, tax_percent = $10, shipping_address = $11
      where id = $1`,
    [
      ...[orderId, discountMinor, shippingMinor, taxMinor, refundedMinor, taxIncluded],
      ...[discountCode ?? null, shippingMethod ?? null, taxName ?? null, taxPercent ?? null],
      postalAddress ? JSON.stringify(postalAddress) : null,
    ],
  );
}

type Line = Charged & NonNullable<Parameters<typeof anOrder>[3]> & { price: number; product?: string };

/** An ordered cart. */
export interface PlacedCart {
  id: string;
  /** The number that people see. */
  number: string;
  /** In the order of the lines. */
  orderIds: string[];
}

/** Inserts a cart's checkout and one order per line, without taking stock. */
export async function aCart(shop: TestShop, customer: Person, lines: readonly Line[]): Promise<PlacedCart> {
  const [checkout] = await shop.sql<{ id: string; number: string }>(
    "insert into checkouts (user_id, idempotency_key) values ($1, gen_random_uuid()) returning id, number",
    [customer.id],
  );
  const { id, number } = checkout as { id: string; number: string };
  const orderIds: string[] = [];
  for (const { price, product: name, ...line } of lines) {
    const product = await aProduct(shop, { price, ...(name && { name }) });
    const orderId = await anOrder(shop, customer, product, line);
    await charge(shop, orderId, line);
    await shop.sql("update orders set checkout_id = $2 where id = $1", [orderId, id]);
    orderIds.push(orderId);
  }
  return { id, number, orderIds };
}

/**
 * Three tools with a code, express delivery and included German tax: 89.60 − 8.96 + 9.90 = 90.54, of which 14.46 are tax.
 */
export const THREE_TOOLS = [
  { product: "Bow Saw", price: 35.8, discountMinor: 358, shippingMinor: 396, taxMinor: 578 },
  { product: "Claw Hammer", price: 24, quantity: 2, discountMinor: 480, shippingMinor: 530, taxMinor: 774 },
  { product: "Try Square", price: 5.8, discountMinor: 58, shippingMinor: 64, taxMinor: 94 },
].map((line) => ({
  ...line,
  ...{ discountCode: "SPRING10", shippingMethod: "Express", taxIncluded: true },
  ...{ taxName: "VAT", taxPercent: 19 },
}));
