import { aProduct } from "../support/builders";
import { aGiftCard, aShopWithCards, balanceOf, END_CARD, entriesOf } from "../support/gift-cards";
import { runJobs } from "../support/jobs";
import { CANCEL_ORDER, anOrderForm } from "../support/operations";
import { sentBack, sessionOf, startPaymentOf, statusOf } from "../support/payments";
import { placeOne } from "../support/priced-orders";

const here = aShopWithCards();
const { gateway } = here;

const REFUND =
  "mutation ($id: ID!, $qty: Int, $amount: Float) { refundOrder(id: $id, qty: $qty, amount: $amount) { status refunded giftCard } }";
const bookOf = async (orderId: string) =>
  here.shop.sql(
    "select amount_cents::integer as provider, gift_card_cents::integer as card from refunds where order_id = $1 order by created_at",
    [orderId],
  );

/** An order of a product at a price, partly paid with a card, and its payment at the provider. */
async function paidWithCard(price: number, cardAmount: number, qty = 1) {
  const card = await aGiftCard(here.shop, cardAmount, here.admin);
  const { id: productId } = await aProduct(here.shop, { price, countInStock: 50 });
  const order = await placeOne(here.customer, anOrderForm(productId, { qty, giftCardCode: card.code }));
  const { url, amount } = await startPaymentOf(here.customer, [order.id]);
  await gateway.press(here.shop, url, "approve");
  expect(await statusOf(here.customer, order.id)).toBe("PAID");
  return { card, order, session: sessionOf(url), charged: amount };
}

