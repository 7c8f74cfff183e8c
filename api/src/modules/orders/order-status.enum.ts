import { enumType } from "../../enum-type";

/** The states of an order, as in shared/. */
export const OrderStatus = enumType("OrderStatus", "The state of an order.", {
  PLACED: "It awaits its payment.",
  PAID: "It is paid and ready to be sent.",
  SHIPPED: "It was sent, paid or not, and is on its way.",
  DELIVERED: "It was delivered.",
  CANCELLED: "It was cancelled before it was paid; its units are back in stock.",
  REFUNDED: "Its payment was refunded.",
});
export type OrderStatus = keyof typeof OrderStatus;
