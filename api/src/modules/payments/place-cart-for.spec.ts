import { randomUUID } from "node:crypto";
import { Scope } from "../../context/scope";
import { register } from "../../../test/support/accounts";
import {
  anOrder,
  aProduct,
  asAdmin,
  asCustomer,
  asProgram,
  asStaff,
  asVisitor,
  type Person,
} from "../../../test/support/builders";
import { aGiftCard, balanceOf } from "../../../test/support/gift-cards";
import { runJobs } from "../../../test/support/jobs";
import { mailsOf, readable } from "../../../test/support/mails";
import { aCartForm, type PlaceOrdersAnswer } from "../../../test/support/operations";
import { aDemoGateway, stockOf } from "../../../test/support/payments";
import { linkMailedTo, PLACE_FOR } from "../../../test/support/phone-orders";
import { signIn, trySignIn } from "../../../test/support/sessions";
import type { TestShop } from "../../../test/support/shop";
import { auditedBy } from "../../../test/support/taxonomy";
import { PAYMENT_LINK_DAYS } from "./payment-link";

const gateway = aDemoGateway();
let shop: TestShop;
let admin: Person;
let productId: string;
beforeAll(async () => (shop = await gateway.startShop()));
beforeEach(async () => {
  admin = await asAdmin(shop);
  productId = (await aProduct(shop, { countInStock: 10, price: 20 })).id;
});
afterAll(() => shop.stop());

const form = (wanted: object = {}) => ({ ...aCartForm([{ productId, qty: 2 }]), ...wanted });
const place = async (email: string, input: object = form(), by: Pick<Person, "ask"> = admin) =>
  (await by.ask<PlaceOrdersAnswer>(PLACE_FOR, { email, input })).placeOrders;
const refusal = (email: string, input: object = form(), by: Pick<Person, "refusal"> = admin) =>
  by.refusal(PLACE_FOR, { email, input });
const anEmail = () => `caller-${randomUUID()}@example.com`;
const usersWith = (email: string) =>
  shop.sql<{ id: string; name: string | null }>("select id, name from users where email = $1", [email]);

const open = (url: string) => shop.app.inject({ url, headers: { accept: "text/html" } });

