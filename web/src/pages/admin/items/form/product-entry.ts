import type { AddProductInput, EditProductInput } from "../../../../graphql/schema.generated";
import type { EditItem_ProductFragment } from "../EditItemPage.generated";
import type { ProductEntry } from "./product-rules";

/** Converts a valid entry into the mutation's input, with numbers as numbers (spec §5). */
export function toInput({ price, countInStock, rating, ...texts }: ProductEntry): AddProductInput {
  return { ...texts, price: Number(price), countInStock: Number(countInStock), rating: Number(rating) };
}

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
  };
}

/** What an edit may change: not the stock, which Restock changes, so that two admins don't overwrite each other. */
const editableFields = ["name", "price", "image", "rating", "description"] as const;
type EditableField = (typeof editableFields)[number];
type EditableFields = Pick<AddProductInput, EditableField>;

/** The fields that differ between two states of a product. */
export function changedFields(before: EditableFields, after: EditableFields): EditableField[] {
  return editableFields.filter((field) => before[field] !== after[field]);
}

/** The changes of an entry compared with the loaded product; only these are sent. */
export function changesOf(before: EditableFields, entry: ProductEntry): Omit<EditProductInput, "version"> {
  const after = toInput(entry);
  return Object.fromEntries(changedFields(before, after).map((field) => [field, after[field]]));
}
