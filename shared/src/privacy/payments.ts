import type { StoredTable } from "./stored-table";

const FOR_THE_BOOKS = "As long as the law requires the shop to keep its books.";
const STAYS_IN_THE_BOOKS = "Stays in the books, without your name and email.";

const forTheBooks = {
  whose: "customers",
  basis: "legal duty",
  kept: FOR_THE_BOOKS,
  onDeletion: "kept",
  afterDeletion: STAYS_IN_THE_BOOKS,
} as const;

/** What is stored of payments. Card numbers are entered on the payment provider's page: the shop never sees them. */
export const paymentTables: readonly StoredTable[] = [
  {
    name: "payments",
    title: "Payments",
    about: "A payment of one or several orders. The shop never sees a card's number.",
    download: "payments",
    personal: [
      {
        ...forTheBooks,
        columns: [
          "id",
          "user_id",
          "gateway",
          "status",
          "amount_cents",
          "currency",
          "created_at",
          "expires_at",
          "paid_at",
        ],
        what: "The amount, through which payment provider, and when the payment was started, paid or closed.",
        why: "To know that your order is paid, and for the shop's books.",
        downloaded: true,
      },
      {
        ...forTheBooks,
        columns: ["url"],
        what: "The address of the payment's page.",
        why: "To lead you back to a payment that you have begun.",
        onDeletion: "emptied",
        afterDeletion: "Removed.",
        downloaded: false,
      },
      {
        ...forTheBooks,
        columns: ["session_id", "intent_id", "checked_at", "unbooked_cents", "failed_refunds"],
        what: "The payment provider's numbers of the payment, when it was last asked, and what it gave back, or failed to, outside of an order.",
        why: "To match what the payment provider reports with your order.",
        downloaded: false,
      },
    ],
    other: [],
  },
  {
    name: "payment_orders",
    title: "Orders of a payment",
    about: "Which orders a payment covers.",
    download: "paymentOrders",
    personal: [
      {
        ...forTheBooks,
        columns: ["payment_id", "order_id", "amount_cents"],
        what: "Which of your orders a payment covers, and with what amount.",
        why: "To mark the right orders as paid.",
        downloaded: true,
      },
    ],
    other: [],
  },
  {
    name: "refunds",
    title: "Refunds",
    about: "Money that was given back for an order.",
    download: "refunds",
    personal: [
      {
        ...forTheBooks,
        columns: [
          ...["id", "payment_id", "order_id", "amount_cents", "reason", "created_at", "done_at"],
          ...["failed_at", "failure_reason", "paid_back_at"],
        ],
        what: "What was given back to you, for which order, why and when; and whether it failed, or was paid back by other means.",
        why: "To give your money back once, and for the shop's books.",
        downloaded: true,
      },
      {
        ...forTheBooks,
        columns: ["provider_refund_id", "retried_at"],
        what: "The payment provider's number of the refund, and when it was tried again.",
        why: "To match what the payment provider reports with your order.",
        downloaded: false,
      },
    ],
    other: [],
  },
  {
    name: "disputes",
    title: "Disputes",
    about: "A payment that the customer's bank disputes, or asks about.",
    download: "disputes",
    personal: [
      {
        ...forTheBooks,
        columns: [
          ...["id", "payment_id", "amount_cents", "currency", "reason", "status", "inquiry"],
          ...["opened_at", "closed_at", "withdrawn_at", "reinstated_at"],
        ],
        what: "That your bank disputes a payment, about how much and why, what became of it, and when.",
        why: "To answer your bank, and for the shop's books.",
        downloaded: true,
      },
      {
        ...forTheBooks,
        columns: ["provider_dispute_id", "refundable", "respond_by", "reported_at"],
        what: "The payment provider's number of the dispute, until when the shop can answer, and whether it can give the money back.",
        why: "To match what the payment provider reports with your payment.",
        downloaded: false,
      },
    ],
    other: [],
  },
  {
    name: "demo_payment_sessions",
    title: "Payments of the demo",
    about:
      "A payment on the demo's own page, which takes no real money. A shop with a payment provider has none.",
    download: "demoPayments",
    personal: [
      {
        ...forTheBooks,
        columns: ["request"],
        what: "The email, the products and the amount that a payment provider would have been told.",
        why: "To show the demo's payment page.",
        basis: "contract",
        kept: "The email until the payment is made or its page is closed, the rest until the demo's data is deleted.",
        onDeletion: "emptied",
        afterDeletion: "The email is removed.",
        downloaded: true,
      },
    ],
    other: ["id", "status", "refunds", "expires_at", "created_at"],
  },
];
