import { exceedsStock } from "@shop/shared/stock";
import { MailRefused, type JobContext } from "../../../context/job-context";
import {
  endRefusedReminder,
  findQueuedReminder,
  listForgottenProducts,
  recordSentReminder,
  skipReminder,
} from "../../carts/queue-cart-reminders";
import { findProduct } from "../../catalogue/find-product";
import { variantNameOf } from "../../catalogue/variant-name";
import type { JobPayloads } from "../../jobs/add-job";
import { confirmationToken, findWaitingSubscription } from "../../newsletter/newsletter";
import { endStockAlert, findQueuedAlert, waitAgain } from "../../stock-alerts/queue-alerts";
import { writeBackInStock } from "../customer/write-back-in-stock";
import { writeCartReminder } from "../customer/write-cart-reminder";
import { writeNewsletterConfirmation } from "../customer/write-newsletter-confirmation";
import {
  confirmNewsletterAddress,
  forgottenCartAddress,
  stopCartRemindersAddress,
  unsubscribeAddress,
} from "../template/addresses";
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
  const mail = {
    ...named,
    to: [alert.email],
    ...writeBackInStock(shopOf(ctx), { ...product, name: await variantNameOf(ctx, product) }),
  };
  try {
    await sendMails(ctx, [mail]);
  } catch (error) {
    if (error instanceof MailRefused) await endStockAlert(ctx, alertId); // the address doesn't exist
    throw error;
  }
  await endStockAlert(ctx, alertId);
}

/**
 * To an email entered for the newsletter: the link to confirm the subscription. Sends nothing if the subscription no
 * longer awaits a confirmation.
 */
export async function mailNewsletterConfirmation(
  ctx: JobContext,
  { subscriptionId }: JobPayloads["mail-newsletter-confirmation"],
): Promise<void> {
  const subscription = await findWaitingSubscription(ctx, subscriptionId);
  if (!subscription) return;
  const { id, email, createdAt, unsubscribeToken } = subscription;
  const unsubscribe = unsubscribeAddress(ctx, unsubscribeToken);
  const confirm = confirmNewsletterAddress(ctx, confirmationToken(ctx, subscription));
  const mail = {
    kind: "newsletter-confirmation",
    about: id,
    key: `${id}.${createdAt.getTime()}`, // another mail for another request
    to: [email],
    unsubscribeUrl: unsubscribe,
    ...writeNewsletterConfirmation(shopOf(ctx), { confirm, unsubscribe }),
  };
  await sendMails(ctx, [mail]);
}

/** To a customer who agreed: the cart that they left a day ago. Sends nothing if it was ordered, changed or emptied since. */
export async function mailCartReminder(
  ctx: JobContext,
  { userId }: JobPayloads["mail-cart-reminder"],
): Promise<void> {
  const reminder = await findQueuedReminder(ctx, userId);
  const lines = reminder ? await listForgottenProducts(ctx, userId) : [];
  if (!reminder || lines.length === 0) return skipReminder(ctx, userId);
  const { email, stopToken, cartChangedAt } = reminder;
  const stop = stopCartRemindersAddress(ctx, stopToken);
  const mail = {
    kind: "cart-reminder",
    about: userId,
    key: `${userId}.${cartChangedAt.getTime()}`, // another mail for another cart
    to: [email],
    unsubscribeUrl: stop,
    ...writeCartReminder(shopOf(ctx), lines, { cart: forgottenCartAddress(ctx, stopToken), stop }),
  };
  try {
    await sendMails(ctx, [mail]);
  } catch (error) {
    if (error instanceof MailRefused) await endRefusedReminder(ctx, userId); // the address doesn't exist
    throw error;
  }
  await recordSentReminder(
    ctx,
    userId,
    lines.map(({ id }) => id),
  );
}