describe("an order that the shop places for a customer", () => {
  it("belongs to the customer, with the shop in its history and in the audit log", async () => {
    const carl = await asCustomer(shop);
    const placed = await place(`  ${carl.email.toUpperCase()} `);
    expect(placed).toMatchObject({ __typename: "Checkout", total: 40, orders: [{ qty: 2 }] });
    expect(await stockOf(shop, productId)).toBe(8);
    const [order] = placed.orders;
    const query = "query ($id: ID!) { order(id: $id) { email status events { status by } } }";
    const read = async (who: Person) =>
      (await who.ask<{ order: object }>(query, { id: order?.id as string })).order;
    expect(await read(carl)).toEqual({
      email: carl.email,
      status: "PLACED",
      events: [{ status: "PLACED", by: "shop" }],
    });
    expect(await read(admin)).toMatchObject({ events: [{ status: "PLACED", by: admin.email }] });
    expect(await auditedBy(shop, admin)).toEqual([expect.stringContaining("PLACE_ORDER") as string]);
  });

  it("is paid by the mailed link, without signing in", async () => {
    const { email } = await asCustomer(shop);
    const { orders } = await place(email);
    const link = await linkMailedTo(shop, email);
    const page = await open(link);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(String(orders[0]?.number));
    expect(page.body).toContain("40.00$");
    for (const personal of [email, "Carl Shopper", "1 High Street", "555-0100"])
      expect(page.body).not.toContain(personal);
    const { statusCode, headers } = await open(`${link}/now`);
    expect(statusCode).toBe(303);
    const url = String(headers.location);
    expect(url).toContain("/demo-pay/");
    expect((await open(`${link}/now`)).headers.location).toBe(url);
    const pressed = await gateway.press(shop, url, "approve");
    const back = new URL(String(pressed.headers.location));
    expect(back.pathname).toBe(link);
    expect((await open(`${back.pathname}${back.search}`)).body).toContain("Paid. Thank you!");
    expect(
      await shop.sql("select paid_at is not null as paid from orders where id = $1", [orders[0]?.id]),
    ).toEqual([{ paid: true }]);
    expect((await open(`${link}/now`)).headers.location).toBe(link);
  });

  it("is mailed with the end of its link, unless the order must be paid before", async () => {
    const { orders } = await place((await asCustomer(shop)).email);
    const orderIds = orders.map(({ id }) => id);
    for (const [orderHoldHours, words] of [
      [72, "leads to your payment without a login. Pay now"],
      [0, "leads to your payment without a login, for 14 days. Pay now"],
    ] as const) {
      const settings = { payments: shop.payments, policy: { ...shop.policy, orderHoldHours } };
      const [mail] = await mailsOf(shop, "mail-orders-placed", { orderIds }, settings);
      expect(readable(mail as never)).toContain(words);
    }
  });

  it("has a link that those who may change orders can copy until it is paid", async () => {
    const carl = await asCustomer(shop);
    const { id, orders } = await place(carl.email);
    const query = "query ($id: ID!) { order(id: $id) { paymentLink } }";
    const of = { id: orders[0]?.id as string };
    const read = async (who: Person = admin) =>
      (await who.ask<{ order: { paymentLink: string | null } }>(query, of)).order.paymentLink;
    const link = await linkMailedTo(shop, carl.email);
    const staff = await asStaff(shop, [Scope.READ_ORDERS, Scope.WRITE_ORDERS]);
    for (const who of [admin, staff]) expect(new URL((await read(who)) ?? "").pathname).toBe(link);
    const reader = await asStaff(shop, [Scope.READ_ORDERS]);
    expect(await read(reader)).toBeNull();
    expect(await carl.refusal(query, of)).toBe("FORBIDDEN");
    await shop.sql("update checkouts set created_at = now() - interval '14 days' where id = $1", [id]);
    expect(await read()).toBeNull();
    await shop.sql("update checkouts set created_at = now() where id = $1", [id]);
    const { headers } = await open(`${new URL((await read()) ?? "").pathname}/now`);
    await gateway.press(shop, String(headers.location), "approve");
    expect(await read()).toBeNull();
  });

  it("has a link that ends, and is known to nobody else", async () => {
    const { email } = await asCustomer(shop);
    const { id } = await place(email);
    const link = await linkMailedTo(shop, email);
    const forged = `${link.slice(0, -2)}xx`;
    for (const path of [forged, "/pay/x", `/pay/${id}`, `${forged}/now`]) {
      const { statusCode, body, headers } = await open(path);
      expect([statusCode, headers.location ?? body]).toEqual(
        path.endsWith("/now")
          ? [303, forged]
          : [404, expect.stringContaining("This link doesn&#x27;t work") as string],
      );
    }
    for (const way of ["/login", "/contact"]) expect((await open(forged)).body).toContain(`href="${way}"`);
    const old = new Date(Date.now() - (PAYMENT_LINK_DAYS * 24 + 1) * 3_600_000);
    const ended = shop.accessTokens.signLink("payment", id, old);
    expect((await open(`/pay/${ended}`)).statusCode).toBe(404);
    const ofAnother = shop.accessTokens.signLink("newsletter", id, new Date());
    expect((await open(`/pay/${ofAnother}`)).statusCode).toBe(404);
  });

  it("can't be paid by its link once it is cancelled, or its customer is blocked", async () => {
    const [carl, ann] = [await asCustomer(shop), await asCustomer(shop)];
    const { orders } = await place(carl.email);
    const link = await linkMailedTo(shop, carl.email);
    await admin.ask("mutation ($id: ID!) { cancelOrder(id: $id) { id } }", { id: orders[0]?.id as string });
    expect((await open(link)).body).toContain("Nothing to pay");
    expect((await open(`${link}/now`)).headers.location).toBe(link);
    await place(ann.email);
    const other = await linkMailedTo(shop, ann.email);
    await shop.sql("update users set archived_at = now() where id = $1", [ann.id]);
    expect((await open(other)).statusCode).toBe(404);
    expect((await open(`${other}/now`)).headers.location).toBe(other);
  });

  it("keeps the rules of everyone's orders, and leaves nothing behind if it is refused", async () => {
    const email = anEmail();
    const many = [
      { items: [{ productId, qty: 10 }], reason: "INSUFFICIENT_STOCK" },
      { items: [{ productId: randomUUID(), qty: 1 }], reason: "NOT_SOLD" },
      { items: [{ productId, qty: 100_000 }], reason: "INSUFFICIENT_STOCK" },
    ];
    for (const { items, reason } of many)
      expect(await place(email, form({ items }))).toMatchObject({ refusals: [{ reason }] });
    expect(await place(email, form({ discountCode: "NOPE" }))).toMatchObject({
      __typename: "DiscountRefused",
    });
    expect(await place(email, form({ expectedTotal: 1 }))).toMatchObject({ __typename: "TotalChanged" });
    expect(await usersWith(email)).toEqual([]);
    expect(await stockOf(shop, productId)).toBe(10);
    expect(await auditedBy(shop, admin)).toEqual([]);
    const carl = await asCustomer(shop);
    await place(carl.email);
    expect(await place(carl.email)).toMatchObject({ refusals: [{ reason: "DUPLICATE_ORDER" }] });
  });

  it("is placed once, however often it is sent at once", async () => {
    const email = anEmail();
    const input = form();
    const placed = await Promise.all(Array.from({ length: 6 }, () => place(email, input)));
    expect(new Set(placed.map(({ id }) => id)).size).toBe(1);
    expect(await usersWith(email)).toHaveLength(1);
    expect(await stockOf(shop, productId)).toBe(8);
    expect(await auditedBy(shop, admin)).toHaveLength(1);
    expect(await refusal(email, { ...input, note: "Another" })).toBe("BAD_USER_INPUT");
  });

  it("never sells the last unit to two customers at once", async () => {
    const { id } = await aProduct(shop, { countInStock: 2 });
    const input = () => form({ items: [{ productId: id, qty: 1 }], idempotencyKey: randomUUID() });
    const placed = await Promise.all(Array.from({ length: 5 }, () => place(anEmail(), input())));
    expect(placed.filter(({ __typename }) => __typename === "Checkout")).toHaveLength(1);
    expect(await stockOf(shop, id)).toBe(1);
  });

  it("that costs nothing is paid at once, and its mail has no link", async () => {
    const { id } = await aProduct(shop, { price: 0, countInStock: 5 });
    const { email } = await asCustomer(shop);
    const { orders } = await place(email, form({ items: [{ productId: id, qty: 1 }] }));
    expect(await linkMailedTo(shop, email)).toBe("");
    const query = "query ($id: ID!) { order(id: $id) { status events { status } } }";
    expect(await admin.ask(query, { id: orders[0]?.id as string })).toEqual({
      order: { status: "PAID", events: [{ status: "PLACED" }, { status: "PAID" }] },
    });
  });

  it("takes the gift card of the customer, and the link the rest; a card that pays all leaves no link", async () => {
    const { email } = await asCustomer(shop);
    const { id, code } = await aGiftCard(shop, 50, admin);
    expect(await refusal(email, form({ giftCardCode: "AAAA-AAAA-AAAA-AAAA" }))).toBe("BAD_USER_INPUT");
    const { orders } = await place(email, form({ giftCardCode: ` ${code.toLowerCase()} ` }));
    expect(await balanceOf(shop, id)).toBe(1_000);
    expect(await linkMailedTo(shop, email)).toBe("");
    const query = "query ($id: ID!) { order(id: $id) { status giftCard invoice { number } } }";
    expect(await admin.ask(query, { id: orders[0]?.id as string })).toEqual({
      order: { status: "PAID", giftCard: 40, invoice: { number: expect.any(String) as string } },
    });
    const { id: other } = await aProduct(shop, { price: 30 });
    await place(email, form({ items: [{ productId: other, qty: 1 }], giftCardCode: code }));
    const link = await linkMailedTo(shop, email);
    expect((await open(link)).body).toContain("20.00$");
    const { headers } = await open(`${link}/now`);
    await gateway.press(shop, String(headers.location), "approve");
    expect((await open(link)).body).toContain("email you when it is on its way");
  });

  it("can be of gift cards, whose codes the customer gets by mail", async () => {
    const { email } = await asCustomer(shop);
    const { id } = await aProduct(shop, { price: 25, giftCard: true });
    await place(email, form({ items: [{ productId: id, qty: 2 }] }));
    const link = await linkMailedTo(shop, email);
    const { headers } = await open(`${link}/now`);
    await gateway.press(shop, String(headers.location), "approve");
    expect((await open(link)).body).toContain("email you the code of each gift card");
    const mails = (await runJobs(shop)).filter(({ kind, to }) => kind === "gift-card" && to.includes(email));
    expect(mails).toHaveLength(2);
  });
});

