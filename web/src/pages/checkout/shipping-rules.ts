import { orderBounds } from "@shop/shared/order";
import { isQuantity } from "@shop/shared/stock";
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

/** The validation rules of the form (spec §5), for react-hook-form's `register`. */
export const shippingRules = {
  name: textRule(shippingLabels.name, orderBounds.name),
  address: textRule(shippingLabels.address, orderBounds.address),
  phone: textRule(shippingLabels.phone, orderBounds.phone),
  quantity: {
    valueAsNumber: true,
    validate: (quantity: number) => isQuantity(quantity) || "Choose a whole quantity of at least 1",
  },
};
