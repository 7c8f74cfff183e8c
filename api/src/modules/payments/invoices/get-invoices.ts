import { mayManage } from "../../../context/actor";
import { Scope } from "../../../context/scope";
import type { RequestContext } from "../../../context/context";
import { columns, instant, json, text, uuid, type RowOf } from "../../../data/columns";
import { rows, select } from "../../../data/rows";
import type { Lookup } from "../../../data/shared-lookups";
import { NotFound } from "../../../errors";
import type { DocumentSeries, Invoice, InvoiceDocument } from "../invoice.entity";

const invoiceColumns = columns<Invoice>({
  number: text("invoices.number"),
  at: instant("made_at"),
  url: text("'/invoices/' || invoices.number || '.pdf'"),
});
const ofOrderColumns = invoiceColumns.with({
  orderId: uuid("part.order_id"),
  series: text<DocumentSeries>("series"),
});

/**
 * The documents of orders: the invoice of the payment, unless the order was closed by then, and the credit notes of the
 * order's refunds.
 */
const ofOrders = select(
  ofOrderColumns,
  `from payment_orders as part join invoices using (payment_id)
      where part.order_id = any($1) and refund_id is null and not exists (
        select from refunds as late where late.payment_id = part.payment_id and late.order_id = part.order_id and late.reason = 'ORDER_CLOSED')
    union all
    select ${ofOrderColumns.sql} from refunds as part join invoices on refund_id = part.id where part.order_id = any($1)
    order by "at", "number"`,
);

/** The invoice of an order, and the credit notes of its refunds, oldest first. */
export interface OrderDocuments {
  invoice: Invoice | null;
  creditNotes: Invoice[];
}

/** The invoice and the credit notes of each order. */
export const documentsOfOrders: Lookup<OrderDocuments> = async ({ db }, ids) => {
  const found = new Map<string, OrderDocuments>(ids.map((id) => [id, { invoice: null, creditNotes: [] }]));
  for (const { orderId, series, ...document } of await rows(db, ofOrders, [ids])) {
    const documents = found.get(orderId);
    if (series === "CREDIT_NOTE") documents?.creditNotes.push(document);
    else if (documents) documents.invoice = document;
  }
  return found;
};

const documentColumns = columns({
  number: text("number"),
  series: text<DocumentSeries>("series"),
  userId: uuid("user_id"),
  madeAt: instant("made_at"),
  document: json<InvoiceDocument>("document::json"),
});
const byNumber = select(documentColumns, "from invoices where number = $1");

/** An invoice or credit note with its content. */
export type FullInvoice = RowOf<typeof documentColumns>;

/**
 * Returns an invoice or credit note: customers get their own, admins and programs any. Throws NotFound for a foreign
 * document, as for an unknown number.
 */
export async function getInvoice(ctx: RequestContext, number: string): Promise<FullInvoice> {
  const [invoice] = /^[\w-]{1,40}$/.test(number) ? await rows(ctx.db, byNumber, [number]) : [];
  if (invoice && mayManage(ctx, invoice.userId, Scope.READ_ORDERS)) return invoice;
  throw new NotFound("invoice");
}
