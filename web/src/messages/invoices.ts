import { failed } from "./alerts";

/** Invoices and credit notes. */
export const invoiceTexts = {
  heading: "Invoices",
  invoice: (number: string) => `Invoice ${number}`,
  creditNote: (number: string) => `Credit note ${number}`,
  notFetched: failed("The file could not be fetched. Try again in a moment.", "Not downloaded"),
} as const;
