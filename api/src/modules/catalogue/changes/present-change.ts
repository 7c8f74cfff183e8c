import { ATTRIBUTE_COLUMN, shortenCell } from "@shop/shared/product-csv";
import type { ProductGroup } from "../groups/product-group.entity";
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
 * The changes of a product other than price, sale, category, brand and visibility, by the columns of a CSV file. `groups` has the
 * groups of the product before and after the change.
 */
export function presentFields(
  change: ProductChange,
  groups: ReadonlyMap<string, ProductGroup>,
): ProductFieldChange[] {
  const present = (values: RecordedValues) => cellsOf(values, groups.get(values.groupId ?? ""));
  const [before, after] = [present(change.before), present(change.after)];
  const isMoved = Boolean(before["groupPosition"] && after["groupPosition"]);
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields]
    .map((field) => ({
      field,
      before: shortenCell(before[field] ?? ""),
      after: shortenCell(after[field] ?? ""),
    }))
    .filter((change) => change.before !== change.after && (isMoved || change.field !== "groupPosition"));
}

function cellsOf(
  { attributeValues = {}, moreImages, groupId, groupPosition, variantValues, ...values }: RecordedValues,
  group: ProductGroup | undefined,
): Record<string, string> {
  const isOther = ([field]: [string, unknown]) => !(recordedFields as readonly string[]).includes(field);
  const cells = Object.entries(values)
    .filter(isOther)
    .map(([field, value]) => [field, String(value ?? "")]);
  if (groupId) cells.push(["group", group?.name ?? ""]);
  if (variantValues) cells.push(["options", presentValues(variantValues, group?.optionNames ?? [])]);
  if (typeof groupPosition === "number") cells.push(["groupPosition", String(groupPosition + 1)]);
  if (moreImages) cells.push(["images", moreImages.join(" ")]);
  for (const [slug, value] of Object.entries(attributeValues))
    cells.push([ATTRIBUTE_COLUMN + slug, presentValue(value)]);
  return Object.fromEntries(cells) as Record<string, string>;
}

/** A variant's values with the names of their options: `Dial colour=Blue; Strap=Steel`. */
const presentValues = (values: readonly string[], options: readonly string[]) =>
  values.map((value, at) => (options[at] === undefined ? value : `${options[at]}=${value}`)).join("; ");
