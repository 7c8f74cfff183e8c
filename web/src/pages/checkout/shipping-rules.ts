import { isQuantity } from "../../features/orders/stock-rule";

/** What the shopper fills in. */
export interface ShippingDetails {
  name: string;
  address: string;
  phone: string;
  qty: number;
}

const trimmed = (value: unknown) => (typeof value === "string" ? value.trim() : value);

function words(label: string, { least = 1, most }: { least?: number; most: number }) {
  return {
    setValueAs: trimmed,
    required: `${label} is required`,
    minLength: { value: least, message: `${label} needs at least ${least} characters` },
    maxLength: { value: most, message: `${label} can have at most ${most} characters` },
  };
}

/** The bounds that the server keeps too (PlaceOrderInput), for react-hook-form's `register`. */
export const shippingRules = {
  name: words("Name", { most: 100 }),
  address: words("Address", { most: 500 }),
  phone: words("Phone Number", { least: 3, most: 40 }),
  qty: {
    valueAsNumber: true,
    validate: (qty: number) => isQuantity(qty) || "Choose a whole quantity of at least 1",
  },
};
