import type { DataSource, EntityManager } from "typeorm";
import { DISCOUNT_CODE, normalizeDiscountCode } from "@shop/shared/shop-settings";
import { boolean, columns, integer, nullable, uuid } from "../../data/columns";
import { lookUp, lookupOf, type DatabaseContext, type Lookup } from "../../data/shared-lookups";
import { categoryIdsOf } from "../catalogue/find-category";
import { discountColumns, type FoundDiscount } from "./find-discount";
import { readRules, type CurrentRules } from "./read-rules";

/** The fields of a product that determine its price. */
export interface PricedProduct extends Omit<StoredProduct, "rulesVersion"> {
  /** The ids of its categories, from the root to its own; empty if no rule names a category. */
  categories: readonly string[];
}

interface StoredProduct {
  id: string;
  priceMinor: number;
  categoryId: string | null;
  isGiftCard: boolean;
  /** The version of the rules at the time of reading. */
  rulesVersion: number;
}

/** The basis of quotes. */
export interface PricingBasis {
  rules: CurrentRules;
  /** The existing codes, in their stored form. */
  discounts: ReadonlyMap<string, FoundDiscount>;
  /** The sold products, by id. */
  products: ReadonlyMap<string, PricedProduct>;
}

/**
 * The rules, codes and prices that a process has read last. They may be stale by design: nothing invalidates them, and
 * orders are quoted without a read. The statement that places an order compares the quote with the current data, and a
 * stale quote is made again from a new read (ADR-0070).
 */
export interface PriceCache {
  rules: CurrentRules;
  discounts: Map<string, FoundDiscount>;
  products: Map<string, StoredProduct>;
}

const priceCaches = new WeakMap<DataSource, PriceCache>();

/** The maximum number of codes, and of products, that a process caches per shop. */
const MAX_CACHED = 10_000;

/** The price cache; undefined before the first read. Callers must let the database check that its data still holds. */
export const priceCacheOf = ({ dataSource }: EntityManager): PriceCache | undefined =>
  priceCaches.get(dataSource);

const productColumns = columns<StoredProduct>({
  id: uuid("id"),
  priceMinor: integer("price_cents"),
  categoryId: nullable(uuid("category_id")),
  isGiftCard: boolean("gift_card"),
  rulesVersion: integer("(select version from shop_settings where id)"),
});
const products = lookupOf(productColumns, "products", "id", "and archived_at is null and not draft");
const discounts = lookupOf(discountColumns, "discounts", "code");

/**
 * Reads the data that determines the prices of these products and codes, except for the `known` data; codes may be in
 * any typed form. Concurrent requests share the statements. The version of the rules is read with the products, and the
 * rules themselves only if this process hasn't cached that version. Categories are read after the rules. The rules'
 * version also counts changes of the category tree, so while it is current, rules and categories match (ADR-0070).
 */
export async function readBasis(
  ctx: DatabaseContext,
  productIds: readonly string[],
  codes: readonly string[],
  known?: PriceCache,
): Promise<PricingBasis> {
  const ids = productIds.map((id) => id.toLowerCase());
  const typed = codes.map(normalizeDiscountCode).filter((code) => DISCOUNT_CODE.test(code));
  const [sold, existing] = await Promise.all([
    readEach(ctx, products, ids, known?.products),
    readEach(ctx, discounts, typed, known?.discounts),
  ]);
  const rules = known?.rules ?? (await rulesOfVersion(ctx, sold[0]?.rulesVersion));
  updatePriceCache(ctx, rules, sold, existing);
  const asksForCategories =
    rules.rates.some(({ categoryId }) => categoryId !== null) ||
    existing.some(({ categoryId }) => categoryId !== null);
  const priced = sold.map(async ({ rulesVersion: _, ...product }): Promise<[string, PricedProduct]> => {
    const categories = asksForCategories ? await categoryIdsOf(ctx, product.categoryId) : [];
    return [product.id, { ...product, categories }];
  });
  return {
    rules,
    products: new Map(await Promise.all(priced)),
    discounts: new Map(existing.map((discount) => [discount.code, discount])),
  };
}

/** The existing values of these keys. */
async function readEach<Value>(
  ctx: DatabaseContext,
  lookup: Lookup<Value>,
  keys: readonly string[],
  known?: ReadonlyMap<string, Value>,
): Promise<Value[]> {
  const each = [...new Set(keys)].map(async (key) => known?.get(key) ?? lookUp(ctx, lookup, key));
  return (await Promise.all(each)).filter((value) => value !== undefined);
}

/** The rules of this version, which was just read. */
async function rulesOfVersion(ctx: DatabaseContext, version: number | undefined): Promise<CurrentRules> {
  const last = priceCacheOf(ctx.db)?.rules;
  return last && last.version === version ? last : readRules(ctx);
}

function updatePriceCache(
  { db: { dataSource } }: DatabaseContext,
  rules: CurrentRules,
  products: readonly StoredProduct[],
  discounts: readonly FoundDiscount[],
): void {
  const before = priceCaches.get(dataSource);
  const cache: PriceCache = before ?? { rules, products: new Map(), discounts: new Map() };
  cache.rules = rules;
  for (const product of products) cacheOne(cache.products, product.id, product);
  for (const discount of discounts) cacheOne(cache.discounts, discount.code, discount);
  if (!before) priceCaches.set(dataSource, cache);
}

function cacheOne<Value>(all: Map<string, Value>, key: string, value: Value): void {
  if (all.get(key) === value) return;
  if (all.size >= MAX_CACHED) all.clear();
  all.set(key, value);
}
