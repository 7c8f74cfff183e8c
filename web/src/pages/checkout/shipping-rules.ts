import { isQuantity } from "../../features/orders/stock-rule";
import { shippingTexts } from "../../messages/checkout";
import { textRule } from "../../ui/form/text-rule";

/** What the shopper fills in. */
export interface ShippingDetails {
  name: string;
  address: string;
  phone: string;
  quantity: number;
}

/** What its fields are called, in their order. */
export const shippingLabels: Record<keyof ShippingDetails, string> = {
  name: shippingTexts.name,
  address: shippingTexts.address,
  phone: shippingTexts.phone,
  quantity: shippingTexts.quantity,
};

/** The bounds that the server keeps too (PlaceOrderInput), for react-hook-form's `register`. */
export const shippingRules = {
  name: textRule(shippingLabels.name, { max: 100 }),
  address: textRule(shippingLabels.address, { max: 500 }),
  phone: textRule(shippingLabels.phone, { min: 3, max: 40 }),
  quantity: {
    valueAsNumber: true,
    validate: (quantity: number) => isQuantity(quantity) || "Choose a whole quantity of at least 1",
  },
};
