/** The texts that the server writes, by file. */
export * as adminRefusals from "./admin-refusals";
export * as auditDetails from "./audit-details";
export * as cartReminders from "./cart-reminders";
export * as facets from "./facets";
export * as fieldErrors from "./field-errors";
export * as invoices from "./invoices";
export * as mails from "./mails";
export * as orderNotes from "./order-notes";
export * as paymentProblems from "./payment-problems";
export * as refusals from "./refusals";
export * as rules from "./rules";
export * as serverPages from "./server-pages";
export * as variants from "./variants";
