import { registerEnumType } from "type-graphql";

/** The states of an order, as in shared/. Keys equal values, because TypeGraphQL publishes the keys. */
export enum OrderStatus {
  PLACED = "PLACED",
  PAID = "PAID",
  SHIPPED = "SHIPPED",
  DELIVERED = "DELIVERED",
  CANCELLED = "CANCELLED",
  REFUNDED = "REFUNDED",
}

registerEnumType(OrderStatus, {
  name: "OrderStatus",
  description: "The state of an order.",
  valuesConfig: {
    PLACED: { description: "It awaits its payment." },
    PAID: { description: "It is paid and ready to be sent." },
    SHIPPED: { description: "It was sent, paid or not, and is on its way." },
    DELIVERED: { description: "It was delivered." },
    CANCELLED: { description: "It was cancelled before it was paid; its units are back in stock." },
    REFUNDED: { description: "Its payment was refunded." },
  },
});