describe("the customer of such an order", () => {
  it("gets one account with an unknown email, which opens to nobody who hasn't verified it", async () => {
    const email = anEmail();
    await place(email);
    const [made] = await usersWith(email);
    await place(email, form({ items: [{ productId: (await aProduct(shop)).id, qty: 1 }] }));
    expect(await usersWith(email)).toEqual([made]);
    const stranger = await register({ email });
    expect((await trySignIn(shop, stranger.idToken)).errors[0]?.extensions.code).toBe("FORBIDDEN");
  });

  it("sees the orders once they have signed in", async () => {
    const email = anEmail();
    const { orders } = await place(email);
    const person = await register({ email, verified: true, displayName: "Ina Caller" });
    const { caller, user } = await signIn(shop, person.idToken);
    expect(await usersWith(email)).toEqual([{ id: user.id, name: "Ina Caller" }]);
    const mine = await caller.ask<{ myOrders: { nodes: { id: string }[] } }>("{ myOrders { nodes { id } } }");
    expect(mine.myOrders.nodes).toEqual([{ id: orders[0]?.id }]);
  });

  it.each(["", "nobody", "a@b@c", `${"n".repeat(250)}@example.com`])(
    "has a proper email, unlike %j",
    async (email) => {
      expect(await refusal(email)).toBe("BAD_USER_INPUT");
    },
  );

  it("is neither blocked, nor works here, nor has an unverified account", async () => {
    const blocked = await asCustomer(shop);
    await shop.sql("update users set archived_at = now() where id = $1", [blocked.id]);
    const unverified = await asCustomer(shop, { emailVerified: false });
    for (const { email } of [blocked, admin, await asStaff(shop, [Scope.READ_ORDERS]), unverified])
      expect(await refusal(email)).toBe("CONFLICT");
    expect(await stockOf(shop, productId)).toBe(10);
  });
});

