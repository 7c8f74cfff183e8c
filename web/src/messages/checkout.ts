import { failed, succeeded } from "./alerts";

/** `/payment/{id}/{qty}`. */
export const shippingTexts = {
  heading: "SHIPPING",
  email: "Email",
  name: "Name",
  address: "Address",
  phone: "Phone Number",
  quantity: "Quantity",
  productName: "Product Name",
  totalPrice: "Total Price",
  submit: "Continue",
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
