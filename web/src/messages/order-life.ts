/** The states of an order, on its badge; the texts of open ones are those of spec §2. */
export const orderStatusTexts = {
  PLACED: "Not Paid",
  PAID: "Paid",
  SHIPPED: "Sent",
  DELIVERED: "Delivered",
  CANCELLED: "Cancelled",
  REFUNDED: "Refunded",
} as const;

/** The badge of an order that was sent before it was paid. */
export const sentUnpaidText = "Sent, not paid";

/** What has happened to an order, and who did it. */
export const timelineTexts = {
  heading: "History",
  steps: {
    PLACED: "Placed",
    PAID: "Paid",
    SHIPPED: "Sent",
    DELIVERED: "Delivered",
    CANCELLED: "Cancelled",
    REFUNDED: "Refunded",
  },
  remark: "Note",
  refundedInPart: "Part refunded",
  refundFailed: "Refund failed",
  owed: "Not paid back yet",
  next: { PLACED: "Not paid yet", PAID: "Not delivered yet" },
  by: {
    customer: { customer: "by you", admin: "by the customer" },
    shop: "by the shop",
    provider: "reported by the payment provider",
    payment: "confirmed by the payment provider",
    system: "automatically",
    admin: (email: string) => `by ${email}`,
  },
} as const;

/** The parcel that an order was sent in. */
export const parcelTexts = {
  track: "Track the parcel",
} as const;

/** The printed forms of an order: the customer's receipt, the shop's packing slip. */
export const printedOrderTexts = {
  number: "Order number",
  invoice: "Invoice",
  placed: "Placed",
  shipTo: "Ships to",
} as const;
