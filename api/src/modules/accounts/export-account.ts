import { personalTables } from "@shop/shared/personal-tables";
import { requireViewer, type RequestContext } from "../../context/context";
import { OperationManager } from "../../data/operation-manager";
import { columns, text, type RowOf } from "../../data/columns";
import { rows, type Statement, select } from "../../data/rows";
import { tableOf, type Entity } from "../../data/tables";
import { AddressTable } from "../addresses/address.entity";
import { AuditEntryTable } from "../audit/audit-entry.entity";
import { CartReminderTable } from "../carts/cart-reminder.entity";
import { CartEntryTable } from "../carts/cart-entry.entity";
import { SubscriptionTable } from "../newsletter/subscription.entity";
import { CheckoutTable } from "../orders/checkout.entity";
import { OrderEventTable, OrderTable } from "../orders/order.entity";
import { ShipmentTable } from "../orders/shipment.entity";
import {
  DemoPaymentSessionTable,
  DisputeTable,
  PaymentOrderTable,
  PaymentTable,
  RefundTable,
} from "../payments/payment.entity";
import { GiftCardEntryTable, GiftCardTable } from "../gift-cards/gift-card.entity";
import { InvoiceTable } from "../payments/invoice.entity";
import { ShopNoteTable } from "../notes/shop-note.entity";
import { ReturnLineTable, ReturnPhotoTable, ReturnTable } from "../returns/return.entity";
import { ReviewPhotoTable } from "../reviews/review-photo.entity";
import { ReviewTable } from "../reviews/review.entity";
import { StockAlertTable } from "../stock-alerts/stock-alert.entity";
import { AdminGrant } from "../users/admin-grant.entity";
import { DeviceTable } from "../users/device.entity";
import { UserTable } from "../users/user.entity";
import { WishTable } from "../wishes/wish.entity";

/** Rows per batch, which bounds the memory for the data of one person. */
const BATCH = 500;

/** The condition of a person's own rows in a table; $1 is their id. Rows are read in the order of their keys. */
interface OwnRows {
  where: string;
  key: string;
}

const OWN_ORDERS = "order_id in (select id from orders where user_id = $1)";
const PAID = `select payment_id from payment_orders where ${OWN_ORDERS}`;
const OWN_PAYMENTS = `payment_id in (${PAID})`;
const OWN_SESSIONS = `id in (select session_id from payments where id in (${PAID}))`;

/** An email gives access to its rows only if it is proved. */
const OWN_EMAIL = "email = (select email from users where id = $1 and email_verified)";

const ofUser: OwnRows = { where: "user_id = $1", key: "id::text" };

/** The tables of 'Download my data', in its order, with the conditions of a person's own rows. */
const ownRows: readonly (readonly [Entity, ...OwnRows[]])[] = [
  [UserTable, { where: "id = $1", key: "id::text" }],
  [AddressTable, ofUser],
  [DeviceTable, ofUser],
  [AdminGrant, { where: OWN_EMAIL, key: "email" }],
  [ReviewTable, ofUser],
  [ReviewPhotoTable, { where: "user_id = $1", key: "hash" }],
  [
    AuditEntryTable,
    { where: "actor_id = $1", key: "id::text" },
    { where: "target_user_id = $1 and actor_id is distinct from $1", key: "id::text" },
  ],
  [OrderTable, ofUser],
  [CheckoutTable, ofUser],
  [ShipmentTable, ofUser],
  [OrderEventTable, { where: OWN_ORDERS, key: "lpad(id::text, 19, '0')" }],
  [ReturnTable, ofUser],
  [ReturnLineTable, { where: OWN_ORDERS, key: "concat(return_id, order_id)" }],
  [ReturnPhotoTable, { where: "user_id = $1", key: "hash" }],
  [ShopNoteTable, { where: `(user_id = $1 or ${OWN_ORDERS})`, key: "id::text" }],
  [PaymentTable, { where: `id in (${PAID})`, key: "id::text" }],
  [PaymentOrderTable, { where: OWN_ORDERS, key: "concat(payment_id, order_id)" }],
  [RefundTable, { where: OWN_ORDERS, key: "id::text" }],
  [InvoiceTable, { where: "user_id = $1", key: "number" }],
  [DisputeTable, { where: OWN_PAYMENTS, key: "id::text" }],
  [DemoPaymentSessionTable, { where: OWN_SESSIONS, key: "id" }],
  [GiftCardTable, { where: `(${OWN_EMAIL} or ${OWN_ORDERS})`, key: "id::text" }],
  [
    GiftCardEntryTable,
    {
      where: `(${OWN_ORDERS} or card_id in (select id from gift_cards where ${OWN_EMAIL}))`,
      key: "lpad(id::text, 19, '0')",
    },
  ],
  [WishTable, { where: "user_id = $1", key: "product_id::text" }],
  [CartEntryTable, { where: "user_id = $1", key: "product_id::text" }],
  [CartReminderTable, { where: "user_id = $1", key: "user_id::text" }],
  [StockAlertTable, { where: `(user_id = $1 or ${OWN_EMAIL})`, key: "id::text" }],
  [SubscriptionTable, { where: OWN_EMAIL, key: "id::text" }],
];

