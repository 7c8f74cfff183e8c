import type { RequestContext } from "../../../context/context";
import { rows, select, statement } from "../../../data/rows";
import { isUuid } from "../../../data/uuid";
import { checkDetails } from "../check-details";
import type { ChangeProductsInput } from "./change-products.input";
import { columnsOf } from "../../../data/tables";
import type { Product } from "../product.entity";
import { productColumns } from "../product-columns";
import { seesDrafts } from "../see-drafts";
import { Brand } from "../brands/brand.entity";
import { CategoryTable } from "../categories/category.entity";

const read = `select ${productColumns.sql} from products where id = any($1) and archived_at is null and (not draft or $2) order by id`;
const byIds = statement(productColumns, read);
const lockedByIds = statement(productColumns, `${read} for no key update`);

/** The products for sale with these ids, and the drafts that the caller may see. */
export async function readProducts(ctx: RequestContext, ids: readonly string[]): Promise<Product[]> {
  return rows(ctx.db, byIds, [ids.filter(isUuid), await seesDrafts(ctx)]);
}

/**
 * Like `readProducts`, but locks the products until the transaction ends, in the order of their ids, so that two
 * changes can't deadlock.
 */
export async function lockProducts(ctx: RequestContext, ids: readonly string[]): Promise<Product[]> {
  return rows(ctx.db, lockedByIds, [ids.filter(isUuid), await seesDrafts(ctx)]);
}

const idColumn = columnsOf(CategoryTable, "id");
const slugColumn = columnsOf(Brand, "slug");
const categoriesByIds = select(idColumn, "from categories where id = any($1) order by id for key share");
const brandsBySlugs = select(slugColumn, "from brands where slug = any($1) order by slug for key share");

/** Returns the ids of existing categories, and prevents their deletion until the transaction ends. */
export async function holdCategories(ctx: RequestContext, ids: readonly string[]): Promise<Set<string>> {
  const found = ids.length > 0 ? await rows(ctx.db, categoriesByIds, [ids.filter(isUuid)]) : [];
  return new Set(found.map(({ id }) => id));
}

/** Returns the slugs of existing brands, and prevents their deletion until the transaction ends. */
export async function holdBrands(ctx: RequestContext, slugs: readonly string[]): Promise<Set<string>> {
  const found = slugs.length > 0 ? await rows(ctx.db, brandsBySlugs, [slugs]) : [];
  return new Set(found.map(({ slug }) => slug));
}

/** The input with the category's id and the brand's slug; throws BadUserInput if either doesn't exist. */
export async function resolveTargets(
  ctx: RequestContext,
  { category, brand, ...input }: ChangeProductsInput,
): Promise<ChangeProductsInput> {
  const { categoryId, brandSlug } = await checkDetails(ctx, { category, brand });
  return {
    ...input,
    ...(category !== undefined && { category: categoryId }),
    ...(brand !== undefined && { brand: brandSlug }),
  };
}
