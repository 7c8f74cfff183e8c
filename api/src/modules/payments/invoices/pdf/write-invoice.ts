import { countryName } from "@shop/shared/country-name";
import { formatDay } from "@shop/shared/format";
import { serverTexts } from "@shop/shared/messages/server";
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

const texts = () => serverTexts().invoices.invoiceTexts;

/** The PDF of an invoice or credit note, from its frozen content and the JPEG of its logo. */
export async function writeInvoice(
  { number, series, madeAt, document }: FullInvoice,
  logo: Uint8Array | null = null,
): Promise<Buffer> {
  const title = `${texts().titles[series]} ${number}`;
  const page = new PageWriter(title, madeAt);
  let y = writeHead(page, document, { series, number, madeAt, logo });
  y = writeLines(page, document.lines, y);
  writeSums(page, document, y, series === "CREDIT_NOTE");
  writeFeet(page, document, title);
  return page.bytes();
}

type Heading = Pick<FullInvoice, "series" | "number" | "madeAt"> & { logo: Uint8Array | null };

const LOGO_HEIGHT = 48;

/** The number of the order that all lines belong to; null if they belong to several. */
function onlyOrderOf([first, ...others]: readonly InvoiceLine[]): string | null {
  return first && others.every(({ order }) => order === first.order) ? first.order : null;
}

/** Replaces a country code by the country's name; keeps any other line. */
const addressLine = (line: string) => (/^[A-Z]{2}$/.test(line) ? countryName(line) : line);

/** Returns the top of the table. */
function writeHead(
  page: PageWriter,
  document: InvoiceDocument,
  { series, number, madeAt, logo }: Heading,
): number {
  const { seller, buyer, invoice, lines } = document;
  const order = onlyOrderOf(lines);
  const half = (RIGHT - LEFT) / 2 - 20;
  const wrapped = (texts: readonly string[]) => texts.flatMap((text) => page.wrap(text, half));
  const large: TextStyle = { ...strong, size: 18 };
  const top = logo
    ? page.image(logo, LEFT, LEFT, { width: half, height: LOGO_HEIGHT })
    : page.lines(page.wrap(seller.shop, half, large), LEFT, LEFT, large);
  page.line(texts().titles[series], RIGHT, LEFT, { ...large, ...right });
  const facts = texts().facts[series]({ number, day: formatDay(madeAt), invoice, order });
  const factsEnd = page.lines(facts, RIGHT, LEFT + 26, right);

  const from = Math.max(top, factsEnd) + 28;
  page.line(texts().from, LEFT, from, muted);
  page.line(texts().to, LEFT + half + 40, from, muted);
  const place = addressLine(seller.country);
  const sellerLines = [
    seller.name ?? seller.shop,
    ...(seller.address?.split("\n") ?? []),
    ...(seller.address?.includes(place) ? [] : [place]),
    ...(seller.email ? [seller.email] : []),
    ...(seller.taxNumber ? [texts().taxNumber(seller.taxNumber)] : []),
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
  page.line(texts().product, LEFT, y, muted);
  page.line(texts().quantity, COLUMNS.quantity, y, { ...muted, ...right });
  page.line(texts().price, COLUMNS.price, y, { ...muted, ...right });
  page.line(texts().amount, COLUMNS.amount, y, { ...muted, ...right });
  page.rule(y + 17, "#1c1917");
  return y + 26;
}

function writeLines(page: PageWriter, lines: readonly InvoiceLine[], top: number): number {
  const ofSeveralOrders = onlyOrderOf(lines) === null;
  let y = writeTableHead(page, top);
  for (const { order, name, options, quantity, unitMinor, minor } of lines) {
    const names = page.wrap(name, NAME_WIDTH);
    const notes = [
      ...(options ? page.wrap(options, NAME_WIDTH, muted) : []),
      ...(ofSeveralOrders ? [texts().order(order)] : []),
    ];
    const height = names.length * 14 + notes.length * 13 + 14;
    if (y + height > HEIGHT - BOTTOM) {
      page.document.addPage();
      y = writeTableHead(page, LEFT);
    }
    if (quantity > 0) page.line(String(quantity), COLUMNS.quantity, y, right);
    if (unitMinor !== null) page.line(formatMinor(unitMinor), COLUMNS.price, y, right);
    page.line(formatMinor(minor), COLUMNS.amount, y, right);
    const end = page.lines(names, LEFT, y);
    page.lines(notes, LEFT, end, muted);
    y += height;
    page.rule(y - 7);
  }
  return y;
}

type Sum = [name: string, minor: number];

/** The total without tax, in languages that state it. */
function netOf({ taxes, totalMinor }: InvoiceDocument): Sum[] {
  const { net } = texts();
  const taxMinor = taxes.reduce((sum, { minor }) => sum + minor, 0);
  return net === null || taxes.length === 0 ? [] : [[net, totalMinor - taxMinor]];
}

/** What a gift card has paid, or got back. */
const cardOf = ({ giftCardMinor = 0 }: InvoiceDocument): Sum[] =>
  giftCardMinor > 0 ? [[serverTexts().mails.amountTexts.giftCard, giftCardMinor]] : [];

/** The items of the total; `after` has the tax if the prices contain it, and the part of a gift card. */
function sumsOf(document: InvoiceDocument): { before: Sum[]; after: Sum[] } {
  const { itemsMinor, discountMinor, discountCode, shippingMinor, shippingMethod, taxes, taxIncluded } =
    document;
  const { amountTexts } = serverTexts().mails;
  const tax = taxes.map(({ name, percent, minor }): Sum => [
    amountTexts.tax(name, percent, taxIncluded),
    minor,
  ]);
  const before: Sum[] = [
    ...(discountMinor > 0 ? ([[amountTexts.discount(discountCode), -discountMinor]] satisfies Sum[]) : []),
    ...(shippingMinor > 0 || shippingMethod
      ? ([[amountTexts.delivery(shippingMethod), shippingMinor]] satisfies Sum[])
      : []),
    ...(taxIncluded ? [] : tax),
  ];
  return {
    before: before.length > 0 ? [[amountTexts.products, itemsMinor], ...before] : [],
    after: [...(taxIncluded ? tax : []), ...netOf(document), ...cardOf(document)],
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
  write([isCredit ? texts().refunded : texts().total, document.totalMinor], { ...strong, size: 12 });
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
    page.line(texts().page(title, index + 1, count), RIGHT, y, { ...muted, ...right });
  }
}
