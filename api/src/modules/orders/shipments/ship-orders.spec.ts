import { randomUUID } from "node:crypto";
import {
  anOrder,
  aProduct,
  asAdmin,
  asCustomer,
  asProgram,
  type Person,
} from "../../../../test/support/builders";
import { aJobContext, runEachMinute } from "../../../../test/support/jobs";
import {
  aCartForm,
  CANCEL_ORDER,
  PLACE_ORDERS,
  type PlaceOrdersAnswer,
} from "../../../../test/support/operations";
import {
  aDemoGateway,
  historyOf,
  paidOrders,
  startPaymentOf,
  stockOf,
} from "../../../../test/support/payments";
import type { TestShop } from "../../../../test/support/shop";
import { Scope } from "../../../context/scope";
import { refuseWhileUndelivered } from "../erase-customer";

const SHIP = `mutation ($ids: [ID!]!, $carrier: String, $trackingNumber: String, $trackingUrl: String) {
  shipOrders(ids: $ids, carrier: $carrier, trackingNumber: $trackingNumber, trackingUrl: $trackingUrl) {
    id carrier trackingNumber trackingUrl shippedAt orders { id status }
  } }`;

interface ShipAnswer {
  shipOrders: {
    id: string;
    carrier: string | null;
    trackingNumber: string | null;
    trackingUrl: string | null;
    orders: { id: string; status: string }[];
  };
}

const gateway = aDemoGateway();
let shop: TestShop;
let admin: Person;
let customer: Person;
beforeAll(async () => {
  shop = await gateway.startShop();
  admin = await asAdmin(shop);
});
beforeEach(async () => (customer = await asCustomer(shop)));
afterAll(() => shop.stop());

const ship = async (ids: string[], parcel: Record<string, unknown> = {}) =>
  (await admin.ask<ShipAnswer>(SHIP, { ids, ...parcel })).shipOrders;
const refusal = async (ids: string[], parcel: Record<string, unknown> = {}) => {
  const { errors } = await admin.graphql(SHIP, { ids, ...parcel });
  return { code: errors[0]?.extensions.code, text: JSON.stringify(errors[0]) };
};
const anOpenOrder = async (wanted: Parameters<typeof anOrder>[3] = {}) =>
  anOrder(shop, customer, await aProduct(shop), wanted);
const paid = { paidAt: new Date() };

async function aCart(products: number): Promise<{ id: string; number: string }[]> {
  const items = await Promise.all(
    Array.from({ length: products }, async () => ({ productId: (await aProduct(shop)).id, qty: 1 })),
  );
  const { placeOrders } = await customer.ask<PlaceOrdersAnswer>(PLACE_ORDERS, { input: aCartForm(items) });
  return placeOrders.orders;
}

