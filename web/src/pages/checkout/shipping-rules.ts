import { isQuantity } from "../../features/orders/stock-rule";
import { textRule } from "../../ui/text-rule";

/** What the shopper fills in. */
export interface ShippingDetails {
  name: string;
  address: string;
  phone: string;
  qty: number;
}

/** The bounds that the server keeps too (PlaceOrderInput), for react-hook-form's `register`. */
export const shippingRules = {
  name: textRule("Name", { most: 100 }),
  address: textRule("Address", { most: 500 }),
  phone: textRule("Phone Number", { least: 3, most: 40 }),
  qty: {
    valueAsNumber: true,
    validate: (qty: number) => isQuantity(qty) || "Choose a whole quantity of at least 1",
  },
};
