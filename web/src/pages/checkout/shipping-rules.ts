import { orderBounds } from "@shop/shared/order";
import { isQuantity } from "@shop/shared/stock";
import { shippingTexts } from "../../messages/checkout";
import { textRule } from "../../ui/form/text-rule";

/** Who gets an order, and where. */
export interface ContactDetails {
  name: string;
  address: string;
  phone: string;
}

/** The values of the form of one product. */
export interface ShippingDetails extends ContactDetails {
  quantity: number;
}

/** The labels of the fields that all shipping forms have, in their order. */
export const contactLabels: Record<keyof ContactDetails, string> = {
  name: shippingTexts.name,
  address: shippingTexts.address,
  phone: shippingTexts.phone,
};

/** The labels of the fields of the form of one product, in their order. */
export const shippingLabels: Record<keyof ShippingDetails, string> = {
  ...contactLabels,
  quantity: shippingTexts.quantity,
};

/** The validation rules of the forms (spec §5), for react-hook-form's `register`. */
export const shippingRules = {
  name: textRule(contactLabels.name, orderBounds.name),
  address: textRule(contactLabels.address, orderBounds.address),
  phone: textRule(contactLabels.phone, orderBounds.phone),
  quantity: {
    valueAsNumber: true,
    validate: (quantity: number) => isQuantity(quantity) || "Choose a whole quantity of at least 1",
  },
};