describe("sending", () => {
  it("sends the lines of a cart in one parcel, which each line and its history show", async () => {
    const ids = (await aCart(2)).map(({ id }) => id);
    const parcel = await ship(ids, { carrier: " dhl ", trackingNumber: "00 34" });
    expect(parcel).toMatchObject({
      carrier: "dhl",
      trackingNumber: "00 34",
      trackingUrl: "https://www.dhl.com/global-en/home/tracking.html?submit=1&tracking-id=00%2034",
    });
    expect(parcel.orders.map(({ id }) => id).sort()).toEqual([...ids].sort());
    for (const id of ids) {
      const query =
        "query ($id: ID!) { order(id: $id) { status shippedAt canPay canCancel shipment { id } } }";
      expect(await customer.ask(query, { id })).toEqual({
        order: {
          status: "SHIPPED",
          shippedAt: expect.any(String) as string,
          canPay: true,
          canCancel: false,
          shipment: { id: parcel.id },
        },
      });
      expect((await historyOf(customer, id)).last).toEqual({ status: "SHIPPED", by: "shop", note: "dhl" });
      const recorded = "select action, detail, actor_id from audit_entries where target_id = $1";
      expect(await shop.sql(recorded, [id])).toEqual([
        { action: "SHIP_ORDER", detail: "dhl", actor_id: admin.id },
      ]);
    }
  });

  it("needs neither carrier nor number, and prefers a link that was typed", async () => {
    expect(await ship([await anOpenOrder(paid)])).toMatchObject({ carrier: null, trackingUrl: null });
    const trackingUrl = "https://parcels.example.com/42";
    const typed = { carrier: "UPS", trackingNumber: "1Z", trackingUrl };
    expect(await ship([await anOpenOrder(paid)], typed)).toMatchObject({ trackingUrl });
  });

  it("counts an order that is named twice once", async () => {
    const id = await anOpenOrder(paid);
    expect((await ship([id, id.toUpperCase()])).orders).toHaveLength(1);
  });

  it("sends all or none: one that was sent or closed refuses the others, and is named", async () => {
    const open = await anOpenOrder(paid);
    for (const [times, words] of [
      [{ shippedAt: new Date() }, "has already been sent"],
      [{ deliveredAt: new Date() }, "has already been delivered"],
      [{ cancelledAt: new Date() }, "was cancelled"],
      [{ ...paid, refundedAt: new Date() }, "was refunded"],
    ] as const) {
      const closed = await anOpenOrder(times);
      const [{ number }] = (await shop.sql<{ number: string }>("select number from orders where id = $1", [
        closed,
      ])) as [{ number: string }];
      const { code, text } = await refusal([open, closed]);
      expect([code, text]).toEqual(["CONFLICT", expect.stringContaining(`Order ${number} ${words}`)]);
    }
    expect(await historyOf(customer, open)).toMatchObject({ status: "PAID", steps: ["PLACED"] });
    expect(await shop.sql("select from shipments where user_id = $1", [customer.id])).toEqual([]);
  });

  it("refuses orders of two customers, and of two addresses", async () => {
    const mine = await anOpenOrder();
    const other = await anOrder(shop, await asCustomer(shop), await aProduct(shop));
    expect(await refusal([mine, other])).toEqual({
      code: "BAD_USER_INPUT",
      text: expect.stringContaining("is of another customer") as string,
    });
    const elsewhere = await anOpenOrder();
    await shop.sql("update orders set address = '2 Low Road' where id = $1", [elsewhere]);
    expect(await refusal([mine, elsewhere])).toEqual({
      code: "BAD_USER_INPUT",
      text: expect.stringContaining("goes to another address") as string,
    });
    await shop.sql("update orders set address = ' 1  high STREET' where id = $1", [elsewhere]);
    expect((await ship([mine, elsewhere])).orders).toHaveLength(2);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ["no order", { ids: [] }, "BAD_USER_INPUT"],
    ["51 orders", { ids: Array.from({ length: 51 }, () => randomUUID()) }, "BAD_USER_INPUT"],
    ["an order that doesn't exist", { ids: [randomUUID()] }, "NOT_FOUND"],
    ["what is no id", { ids: ["1 or 1=1"] }, "NOT_FOUND"],
    ["a link that runs a script", { trackingUrl: "javascript:alert(1)" }, "BAD_USER_INPUT"],
    ["a link with an invalid port", { trackingUrl: "https://a:b/x" }, "BAD_USER_INPUT"],
    ["a link with a password", { trackingUrl: "https://me:secret@a.example/x" }, "BAD_USER_INPUT"],
    ["a link without a host", { trackingUrl: "https://" }, "BAD_USER_INPUT"],
    ["a carrier of 10,000 characters", { carrier: "x".repeat(10_000) }, "BAD_USER_INPUT"],
    ["a number with the character NUL", { trackingNumber: "1\u0000" }, "BAD_USER_INPUT"],
  ])("refuses %s", async (_what, wanted, code) => {
    const ids = [await anOpenOrder(paid)];
    expect((await refusal(ids, wanted)).code).toBe(code);
    expect((await historyOf(customer, ids[0] as string)).status).toBe("PAID");
  });

  it("sends an order once where two admins send it at once, in carts that overlap", async () => {
    const ids = (await aCart(3)).map(({ id }) => id);
    const [a, b, c] = ids as [string, string, string];
    const other = await asAdmin(shop);
    const answers = await Promise.all([
      admin.graphql(SHIP, { ids: [a, b], carrier: "UPS" }),
      other.graphql(SHIP, { ids: [c, b], carrier: "DHL" }),
    ]);
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? "sent").sort()).toEqual([
      "CONFLICT",
      "sent",
    ]);
    expect(await shop.sql("select from shipments where user_id = $1", [customer.id])).toHaveLength(1);
  });

  it("is done by a program that may change orders, and by no customer", async () => {
    const id = await anOpenOrder(paid);
    const send = "mutation ($ids: [ID!]!) { shipOrders(ids: $ids) { id } }";
    for (const caller of [customer, await asProgram(shop, { scopes: [Scope.READ_ORDERS] })])
      expect((await caller.graphql(send, { ids: [id] })).errors[0]?.extensions.code).toBe("FORBIDDEN");
    const program = await asProgram(shop, { scopes: [Scope.WRITE_ORDERS] });
    await program.ask(send, { ids: [id] });
    const reads = "mutation ($ids: [ID!]!) { shipOrders(ids: $ids) { orders { email } } }";
    const { errors } = await program.graphql(reads, { ids: [await anOpenOrder(paid)] });
    expect(errors[0]?.extensions).toMatchObject({ code: "FORBIDDEN", scope: "READ_ORDERS" });
  });
});

