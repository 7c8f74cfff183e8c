import type { AddProductInput, EditProductInput } from "../../../../graphql/schema.generated";
import type { EditItem_ProductFragment } from "../EditItemPage.generated";
import type { ProductEntry } from "./product-rules";

/** The input for the server, of an entry that keeps the rules: what was typed as numbers becomes numbers (spec §5). */
export function toInput({ price, countInStock, rating, ...texts }: ProductEntry): AddProductInput {
  return { ...texts, price: Number(price), countInStock: Number(countInStock), rating: Number(rating) };
}

/** A product as the form holds it. */
export function toEntry(product: EditItem_ProductFragment): ProductEntry {
  const { name, price, image, countInStock, rating, description } = product;
  return {
    name,
    price: price.toFixed(2),
    image,
    countInStock: String(countInStock),
    rating: String(rating),
    description,
  };
}

/** What an edit may change: everything but the stock, which is restocked (two people would overwrite one another). */
const editableFields = ["name", "price", "image", "rating", "description"] as const;
type EditableField = (typeof editableFields)[number];
type EditableFields = Pick<AddProductInput, EditableField>;

/** The fields in which one state of a product differs from an earlier one. */
export function changedFields(before: EditableFields, after: EditableFields): EditableField[] {
  return editableFields.filter((field) => before[field] !== after[field]);
}

/** What an entry changes of the product that the form began with; only that is sent. */
export function changesOf(before: EditableFields, entry: ProductEntry): Omit<EditProductInput, "version"> {
  const after = toInput(entry);
  return Object.fromEntries(changedFields(before, after).map((field) => [field, after[field]]));
}
