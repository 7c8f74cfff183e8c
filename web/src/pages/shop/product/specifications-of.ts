import type { ParsedDescription } from "../../../features/catalogue/parse-description";
import { withUnit, writtenValue } from "../../../ui/format/written-value";
import { valueText } from "@shop/shared/messages/en/facets";
import { productPageTexts } from "@shop/shared/messages/en/products";
import { paths } from "../../../paths";
import type { ProductExtras_ProductFragment } from "./ProductPage.generated";

/** A line of the table of specifications. */
export interface Specification {
  term: string;
  value: string;
  /** The link of the value: all products of the brand. */
  to?: string;
}

/** The lines under one heading; lines without a heading come first. */
export interface SpecificationGroup {
  title: string | null;
  lines: Specification[];
}

/** A line of the description, split at its commas. */
interface Line {
  term: string;
  parts: string[];
  /** Whether the line's term is the name of an attribute. */
  named: boolean;
  group: string | null | undefined;
}

type Value = ProductExtras_ProductFragment["attributes"][number];

/**
 * The brand and the attributes of a product, then the further lines of its description, in the groups of the attributes. A line
 * with an attribute's name replaces the attribute if it contains its value and more. Other repetitions of an attribute are removed
 * part by part: "40.5 mm" from a case if its diameter is 40.5 mm.
 */
export function specificationsOf(
  described: ParsedDescription["specifications"],
  extras: Partial<ProductExtras_ProductFragment> | undefined,
): SpecificationGroup[] {
  const { brand, attributes: stored = [] } = extras ?? {};
  const attributes = stored.map((each) => ({ ...each, value: valueText(each.value) }));
  const names = new Set(attributes.map(({ attribute }) => attribute.name.toLowerCase()));
  const lines = described.map(({ term, value }): Line => ({
    term,
    parts: value.split(/,\s+/),
    named: names.has(term.toLowerCase()),
    group: undefined,
  }));
  const groups = new Map<string | null, Specification[]>([[null, []]]);
  const add = (group: string | null, line: Specification) =>
    groups.set(group, [...(groups.get(group) ?? []), { ...line, value: writtenValue(line.value) }]);

  if (brand) add(null, { term: productPageTexts.brand, value: brand.name, to: paths.brand(brand.slug) });
  // first the repetitions in other lines, so that a line in an attribute's place doesn't contain them again
  const shown = attributes.map((value) => removeRepetitions(value, lines));
  for (const [at, { attribute, value }] of attributes.entries()) {
    const line = lines.find(({ term }) => isSame(term, attribute.name));
    const said = line?.parts.join(", ") ?? "";
    const own = has(said, withUnit(value, attribute.unit)) || has(said, value) ? said : shown[at];
    add(attribute.group, { term: attribute.name, value: own ?? value });
  }
  const titles = [...groups.keys()];
  const rest = titles.length > 1 ? productPageTexts.more : null;
  for (const { term, parts, named, group } of lines) {
    if (named || parts.length === 0 || (brand && isSame(term, productPageTexts.brand))) continue;
    add(group ?? titles.find((title) => title && isSame(title, term)) ?? rest, {
      term,
      value: parts.join(", "),
    });
  }
  return [...groups]
    .map(([title, found]) => ({ title, lines: found }))
    .filter((group) => group.lines.length > 0);
}

/** Removes the parts of lines that repeat a value, and returns the value in their words if these contain more: "316L steel". */
function removeRepetitions(value: Value, lines: Line[]): string {
  const { attribute } = value;
  let shown = withUnit(value.value, attribute.unit);
  for (const line of lines) {
    if (isSame(line.term, attribute.name)) continue;
    const left = line.parts.filter((part) => !repeats(part, line, value));
    if (left.length === line.parts.length) continue;
    line.group ??= attribute.group;
    const fuller = line.parts.find((part) => repeats(part, line, value) && has(part, value.value));
    if (attribute.unit === null && fuller) shown = fuller;
    line.parts = left;
  }
  return shown;
}

/** Whether a part of a line only repeats a value. */
function repeats(part: string, { term, named }: Line, { attribute: { name, unit }, value }: Value): boolean {
  if (unit !== null) {
    const shown = withUnit(value, unit);
    if (isSame(part, shown)) return true;
    const more = part.toLowerCase().startsWith(`${shown.toLowerCase()} `)
      ? part.slice(shown.length + 1)
      : null;
    return more !== null && (isSame(more, name) || (sharesWord(term, name) && !more.includes(" ")));
  }
  if (value === valueText("yes")) return named && name.toLowerCase().startsWith(part.toLowerCase());
  const said = new Set(wordsOf(`${part} ${term}`));
  const words = wordsOf(value);
  return (
    words.every((word) => said.has(word)) &&
    wordsOf(part).some((word) => words.includes(word)) &&
    (sharesWord(term, name) || sharesWord(term, value))
  );
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const sharesWord = (one: string, other: string) => wordsOf(one).some((word) => wordsOf(other).includes(word));

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Whether a text contains a value, as whole words and numbers; 2,000 equals 2000. */
function has(text: string, value: string): boolean {
  const plain = text.replaceAll(/(\d),(?=\d{3}\b)/g, "$1").toLowerCase();
  const at = plain.indexOf(value.toLowerCase());
  if (at < 0) return false;
  return (
    !/[\p{L}\p{N}][.,]?$/u.test(plain.slice(0, at)) &&
    !/^[\p{L}\p{N}]|^[.,]\d/u.test(plain.slice(at + value.length))
  );
}
