import { productFormTexts, saleFormTexts } from "@shop/shared/messages/en/admin-items";
import { formatMoment } from "@shop/shared/time/format-moment";
import { separator, typedAmount, typedNumber } from "@shop/shared/typed-number";
import type { AddProductInput, EditProductInput } from "../../../../graphql/schema.generated";
import { withUnit } from "../../../../ui/format/written-value";
import { namePathOf } from "../../parts/category-names";
import { toLocalTime } from "../../parts/local-time";
import { toSeoEntry } from "../../parts/search-engines/seo-entry";
import type { EditItem_ProductFragment } from "../EditItemPage.generated";
import { emptyEntry, productLabels, toInput, type ProductEntry } from "./product-entry";

/** Converts a product into the form's values. */
export function toEntry(product: EditItem_ProductFragment): ProductEntry {
  const { name, price, images, countInStock, rating, description } = product;
  return {
    name,
    price: typedAmount(price),
    regularPrice: typedAmount(product.regularPrice),
    saleEndsAt: toLocalTime(product.saleEndsAt),
    images,
    image: "",
    countInStock: typedNumber(countInStock),
    rating: typedNumber(rating),
    description,
    category: product.category?.id ?? "",
    brand: product.brand?.slug ?? "",
    attributes: valuesOf(product),
    draft: product.draft,
    giftCard: product.giftCard,
    gtin: product.gtin ?? "",
    mpn: product.mpn ?? "",
    ...toSeoEntry(product),
    slug: product.slug ?? "",
  };
}

const valuesOf = ({ attributes }: EditItem_ProductFragment) =>
  Object.fromEntries(attributes.map((given) => [given.attribute.slug, typedValue(given)]));

type GivenValue = EditItem_ProductFragment["attributes"][number];

/** A value as the form reads it: "40,5" in German. */
const typedValue = ({ attribute, value }: GivenValue) =>
  attribute.type === "NUMBER" ? value.replace(".", separator()) : value;

type EditableField = Exclude<keyof EditProductInput, "version" | "image">;

/**
 * The editable fields. Not the stock, which Restock changes, so that two admins don't overwrite each other's changes; and not the
 * first image, which is part of all images.
 */
const editableFields = Object.keys(toInput(emptyEntry)).filter(
  (field): field is EditableField => field !== "countInStock" && field !== "image",
);

/** The fields that differ between two states of a product. */
export function changedFields(
  before: EditItem_ProductFragment,
  after: EditItem_ProductFragment,
): EditableField[] {
  return differing(toInput(toEntry(before)), toInput(toEntry(after)));
}

const differing = (before: AddProductInput, after: AddProductInput) =>
  editableFields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));

/**
 * The changed fields of an entry; only these are sent. Values of hidden attributes are unchanged: they reappear with their
 * category.
 */
export function changesOf(
  before: EditItem_ProductFragment,
  entry: ProductEntry,
): Omit<EditProductInput, "version"> {
  const after = toInput(entry);
  const values = valuesOf(before);
  const hasNewValues = Object.entries(entry.attributes).some(
    ([slug, value]) => value.trim() !== (values[slug] ?? ""),
  );
  const changed = differing(toInput(toEntry(before)), after).filter(
    (field) => field !== "attributes" || hasNewValues,
  );
  return Object.fromEntries(changed.map((field) => [field, after[field]]));
}

/** A field of a product as text: its label and its value. */
export function describeField(
  product: EditItem_ProductFragment,
  field: EditableField,
): [label: string, value: string] {
  const texts = productFormTexts;
  switch (field) {
    case "category":
      return [texts.category, product.category ? namePathOf(product.category.path) : texts.noCategory];
    case "brand":
      return [productLabels.brand, product.brand?.name ?? texts.noBrand];
    case "attributes":
      return [texts.attributes, product.attributes.map(describeValue).join(", ") || texts.notGiven];
    case "images":
      return [texts.images, product.images.join(", ")];
    case "regularPrice":
      return [productLabels.regularPrice, typedAmount(product.regularPrice) || saleFormTexts.none];
    case "saleEndsAt":
      return [
        saleFormTexts.saleEnds,
        product.saleEndsAt ? formatMoment(product.saleEndsAt) : saleFormTexts.none,
      ];
    case "draft":
    case "giftCard":
      return [texts[field], product[field] ? texts.yes : texts.no];
    default:
      return [productLabels[field], toEntry(product)[field]];
  }
}

const describeValue = (given: GivenValue) =>
  withUnit(`${given.attribute.name} ${typedValue(given)}`, given.attribute.unit);
