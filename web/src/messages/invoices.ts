import { failed } from "./alerts";

/** Invoices and credit notes. */
export const invoiceTexts = {
  heading: "Invoices",
  invoice: (number: string) => `Invoice ${number}`,
  creditNote: (number: string) => `Credit note ${number}`,
  notFetched: failed("We couldn't download the file. Please try again.", "Not downloaded"),
} as const;
