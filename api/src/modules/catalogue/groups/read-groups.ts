import { serverTexts } from "@shop/shared/messages/server";
import { formatPrice } from "@shop/shared/money";
import type { RequestContext } from "../../../context/context";
import { boolean, columns, json, money, nullable, type Columns } from "../../../data/columns";
import { rows, select } from "../../../data/rows";
import { lookUp, lookupAllOf, lookupOf } from "../../../data/shared-lookups";
import { columnsOf } from "../../../data/tables";
import type { EntityManager } from "typeorm";
import type { Product } from "../product.entity";
import { columnsFor, productColumns } from "../product-columns";
import { seesDrafts } from "../see-drafts";
import { knownGroups } from "./known-groups";
import { colorsOf, isColor } from "./option-colors";
import { ProductGroup, type ProductOption, type PublishedVariants } from "./product-group.entity";
import type { OptionValue } from "@shop/shared/option-values";

/** The columns of a group's own row. */
export const storedGroupColumns = columnsOf(ProductGroup, "id", "name", "optionNames", "version");

const published = json<PublishedVariants>(`(
    select json_build_object('count', count(*), 'priceFrom', ${money("min(price_cents)").sql}, 'priceTo', ${money("max(price_cents)").sql},
        'inStock', bool_or(count_in_stock > 0), 'firstValues', array_agg(option_values[1]))
      from products where group_id = product_groups.id and archived_at is null and not draft
  )`);

/** The columns of a group, with its published variants in numbers: cards needn't read their rows. */
export const groupColumns: Columns<ProductGroup> = storedGroupColumns.with({ published });

/** The group of a variant as a column of its row, so that it needn't be looked up. */
const variantOf = nullable(
  json<ProductGroup>(`case when group_id is not null then (
    select json_build_object('id', id, 'name', name, 'optionNames', options, 'version', version, 'published', ${published.sql})
      from product_groups where id = products.group_id
  ) end`),
);
const withGroups = [false, true].map((details) => columnsFor(details).with({ variantOf }));

/** A product's columns, as in `columnsFor`, with its group if this process has read a variant. */
export const columnsWithGroup = (db: EntityManager, details: boolean): Columns<Product> =>
  knownGroups(db.dataSource).any ? (withGroups[Number(details)] as Columns<Product>) : columnsFor(details);

const groupsById = lookupOf(groupColumns, "product_groups", "id");

/** The group of a product; null if it has none. */
export async function groupOf(
  ctx: RequestContext,
  { groupId, variantOf }: Pick<Product, "groupId" | "variantOf">,
): Promise<ProductGroup | null> {
  return variantOf ?? (groupId ? ((await lookUp(ctx, groupsById, groupId)) ?? null) : null);
}

const variants = lookupAllOf(
  productColumns,
  "products",
  "groupId",
  "and archived_at is null order by group_position",
);

/** The variants of a group that the viewer may see, in the group's order. */
export async function variantsOf(
  ctx: RequestContext,
  { id }: Pick<ProductGroup, "id">,
): Promise<readonly Product[]> {
  const all = (await lookUp(ctx, variants, id)) ?? [];
  return (await seesDrafts(ctx)) ? all : all.filter(({ draft }) => !draft);
}

/** The options of a group, with the values of its visible variants. */
export async function optionsOf(ctx: RequestContext, group: ProductGroup): Promise<ProductOption[]> {
  const visible = await variantsOf(ctx, group);
  return group.optionNames.map((name, at) => {
    const values = [...new Set(visible.flatMap(({ variantValues }) => variantValues?.[at] ?? []))];
    return { name, values, colors: colorsOf(name, values) };
  });
}

/** "from 945.50$" if the published variants of a group differ in price, otherwise "". */
export function priceTextOf({ published }: ProductGroup): string {
  const { priceFrom, priceTo } = published;
  const differs = priceFrom !== null && priceFrom !== priceTo;
  return differs ? serverTexts().variants.fromPrice(formatPrice(priceFrom)) : "";
}

/**
 * "3 colours" for a group with one option that is a colour, otherwise "6 variants": its published variants, and whether all are sold out; ""
 * for less than two.
 */
export function variantsTextOf({ optionNames, published }: ProductGroup): string {
  const { count, inStock, firstValues } = published;
  const { colorCount, variantCount, soldOut } = serverTexts().variants;
  const [option = "", ...others] = optionNames;
  const counted = others.length === 0 && isColor(option, firstValues ?? []) ? colorCount : variantCount;
  if (count < 2) return "";
  return inStock ? counted(count) : soldOut(counted(count));
}

type Variant = Pick<Product, "groupId" | "variantOf" | "variantValues">;

/** A product's values of the options of its group, in their order; empty without a group. */
export async function optionValuesOf(ctx: RequestContext, product: Variant): Promise<OptionValue[]> {
  return valuesIn(await groupOf(ctx, product), product);
}

const valuesIn = (group: ProductGroup | null, { variantValues }: Variant): OptionValue[] =>
  (group?.optionNames ?? []).map((option, at) => ({ option, value: variantValues?.[at] ?? "" }));

/** Reads the groups of products at once, not at all if they have none; returns each product's group with its option values. */
export async function readVariants(
  ctx: RequestContext,
  products: readonly Product[],
): Promise<(product: Product) => { group: ProductGroup; optionValues: OptionValue[] } | null> {
  const ids = [...new Set(products.flatMap(({ groupId }) => groupId ?? []))];
  const groups = new Map(
    await Promise.all(ids.map(async (groupId) => [groupId, await groupOf(ctx, { groupId })] as const)),
  );
  return (product) => {
    const group = (product.groupId && groups.get(product.groupId)) || null;
    return group && { group, optionValues: valuesIn(group, product) };
  };
}

const anyColumn = columns({ any: boolean("exists (select from products where group_id is not null)") });
const any = select(anyColumn);

/** Returns whether the shop has a product with a group. */
export async function hasGroups({ db }: Pick<RequestContext, "db">): Promise<boolean> {
  const [found] = await rows(db, any);
  return found?.any === true;
}
