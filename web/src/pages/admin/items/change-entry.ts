import { notZeroText } from "@shop/shared/messages/en/rules";
import { parseTyped } from "@shop/shared/typed-number";
import { priceChangeBounds, saleBounds } from "@shop/shared/product";
import type { ChangeProductsInput } from "../../../graphql/schema.generated";
import { changeTexts } from "@shop/shared/messages/en/admin-catalogue";
import { saleChangeTexts, saleFormTexts } from "@shop/shared/messages/en/admin-items";
import { fromLocalTime, isFutureOrEmpty } from "../parts/local-time";
import { numberRule } from "../../../ui/form/number-rule";

/**
 * The select option that changes nothing. Other values are an id or a slug; an empty one removes the category or
 * brand.
 */
export const KEEP = "keep";

/** The values of the form. */
export interface ChangeEntry {
  category: string;
  brand: string;
  price: "keep" | "percent" | "amount";
  percent: string;
  amount: string;
  sale: "keep" | "start" | "end";
  percentOff: string;
  /** In the admins' time zone; empty for a sale without an end. */
  saleEnds: string;
  rounding: "keep" | "CENTS_95" | "CENTS_99";
  visibility: "keep" | "published" | "draft";
}

/** The initial values. */
export const nothing: ChangeEntry = {
  category: KEEP,
  brand: KEEP,
  price: KEEP,
  percent: "",
  amount: "",
  sale: KEEP,
  percentOff: "",
  saleEnds: "",
  rounding: KEEP,
  visibility: KEEP,
};

/** The labels of the form. */
export const changeLabels = {
  category: changeTexts.category,
  brand: changeTexts.brand,
  price: changeTexts.price,
  percent: changeTexts.percent,
  amount: changeTexts.amount,
  sale: saleFormTexts.sale,
  percentOff: saleChangeTexts.percentOff,
  saleEnds: saleFormTexts.saleEnds,
  rounding: saleChangeTexts.rounding,
  visibility: changeTexts.visibility,
};

/** The rules of the number fields and the sale's end, for react-hook-form's `register`. */
export const changeRules = {
  percent: nonZero(changeTexts.percent, priceChangeBounds.percent),
  amount: nonZero(changeTexts.amount, priceChangeBounds.amount),
  percentOff: numberRule(saleChangeTexts.percentOff, saleBounds.percentOff),
  saleEnds: { validate: (typed: string) => isFutureOrEmpty(typed) || saleFormTexts.past },
};

function nonZero(label: string, bounds: Parameters<typeof numberRule>[1]) {
  const rule = numberRule(label, bounds);
  const validate = (typed: string) =>
    parseTyped(typed || "0") === 0 ? `${label} ${notZeroText}` : rule.validate(typed);
  return { ...rule, setValueAs: (value: unknown) => String(value).trim().replace("−", "-"), validate };
}

/** The change without its products; undefined if the form changes nothing. */
export function toChange(entry: ChangeEntry): Omit<ChangeProductsInput, "products"> | undefined {
  const { category, brand, price, percent, amount, sale, percentOff, rounding, visibility } = entry;
  const change = {
    ...(category !== KEEP && { category: category || null }),
    ...(brand !== KEEP && { brand: brand || null }),
    ...(price === "percent" && { price: { percent: parseTyped(percent) } }),
    ...(price === "amount" && { price: { amount: parseTyped(amount) } }),
    ...(price === KEEP && sale === "end" && { sale: null }),
    ...(price === KEEP &&
      sale === "start" && {
        sale: { percentOff: parseTyped(percentOff), endsAt: fromLocalTime(entry.saleEnds) },
      }),
    ...(rounding !== KEEP && { priceEnding: rounding }),
    ...(visibility !== KEEP && { draft: visibility === "draft" }),
  };
  return Object.keys(change).length > 0 ? change : undefined;
}
