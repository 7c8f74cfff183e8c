import { collectionBounds, collectionLimits } from "@shop/shared/collection";
import { collectionFormTexts as texts } from "@shop/shared/messages/en/admin-collections";
import { slugRuleText } from "@shop/shared/messages/en/rules";
import { filterBounds } from "@shop/shared/product-filter";
import { slugOf, SLUG } from "@shop/shared/taxonomy";
import { typedAmount } from "@shop/shared/typed-number";
import type { CollectionInput, CollectionRuleInput } from "../../../graphql/schema.generated";
import type { FieldLabels, FieldRules } from "../../../ui/form/fields-of";
import { numberRule } from "../../../ui/form/number-rule";
import { textRule } from "../../../ui/form/text-rule";
import { numberOrNull, optionalRule } from "../parts/optional-rule";
import { seoTextLabels, toSeoEntry, toSeoInput, type SeoEntry } from "../parts/search-engines/seo-entry";
import type { CollectionForm_CollectionFragment } from "./ManageCollectionPage.generated";

type Collection = CollectionForm_CollectionFragment;

/** A product that was chosen by hand. */
export type PickedProduct = Collection["picks"][number];

/** The form of a collection. Its fields have the names of the input's, so that errors of the server find them. */
export interface CollectionEntry extends SeoEntry {
  description: string;
  imageUrl: string;
  choice: "hand" | "rule";
  productIds: PickedProduct[];
  rule: {
    category: string;
    /** The slugs of brands, separated by commas: the form chooses one, but a rule may have several. */
    brands: string;
    priceMin: string;
    priceMax: string;
    onSale: boolean;
  };
}

const { labels } = texts;

export const collectionLabels: FieldLabels<CollectionEntry> = {
  ...labels,
  ...seoTextLabels,
  ...Object.fromEntries(
    Array.from({ length: collectionLimits.products }, (_, at) => [
      `productIds.${at}`,
      texts.productN(at + 1),
    ]),
  ),
};

const isSlug = (slug: string) => SLUG.test(slug) && slug.length <= collectionBounds.slug.max;

export const collectionRules: FieldRules<CollectionEntry> = {
  name: textRule(labels.name, collectionBounds.name),
  slug: {
    setValueAs: (typed: string) => typed.trim(),
    validate: (slug, { name }) =>
      !(slug || name.trim()) || isSlug(slug || slugOf(name)) || `${labels.slug} ${slugRuleText}.`,
  },
  description: optionalRule(textRule(labels.description, collectionBounds.description)),
  "rule.priceMin": optionalRule(numberRule(labels["rule.priceMin"], filterBounds.price)),
  "rule.priceMax": optionalRule(numberRule(labels["rule.priceMax"], filterBounds.price)),
};

/** A collection as the values of the form; null for a new one. */
export function entryOf(collection: Collection | null): CollectionEntry {
  const rule = collection?.rule;
  return {
    name: collection?.name ?? "",
    slug: collection?.slug ?? "",
    description: collection?.description ?? "",
    imageUrl: collection?.imageUrl ?? "",
    ...toSeoEntry(collection),
    choice: rule ? "rule" : "hand",
    productIds: [...(collection?.picks ?? [])],
    rule: {
      category: rule?.category ?? "",
      brands: (rule?.brands ?? []).join(),
      priceMin: typedAmount(rule?.priceMin),
      priceMax: typedAmount(rule?.priceMax),
      onSale: rule?.onSale ?? false,
    },
  };
}

/** The conditions of a rule that the form doesn't show. */
const otherConditions = ({ ratingMin, group, attributes }: NonNullable<Collection["rule"]>) => ({
  ...{ ratingMin, group },
  attributes: attributes?.map(({ slug, values, min, max }) => ({ slug, values, min, max })) ?? null,
});

/** Whether a collection's rule has conditions that the form doesn't show. */
export function hasOtherConditions(rule: Collection["rule"]): boolean {
  const { ratingMin, group, attributes } = rule ?? {};
  return typeof ratingMin === "number" || Boolean(group) || (attributes?.length ?? 0) > 0;
}

function ruleOf(entry: CollectionEntry["rule"], before: Collection["rule"]): CollectionRuleInput {
  return {
    ...(before && otherConditions(before)),
    category: entry.category || null,
    brands: entry.brands ? entry.brands.split(",") : null,
    priceMin: numberOrNull(entry.priceMin),
    priceMax: numberOrNull(entry.priceMax),
    onSale: entry.onSale || null,
  };
}

/** The mutation's input. */
export function inputOf(entry: CollectionEntry, before: Collection | null): CollectionInput {
  const { name, choice, productIds, rule } = entry;
  return {
    name,
    slug: entry.slug || slugOf(name),
    description: entry.description.trim() || null,
    imageUrl: entry.imageUrl || null,
    ...toSeoInput(entry),
    ...(choice === "rule"
      ? { rule: ruleOf(rule, before?.rule ?? null) }
      : { productIds: productIds.map(({ id }) => id) }),
    version: before?.version ?? null,
  };
}
