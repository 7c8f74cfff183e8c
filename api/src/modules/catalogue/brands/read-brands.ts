import type { RequestContext } from "../../../context/context";
import { rows, statement } from "../../../data/rows";
import { lookUp, type Lookup } from "../../../data/shared-lookups";
import { Brand } from "./brand.entity";
import { columnsOf } from "../../../data/tables";

/** The columns of a brand in lists. */
export const brandColumns = columnsOf(Brand, "slug", "name");
const all = statement(brandColumns, `select ${brandColumns.sql} from brands order by lower(name)`);
const bySlugs = statement(brandColumns, `select ${brandColumns.sql} from brands where slug = any($1)`);

/** All brands, A to Z. */
export function listBrands(ctx: RequestContext): Promise<Brand[]> {
  return rows(ctx.db, all);
}

const brandsBySlug: Lookup<Brand> = async ({ db }, slugs) =>
  new Map((await rows(db, bySlugs, [slugs])).map((brand) => [brand.slug, brand]));

/** Finds a brand by its slug; returns null if it doesn't exist. */
export async function findBrand(ctx: RequestContext, slug: string): Promise<Brand | null> {
  return (await lookUp(ctx, brandsBySlug, slug)) ?? null;
}
