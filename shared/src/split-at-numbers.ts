/** Numbers of orders, returns and invoices, and codes of gift cards: 6180-3399, R6180-3399, CN-2026-000007. */
const NUMBER = /(\b[A-Z\d]{1,5}(?:-[A-Z\d]{4,6})+\b)/;

/** Splits a text at its numbers, which stand at the odd places, so that pages and mails don't break them at their hyphens. */
export const splitAtNumbers = (text: string): string[] => text.split(NUMBER);
