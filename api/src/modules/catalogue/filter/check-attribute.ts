import { filterBounds } from "@shop/shared/product-filter";
import { numberWords } from "@shop/shared/number-rules";
import type { FieldError } from "../../../errors";
import { AttributeType, type Attribute } from "../attributes/attribute.entity";
import type { ChosenAttribute, StoredValue } from "./checked-filter";
import { checkCount, checkRange, checkText } from "./filter-rules";
import type { AttributeFilter } from "./product-filter.input";

/** What is chosen of an attribute, or undefined if that is nothing or wrong. */
export function checkAttribute(
  attribute: Attribute | undefined,
  { slug, values, min = null, max = null }: AttributeFilter,
  errors: FieldError[],
): ChosenAttribute | undefined {
  const wrong = (message: string) => void errors.push({ field: "filter.attributes", message });
  if (!attribute) return wrong("has an attribute that this shop doesn't know");
  const before = errors.length;
  const field = `filter.attributes.${slug}`;
  const hasRange = min !== null || max !== null;
  if (hasRange && attribute.type !== AttributeType.NUMBER)
    errors.push({ field, message: "has no numbers, and so no min and max" });
  checkRange({ min, max }, [`${field}.min`, `${field}.max`], errors);
  const wanted = [...new Set(values ?? [])];
  if (!checkCount(wanted, filterBounds.values, field, errors)) return undefined;
  const stored = wanted.flatMap((value) => storedValue(attribute, value, field, errors) ?? []);
  if (errors.length > before || (!hasRange && stored.length === 0)) return undefined;
  return { attribute, values: [...new Set(stored)], min, max };
}

/** A value as products have it, from the text that people read. */
function storedValue(
  { type }: Attribute,
  value: string,
  field: string,
  errors: FieldError[],
): StoredValue | undefined {
  if (!checkText(value, field, errors)) return undefined;
  const stored = parsers[type](value.trim());
  if (stored === undefined) errors.push({ field, message: messages[type] });
  return stored;
}

const parsers: Record<AttributeType, (text: string) => StoredValue | undefined> = {
  TEXT: (text) => text,
  BOOLEAN: (text) => ({ yes: true, no: false })[text],
  NUMBER: (text) => (/^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : undefined),
};

const messages: Record<AttributeType, string> = {
  TEXT: "must be a text",
  BOOLEAN: "must be yes or no",
  NUMBER: numberWords.notANumber,
};
