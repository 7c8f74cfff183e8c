import { isSpecified } from "@shop/shared/money";
import { parseTyped } from "@shop/shared/typed-number";

interface RequiredRule {
  setValueAs: (value: unknown) => unknown;
  validate: (typed: string) => true | string;
}

/** Makes a rule of `numberRule` or `textRule` optional. */
export const optionalRule = ({ setValueAs, validate }: RequiredRule) => ({
  setValueAs,
  validate: (typed: string) => typed === "" || validate(typed),
});

/** Parses a number; null for an empty field. */
export const numberOrNull = (typed: string): number | null =>
  typed.trim() === "" ? null : parseTyped(typed);

/** Parses a partly typed number of at least 0; undefined if it isn't one. */
export function parsePartialNumber(typed: string): number | undefined {
  const number = isSpecified() ? Number(typed) : parseTyped(typed);
  return typed.trim() !== "" && Number.isFinite(number) && number >= 0 ? number : undefined;
}
