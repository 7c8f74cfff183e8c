import { giftCardShare } from "@shop/shared/gift-card";
import { formatMinor, toMinor } from "@shop/shared/money";
import fc from "fast-check";
import type { Mail } from "../../src/context/job-context";
import type { InvoiceDocument } from "../../src/modules/payments/invoice.entity";
import { aProduct, asAdmin, asCustomer, type Person } from "../support/builders";
import { aGiftCard, balanceOf } from "../support/gift-cards";
import { runJobs } from "../support/jobs";
import { aCartForm } from "../support/operations";
import { aDemoGateway, sentBack, sessionOf, startPaymentOf } from "../support/payments";
import { placeCart, type Placed } from "../support/priced-orders";
import { aDiscount, aShippingMethod, aTaxRate, clearSettings } from "../support/pricing";
import type { TestShop } from "../support/shop";

const REFUND =
  "mutation ($id: ID!, $qty: Int, $amount: Float) { refundOrder(id: $id, qty: $qty, amount: $amount) { id } }";

const gateway = aDemoGateway();
let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await gateway.startShop({ policy: { maxUnitsPerOrder: 50 } });
  admin = await asAdmin(shop);
});
afterEach(() => clearSettings(shop));
afterAll(() => shop.stop());

/** A refund of one of the cart's orders: some units or minor units, limited to the rest. */
interface WantedRefund {
  order: number;
  units: number | null;
  cents: number;
}

interface Life {
  lines: { cents: number; quantity: number }[];
  percentOff: number;
  /** The amount of the gift card that pays first; 0 without one. */
  cardMinor: number;
  shippingMinor: number;
  taxPercent: number;
  taxIncluded: boolean;
  refunds: WantedRefund[];
}

const lives: fc.Arbitrary<Life> = fc.record({
  lines: fc.array(
    fc.record({ cents: fc.integer({ min: 100, max: 99_999 }), quantity: fc.integer({ min: 1, max: 7 }) }),
    { minLength: 1, maxLength: 4 },
  ),
  percentOff: fc.constantFrom(0, 6.2, 10, 33.33),
  cardMinor: fc.constantFrom(0, 777, 12_345, 9_999_999),
  shippingMinor: fc.constantFrom(0, 350, 990),
  taxPercent: fc.constantFrom(0, 7.25, 19, 20),
  taxIncluded: fc.boolean(),
  refunds: fc.array(
    fc.record({
      order: fc.nat({ max: 3 }),
      units: fc.option(fc.integer({ min: 1, max: 3 })),
      cents: fc.integer({ min: 1, max: 5_000 }),
    }),
    { maxLength: 5 },
  ),
});

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, cents) => sum + cents, 0);
const minorOf = (orders: readonly Placed[], of: "total" | "discount" | "shipping" | "tax") =>
  sumOf(orders.map((order) => toMinor(order[of])));

/** Orders a cart with the given lines and settings. */
async function place(customer: Person, life: Life, giftCardCode?: string): Promise<Placed[]> {
  const { lines, percentOff, shippingMinor, taxPercent, taxIncluded } = life;
  await clearSettings(shop);
  await shop.sql("update shop_settings set prices_include_tax = $1", [taxIncluded]);
  if (shippingMinor > 0) await aShippingMethod(shop, { priceMinor: shippingMinor });
  if (taxPercent > 0) await aTaxRate(shop, { percent: taxPercent });
  const code = percentOff > 0 ? (await aDiscount(shop, { percent: percentOff })).code : undefined;
  const items: { productId: string; qty: number }[] = [];
  for (const { cents, quantity } of lines)
    items.push({ productId: (await aProduct(shop, { price: cents / 100 })).id, qty: quantity });
  const placed = await placeCart(
    customer,
    aCartForm(items, { ...(code && { discountCode: code }), ...(giftCardCode && { giftCardCode }) }),
  );
  expect(placed).toMatchObject({ __typename: "Checkout", total: minorOf(placed.orders, "total") / 100 });
  return placed.orders;
}

interface State {
  left: number;
  units: number;
}

/** Requests a refund of at most the rest. Units that cost more than the rest are refused without an effect. */
async function refund({ id }: Placed, { units, cents }: WantedRefund): Promise<void> {
  const [state] = await shop.sql<State>(
    `select (amount_cents + gift_card_cents - refunded_cents)::integer as left, qty - refunded_qty as units
      from orders join payment_orders on order_id = id where id = $1 and refunded_at is null`,
    [id],
  );
  if (!state) return;
  const part =
    units !== null && state.units > 0
      ? { qty: Math.min(units, state.units) }
      : { amount: Math.min(cents, state.left) / 100 };
  const { errors = [] } = await admin.graphql(REFUND, { id, ...part });
  for (const { message } of errors) expect(message).toMatch(/^qty: costs .* is left: give an amount$/);
}

/** The refunded amounts that each mail to the customer states. */
const saidInMails = (mails: readonly Mail[], { email }: Person) =>
  mails
    .filter(({ to }) => to.includes(email))
    .flatMap(({ text }) => /We refunded [^]*?([\d,]+\.\d\d)\$/.exec(text)?.[1] ?? [])
    .map((amount) => toMinor(Number(amount.replaceAll(",", ""))));

/** How a cart was paid: by the provider, by a gift card, or by both. */
interface Paid {
  orders: readonly Placed[];
  /** The payment at the provider; null if the card has paid everything. */
  session: string | null;
  card: { id: string; minor: number; paidMinor: number } | null;
}

