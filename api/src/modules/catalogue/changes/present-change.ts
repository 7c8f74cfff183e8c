import { ATTRIBUTE_COLUMN, shortenCell } from "@shop/shared/product-csv";
import { presentValue } from "../attributes/read-attributes";
import {
  type ProductChange,
  type ProductFieldChange,
  recordedFields,
  type RecordedValues,
} from "./product-change.entity";

/** A planned or recorded change, before it is presented. */
export type RecordedChange = Pick<
  ProductChange,
  "productId" | "name" | "version" | "added" | "before" | "after"
>;

/** The change with a field for each value. */
export function presentChange(change: RecordedChange): ProductChange {
  const { before, after } = change;
  return {
    ...change,
    priceBefore: before.price,
    priceAfter: after.price,
    regularPriceBefore: before.regularPrice,
    regularPriceAfter: after.regularPrice,
    saleEndsAtBefore: dateOf(before),
    saleEndsAtAfter: dateOf(after),
    categoryIdBefore: before.categoryId,
    categoryIdAfter: after.categoryId,
    draftBefore: before.draft,
    draftAfter: after.draft,
  };
}

const dateOf = ({ saleEndsAt }: RecordedValues) => (saleEndsAt === null ? null : new Date(saleEndsAt));

/**
 * An import's changes of a product other than price, sale, category, brand and visibility, by the columns of a CSV
 * file.
 */
export function presentFields(change: ProductChange): ProductFieldChange[] {
  const [before, after] = [cellsOf(change.before), cellsOf(change.after)];
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields]
    .map((field) => ({
      field,
      before: shortenCell(before[field] ?? ""),
      after: shortenCell(after[field] ?? ""),
    }))
    .filter((change) => change.before !== change.after);
}

function cellsOf({ attributeValues = {}, moreImages, ...values }: RecordedValues): Record<string, string> {
  const isOther = ([field]: [string, unknown]) => !(recordedFields as readonly string[]).includes(field);
  const cells = Object.entries(values)
    .filter(isOther)
    .map(([field, value]) => [field, String(value ?? "")]);
  if (moreImages) cells.push(["images", moreImages.join(" ")]);
  for (const [slug, value] of Object.entries(attributeValues))
    cells.push([ATTRIBUTE_COLUMN + slug, presentValue(value)]);
  return Object.fromEntries(cells) as Record<string, string>;
}
