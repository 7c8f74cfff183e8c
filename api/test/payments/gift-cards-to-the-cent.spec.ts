import { giftCardShare } from "@shop/shared/gift-card";
import { fromMinor, toMinor } from "@shop/shared/money";
import fc from "fast-check";
import { aProduct, asAdmin, asCustomer, type Person } from "../support/builders";
import { aGiftCard, balanceOf, END_CARD } from "../support/gift-cards";
import { runJobs } from "../support/jobs";
import { anOrderForm, CANCEL_ORDER } from "../support/operations";
import { aDemoGateway, sentBack, sessionOf, startPaymentOf, type TestGateway } from "../support/payments";
import { PLACE, type Placed } from "../support/priced-orders";
import { aShippingMethod, aTaxRate } from "../support/pricing";
import type { TestShop } from "../support/shop";

const REFUND =
  "mutation ($id: ID!, $qty: Int, $amount: Float) { refundOrder(id: $id, qty: $qty, amount: $amount) { id } }";

/** The smallest amount that the provider charges, in minor units: 0.50$, ¥50, KWD 0.050. */
const SMALLEST = 50;

/** A step in the life of gift cards. Numbers choose among the cards and orders of before. */
type Step =
  | { kind: "issue"; minor: number }
  | { kind: "buy"; minor: number; units: number }
  | { kind: "spend"; card: number; minor: number; units: number; isPaid: boolean }
  | { kind: "cancel"; order: number }
  | { kind: "refund"; order: number; minor: number | null }
  | { kind: "takeBack"; sale: number }
  | { kind: "end"; card: number };

const any = fc.nat({ max: 1_000 });
const price = fc.integer({ min: 100, max: 9_999 });
const units = fc.integer({ min: 1, max: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant("issue" as const), minor: fc.integer({ min: 1, max: 29_999 }) }),
  fc.record({ kind: fc.constant("buy" as const), minor: price, units }),
  {
    weight: 4,
    arbitrary: fc.record({
      ...{ kind: fc.constant("spend" as const), card: any, minor: price, units },
      isPaid: fc.oneof({ weight: 2, arbitrary: fc.constant(true) }, fc.constant(false)),
    }),
  },
  fc.record({ kind: fc.constant("cancel" as const), order: any }),
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ kind: fc.constant("refund" as const), order: any },
      minor: fc.option(fc.integer({ min: 1, max: 9_999 })),
    }),
  },
  fc.record({ kind: fc.constant("takeBack" as const), sale: any }),
  fc.record({ kind: fc.constant("end" as const), card: any }),
);
const lives = fc.array(step, { minLength: 6, maxLength: 14 });

/** What is known of a card, in minor units. `spent` is without what orders gave back. */
interface Card {
  id: string;
  code: string;
  balance: number;
  spent: number;
  isEnded: boolean;
}

/** What is known of an order that a card pays, in minor units. */
interface Order {
  id: string;
  card: Card;
  total: number;
  byCard: number;
  state: "open" | "paid" | "cancelled";
  refunded: number;
  session?: string;
}

/** What is known of an order of gift cards. */
interface Sale {
  id: string;
  unit: number;
  units: number;
  refundedUnits: number;
  session: string;
  cards: Card[];
}

const chosenOf = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % items.length];

/** A customer and an admin with gift cards; each step is done in the shop, and in the amounts that are expected of it. */
class Life {
  readonly cards: Card[] = [];
  readonly orders: Order[] = [];
  readonly sales: Sale[] = [];

  constructor(
    private readonly shop: TestShop,
    private readonly gateway: TestGateway,
    private readonly admin: Person,
    private readonly customer: Person,
  ) {}

  async take(wanted: Step): Promise<void> {
    if (wanted.kind === "issue") return this.issue(wanted.minor);
    if (wanted.kind === "buy") return this.buy(wanted.minor, wanted.units);
    if (wanted.kind === "takeBack") {
      const sale = chosenOf(this.sales, wanted.sale);
      return sale && this.takeBack(sale);
    }
    if (wanted.kind === "spend" || wanted.kind === "end") {
      const card = chosenOf(this.cards, wanted.card);
      return card && (wanted.kind === "end" ? this.end(card) : this.spend(card, wanted));
    }
    const order = chosenOf(this.orders, wanted.order);
    return order && (wanted.kind === "cancel" ? this.cancel(order) : this.refund(order, wanted.minor));
  }

