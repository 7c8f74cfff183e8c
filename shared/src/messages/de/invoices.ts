/** Texts of invoices and credit notes; § 14 UStG names the facts that they state. */

/** A document's facts below its title. */
interface Facts {
  number: string;
  day: string;
  /** The invoice that a credit note is for. */
  invoice: string | undefined;
  order: string | null;
}

export const invoiceTexts = {
  titles: { INVOICE: "Rechnung", CREDIT_NOTE: "Rechnungskorrektur" },
  facts: {
    INVOICE: ({ number, day, order }: Facts) => [
      `Rechnungsnummer ${number}`,
      `Rechnungsdatum ${day}`,
      `Leistungsdatum ${day}`,
      ...(order ? [`Bestellnummer ${order}`] : []),
    ],
    CREDIT_NOTE: ({ number, day, invoice, order }: Facts) => [
      `Nummer ${number}`,
      `Datum ${day}`,
      ...(invoice ? [`zu Rechnung ${invoice}`] : []),
      ...(order ? [`Bestellnummer ${order}`] : []),
    ],
  },
  order: (number: string) => `Bestellung ${number}`,
  from: "Rechnungssteller",
  to: "Rechnungsempfänger",
  taxNumber: (number: string) => `${/^DE/i.test(number) ? "USt-IdNr." : "Steuernummer"} ${number}`,
  product: "Produkt",
  quantity: "Menge",
  price: "Einzelpreis",
  amount: "Betrag",
  total: "Gesamtbetrag",
  refunded: "Erstattet",
  /** The amount without tax; not stated if null. */
  net: "Nettobetrag" as string | null,
  page: (title: string, page: number, count: number) => `${title} · Seite ${page} von ${count}`,
};
