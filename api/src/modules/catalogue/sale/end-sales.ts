import type { RequestContext } from "../../../context/context";
import { columns, uuid } from "../../../data/columns";
import { rows, statement } from "../../../data/rows";
import { addAnnouncementSql, announcing } from "../../webhooks/announce";
import { ANNOUNCED_PRODUCT } from "../announce-products";

/** Sales that end in one statement. */
const BATCH = 1_000;

const HAS_ENDED = "regular_price_cents is not null and sale_ends_at <= now() and archived_at is null";

const endedColumn = columns({ id: uuid("id") });

// what another worker has ended meanwhile is left out once its row is free, because the condition is checked again
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
 * Ends the sales whose time has come: one pays the regular price again. Products are locked in the order of their ids, as orders do it, so
 * that an order at that minute pays one price or the other.
 */
export async function endSales({ db, requestId }: RequestContext): Promise<void> {
  let ended: unknown[];
  do ended = await rows(db, end, [requestId]);
  while (ended.length >= BATCH);
}
