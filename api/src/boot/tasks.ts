import type { JobContext } from "../context/job-context";
import { removeOldKeys } from "../http/idempotency/answer-once";
import { finishDeletions } from "../modules/accounts/delete-account";
import { blockAtFirebase, endSessionsAtFirebase } from "../modules/identity/firebase-jobs";
import { deleteMails } from "../modules/mails/tasks/delete-mails";
import { countOrdersAfterReminders, queueCartReminders } from "../modules/carts/queue-cart-reminders";
import { endSales } from "../modules/catalogue/sale/end-sales";
import type { JobName, JobPayloads } from "../modules/jobs/add-job";
import type { RecurringTask } from "../modules/jobs/recurring-tasks";
import {
  mailOrderCancelled,
  mailOrderDelivered,
  mailOrderPartRefunded,
  mailOrderRefunded,
  mailOrderShipped,
  mailOrdersPlaced,
  mailTrackingChanged,
} from "../modules/mails/tasks/mail-orders";
import {
  mailPaymentDisputed,
  mailPaymentReceived,
  mailPaymentReturned,
  mailRefundFailed,
} from "../modules/mails/tasks/mail-payments";
import { mailGiftCard } from "../modules/mails/tasks/mail-gift-card";
import { mailReturn } from "../modules/mails/tasks/mail-returns";
import { mailMessage, mailStockRunOut, mailWebhookDisabled } from "../modules/mails/tasks/mail-shopkeepers";
import {
  mailBackInStock,
  mailCartReminder,
  mailNewsletterConfirmation,
} from "../modules/mails/tasks/mail-subscribers";
import { deleteOutdatedSubscriptions } from "../modules/newsletter/newsletter";
import { returnPhotos } from "../modules/returns/return-photos";
import { reviewPhotos } from "../modules/reviews/review-photos";
import { deleteOutdatedStockAlerts, queueStockAlerts } from "../modules/stock-alerts/queue-alerts";
import {
  closePaymentsOfOrder,
  expireUnpaidOrders,
  reconcilePayments,
} from "../modules/payments/sync-payment";
import { makeMissingInvoices, makeOldInvoices } from "../modules/payments/invoices/missing-invoices";
import { fanOutWebhooks } from "../modules/webhooks/deliver/add-sends";
import { pruneDeliveriesOfWebhooks } from "../modules/webhooks/deliver/prune-deliveries";
import { replayDeliveries, sendWebhook } from "../modules/webhooks/deliver/send-webhook";
import { sumSales } from "../modules/statistics/sales";
import { removeOldSearches } from "../modules/statistics/searches/empty-searches";
import { removeUnusedDevices } from "../modules/users/devices";
import { sendRefund } from "../modules/payments/send-refund";

/** The function of each job. A failed job is retried with growing delays. */
export type Tasks = {
  readonly [Name in JobName]: (ctx: JobContext, payload: JobPayloads[Name]) => Promise<void>;
};

/** The tasks that run each minute, in one process at a time. */
export type EachMinute = Readonly<Record<RecurringTask, (ctx: JobContext) => Promise<void>>>;

/** The shop's tasks, one line each, without business rules. */
export const tasks: Tasks = {
  "mail-orders-placed": mailOrdersPlaced,
  "mail-payment-received": mailPaymentReceived,
  "mail-order-shipped": mailOrderShipped,
  "mail-tracking-changed": mailTrackingChanged,
  "mail-order-delivered": mailOrderDelivered,
  "mail-order-cancelled": mailOrderCancelled,
  "mail-order-refunded": mailOrderRefunded,
  "mail-order-part-refunded": mailOrderPartRefunded,
  "mail-payment-returned": mailPaymentReturned,
  "mail-refund-failed": mailRefundFailed,
  "mail-payment-disputed": mailPaymentDisputed,
  "mail-stock-run-out": mailStockRunOut,
  "mail-newsletter-confirmation": mailNewsletterConfirmation,
  "mail-return": mailReturn,
  "mail-gift-card": mailGiftCard,
  "mail-back-in-stock": mailBackInStock,
  "mail-cart-reminder": mailCartReminder,
  "mail-message": mailMessage,
  "delete-mails": deleteMails,
  "block-at-firebase": blockAtFirebase,
  "end-sessions-at-firebase": endSessionsAtFirebase,
  "send-refund": sendRefund,
  "close-payments-of-order": closePaymentsOfOrder,
  "make-old-invoices": makeOldInvoices,
  "fan-out-webhooks": fanOutWebhooks,
  "send-webhook": sendWebhook,
  "replay-webhook": replayDeliveries,
  "mail-webhook-disabled": mailWebhookDisabled,
};

/** The shop's recurring tasks. */
export const eachMinute: EachMinute = {
  "expire-orders": expireUnpaidOrders,
  "reconcile-payments": reconcilePayments,
  "remove-unused-devices": removeUnusedDevices,
  "delete-outdated-subscriptions": deleteOutdatedSubscriptions,
  "remove-unused-photos": async (ctx) => {
    await reviewPhotos.removeUnused(ctx);
    await returnPhotos.removeUnused(ctx);
  },
  "finish-deletions": finishDeletions,
  "prune-webhook-deliveries": pruneDeliveriesOfWebhooks,
  "end-sales": endSales,
  "sum-sales": sumSales,
  "remove-old-idempotency-keys": removeOldKeys,
  "remove-old-searches": removeOldSearches,
  "queue-stock-alerts": queueStockAlerts,
  "delete-outdated-stock-alerts": deleteOutdatedStockAlerts,
  "queue-cart-reminders": queueCartReminders,
  "count-orders-after-reminders": countOrdersAfterReminders,
  "make-missing-invoices": makeMissingInvoices,
};
