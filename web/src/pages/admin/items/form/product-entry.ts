import { imageUrlRuleText } from "@shop/shared/messages/en/rules";
import { parseTyped } from "@shop/shared/typed-number";
import { isImageUrl, productBounds } from "@shop/shared/product";
import type { AddProductInput } from "../../../../graphql/schema.generated";
import {
  addItemsTexts,
  productFormTexts,
  saleFormTexts,
  seoLabels,
} from "@shop/shared/messages/en/admin-items";
import { productPageTexts } from "@shop/shared/messages/en/products";
import { fromLocalTime, isFutureOrEmpty } from "../../parts/local-time";
import { seoTextLabels, toSeoEntry, toSeoInput } from "../../parts/search-engines/seo-entry";
import { numberRule } from "../../../../ui/form/number-rule";
import { textRule } from "../../../../ui/form/text-rule";

/** The values of the empty form. */
export const emptyEntry = {
  name: "",
  price: "",
  /** Empty for a product without a sale. */
  regularPrice: "",
  /** The end of the sale, in the admins' time zone; empty for no end. */
  saleEndsAt: "",
  /** The images, in order. */
  images: [] as string[],
  /** A typed image URL, not added yet. */
  image: "",
  countInStock: "",
  rating: "",
  description: "",
  /** The category's id; empty for none. */
  category: "",
  /** The brand's slug; empty for none. */
  brand: "",
  /** The values of the visible attributes by slug; empty for none. */
  attributes: {} as Record<string, string>,
  draft: false,
  giftCard: false,
  gtin: "",
  mpn: "",
  ...toSeoEntry(),
  slug: "",
};

/** The form's values: the raw text of every field. */
export type ProductEntry = typeof emptyEntry;

/** The form's labels (spec §2 Add Items), in the order of its fields. */
export const productLabels = {
  name: addItemsTexts.name,
  price: addItemsTexts.price,
  regularPrice: saleFormTexts.amountBefore,
  saleEndsAt: saleFormTexts.saleEnds,
  image: addItemsTexts.image,
  countInStock: addItemsTexts.quantity,
  rating: addItemsTexts.rating,
  category: productFormTexts.category,
  brand: productPageTexts.brand,
  gtin: productFormTexts.gtin,
  mpn: productFormTexts.mpn,
  ...seoTextLabels,
  slug: seoLabels.slug,
  description: addItemsTexts.details,
} as const;

const imageRule = textRule(productLabels.image, productBounds.image);
const regularPriceRule = numberRule(productLabels.regularPrice, productBounds.price);

/** The validation rules of the form (spec §5 Add item), for react-hook-form's `register`. */
export const productRules = {
  name: textRule(productLabels.name, productBounds.name),
  price: numberRule(productLabels.price, productBounds.price),
  regularPrice: {
    validate: (typed: string, { price }: ProductEntry) => {
      if (!typed.trim()) return true;
      const isValid = regularPriceRule.validate(typed.trim());
      return isValid === true ? parseTyped(typed) > parseTyped(price) || saleFormTexts.notMore : isValid;
    },
  },
  saleEndsAt: {
    validate: (typed: string, { regularPrice }: ProductEntry) => {
      if (typed && !regularPrice.trim()) return saleFormTexts.needsRegular;
      return isFutureOrEmpty(typed) || saleFormTexts.past;
    },
  },
  image: {
    setValueAs: imageRule.setValueAs,
    validate: (typed: string, { images }: ProductEntry) => {
      if (!typed) return images.length > 0 || imageRule.required;
      return isImageUrl(typed) ? imageRule.validate(typed) : `${productLabels.image} ${imageUrlRuleText}`;
    },
  },
  countInStock: numberRule(productLabels.countInStock, productBounds.countInStock),
  rating: numberRule(productLabels.rating, productBounds.rating),
  description: textRule(productLabels.description, productBounds.description),
};

/** Converts a valid entry into the mutation's input, with numbers as numbers (spec §5). */
export function toInput(entry: ProductEntry): AddProductInput {
  const { name, price, countInStock, rating, description } = entry;
  const images = [...new Set([...entry.images, entry.image])].filter(Boolean);
  return {
    name,
    price: parseTyped(price),
    regularPrice: entry.regularPrice.trim() ? parseTyped(entry.regularPrice) : null,
    saleEndsAt: fromLocalTime(entry.saleEndsAt),
    image: images[0] ?? "",
    countInStock: parseTyped(countInStock),
    rating: parseTyped(rating),
    description,
    category: entry.category || null,
    brand: entry.brand || null,
    attributes: givenValues(entry.attributes),
    images,
    draft: entry.draft,
    giftCard: entry.giftCard,
    gtin: entry.gtin.trim() || null,
    mpn: entry.mpn.trim() || null,
    ...toSeoInput(entry),
    slug: entry.slug.trim() || null,
  };
}

const givenValues = (values: Record<string, string>) =>
  Object.entries(values).flatMap(([slug, value]) => (value.trim() ? { slug, value: value.trim() } : []));