/** Columns with ids of people; all ids except the viewer's own are replaced by null. */
const NAMES_A_PERSON = ["actor_id", "target_user_id"];

/** A row as JSON, and the key after which the next batch starts. */
const rowColumns = columns({ key: text("key"), row: text("row") });
type Batch = Statement<RowOf<typeof rowColumns>>;

const sections = ownRows.map(([entity, ...own]) => {
  const { name } = tableOf(entity);
  const { what, download } = personalTables[name as keyof typeof personalTables];
  return { key: download as string, about: what, batches: batchesOf(entity, own) };
});

/** The statements that read a person's rows of a table in batches: $2 is the key of the last row, and $3 the size of a batch. */
function batchesOf(entity: Entity, own: OwnRows[]): Batch[] {
  const { name: table } = tableOf(entity);
  const fields = downloadedColumns(entity).map((column) => {
    const value = NAMES_A_PERSON.includes(column) ? `case when ${column} = $1 then ${column} end` : column;
    return `'${camelCase(column)}', ${value}`;
  });
  return own.map(({ where, key }) =>
    select(
      rowColumns,
      `from (
        select ${key} as key, json_build_object(${fields.join(", ")})::text as row from ${table} where ${where}
      ) as own where key > $2 order by key limit $3`,
    ),
  );
}

/** The columns of a table in 'Download my data'. */
export function downloadedColumns(entity: Entity): string[] {
  const { columns: all } = tableOf(entity);
  return all.filter(({ personal }) => personal === "downloaded").map(({ name }) => name);
}

function camelCase(column: string): string {
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * All of the viewer's data in the database, as the text of a JSON document: a list of rows under the key of each
 * downloaded table of `personalTables`. The data is read while the document is sent. Throws RateLimited.
 */
export async function exportAccount(ctx: RequestContext): Promise<AsyncGenerator<string, void>> {
  await ctx.limits.consume("export");
  return document(ctx, requireViewer(ctx).id);
}

async function* document(ctx: RequestContext, userId: string): AsyncGenerator<string, void> {
  const about = Object.fromEntries(sections.map((section) => [section.key, section.about]));
  yield `{"about":${JSON.stringify(about)}`;
  for (const { key, batches } of sections) {
    yield `,${JSON.stringify(key)}:[`;
    let separator = "";
    for (const batch of batches)
      for await (const found of inBatches(ctx, batch, userId)) {
        yield separator + found.join(",");
        separator = ",";
      }
    yield "]";
  }
  yield "}";
}

/** The rows of a statement as JSON, in batches of at least one row. */
async function* inBatches(
  { db }: RequestContext,
  batch: Batch,
  userId: string,
): AsyncGenerator<string[], void> {
  for (let after = ""; ;) {
    if (db instanceof OperationManager) db.renewBudget();
    const found = await rows(db, batch, [userId, after, BATCH]);
    if (found.length > 0) yield found.map(({ row }) => row);
    if (found.length < BATCH) return;
    after = found.at(-1)?.key as string;
  }
}
