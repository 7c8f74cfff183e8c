import { randomUUID } from "node:crypto";
import { anOrder, aProduct, aReview, asCustomer, asProgram } from "../../../support/builders";
import {
  addCollection,
  addGroup,
  featureCollection,
  NO_ID,
  type CallerName,
  type Target,
  type World,
} from "./world";
import type { TestShop } from "../../../support/shop";

/** The objects that an argument can refer to. */
export interface ObjectKind {
  /** The owners whose objects are requested. */
  targets: readonly Target[];
  /** The id or slug of the target's object, or an unused id. */
  find(world: World, target: Target, caller: CallerName): string | Promise<string>;
}

/** Objects of the shop: a new one for each call. */
export const ofShop = (
  create: (world: World, caller: CallerName) => string | Promise<string>,
): ObjectKind => ({
  targets: ["the shop", "nobody"],
  find: (world, target, caller) => (target === "nobody" ? NO_ID : create(world, caller)),
});

/** Objects of customers, closed to other customers. */
export const ofCustomers = (
  create: (world: World, owner: "A" | "B") => string | Promise<string>,
): ObjectKind => ({
  targets: ["A", "B", "nobody"],
  find: (world, target) => (target === "A" || target === "B" ? create(world, target) : NO_ID),
});

/** Inserts a row with a unique name as its only parameter. */
const inserted = (sql: string) =>
  ofShop(async ({ shop }) => {
    const [row] = await shop.sql<{ id: string }>(sql, [randomUUID()]);
    return (row as { id: string }).id;
  });

const aWebhook = ofShop(async ({ shop }) => {
  await shop.sql("delete from webhooks"); // a shop may have only a few
  const [webhook] = await shop.sql<{ id: string }>(
    "insert into webhooks (url, events, secret) values ('http://127.0.0.1/', '{stock.low}', '') returning id",
  );
  return (webhook as { id: string }).id;
});

/** A new undelivered order. */
const anOpenOrder = ofCustomers(async ({ shop, members }, owner) =>
  anOrder(shop, members[owner], await aProduct(shop)),
);

const hasAccount = async (shop: TestShop, id: string | undefined) =>
  id !== undefined && (await shop.sql("select from users where id = $1", [id])).length > 0;

/** An order that its customer can send back; an unused id for a caller without an account. */
export async function aDeliveredOrder({ shop, members }: World, owner: CallerName): Promise<string> {
  const { id, email } = members[owner];
  if (!(await hasAccount(shop, id))) return NO_ID;
  await shop.sql("update shop_settings set return_days = 30");
  const at = new Date();
  return anOrder(shop, { id, email }, await aProduct(shop), { paidAt: at, deliveredAt: at });
}

/** A new return of an order; an unused id for a caller without an account. */
export async function aReturn(world: World, owner: CallerName, status = "REQUESTED"): Promise<string> {
  const orderId = await aDeliveredOrder(world, owner);
  const [made] = await world.shop.sql<{ id: string }>(
    `with made as (
        insert into returns (number, user_id, reason, status) select $2, user_id, '', $3 from orders where id = $1 returning id
      )
      insert into return_lines (return_id, order_id, quantity) select id, $1, 1 from made returning return_id as id`,
    [orderId, randomUUID(), status],
  );
  return made?.id ?? NO_ID;
}