describe("an order that was sent", () => {
  it("isn't cancelled, by its customer or by the shop's rules", async () => {
    const longAgo = { createdAt: new Date(Date.now() - 100 * 24 * 3_600_000) };
    const [id, waits] = [await anOpenOrder(longAgo), await anOpenOrder(longAgo)];
    await ship([id]);
    const { errors } = await customer.graphql(CANCEL_ORDER, { id });
    expect(errors[0]?.extensions.code).toBe("CONFLICT");
    await runEachMinute(shop);
    expect((await historyOf(customer, id)).status).toBe("SHIPPED");
    expect((await historyOf(customer, waits)).status).toBe("CANCELLED");
  });

  it("can be paid, and stays sent; a second payment finds nothing to pay", async () => {
    const id = await anOpenOrder();
    await ship([id]);
    const { url } = await startPaymentOf(customer, [id]);
    await gateway.press(shop, url, "approve");
    expect(await historyOf(customer, id)).toMatchObject({
      status: "SHIPPED",
      steps: ["PLACED", "SHIPPED", "PAID"],
    });
    const query = "query ($id: ID!) { order(id: $id) { paid canPay } }";
    expect(await customer.ask(query, { id })).toEqual({ order: { paid: true, canPay: false } });
    expect(await startPaymentOf(customer, [id])).toMatchObject({
      __typename: "PaymentRefused",
      message: expect.stringContaining("has already been paid") as string,
    });
  });

  it("still counts as the customer's unpaid order of its product, until it is paid (D-10)", async () => {
    const product = await aProduct(shop);
    await ship([await anOrder(shop, customer, product)]);
    const input = aCartForm([{ productId: product.id, qty: 1 }]);
    expect(await customer.ask(PLACE_ORDERS, { input })).toMatchObject({
      placeOrders: { __typename: "CartRefused", refusals: [{ reason: "DUPLICATE_ORDER" }] },
    });
  });

  it("is delivered as any other open one", async () => {
    const id = await anOpenOrder(paid);
    await ship([id]);
    expect((await admin.delete(`/delevered/${id}`)).body).toMatchObject({ deletedCount: 1 });
    expect(await historyOf(customer, id)).toMatchObject({
      status: "DELIVERED",
      steps: ["PLACED", "SHIPPED", "DELIVERED"],
    });
  });

  it("can be refunded if it was paid, and its units return only if the admin says so", async () => {
    const [order] = await paidOrders({ shop, gateway }, customer, 20);
    const { id, productId } = order as { id: string; productId: string };
    await ship([id]);
    const refund = "mutation ($id: ID!) { refundOrder(id: $id, restock: false) { status } }";
    const before = await stockOf(shop, productId);
    expect(await admin.ask(refund, { id })).toEqual({ refundOrder: { status: "REFUNDED" } });
    expect(await stockOf(shop, productId)).toBe(before);
    const unpaid = await anOpenOrder();
    await ship([unpaid]);
    const { errors } = await admin.graphql(refund, { id: unpaid });
    expect(errors[0]?.extensions.code).toBe("CONFLICT");
  });

  it("stays in the lists of open orders, and is found by its state", async () => {
    const id = await anOpenOrder(paid);
    await ship([id]);
    const query = `{ open: myOrders { nodes { id } } sent: myOrders(status: [SHIPPED]) { nodes { id } }
      paid: myOrders(status: [PAID]) { nodes { id } } }`;
    expect(await customer.ask(query)).toEqual({
      open: { nodes: [{ id }] },
      sent: { nodes: [{ id }] },
      paid: { nodes: [] },
    });
  });

  it("keeps its customer's account from being deleted until it is delivered", async () => {
    const id = await anOpenOrder();
    await ship([id]);
    const refused = expect.stringContaining("isn't delivered yet") as string;
    await expect(refuseWhileUndelivered(aJobContext(shop), customer.id)).rejects.toMatchObject({
      message: refused,
    });
  });
});

describe("the cart of an order", () => {
  it("is read from the order; one that was bought alone has none", async () => {
    const [first] = (await aCart(2)) as [{ id: string; number: string }, unknown];
    const query = "query ($id: ID!) { order(id: $id) { checkout { number orders { id } } } }";
    expect(await customer.ask(query, { id: first.id })).toEqual({
      order: {
        checkout: {
          number: expect.stringMatching(/^\d{4}-\d{4}$/) as string,
          orders: [{ id: expect.any(String) as string }, { id: expect.any(String) as string }],
        },
      },
    });
    const single = await anOpenOrder();
    expect(await customer.ask(query, { id: single })).toEqual({ order: { checkout: null } });
  });
});
