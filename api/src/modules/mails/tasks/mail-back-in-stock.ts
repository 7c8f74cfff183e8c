import { exceedsStock } from "@shop/shared/stock";
import { MailRefused, type JobContext } from "../../../context/job-context";
import { findProduct } from "../../catalogue/find-product";
import type { JobPayloads } from "../../jobs/add-job";
import { endStockAlert, findQueuedAlert, waitAgain } from "../../stock-alerts/queue-alerts";
import { writeBackInStock } from "../customer/write-back-in-stock";
import { sendMails, shopOf } from "./send-mails";

/** To somebody who asked for it: a product is back, once. They wait on if it was sold out again meanwhile. */
export async function mailBackInStock(
  ctx: JobContext,
  { alertId }: JobPayloads["mail-back-in-stock"],
): Promise<void> {
  const alert = await findQueuedAlert(ctx, alertId);
  if (!alert) return;
  const product = await findProduct(ctx, alert.productId);
  if (!product || exceedsStock(product.countInStock, 1)) return waitAgain(ctx, alertId);
  const named = { kind: "back-in-stock", about: product.name, key: alertId };
  const mail = { ...named, to: [alert.email], ...writeBackInStock(shopOf(ctx), product) };
  try {
    await sendMails(ctx, [mail]);
  } catch (error) {
    if (error instanceof MailRefused) await endStockAlert(ctx, alertId); // there is nobody at that address
    throw error;
  }
  await endStockAlert(ctx, alertId);
}
