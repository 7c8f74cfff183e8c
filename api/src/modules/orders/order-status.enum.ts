import { registerEnumType } from "type-graphql";

/** The states of an order; state/transitions.ts has the arrows between them. Keys equal values, because TypeGraphQL publishes the keys. */
export enum OrderStatus {
  PLACED = "PLACED",
  PAID = "PAID",
  DELIVERED = "DELIVERED",
  CANCELLED = "CANCELLED",
  REFUNDED = "REFUNDED",
}

registerEnumType(OrderStatus, {
  name: "OrderStatus",
  description: "The state of an order.",
  valuesConfig: {
    PLACED: { description: "It waits for its payment." },
    PAID: { description: "It is paid and waits for its delivery." },
    DELIVERED: { description: "It was delivered." },
    CANCELLED: { description: "It was cancelled before it was paid; its units are back in stock." },
    REFUNDED: { description: "Its payment was given back." },
  },
});
