import { aProduct, asAdmin, asCustomer, asVisitor, type Person } from "../../../test/support/builders";
import { aGiftCard, balanceOf, entriesOf, type IssuedCard } from "../../../test/support/gift-cards";
import { runJobs } from "../../../test/support/jobs";
import { CANCEL_ORDER, anOrderForm } from "../../../test/support/operations";
import { aDemoGateway, sentBack, sessionOf, startPaymentOf, statusOf } from "../../../test/support/payments";
import { cartOf, placeCart, placeOne, PLACE } from "../../../test/support/priced-orders";
import type { TestShop } from "../../../test/support/shop";

const gateway = aDemoGateway();
let shop: TestShop;
let customer: Person;
let admin: Person;
beforeAll(async () => {
  shop = await gateway.startShop({ policy: { orderHoldHours: 1 } });
  admin = await asAdmin(shop);
});
beforeEach(async () => (customer = await asCustomer(shop)));
afterAll(() => shop.stop());

const QUOTE =
  "query ($input: QuoteInput!) { quote(input: $input) { total giftCard giftCardProblem paymentProblem } }";
const quoteOf = async (productId: string, giftCardCode: string, qty = 1) => {
  const input = { items: [{ productId, qty }], giftCardCode };
  return (await customer.ask<{ quote: Record<string, unknown> }>(QUOTE, { input })).quote;
};
const refusedField = async (giftCardCode: string, productId?: string) => {
  const id = productId ?? (await aProduct(shop, { price: 20 })).id;
  const { errors } = await customer.graphql(PLACE, { input: anOrderForm(id, { giftCardCode }) });
  return errors[0]?.extensions.errors;
};
const unknown = [{ field: "giftCardCode", message: "This gift card isn't valid." }];
const END = "mutation ($id: ID!) { endGiftCard(id: $id) { balance endedAt } }";
const REFUND =
  "mutation ($id: ID!, $qty: Int, $amount: Float) { refundOrder(id: $id, qty: $qty, amount: $amount) { status refunded giftCard } }";
const bookOf = async (orderId: string) =>
  shop.sql(
    "select amount_cents::integer as provider, gift_card_cents::integer as card from refunds where order_id = $1 order by created_at",
    [orderId],
  );

/** An order of a product at a price, partly paid with a card, and its payment at the provider. */
async function paidWithCard(price: number, cardAmount: number, qty = 1) {
  const card = await aGiftCard(shop, cardAmount, admin);
  const { id: productId } = await aProduct(shop, { price, countInStock: 50 });
  const order = await placeOne(customer, anOrderForm(productId, { qty, giftCardCode: card.code }));
  const { url, amount } = await startPaymentOf(customer, [order.id]);
  await gateway.press(shop, url, "approve");
  expect(await statusOf(customer, order.id)).toBe("PAID");
  return { card, order, session: sessionOf(url), charged: amount };
}

