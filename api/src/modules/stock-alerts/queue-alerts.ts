import { UNITS_HELD_BACK } from "@shop/shared/stock";
import { STOCK_ALERT_DAYS } from "@shop/shared/stock-alerts";
import type { RequestContext } from "../../context/context";
import { command, execute, executorOf, finderOf, select } from "../../data/rows";
import { columnsOf } from "../../data/tables";
import { addJobsSql } from "../jobs/add-job";
import { StockAlertTable } from "./stock-alert.entity";

/** The maximum number of mails queued in a minute, so that mails about orders don't wait long behind them. */
export const QUEUED_AT_ONCE = 500;

const queue = command(
  `with back as materialized (
      select stock_alerts.id from stock_alerts join products on products.id = product_id
        where queued_at is null and archived_at is null and not draft and count_in_stock > ${UNITS_HELD_BACK}
        order by stock_alerts.created_at, stock_alerts.id limit ${QUEUED_AT_ONCE} for update of stock_alerts skip locked
    ), queued as (
      update stock_alerts set queued_at = now() from back where stock_alerts.id = back.id returning stock_alerts.id
    ), job as (
      select 'mail-back-in-stock' as name, id::text as key, json_build_object('alertId', id) as payload from queued
    )
    ${addJobsSql("job")}`,
);

/** Queues mails for alerts of products back in stock, the oldest alerts first; the next call queues the rest. */
export async function queueStockAlerts({ db }: Pick<RequestContext, "db">): Promise<void> {
  await execute(db, queue);
}

const outdated = command(
  `delete from stock_alerts where created_at < now() - interval '${STOCK_ALERT_DAYS} days'
    or exists (select from products where id = product_id and archived_at is not null)`,
);

/** Deletes alerts for products that aren't sold any more, and alerts older than 180 days. */
export async function deleteOutdatedStockAlerts({ db }: Pick<RequestContext, "db">): Promise<void> {
  await execute(db, outdated);
}

const alertColumns = columnsOf(StockAlertTable, "id", "email", "productId");

/** Finds an alert with a queued mail; returns null if it has ended. */
export const findQueuedAlert = finderOf(
  select(alertColumns, "from stock_alerts where id = $1 and queued_at is not null"),
);

/** Returns an alert to waiting, because the product was sold out again before its mail was sent. */
export const waitAgain = executorOf("update stock_alerts set queued_at = null where id = $1");

/** Deletes an alert after its mail was sent. */
export const endStockAlert = executorOf("delete from stock_alerts where id = $1");
