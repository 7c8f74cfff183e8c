import type { RequestContext } from "../../context/context";
import { columns, integer, uuid } from "../../data/columns";
import { lookUp, lookupOf } from "../../data/shared-lookups";
import { viewerHasRowFor } from "../products-of-users";

const countColumns = columns({ id: uuid("product_id"), waiting: integer("count(*)::integer") });
const alertsFor = lookupOf(countColumns, "stock_alerts", "id", "and queued_at is null group by product_id");

/** The number of alerts for a product. */
export async function countStockAlerts(ctx: RequestContext, productId: string): Promise<number> {
  return (await lookUp(ctx, alertsFor, productId))?.waiting ?? 0;
}

/** Whether the viewer has an alert for a product, by their account or, if made as a visitor, by their proved email. */
export const hasStockAlert = viewerHasRowFor("stock_alerts", { orProvedEmail: true });