describe("a gift card", () => {
  it("has a code that is shown once and stored nowhere, and is listed by its last characters", async () => {
    const { id, code, card } = await aGiftCard(shop, 50, admin);
    expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
    expect(card).toMatchObject({ lastCharacters: code.slice(-4), amount: 50, balance: 50, endedAt: null });
    const { giftCards } = await admin.ask<{ giftCards: { nodes: IssuedCard[]; totalCount: number } }>(
      "{ giftCards(first: 1) { nodes { id balance lastCharacters } totalCount } }",
    );
    expect(giftCards.nodes).toEqual([{ id, balance: 50, lastCharacters: code.slice(-4) }]);
    const stored = await shop.sql<{ row: string }>(
      "select row_to_json(gift_cards)::text as row from gift_cards",
    );
    expect(JSON.stringify(stored)).not.toContain(code.replaceAll("-", ""));
    const [entry] = await shop.sql<{ action: string; target: string; detail: string }>(
      "select action, target, detail from audit_entries where target_id = $1",
      [id],
    );
    expect(entry).toEqual({ action: "ISSUE_GIFT_CARD", target: `…${code.slice(-4)}`, detail: "50.00$" });
  });

  it("mails its code to the given email, and nothing of it is left in the jobs", async () => {
    const { code, id } = await aGiftCard(shop, 12.5, admin, " Mia@Example.com ");
    const jobs = await shop.sql("select payload from graphile_worker._private_jobs");
    expect(JSON.stringify(jobs)).not.toContain(code.replaceAll("-", ""));
    const [mail, ...others] = (await runJobs(shop)).filter(({ kind }) => kind === "gift-card");
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: ["mia@example.com"] });
    expect(mail?.text).toContain(code);
    expect(mail?.text).toContain("12.50$");
    expect(await balanceOf(shop, id)).toBe(1_250);
  });

  it.each([0, -5, 0.001, 100_000, 1e300])("is refused for the amount %d", async (amount) => {
    const ISSUE = "mutation ($amount: Float!) { issueGiftCard(amount: $amount) { code } }";
    expect(await admin.refusal(ISSUE, { amount })).toBe("BAD_USER_INPUT");
  });

  it("is for the shop only: customers neither issue, list nor end cards", async () => {
    const { id } = await aGiftCard(shop, 5, admin);
    for (const person of [customer, asVisitor(shop)])
      for (const query of [
        "mutation { issueGiftCard(amount: 5) { code } }",
        "{ giftCards { totalCount } }",
        `mutation { endGiftCard(id: "${id}") { id } }`,
      ])
        expect(await person.refusal(query)).toMatch(/FORBIDDEN|UNAUTHENTICATED/);
  });

  it("loses its balance when it is ended, once, with an entry in the audit", async () => {
    const { id, code } = await aGiftCard(shop, 30, admin);
    const ended = await admin.ask<{ endGiftCard: { endedAt: string } }>(END, { id });
    expect(ended).toMatchObject({ endGiftCard: { balance: 0, endedAt: expect.any(String) as string } });
    expect(await admin.ask(END, { id })).toEqual(ended);
    expect(await entriesOf(shop, id)).toEqual(["ISSUED 3000", "ENDED -3000"]);
    expect(await refusedField(code)).toEqual(unknown);
    const entries = await shop.sql(
      "select detail from audit_entries where target_id = $1 and action = 'END_GIFT_CARD'",
      [id],
    );
    expect(entries).toEqual([{ detail: "30.00$" }]);
    expect(await admin.refusal(END, { id: "0" })).toBe("NOT_FOUND");
  });

  it("keeps books that nobody can rewrite, and never falls below 0", async () => {
    const { id } = await aGiftCard(shop, 10, admin);
    const change = "The books of gift cards only change by new entries";
    await expect(shop.sql("update gift_cards set balance_cents = 5 where id = $1", [id])).rejects.toThrow(
      change,
    );
    await expect(shop.sql("delete from gift_card_entries where card_id = $1", [id])).rejects.toThrow(change);
    await expect(
      shop.sql("update gift_card_entries set amount_cents = 1 where card_id = $1", [id]),
    ).rejects.toThrow(change);
    await expect(
      shop.sql("insert into gift_card_entries (card_id, kind, amount_cents) values ($1, 'ENDED', -1001)", [
        id,
      ]),
    ).rejects.toThrow("gift_card_balance");
    expect(await balanceOf(shop, id)).toBe(1_000);
  });
});

