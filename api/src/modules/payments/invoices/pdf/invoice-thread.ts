/** The thread that draws invoices: receives one at a time, and returns the bytes of its PDF. */
import { parentPort } from "node:worker_threads";
import type { FullInvoice } from "../get-invoices";
import { writeInvoice } from "./write-invoice";

parentPort?.on(
  "message",
  (invoice: FullInvoice) => void writeInvoice(invoice).then((bytes) => parentPort?.postMessage(bytes)),
);
