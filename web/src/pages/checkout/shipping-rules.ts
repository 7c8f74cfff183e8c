import { orderBounds } from "@shop/shared/order";
import { isQuantity } from "@shop/shared/stock";
import type { AddressEntry } from "../../features/addresses/address-entry";
import { addressTexts, shippingTexts } from "../../messages/checkout";
import { textRule } from "../../ui/form/text-rule";

/** The recipient and the address of an order. */
export interface ContactDetails extends AddressEntry {
  /** Whether to save the address after ordering. */
  save: boolean;
}

/** The values of the single-product form. */
export interface ShippingDetails extends ContactDetails {
  quantity: number;
}

/** The labels of the fields of all shipping forms, in their order. */
export const contactLabels: Record<"name" | "address" | "phone", string> = {
  name: shippingTexts.name,
  address: shippingTexts.address,
  phone: shippingTexts.phone,
};

/** The labels of all address fields, in their order. */
export const addressLabels = {
  name: shippingTexts.name,
  address: shippingTexts.address,
  city: addressTexts.city,
  region: addressTexts.region,
  postalCode: addressTexts.postalCode,
  country: addressTexts.country,
  phone: shippingTexts.phone,
};

/** The API's names of these fields. */
export const addressInputNames: Record<keyof typeof addressLabels, string> = {
  name: "shippingAddress.name",
  address: "shippingAddress.line1",
  city: "shippingAddress.city",
  region: "shippingAddress.region",
  postalCode: "shippingAddress.postalCode",
  country: "shippingAddress.country",
  phone: "shippingAddress.phone",
};

/** The labels of the single-product form's fields, in their order. */
export const shippingLabels: Record<keyof typeof contactLabels | "quantity", string> = {
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
