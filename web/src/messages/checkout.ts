import { failed, succeeded } from "./alerts";

/** `/payment/{id}/{qty}`. */
export const shippingTexts = {
  loading: "the product",
  heading: "SHIPPING",
  email: "Email",
  name: "Name",
  address: "Address",
  phone: "Phone Number",
  quantity: "Quantity",
  productName: "Product Name",
  totalPrice: "Total Price",
  submit: "Continue",
  /** Beside the specification. */
  tooMany: "There aren't enough in stock. Choose a smaller quantity.",
  each: (price: string) => `${price} each`,
  payable: "Total",
  consequence: "Continue places your order. You won't be charged yet.",
  agreement: "By ordering, you agree to our",
  lastAddress: "Use my last address",
  notSold: "This product is no longer available.",
  seeProducts: "See all products",
} as const;

/** What a placed order is, in its alert and in My Orders. */
export const orderTexts = {
  number: "Order number",
  total: "Total",
  address: "Ships to",
} as const;

/** `/checkout/{id}/{qty}`. */
export const checkoutTexts = { heading: "Checkout" } as const;

/** Alerts of an order that is placed (spec §8). */
export const checkoutAlerts = {
  duplicateOrder: failed("You Previously have a order"),
  overStock: (stock: number) =>
    failed("You have choosed more than our stock", `Available Products : ${stock}`),
  orderPlaced: succeeded("Order Placed Succesfully"),
} as const;