describe("a gift card at the checkout", () => {
  it("pays a part of the total, as the quote said, and the provider charges the rest", async () => {
    const { id, code } = await aGiftCard(shop, 30, admin);
    const product = await aProduct(shop, { price: 50 });
    expect(await quoteOf(product.id, code, 2)).toEqual({
      ...{ total: 100, giftCard: 30, giftCardProblem: null, paymentProblem: null },
    });
    const order = await placeOne(customer, anOrderForm(product.id, { qty: 2, giftCardCode: code }));
    expect(order).toMatchObject({ __typename: "Order", total: 100 });
    expect(await balanceOf(shop, id)).toBe(0);
    const read = "query ($id: ID!) { order(id: $id) { paid giftCard } }";
    expect(await customer.ask(read, { id: order.id })).toEqual({ order: { paid: false, giftCard: 30 } });
    expect(await startPaymentOf(customer, [order.id])).toMatchObject({ amount: 70 });
    expect(await quoteOf(product.id, code)).toMatchObject({
      ...{ giftCard: 0, giftCardProblem: "Nothing is left on this gift card." },
    });
  });

  it("pays an order as a whole: it is paid at once, with an invoice", async () => {
    const { id, code } = await aGiftCard(shop, 30, admin);
    const { id: productId } = await aProduct(shop, { price: 19.99 });
    const order = await placeOne(customer, anOrderForm(productId, { giftCardCode: code }));
    const read =
      "query ($id: ID!) { order(id: $id) { status canPay invoice { number } events { status note } } }";
    expect(await customer.ask(read, { id: order.id })).toEqual({
      order: {
        ...{ status: "PAID", canPay: false, invoice: { number: expect.any(String) as string } },
        events: [
          { status: "PLACED", note: null },
          { status: "PAID", note: "Paid by gift card" },
        ],
      },
    });
    expect(await balanceOf(shop, id)).toBe(1_001);
    const [mail] = (await runJobs(shop)).filter(({ to }) => to.includes(customer.email));
    expect(mail?.text).toMatch(/By gift card: 19\.99\$/);
  });

  it("pays a whole cart, or a share of each order", async () => {
    const products = [await aProduct(shop, { price: 10 }), await aProduct(shop, { price: 10 })];
    const ids = products.map(({ id }) => id);
    const { id, code } = await aGiftCard(shop, 40, admin);
    const cart = await placeCart(customer, cartOf(ids, { giftCardCode: code })); // 1 × 10 + 2 × 10
    const read = "query ($id: ID!) { checkout(id: $id) { total giftCard orders { status giftCard } } }";
    expect(await customer.ask(read, { id: cart.id })).toMatchObject({
      checkout: { total: 30, giftCard: 30, orders: [{ status: "PAID" }, { status: "PAID" }] },
    });
    const again = await placeCart(customer, cartOf(ids, { giftCardCode: code })); // 10 are left
    const { checkout } = await customer.ask<{ checkout: { orders: { status: string; giftCard: number }[] } }>(
      read,
      {
        id: again.id,
      },
    );
    expect(checkout).toMatchObject({ total: 30, giftCard: 10 });
    expect(checkout.orders.map(({ giftCard }) => giftCard).sort()).toEqual([3.33, 6.67]);
    expect(await balanceOf(shop, id)).toBe(0);
  });

  it("accepts its code with spaces, hyphens and small letters", async () => {
    const { code } = await aGiftCard(shop, 30, admin);
    const { id } = await aProduct(shop, { price: 10 });
    const typed = ` ${code.toLowerCase().replaceAll("-", " ")} `;
    expect(await quoteOf(id, typed)).toMatchObject({ giftCard: 10 });
    expect(await placeOne(customer, anOrderForm(id, { giftCardCode: typed }))).toMatchObject({
      __typename: "Order",
    });
  });

  it("gives one refusal at the field for every code that pays nothing because it isn't a card's", async () => {
    const { id } = await aProduct(shop, { price: 10 });
    for (const code of ["AAAA-AAAA-AAAA-AAAA", "x", "'; drop table gift_cards", "💥"]) {
      expect(await refusedField(code, id)).toEqual(unknown);
      expect(await quoteOf(id, code)).toMatchObject({ giftCard: 0, giftCardProblem: unknown[0]?.message });
    }
    expect(await shop.sql("select from orders where user_id = $1", [customer.id])).toEqual([]);
  });

  it("refuses a card with nothing left", async () => {
    const { code } = await aGiftCard(shop, 10, admin);
    const [one, other] = [await aProduct(shop, { price: 10 }), await aProduct(shop, { price: 10 })];
    await placeOne(customer, anOrderForm(one.id, { giftCardCode: code }));
    expect(await refusedField(code, other.id)).toEqual([
      { field: "giftCardCode", message: "Nothing is left on this gift card." },
    ]);
  });

  it("leaves at least the smallest amount that the provider charges", async () => {
    const { id, code } = await aGiftCard(shop, 9.8, admin);
    const product = await aProduct(shop, { price: 10 });
    expect(await quoteOf(product.id, code)).toMatchObject({ giftCard: 9.5, paymentProblem: null });
    const order = await placeOne(customer, anOrderForm(product.id, { giftCardCode: code }));
    expect(await startPaymentOf(customer, [order.id])).toMatchObject({ amount: 0.5 });
    expect(await balanceOf(shop, id)).toBe(30);
  });

  it("is spent once where two customers use it at the same time", async () => {
    const { id, code } = await aGiftCard(shop, 30, admin);
    const product = await aProduct(shop, { price: 20, countInStock: 50 });
    const buyers = await Promise.all(Array.from({ length: 12 }, () => asCustomer(shop)));
    const placed = await Promise.all(
      buyers.map((by) =>
        by.graphql<{ placeOrder: { id: string } | null }>(PLACE, {
          input: anOrderForm(product.id, { giftCardCode: code }),
        }),
      ),
    );
    const refused = placed.flatMap(({ errors = [] }) => errors);
    expect(refused).toHaveLength(10); // one order is paid as a whole, one gets the rest
    for (const { extensions } of refused)
      expect(extensions.errors).toEqual([
        { field: "giftCardCode", message: "Nothing is left on this gift card." },
      ]);
    expect(await balanceOf(shop, id)).toBe(0);
    const shares = await shop.sql(
      "select gift_card_cents::integer as cents from orders where product_id = $1 order by 1",
      [product.id],
    );
    expect(shares).toEqual([{ cents: 1_000 }, { cents: 2_000 }]);
  });
});

