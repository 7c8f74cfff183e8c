import { DISCOUNT_CODE, normalizeDiscountCode } from "@shop/shared/shop-settings";
import { columns, integer, nullable, uuid } from "../../data/columns";
import { rows, statement } from "../../data/rows";
import { lookUp, type DatabaseContext, type Lookup } from "../../data/shared-lookups";
import { categoryIdsOf } from "../catalogue/find-category";
import { discountColumns, type FoundDiscount } from "./find-discount";
import { readRules, type CurrentRules } from "./read-rules";

/** What a product's price is made from. */
export interface PricedProduct extends StoredProduct {
  /** The ids of its categories, from the root down to its own; none where no rule names a category. */
  categories: readonly string[];
}

interface StoredProduct {
  id: string;
  priceCents: number;
  categoryId: string | null;
}

/** What doesn't depend on the cart. */
export interface RulesAndDiscounts {
  rules: CurrentRules;
  /** Those that exist, by their codes as they are stored. */
  discounts: ReadonlyMap<string, FoundDiscount>;
}

/** All that quotes are made from. */
export interface PricingBasis extends RulesAndDiscounts {
  /** Those that are sold, by id. */
  products: ReadonlyMap<string, PricedProduct>;
}

const productColumns = columns<StoredProduct>({
  id: uuid("id"),
  priceCents: integer("price_cents"),
  categoryId: nullable(uuid("category_id")),
});
const productsById = statement(
  productColumns,
  `select ${productColumns.sql} from products where id = any($1) and archived_at is null and not draft`,
);
const discountsByCode = statement(
  discountColumns,
  `select ${discountColumns.sql} from discounts where code = any($1)`,
);

const products: Lookup<StoredProduct> = async ({ db }, ids) =>
  new Map((await rows(db, productsById, [ids])).map((product) => [product.id, product]));

const discounts: Lookup<FoundDiscount> = async ({ db }, codes) =>
  new Map((await rows(db, discountsByCode, [codes])).map((discount) => [discount.code, discount]));

/**
 * Reads what the prices of these products and codes depend on, except for what is `known`; codes can be as they were typed.
 * Requests that ask at the same time share the statements. Categories are read after the rules, whose version counts the changes of
 * their tree: while it is the current one, both belong together (ADR-0070).
 */
export async function readBasis(
  ctx: DatabaseContext,
  productIds: readonly string[],
  codes: readonly string[],
  known?: RulesAndDiscounts,
): Promise<PricingBasis> {
  const ids = [...new Set(productIds.map((id) => id.toLowerCase()))];
  const typed = [...new Set(codes.map(normalizeDiscountCode))].filter((code) => DISCOUNT_CODE.test(code));
  const [rules, foundProducts, foundDiscounts] = await Promise.all([
    known?.rules ?? readRules(ctx),
    Promise.all(ids.map((id) => lookUp(ctx, products, id))),
    Promise.all(typed.map(async (code) => known?.discounts.get(code) ?? lookUp(ctx, discounts, code))),
  ]);
  const existing = foundDiscounts.filter((discount) => discount !== undefined);
  const asksForCategories = [...rules.rates, ...existing].some(({ categoryId }) => categoryId !== null);
  const priced = foundProducts
    .filter((product) => product !== undefined)
    .map(async (product) => ({
      ...product,
      categories: asksForCategories ? await categoryIdsOf(ctx, product.categoryId) : [],
    }));
  return {
    rules,
    products: new Map((await Promise.all(priced)).map((product) => [product.id, product])),
    discounts: new Map(existing.map((discount) => [discount.code, discount])),
  };
}
