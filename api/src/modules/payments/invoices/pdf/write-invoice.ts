import { formatMinor } from "@shop/shared/money";
import type { InvoiceDocument, InvoiceLine } from "../../invoice.entity";
import type { FullInvoice } from "../get-invoices";
import { PAGE, PageWriter, type TextStyle } from "./page-writer";

const { width: WIDTH, height: HEIGHT, margin: LEFT, bottom: BOTTOM } = PAGE;
const RIGHT = WIDTH - LEFT;
/** The right ends of the number columns, and the width of the name column. */
const COLUMNS = { quantity: RIGHT - 170, price: RIGHT - 85, amount: RIGHT } as const;
const NAME_WIDTH = COLUMNS.quantity - 45 - LEFT;
const muted: TextStyle = { color: "#57534e", size: 9 };
const strong: TextStyle = { weight: "semibold" };
const right: TextStyle = { align: "right" };

const titles = { INVOICE: "Invoice", CREDIT_NOTE: "Credit note" } as const;

/** The PDF of an invoice or credit note, from its frozen content. */
export async function writeInvoice({ number, series, madeAt, document }: FullInvoice): Promise<Buffer> {
  const page = new PageWriter(`${titles[series]} ${number}`, madeAt);
  let y = writeHead(page, document, { title: titles[series], number, madeAt });
  y = writeLines(page, document.lines, y);
  writeSums(page, document, y, series === "CREDIT_NOTE");
  writeFeet(page, document, `${titles[series]} ${number}`);
  return page.bytes();
}

interface Heading {
  title: string;
  number: string;
  madeAt: Date;
}

/** The number of the order that all lines belong to; null if they belong to several. */
function onlyOrderOf([first, ...others]: readonly InvoiceLine[]): string | null {
  return first && others.every(({ order }) => order === first.order) ? first.order : null;
}

const dayOf = (at: Date) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(at);

const countryNames = new Intl.DisplayNames("en", { type: "region" });

/** Replaces a country code by the country's name; keeps any other line. */
const addressLine = (line: string) => (/^[A-Z]{2}$/.test(line) ? (countryNames.of(line) ?? line) : line);

/** Returns the top of the table. */
function writeHead(page: PageWriter, document: InvoiceDocument, { title, number, madeAt }: Heading): number {
  const { seller, buyer, invoice, lines } = document;
  const order = onlyOrderOf(lines);
  const half = (RIGHT - LEFT) / 2 - 20;
  const wrapped = (texts: readonly string[]) => texts.flatMap((text) => page.wrap(text, half));
  const top = page.lines(page.wrap(seller.shop, half, { ...strong, size: 18 }), LEFT, LEFT, {
    ...strong,
    size: 18,
  });
  page.line(title, RIGHT, LEFT, { ...strong, ...right, size: 18 });
  const facts = [number, dayOf(madeAt), ...(invoice ? [`for invoice ${invoice}`] : [])];
  if (order) facts.push(`Order ${order}`);
  const factsEnd = page.lines(facts, RIGHT, LEFT + 26, right);

  const from = Math.max(top, factsEnd) + 28;
  page.line("From", LEFT, from, muted);
  page.line("To", LEFT + half + 40, from, muted);
  const place = addressLine(seller.country);
  const sellerLines = [
    seller.name ?? seller.shop,
    ...(seller.address?.split("\n") ?? []),
    ...(seller.address?.includes(place) ? [] : [place]),
    ...(seller.email ? [seller.email] : []),
  ];
  const buyerLines = [buyer.name, ...buyer.address.map(addressLine)];
  const ends = [
    page.lines(wrapped(sellerLines), LEFT, from + 15),
    page.lines(wrapped(buyerLines), LEFT + half + 40, from + 15),
  ];
  return Math.max(...ends) + 30;
}

