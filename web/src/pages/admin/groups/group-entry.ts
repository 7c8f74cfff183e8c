import { groupLimits } from "@shop/shared/product-group";
import { productBounds } from "@shop/shared/product";
import { cleanName } from "@shop/shared/text-rules";
import { parseTyped, separator, typedAmount } from "@shop/shared/typed-number";
import { groupTexts as texts } from "@shop/shared/messages/en/admin-groups";
import type { BuildProductGroupInput } from "../../../graphql/schema.generated";
import { explainNumber } from "../../../ui/form/number-rule";
import type { GroupForm_ProductFragment } from "../parts/ProductPicker.generated";
import type { GroupForm_GroupFragment } from "./GroupPage.generated";

/** An option or a value; its key stays while its text is edited or its place changes. */
interface Named {
  key: string;
  name: string;
}

/** An option with its values. */
export interface OptionEntry extends Named {
  values: readonly Named[];
  /** Values as typed, which aren't added yet. */
  typed: string;
}

/** A variant: a product, or a new copy of one. */
export interface VariantEntry {
  key: string;
  product: GroupForm_ProductFragment | null;
  /** The name of a new product. */
  name: string;
  /** The keys of its values by the keys of their options. */
  values: Readonly<Record<string, string>>;
  /** As typed; undefined if it isn't changed. */
  price?: string | undefined;
  stock?: string | undefined;
}

/** The form of a group. */
export interface GroupEntry {
  version: number | null;
  name: string;
  options: readonly OptionEntry[];
  variants: readonly VariantEntry[];
  /** The id of the product that new variants copy; undefined for the first one. */
  copyOf: string | undefined;
  asDrafts: boolean;
}

let lastKey = 0;
const newKey = () => `k${(lastKey += 1)}`;
const named = (name: string): Named => ({ key: newKey(), name });
const isSame = (one: string, other: string) =>
  cleanName(one).toLowerCase() === cleanName(other).toLowerCase();

/** A new option with these values. */
export const newOption = (name = "", values: readonly string[] = []): OptionEntry => ({
  ...named(name),
  values: values.map(named),
  typed: "",
});

/** The form of a new group, with a first variant if there is a product. */
export function emptyGroup(product: GroupForm_ProductFragment | null): GroupEntry {
  const variant = { key: newKey(), product, name: "", values: {} };
  return {
    ...{ version: null, name: product?.name ?? "", options: [newOption()] },
    ...{ variants: product ? [variant] : [], copyOf: undefined, asDrafts: false },
  };
}

/** A group as the values of the form. */
export function toEntry(group: GroupForm_GroupFragment): GroupEntry {
  const options = group.options.map(({ name, values }) => newOption(name, values));
  const variants = group.products.map((product) => ({
    ...{ key: newKey(), product, name: "" },
    values: valuesOf(product, options),
  }));
  return { ...emptyGroup(null), version: group.version, name: group.name, options, variants };
}

const valuesOf = ({ optionValues }: GroupForm_ProductFragment, options: readonly OptionEntry[]) =>
  Object.fromEntries(
    options.flatMap(({ key, name, values }) => {
      const value = optionValues.find(({ option }) => isSame(option, name))?.value ?? "";
      const found = values.find((each) => isSame(each.name, value));
      return found ? [[key, found.key]] : [];
    }),
  );

/** The form after another admin has changed the group: its current versions, prices and stock, and what was typed. */
export function rebase(
  entry: GroupEntry,
  base: GroupForm_GroupFragment,
  now: GroupForm_GroupFragment,
): GroupEntry {
  const isKnown = (id: string) =>
    base.products.some((product) => product.id === id) ||
    entry.variants.some(({ product }) => product?.id === id);
  const variants = entry.variants.map((variant) => ({
    ...variant,
    product: now.products.find(({ id }) => id === variant.product?.id) ?? variant.product,
  }));
  const joined = now.products.filter(({ id }) => !isKnown(id));
  const kept = { ...entry, version: now.version, variants };
  return joined.reduce<GroupEntry>((all, product) => withProduct(all, product), kept);
}

/** Splits typed values: "Blue, Black, Green". Where the shop's language writes a decimal comma, "1,5 mm" is one value. */
export const splitValues = (typed: string): string[] =>
  typed
    .split(separator() === "," ? /,(?!\d)|(?<!\d),|[;\n]/ : /[,;\n]/)
    .flatMap((value) => value.trim() || []);

