import { IMAGE_URL, IMAGE_URL_RULE, productBounds } from "@shop/shared/product";
import type { AddProductInput } from "../../../../graphql/schema.generated";
import { addItemsTexts } from "../../../../messages/admin";
import { numberRule } from "../../../../ui/form/number-rule";
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
