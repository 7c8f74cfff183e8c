import { DEFAULT_LOCALE, setLocale } from "@shop/shared/locale";
import { serverTexts } from "@shop/shared/messages/server";
import { randomUUID } from "node:crypto";
import { ServiceUnavailable } from "../errors";
import { DemoGateway } from "../modules/payments/gateways/demo-gateway";
import type { Product } from "../modules/catalogue/product.entity";
import { aProduct, asAdmin, asCustomer, type Person } from "../../test/support/builders";
import { aGiftCard } from "../../test/support/gift-cards";
import { aGroup } from "../../test/support/groups";
import { aCartForm, type PlaceOrdersAnswer } from "../../test/support/operations";
import { aDemoGateway } from "../../test/support/payments";
import { linkMailedTo, PLACE_FOR } from "../../test/support/phone-orders";
import { aDiscount, aShippingMethod, aTaxRate, clearSettings } from "../../test/support/pricing";
import type { TestShop } from "../../test/support/shop";

const gateway = aDemoGateway();
let shop: TestShop;
let admin: Person;
beforeAll(async () => (shop = await gateway.startShop()));
beforeEach(async () => (admin = await asAdmin(shop)));
afterAll(() => shop.stop());

type Items = [product: Product, qty: number][];

/** Places an order for a new customer; returns it, and the path of its link. */
async function place(items: Items, wanted: Record<string, unknown> = {}) {
  const { email } = await asCustomer(shop);
  const entries = items.map(([{ id: productId }, qty]) => ({ productId, qty }));
  const input = aCartForm(entries, wanted);
  const { placeOrders } = await admin.ask<PlaceOrdersAnswer>(PLACE_FOR, { email, input });
  return { email, orders: placeOrders.orders, link: await linkMailedTo(shop, email) };
}
const change = (mutation: string, id = "") => admin.ask(`mutation ($id: ID!) { ${mutation} }`, { id });
const open = (url: string) => shop.app.inject({ url, headers: { accept: "text/html" } });

