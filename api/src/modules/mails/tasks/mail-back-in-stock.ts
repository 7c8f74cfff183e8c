import { exceedsStock } from "@shop/shared/stock";
import { MailRefused, type JobContext } from "../../../context/job-context";
import { findProduct } from "../../catalogue/find-product";
import type { JobPayloads } from "../../jobs/add-job";
import { endStockAlert, findQueuedAlert, waitAgain } from "../../stock-alerts/queue-alerts";
import { writeBackInStock } from "../customer/write-back-in-stock";
import { sendMails, shopOf } from "./send-mails";

/** To a customer with an alert for it: a product is back in stock, once. The alert stays if it is already sold out again. */
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
    if (error instanceof MailRefused) await endStockAlert(ctx, alertId); // the address doesn't exist
    throw error;
  }
  await endStockAlert(ctx, alertId);
}
