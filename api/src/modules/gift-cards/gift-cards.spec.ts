import { aProduct, asCustomer, asVisitor } from "../../../test/support/builders";
import {
  aGiftCard,
  aShopWithCards,
  balanceOf,
  END_CARD,
  entriesOf,
  type IssuedCard,
} from "../../../test/support/gift-cards";
import { runJobs } from "../../../test/support/jobs";
import { anOrderForm } from "../../../test/support/operations";
import { startPaymentOf } from "../../../test/support/payments";
import { cartOf, placeCart, placeOne, PLACE } from "../../../test/support/priced-orders";

const here = aShopWithCards();

const QUOTE =
  "query ($input: QuoteInput!) { quote(input: $input) { total giftCard giftCardProblem paymentProblem } }";
const quoteOf = async (productId: string, giftCardCode: string, qty = 1) => {
  const input = { items: [{ productId, qty }], giftCardCode };
  return (await here.customer.ask<{ quote: Record<string, unknown> }>(QUOTE, { input })).quote;
};
const refusedField = async (giftCardCode: string, productId?: string) => {
  const id = productId ?? (await aProduct(here.shop, { price: 20 })).id;
  const { errors } = await here.customer.graphql(PLACE, { input: anOrderForm(id, { giftCardCode }) });
  return errors[0]?.extensions.errors;
};
const unknown = [{ field: "giftCardCode", message: "This gift card isn't valid." }];

describe("a gift card", () => {
  it("has a code that is shown once and stored nowhere, and is listed by its last characters", async () => {
    const { id, code, card } = await aGiftCard(here.shop, 50, here.admin);
    expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
    expect(card).toMatchObject({ lastCharacters: code.slice(-4), amount: 50, balance: 50, endedAt: null });
    const { giftCards } = await here.admin.ask<{ giftCards: { nodes: IssuedCard[]; totalCount: number } }>(
      "{ giftCards(first: 1) { nodes { id balance lastCharacters } totalCount } }",
    );
    expect(giftCards.nodes).toEqual([{ id, balance: 50, lastCharacters: code.slice(-4) }]);
    const stored = await here.shop.sql<{ row: string }>(
      "select row_to_json(gift_cards)::text as row from gift_cards",
    );
    expect(JSON.stringify(stored)).not.toContain(code.replaceAll("-", ""));
    const [entry] = await here.shop.sql<{ action: string; target: string; detail: string }>(
      "select action, target, detail from audit_entries where target_id = $1",
      [id],
    );
    expect(entry).toEqual({ action: "ISSUE_GIFT_CARD", target: `…${code.slice(-4)}`, detail: "50.00$" });
  });

  it("mails its code to the given email, and nothing of it is left in the jobs", async () => {
    const { code, id } = await aGiftCard(here.shop, 12.5, here.admin, " Mia@Example.com ");
    const jobs = await here.shop.sql("select payload from graphile_worker._private_jobs");
    expect(JSON.stringify(jobs)).not.toContain(code.replaceAll("-", ""));
    const [mail, ...others] = (await runJobs(here.shop)).filter(({ kind }) => kind === "gift-card");
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: ["mia@example.com"] });
    expect(mail?.text).toContain(code);
    expect(mail?.text).toContain("12.50$");
    expect(await balanceOf(here.shop, id)).toBe(1_250);
  });

  it.each([0, -5, 0.001, 100_000, 1e300])("is refused for the amount %d", async (amount) => {
    const ISSUE = "mutation ($amount: Float!) { issueGiftCard(amount: $amount) { code } }";
    expect(await here.admin.refusal(ISSUE, { amount })).toBe("BAD_USER_INPUT");
  });

  it("is for the shop only: customers neither issue, list nor end cards", async () => {
    const { id } = await aGiftCard(here.shop, 5, here.admin);
    for (const person of [here.customer, asVisitor(here.shop)])
      for (const query of [
        "mutation { issueGiftCard(amount: 5) { code } }",
        "{ giftCards { totalCount } }",
        `mutation { endGiftCard(id: "${id}") { id } }`,
      ])
        expect(await person.refusal(query)).toMatch(/FORBIDDEN|UNAUTHENTICATED/);
  });

  it("loses its balance when it is ended, once, with an entry in the audit", async () => {
    const { id, code } = await aGiftCard(here.shop, 30, here.admin);
    const ended = await here.admin.ask<{ endGiftCard: { endedAt: string } }>(END_CARD, { id });
    expect(ended).toMatchObject({ endGiftCard: { balance: 0, endedAt: expect.any(String) as string } });
    expect(await here.admin.ask(END_CARD, { id })).toEqual(ended);
    expect(await entriesOf(here.shop, id)).toEqual(["ISSUED 3000", "ENDED -3000"]);
    expect(await refusedField(code)).toEqual(unknown);
    const entries = await here.shop.sql(
      "select detail from audit_entries where target_id = $1 and action = 'END_GIFT_CARD'",
      [id],
    );
    expect(entries).toEqual([{ detail: "30.00$" }]);
    expect(await here.admin.refusal(END_CARD, { id: "0" })).toBe("NOT_FOUND");
  });

  it("keeps books that nobody can rewrite, and never falls below 0", async () => {
    const { id } = await aGiftCard(here.shop, 10, here.admin);
    const change = "The books of gift cards only change by new entries";
    await expect(
      here.shop.sql("update gift_cards set balance_cents = 5 where id = $1", [id]),
    ).rejects.toThrow(change);
    await expect(here.shop.sql("delete from gift_card_entries where card_id = $1", [id])).rejects.toThrow(
      change,
    );
    await expect(
      here.shop.sql("update gift_card_entries set amount_cents = 1 where card_id = $1", [id]),
    ).rejects.toThrow(change);
    await expect(
      here.shop.sql(
        "insert into gift_card_entries (card_id, kind, amount_cents) values ($1, 'ENDED', -1001)",
        [id],
      ),
    ).rejects.toThrow("gift_card_balance");
    expect(await balanceOf(here.shop, id)).toBe(1_000);
  });
});