/** The page's text without its style and tags. */
const textOf = (body: string) =>
  body
    .replace(/<style>.*?<\/style>/s, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

it("shows the products and each part of the total, and nothing about the customer", async () => {
  const { products } = await aGroup(
    shop,
    { options: ["Dial colour", "Strap"] },
    [["Blue", "Steel"], { name: "Skerry <b>300</b>", price: 80, regularPrice: 100 }],
    [["Black", "Steel"]],
  );
  const image = `/pictures/${"a".repeat(32)}/1280.webp`;
  const mallet = await aProduct(shop, { name: "Plain mallet", price: 20, image });
  await aTaxRate(shop);
  const { code } = await aDiscount(shop);
  const card = await aGiftCard(shop, 50, admin);
  const { email, link } = await place(
    [
      [products[0] as Product, 2],
      [mallet, 1],
    ],
    {
      ...{ discountCode: code, giftCardCode: card.code, note: "Ring twice" },
      shippingMethodId: await aShippingMethod(shop, { name: "Express" }),
    },
  );
  const { body, headers } = await open(link);
  for (const words of [
    "Skerry &lt;b&gt;300&lt;/b&gt; Dial colour: Blue, Strap: Steel 2 × 80.00$ (was 100.00$) 160.00$",
    "Plain mallet 1 × 20.00$ 20.00$",
    `Products 180.00$ Discount (${code}) −18.00$`,
    "Delivery (Express) 4.90$ Sales tax, 19 % 31.71$ Total 198.61$ By gift card 50.00$ To pay 148.61$",
  ])
    expect(textOf(body)).toContain(words);
  expect(body).toContain(`<img src="/pictures/${"a".repeat(32)}/320.jpg" alt=""/>`);
  for (const personal of [email, "Carl Shopper", "1 High Street", "555-0100", "Ring twice", card.code])
    expect(body).not.toContain(personal);
  expect(headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
  await clearSettings(shop);
});

it("says until when it must be paid, in the shop's time zone and language, unless it is held for ever", async () => {
  const { orders, link } = await place([[await aProduct(shop), 1]]);
  await shop.sql("update orders set created_at = '2026-11-22T09:15Z' where id = $1", [orders[0]?.id]);
  const english = textOf((await open(link)).body);
  expect(english).toContain("Please pay by Nov 25, 9:15 AM (UTC). After that we cancel the order.");
  setLocale({ ...DEFAULT_LOCALE, language: "de", timeZone: "Europe/Berlin" });
  const german = textOf((await open(link)).body);
  setLocale(DEFAULT_LOCALE);
  expect(german).toContain(
    "Bitte bezahlen Sie bis 25. Nov., 10:15 (MEZ). Danach stornieren wir die Bestellung.",
  );
  const { orderHoldHours } = shop.policy;
  shop.policy.orderHoldHours = 0;
  const unlimited = textOf((await open(link)).body);
  shop.policy.orderHoldHours = orderHoldHours;
  expect(unlimited).not.toContain("Please pay by");
});

const pay = async (link: string) =>
  gateway.press(shop, String((await open(`${link}/now`)).headers.location), "approve");

it.each<[state: string, words: string, close: (link: string, id?: string) => Promise<unknown>]>([
  ["paid", ", and email you when it is on its way.", pay],
  [
    "sent",
    ". See all products",
    async (link, id) => {
      await pay(link);
      await change("shipOrders(ids: [$id]) { id }", id);
    },
  ],
  [
    "refunded",
    "your payment goes back to you",
    async (link, id) => {
      await pay(link);
      await change("refundOrder(id: $id, paidBack: true) { id }", id);
    },
  ],
  ["cancelled", "If you still want it, write to us.", (_, id) => change("cancelOrder(id: $id) { id }", id)],
  ["delivered unpaid", "can&#x27;t be paid online", (_, id) => change("deliverOrder(id: $id)", id)],
])("says what became of an order, and shows no products, once it is %s", async (_state, words, close) => {
  const product = await aProduct(shop);
  const { orders, link } = await place([[product, 1]]);
  const [order] = orders;
  expect((await open(link)).body).toContain(product.name);
  await close(link, order?.id);
  const { statusCode, body } = await open(link);
  expect(statusCode).toBe(200);
  expect(textOf(body)).toContain(words);
  expect(body).toContain(`href="/contact?order=${order?.number}"`);
  expect(body).not.toContain(product.name);
  expect(body).not.toContain("/now");
});

it("shows no products for a link of another purpose, or one changed by hand", async () => {
  const product = await aProduct(shop);
  const { link } = await place([[product, 1]]);
  const id = randomUUID();
  const sign = (purpose: "payment" | "newsletter") => shop.accessTokens.signLink(purpose, id, new Date());
  for (const path of [`/pay/${sign("payment")}`, `/pay/${sign("newsletter")}`, `${link.slice(0, -2)}xx`]) {
    const { statusCode, body } = await open(path);
    expect(statusCode).toBe(404);
    expect(body).not.toContain(product.name);
  }
});

it("shows only what waits for a payment, and says that its total has changed before it is paid", async () => {
  const [saw, mallet] = [await aProduct(shop, { price: 20 }), await aProduct(shop, { price: 30 })];
  const { code } = await aDiscount(shop, { minimumMinor: 5_000 });
  const items: Items = [
    [saw, 1],
    [mallet, 1],
  ];
  const { orders, link } = await place(items, { discountCode: code });
  const cancelled = await admin.ask<{ order: { productName: string } }>(
    "query ($id: ID!) { order(id: $id) { productName } }",
    { id: orders[0]?.id },
  );
  await change("cancelOrder(id: $id) { id }", orders[0]?.id);
  const [left] = [saw, mallet].filter(({ name }) => name !== cancelled.order.productName);
  const { body } = await open(link);
  expect(body).toContain(left?.name);
  expect(body).not.toContain(cancelled.order.productName);
  const refused = await open(`${link}/now`);
  expect(refused.statusCode).toBe(409);
  const total = `${left?.price}.00$`;
  expect(refused.body).toContain(`The total is now ${total}.`);
  expect(refused.body).toContain(`href="${link}"`);
  expect(textOf((await open(link)).body)).toContain(`Total ${total} Pay now`);
  expect((await open(`${link}/now`)).headers.location).toContain("/demo-pay/");
});

it("says so if the provider can't be reached, and leads back to the order", async () => {
  const { link } = await place([[await aProduct(shop), 1]]);
  const words = serverTexts().refusals.paymentRefusals.unreachable;
  jest.spyOn(DemoGateway.prototype, "openSession").mockRejectedValueOnce(new ServiceUnavailable(10, words));
  const { statusCode, headers, body } = await open(`${link}/now`);
  expect([statusCode, headers["retry-after"]]).toEqual([503, "10"]);
  expect(textOf(body)).toContain("The payment provider can&#x27;t be reached right now.");
  expect(body).toContain(`href="${link}"`);
  expect((await open(`${link}/now`)).headers.location).toContain("/demo-pay/");
});
