import { lookUp, lookupOf, type DatabaseContext } from "../../../data/shared-lookups";
import { columnsOf } from "../../../data/tables";
import { CategoryTable } from "./category.entity";

/** The texts of a category for search engines. */
export type SearchTexts = Pick<CategoryTable, "seoTitle" | "seoDescription">;

// not part of the tree, which is read for every page
const textsById = lookupOf(columnsOf(CategoryTable, "id", "seoTitle", "seoDescription"), "categories", "id");

const NONE: SearchTexts = { seoTitle: null, seoDescription: null };

/** The texts of a category for search engines, both null if it has none. */
export const readSearchTexts = async (ctx: DatabaseContext, id: string): Promise<SearchTexts> =>
  (await lookUp(ctx, textsById, id)) ?? NONE;