  private async issue(minor: number): Promise<void> {
    const { id, code } = await aGiftCard(this.shop, fromMinor(minor), this.admin);
    this.cards.push({ id, code, balance: minor, spent: 0, isEnded: false });
  }

  /** Buys gift cards, which get no delivery and no tax, and takes their codes from the mails. */
  private async buy(minor: number, quantity: number): Promise<void> {
    const product = await aProduct(this.shop, { price: fromMinor(minor), giftCard: true });
    const { id, total } = await this.place({ productId: product.id, qty: quantity });
    expect(toMinor(total)).toBe(minor * quantity);
    const session = await this.pay(id, minor * quantity);
    const mails = (await runJobs(this.shop)).filter(({ kind }) => kind === "gift-card");
    const codes = mails.map(({ text }) => /([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}/.exec(text)?.[0] ?? "");
    const rows = await this.shop.sql<{ id: string; end: string }>(
      "select id, last_characters as end from gift_cards where order_id = $1 order by id",
      [id],
    );
    const cards = rows.map(({ id: cardId, end }) => ({
      ...{ id: cardId, code: codes.find((code) => code.endsWith(end)) ?? "", balance: minor, spent: 0 },
      isEnded: false,
    }));
    expect(cards.map(({ code }) => code).sort()).toEqual(codes.sort());
    expect(cards).toHaveLength(quantity);
    this.cards.push(...cards);
    this.sales.push({ id, unit: minor, units: quantity, refundedUnits: 0, session, cards });
  }

  private async spend(card: Card, { minor, units: qty, isPaid }: Step & { kind: "spend" }): Promise<void> {
    const product = await aProduct(this.shop, { price: fromMinor(minor) });
    const input = anOrderForm(product.id, { qty, giftCardCode: card.code });
    const { data, errors } = await this.customer.graphql<{ placeOrder: Placed }>(PLACE, { input });
    if (card.isEnded || card.balance === 0) {
      expect(errors[0]?.message).toMatch(card.isEnded ? /isn't valid/ : /Nothing is left/);
      return;
    }
    const { id, total: major } = data?.placeOrder as Placed;
    const total = toMinor(major);
    const byCard = giftCardShare(total, card.balance, SMALLEST);
    const order: Order = { id, card, total, byCard, state: "open", refunded: 0 };
    this.orders.push(order);
    this.move(card, -byCard);
    if (byCard === total) order.state = "paid";
    else if (isPaid) {
      order.session = await this.pay(id, total - byCard);
      order.state = "paid";
    }
  }

  private async cancel(order: Order): Promise<void> {
    const { errors } = await this.customer.graphql(CANCEL_ORDER, { id: order.id });
    expect(errors.length > 0).toBe(order.state !== "open");
    if (order.state !== "open") return;
    order.state = "cancelled";
    this.move(order.card, order.byCard);
  }

  /** Refunds an amount, or all that is left. The card gets its part first. */
  private async refund(order: Order, wanted: number | null): Promise<void> {
    const left = order.total - order.refunded;
    const minor = Math.min(wanted ?? left, left);
    const amount = wanted === null ? {} : { amount: fromMinor(minor) };
    const { errors } = await this.admin.graphql(REFUND, { id: order.id, ...amount });
    const isRefused = order.state !== "paid" || left === 0;
    expect([order.id, errors.length > 0]).toEqual([order.id, isRefused]);
    if (isRefused) return;
    this.move(order.card, Math.min(minor, Math.max(order.byCard - order.refunded, 0)));
    order.refunded += minor;
  }

  /** Refunds a sold card: an unused one ends; otherwise the shop refuses. */
  private async takeBack(sale: Sale): Promise<void> {
    const left = sale.units - sale.refundedUnits - 1;
    const used = sale.cards.filter(({ spent }) => spent > 0);
    const unused = sale.cards.filter(({ spent, isEnded }) => spent === 0 && !isEnded);
    const excess = Math.max(used.length + unused.length - left, 0);
    const { errors } = await this.admin.graphql(REFUND, { id: sale.id, qty: 1 });
    const isRefused = left < 0 || excess > unused.length;
    expect([sale.id, errors.length > 0]).toEqual([sale.id, isRefused]);
    if (isRefused) return;
    sale.refundedUnits += 1;
    for (const card of unused.slice(0, excess)) Object.assign(card, { balance: 0, isEnded: true });
  }

  private async end(card: Card): Promise<void> {
    await this.admin.ask(END_CARD, { id: card.id });
    if (!card.isEnded) Object.assign(card, { balance: 0, isEnded: true });
  }

  private move(card: Card, minor: number): void {
    card.balance += minor;
    card.spent -= minor;
  }

  private async place(order: { productId: string; qty: number }): Promise<Placed> {
    const input = anOrderForm(order.productId, { qty: order.qty });
    return (await this.customer.ask<{ placeOrder: Placed }>(PLACE, { input })).placeOrder;
  }

  /** Pays exactly this amount at the provider. */
  private async pay(id: string, minor: number): Promise<string> {
    const page = await startPaymentOf(this.customer, [id]);
    expect(page).toMatchObject({ amount: fromMinor(minor) });
    await this.gateway.press(this.shop, page.url, "approve");
    return sessionOf(page.url);
  }

  /** Expects the amounts in the books of cards and orders, at the provider, and in the documents. */
  async expectBooks(): Promise<void> {
    await runJobs(this.shop);
    for (const card of this.cards)
      expect([card.id, await balanceOf(this.shop, card.id)]).toEqual([card.id, card.balance]);
    for (const order of this.orders) expect(await this.booked(order.id)).toEqual(expectedOf(order));
    for (const order of this.orders.filter(({ session }) => session))
      expect(await sentBack(this.shop, order.session ?? "")).toBe(Math.max(order.refunded - order.byCard, 0));
    for (const { id, unit, units: sold, refundedUnits, session } of this.sales) {
      const [total, refunded] = [unit * sold, unit * refundedUnits];
      expect(await sentBack(this.shop, session)).toBe(refunded);
      expect(await this.booked(id)).toEqual({
        ...{ byCard: 0, refunded, refunds: refunded, refundsToCard: 0 },
        ...{ invoices: total, invoicesByCard: 0, notes: refunded, notesToCard: 0 },
      });
    }
  }

  /** What the shop has booked and written about an order, in minor units. */
  private async booked(id: string): Promise<object | undefined> {
    const documents = (series: string, field: string) =>
      `(select coalesce(sum((document->>'${field}')::integer), 0)::integer from invoices
        where series = '${series}' and payment_id in (select payment_id from payment_orders where order_id = orders.id))`;
    const refunds = (column: string) =>
      `(select coalesce(sum(${column}), 0)::integer from refunds where order_id = orders.id)`;
    const [row] = await this.shop.sql(
      `select gift_card_cents::integer as "byCard", refunded_cents::integer as refunded,
          ${refunds("amount_cents + gift_card_cents")} as refunds, ${refunds("gift_card_cents")} as "refundsToCard",
          ${documents("INVOICE", "totalMinor")} as invoices, ${documents("INVOICE", "giftCardMinor")} as "invoicesByCard",
          ${documents("CREDIT_NOTE", "totalMinor")} as notes, ${documents("CREDIT_NOTE", "giftCardMinor")} as "notesToCard"
        from orders where id = $1`,
      [id],
    );
    return row;
  }
}

function expectedOf({ total, byCard, refunded, state }: Order): object {
  const isPaid = state === "paid";
  const toCard = Math.min(refunded, byCard);
  return {
    ...{ byCard, refunded, refunds: refunded, refundsToCard: toCard },
    ...{ invoices: isPaid ? total : 0, invoicesByCard: isPaid ? byCard : 0 },
    ...{ notes: refunded, notesToCard: toCard },
  };
}

describe.each(["USD", "JPY", "KWD"])("in %s", (currency) => {
  const gateway = aDemoGateway();
  let shop: TestShop;
  let admin: Person;
  beforeAll(async () => {
    shop = await gateway.startShop({ locale: { currency } });
    admin = await asAdmin(shop);
    await aShippingMethod(shop, { priceMinor: 349 });
    await aTaxRate(shop, { percent: 7.25 });
  });
  afterAll(() => shop.stop());

  it("gift cards issued, sold, spent in parts, given back and ended agree to the minor unit", async () => {
    await fc.assert(
      fc.asyncProperty(lives, async (steps) => {
        const life = new Life(shop, gateway, admin, await asCustomer(shop));
        await life.take({ kind: "issue", minor: 12_345 });
        for (const wanted of steps) await life.take(wanted);
        await life.expectBooks();
      }),
      { numRuns: 6 },
    );
  }, 300_000);
});
