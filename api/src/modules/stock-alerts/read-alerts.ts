import type { RequestContext } from "../../context/context";
import { columns, integer, uuid } from "../../data/columns";
import { rows, statement } from "../../data/rows";
import { lookUp, type Lookup } from "../../data/shared-lookups";
import { viewerHasRowFor } from "../products-of-users";

const countColumns = columns({ id: uuid("product_id"), waiting: integer("count(*)::integer") });
const count = statement(
  countColumns,
  `select ${countColumns.sql} from stock_alerts where product_id = any($1) and queued_at is null group by product_id`,
);

const waitingFor: Lookup<number> = async ({ db }, ids) =>
  new Map((await rows(db, count, [ids])).map(({ id, waiting }) => [id, waiting]));

/** The number of alerts for a product. */
export async function countStockAlerts(ctx: RequestContext, productId: string): Promise<number> {
  return (await lookUp(ctx, waitingFor, productId)) ?? 0;
}

/** Whether the viewer has an alert for a product, by their account or, if made as a visitor, by their proved email. */
export const hasStockAlert = viewerHasRowFor("stock_alerts", { orProvedEmail: true });
