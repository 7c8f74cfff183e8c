import { filterBounds } from "@shop/shared/product-filter";
import type { Bounds } from "@shop/shared/bounds";
import { numberWords } from "@shop/shared/number-rules";
import { textRules } from "@shop/shared/text-rules";
import type { FieldError } from "../../../errors";

/** Whether a list has at most so many entries; otherwise adds an error. */
export function checkCount(
  list: readonly unknown[],
  max: number,
  field: string,
  errors: FieldError[],
): boolean {
  if (list.length <= max) return true;
  errors.push({ field, message: `can have at most ${max} entries` });
  return false;
}

/** Whether a slug or a value can be looked up; otherwise adds an error. */
export function checkText(text: string, field: string, errors: FieldError[]): boolean {
  const broken = textRules(filterBounds.value).find(({ holds }) => !holds(text));
  if (broken) errors.push({ field, message: broken.message });
  return !broken;
}

/** Adds an error for each end of a range that is no number or out of bounds, and one if the range is upside down. */
export function checkRange(
  { min, max }: { min: number | null; max: number | null },
  [minField, maxField]: readonly [min: string, max: string],
  errors: FieldError[],
  bounds?: Bounds,
): void {
  const before = errors.length;
  checkNumber(min, minField, errors, bounds);
  checkNumber(max, maxField, errors, bounds);
  if (errors.length === before && min !== null && max !== null && min > max)
    errors.push({ field: minField, message: `must be at most ${maxField}` });
}

function checkNumber(value: number | null, field: string, errors: FieldError[], bounds?: Bounds): void {
  if (value === null) return;
  if (!Number.isFinite(value)) errors.push({ field, message: numberWords.notANumber });
  else if (bounds && value < bounds.min) errors.push({ field, message: numberWords.tooSmall(bounds.min) });
  else if (bounds && value > bounds.max) errors.push({ field, message: numberWords.tooLarge(bounds.max) });
}
