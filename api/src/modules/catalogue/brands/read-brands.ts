import { perLocale } from "@shop/shared/locale";
import type { RequestContext } from "../../../context/context";
import { nameOrder } from "../../../data/lists/name-order";
import { rows, select } from "../../../data/rows";
import { lookUp, lookupOf } from "../../../data/shared-lookups";
import { Brand } from "./brand.entity";
import { columnsOf } from "../../../data/tables";

/** The columns of a brand in lists. */
export const brandColumns = columnsOf(Brand, "slug", "name");
const all = perLocale(() => select(brandColumns, `from brands order by ${nameOrder("name")}`));

/** All brands, A to Z. */
export function listBrands(ctx: RequestContext): Promise<Brand[]> {
  return rows(ctx.db, all());
}

const brandsBySlug = lookupOf(brandColumns, "brands", "slug");

/** Finds a brand by its slug; returns null if it doesn't exist. */
export async function findBrand(ctx: RequestContext, slug: string): Promise<Brand | null> {
  return (await lookUp(ctx, brandsBySlug, slug)) ?? null;
}
