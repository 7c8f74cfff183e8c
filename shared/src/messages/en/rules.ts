/** Texts of the rules of fields. They follow the field's label: "Price must not be 0". The API's refusals are the English ones. */
import { locale } from "../../locale";
import { currencyDecimals, formatMinor, isSpecified, plainAmount } from "../../money";

/** Numbers. */
export const numberRuleTexts = {
  whole: (min: number, max: number) => `must be a whole number from ${min} to ${max}`,
  money: (min: number, max: number) =>
    `must be a number from ${plainAmount(min)} to ${plainAmount(max)} ${locale().currency === "USD" ? "in whole cents" : `with at most ${currencyDecimals()} decimals`}`,
  decimals: (min: number, max: number, decimals: number) =>
    `must be a number from ${min} to ${max} with at most ${decimals} decimals`,
} as const;
export const notZeroText = "must not be 0";
export const noCommaText = (corrected: string) => `takes a point, not a comma: ${corrected}`;

/** Texts of people. */
export const textRuleTexts = {
  atLeast: (min: number) => `needs at least ${min} characters`,
  atMost: (max: number) => `can have at most ${max} characters`,
  length: (min: number, max: number) => `must have ${min} to ${max} characters`,
  noNul: "must not contain the character NUL",
  wellFormed: "must not contain half of a character (a lone surrogate)",
  notBlank: "must not be blank",
} as const;

/** Values of a certain form. */
export const slugRuleText = "must be small letters a to z, digits, and single hyphens between them";
export const imageUrlRuleText = "must be a web address (https://…) or a path of this shop (/…)";
export const discountCodeRuleText = "must have letters from A to Z, digits and hyphens only";
export const orderNumberRuleText = "must be like 1234-5678";

/** The accepted formats of pictures. */
export const uploadFormatsText = "JPEG, PNG, WebP, AVIF or GIF";

/** Values of attributes. */
export const attributeRuleTexts = {
  yesOrNo: "must be yes or no",
  inUnit: (rule: string, unit: string) => `${rule}, in ${unit}`,
} as const;

/** The part of an order to refund: its units or its amount. */
export const refundRuleTexts = {
  free: "must be left out: the order cost nothing, so there's nothing to give back",
  noUnits: "must be left out: the money of every unit went back already",
  noAmount: "must be left out: all the money went back already",
  units: (left: number) => (left === 1 ? "must be 1: one unit is left" : `must be 1 to ${left}`),
  tooMany: (minor: number, left: number) =>
    `costs ${formatMinor(minor)}, and ${formatMinor(left)} is left: give an amount`,
  tooFew: () => `costs less than ${isSpecified() ? "a cent" : formatMinor(1)}: choose more units`,
} as const;
