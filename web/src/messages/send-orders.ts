import { succeeded } from "./alerts";
import { counted } from "./counted";

/** Sending orders in one parcel. */
export const sendOrdersTexts = {
  send: "Send",
  title: (count: number) =>
    count === 1 ? "Send this order?" : `Send ${counted(count, "order")} in one parcel?`,
  text: (unpaid: number, problem: boolean) =>
    `${problem ? "There is a problem with its payment. " : ""}${unpaid > 0 ? `${unpaid} not paid yet. ` : ""}The customer gets one mail.`,
  contents: "In this parcel",
  labels: {
    carrier: "Carrier",
    trackingNumber: "Tracking number",
    trackingUrl: "Tracking link",
    ids: "These orders",
  },
  linkHint: "Made from carrier and number where the carrier is known.",
  noLink: "The link must begin with http:// or https://.",
  link: "The mail links to",
  correct: "Correct tracking",
  correctTitle: "Correct the tracking?",
  correctText: "It counts for the whole parcel. The customer gets a mail if the number is another one.",
  save: "Save",
  corrected: succeeded("The tracking is corrected"),
  sent: (count: number) =>
    succeeded(count === 1 ? "The order is sent" : `${counted(count, "order")} are sent`),
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
