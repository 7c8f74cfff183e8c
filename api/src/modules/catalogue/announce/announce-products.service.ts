import { LOW_STOCK } from "@shop/shared/stock";
import type { RequestContext } from "../../../context/context";
import { command, execute } from "../../../data/rows";
import { announceSql } from "../../webhooks/announce.service";
import { ANNOUNCED_PRODUCT } from "./announced-product.service";

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

/** Tells webhooks, if any listens, that an admin has changed these products: as they are now in the running transaction. */
export async function announceProducts(
  { db, requestId }: Pick<RequestContext, "db" | "requestId">,
  ids: string[],
): Promise<void> {
  await execute(db, changed, [ids, requestId]);
}

/** Tells webhooks, if any listens, that a product has become low in stock, now that `units` have left it. */
export async function announceLowStock(
  { db, requestId }: Pick<RequestContext, "db" | "requestId">,
  id: string,
  units: number,
): Promise<void> {
  await execute(db, low, [id, units, requestId]);
}
