import { aProduct, asVisitor, type Person } from "../../../test/support/builders";
import { balanceOf, entriesOf, aShopWithCards } from "../../../test/support/gift-cards";
import { runJobs } from "../../../test/support/jobs";
import { anOrderForm, aProductForm } from "../../../test/support/operations";
import { historyOf, sentBack, sessionOf, startPaymentOf, stockOf } from "../../../test/support/payments";
import { aDiscount, aShippingMethod, aTaxRate, clearSettings } from "../../../test/support/pricing";
import { cartOf, placeCart, placeOne, PLACE } from "../../../test/support/priced-orders";

const here = aShopWithCards();
const { gateway } = here;
afterEach(() => clearSettings(here.shop));

const REFUND =
  "mutation ($id: ID!, $qty: Int, $amount: Float) { refundOrder(id: $id, qty: $qty, amount: $amount) { status } }";

const aCardProduct = (price: number) => aProduct(here.shop, { price, giftCard: true, countInStock: 50 });

/** The ids of an order's cards, in the order of their making. */
const cardsOf = async (orderId: string) =>
  (
    await here.shop.sql<{ id: string }>("select id from gift_cards where order_id = $1 order by id", [
      orderId,
    ])
  ).map(({ id }) => id);

async function pay(ids: string[], customer: Person = here.customer) {
  const { url, amount } = await startPaymentOf(customer, ids);
  await gateway.press(here.shop, url, "approve");
  return { session: sessionOf(url), amount };
}