async function documentsOf(
  { orders: [order] }: Paid,
  series: "INVOICE" | "CREDIT_NOTE",
): Promise<InvoiceDocument[]> {
  const query = `select document from invoices
    where payment_id = (select payment_id from payment_orders where order_id = $1) and series = $2 order by number`;
  return (await shop.sql<{ document: InvoiceDocument }>(query, [order?.id, series])).map(
    (row) => row.document,
  );
}

/** Pays the rest of a cart at the provider. */
async function pay(customer: Person, orders: readonly Placed[], card: Paid["card"]): Promise<Paid> {
  if (card?.paidMinor === minorOf(orders, "total")) return { orders, card, session: null };
  const page = await startPaymentOf(
    customer,
    orders.map(({ id }) => id),
  );
  await gateway.press(shop, page.url, "approve");
  return { orders, card, session: sessionOf(page.url) };
}

const taxOf = ({ taxes }: InvoiceDocument) => sumOf(taxes.map(({ minor }) => minor));

/** Expects that the provider, payment, gift card, invoice and receipt agree on the paid amounts. */
async function expectPaid(paid: Paid, receipt: Mail | undefined) {
  const { orders, session, card } = paid;
  const total = minorOf(orders, "total");
  const byCard = card?.paidMinor ?? 0;
  const [there] = await shop.sql<{ asked: number; booked: number }>(
    `select amount_cents::integer as booked, (select sum((line->>'unitCents')::integer * (line->>'quantity')::integer)::integer
        from jsonb_array_elements(request::jsonb->'lines') as line) as asked
      from demo_payment_sessions as session join payments on session_id = session.id where session.id = $1`,
    [session],
  );
  expect(there).toEqual(session === null ? undefined : { asked: total - byCard, booked: total - byCard });
  expect(receipt?.text).toContain(formatMinor(total));
  if (card) expect(await balanceOf(shop, card.id)).toBe(card.minor - byCard);
  const [invoice, ...others] = await documentsOf(paid, "INVOICE");
  expect(invoice?.giftCardMinor ?? 0).toBe(byCard);
  expect(others).toEqual([]);
  const { lines, itemsMinor, discountMinor, shippingMinor, taxIncluded, totalMinor } =
    invoice as InvoiceDocument;
  const tax = taxOf(invoice as InvoiceDocument);
  expect(totalMinor).toBe(total);
  expect(sumOf(lines.map(({ minor }) => minor))).toBe(itemsMinor);
  expect(itemsMinor - discountMinor + shippingMinor + (taxIncluded ? 0 : tax)).toBe(total);
  expect([discountMinor, shippingMinor, tax]).toEqual([
    minorOf(orders, "discount"),
    minorOf(orders, "shipping"),
    minorOf(orders, "tax"),
  ]);
}

/**
 * Expects that the provider, gift card, orders, refunds and credit notes agree on the refunded amounts; returns their sum and its tax.
 */
async function expectRefunded(paid: Paid) {
  const { orders, session, card } = paid;
  const ids = orders.map(({ id }) => id);
  const [booked] = await shop.sql<{ orders: number; refunds: number }>(
    `select (select coalesce(sum(refunded_cents), 0)::integer from orders where id = any($1)) as orders,
      (select coalesce(sum(amount_cents + gift_card_cents), 0)::integer from refunds where order_id = any($1)) as refunds`,
    [ids],
  );
  const notes = await documentsOf(paid, "CREDIT_NOTE");
  const cents = sumOf(notes.map(({ totalMinor }) => totalMinor));
  expect(booked).toEqual({ orders: cents, refunds: cents });
  const toCard = card ? (await balanceOf(shop, card.id)) - card.minor + card.paidMinor : 0;
  const back = session === null ? 0 : await sentBack(shop, session);
  expect((back ?? 0) + toCard).toBe(cents);
  expect(sumOf(notes.map(({ giftCardMinor = 0 }) => giftCardMinor))).toBe(toCard);
  return { cents, tax: sumOf(notes.map(taxOf)) };
}

it("agrees to the cent between provider, books, invoices and mails, whatever is ordered and goes back", async () => {
  await fc.assert(
    fc.asyncProperty(lives, async (life) => {
      const customer = await asCustomer(shop);
      const minor = life.cardMinor;
      const issued = minor > 0 ? await aGiftCard(shop, minor / 100, admin) : null;
      const orders = await place(customer, life, issued?.code);
      const card = issued && {
        ...{ id: issued.id, minor, paidMinor: minor - (await balanceOf(shop, issued.id)) },
      };
      expect(card?.paidMinor ?? 0).toBe(giftCardShare(minorOf(orders, "total"), minor, 50));
      const paid = await pay(customer, orders, card);
      const kind = paid.session === null ? "We've received" : "Receipt";
      const receipt = (await runJobs(shop)).find(({ subject }) => subject.startsWith(kind));
      await expectPaid(paid, receipt);

      for (const wanted of life.refunds) await refund(orders[wanted.order % orders.length] as Placed, wanted);
      const mails = await runJobs(shop);
      const part = await expectRefunded(paid);
      expect(sumOf(saidInMails(mails, customer))).toBe(part.cents);

      for (const { id } of orders) await admin.graphql(REFUND, { id }); // refused for orders with no money left to refund
      const last = await runJobs(shop);
      const all = await expectRefunded(paid);
      expect(all).toEqual({ cents: minorOf(orders, "total"), tax: minorOf(orders, "tax") });
      expect(part.cents + sumOf(saidInMails(last, customer))).toBe(all.cents);
    }),
    { numRuns: 8 },
  );
}, 300_000);
