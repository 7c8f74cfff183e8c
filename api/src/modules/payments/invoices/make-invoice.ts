import { imageName, imageWidths, parseUpload } from "@shop/shared/images";
import { locale } from "@shop/shared/locale";
import type { RequestContext } from "../../../context/context";
import { columns, integer, json, nullable, text, uuid } from "../../../data/columns";
import { command, execute, returning, rows, select } from "../../../data/rows";
import { findShownNumbers, listOrdersById } from "../../orders/get-orders";
import type { DocumentSeries, InvoiceDocument } from "../invoice.entity";
import { creditNoteOf, invoiceOf } from "./invoice-document";

const nextColumns = columns({ year: integer("year"), last: integer("last") });
/** The row stays locked until the transaction ends: the next number is assigned after this one is committed or rolled back. */
const takeNumber = returning(
  nextColumns,
  `insert into document_series (series, year, last) values ($1, extract(year from coalesce($2::timestamptz, now()) at time zone $3)::integer, 1)
    on conflict (series, year) do update set last = document_series.last + 1`,
);
const insert = command(
  `insert into invoices (number, series, user_id, payment_id, refund_id, document) values ($1, $2, $3, $4, $5, $6::jsonb)`,
);
const shopColumns = columns({
  country: text("country"),
  name: nullable(text("storefront->>'name'")),
  logoUrl: nullable(text("storefront->>'logoUrl'")),
});
const readShop = select(shopColumns, "from shop_settings");

const prefixes: Record<DocumentSeries, string> = { INVOICE: "", CREDIT_NOTE: "CN-" };

/** The next number of the year: 2026-000001, or CN-2026-000001. */
async function nextNumber(tx: RequestContext, series: DocumentSeries, at?: Date): Promise<string> {
  const [{ year, last }] = (await rows(tx.db, takeNumber, [series, at ?? null, locale().timeZone])) as [
    { year: number; last: number },
  ];
  return `${prefixes[series]}${year}-${String(last).padStart(6, "0")}`;
}

/** The width in which a logo is printed, in pixels. */
const [, LOGO_WIDTH] = imageWidths;

/** The stored JPEG of a logo; undefined for an SVG, which PDFs can't have. */
function logoOnPaper(logoUrl: string): string | undefined {
  const image = parseUpload(logoUrl);
  return image && imageName(image.hash, Math.min(image.width, LOGO_WIDTH), "jpg");
}

/** The fields of a payment that its invoice uses. */
export interface Invoiced {
  id: string;
  userId: string;
  currency: string;
}

/**
 * Makes the invoice of a payment for the orders that it paid. Call it last in the transaction that books the payment,
 * because all other invoices wait for the lock on the number. `at` is the time of booking if it isn't now: its year
 * determines the number.
 */
export async function makeInvoice(
  tx: RequestContext,
  payment: Invoiced,
  orderIds: string[],
  at?: Date,
): Promise<void> {
  const [first, ...others] = await listOrdersById(tx, orderIds);
  if (!first) return;
  const [shop] = await rows(tx.db, readShop);
  const { seller: configured } = tx.policy;
  const logo = logoOnPaper(shop?.logoUrl ?? "");
  const seller = {
    ...{ ...configured, shop: shop?.name ?? configured.shop, country: shop?.country ?? "" },
    ...(logo && { logo }),
  };
  const shownNumber = await findShownNumbers(tx, [first, ...others]);
  const document = invoiceOf([first, ...others], seller, payment.currency, shownNumber);
  const number = await nextNumber(tx, "INVOICE", at);
  await execute(tx.db, insert, [
    number,
    "INVOICE",
    payment.userId,
    payment.id,
    null,
    JSON.stringify(document),
  ]);
}

const refundedColumns = columns({
  paymentId: uuid("refunds.payment_id"),
  userId: uuid("invoices.user_id"),
  orderId: uuid("refunds.order_id"),
  minor: integer("(refunds.amount_cents + refunds.gift_card_cents)::integer"),
  giftCardMinor: integer("refunds.gift_card_cents::integer"),
  units: nullable(integer("refunds.units")),
  invoice: text("invoices.number"),
  document: json<InvoiceDocument>("invoices.document::json"),
});
/** A refund of an invoiced order. Refunds of payments that came too late have no invoice. */
const readRefund = select(
  refundedColumns,
  `from refunds join invoices on invoices.payment_id = refunds.payment_id and series = 'INVOICE'
    where refunds.id = $1 and reason <> 'ORDER_CLOSED'`,
);

/**
 * Makes the credit note of a refund; makes none if the payment has no invoice. Callers make none for a repeated refund,
 * which keeps the credit note of the failed one. Call it last in the transaction, like `makeInvoice`.
 */
export async function makeCreditNote(tx: RequestContext, refundId: string, at?: Date): Promise<void> {
  const [refund] = await rows(tx.db, readRefund, [refundId]);
  const [order] = refund ? await listOrdersById(tx, [refund.orderId]) : [];
  if (!refund || !order) return;
  const { seller, buyer, currency } = refund.document;
  const document = creditNoteOf(
    order,
    { ...refund, units: refund.units ?? order.quantity },
    { seller, buyer, currency, invoice: refund.invoice },
    (await findShownNumbers(tx, [order]))(order),
  );
  const number = await nextNumber(tx, "CREDIT_NOTE", at);
  const values = [number, "CREDIT_NOTE", refund.userId, refund.paymentId, refundId];
  await execute(tx.db, insert, [...values, JSON.stringify(document)]);
}
