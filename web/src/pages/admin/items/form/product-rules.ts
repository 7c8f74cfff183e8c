import type { NumberBounds } from "@shop/shared/bounds";
import { numberWords } from "@shop/shared/number-rules";
import { IMAGE_URL, IMAGE_URL_RULE, productBounds } from "@shop/shared/product";
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

const decimal = /^[+-]?\d+(\.\d+)?$/;

/** What is wrong with a typed number, without the field's name; undefined if nothing. */
function explainNumber(typed: string, { min, max, decimals }: NumberBounds): string | undefined {
  if (/^\d+,\d{1,2}$/.test(typed)) return `takes a point, not a comma: ${typed.replace(",", ".")}`;
  if (!decimal.test(typed)) return numberWords.notANumber;
  if ((typed.split(".")[1] ?? "").length > decimals)
    return decimals === 0 ? numberWords.notWhole : numberWords.tooManyDecimals(decimals);
  if (Number(typed) < min) return numberWords.tooSmall(min);
  return Number(typed) > max ? numberWords.tooLarge(max) : undefined;
}

function numberRule(label: string, bounds: NumberBounds) {
  return {
    setValueAs: (value: unknown) => String(value).trim(),
    required: `${label} is required`,
    validate: (typed: string) => {
      const error = explainNumber(typed, bounds);
      return error === undefined || `${label} ${error}`;
    },
  };
}

/** The validation rules of the form (spec §5 Add item), for react-hook-form's `register`. */
export const productRules = {
  name: textRule(productLabels.name, productBounds.name),
  price: numberRule(productLabels.price, productBounds.price),
  image: {
    ...textRule(productLabels.image, productBounds.image),
    pattern: { value: IMAGE_URL, message: `${productLabels.image} ${IMAGE_URL_RULE}` },
  },
  countInStock: numberRule(productLabels.countInStock, productBounds.countInStock),
  rating: numberRule(productLabels.rating, productBounds.rating),
  description: textRule(productLabels.description, productBounds.description),
};

/** The rule for the units to restock: positive, because the button decides the direction. */
export const unitsRule = numberRule("Units", { ...productBounds.countInStock, min: 1 });
