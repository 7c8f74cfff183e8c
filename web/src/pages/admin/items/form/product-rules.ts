import type { AddProductInput } from "../../../../graphql/schema.generated";
import { addItemsTexts } from "../../../../messages/admin";
import { textRule } from "../../../../ui/form/text-rule";

/** What the form holds: every field as it was typed. */
export type ProductEntry = Record<keyof AddProductInput, string>;

/** The form's labels (spec §2 Add Items), in the order of its fields. */
export const productLabels: ProductEntry = {
  name: addItemsTexts.name,
  price: addItemsTexts.price,
  image: addItemsTexts.image,
  countInStock: addItemsTexts.quantity,
  rating: addItemsTexts.rating,
  description: addItemsTexts.details,
};

interface NumberBounds {
  least: number;
  most: number;
  decimals: number;
}

/** The bounds that the server keeps too (AddProductInput). */
const bounds = {
  price: { least: 0.01, most: 999_999.99, decimals: 2 },
  countInStock: { least: 0, most: 1_000_000, decimals: 0 },
  rating: { least: 0, most: 5, decimals: 2 },
} satisfies Record<string, NumberBounds>;

const decimal = /^[+-]?\d+(\.\d+)?$/;

/** What is wrong with a number as it was typed, or nothing. */
function explainNumber(label: string, typed: string, { least, most, decimals }: NumberBounds): string | true {
  if (/^\d+,\d{1,2}$/.test(typed)) return `${label} takes a point, not a comma: ${typed.replace(",", ".")}`;
  if (!decimal.test(typed)) return `${label} must be a number`;
  if ((typed.split(".")[1] ?? "").length > decimals)
    return decimals === 0
      ? `${label} must be a whole number`
      : `${label} must have at most ${decimals} decimals`;
  if (Number(typed) < least) return `${label} must be ${least} or more`;
  return Number(typed) <= most || `${label} must be ${most} or less`;
}

function numberRule(label: string, bounds: NumberBounds) {
  return {
    setValueAs: (value: unknown) => String(value).trim(),
    required: `${label} is required`,
    validate: (typed: string) => explainNumber(label, typed, bounds),
  };
}

/** A web address, or a path of this shop. */
export const imageUrlPattern = /^(https?:\/\/[^\s/]+\S*|\/[^\s/\\]\S*)$/i;

/** What the form asks of each field (spec §5 Add item), for react-hook-form's `register`. */
export const productRules = {
  name: textRule(productLabels.name, { most: 200 }),
  price: numberRule(productLabels.price, bounds.price),
  image: {
    ...textRule(productLabels.image, { most: 2_000 }),
    pattern: {
      value: imageUrlPattern,
      message: `${productLabels.image} must be a web address (https://…) or a path of this shop (/…)`,
    },
  },
  countInStock: numberRule(productLabels.countInStock, bounds.countInStock),
  rating: numberRule(productLabels.rating, bounds.rating),
  description: textRule(productLabels.description, { most: 10_000 }),
};

/** What is asked of the units to restock: the direction is the button's. */
export const unitsRule = numberRule("Units", { least: 1, most: 1_000_000, decimals: 0 });
