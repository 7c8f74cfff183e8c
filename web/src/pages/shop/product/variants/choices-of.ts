import type { ProductExtras_ProductFragment } from "../ProductPage.generated";

/** The group of a product's page. */
export type Group = NonNullable<ProductExtras_ProductFragment["group"]>;

/** A product of the group. */
export type Variant = Group["products"][number];

/** A value of an option that a visitor can choose, or the reason why not. */
export interface Choice {
  value: string;
  /** Its CSS colour; "" if unknown. */
  color: string;
  /** Whether the shown variant has it. */
  isCurrent: boolean;
  /** The variant with this value, and otherwise the current ones; undefined if the value can't be chosen. */
  variant: Variant | undefined;
  /** The other values without which the variant isn't made ("Leather"), or with which the missing one isn't ("Steel"). */
  others: readonly string[];
}

/** An option with its current value and its choices. */
export interface OptionChoices {
  name: string;
  current: string;
  choices: Choice[];
}

const valuesOf = ({ optionValues }: Variant) => optionValues.map(({ value }) => value);

const commonValues = (one: readonly string[], other: readonly string[]) =>
  one.filter((value, at) => value === other[at]).length;

/**
 * The choices of each option for a variant. A value leads to the variant with the other values unchanged. Without such a variant it can't
 * be chosen, unless no other choices lead to it either: then it leads to the variant with the most equal values.
 */
export function choicesOf(group: Group, current: Variant): OptionChoices[] {
  const now = valuesOf(current);
  const reachable = reachableFrom(current, group.products);
  return group.options.map(({ name, values, colors }, option) => ({
    name,
    current: now[option] ?? "",
    choices: values.map((value, at) => {
      const having = group.products.filter((variant) => valuesOf(variant)[option] === value);
      const wanted = now.with(option, value);
      const exact = having.find((variant) => commonValues(valuesOf(variant), wanted) === now.length);
      const nearest = having.some((variant) => reachable.has(variant)) ? undefined : closest(having, now);
      return {
        value,
        color: colors[at] ?? "",
        isCurrent: value === now[option],
        variant: exact ?? nearest,
        others: exact ? [] : nearest ? changedValues(nearest, wanted) : missingWith(having, wanted, option),
      };
    }),
  }));
}

/** The variants that a visitor reaches by changing one value after the other. */
function reachableFrom(start: Variant, variants: readonly Variant[]): Set<Variant> {
  const reached = new Set([start]);
  // the loop also visits the variants that it adds
  for (const from of reached)
    for (const variant of variants)
      if (commonValues(valuesOf(variant), valuesOf(from)) >= from.optionValues.length - 1)
        reached.add(variant);
  return reached;
}

function closest(variants: readonly Variant[], values: readonly string[]): Variant | undefined {
  const common = (variant: Variant) => commonValues(valuesOf(variant), values);
  return variants.toSorted((one, other) => common(other) - common(one))[0];
}

const changedValues = (variant: Variant, wanted: readonly string[]) =>
  valuesOf(variant).filter((value, at) => value !== wanted[at]);

/** The current values with which no variant of a value is made; all of them if only their combination is missing. */
function missingWith(having: readonly Variant[], wanted: readonly string[], option: number): string[] {
  const others = wanted.filter((_value, at) => at !== option);
  const missing = wanted.filter(
    (value, at) => at !== option && having.every((variant) => valuesOf(variant)[at] !== value),
  );
  return missing.length > 0 ? missing : others;
}
