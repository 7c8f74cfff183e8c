/** The thread that draws invoices: receives one at a time, and returns the bytes of its PDF. */
import { parentPort } from "node:worker_threads";
import { setLocale, type Locale } from "@shop/shared/locale";
import type { FullInvoice } from "../get-invoices";
import { writeInvoice } from "./write-invoice";

/** An invoice with the locale of the process, which a thread doesn't share. */
export interface InvoiceRequest {
  invoice: FullInvoice;
  /** The logo's JPEG. */
  logo: Uint8Array | null;
  locale: Locale;
}

parentPort?.on("message", ({ invoice, logo, locale }: InvoiceRequest) => {
  setLocale(locale);
  void writeInvoice(invoice, logo).then((bytes) => parentPort?.postMessage(bytes));
});