/** Writes the table's head, which every page repeats; returns the position of the first line below it. */
function writeTableHead(page: PageWriter, y: number): number {
  page.line("Product", LEFT, y, muted);
  page.line("Quantity", COLUMNS.quantity, y, { ...muted, ...right });
  page.line("Price", COLUMNS.price, y, { ...muted, ...right });
  page.line("Amount", COLUMNS.amount, y, { ...muted, ...right });
  page.rule(y + 17, "#1c1917");
  return y + 26;
}

function writeLines(page: PageWriter, lines: readonly InvoiceLine[], top: number): number {
  const ofSeveralOrders = onlyOrderOf(lines) === null;
  let y = writeTableHead(page, top);
  for (const { order, name, quantity, unitMinor, minor } of lines) {
    const names = page.wrap(name, NAME_WIDTH);
    const height = names.length * 14 + (ofSeveralOrders ? 13 : 0) + 14;
    if (y + height > HEIGHT - BOTTOM) {
      page.document.addPage();
      y = writeTableHead(page, LEFT);
    }
    if (quantity > 0) page.line(String(quantity), COLUMNS.quantity, y, right);
    if (unitMinor !== null) page.line(formatMinor(unitMinor), COLUMNS.price, y, right);
    page.line(formatMinor(minor), COLUMNS.amount, y, right);
    const end = page.lines(names, LEFT, y);
    if (ofSeveralOrders) page.line(`Order ${order}`, LEFT, end, muted);
    y += height;
    page.rule(y - 7);
  }
  return y;
}

type Sum = [name: string, minor: number];

/** The items of the total; `after` has the tax if the prices contain it. */
function sumsOf(document: InvoiceDocument): { before: Sum[]; after: Sum[] } {
  const { itemsMinor, discountMinor, discountCode, shippingMinor, shippingMethod, taxes, taxIncluded } =
    document;
  const tax = taxes.map(({ name, percent, minor }): Sum => [
    taxIncluded ? `Includes ${percent} % ${name}` : `${name}, ${percent} %`,
    minor,
  ]);
  const before: Sum[] = [
    ...(discountMinor > 0
      ? ([[discountCode ? `Discount (${discountCode})` : "Discount", -discountMinor]] satisfies Sum[])
      : []),
    ...(shippingMinor > 0 || shippingMethod
      ? ([[shippingMethod ? `Delivery (${shippingMethod})` : "Delivery", shippingMinor]] satisfies Sum[])
      : []),
    ...(taxIncluded ? [] : tax),
  ];
  return {
    before: before.length > 0 ? [["Products", itemsMinor], ...before] : [],
    after: taxIncluded ? tax : [],
  };
}

function writeSums(page: PageWriter, document: InvoiceDocument, top: number, isCredit: boolean): void {
  const { before, after } = sumsOf(document);
  let y = top + 8;
  if (y + (before.length + after.length) * 17 + 30 > HEIGHT - BOTTOM) {
    page.document.addPage();
    y = LEFT;
  }
  const write = ([name, minor]: Sum, style: TextStyle = {}) => {
    const names = page.wrap(name, 240, style);
    const amount = `${minor < 0 ? "−" : ""}${formatMinor(Math.abs(minor))}`;
    page.line(amount, COLUMNS.amount, y, { ...style, ...right });
    page.lines(names, COLUMNS.amount - 75, y, { ...style, ...right });
    y += names.length * 14 + 3;
  };
  for (const sum of before) write(sum);
  write([isCredit ? "Refunded" : "Total", document.totalMinor], { ...strong, size: 12 });
  y += 3;
  for (const sum of after) write(sum, muted);
}

/** Writes the seller and the page number at the foot of each page. */
function writeFeet(page: PageWriter, { seller }: InvoiceDocument, title: string): void {
  const { start, count } = page.document.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    page.document.switchToPage(index);
    const y = HEIGHT - 50;
    page.rule(y - 8);
    const [name = ""] = page.wrap(seller.name ?? seller.shop, 280, muted);
    page.line(name, LEFT, y, muted);
    page.line(`${title} · page ${index + 1} of ${count}`, RIGHT, y, { ...muted, ...right });
  }
}
