import type { RequestContext } from "../../../context/context";
import { uuid } from "../../../data/columns";
import { forKeys, listLookup } from "../../../data/shared-lookups";
import { firstOfGroup } from "./once-per-group";
import { productColumns } from "../product-columns";
import type { Product } from "../product.entity";

/** The number of candidates with a lower price, and of candidates with an equal or higher price. */
const COMPARED = 40;

const isNear = `category_id = "inCategory" and id <> "similarTo" and archived_at is null and not draft`;

const neighbours = (operator: "<" | ">=", direction: "asc" | "desc") => `(
  select * from products
    where ${isNear} and price_cents ${operator} "near" and (group_id = "ofGroup") is not true and ${firstOfGroup(isNear)}
    order by price_cents ${direction}, id ${direction} limit ${COMPARED}
)`;

/**
 * SQL of the distance. Both parts are from 0 to 1: the relative difference in price, and the share of attributes that
 * differ.
 */
const distance = `abs(price_cents - "near") / greatest(price_cents, "near", 1)::float8
  + (
    select count(*) filter (where products.attributes -> key is distinct from value) / greatest(count(*), 1)::float8
      from jsonb_each("like") as attribute (key, value)
  )`;

const nearest = forKeys(
  productColumns.with({ similarTo: uuid(`"similarTo"`) }),
  (keys) => `from (
      select id as "similarTo", category_id as "inCategory", price_cents as "near", attributes as "like", group_id as "ofGroup" from products where id ${keys}
    ) as wanted
    cross join lateral (
      select * from (${neighbours("<", "desc")} union all ${neighbours(">=", "asc")}) as products order by ${distance}, id limit $2
    ) as products`,
);

const nearestProducts = listLookup<Product>(async ({ db }, ids, first) =>
  (await nearest(db, ids, first)).map(({ similarTo, ...product }) => [similarTo, product]),
);

/**
 * Products of the same category, nearest in price and attributes first; empty for a product without a category. A group is listed once,
 * and never the product's own.
 */
export function listSimilarProducts(ctx: RequestContext, { id }: Product, first: number): Promise<Product[]> {
  return nearestProducts(ctx, id, first);
}