/** The form with more values of an option. Variants without a value of it get the one that suits them. */
export function withValues(entry: GroupEntry, option: string, names: readonly string[]): GroupEntry {
  const before = entry.options.find(({ key }) => key === option);
  if (!before) return entry;
  const added = names.filter(
    (name, at) =>
      !before.values.some((value) => isSame(value.name, name)) &&
      names.findIndex((other) => isSame(other, name)) === at,
  );
  const changed = { ...before, values: [...before.values, ...added.map(named)], typed: "" };
  const isOnly = entry.variants.length === 1;
  const variants = entry.variants.map((variant) => {
    if (variant.values[option]) return variant;
    const value = suggested(variant.product, changed) ?? (isOnly ? changed.values[0] : undefined);
    return value ? { ...variant, values: { ...variant.values, [option]: value.key } } : variant;
  });
  return { ...withOption(entry, option, changed), variants };
}

/** The form with the values that were typed and not added yet. */
export const withTyped = (entry: GroupEntry): GroupEntry =>
  entry.options.reduce((all, { key, typed }) => withValues(all, key, splitValues(typed)), entry);

/** The form with changes of an option. Variants lose a removed value. */
export function withOption(entry: GroupEntry, key: string, change: Partial<OptionEntry>): GroupEntry {
  const { values } = change;
  const keeps = (variant: VariantEntry) =>
    !values || values.some((value) => value.key === variant.values[key]);
  return {
    ...entry,
    options: entry.options.map((option) => (option.key === key ? { ...option, ...change } : option)),
    variants: entry.variants.map((variant) =>
      keeps(variant) ? variant : { ...variant, values: { ...variant.values, [key]: "" } },
    ),
  };
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Matches a value in a name, as whole words. */
const asWords = (value: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(value)}(?![\\p{L}\\p{N}])`, "giu");

/** The value of an option that a product's attributes or its name suggest; the longest in its name. */
function suggested(product: GroupForm_ProductFragment | null, { name, values }: OptionEntry) {
  const own = product?.attributes.find(({ attribute }) => isSame(attribute.name, name))?.value ?? "";
  const inName = values.filter(({ name: value }) => value && asWords(value).test(product?.name ?? ""));
  const longest = inName.toSorted((one, other) => other.name.length - one.name.length)[0];
  return values.find((value) => isSame(value.name, own)) ?? longest;
}

/** The form with a further product as a variant, with the values that its former group, its attributes or its name suggest. */
export function withProduct(entry: GroupEntry, product: GroupForm_ProductFragment): GroupEntry {
  const variant: VariantEntry = { key: newKey(), product, name: "", values: {} };
  const added = { ...entry, name: entry.name || product.name, variants: [...entry.variants, variant] };
  const stated = (name: string) =>
    product.optionValues.find(({ option }) => isSame(option, name))?.value ??
    product.attributes.find(({ attribute }) => isSame(attribute.name, name))?.value;
  return entry.options.reduce<GroupEntry>((all, { key, name }) => {
    const value = name ? stated(name) : undefined;
    const known = withValues(all, key, value ? [value] : []);
    const found = known.options
      .find((option) => option.key === key)
      ?.values.find((each) => isSame(each.name, value ?? ""));
    return found
      ? withVariant(known, variant.key, { values: { ...valuesIn(known, variant.key), [key]: found.key } })
      : known;
  }, added);
}

const valuesIn = ({ variants }: GroupEntry, key: string) =>
  variants.find((variant) => variant.key === key)?.values ?? {};

/** The form with changes of a variant. */
export const withVariant = (entry: GroupEntry, key: string, change: Partial<VariantEntry>): GroupEntry => ({
  ...entry,
  variants: entry.variants.map((variant) => (variant.key === key ? { ...variant, ...change } : variant)),
});

/** The variants in the order of the options' values. */
export function inOrder(entry: GroupEntry): GroupEntry {
  const places = ({ values }: VariantEntry) =>
    entry.options.map((option) => option.values.findIndex(({ key }) => key === values[option.key]));
  const compare = (one: VariantEntry, other: VariantEntry) => {
    const [first, second] = [places(one), places(other)];
    const at = first.findIndex((place, index) => place !== second[index]);
    return at < 0 ? 0 : (first[at] ?? 0) - (second[at] ?? 0);
  };
  return { ...entry, variants: entry.variants.toSorted(compare) };
}

/** The product that new variants copy. */
export function originalOf({ copyOf, variants }: GroupEntry): VariantEntry | undefined {
  const existing = variants.filter(({ product }) => product);
  return existing.find(({ product }) => product?.id === copyOf) ?? existing[0];
}

/** Whether there are more combinations of values than a group may have variants. */
export const hasTooMany = ({ options }: GroupEntry): boolean =>
  options.reduce((product, { values }) => product * values.length, 1) > groupLimits.variants;

/** The combinations of values that no variant has; none while an option has no value, or if there are too many. */
export function missingOf(entry: GroupEntry): Record<string, string>[] {
  const { options, variants } = entry;
  if (hasTooMany(entry) || variants.length === 0) return [];
  const all = options.reduce<Record<string, string>[]>(
    (found, { key, values }) =>
      found.flatMap((each) => values.map((value) => ({ ...each, [key]: value.key }))),
    [{}],
  );
  const has = (values: Record<string, string>) =>
    variants.some((variant) => options.every(({ key }) => variant.values[key] === values[key]));
  return all.filter((values) => !has(values));
}

/** The names of a combination's values, in the order of the options. */
export const namesOf = ({ options }: GroupEntry, values: VariantEntry["values"]): string[] =>
  options.map(({ key, values: all }) => all.find((value) => value.key === values[key])?.name ?? "");

/** The name of a copy: a value in the original's name is replaced, the others are appended. */
export function nameOfCopy(original: string, from: readonly string[], to: readonly string[]): string {
  const appended: string[] = [];
  const name = to.reduce((before, value, at) => {
    const former = from[at];
    const isNamed = former !== undefined && former !== "" && asWords(former).test(before);
    if (!isNamed) appended.push(value);
    return isNamed ? before.replace(asWords(former), () => value) : before;
  }, original);
  return [name, ...appended].join(", ");
}

/** The form with a new variant for each of these combinations. */
export function withCopies(entry: GroupEntry, combinations: readonly Record<string, string>[]): GroupEntry {
  const original = originalOf(entry);
  const from = original ? namesOf(entry, original.values) : [];
  const copies = combinations.map((values): VariantEntry => ({
    ...{ key: newKey(), product: null, values },
    name: nameOfCopy(original?.product?.name ?? entry.name, from, namesOf(entry, values)),
  }));
  return inOrder({ ...entry, variants: [...entry.variants, ...copies] });
}

/** A variant's price as a text. */
export const priceText = (entry: GroupEntry, { price, product }: VariantEntry): string =>
  price ?? typedAmount(product?.price ?? originalOf(entry)?.product?.price);

/** A variant's stock as a text. */
export const stockText = ({ stock, product }: VariantEntry): string =>
  stock ?? String(product?.countInStock ?? 0);

/** Errors by the fields of `BuildProductGroupInput`, without their labels: `variants.1.price`. */
export type GroupErrors = Readonly<Record<string, string>>;

/** The errors that prevent sending the form. */
export function errorsIn(entry: GroupEntry): GroupErrors {
  const errors: Record<string, string> = {};
  for (const [at, { values }] of entry.options.entries())
    if (values.length === 0) errors[`options.${at}`] = texts.noValues;
  for (const [at, variant] of entry.variants.entries()) {
    const missing = entry.options.find(({ key }) => !variant.values[key]);
    if (missing) errors[`variants.${at}.values`] = texts.chooseValue(missing.name);
    const price = explainNumber(priceText(entry, variant).trim(), productBounds.price);
    if (price) errors[`variants.${at}.price`] = price;
    const stock = explainNumber(stockText(variant).trim(), productBounds.countInStock);
    if (stock) errors[`variants.${at}.units`] = stock;
  }
  return errors;
}

/** The mutation's input. Only changed prices are sent, with the version in which they were shown. */
export function toInput(entry: GroupEntry): BuildProductGroupInput {
  return {
    ...{ version: entry.version, name: entry.name, options: entry.options.map(({ name }) => name) },
    ...{ copyOf: originalOf(entry)?.product?.id ?? null, draft: entry.asDrafts ? true : null },
    variants: entry.variants.map((variant) => {
      const { product, name } = variant;
      const price = parseTyped(priceText(entry, variant).trim());
      const isPriced = !product || price !== product.price;
      const units = parseTyped(stockText(variant).trim()) - (product?.countInStock ?? 0);
      return {
        ...(product ? { productId: product.id } : { name }),
        values: namesOf(entry, variant.values),
        ...(isPriced && { price }),
        ...(units !== 0 && { units }),
        ...(isPriced && product?.optionValues.length && { version: product.version }),
      };
    }),
  };
}