/** The objects by the names that fields and arguments have for them. */
export const objects = {
  // only the caller's own addresses are reachable, by nobody else and no admin
  Address: ofShop(async ({ shop, members }, caller) => {
    const [address] = await shop.sql<{ id: string }>(
      `insert into addresses (user_id, name, line1, country, phone)
        select id, 'Carla', '1 Harbour Street', 'US', '555 0100' from users where id = $1 returning id`,
      [members[caller].id],
    );
    return address?.id ?? NO_ID;
  }),
  ApiKey: ofShop(async ({ shop }) => (await asProgram(shop)).id),
  Attribute: inserted(
    "insert into attributes (slug, name, type) values ($1, $1, 'TEXT') returning slug as id",
  ),
  Brand: inserted("insert into brands (slug, name) values ($1, $1) returning slug as id"),
  Category: inserted("insert into categories (slug, name) values ($1, $1) returning id"),
  ChangeSet: ofShop(async ({ shop }) => {
    const [set] = await shop.sql<{ id: string }>(
      `with made as (insert into product_change_sets default values returning id), changed as (
          insert into product_changes (set_id, product_id, price_cents_before, price_cents_after)
            select made.id, $1, 1000, 1999 from made
        ) select id from made`,
      [(await aProduct(shop)).id],
    );
    return (set as { id: string }).id;
  }),
  Checkout: ofCustomers(({ checkouts }, owner) => checkouts[owner]),
  // its slug is its id
  Collection: ofShop(async ({ shop, product }) => {
    await shop.sql("delete from collections"); // a shop may have only a few
    const id = await addCollection(shop, product);
    await featureCollection(shop, id);
    return id;
  }),
  Delivery: ofShop(async (world, caller) => {
    const [delivery] = await world.shop.sql<{ id: string }>(
      `with event as (insert into webhook_events (type, data) values ('stock.low', '{}') returning id)
        insert into webhook_deliveries (webhook_id, event_id) select $1, id from event returning id`,
      [await aWebhook.find(world, "the shop", caller)],
    );
    return (delivery as { id: string }).id;
  }),
  Discount: inserted("insert into discounts (code, percent) values ($1, 10) returning id"),
  GiftCard: inserted(
    "insert into gift_cards (code_hash, last_characters, amount_cents) values (sha256($1::bytea), 'WXYZ', 100) returning id",
  ),
  Job: ofShop(async ({ shop }) => {
    const [job] = await shop.sql<{ id: string }>(
      "select id from graphile_worker.add_job('send-refund', max_attempts => 1)",
    );
    await shop.sql("select graphile_worker.permanently_fail_jobs(array[$1::bigint], 'refused')", [job?.id]);
    return (job as { id: string }).id;
  }),
  Order: anOpenOrder,
  Payment: ofCustomers(({ payments }, owner) => payments[owner]),
  Product: ofShop(async ({ shop }) => (await aProduct(shop)).id),
  ProductGroup: ofShop(async ({ shop }) => addGroup(shop, (await aProduct(shop)).id)),
  Return: ofCustomers(aReturn),
  Review: ofShop(({ shop, product }) => aReview(shop, { productId: product })),
  Shipment: ofCustomers(async (world, owner) => {
    const [parcel] = await world.shop.sql<{ id: string }>(
      `with parcel as (insert into shipments (user_id) select user_id from orders where id = $1 returning id),
          sent as (update orders set shipped_at = now(), shipment_id = parcel.id from parcel where orders.id = $1)
        select id from parcel`,
      [await anOpenOrder.find(world, owner, owner)],
    );
    return (parcel as { id: string }).id;
  }),
  ShippingMethod: inserted("insert into shipping_methods (name, price_cents) values ($1, 490) returning id"),
  TaxRate: inserted(
    "insert into tax_rates (country, region, name, percent) values ('DE', $1, 'VAT', 19) returning id",
  ),
  User: ofShop(async ({ shop }) => {
    const { id } = await asCustomer(shop);
    await aReview(shop, { userId: id });
    return id;
  }),
  Webhook: aWebhook,
} satisfies Record<string, ObjectKind>;

/** The kind with the longest name that occurs in a text such as `editShipment` or `productId`; undefined without any. */
export function objectNamed(text: string): ObjectKind | undefined {
  const named = Object.entries(objects).filter(([name]) => text.toLowerCase().includes(name.toLowerCase()));
  return named.sort(([one], [other]) => other.length - one.length)[0]?.[1];
}
