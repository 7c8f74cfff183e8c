import type { AddProductInput } from "../../../../graphql/schema.generated";
import { addItemsTexts } from "../../../../messages/admin";
import { textRule } from "../../../../ui/form/text-rule";

/** The form's values: every field as it was typed. */
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
  min: number;
  max: number;
  decimals: number;
}

/** The bounds that the server keeps too (AddProductInput). */
const bounds = {
  price: { min: 0.01, max: 999_999.99, decimals: 2 },
  countInStock: { min: 0, max: 1_000_000, decimals: 0 },
  rating: { min: 0, max: 5, decimals: 2 },
} satisfies Record<string, NumberBounds>;

const decimal = /^[+-]?\d+(\.\d+)?$/;

/** What is wrong with a typed number; true if nothing. */
function explainNumber(label: string, typed: string, { min, max, decimals }: NumberBounds): string | true {
  if (/^\d+,\d{1,2}$/.test(typed)) return `${label} takes a point, not a comma: ${typed.replace(",", ".")}`;
  if (!decimal.test(typed)) return `${label} must be a number`;
  if ((typed.split(".")[1] ?? "").length > decimals)
    return decimals === 0
      ? `${label} must be a whole number`
      : `${label} must have at most ${decimals} decimals`;
  if (Number(typed) < min) return `${label} must be ${min} or more`;
  return Number(typed) <= max || `${label} must be ${max} or less`;
}

function numberRule(label: string, bounds: NumberBounds) {
  return {
    setValueAs: (value: unknown) => String(value).trim(),
    required: `${label} is required`,
    validate: (typed: string) => explainNumber(label, typed, bounds),
  };
}

/** An absolute URL, or a path of this shop. */
export const imageUrlPattern = /^(https?:\/\/[^\s/]+\S*|\/[^\s/\\]\S*)$/i;

/** The validation rules of the form (spec §5 Add item), for react-hook-form's `register`. */
export const productRules = {
  name: textRule(productLabels.name, { max: 200 }),
  price: numberRule(productLabels.price, bounds.price),
  image: {
    ...textRule(productLabels.image, { max: 2_000 }),
    pattern: {
      value: imageUrlPattern,
      message: `${productLabels.image} must be a web address (https://…) or a path of this shop (/…)`,
    },
  },
  countInStock: numberRule(productLabels.countInStock, bounds.countInStock),
  rating: numberRule(productLabels.rating, bounds.rating),
  description: textRule(productLabels.description, { max: 10_000 }),
};

/** The rule for the units to restock: positive, because the button decides the direction. */
export const unitsRule = numberRule("Units", { min: 1, max: 1_000_000, decimals: 0 });