describe("a gift card at the checkout", () => {
  it("pays a part of the total, as the quote said, and the provider charges the rest", async () => {
    const { id, code } = await aGiftCard(here.shop, 30, here.admin);
    const product = await aProduct(here.shop, { price: 50 });
    expect(await quoteOf(product.id, code, 2)).toEqual({
      ...{ total: 100, giftCard: 30, giftCardProblem: null, paymentProblem: null },
    });
    const order = await placeOne(here.customer, anOrderForm(product.id, { qty: 2, giftCardCode: code }));
    expect(order).toMatchObject({ __typename: "Order", total: 100 });
    expect(await balanceOf(here.shop, id)).toBe(0);
    const read = "query ($id: ID!) { order(id: $id) { paid giftCard } }";
    expect(await here.customer.ask(read, { id: order.id })).toEqual({ order: { paid: false, giftCard: 30 } });
    expect(await startPaymentOf(here.customer, [order.id])).toMatchObject({ amount: 70 });
    expect(await quoteOf(product.id, code)).toMatchObject({
      ...{ giftCard: 0, giftCardProblem: "Nothing is left on this gift card." },
    });
  });

  it("pays an order as a whole: it is paid at once, with an invoice", async () => {
    const { id, code } = await aGiftCard(here.shop, 30, here.admin);
    const { id: productId } = await aProduct(here.shop, { price: 19.99 });
    const order = await placeOne(here.customer, anOrderForm(productId, { giftCardCode: code }));
    const read =
      "query ($id: ID!) { order(id: $id) { status canPay invoice { number } events { status note } } }";
    expect(await here.customer.ask(read, { id: order.id })).toEqual({
      order: {
        ...{ status: "PAID", canPay: false, invoice: { number: expect.any(String) as string } },
        events: [
          { status: "PLACED", note: null },
          { status: "PAID", note: "Paid by gift card" },
        ],
      },
    });
    expect(await balanceOf(here.shop, id)).toBe(1_001);
    const [mail] = (await runJobs(here.shop)).filter(({ to }) => to.includes(here.customer.email));
    expect(mail?.text).toMatch(/By gift card: 19\.99\$/);
  });

  it("pays a whole cart, or a share of each order", async () => {
    const products = [await aProduct(here.shop, { price: 10 }), await aProduct(here.shop, { price: 10 })];
    const ids = products.map(({ id }) => id);
    const { id, code } = await aGiftCard(here.shop, 40, here.admin);
    const cart = await placeCart(here.customer, cartOf(ids, { giftCardCode: code })); // 1 × 10 + 2 × 10
    const read = "query ($id: ID!) { checkout(id: $id) { total giftCard orders { status giftCard } } }";
    expect(await here.customer.ask(read, { id: cart.id })).toMatchObject({
      checkout: { total: 30, giftCard: 30, orders: [{ status: "PAID" }, { status: "PAID" }] },
    });
    const again = await placeCart(here.customer, cartOf(ids, { giftCardCode: code })); // 10 are left
    const { checkout } = await here.customer.ask<{
      checkout: { orders: { status: string; giftCard: number }[] };
    }>(read, {
      id: again.id,
    });
    expect(checkout).toMatchObject({ total: 30, giftCard: 10 });
    expect(checkout.orders.map(({ giftCard }) => giftCard).sort()).toEqual([3.33, 6.67]);
    expect(await balanceOf(here.shop, id)).toBe(0);
  });

  it("accepts its code with spaces, hyphens and small letters", async () => {
    const { code } = await aGiftCard(here.shop, 30, here.admin);
    const { id } = await aProduct(here.shop, { price: 10 });
    const typed = ` ${code.toLowerCase().replaceAll("-", " ")} `;
    expect(await quoteOf(id, typed)).toMatchObject({ giftCard: 10 });
    expect(await placeOne(here.customer, anOrderForm(id, { giftCardCode: typed }))).toMatchObject({
      __typename: "Order",
    });
  });

  it("gives one refusal at the field for every code that pays nothing because it isn't a card's", async () => {
    const { id } = await aProduct(here.shop, { price: 10 });
    for (const code of ["AAAA-AAAA-AAAA-AAAA", "x", "'; drop table gift_cards", "💥"]) {
      expect(await refusedField(code, id)).toEqual(unknown);
      expect(await quoteOf(id, code)).toMatchObject({ giftCard: 0, giftCardProblem: unknown[0]?.message });
    }
    expect(await here.shop.sql("select from orders where user_id = $1", [here.customer.id])).toEqual([]);
  });

  it("refuses a card with nothing left", async () => {
    const { code } = await aGiftCard(here.shop, 10, here.admin);
    const [one, other] = [await aProduct(here.shop, { price: 10 }), await aProduct(here.shop, { price: 10 })];
    await placeOne(here.customer, anOrderForm(one.id, { giftCardCode: code }));
    expect(await refusedField(code, other.id)).toEqual([
      { field: "giftCardCode", message: "Nothing is left on this gift card." },
    ]);
  });

  it("leaves at least the smallest amount that the provider charges", async () => {
    const { id, code } = await aGiftCard(here.shop, 9.8, here.admin);
    const product = await aProduct(here.shop, { price: 10 });
    expect(await quoteOf(product.id, code)).toMatchObject({ giftCard: 9.5, paymentProblem: null });
    const order = await placeOne(here.customer, anOrderForm(product.id, { giftCardCode: code }));
    expect(await startPaymentOf(here.customer, [order.id])).toMatchObject({ amount: 0.5 });
    expect(await balanceOf(here.shop, id)).toBe(30);
  });

  it("is spent once where two customers use it at the same time", async () => {
    const { id, code } = await aGiftCard(here.shop, 30, here.admin);
    const product = await aProduct(here.shop, { price: 20, countInStock: 50 });
    const buyers = await Promise.all(Array.from({ length: 12 }, () => asCustomer(here.shop)));
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
    expect(await balanceOf(here.shop, id)).toBe(0);
    const shares = await here.shop.sql(
      "select gift_card_cents::integer as cents from orders where product_id = $1 order by 1",
      [product.id],
    );
    expect(shares).toEqual([{ cents: 1_000 }, { cents: 2_000 }]);
  });
});
