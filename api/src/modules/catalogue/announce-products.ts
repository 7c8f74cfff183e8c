import { money } from "../../data/columns";
import { jsonInstant } from "../../data/columns";
import { LOW_STOCK } from "@shop/shared/stock";
import type { RequestContext } from "../../context/context";
import { command, execute } from "../../data/rows";
import { GROUP, OPTION_VALUES } from "../option-value";
import { IS_ON_SALE, regularPrice } from "./sale/sale-columns";
import { announceSql } from "../webhooks/announce";

/** SQL of the slugs of a category's path; `id` is the SQL of its id. */
export const categoryPathSql = (id: string): string => `(
    with recursive up as (
      select parent_id, slug as path from categories as own where own.id = ${id}
      union all
      select above.parent_id, above.slug || '/' || path from up join categories as above on above.id = up.parent_id
    )
    select path from up where parent_id is null
  )`;

const ANNOUNCED_SALE = `'regularPrice', ${regularPrice.sql},
    'saleEndsAt', case when ${IS_ON_SALE} then ${jsonInstant("sale_ends_at")} end`;

/**
 * SQL of a product in a webhook: the current row, with the names of the REST fields. It leaves out description,
 * attributes and further images; a program that needs them reads the product.
 */
export const ANNOUNCED_PRODUCT = `json_strip_nulls(json_build_object(
    '_id', id, 'name', name, 'price', ${money("price_cents").sql}, ${ANNOUNCED_SALE}, 'image', image, 'rating', rating,
    'countInStock', count_in_stock, 'group', ${GROUP}, 'optionValues', ${OPTION_VALUES}, 'category', ${categoryPathSql("category_id")}, 'brand', brand,
    'draft', case when draft then true end, 'updatedAt', ${jsonInstant("updated_at")}, 'deletedAt', ${jsonInstant("archived_at")}
  ))`;

const changed = command(
  announceSql("$2::text", {
    event: "product.changed",
    from: "(select * from products where id = any($1::uuid[])) as products",
    data: ANNOUNCED_PRODUCT,
  }),
);
const low = command(
  announceSql("$3::text", {
    event: "stock.low",
    from: `(
      select * from products
        where id = $1 and count_in_stock <= ${LOW_STOCK} and count_in_stock + $2::integer > ${LOW_STOCK}
    ) as products`,
    data: ANNOUNCED_PRODUCT,
  }),
);

/**
 * Announces to webhooks, if any is subscribed, that an admin has changed these products, as the running transaction has
 * them.
 */
export async function announceProducts(
  { db, requestId }: Pick<RequestContext, "db" | "requestId">,
  ids: string[],
): Promise<void> {
  await execute(db, changed, [ids, requestId]);
}

/** Announces to webhooks, if any is subscribed, that a product has become low in stock, after `units` have left it. */
export async function announceLowStock(
  { db, requestId }: Pick<RequestContext, "db" | "requestId">,
  id: string,
  units: number,
): Promise<void> {
  await execute(db, low, [id, units, requestId]);
}
