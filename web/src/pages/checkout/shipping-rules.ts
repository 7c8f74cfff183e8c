import { shippingTexts } from "@shop/shared/messages/en/checkout";
import { orderBounds } from "@shop/shared/order";
import { isQuantity } from "@shop/shared/stock";
import type { AddressEntry } from "../../features/addresses/address-entry";
import { addressLabels } from "../../features/addresses/address-rules";
import { textRule } from "../../ui/form/text-rule";

/** The recipient and the address of an order. */
export interface ContactDetails extends AddressEntry {
  /** Whether to save the address after ordering. */
  save: boolean;
  /** The note for the shop; empty without one. */
  note: string;
}

/** The labels of a form's fields, in their order. */
export const shippingLabels = { ...addressLabels, note: shippingTexts.note };

/** The values of the single-product form. */
export interface ShippingDetails extends ContactDetails {
  quantity: number;
}

/** The validation rules of the forms (spec §5), for react-hook-form's `register`. */
export const shippingRules = {
  name: textRule(addressLabels.name, orderBounds.name),
  address: textRule(addressLabels.address, orderBounds.address),
  phone: textRule(addressLabels.phone, orderBounds.phone),
  quantity: {
    valueAsNumber: true,
    validate: (quantity: number) => isQuantity(quantity) || shippingTexts.quantityInvalid,
  },
};
