import { Journey, type JourneyShop } from "./journey";
import * as take from "./journey-steps";

/**
 * Declares the tests of a journey through a shop, in order: sign in, import, order, pay, cancel, refund, edit, upload,
 * export, review. `midway` runs while an order waits for its payment.
 */
export function walkThrough(
  shop: () => JourneyShop,
  midway: () => Promise<void> = () => Promise.resolve(),
): void {
  let journey: Journey;
  let orders: string[];
  const PRICE = 9.5;

  it("signs customers and admins in", async () => {
    journey = new Journey(shop());
    await journey.signIn();
    expect([journey.customer.token, journey.admin.token]).toEqual([expect.any(String), expect.any(String)]);
  });

  it("takes an import and shows its products at once, by hash, over REST and in a search", async () => {
    expect(await take.importProducts(journey)).toBe(3);
    expect(new Set(await take.pricesSeen(journey, 1))).toEqual(new Set([PRICE]));
  });

  it("places a cart once, although it is sent twice", async () => {
    const { first, again } = await take.orderCart(journey);
    expect(first).toHaveLength(2);
    expect(again).toEqual(first);
    orders = first;
  });

  it("leads to one payment page, and knows of the payment when the provider reports it", async () => {
    const page = await take.startPayment(journey, orders);
    await midway();
    expect(await take.startPayment(journey, orders)).toBe(page);
    await take.approve(journey, page);
    expect(await take.statesOf(journey, orders)).toEqual(["PAID", "PAID"]);
  });

  it("cancels an order, and gives the money of another one back", async () => {
    const unpaid = await take.orderOne(journey);
    await take.cancel(journey, unpaid);
    await take.refund(journey, orders[0] as string);
    expect(await take.statesOf(journey, [unpaid, ...orders])).toEqual(["CANCELLED", "REFUNDED", "PAID"]);
  });

  it("sends one mail for each of these events", async () => {
    const subjects = await journey.mailsTo(journey.customer, 5);
    expect(subjects.map((subject) => subject.replace(/\d{4}-\d{4}/, "N")).sort()).toEqual([
      "Part of your order N was refunded",
      "Receipt for your order N",
      "We've received your order N",
      "We've received your order: 2 products, 28.50$",
      "Your order N was cancelled",
    ]);
    expect(await journey.mailsTo(journey.admin, 1)).toHaveLength(1);
  });

  it("shows an admin's edit to everybody at once", async () => {
    await take.changePrice(journey, 1, 12.25);
    expect(new Set(await take.pricesSeen(journey, 1))).toEqual(new Set([12.25]));
  });

  it("shows an uploaded image", async () => {
    expect(new Set(await take.uploadImage(journey))).toEqual(new Set(["200 image/jpeg true"]));
  });

  it("writes all products and orders into files", async () => {
    const { products, orders: written } = await take.exportAll(journey);
    for (const name of journey.names) expect(products).toContain(name);
    expect(written.match(new RegExp(journey.customer.email, "g"))).toHaveLength(3);
  });

  it("renews a session, and shows a review to everybody at once", async () => {
    const { token } = journey.customer;
    await journey.renewSession();
    expect(journey.customer.token).not.toBe(token);
    await take.review(journey, `Sharp planes, ${token?.slice(-8)}`);
    for (const seen of await take.reviewsSeen(journey))
      expect(seen[0]).toBe(`Sharp planes, ${token?.slice(-8)}`);
  });
}
