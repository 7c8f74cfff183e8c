import type { PersonalTable } from "./personal-entry";

const FOR_THE_BOOKS = "As long as the law requires the shop to keep its books.";
const ORDER_STAYS = "Stays in the books, without your email and phone number.";
const PAYMENT_STAYS = "Stays in the books, without your name and email.";

const idempotencyKey = {
  whose: "customers",
  basis: "contract",
  retention: "As long as the account exists.",
  onDeletion: "emptied",
  downloaded: false,
} as const;

const forTheBooks = {
  whose: "customers",
  basis: "legal duty",
  retention: FOR_THE_BOOKS,
  onDeletion: "retained",
  afterDeletion: PAYMENT_STAYS,
} as const;

/**
 * Personal data of orders and payments. Customers enter card numbers on the payment provider's page; the shop never
 * sees them.
 */
export const orders = {
  orders: {
    title: "Orders",
    about: "One product with a quantity, at the price of the day.",
    download: "orders",
    entries: {
      contact: {
        whose: "customers",
        what: "The email and phone number that you entered for the order.",
        why: "To reach you about the order.",
        basis: "contract",
        retention: "As long as the account exists.",
        onDeletion: "emptied",
        afterDeletion: "Removed from every order.",
        downloaded: true,
      },
      delivery: {
        whose: "customers",
        what: "The name and delivery address that you entered for the order.",
        why: "To deliver what you ordered, and for the invoice.",
        basis: "contract",
        retention: FOR_THE_BOOKS,
        onDeletion: "retained",
        afterDeletion:
          "Stay on orders that were paid or delivered, because an invoice must have them. Removed from all others.",
        downloaded: true,
      },
      goods: {
        whose: "customers",
        what: "What you ordered: the order's number, the product with its picture, how many, and at what price.",
        why: "To carry out the order, and for the shop's books.",
        basis: "contract",
        retention: FOR_THE_BOOKS,
        onDeletion: "retained",
        afterDeletion: ORDER_STAYS,
        downloaded: true,
      },
      price: {
        whose: "customers",
        what: "What the order cost: discount and code, delivery and tax with their names, and what was given back.",
        why: "To charge you the right amount, and for the shop's books.",
        basis: "contract",
        retention: FOR_THE_BOOKS,
        onDeletion: "retained",
        afterDeletion: ORDER_STAYS,
        downloaded: true,
      },
      times: {
        whose: "customers",
        what: "When you ordered, and when the order was paid, sent, delivered, cancelled, refunded or last changed.",
        why: "To show you where your order is, and for the shop's books.",
        basis: "contract",
        retention: FOR_THE_BOOKS,
        onDeletion: "retained",
        afterDeletion: ORDER_STAYS,
        downloaded: true,
      },
      idempotencyKey: {
        ...idempotencyKey,
        what: "A random text that keeps one press of a button from ordering twice.",
        why: "So that an order is placed once.",
        afterDeletion: "Removed from the order.",
      },
      checkout: {
        whose: "customers",
        what: "Which orders you placed together, and whether the units went back into stock.",
        why: "So that the stock is right, and the orders of a cart are shown together.",
        basis: "contract",
        retention: FOR_THE_BOOKS,
        onDeletion: "retained",
        afterDeletion: ORDER_STAYS,
        downloaded: false,
      },
    },
  },
  checkouts: {
    title: "Carts that were ordered",
    about: "Orders that were placed together.",
    download: "checkouts",
    entries: {
      checkout: {
        whose: "customers",
        what: "That you ordered a whole cart, its number, and when.",
        why: "To show its orders together, and to have them paid at once.",
        basis: "contract",
        retention: FOR_THE_BOOKS,
        onDeletion: "retained",
        afterDeletion: ORDER_STAYS,
        downloaded: true,
      },
      idempotencyKey: {
        ...idempotencyKey,
        what: "A random text that keeps one press of a button from ordering a cart twice.",
        why: "So that a cart is ordered once.",
        afterDeletion: "Replaced by the number of the cart.",
      },
      terms: {
        whose: "customers",
        what: "The way of delivery and the code as they were when you ordered a cart, and the products that the code counted for.",
        why: "To charge you the right amount where you pay for only some of its products.",
        basis: "contract",
        retention: FOR_THE_BOOKS,
        onDeletion: "retained",
        afterDeletion: ORDER_STAYS,
        downloaded: false,
      },
    },
  },
  shipments: {
    title: "Parcels",
    about: "Orders that were sent together.",
    download: "shipments",
    entries: {
      shipment: {
        whose: "customers",
        what: "Which of your orders were sent together, by which carrier, with which number, and when.",
        why: "To send you what you ordered, and to show you where it is.",
        basis: "contract",
        retention: FOR_THE_BOOKS,
        onDeletion: "retained",
        afterDeletion: ORDER_STAYS,
        downloaded: true,
      },
    },
  },
  order_events: {
    title: "History of orders",
    about: "What happened to an order after it was placed.",
    download: "orderEvents",
    entries: {
      event: {
        whose: "customers",
        what: "What happened to your order, when, and a note about it.",
        why: "To show you, and the shop, the history of the order.",
        basis: "contract",
        retention: FOR_THE_BOOKS,
        onDeletion: "retained",
        afterDeletion: ORDER_STAYS,
        downloaded: true,
      },
      actor: {
        whose: "admins",
        what: "Who did it: the customer, the payment provider, the shop itself, or an admin with the number of their account.",
        why: "So that a wrong change can be explained.",
        basis: "legitimate interest",
        retention: FOR_THE_BOOKS,
        onDeletion: "retained",
        afterDeletion:
          "Stays with the number of the empty account in the history of the orders that the admin changed.",
        downloaded: true,
      },
    },
  },
  payments: {
    title: "Payments",
    about: "A payment of one or several orders. The shop never sees a card's number.",
    download: "payments",
    entries: {
      payment: {
        ...forTheBooks,
        what: "The amount, through which payment provider, and when the payment was started, paid or closed.",
        why: "To know that your order is paid, and for the shop's books.",
        downloaded: true,
      },
      page: {
        ...forTheBooks,
        what: "The address of the payment's page.",
        why: "To lead you back to a payment that you have begun.",
        onDeletion: "emptied",
        afterDeletion: "Removed.",
        downloaded: false,
      },
      provider: {
        ...forTheBooks,
        what: "The payment provider's numbers of the payment, when it was last asked, and what it gave back, or failed to, outside of an order.",
        why: "To match what the payment provider reports with your order.",
        downloaded: false,
      },
    },
  },
  payment_orders: {
    title: "Orders of a payment",
    about: "Which orders a payment covers.",
    download: "paymentOrders",
    entries: {
      part: {
        ...forTheBooks,
        what: "Which of your orders a payment covers, and with what amount.",
        why: "To mark the right orders as paid.",
        downloaded: true,
      },
    },
  },
  refunds: {
    title: "Refunds",
    about: "Money that was given back for an order.",
    download: "refunds",
    entries: {
      refund: {
        ...forTheBooks,
        what: "What was given back to you, for which order, why and when; and whether it failed, or was paid back by other means.",
        why: "To give your money back once, and for the shop's books.",
        downloaded: true,
      },
      provider: {
        ...forTheBooks,
        what: "The payment provider's number of the refund, and when it was tried again.",
        why: "To match what the payment provider reports with your order.",
        downloaded: false,
      },
    },
  },
  invoices: {
    title: "Invoices",
    about: "Invoices of payments, and credit notes of refunds.",
    download: "invoices",
    entries: {
      invoice: {
        ...forTheBooks,
        what: "The number of an invoice or credit note, its payment or refund, and when it was made.",
        why: "To make out an invoice, as the law requires.",
        afterDeletion: "Stays in the books.",
        downloaded: true,
      },
      document: {
        ...forTheBooks,
        what: "What it says: the name and address that you entered for the order, the products and the sums.",
        why: "So that an invoice stays as it was made out.",
        afterDeletion:
          "Stays in the books as it was made out, with your name and address: an invoice must have them.",
        downloaded: true,
      },
    },
  },
  disputes: {
    title: "Disputes",
    about: "A payment that the customer's bank disputes, or asks about.",
    download: "disputes",
    entries: {
      dispute: {
        ...forTheBooks,
        what: "That your bank disputes a payment, about how much and why, how that ended, and when.",
        why: "To answer your bank, and for the shop's books.",
        downloaded: true,
      },
      provider: {
        ...forTheBooks,
        what: "The payment provider's number of the dispute, until when the shop can answer, and whether it can give the money back.",
        why: "To match what the payment provider reports with your payment.",
        downloaded: false,
      },
    },
  },
  demo_payment_sessions: {
    title: "Payments of the demo",
    about:
      "A payment on the demo's own page, which takes no real money. A shop with a payment provider has none.",
    download: "demoPayments",
    entries: {
      request: {
        ...forTheBooks,
        what: "The email, the products and the amount that a payment provider would have received.",
        why: "To show the demo's payment page.",
        basis: "contract",
        retention:
          "The email until the payment is made or its page is closed, the rest until the demo's data is deleted.",
        onDeletion: "emptied",
        afterDeletion: "The email is removed.",
        downloaded: true,
      },
    },
  },
} as const satisfies Record<string, PersonalTable>;
