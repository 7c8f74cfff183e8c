/** Texts of invoices and credit notes. */

/** A document's facts below its title. */
interface Facts {
  number: string;
  day: string;
  /** The invoice that a credit note is for. */
  invoice: string | undefined;
  order: string | null;
}

export const invoiceTexts = {
  titles: { INVOICE: "Invoice", CREDIT_NOTE: "Credit note" },
  facts: {
    INVOICE: ({ number, day, order }: Facts) => [number, day, ...(order ? [`Order ${order}`] : [])],
    CREDIT_NOTE: ({ number, day, invoice, order }: Facts) => [
      number,
      day,
      ...(invoice ? [`for invoice ${invoice}`] : []),
      ...(order ? [`Order ${order}`] : []),
    ],
  },
  order: (number: string) => `Order ${number}`,
  from: "From",
  to: "To",
  taxNumber: (number: string) => `Tax number ${number}`,
  product: "Product",
  quantity: "Quantity",
  price: "Price",
  amount: "Amount",
  total: "Total",
  refunded: "Refunded",
  /** The amount without tax; not stated if null. */
  net: null as string | null,
  page: (title: string, page: number, count: number) => `${title} · page ${page} of ${count}`,
};
