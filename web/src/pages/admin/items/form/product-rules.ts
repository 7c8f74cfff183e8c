import { IMAGE_URL, IMAGE_URL_RULE, productBounds } from "@shop/shared/product";
import { addItemsTexts } from "../../../../messages/admin";
import { productFormTexts } from "../../../../messages/product-form";
import { numberRule } from "../../../../ui/form/number-rule";
import { textRule } from "../../../../ui/form/text-rule";

/** The form's values: every field as it was typed or chosen. */
export interface ProductEntry {
  name: string;
  price: string;
  /** The first picture. */
  image: string;
  countInStock: string;
  rating: string;
  description: string;
  /** The category's id; empty for none. */
  category: string;
  /** The brand's slug; empty for none. */
  brand: string;
  /** By the attributes' slugs, those that the form shows; empty for none. */
  attributes: Record<string, string>;
  /** The pictures after the first, in order. */
  moreImages: string[];
  draft: boolean;
}

/** The form's labels (spec §2 Add Items), in the order of its fields. */
export const productLabels = {
  name: addItemsTexts.name,
  price: addItemsTexts.price,
  image: addItemsTexts.image,
  countInStock: addItemsTexts.quantity,
  rating: addItemsTexts.rating,
  category: productFormTexts.category,
  brand: productFormTexts.brand,
  description: addItemsTexts.details,
} as const;

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
