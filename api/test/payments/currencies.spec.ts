import { extractText, getDocumentProxy } from "unpdf";
import { asAdmin, asCustomer, asVisitor, type Person } from "../support/builders";
import { csvRow, HEADER, sendCsv } from "../support/csv-files";
import { balanceOf } from "../support/gift-cards";
import { runJobs } from "../support/jobs";
import { anOrderForm, aProductForm, PLACE_ORDER } from "../support/operations";
import { aDemoGateway, sentBack, sessionOf, startPaymentOf } from "../support/payments";
import { aShippingMethod, aTaxRate } from "../support/pricing";
import type { TestShop } from "../support/shop";

const ADD =
  "mutation ($input: AddProductInput!) { addProduct(input: $input) { ... on Product { id price } } }";
const SETTINGS = "{ shopSettings { currency language } }";
const QUOTE = `query ($input: QuoteInput!) { quote(input: $input) { currency items shipping tax total } }`;
const ORDER = "query ($id: ID!) { order(id: $id) { total refunded invoice { url } creditNotes { url } } }";
const REFUND = "mutation ($id: ID!, $amount: Float!) { refundOrder(id: $id, amount: $amount) { id } }";

interface Bought {
  order: { total: number; refunded: number; invoice: { url: string }; creditNotes: { url: string }[] };
}

const shops = [
  {
    ...{ locale: { currency: "JPY" }, price: 1250, more: [12.5, 0.5, 100_000_000] },
    rule: "must be a whole number from 1 to 99999999",
    // two products, 490 of delivery, and 19 % of tax
    ...{ quote: { items: 2500, shipping: 490, tax: 568, total: 3558 }, part: 1000, minor: 1 },
    ...{ written: ["¥1,250", "¥2,500", "¥490", "¥568", "¥3,558"], credit: "¥1,000" },
    ...{ feed: "<g:price>1250 JPY</g:price>", page: "¥3,558" },
  },
  {
    ...{ locale: { currency: "KWD" }, price: 12.345, more: [12.3456, 0.0001, 100_000] },
    rule: "must be a number from 0.001 to 99999.999 with at most 3 decimals",
    ...{ quote: { items: 24.69, shipping: 0.49, tax: 4.784, total: 29.964 }, part: 10.005, minor: 1000 },
    ...{
      written: ["KWD 12.345", "KWD 24.690", "KWD 0.490", "KWD 4.784", "KWD 29.964"],
      credit: "KWD 10.005",
    },
    ...{ feed: "<g:price>12.345 KWD</g:price>", page: "KWD 29.964" },
  },
] as const;