describe("money goes back", () => {
  it("to the card when an unpaid order is cancelled or expires", async () => {
    const { id, code } = await aGiftCard(here.shop, 30, here.admin);
    const [one, other] = [await aProduct(here.shop, { price: 50 }), await aProduct(here.shop, { price: 50 })];
    const first = await placeOne(here.customer, anOrderForm(one.id, { giftCardCode: code }));
    await here.customer.ask(CANCEL_ORDER, { id: first.id });
    expect(await balanceOf(here.shop, id)).toBe(3_000);
    const cancelled = (await runJobs(here.shop)).find(({ kind }) => kind === "order-cancelled");
    expect(cancelled?.text.replaceAll(/\s+/g, " ")).toContain("30.00$ is back on your gift card.");
    const second = await placeOne(here.customer, anOrderForm(other.id, { giftCardCode: code }));
    expect(await balanceOf(here.shop, id)).toBe(0);
    await here.shop.sql("update orders set created_at = now() - interval '2 hours' where id = $1", [
      second.id,
    ]);
    await here.shop.sql("select graphile_worker.add_job('expire-orders')");
    await runJobs(here.shop);
    expect(await statusOf(here.customer, second.id)).toBe("CANCELLED");
    expect(await entriesOf(here.shop, id)).toEqual([
      ...["ISSUED 3000", "REDEEMED -3000", "REFUNDED 3000", "REDEEMED -3000", "REFUNDED 3000"],
    ]);
  });

  it("to the card first, then through the provider", async () => {
    const { card, order, session, charged } = await paidWithCard(50, 30, 2);
    expect(charged).toBe(70);
    await here.admin.ask(REFUND, { id: order.id, amount: 10 });
    await runJobs(here.shop);
    expect(await balanceOf(here.shop, card.id)).toBe(1_000);
    expect(await sentBack(here.shop, session)).toBe(0);
    await here.admin.ask(REFUND, { id: order.id, qty: 1 });
    await runJobs(here.shop);
    expect(await balanceOf(here.shop, card.id)).toBe(3_000);
    expect(await sentBack(here.shop, session)).toBe(3_000);
    expect(await here.admin.ask(REFUND, { id: order.id })).toEqual({
      refundOrder: { status: "REFUNDED", refunded: 100, giftCard: 30 },
    });
    await runJobs(here.shop);
    expect(await balanceOf(here.shop, card.id)).toBe(3_000);
    expect(await sentBack(here.shop, session)).toBe(7_000);
    expect(await bookOf(order.id)).toEqual([
      { provider: 0, card: 1_000 },
      { provider: 3_000, card: 2_000 },
      { provider: 4_000, card: 0 },
    ]);
    const notes = await here.shop.sql<{ document: object }>(
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
    const { id, code } = await aGiftCard(here.shop, 30, here.admin);
    const product = await aProduct(here.shop, { price: 20 });
    const order = await placeOne(here.customer, anOrderForm(product.id, { giftCardCode: code }));
    expect(await here.admin.ask(REFUND, { id: order.id })).toMatchObject({
      refundOrder: { status: "REFUNDED" },
    });
    expect(await balanceOf(here.shop, id)).toBe(3_000);
    const [, mail] = (await runJobs(here.shop)).filter(({ to }) => to.includes(here.customer.email));
    expect(mail?.text).toContain("20.00$");
    expect(mail?.text.replaceAll(/\s+/g, " ")).toContain("It goes back to the gift card first");
    expect(await bookOf(order.id)).toEqual([{ provider: 0, card: 2_000 }]);
  });

  it("to the card for good: a failure that the provider reports of a refund it was never asked for changes nothing", async () => {
    const { card, order, session } = await paidWithCard(50, 30);
    await here.admin.ask(REFUND, { id: order.id, amount: 10 });
    const [refund] = await here.shop.sql<{ id: string }>("select id from refunds where order_id = $1", [
      order.id,
    ]);
    await gateway.failRefund(here.shop, { session, refundId: refund?.id ?? "" });
    expect(await here.admin.ask(REFUND, { id: order.id })).toMatchObject({
      refundOrder: { status: "REFUNDED", refunded: 50 },
    });
    expect(await balanceOf(here.shop, card.id)).toBe(3_000);
  });

  it("in a return, which says how much of it went to the card, and counts no money that is still owed", async () => {
    await here.shop.sql("update shop_settings set return_days = 30");
    const { order, session } = await paidWithCard(50, 30, 2);
    await here.admin.ask(REFUND, { id: order.id, amount: 10 });
    await here.shop.sql("update orders set delivered_at = now() where id = $1", [order.id]);
    const { requestReturn } = await here.customer.ask<{ requestReturn: { id: string } }>(
      `mutation ($id: ID!) { requestReturn(lines: [{ orderId: $id, qty: 1 }], reason: "Worn.") { id } }`,
      { id: order.id },
    );
    const { id } = requestReturn;
    const refund = async () =>
      (
        await here.customer.ask<{ return: object }>(
          "query ($id: ID!) { return(id: $id) { status refunded refundedToGiftCard } }",
          { id },
        )
      ).return;
    await here.admin.ask(`mutation ($id: ID!) { acceptReturn(id: $id, answer: "Here.") { id } }`, { id });
    expect(await refund()).toEqual({ status: "ACCEPTED", refunded: 0, refundedToGiftCard: 0 });
    await here.admin.ask("mutation ($id: ID!) { receiveReturn(id: $id, amount: 45) { id } }", { id });
    expect(await refund()).toEqual({ status: "REFUNDED", refunded: 45, refundedToGiftCard: 20 });
    await runJobs(here.shop);
    const [sent] = await here.shop.sql<{ id: string }>(
      "select id from refunds where order_id = $1 and amount_cents > 0",
      [order.id],
    );
    await gateway.failRefund(here.shop, { session, refundId: sent?.id ?? "" });
    expect(await refund()).toEqual({ status: "REFUNDED", refunded: 20, refundedToGiftCard: 20 });
    await here.admin.ask(REFUND, { id: order.id });
    expect(await refund()).toEqual({ status: "REFUNDED", refunded: 45, refundedToGiftCard: 20 });
  });

  it("not to the card, if the customer got it by other means", async () => {
    const { card, order } = await paidWithCard(50, 30);
    await here.admin.ask("mutation ($id: ID!) { refundOrder(id: $id, paidBack: true) { status } }", {
      id: order.id,
    });
    expect(await balanceOf(here.shop, card.id)).toBe(0);
    expect(await bookOf(order.id)).toEqual([{ provider: 5_000, card: 0 }]);
  });

  it("to an ended card, where the shop sees it", async () => {
    const { card, order } = await paidWithCard(50, 30);
    await here.admin.ask(END_CARD, { id: card.id });
    await here.admin.ask(REFUND, { id: order.id });
    expect(await balanceOf(here.shop, card.id)).toBe(3_000);
  });

  it("to the card also if the provider's part fails, and that part stays owed", async () => {
    const { card, order, session } = await paidWithCard(50, 30);
    await here.admin.ask(REFUND, { id: order.id });
    await runJobs(here.shop);
    const [refund] = await here.shop.sql<{ id: string }>("select id from refunds where order_id = $1", [
      order.id,
    ]);
    await gateway.failRefund(here.shop, { session, refundId: refund?.id ?? "" });
    const read = "query ($id: ID!) { order(id: $id) { status refunded refundFailure { amount } } }";
    expect(await here.admin.ask(read, { id: order.id })).toEqual({
      order: { status: "PAID", refunded: 30, refundFailure: { amount: 20 } },
    });
    expect(await balanceOf(here.shop, card.id)).toBe(3_000);
    await here.admin.ask(REFUND, { id: order.id });
    await runJobs(here.shop);
    expect(await sentBack(here.shop, session)).toBe(2_000);
    expect(await here.admin.ask(read, { id: order.id })).toMatchObject({
      order: { status: "REFUNDED", refunded: 50 },
    });
    expect(await balanceOf(here.shop, card.id)).toBe(3_000);
  });
});
