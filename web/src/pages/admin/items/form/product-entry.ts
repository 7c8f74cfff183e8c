import type { AddProductInput, EditProductInput } from "../../../../graphql/schema.generated";
import { productFormTexts } from "../../../../messages/product-form";
import { namePathOf } from "../../../../features/classification/use-classification";
import type { EditItem_ProductFragment } from "../EditItemPage.generated";
import { productLabels, type ProductEntry } from "./product-rules";

/** Converts a valid entry into the mutation's input, with numbers as numbers (spec §5). */
export function toInput(entry: ProductEntry): AddProductInput {
  const { name, price, image, countInStock, rating, description } = entry;
  return {
    name,
    price: Number(price),
    image,
    countInStock: Number(countInStock),
    rating: Number(rating),
    description,
    category: entry.category || null,
    brand: entry.brand || null,
    attributes: givenValues(entry.attributes),
    images: [image, ...entry.moreImages],
    draft: entry.draft,
  };
}

const givenValues = (values: Record<string, string>) =>
  Object.entries(values).flatMap(([slug, value]) => (value.trim() ? { slug, value: value.trim() } : []));

/** Converts a product into the form's values. */
export function toEntry(product: EditItem_ProductFragment): ProductEntry {
  const { name, price, image, countInStock, rating, description } = product;
  return {
    name,
    price: price.toFixed(2),
    image,
    countInStock: String(countInStock),
    rating: String(rating),
    description,
    category: product.category?.id ?? "",
    brand: product.brand?.slug ?? "",
    attributes: valuesOf(product),
    moreImages: product.images.slice(1),
    draft: product.draft,
  };
}

const valuesOf = ({ attributes }: EditItem_ProductFragment) =>
  Object.fromEntries(attributes.map(({ attribute, value }) => [attribute.slug, value]));

/** What an edit may change: not the stock, which Restock changes, so that two admins don't overwrite each other. */
const editableFields = [
  ...["name", "price", "images", "rating", "category", "brand", "attributes", "description", "draft"],
] as const as readonly EditableField[];
type EditableField = Exclude<keyof EditProductInput, "version" | "image">;

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
 * The changes of an entry compared with the loaded product; only these are sent. Values of attributes that the form doesn't
 * show are not touched: those of a former category come back with it.
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

/** A field of a product for people: its label, and its value. */
export function describeField(
  product: EditItem_ProductFragment,
  field: EditableField,
): [label: string, value: string] {
  const texts = productFormTexts;
  switch (field) {
    case "category":
      return [texts.category, product.category ? namePathOf(product.category.path) : texts.noCategory];
    case "brand":
      return [texts.brand, product.brand?.name ?? texts.noBrand];
    case "attributes":
      return [texts.attributes, product.attributes.map(describeValue).join(", ") || texts.notGiven];
    case "images":
      return [texts.images, product.images.join(", ")];
    case "draft":
      return [texts.draft, product.draft ? texts.yes : texts.no];
    default:
      return [productLabels[field], toEntry(product)[field]];
  }
}

const describeValue = ({ attribute, value }: EditItem_ProductFragment["attributes"][number]) =>
  `${attribute.name} ${value}${attribute.unit ? ` ${attribute.unit}` : ""}`;