describe.each(shops)("a shop in $locale.currency", (expected) => {
  const gateway = aDemoGateway();
  let shop: TestShop;
  let admin: Person;
  beforeAll(async () => {
    shop = await gateway.startShop({ locale: expected.locale });
    admin = await asAdmin(shop);
    await aShippingMethod(shop);
    await aTaxRate(shop);
  });
  afterAll(() => shop.stop());

  const toMinor = (price: number) => Math.round(price * expected.minor);
  const add = (price: number) =>
    admin.graphql<{ addProduct: { id: string; price: number } }>(ADD, { input: aProductForm({ price }) });

  async function textOf(person: Person, url: string): Promise<string> {
    const answer = await shop.app.inject({ url, headers: { authorization: `Bearer ${person.token}` } });
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.rawPayload)));
    return text.join(" ").replaceAll(/\s+/g, " ");
  }

  it("says its currency to everyone", async () => {
    const { currency } = expected.locale;
    expect(await asVisitor(shop).ask(SETTINGS)).toEqual({ shopSettings: { currency, language: "en" } });
  });

  it("refuses a price with more decimals than the currency has at its field, over GraphQL, REST and in CSV", async () => {
    for (const price of expected.more) {
      const { errors } = await add(price);
      expect(errors[0]?.extensions).toMatchObject({
        errors: [{ field: "price", message: expected.rule }],
      });
      expect((await admin.post("/products", aProductForm({ price }))).status).toBe(400);
      const { status, body } = await sendCsv(admin, [HEADER, csvRow("Saw", { price: String(price) })]);
      expect(status).toBe(422);
      expect(body.errors).toEqual([{ row: 2, field: "price", message: expected.rule }]);
    }
    expect(await shop.sql("select from products")).toEqual([]);
  });

  it("charges whole minor units from the product to the invoice and the refund", async () => {
    const { data } = await add(expected.price);
    const { id: productId, price } = data?.addProduct ?? { id: "", price: 0 };
    expect(price).toBe(expected.price);
    const items = [{ productId, qty: 2 }];
    const currency = expected.locale.currency.toLowerCase();
    expect(await asVisitor(shop).ask(QUOTE, { input: { items } })).toEqual({
      quote: { currency, ...expected.quote },
    });

    const customer = await asCustomer(shop);
    const { placeOrder } = await customer.ask<{ placeOrder: { id: string } }>(PLACE_ORDER, {
      input: anOrderForm(productId, { qty: 2 }),
    });
    const { url, amount, currency: paidIn } = await startPaymentOf(customer, [placeOrder.id]);
    expect([amount, paidIn]).toEqual([expected.quote.total, currency]);
    const page = await shop.app.inject({ url: new URL(url).pathname, headers: { accept: "text/html" } });
    expect(page.body.replaceAll(/\s/g, " ")).toContain(expected.page);
    await gateway.press(shop, url, "approve");
    await admin.ask(REFUND, { id: placeOrder.id, amount: expected.part });
    await runJobs(shop);

    const { order } = await customer.ask<Bought>(ORDER, { id: placeOrder.id });
    expect([order.total, order.refunded]).toEqual([expected.quote.total, expected.part]);
    expect(await sentBack(shop, sessionOf(url))).toBe(Math.round(expected.part * expected.minor));
    const invoice = await textOf(customer, order.invoice.url);
    for (const words of expected.written) expect(invoice).toContain(words);
    expect(await textOf(customer, order.creditNotes[0]?.url ?? "")).toContain(expected.credit);
    const feed = await shop.app.inject("/feeds/google.xml");
    expect(feed.body).toContain(expected.feed);
  });

  it("sells gift cards, which pay in parts to the minor unit, and refunds only unused ones", async () => {
    const customer = await asCustomer(shop);
    const place = async (price: number, more: Record<string, unknown>, giftCard = false) => {
      const { addProduct } = await admin.ask<{ addProduct: { id: string } }>(ADD, {
        input: aProductForm({ name: `Item of ${price}, ${giftCard}`, price, giftCard }),
      });
      const { placeOrder } = await customer.ask<{ placeOrder: { id: string; total: number } }>(PLACE_ORDER, {
        input: anOrderForm(addProduct.id, more),
      });
      return placeOrder;
    };
    const bought = await place(expected.price, { qty: 2 }, true);
    expect(bought.total).toBe(2 * expected.price); // no tax, no delivery
    const { url } = await startPaymentOf(customer, [bought.id]);
    await gateway.press(shop, url, "approve");
    const mail = (await runJobs(shop)).find(({ kind }) => kind === "gift-card");
    const [giftCardCode] = /([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}/.exec(mail?.text ?? "") ?? [];
    const [ended = ""] = /[2-9A-Z]{4}$/.exec(giftCardCode ?? "") ?? [];
    const [card] = await shop.sql<{ id: string }>("select id from gift_cards where last_characters = $1", [
      ended,
    ]);
    const { total } = await place(Math.floor(expected.part / 10), { giftCardCode });
    const left = toMinor(expected.price) - toMinor(total);
    expect(left).toBeGreaterThan(0);
    expect(await balanceOf(shop, card?.id ?? "")).toBe(left);
    const refuse = await admin.graphql("mutation ($id: ID!) { refundOrder(id: $id) { id } }", {
      id: bought.id,
    });
    expect(refuse.errors[0]?.message).toMatch(/^A gift card of this order has been used/);
    await admin.ask("mutation ($id: ID!) { refundOrder(id: $id, qty: 1) { id } }", { id: bought.id });
    await runJobs(shop);
    expect(await sentBack(shop, sessionOf(url))).toBe(toMinor(expected.price));
    expect(await balanceOf(shop, card?.id ?? "")).toBe(left);
  });
});
