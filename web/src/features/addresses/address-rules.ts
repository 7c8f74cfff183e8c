import { addressTexts, shippingTexts } from "@shop/shared/messages/en/checkout";
import { requiredText } from "@shop/shared/messages/en/common";
import { validity } from "../../ui/form/text-rule";
import { explainStreet } from "./address-entry";

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

/** The API's names of the address fields in an order with a structured address. */
export const addressInputNames: Record<keyof typeof addressLabels, string> = {
  name: "shippingAddress.name",
  address: "shippingAddress.line1",
  city: "shippingAddress.city",
  region: "shippingAddress.region",
  postalCode: "shippingAddress.postalCode",
  country: "shippingAddress.country",
  phone: "shippingAddress.phone",
};

/** The rule of street and number, which are sent as two lines, for react-hook-form's `register`. */
export const streetRule = {
  required: requiredText(addressLabels.address),
  validate: (address: string) => validity(addressLabels.address, explainStreet(address)),
};
