import { isQuantity } from "../../features/orders/stock-rule";
import { shippingTexts } from "../../messages/checkout";
import { textRule } from "../../ui/form/text-rule";

/** The form's values. */
export interface ShippingDetails {
  name: string;
  address: string;
  phone: string;
  quantity: number;
}

/** The labels of the form's fields, in their order. */
export const shippingLabels: Record<keyof ShippingDetails, string> = {
  name: shippingTexts.name,
  address: shippingTexts.address,
  phone: shippingTexts.phone,
  quantity: shippingTexts.quantity,
};

/** The validation rules, the same as the server's (PlaceOrderInput), for react-hook-form's `register`. */
export const shippingRules = {
  name: textRule(shippingLabels.name, { max: 100 }),
  address: textRule(shippingLabels.address, { max: 500 }),
  phone: textRule(shippingLabels.phone, { min: 3, max: 40 }),
  quantity: {
    valueAsNumber: true,
    validate: (quantity: number) => isQuantity(quantity) || "Choose a whole quantity of at least 1",
  },
};
