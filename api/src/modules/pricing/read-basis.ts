import { DISCOUNT_CODE, normalizeDiscountCode } from "@shop/shared/shop-settings";
import type { EntityManager } from "typeorm";
import { json } from "../../data/columns";
import { rows, statement } from "../../data/rows";
import { discountColumns, type FoundDiscount } from "./find-discount";
import { ruleColumns, type CurrentRules } from "./read-rules";

/** What a product's price is made from. */
export interface PricedProduct {
  id: string;
  priceCents: number;
  categoryId: string | null;
  /** The ids of its categories, from the root down to its own. */
  categories: string[];
}

/** All that quotes are made from, as it was at one moment. */
export interface PricingBasis {
  rules: CurrentRules;
  /** Those that are sold, by id. */
  products: ReadonlyMap<string, PricedProduct>;
  /** Those that exist, by their codes as they are stored. */
  discounts: ReadonlyMap<string, FoundDiscount>;
}

type StoredDiscount = Omit<FoundDiscount, "startsAt" | "endsAt"> & {
  startsAt: string | null;
  endsAt: string | null;
};

const basisColumns = ruleColumns.with({
  products: json<PricedProduct[]>(`coalesce((
      select json_agg(json_build_object('id', id, 'priceCents', price_cents, 'categoryId', category_id, 'categories', array(
          with recursive category as (
            select id, parent_id, 0 as height from categories where id = products.category_id
            union all
            select parent.id, parent.parent_id, height + 1 from category join categories as parent on parent.id = category.parent_id
          )
          select id from category order by height desc
        )))
        from products where id = any($1::uuid[]) and archived_at is null and not draft
    ), '[]')`),
  discounts: json<StoredDiscount[]>(`coalesce((
      select json_agg(found) from (select ${discountColumns.sql} from discounts where code = any($2::text[])) as found
    ), '[]')`),
});

const basis = statement(basisColumns, `select ${basisColumns.sql} from shop_settings`);

const instantOf = (text: string | null) => (text === null ? null : new Date(text));

/** Reads in one statement what the prices of these products and codes depend on. Codes can be as they were typed. */
export async function readBasis(
  db: EntityManager,
  productIds: readonly string[],
  codes: readonly string[],
): Promise<PricingBasis> {
  const known = codes.map(normalizeDiscountCode).filter((code) => DISCOUNT_CODE.test(code));
  const [found] = await rows(db, basis, [productIds, known]);
  const { products, discounts, ...rules } = found as NonNullable<typeof found>; // the migration inserts the one row
  return {
    rules,
    products: new Map(products.map((product) => [product.id, product])),
    discounts: new Map(
      discounts.map(({ startsAt, endsAt, ...discount }) => [
        discount.code,
        { ...discount, startsAt: instantOf(startsAt), endsAt: instantOf(endsAt) },
      ]),
    ),
  };
}
