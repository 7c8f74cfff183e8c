import { aProduct, anOrder, asCustomer, type Person, asVisitor } from "../support/builders";
import { aDemoGateway, sessionOf, startPaymentOf, type Decision } from "../support/payments";
import type { TestShop } from "../support/shop";

const gateway = aDemoGateway();
let shop: TestShop;
let customer: Person;
beforeAll(async () => (shop = await gateway.startShop()));
afterAll(() => shop.stop());
beforeEach(async () => (customer = await asCustomer(shop)));

const placed = async (price = 12.5, quantity = 1) =>
  anOrder(shop, customer, await aProduct(shop, { price }), { quantity });

const statusOf = async (id: string) =>
  (
    await customer.ask<{ order: { status: string } }>("query ($id: ID!) { order(id: $id) { status } }", {
      id,
    })
  ).order.status;

const paymentOf = (url: string) =>
  shop
    .sql<{ id: string; status: string }>("select id, status from payments where session_id = $1", [
      sessionOf(url),
    ])
    .then(([payment]) => payment as { id: string; status: string });

it("turns an order paid once the customer has approved, and leads back to the shop", async () => {
  const id = await placed(12.5, 3);
  const page = await startPaymentOf(customer, [id]);
  expect(page).toMatchObject({ __typename: "PaymentPage", amount: 37.5, currency: "usd" });
  expect(await statusOf(id)).toBe("PLACED");
  const payment = await paymentOf(page.url);

  const pressed = await gateway.press(shop, page.url, "approve");

  expect(pressed).toMatchObject({
    status: 303,
    headers: { location: expect.stringMatching(new RegExp(`/checkout/return/${payment.id}$`)) as string },
  });
  expect(await statusOf(id)).toBe("PAID");
  expect(
    await customer.ask("query ($id: ID!) { payment(id: $id) { status amount orders { id } } }", payment),
  ).toEqual({ payment: { status: "PAID", amount: 37.5, orders: [{ id }] } });
});

it("leaves the order unchanged when the customer declines, and lets them pay again", async () => {
  const id = await placed();
  const first = await startPaymentOf(customer, [id]);
  expect(await gateway.press(shop, first.url, "decline")).toMatchObject({ status: 303 });
  expect(await statusOf(id)).toBe("PLACED");
  expect(await paymentOf(first.url)).toMatchObject({ status: "EXPIRED" });

  const second = await startPaymentOf(customer, [id]);
  expect(second.url).not.toBe(first.url);
  await gateway.press(shop, second.url, "approve");
  expect(await statusOf(id)).toBe("PAID");
});

it("turns the order paid also for a customer who never comes back", async () => {
  const id = await placed();
  const { url } = await startPaymentOf(customer, [id]);
  const left = await gateway.press(shop, url, "stay");
  expect(left).toMatchObject({ status: 200 });
  expect(left.text).toContain("You can close this window");
  expect(await statusOf(id)).toBe("PAID");
});

async function aPage(name = "Chisel") {
  const product = { ...(await aProduct(shop, { price: 12.5 })), name };
  return startPaymentOf(customer, [await anOrder(shop, customer, product, { quantity: 3 })]);
}

const open = (url: string) => asVisitor(shop).get(new URL(url).pathname, { accept: "text/html" });

it("shows the orders to pay and that it is a demo, and escapes names", async () => {
  const { url } = await aPage("<script>alert(1)</script>");
  const page = await open(url);
  expect(page.status).toBe(200);
  for (const text of ["Demo payment", "37.50$", "3 × 12.50$", "&lt;script&gt;alert", customer.email])
    expect(page.text).toContain(text);
  for (const button of ["Approve", "Decline", "Approve, but never come back"])
    expect(page.text).toContain(`>${button}</button>`);
});

it("runs no script, shows the shop's icon, and sends its form to this shop alone", async () => {
  const page = await open((await aPage()).url);
  const policy = page.headers["content-security-policy"];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("img-src 'self'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).not.toContain("script-src");
  expect(page.text).not.toContain("<script");
  expect(page.headers["cache-control"]).toBe("no-store");
});

it("reports an unknown payment", async () => {
  expect((await open("http://shop/demo-pay/cs_demo_unknown")).status).toBe(404);
  expect((await open("http://shop/demo-pay/%00")).status).toBe(404);
  expect((await gateway.press(shop, "http://shop/demo-pay/unknown", "approve")).status).toBe(404);
});

it("says that it was paid already, and leads back; a second press changes nothing", async () => {
  const { url } = await aPage();
  await gateway.press(shop, url, "approve");
  const page = await open(url);
  expect(page.status).toBe(200);
  expect(page.text).toContain("already made");
  expect(page.text).toContain("/checkout/return/");
  expect(await gateway.press(shop, url, "decline")).toMatchObject({ status: 303 });
  expect((await open(url)).text).toContain("already made");
});

it("says that it has closed, after a decline or when its time is over", async () => {
  const declined = await aPage();
  await gateway.press(shop, declined.url, "decline");
  const late = await aPage();
  await shop.sql("update demo_payment_sessions set expires_at = now() where id = $1", [sessionOf(late.url)]);
  for (const { url } of [declined, late]) {
    const page = await open(url);
    expect(page.status).toBe(410);
    expect(page.text).toContain("Nothing was paid");
  }
});

it("asks for one of its buttons where the form holds something else", async () => {
  const { url } = await aPage();
  expect((await gateway.press(shop, url, "maybe" as Decision)).status).toBe(400);
  expect((await open(url)).status).toBe(200);
});
