/** The thread that draws invoices: gets one at a time, and sends its bytes back. */
import { parentPort } from "node:worker_threads";
import type { FullInvoice } from "../get-invoices";
import { writeInvoice } from "./write-invoice";

parentPort?.on(
  "message",
  (invoice: FullInvoice) => void writeInvoice(invoice).then((bytes) => parentPort?.postMessage(bytes)),
);
