import { isQuantity } from "../../features/orders/stock-rule";
import { shippingTexts } from "../../messages/checkout";
import { textRule } from "../../ui/form/text-rule";

/** What the shopper fills in. */
export interface ShippingDetails {
  name: string;
  address: string;
  phone: string;
  qty: number;
}

/** What its fields are called, in their order. */
export const shippingLabels: Record<keyof ShippingDetails, string> = {
  name: shippingTexts.name,
  address: shippingTexts.address,
  phone: shippingTexts.phone,
  qty: shippingTexts.quantity,
};

/** The bounds that the server keeps too (PlaceOrderInput), for react-hook-form's `register`. */
export const shippingRules = {
  name: textRule(shippingLabels.name, { most: 100 }),
  address: textRule(shippingLabels.address, { most: 500 }),
  phone: textRule(shippingLabels.phone, { least: 3, most: 40 }),
  qty: {
    valueAsNumber: true,
    validate: (qty: number) => isQuantity(qty) || "Choose a whole quantity of at least 1",
  },
};
