import type { RequestContext } from "../../../context/context";
import { columns, uuid } from "../../../data/columns";
import { rows, statement } from "../../../data/rows";
import { addAnnouncementSql, announcing } from "../../webhooks/announce";
import { ANNOUNCED_PRODUCT } from "../announce-products";

/** Sales that one statement ends. */
const BATCH = 1_000;

const HAS_ENDED = "regular_price_cents is not null and sale_ends_at <= now() and archived_at is null";

const endedColumn = columns({ id: uuid("id") });

// the condition is checked again once a row's lock is free, so a sale ended concurrently by another worker is left out
const end = statement(
  endedColumn,
  `with ended as materialized (
      select id from products
        where id in (select id from products where ${HAS_ENDED} order by sale_ends_at limit ${BATCH}) and ${HAS_ENDED}
        order by id for no key update
    ), regular as (
      update products set price_cents = greatest(price_cents, regular_price_cents), regular_price_cents = null,
          sale_ends_at = null, version = version + 1
        from ended where products.id = ended.id returning products.*
    ), ${announcing("$1::text", { event: "product.changed", from: "regular", data: ANNOUNCED_PRODUCT })},
    announced as (${addAnnouncementSql})
    select ${endedColumn.sql} from regular left join announced on true`,
);

/**
 * Ends the sales past their end: the regular price applies again. Locks products in the order of their ids, as orders
 * do, so that a concurrent order pays one price or the other.
 */
export async function endSales({ db, requestId }: RequestContext): Promise<void> {
  let ended: unknown[];
  do ended = await rows(db, end, [requestId]);
  while (ended.length >= BATCH);
}
