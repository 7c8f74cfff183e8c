import { DEFAULT_LOCALE, setLocale } from "@shop/shared/locale";
import { writeFileSync } from "node:fs";
import { extractText, getDocumentProxy } from "unpdf";
import { anImage } from "../../../../../test/support/images";
import type { InvoiceLine } from "../../invoice.entity";
import type { FullInvoice } from "../get-invoices";
import { writeInvoice } from "./write-invoice";

const line = (name: string, quantity = 1): InvoiceLine => ({
  ...{ order: "6180-3399", name, quantity, unitMinor: 1250, minor: 1250 * quantity },
});

const anInvoice = (lines: InvoiceLine[], more: Partial<FullInvoice["document"]> = {}): FullInvoice => ({
  number: "2026-000001",
  series: "INVOICE",
  userId: "",
  madeAt: new Date("2026-11-25T22:00:00Z"),
  document: {
    seller: {
      shop: "Meridian",
      name: "Meridian GmbH",
      address: "Lange Gasse 1\n10115 Berlin",
      country: "DE",
    },
    buyer: { name: "Ada Lovelace", address: ["1 St James's Square", "London"] },
    currency: "usd",
    lines,
    ...{ itemsMinor: 1250, discountMinor: 125, discountCode: "SPRING", shippingMinor: 990 },
    ...{ shippingMethod: "Express", taxIncluded: true, totalMinor: 2115 },
    taxes: [{ name: "VAT", percent: 19, minor: 338 }],
    ...more,
  },
});

/** The text of each page, as a reader would select it. */
async function pagesOf(invoice: FullInvoice, logo?: Buffer): Promise<string[]> {
  const bytes = await writeInvoice(invoice, logo);
  if (process.env.SAVE_PDF)
    writeFileSync(`${process.env.SAVE_PDF}-${invoice.document.lines.length}.pdf`, bytes);
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect(bytes.toString("latin1")).not.toMatch(/\/(JS|JavaScript|AA|OpenAction)\b/);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
  return text.map((page) => page.replaceAll(/\s+/g, " "));
}

it("names the seller, the buyer and the goods, and how the sum is made up", async () => {
  const [page = ""] = await pagesOf(anInvoice([line("Cordless drill")]));
  for (const words of [
    ...[
      "Invoice 2026-000001",
      "November 25, 2026",
      "Meridian GmbH",
      "10115 Berlin",
      "Germany",
      "Ada Lovelace",
    ],
    ...[
      "Cordless drill",
      "Order 6180-3399",
      "12.50$",
      "Discount (SPRING)",
      "−1.25$",
      "Delivery (Express)",
      "9.90$",
    ],
    ...["Total", "21.15$", "Includes 19 % VAT", "3.38$", "page 1 of 1"],
  ])
    expect(page).toContain(words);
});

it("has the logo in place of the shop's name", async () => {
  const logo = await anImage({ width: 640, height: 160 });
  const [page] = await pagesOf(anInvoice([line("Cordless drill")]), logo);
  expect(page).not.toMatch(/Meridian (?!GmbH)/);
  expect(page).toContain("Meridian GmbH");
});

it("states the seller's tax number if the shop has one, and by its German name in a German shop", async () => {
  const invoice = anInvoice([line("Cordless drill")]);
  const stated = async (taxNumber: string) => {
    const seller = { ...invoice.document.seller, taxNumber };
    const [page] = await pagesOf({ ...invoice, document: { ...invoice.document, seller } });
    return page;
  };
  expect((await pagesOf(invoice))[0]).not.toContain("Tax number");
  expect(await stated("12/345/67890")).toContain("Germany Tax number 12/345/67890");
  setLocale({ ...DEFAULT_LOCALE, language: "de" });
  expect(await stated("12/345/67890")).toContain("Steuernummer 12/345/67890");
  expect(await stated("DE123456789")).toContain("USt-IdNr. DE123456789");
  setLocale(DEFAULT_LOCALE);
});

it("breaks to a second page with the head of the table, and loses no line", async () => {
  const names = Array.from({ length: 30 }, (_, index) => `Product number ${index + 1}`);
  const pages = await pagesOf(anInvoice(names.map((name) => line(name))));
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages.slice(0, 2)) expect(page).toContain("Product Quantity Price Amount");
  for (const name of names) expect(pages.join(" ")).toContain(name);
  expect(pages.at(-1)).toContain(`page ${pages.length} of ${pages.length}`);
});

it.each(["Žluťoučký kůň", "Čičmany Łódź", "Έλλη Παππά", "Анна Ахматова", "Խաչատրյան", "Œuvre – “naïve” €"])(
  "prints %s as it is written",
  async (name) => {
    const [page = ""] = await pagesOf(anInvoice([line(name)]));
    expect(page.normalize("NFC")).toContain(name);
  },
);

it("prints a question mark for each letter that no font of it has", async () => {
  const [page = ""] = await pagesOf(anInvoice([line("名前 A")]));
  expect(page).toContain("?? A");
});

it("wraps a long name, and breaks a word that is wider than its column", async () => {
  const word = "W".repeat(200);
  const [page = ""] = await pagesOf(anInvoice([line(`A long name ${word}`)]));
  expect(page.replaceAll(" ", "")).toContain(`Alongname${word}`);
});

it("is written whatever characters a product's name has", async () => {
  const names = [
    "Saw \u0001\u0008\u001F\u007F",
    "Drill \uFFFE\uFFFF\uFDD0",
    "Plane \uD800",
    "x".repeat(5_000),
    "",
  ];
  const text = (await pagesOf(anInvoice([...names, "Hammer"].map((name) => line(name))))).join(" ");
  for (const name of ["Saw", "Drill", "Plane", "Hammer"]) expect(text).toContain(name);
});
