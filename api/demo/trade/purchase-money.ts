import { locale } from "@shop/shared/locale";
import { dayAt } from "@shop/shared/time/zoned-time";
import { randomUUID } from "node:crypto";
import { currencyCode } from "../../src/modules/pricing/quote";
import type { Order } from "../../src/modules/orders/order.entity";
import type { InvoiceDocument } from "../../src/modules/payments/invoice.entity";
import { creditNoteOf, invoiceOf } from "../../src/modules/payments/invoices/invoice-document";
import { HOUR_MS, later, type Course, type Returned } from "./purchase-course";

/** A purchase with its orders. */
interface PaidPurchase {
  course: Course;
  orders: { id: string; user_id: string; product_name: string; totalMinor: number; back: Returned | null }[];
}

/** The payment of a purchase with its session at the demo gateway, and its refunds. */
export function paymentOf({ course: { placed, paid, refunded }, orders }: PaidPurchase) {
  const id = randomUUID();
  const session_id = `cs_demo_${randomUUID().replaceAll("-", "")}`;
  const expires_at = later(placed, HOUR_MS);
  const refunds = orders.flatMap(({ id: order_id, back }) => {
    const refund = randomUUID();
    return back && refunded
      ? [
          {
            ...{ id: refund, payment_id: id, order_id, amount_cents: back.minor, reason: "ADMIN" },
            ...{ provider_refund_id: `re_demo_${refund}`, created_at: refunded, done_at: refunded },
            ...{ units: back.units, restocked_units: back.restocked },
          },
        ]
      : [];
  });
  const request = {
    paymentId: id,
    currency: currencyCode(),
    lines: orders.map(({ product_name, totalMinor }) => ({
      name: product_name,
      unitCents: totalMinor,
      quantity: 1,
    })),
    returnUrl: `/checkout/return/${id}`,
  };
  return {
    payment: {
      ...{
        id,
        user_id: orders[0]?.user_id,
        gateway: "demo",
        status: "PAID",
        currency: currencyCode(),
        session_id,
      },
      amount_cents: orders.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
      ...{ created_at: placed, expires_at, paid_at: paid, unbooked_cents: 0, failed_refunds: {} },
    },
    parts: orders.map(({ id: order_id, totalMinor }) => ({
      payment_id: id,
      order_id,
      amount_cents: totalMinor,
    })),
    session: {
      ...{ id: session_id, request, status: "complete", expires_at, created_at: placed },
      refunds: Object.fromEntries(refunds.map((refund) => [refund.id, refund.amount_cents])),
    },
    refunds,
  };
}

/** A payment with its refunds. */
export type Paid = ReturnType<typeof paymentOf>;

/** Numbers documents consecutively, starting at 1 each year, as the shop does. */
class Numbers {
  private readonly lasts = new Map<string, { series: string; year: number; last: number }>();

  next(series: "INVOICE" | "CREDIT_NOTE", at: Date): string {
    const year = Number(dayAt(at, locale().timeZone).slice(0, 4));
    const row = this.lasts.get(`${series} ${year}`) ?? { series, year, last: 0 };
    row.last += 1;
    this.lasts.set(`${series} ${year}`, row);
    return `${series === "INVOICE" ? "" : "CN-"}${year}-${String(row.last).padStart(6, "0")}`;
  }

  rows(): object[] {
    return [...this.lasts.values()];
  }
}

/** The invoices of the payments, and the credit notes of their refunds, by time. */
export function documentsOf(
  paid: readonly Paid[],
  orders: ReadonlyMap<string, Order>,
  seller: InvoiceDocument["seller"],
  shownNumber: (order: Order) => string,
) {
  const numbers = new Numbers();
  const invoices = paid.map(({ payment, parts, refunds }) => {
    const [first, ...others] = parts.flatMap(({ order_id }) => orders.get(order_id) ?? []);
    const document = invoiceOf([first as Order, ...others], seller, currencyCode(), shownNumber);
    const number = numbers.next("INVOICE", payment.paid_at as Date);
    const row = { number, series: "INVOICE", user_id: payment.user_id, payment_id: payment.id };
    return { row: { ...row, refund_id: null, made_at: payment.paid_at, document }, refunds };
  });
  const notes = invoices
    .flatMap(({ row, refunds }) => refunds.map((refund) => ({ row, refund })))
    .sort((one, other) => one.refund.created_at.getTime() - other.refund.created_at.getTime())
    .map(({ row, refund }) => {
      const { buyer, currency } = row.document;
      const order = orders.get(refund.order_id) as Order;
      const part = { minor: refund.amount_cents, units: refund.units };
      return {
        ...{ ...row, number: numbers.next("CREDIT_NOTE", refund.created_at), series: "CREDIT_NOTE" },
        ...{ refund_id: refund.id, made_at: refund.created_at },
        document: creditNoteOf(
          order,
          part,
          { seller, buyer, currency, invoice: row.number },
          shownNumber(order),
        ),
      };
    });
  return { documents: [...invoices.map(({ row }) => row), ...notes], series: numbers.rows() };
}
