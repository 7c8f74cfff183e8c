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

/** The rule of street and number, which are sent as two lines, for react-hook-form's `register`. */
export const streetRule = {
  required: requiredText(addressLabels.address),
  validate: (address: string) => validity(addressLabels.address, explainStreet(address)),
};
