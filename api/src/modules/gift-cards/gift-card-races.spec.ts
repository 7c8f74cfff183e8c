import { aLeavingCustomer, DELETE_MY_ACCOUNT } from "../../../test/accounts/leaving";
import { aProduct, asCustomer, type Person } from "../../../test/support/builders";
import { aGiftCard, aShopWithCards, balanceOf, END_CARD, entriesOf } from "../../../test/support/gift-cards";
import { runJobs } from "../../../test/support/jobs";
import { anOrderForm, CANCEL_ORDER } from "../../../test/support/operations";
import { sentBack, sessionOf, startPaymentOf, statusOf } from "../../../test/support/payments";
import { placeOne, PLACE } from "../../../test/support/priced-orders";

const here = aShopWithCards();
const { gateway } = here;

const REFUND =
  "mutation ($id: ID!, $qty: Int, $amount: Float) { refundOrder(id: $id, qty: $qty, amount: $amount) { status } }";
const NOTHING_LEFT = [{ field: "giftCardCode", message: "Nothing is left on this gift card." }];
const ENDED = [{ field: "giftCardCode", message: "This gift card isn't valid." }];

/** Repeats a race: who wins differs. */
const ROUNDS = 4;

/** Sends an order of one unit at a price that a card pays. */
async function spend(code: string, price: number, by: Pick<Person, "graphql"> = here.customer) {
  const { id } = await aProduct(here.shop, { price });
  return () => by.graphql(PLACE, { input: anOrderForm(id, { giftCardCode: code }) });
}

/** A card, and an order that it has paid as a whole. */
async function aPaidOrder(price: number, qty = 1) {
  const card = await aGiftCard(here.shop, price * qty, here.admin);
  const { id: productId } = await aProduct(here.shop, { price });
  const { id } = await placeOne(here.customer, anOrderForm(productId, { qty, giftCardCode: card.code }));
  return { ...card, orderId: id };
}

/** The refusal of an answer by field; undefined if it was accepted. */
const refusalOf = ({ errors = [] }: Awaited<ReturnType<Person["graphql"]>>) => errors[0]?.extensions.errors;

describe("a gift card at the same moment", () => {
  it("gets a refund and pays another order: with that money or not at all", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, code, orderId } = await aPaidOrder(20);
      const order = await spend(code, 20, await asCustomer(here.shop));
      const [placed] = await Promise.all([order(), here.admin.ask(REFUND, { id: orderId })]);
      const refusal = refusalOf(placed);
      expect([undefined, NOTHING_LEFT]).toContainEqual(refusal);
      expect(await balanceOf(here.shop, id)).toBe(refusal ? 2_000 : 0);
    }
  });

  it("gets each unit of an order back once, however many admins refund it", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, orderId } = await aPaidOrder(10, 3);
      const refunds = [1, 2, 3, 4, 5].map(() => here.admin.graphql(REFUND, { id: orderId, qty: 1 }));
      const refused = (await Promise.all(refunds)).filter(({ errors = [] }) => errors.length > 0);
      expect(refused).toHaveLength(2);
      expect(await balanceOf(here.shop, id)).toBe(3_000);
      expect(await entriesOf(here.shop, id)).toEqual([
        ...["ISSUED 3000", "REDEEMED -3000", "REFUNDED 1000", "REFUNDED 1000", "REFUNDED 1000"],
      ]);
    }
  });

  it("is ended and pays an order: then only the rest is lost", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, code } = await aGiftCard(here.shop, 30, here.admin);
      const order = await spend(code, 20);
      const [placed] = await Promise.all([order(), here.admin.ask(END_CARD, { id })]);
      const refusal = refusalOf(placed);
      expect([undefined, ENDED]).toContainEqual(refusal);
      expect(await balanceOf(here.shop, id)).toBe(0);
      expect((await entriesOf(here.shop, id)).at(-1)).toBe(refusal ? "ENDED -3000" : "ENDED -1000");
    }
  });

  it("pays an order that is cancelled while the rest is paid: all of the money goes back, or none", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, code } = await aGiftCard(here.shop, 30, here.admin);
      const { id: productId } = await aProduct(here.shop, { price: 50 });
      const order = await placeOne(here.customer, anOrderForm(productId, { giftCardCode: code }));
      const { url } = await startPaymentOf(here.customer, [order.id]);
      await Promise.all([
        gateway.press(here.shop, url, "approve"),
        here.customer.graphql(CANCEL_ORDER, { id: order.id }),
      ]);
      await runJobs(here.shop);
      const isPaid = (await statusOf(here.customer, order.id)) === "PAID";
      const charged = await here.shop.sql("select from payments where session_id = $1 and status = 'PAID'", [
        sessionOf(url),
      ]);
      expect(await balanceOf(here.shop, id)).toBe(isPaid ? 0 : 3_000);
      expect(await sentBack(here.shop, sessionOf(url))).toBe(isPaid ? 0 : charged.length * 2_000);
    }
  });

  it("pays an order of a customer who deletes the account: the card keeps or gets back every cent", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, code } = await aGiftCard(here.shop, 30, here.admin);
      const { caller, idToken } = await aLeavingCustomer(here.shop);
      const order = await spend(code, 50, caller); // the rest of 20 isn't paid
      const [placed] = await Promise.all([order(), caller.graphql(DELETE_MY_ACCOUNT, { idToken })]);
      expect(await balanceOf(here.shop, id)).toBe(3_000);
      const entries = await entriesOf(here.shop, id);
      expect(["ISSUED 3000", "ISSUED 3000 REDEEMED -3000 REFUNDED 3000"]).toContain(entries.join(" "));
      if (entries.length === 1) expect(placed.errors.length).toBeGreaterThan(0);
      expect(
        await here.shop.sql(
          "select from orders where gift_card_cents = 3000 and email <> '' and cancelled_at is null and paid_at is null",
        ),
      ).toEqual([]);
    }
  });

  it("is refunded as sold while an order that it paid is refunded, without waiting for each other", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id: productId } = await aProduct(here.shop, { price: 20, giftCard: true });
      const sold = await placeOne(here.customer, anOrderForm(productId, { qty: 2 }));
      const { url } = await startPaymentOf(here.customer, [sold.id]);
      await gateway.press(here.shop, url, "approve");
      const mail = (await runJobs(here.shop)).find(({ kind }) => kind === "gift-card");
      const code = /([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}/.exec(mail?.text ?? "")?.[0] ?? "";
      const other = await asCustomer(here.shop);
      const { id: goods } = await aProduct(here.shop, { price: 5 });
      const { id: spent } = await placeOne(other, anOrderForm(goods, { giftCardCode: code }));
      const both = await Promise.all([
        here.admin.graphql(REFUND, { id: sold.id, qty: 1 }),
        here.admin.graphql(REFUND, { id: spent }),
      ]);
      expect(both.flatMap(({ errors = [] }) => errors)).toEqual([]);
    }
  });
});