it("is placed by those who may change orders, and by programs", async () => {
  const { email } = await asCustomer(shop);
  const others = Object.values(Scope).filter((scope) => scope !== Scope.WRITE_ORDERS);
  for (const caller of [
    await asCustomer(shop),
    await asStaff(shop, others),
    await asProgram(shop, { scopes: others }),
  ])
    expect(await refusal(email, form(), caller)).toBe("FORBIDDEN");
  expect(await refusal(email, form(), asVisitor(shop))).toBe("UNAUTHENTICATED");
  const staff = await asStaff(shop, [Scope.WRITE_ORDERS]);
  expect(await place(email, form(), staff)).toMatchObject({ __typename: "Checkout" });
  const program = await asProgram(shop, { name: "Phone", scopes: [Scope.WRITE_ORDERS] });
  const product = await aProduct(shop);
  const input = form({ items: [{ productId: product.id, qty: 1 }] });
  const { orders } = await place(email, input, program);
  expect(await place(email, input, program)).toMatchObject({ orders });
  const query = "query ($id: ID!) { order(id: $id) { events { by } } }";
  expect(await admin.ask(query, { id: orders[0]?.id as string })).toEqual({
    order: { events: [{ by: "Key 'Phone'" }] },
  });
});

it("leaves orders of customers without a link", async () => {
  const carl = await asCustomer(shop);
  const id = await anOrder(shop, carl, await aProduct(shop));
  expect((await open(`/pay/${shop.accessTokens.signLink("payment", id, new Date())}`)).statusCode).toBe(404);
  const query = "query ($id: ID!) { order(id: $id) { paymentLink } }";
  expect(await admin.ask(query, { id })).toEqual({ order: { paymentLink: null } });
});
