import type { RequestContext } from "../../../context/context";
import { lookUp, lookupAllOf, lookupOf } from "../../../data/shared-lookups";
import { columnsOf } from "../../../data/tables";
import type { Product } from "../product.entity";
import { productColumns } from "../product-columns";
import { seesDrafts } from "../see-drafts";
import { ProductGroup, type OptionValue, type ProductOption } from "./product-group.entity";

/** The columns of a group. */
export const groupColumns = columnsOf(ProductGroup, "id", "name", "optionNames", "version", "createdAt");

const groupsById = lookupOf(groupColumns, "product_groups", "id");

/** The group of a product; null if it has none. */
export async function groupOf(
  ctx: RequestContext,
  { groupId }: Pick<Product, "groupId">,
): Promise<ProductGroup | null> {
  return groupId ? ((await lookUp(ctx, groupsById, groupId)) ?? null) : null;
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
  return group.optionNames.map((name, at) => ({
    name,
    values: [...new Set(visible.flatMap(({ variantValues }) => variantValues?.[at] ?? []))],
  }));
}

/** A product's values of the options of its group, in their order; empty without a group. */
export async function optionValuesOf(
  ctx: RequestContext,
  product: Pick<Product, "groupId" | "variantValues">,
): Promise<OptionValue[]> {
  const group = await groupOf(ctx, product);
  return (group?.optionNames ?? []).map((option, at) => ({
    option,
    value: product.variantValues?.[at] ?? "",
  }));
}