/** The codes that were mailed to a customer. */
const mailedCodes = async (customer: Person) =>
  (await runJobs(here.shop))
    .filter(({ kind, to }) => kind === "gift-card" && to.includes(customer.email))
    .map(({ text }) => /([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}/.exec(text)?.[0] ?? "");

/** A paid order of gift cards, with their ids and codes. */
async function boughtCards(price: number, qty = 1) {
  const { id: productId } = await aCardProduct(price);
  const { id } = await placeOne(here.customer, anOrderForm(productId, { qty }));
  const { session } = await pay([id]);
  return { id, productId, session, codes: await mailedCodes(here.customer), cards: await cardsOf(id) };
}

/** Spends a part of a card. */
async function spend(giftCardCode: string, price: number) {
  const { id } = await aProduct(here.shop, { price });
  return placeOne(here.customer, anOrderForm(id, { giftCardCode }));
}

describe("a gift card that is sold", () => {
  it("is issued and mailed once for each unit when its order is paid, which is delivered by that", async () => {
    const { id: productId } = await aCardProduct(25);
    const { id, ...order } = await placeOne(here.customer, anOrderForm(productId, { qty: 2 }));
    expect(order).toMatchObject({ __typename: "Order", total: 50 });
    expect(await cardsOf(id)).toEqual([]);
    const { session } = await pay([id]);
    await Promise.all([1, 2, 3].map(() => gateway.sendPaid(here.shop, session, 5_000)));
    const cards = await cardsOf(id);
    expect(cards).toHaveLength(2);
    for (const card of cards) expect(await entriesOf(here.shop, card)).toEqual(["ISSUED 2500"]);
    expect(await historyOf(here.customer, id)).toMatchObject({
      ...{ status: "DELIVERED", steps: ["PLACED", "PAID", "DELIVERED"] },
      last: { by: "system", note: "The gift cards were emailed." },
    });
    const mails = await runJobs(here.shop);
    const receipt = mails.find(({ subject }) => subject.startsWith("Receipt"));
    expect(receipt?.text).toMatch(/You get the code of each gift\s+card in an email of its own\./);
    expect(mails.filter(({ kind }) => kind === "gift-card")).toHaveLength(2);
    expect(await stockOf(here.shop, productId)).toBe(48);
  });

  it("pays another order with the mailed code, in parts", async () => {
    const {
      codes: [code = ""],
      cards: [card = ""],
    } = await boughtCards(30);
    expect(await spend(code, 12.5)).toMatchObject({ total: 12.5 });
    expect(await balanceOf(here.shop, card)).toBe(1_750);
    await spend(code, 40);
    expect(await balanceOf(here.shop, card)).toBe(0);
  });

  it("costs its price: without delivery, tax and discount, wherever it goes", async () => {
    await aShippingMethod(here.shop, { countries: ["DE"], freeFromMinor: 5_000 });
    await aTaxRate(here.shop, {});
    await aTaxRate(here.shop, { country: "DE" });
    const { code } = await aDiscount(here.shop, { minimumMinor: 2_000 });
    const card = await aCardProduct(100);
    const goods = await aProduct(here.shop, { price: 10 });
    const QUOTE = `query ($input: QuoteInput!) { quote(input: $input) {
      total shipping tax discount delivers discountProblem giftCardProblem shippingOptions { id } } }`;
    const quoteOf = (ids: string[], more: object = {}) =>
      here.customer.ask(QUOTE, {
        input: { items: ids.map((productId) => ({ productId, qty: 1 })), ...more },
      });
    expect(await quoteOf([card.id], { discountCode: code, giftCardCode: "x" })).toEqual({
      quote: {
        ...{ total: 100, shipping: 0, tax: 0, discount: 0, delivers: true, shippingOptions: [] },
        ...{
          discountProblem: "This code is for other products.",
          giftCardProblem: "A gift card can't buy gift cards.",
        },
      },
    });
    expect(await quoteOf([card.id, goods.id], { discountCode: code, country: "DE" })).toMatchObject({
      quote: {
        ...{ total: 117.73, shipping: 4.9, tax: 2.83, discount: 0 },
        discountProblem: "This code requires an order of 20.00$ or more.",
      },
    });
    const alone = await placeOne(here.customer, anOrderForm(card.id, {}));
    expect(alone).toMatchObject({ total: 100, shipping: 0, tax: 0, shippingMethod: null });
    const address = { name: "M", phone: "030 1", line1: "1 High Street", country: "DE" };
    const other = await aCardProduct(50);
    const { orders } = await placeCart(
      here.customer,
      cartOf([other.id, goods.id], { shippingAddress: address }),
    );
    const of = (unitPrice: number) => orders.find((order) => order.unitPrice === unitPrice);
    expect(of(50)).toMatchObject({ total: 100 / 2, shipping: 0, tax: 0, shippingMethod: null });
    expect(of(10)).toMatchObject({ shipping: 4.9, total: 29.63 });
    const read = `query ($id: ID!) { product(id: $id) { giftCard tax { name } deliveries { name price } } }`;
    expect(await asVisitor(here.shop).ask(read, { id: card.id })).toEqual({
      product: { giftCard: true, tax: null, deliveries: [{ name: "Sent by email", price: 0 }] },
    });
  });

  it("can't be paid with a gift card", async () => {
    const {
      codes: [giftCardCode = ""],
      cards: [card = ""],
    } = await boughtCards(30);
    const other = await aCardProduct(10);
    const { errors } = await here.customer.graphql(PLACE, { input: anOrderForm(other.id, { giftCardCode }) });
    expect(errors[0]?.extensions.errors).toEqual([
      { field: "giftCardCode", message: "A gift card can't buy gift cards." },
    ]);
    expect(await balanceOf(here.shop, card)).toBe(3_000);
  });

  it("can't be sent or returned", async () => {
    await here.shop.sql("update shop_settings set return_days = 30");
    const { id: productId } = await aCardProduct(10);
    const { id } = await placeOne(here.customer, anOrderForm(productId, {}));
    const { admin } = here;
    expect(await admin.refusal("mutation ($id: ID!) { shipOrders(ids: [$id]) { id } }", { id })).toBe(
      "CONFLICT",
    );
    await pay([id]);
    const read = "query ($id: ID!) { order(id: $id) { status ofGiftCards returnableQty returnableUntil } }";
    expect(await here.customer.ask(read, { id })).toEqual({
      order: { status: "DELIVERED", ofGiftCards: true, returnableQty: 0, returnableUntil: null },
    });
    const RETURN =
      'mutation ($id: ID!) { requestReturn(lines: [{ orderId: $id, qty: 1 }], reason: "Wrong") { id } }';
    const { errors } = await here.customer.graphql(RETURN, { id });
    expect(JSON.stringify(errors[0])).toMatch(/is of gift cards, which can't be sent back/);
    await here.shop.sql("update shop_settings set return_days = null");
  });

  it("is issued once, too, if the shop has received the money by other means and delivers it", async () => {
    const { id: productId } = await aCardProduct(10);
    const { id } = await placeOne(here.customer, anOrderForm(productId, {}));
    const { url } = await startPaymentOf(here.customer, [id]);
    const DELIVER = "mutation ($id: ID!) { deliverOrder(id: $id) }";
    await Promise.all([
      gateway.press(here.shop, url, "approve"),
      ...[1, 2].map(() => here.admin.ask(DELIVER, { id })),
    ]);
    expect(await cardsOf(id)).toHaveLength(1);
    expect((await historyOf(here.customer, id)).status).toBe("DELIVERED");
  });

  it("is an item that admins mark, in all its states", async () => {
    const { admin } = here;
    const ADD =
      "mutation ($input: AddProductInput!) { addProduct(input: $input) { ... on Product { id version giftCard } } }";
    type Added = { addProduct: { id: string; version: number; giftCard: boolean } };
    const { addProduct } = await admin.ask<Added>(ADD, { input: aProductForm({ giftCard: true }) });
    expect(addProduct.giftCard).toBe(true);
    const EDIT = `mutation ($id: ID!, $version: Int!) { editProduct(id: $id, input: { version: $version, giftCard: false }) {
      ... on Product { giftCard } } }`;
    expect(await admin.ask(EDIT, addProduct)).toEqual({ editProduct: { giftCard: false } });
    const [entry] = await here.shop.sql(
      "select detail from audit_entries where target_id = $1 and action = 'EDIT_PRODUCT'",
      [addProduct.id],
    );
    expect(entry).toEqual({ detail: "gift card" });
    const { addProduct: plain } = await admin.ask<Added>(ADD, { input: aProductForm({ giftCard: null }) });
    expect(plain.giftCard).toBe(false);
  });

  it("keeps being one in an order, although its item no longer is", async () => {
    const { id: productId } = await aCardProduct(10);
    const { id } = await placeOne(here.customer, anOrderForm(productId, {}));
    await here.shop.sql("update products set gift_card = false where id = $1", [productId]);
    await pay([id]);
    expect(await cardsOf(id)).toHaveLength(1);
  });
});

describe("the refund of sold gift cards", () => {
  it("ends the unused ones, and sends the money back", async () => {
    const { id, session, codes, cards } = await boughtCards(20, 3);
    await here.admin.ask(REFUND, { id, qty: 1 });
    await here.admin.ask(REFUND, { id, amount: 20 });
    const left = await Promise.all(cards.map((card) => balanceOf(here.shop, card)));
    expect(left.sort()).toEqual([0, 0, 2_000]);
    expect(await here.admin.ask(REFUND, { id })).toEqual({ refundOrder: { status: "REFUNDED" } });
    for (const card of cards)
      expect(await entriesOf(here.shop, card)).toEqual(["ISSUED 2000", "ENDED -2000"]);
    await runJobs(here.shop);
    expect(await sentBack(here.shop, session)).toBe(6_000);
    for (const code of codes) {
      const { id: productId } = await aProduct(here.shop);
      const { errors } = await here.customer.graphql(PLACE, {
        input: anOrderForm(productId, { giftCardCode: code }),
      });
      expect(errors[0]?.message).toContain("This gift card isn't valid.");
    }
  });

  it("is refused for a card that has been used, until its money is back on it", async () => {
    const { id, codes, cards } = await boughtCards(20, 2);
    const used = await spend(codes[0] ?? "", 5);
    const refusalOf = async (wanted: object) =>
      (await here.admin.graphql(REFUND, { id, ...wanted })).errors[0]?.message;
    expect(await refusalOf({})).toMatch(/^A gift card of this order has been used/);
    expect(await refusalOf({ amount: 5 })).toMatch(/^Gift cards are refunded as whole cards/);
    await here.admin.ask(REFUND, { id, qty: 1 });
    const left = await Promise.all(cards.map((card) => balanceOf(here.shop, card)));
    expect(left.sort()).toEqual([0, 1_500]);
    expect(await refusalOf({})).toMatch(/^A gift card of this order has been used/);
    await here.admin.ask(REFUND, { id: used.id });
    await here.admin.ask(REFUND, { id });
    expect(await Promise.all(cards.map((card) => balanceOf(here.shop, card)))).toEqual([0, 0]);
  });

  it("never gives money back for a card that pays at the same time", async () => {
    for (let round = 0; round < 4; round += 1) {
      const {
        id,
        codes: [code = ""],
        cards: [card = ""],
      } = await boughtCards(20);
      const { id: productId } = await aProduct(here.shop, { price: 5 });
      const [paid, refunded] = await Promise.all([
        here.customer.graphql(PLACE, { input: anOrderForm(productId, { giftCardCode: code }) }),
        here.admin.graphql(REFUND, { id }),
      ]);
      expect([paid, refunded].filter(({ errors = [] }) => errors.length > 0)).toHaveLength(1);
      expect(await balanceOf(here.shop, card)).toBe((paid.errors ?? []).length > 0 ? 0 : 1_500);
    }
  });

  it("ends even a used one if the payment provider has sent the money back", async () => {
    const {
      id,
      session,
      codes,
      cards: [card = ""],
    } = await boughtCards(20);
    await spend(codes[0] ?? "", 5);
    await gateway.send(here.shop, "charge.refunded", {
      ...{
        id: session,
        object: "charge",
        payment_intent: null,
        amount: 2_000,
        amount_refunded: 2_000,
        currency: "usd",
      },
    });
    expect(await historyOf(here.customer, id)).toMatchObject({ status: "REFUNDED" });
    expect(await entriesOf(here.shop, card)).toEqual(["ISSUED 2000", "REDEEMED -500", "ENDED -1500"]);
  });
});

it("fails to mail a code that the shop's secret no longer gives", async () => {
  const { id: productId } = await aCardProduct(10);
  const { id } = await placeOne(here.customer, anOrderForm(productId, {}));
  await pay([id]);
  await here.shop.sql("update gift_cards set code_hash = decode('00', 'hex') where order_id = $1", [id]); // as another secret does
  expect(await mailedCodes(here.customer)).toEqual([]);
  const [job] = await here.shop.sql<{ error: string }>(
    "select last_error as error from graphile_worker._private_jobs where payload->>'cardId' = (select id::text from gift_cards where order_id = $1)",
    [id],
  );
  expect(job?.error).toMatch(/ACCESS_TOKEN_SECRET has changed since the card was issued/);
  await here.shop.sql("delete from graphile_worker._private_jobs where last_error is not null");
});
