import { failed, toast } from "./alerts";

/** `/webhooks`. */
export const webhooksTexts = {
  loading: "the webhooks",
  title: "Webhooks",
  lead: "Notify other programs when something happens in the shop.",
  add: "New webhook",
  columns: { url: "URL", events: "Events", state: "State", last: "Last delivery" },
  enabled: "On",
  disabled: "Off",
  nothingSent: "Nothing sent yet",
  empty: "No webhooks yet. Add one to notify another program, for example of new orders.",
  dialogText: "We send each event to this URL as signed JSON, soon after it happens.",
  url: "URL",
  urlStart: "https://",
  urlHint: "A public https URL.",
  events: "Events",
  eventsMissing: "Choose at least one event.",
  create: "Create",
  /** What each event tells. */
  about: {
    "order.placed": "A customer placed an order.",
    "order.paid": "An order was paid.",
    "order.shipped": "An order was sent.",
    "order.delivered": "An order was delivered.",
    "order.cancelled": "An order was cancelled, or wasn't paid in time.",
    "order.refunded": "An order was refunded.",
    "order.refund_failed": "A refund failed, so the order is no longer refunded.",
    "product.changed": "A product was added, edited, restocked or deleted.",
    "stock.low": "A product is low in stock.",
  },
  secretTitle: "The webhook's signing secret",
  copySecret: "Copy signing secret",
  secretUse: "Your program uses it to check that messages come from this shop (Standard Webhooks).",
} as const;

/** `/webhooks/:id`. */
export const webhookTexts = {
  loading: "the webhook",
  title: "Webhook",
  back: "All webhooks",
  notFound: "We couldn't find this webhook. It may have been deleted.",
  facts: { url: "URL", events: "Events", created: "Created", off: "Switched off" },
  test: "Send a test",
  arrived: (status: number) => toast(`The test was delivered. The response was ${status}.`),
  notArrived: (reason: string) => failed(reason, "The test wasn't delivered"),
  noReason: "The URL gave no valid response.",
  more: "More",
  disable: "Switch off",
  enable: "Switch on",
  rotate: "New secret",
  rotateConfirmation: {
    title: "Create a new signing secret?",
    text: "For one day, messages are signed with both secrets. Update your program in the meantime.",
    confirm: "New secret",
  },
  former: "Former secret",
  formerUntil: (moment: string) => `Signs messages too, until ${moment}`,
  endFormer: "End it now",
  endFormerConfirmation: {
    title: "End the former secret now?",
    text: "Messages will be signed with the new secret only. Programs that still check with the former one will reject them.",
    confirm: "End it now",
  },
  remove: "Delete",
  removeConfirmation: (url: string) => ({
    title: "Delete this webhook?",
    text: `We'll stop sending events to ${url} and delete its delivery history.`,
    confirm: "Delete",
  }),
  deliveries: "Deliveries",
  deliveriesLead: "The last 20. We keep deliveries for 30 days.",
  noDeliveries: "No deliveries yet. Send a test to see one.",
  request: "Request",
  answer: "Response",
  noAnswer: "Empty",
  eventId: "webhook-id",
  happened: "Happened",
  tried: "Last attempt",
  attempts: "Attempts",
  duration: "Duration",
  milliseconds: (count: number) => `${count} ms`,
  nextTry: "Next attempt",
  error: "Error",
  sendAgain: "Send again",
  /** The button of a period, and its dialog. */
  replay: {
    open: "Send a period again",
    title: "Send a period again",
    text: "Every event this webhook was sent in this period is sent again, with the same webhook-id. At most 30 days.",
    from: "From",
    to: "To",
    missing: "Enter date and time.",
    send: "Send again",
    sent: (count: number) =>
      count === 0
        ? toast("Nothing to send again.", "No event was sent in this period.")
        : toast(
            `${count.toLocaleString("en-US")} ${count === 1 ? "event is" : "events are"} being sent again.`,
          ),
  },
  state: { waiting: "Waiting", retried: "Retrying", failed: "Failed", arrived: "Delivered" },
} as const;
