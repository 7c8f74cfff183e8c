import { extractText, getDocumentProxy } from "unpdf";
import { aProduct, anOrder, asAdmin, asCustomer, asVisitor, type Person } from "../support/builders";
import { anImage, upload } from "../support/images";
import { aDemoGateway, paidOrders, sessionOf, startPaymentOf, type PaidOrder } from "../support/payments";
import type { TestShop } from "../support/shop";

const INVOICES = "query ($id: ID!) { order(id: $id) { invoice { number url } creditNotes { number url } } }";
const REFUND = `mutation ($id: ID!, $qty: Int) { refundOrder(id: $id, qty: $qty) { id } }`;

interface Documents {
  invoice: { number: string; url: string } | null;
  creditNotes: { number: string; url: string }[];
}

const gateway = aDemoGateway();
let shop: TestShop;
let customer: Person;
let admin: Person;
beforeAll(async () => (shop = await gateway.startShop()));
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.sql("truncate invoices, document_series");
  [customer, admin] = await Promise.all([asCustomer(shop), asAdmin(shop)]);
});

const pay = (...prices: number[]) => paidOrders({ shop, gateway }, customer, ...prices);
const documentsOf = async (id: string) => (await customer.ask<{ order: Documents }>(INVOICES, { id })).order;
const year = new Date().getUTCFullYear();

async function textOf(person: Person, url: string): Promise<string> {
  const answer = await shop.app.inject({ url, headers: { authorization: `Bearer ${person.token}` } });
  expect(answer.headers["content-type"]).toBe("application/pdf");
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.rawPayload)));
  return text.join(" ");
}

it("gives each paid payment the next number of its year, one for orders that are paid together", async () => {
  const [first, second] = (await pay(10, 25)) as [PaidOrder, PaidOrder];
  const [third] = (await pay(12)) as [PaidOrder];
  const unpaid = await anOrder(shop, customer, await aProduct(shop));
  const number = `${year}-000001`;
  const invoice = { number, url: `/invoices/${number}.pdf` };
  expect(await documentsOf(first.id)).toEqual({ invoice, creditNotes: [] });
  expect(await documentsOf(second.id)).toEqual({ invoice, creditNotes: [] });
  expect((await documentsOf(third.id)).invoice?.number).toBe(`${year}-000002`);
  expect(await documentsOf(unpaid)).toEqual({ invoice: null, creditNotes: [] });
});

it("writes the region of an address by its name, and one that isn't known as it was sent", async () => {
  for (const [region, written] of [
    ["QC", "Springfield, Quebec"],
    ["Bay Area", "Springfield, Bay Area"],
  ]) {
    const id = await anOrder(shop, customer, await aProduct(shop));
    const address = { line1: "1 Main St", line2: null, city: "Springfield", postalCode: null };
    await shop.sql("update orders set shipping_address = $2 where id = $1", [
      id,
      JSON.stringify({ ...address, region, country: "CA" }),
    ]);
    const { url } = await startPaymentOf(customer, [id]);
    await gateway.press(shop, url, "approve");
    expect(await textOf(customer, (await documentsOf(id)).invoice?.url ?? "")).toContain(written);
  }
});

it("gives each refund a credit note of its own series, and none for money that is only sent again", async () => {
  const [order] = (await pay(10)) as [PaidOrder];
  await admin.ask(REFUND, { id: order.id, qty: 1 });
  await admin.ask(REFUND, { id: order.id, qty: 1 });
  const [refund] = await shop.sql<{ id: string }>(
    "select id from refunds where order_id = $1 order by created_at desc limit 1",
    [order.id],
  );
  await gateway.failRefund(shop, { session: order.session, refundId: refund?.id ?? "" });
  await admin.ask(REFUND, { id: order.id });
  const { creditNotes } = await documentsOf(order.id);
  expect(creditNotes.map(({ number }) => number)).toEqual([`CN-${year}-000001`, `CN-${year}-000002`]);
  const text = await textOf(customer, creditNotes[0]?.url ?? "");
  expect(text).toContain("Credit note");
  expect(text).toContain(`for invoice ${year}-000001`);
  expect(text).toContain("10.00$");
});

