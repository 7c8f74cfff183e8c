import { toast } from "./alerts";
import { counted } from "./counted";

/** Sending orders in one parcel. */
export const sendOrdersTexts = {
  send: "Send",
  title: (count: number) =>
    count === 1 ? "Send this order?" : `Send ${counted(count, "order")} in one parcel?`,
  text: (unpaid: number, problem: boolean) =>
    `${problem ? "There is a problem with its payment. " : ""}${unpaid > 0 ? `${unpaid} not paid yet. ` : ""}The customer gets one email.`,
  contents: "In this parcel",
  labels: {
    carrier: "Carrier",
    trackingNumber: "Tracking number",
    trackingUrl: "Tracking link",
    ids: "These orders",
  },
  linkHint: "Filled in for carriers we know.",
  noLink: "The link must begin with http:// or https://.",
  link: "The email links to",
  correct: "Correct tracking",
  correctTitle: "Correct tracking?",
  correctText: "This applies to the whole parcel. The customer gets an email if the tracking number changes.",
  save: "Save",
  corrected: toast("Tracking corrected"),
  sent: (count: number) => toast(count === 1 ? "Order sent" : `${counted(count, "order")} sent`),
} as const;

/** The tabs of Manage Orders. */
export const orderTabsTexts = {
  label: "Orders by state",
  toSend: "To send",
  unpaid: "Unpaid",
  sent: "Sent",
  delivered: "Delivered",
  all: "All",
} as const;
