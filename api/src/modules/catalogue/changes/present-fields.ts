import { ATTRIBUTE_COLUMN, shortenCell } from "@shop/shared/product-csv";
import { presentValue } from "../attributes/read-attributes";
import type { OtherValues, ProductChange, ProductFieldChange } from "./product-change.entity";

/**
 * An import's changes of a product other than price, sale, category, brand and visibility, by the columns of a CSV
 * file.
 */
export function presentFields({ othersBefore, othersAfter }: ProductChange): ProductFieldChange[] {
  const [before, after] = [cellsOf(othersBefore ?? {}), cellsOf(othersAfter ?? {})];
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields]
    .map((field) => ({
      field,
      before: shortenCell(before[field] ?? ""),
      after: shortenCell(after[field] ?? ""),
    }))
    .filter((change) => change.before !== change.after);
}

function cellsOf({ attributeValues = {}, moreImages, ...values }: OtherValues): Record<string, string> {
  const cells = Object.entries(values).map(([field, value]) => [field, String(value ?? "")]);
  if (moreImages) cells.push(["images", moreImages.join(" ")]);
  for (const [slug, value] of Object.entries(attributeValues))
    cells.push([ATTRIBUTE_COLUMN + slug, presentValue(value)]);
  return Object.fromEntries(cells) as Record<string, string>;
}
