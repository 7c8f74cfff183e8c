import { lookUp, lookupOf, type DatabaseContext } from "../../../data/shared-lookups";
import { columnsOf } from "../../../data/tables";
import type { SeoTexts } from "./seo-texts.entity";
import { CategoryTable } from "../categories/category.entity";

// not part of the tree, which is read for every page
const textsById = lookupOf(columnsOf(CategoryTable, "id", "seoTitle", "seoDescription"), "categories", "id");

const NONE: SeoTexts = { seoTitle: null, seoDescription: null };

/** The texts of a category for search engines, both null if it has none. */
export const readSearchTexts = async (ctx: DatabaseContext, id: string): Promise<SeoTexts> =>
  (await lookUp(ctx, textsById, id)) ?? NONE;
