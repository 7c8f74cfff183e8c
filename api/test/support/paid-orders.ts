import { aProduct, anOrder, type Person } from "./builders";
import { sessionOf, startPaymentOf, type TestGateway } from "./demo-gateway";
import type { TestShop } from "./shop";

/** An order that was paid in a session of the demo gateway. */
export interface PaidOrder {
  id: string;
  productId: string;
  session: string;
}

/** Orders of these prices, paid together. Each takes 2 units of a product of its own, of which 98 are left. */
export async function paidOrders(
  { shop, gateway }: { shop: TestShop; gateway: TestGateway },
  customer: Person,
  ...prices: number[]
): Promise<PaidOrder[]> {
  const orders: Omit<PaidOrder, "session">[] = [];
  for (const price of prices) {
    const product = await aProduct(shop, { price, countInStock: 98 });
    orders.push({ id: await anOrder(shop, customer, product, { quantity: 2 }), productId: product.id });
  }
  const { url } = await startPaymentOf(
    customer,
    orders.map(({ id }) => id),
  );
  await gateway.press(shop, url, "approve");
  return orders.map((order) => ({ ...order, session: sessionOf(url) }));
}

/** The units in stock of a product. */
export async function stockOf(shop: TestShop, productId: string): Promise<number | undefined> {
  const query = "select count_in_stock as units from products where id = $1";
  return (await shop.sql<{ units: number }>(query, [productId]))[0]?.units;
}

/** What the demo gateway gave back in a session, in cents. */
export async function sentBack(shop: TestShop, session: string): Promise<number | undefined> {
  const query = `select coalesce(sum(cents::integer), 0)::integer as cents
    from demo_payment_sessions, jsonb_each_text(refunds) as refund (name, cents) where id = $1`;
  return (await shop.sql<{ cents: number }>(query, [session]))[0]?.cents;
}

interface OrderHistory {
  status: string;
  events: { status: string; by: string; note: string | null }[];
}

/** An order's state and its history, as a person sees them. */
export async function historyOf(person: Person, id: string) {
  const query = "query ($id: ID!) { order(id: $id) { status events { status by note } } }";
  const { order } = await person.ask<{ order: OrderHistory }>(query, { id });
  const { status, events } = order;
  return {
    status,
    steps: events.map((event) => event.status),
    notes: events.flatMap(({ note }) => note ?? []),
    last: events.at(-1),
  };
}
