import { UNITS_HELD_BACK } from "@shop/shared/stock";
import type { JobContext } from "../../../context/job-context";
import { findProduct } from "../../catalogue/find-product";
import type { JobPayloads } from "../../jobs/add-job";
import { writeStockRunOut } from "../shopkeepers/write-stock-run-out";
import { sendMails, shopOf, toAdmins } from "./send-mails";

/** To the admins: a product is out of stock. Sends nothing if it has been restocked or deleted since. */
export async function mailStockRunOut(
  ctx: JobContext,
  { productId }: JobPayloads["mail-stock-run-out"],
): Promise<void> {
  const product = await findProduct(ctx, productId);
  if (!product || product.countInStock > UNITS_HELD_BACK) return;
  // it can run out again, which sends another mail: hence the job's id
  const named = { kind: "stock-run-out", about: product.name, key: `${productId}.${ctx.jobId}` };
  await sendMails(ctx, await toAdmins(ctx, named, writeStockRunOut(shopOf(ctx), product)));
}
