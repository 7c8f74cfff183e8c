import { ATTRIBUTE_COLUMN } from "@shop/shared/product-csv";
import { changeTexts, columnTexts } from "@shop/shared/messages/en/admin-catalogue";
import { productFormTexts } from "@shop/shared/messages/en/admin-items";
import { formatPrice, truncate } from "../../../ui/format/format";
import { typedNumber } from "@shop/shared/typed-number";
import { formatMoment } from "@shop/shared/time/format-moment";

/** A value before and after, as text. */
export type ItemDifference = readonly [label: string, before: string, after: string];

/** The maximum number of characters of a text before or after a change. */
const LENGTH = 120;

/** The change of a CSV column as text. */
export const cellDifference = (field: string, before: string, after: string): ItemDifference => [
  labelOf(field),
  textOf(field, before),
  textOf(field, after),
];

function labelOf(field: string): string {
  if (field.startsWith(ATTRIBUTE_COLUMN)) return field.slice(ATTRIBUTE_COLUMN.length);
  return (columnTexts as Record<string, string>)[field] ?? field;
}

function textOf(field: string, cell: string): string {
  if (cell === "") return changeTexts.empty;
  switch (field) {
    case "price":
    case "regularPrice":
      return formatPrice(Number(cell));
    case "saleEndsAt":
      return formatMoment(cell);
    case "draft":
      return cell === "yes" ? changeTexts.draft : changeTexts.published;
    case "giftCard":
      return /yes|true/.test(cell) ? productFormTexts.yes : productFormTexts.no;
    case "rating":
      return typedNumber(Number(cell));
    default:
      return truncate(cell, LENGTH);
  }
}