describe("money goes back", () => {
  it("to the card when an unpaid order is cancelled or expires", async () => {
    const { id, code } = await aGiftCard(shop, 30, admin);
    const [one, other] = [await aProduct(shop, { price: 50 }), await aProduct(shop, { price: 50 })];
    const first = await placeOne(customer, anOrderForm(one.id, { giftCardCode: code }));
    await customer.ask(CANCEL_ORDER, { id: first.id });
    expect(await balanceOf(shop, id)).toBe(3_000);
    const second = await placeOne(customer, anOrderForm(other.id, { giftCardCode: code }));
    expect(await balanceOf(shop, id)).toBe(0);
    await shop.sql("update orders set created_at = now() - interval '2 hours' where id = $1", [second.id]);
    await shop.sql("select graphile_worker.add_job('expire-orders')");
    await runJobs(shop);
    expect(await statusOf(customer, second.id)).toBe("CANCELLED");
    expect(await entriesOf(shop, id)).toEqual([
      ...["ISSUED 3000", "REDEEMED -3000", "REFUNDED 3000", "REDEEMED -3000", "REFUNDED 3000"],
    ]);
  });

  it("to the card first, then through the provider", async () => {
    const { card, order, session, charged } = await paidWithCard(50, 30, 2);
    expect(charged).toBe(70);
    await admin.ask(REFUND, { id: order.id, amount: 10 });
    await runJobs(shop);
    expect(await balanceOf(shop, card.id)).toBe(1_000);
    expect(await sentBack(shop, session)).toBe(0);
    await admin.ask(REFUND, { id: order.id, qty: 1 });
    await runJobs(shop);
    expect(await balanceOf(shop, card.id)).toBe(3_000);
    expect(await sentBack(shop, session)).toBe(3_000);
    expect(await admin.ask(REFUND, { id: order.id })).toEqual({
      refundOrder: { status: "REFUNDED", refunded: 100, giftCard: 30 },
    });
    await runJobs(shop);
    expect(await balanceOf(shop, card.id)).toBe(3_000);
    expect(await sentBack(shop, session)).toBe(7_000);
    expect(await bookOf(order.id)).toEqual([
      { provider: 0, card: 1_000 },
      { provider: 3_000, card: 2_000 },
      { provider: 4_000, card: 0 },
    ]);
    const notes = await shop.sql<{ document: object }>(
      "select document from invoices join refunds on refunds.id = refund_id where order_id = $1 order by number",
      [order.id],
    );
    expect(notes.map(({ document }) => document)).toMatchObject([
      { totalMinor: 1_000, giftCardMinor: 1_000 },
      { totalMinor: 5_000, giftCardMinor: 2_000 },
      { totalMinor: 4_000 },
    ]);
  });

  it("to the card alone, if it has paid everything", async () => {
    const { id, code } = await aGiftCard(shop, 30, admin);
    const product = await aProduct(shop, { price: 20 });
    const order = await placeOne(customer, anOrderForm(product.id, { giftCardCode: code }));
    expect(await admin.ask(REFUND, { id: order.id })).toMatchObject({ refundOrder: { status: "REFUNDED" } });
    expect(await balanceOf(shop, id)).toBe(3_000);
    const [, mail] = (await runJobs(shop)).filter(({ to }) => to.includes(customer.email));
    expect(mail?.text).toContain("20.00$");
    expect(await bookOf(order.id)).toEqual([{ provider: 0, card: 2_000 }]);
  });

  it("not to the card, if the customer got it by other means", async () => {
    const { card, order } = await paidWithCard(50, 30);
    await admin.ask("mutation ($id: ID!) { refundOrder(id: $id, paidBack: true) { status } }", {
      id: order.id,
    });
    expect(await balanceOf(shop, card.id)).toBe(0);
    expect(await bookOf(order.id)).toEqual([{ provider: 5_000, card: 0 }]);
  });

  it("to an ended card, where the shop sees it", async () => {
    const { card, order } = await paidWithCard(50, 30);
    await admin.ask(END, { id: card.id });
    await admin.ask(REFUND, { id: order.id });
    expect(await balanceOf(shop, card.id)).toBe(3_000);
  });

  it("to the card also if the provider's part fails, and that part stays owed", async () => {
    const { card, order, session } = await paidWithCard(50, 30);
    await admin.ask(REFUND, { id: order.id });
    await runJobs(shop);
    const [refund] = await shop.sql<{ id: string }>("select id from refunds where order_id = $1", [order.id]);
    await gateway.failRefund(shop, { session, refundId: refund?.id ?? "" });
    const read = "query ($id: ID!) { order(id: $id) { status refunded refundFailure { amount } } }";
    expect(await admin.ask(read, { id: order.id })).toEqual({
      order: { status: "PAID", refunded: 30, refundFailure: { amount: 20 } },
    });
    expect(await balanceOf(shop, card.id)).toBe(3_000);
    await admin.ask(REFUND, { id: order.id });
    await runJobs(shop);
    expect(await sentBack(shop, session)).toBe(2_000);
    expect(await admin.ask(read, { id: order.id })).toMatchObject({
      order: { status: "REFUNDED", refunded: 50 },
    });
    expect(await balanceOf(shop, card.id)).toBe(3_000);
  });
});
