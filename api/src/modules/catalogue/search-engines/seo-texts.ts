import { serverTexts } from "@shop/shared/messages/server";
import { cleanName } from "@shop/shared/text-rules";
import type { SeoTexts } from "./seo-texts.entity";
import type { SeoInput } from "./seo-texts.input";

const FIELDS = ["seoTitle", "seoDescription"] as const;

/** The texts of an input, each in one line; null without one. */
export const seoTextsOf = (input: SeoInput): (string | null)[] =>
  FIELDS.map((field) => (typeof input[field] === "string" ? cleanName(input[field]) : null));

/** The names of the texts that differ, for the audit. */
export function changedSeoTexts(before: SeoTexts, after: SeoTexts): string[] {
  const names = serverTexts().auditDetails.productDetails.fields;
  return FIELDS.filter((field) => before[field] !== after[field]).map((field) => names[field] ?? field);
}