it("keeps its text after later changes", async () => {
  const [order] = (await pay(10)) as [PaidOrder];
  const url = (await documentsOf(order.id)).invoice?.url ?? "";
  const before = await textOf(customer, url);
  await shop.sql("update orders set name = 'Somebody else', unit_price_cents = 1 where id = $1", [order.id]);
  expect(await textOf(customer, url)).toBe(before);
  expect(before).toContain("20.00$");
});

it("has the logo of the day, and the shop's name for an SVG, or once the logo's file is gone", async () => {
  const isDrawn = async (url: string) => {
    const answer = await shop.app.inject({ url, headers: { authorization: `Bearer ${customer.token}` } });
    return answer.rawPayload.includes("/DCTDecode");
  };
  const invoiceWith = async (storefront: object | null) => {
    await shop.sql("update shop_settings set storefront = $1", [storefront && JSON.stringify(storefront)]);
    const [order] = (await pay(10)) as [PaidOrder];
    return (await documentsOf(order.id)).invoice?.url ?? "";
  };
  const { body } = await upload(admin, await anImage({ width: 1_000, height: 250, format: "png" }));
  const withImage = await invoiceWith({ logoUrl: body.image });
  const withSvg = await invoiceWith({ logoUrl: `/pictures/${"0".repeat(32)}/logo.svg` });
  const without = await invoiceWith(null);
  expect([await isDrawn(withImage), await isDrawn(withSvg), await isDrawn(without)]).toEqual([
    true,
    false,
    false,
  ]);
  await shop.images.remove([body.image.replace("/pictures/", "").replace("1280", "640")]);
  expect(await isDrawn(withImage)).toBe(false);
  expect(await textOf(customer, withImage)).toContain("Invoice");
});

it("is shown to its customer and to admins, and to nobody else", async () => {
  const [order] = (await pay(10)) as [PaidOrder];
  const url = (await documentsOf(order.id)).invoice?.url ?? "";
  expect(await textOf(admin, url)).toBe(await textOf(customer, url));
  const other = await asCustomer(shop);
  expect((await other.get(url)).status).toBe(404);
  expect((await customer.get(`/invoices/${year}-999999.pdf`)).status).toBe(404);
  expect((await customer.get("/invoices/..%2F..%2Fetc.pdf")).status).toBe(404);
  expect((await customer.get(url.replace(".pdf", ""))).status).toBe(404);
  expect((await asVisitor(shop).get(url)).status).toBe(401);
});

it("is of the orders alone that still waited for the payment; a late payment has none", async () => {
  const product = await aProduct(shop, { price: 12.5 });
  const id = await anOrder(shop, customer, product);
  const session = sessionOf((await startPaymentOf(customer, [id])).url);
  await customer.ask("mutation ($id: ID!) { cancelOrder(id: $id) { id } }", { id });
  await shop.sql("delete from graphile_worker._private_jobs"); // closing the payment page comes too late
  await gateway.sendPaid(shop, session, 1250);
  expect(await documentsOf(id)).toEqual({ invoice: null, creditNotes: [] });
  expect(await shop.sql("select last from document_series")).toEqual([]);
});

it("numbers payments that are booked at once without gaps", async () => {
  const sessions: string[] = [];
  for (let count = 0; count < 8; count += 1) {
    const id = await anOrder(shop, customer, await aProduct(shop, { price: 12.5 }));
    sessions.push(sessionOf((await startPaymentOf(customer, [id])).url));
  }
  await Promise.all(sessions.map((session) => gateway.sendPaid(shop, session, 1250)));
  const numbers = await shop.sql<{ number: string }>("select number from invoices order by number");
  expect(numbers.map(({ number }) => number)).toEqual(
    Array.from({ length: 8 }, (_, index) => `${year}-00000${index + 1}`),
  );
});
