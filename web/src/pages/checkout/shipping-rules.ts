import { orderBounds } from "@shop/shared/order";
import { isQuantity } from "@shop/shared/stock";
import type { AddressEntry } from "../../features/addresses/address-entry";
import { addressTexts } from "../../messages/addresses";
import { shippingTexts } from "../../messages/checkout";
import { textRule } from "../../ui/form/text-rule";

/** Who gets an order, and where. */
export interface ContactDetails extends AddressEntry {
  /** Whether the address is saved once it is ordered to. */
  save: boolean;
}

/** The values of the form of one product. */
export interface ShippingDetails extends ContactDetails {
  quantity: number;
}

/** The labels of the fields that all shipping forms have, in their order. */
export const contactLabels: Record<"name" | "address" | "phone", string> = {
  name: shippingTexts.name,
  address: shippingTexts.address,
  phone: shippingTexts.phone,
};

/** The labels of these and of the other fields of an address, in their order. */
export const addressLabels = {
  name: shippingTexts.name,
  address: shippingTexts.address,
  city: addressTexts.city,
  region: addressTexts.region,
  postalCode: addressTexts.postalCode,
  country: addressTexts.country,
  phone: shippingTexts.phone,
};

/** What the API calls these fields. */
export const addressInputNames: Record<keyof typeof addressLabels, string> = {
  name: "shippingAddress.name",
  address: "shippingAddress.line1",
  city: "shippingAddress.city",
  region: "shippingAddress.region",
  postalCode: "shippingAddress.postalCode",
  country: "shippingAddress.country",
  phone: "shippingAddress.phone",
};

/** The labels of the fields of the form of one product, in their order. */
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
