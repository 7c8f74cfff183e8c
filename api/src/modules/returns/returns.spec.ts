import { Scope } from "../../context/scope";
import {
  anOrder,
  aProduct,
  asAdmin,
  asCustomer,
  asProgram,
  type Person,
} from "../../../test/support/builders";
import { runJobs } from "../../../test/support/jobs";
import { readable } from "../../../test/support/mails";
import { aDeliveredOrder } from "../../../test/support/returns";
import { startTestShop, type TestShop } from "../../../test/support/shop";
import { auditedBy } from "../../../test/support/taxonomy";

let shop: TestShop;
let admin: Person;
let carl: Person;
beforeAll(async () => (shop = await startTestShop()));
beforeEach(async () => {
  await shop.sql("update shop_settings set return_days = 30");
  admin = await asAdmin(shop);
  carl = await asCustomer(shop);
});
afterAll(() => shop.stop());

const DAY = 86_400_000;
const FIELDS = "id number status reason answer refundedWithOrder orders { qty order { id returnableQty } }";

interface Found {
  id: string;
  number: string;
  status: string;
}

const delivered = (who: Person = carl, daysAgo?: number) => aDeliveredOrder(shop, who, daysAgo);

const REQUEST = `mutation ($lines: [ReturnLineInput!]!, $reason: String!) {
  requestReturn(lines: $lines, reason: $reason) { ${FIELDS} }
}`;
const lines = (orderId: string, qty: number) => [{ orderId, qty }];
const request = async (orderId: string, qty: number, by: Person = carl) =>
  (await by.ask<{ requestReturn: Found }>(REQUEST, { lines: lines(orderId, qty), reason: " Too small. " }))
    .requestReturn;
const refused = async (orderId: string, qty: number, reason = "Too small.") =>
  (await carl.graphql(REQUEST, { lines: lines(orderId, qty), reason })).errors
    .map(({ message, extensions }) => `${extensions.code}: ${message}`)
    .join();
const step = (by: Person, name: string, id: string, more = "") =>
  by.graphql<Record<string, Found>>(`mutation ($id: ID!) { ${name}(id: $id${more}) { ${FIELDS} } }`, { id });
const answer = `, answer: "To 1 High Street."`;

describe("a return", () => {
  it("is requested, accepted, received and refunded, with mails, history and stock", async () => {
    const orderId = await delivered();
    const made = await request(orderId, 2);
    expect(made).toMatchObject({
      status: "REQUESTED",
      reason: "Too small.",
      answer: null,
      orders: [{ qty: 2, order: { id: orderId, returnableQty: 1 } }],
    });
    const subjects = async () => (await runJobs(shop)).map(({ to, subject }) => `${to.join()}: ${subject}`);
    expect(await subjects()).toEqual(
      expect.arrayContaining([
        `${carl.email}: We have your return ${made.number}`,
        expect.stringContaining(`${admin.email}`),
      ]),
    );
    expect(made.number).toMatch(/^R\d{4}-\d{4}$/);
    const accepted = await step(admin, "acceptReturn", made.id, answer);
    expect(accepted.data?.acceptReturn).toMatchObject({ status: "ACCEPTED", answer: "To 1 High Street." });
    expect(await subjects()).toEqual([`${carl.email}: Please send us your return ${made.number}`]);
    const received = await step(admin, "receiveReturn", made.id);
    expect(received.data?.receiveReturn).toMatchObject({ status: "REFUNDED" });
    expect(await subjects()).toEqual(
      expect.arrayContaining([`${carl.email}: Your return ${made.number} has arrived and is refunded`]),
    );
    const [order] = await shop.sql(
      `select refunded_qty, restocked_qty, count_in_stock from orders join products on products.id = product_id
        where orders.id = $1`,
      [orderId],
    );
    expect(order).toEqual({ refunded_qty: 2, restocked_qty: 2, count_in_stock: 12 });
    const { order: read } = await carl.ask<{ order: { events: { note: string | null; by: string }[] } }>(
      "query ($id: ID!) { order(id: $id) { events { note by } } }",
      { id: orderId },
    );
    expect(read.events.map(({ note, by }) => `${by}: ${note}`)).toEqual(
      expect.arrayContaining([
        `customer: Return ${made.number} was requested.`,
        `shop: Return ${made.number} was accepted.`,
        `shop: The units of return ${made.number} are back and refunded.`,
      ]),
    );
    expect((await auditedBy(shop, admin)).map((entry) => entry.split(" ")[0])).toEqual([
      "ACCEPT_RETURN",
      "REFUND_ORDER",
      "RECEIVE_RETURN",
    ]);
  });

  it("is received without a refund, and refunded later, with its units in stock once", async () => {
    const orderId = await delivered();
    const { id } = await request(orderId, 3);
    await step(admin, "acceptReturn", id, answer);
    const received = await step(admin, "receiveReturn", id, ", refund: false");
    expect(received.data?.receiveReturn).toMatchObject({ status: "RECEIVED", refundedWithOrder: false });
    const again = await step(admin, "receiveReturn", id);
    expect(again.data?.receiveReturn).toMatchObject({ status: "REFUNDED", refundedWithOrder: false });
    const [order] = await shop.sql(
      "select refunded_qty, count_in_stock from orders join products on products.id = product_id where orders.id = $1",
      [orderId],
    );
    expect(order).toEqual({ refunded_qty: 3, count_in_stock: 13 });
    expect((await step(admin, "receiveReturn", id)).errors[0]?.extensions.code).toBe("CONFLICT");
  });

  it("isn't refunded for units that were refunded on the page of their order, and says what to do instead", async () => {
    const orderId = await delivered();
    const { id } = await request(orderId, 2);
    await step(admin, "acceptReturn", id, answer);
    await admin.ask("mutation ($id: ID!) { refundOrder(id: $id, qty: 2, restock: false) { id } }", {
      id: orderId,
    });
    const { errors } = await step(admin, "receiveReturn", id);
    expect(errors[0]?.message).toMatch(
      /were refunded already\. Mark the return as received without a refund\.$/,
    );
    await runJobs(shop);
    const received = await step(admin, "receiveReturn", id, ", refund: false");
    expect(received.data?.receiveReturn).toMatchObject({ status: "RECEIVED", refundedWithOrder: true });
    const [mail] = await runJobs(shop);
    expect(readable(mail as never)).toContain(
      "have arrived. We had already refunded products of your order.",
    );
    expect(await shop.sql("select refunded_qty, restocked_qty from orders where id = $1", [orderId])).toEqual(
      [{ refunded_qty: 2, restocked_qty: 2 }],
    );
  });

  it("tells its customer in a mail where to send it, line by line", async () => {
    const { id } = await request(await delivered(), 1);
    await runJobs(shop);
    await step(admin, "acceptReturn", id, `, answer: "The Shop\\n1 High Street"`);
    const [mail] = await runJobs(shop);
    expect(mail?.text).toContain("The Shop\n1 High Street");
    expect(mail?.html).toMatch(/The Shop<br[^>]*>.*1 High Street/);
  });

  it("tells its customer in a mail how much is refunded, and leads to the order and the shop", async () => {
    const orderId = await delivered();
    const { id } = await request(orderId, 1);
    await step(admin, "acceptReturn", id, answer);
    await runJobs(shop);
    await step(admin, "receiveReturn", id, ", amount: 5");
    const mail = (await runJobs(shop)).find(({ kind }) => kind === "return");
    expect(mail?.text).toContain("Refunded: 5.00$");
    for (const address of [`/myOrder/${encodeURIComponent(carl.email)}/${orderId}`, "/contact?order="])
      expect(mail?.text).toContain(address);
  });

  it("is declined with a reason, or cancelled by its customer, and its units can be requested again", async () => {
    const orderId = await delivered();
    const first = await request(orderId, 3);
    expect(await refused(orderId, 1)).toMatch(
      /^CONFLICT: All units of order .* are in returns or refunded already\.$/,
    );
    const declined = await step(admin, "declineReturn", first.id, `, answer: "Worn."`);
    expect(declined.data?.declineReturn).toMatchObject({ status: "DECLINED", answer: "Worn." });
    const second = await request(orderId, 2);
    expect((await step(carl, "cancelReturn", second.id)).data?.cancelReturn).toMatchObject({
      status: "CANCELLED",
    });
    expect((await step(admin, "acceptReturn", second.id, answer)).errors[0]?.extensions.code).toBe(
      "CONFLICT",
    );
    expect(await request(orderId, 3)).toMatchObject({ status: "REQUESTED" });
  });

  it("is refused for undelivered and old orders, too many units, other customers, and wrong input", async () => {
    const orderId = await delivered();
    const open = await anOrder(shop, carl, await aProduct(shop), { paidAt: new Date() });
    expect(await refused(open, 1)).toMatch(/^CONFLICT: Order .* isn't delivered/);
    expect(await refused(await delivered(carl, 31), 1)).toMatch(
      /^CONFLICT: .* for 30 days after its delivery/,
    );
    expect(await refused(orderId, 4)).toMatch(/^CONFLICT: At most 3 units/);
    expect(await refused(await delivered(admin), 1)).toMatch(/^NOT_FOUND/);
    expect(await refused("nothing", 1)).toMatch(/^NOT_FOUND/);
    expect(await refused(orderId, 0)).toBe(
      "BAD_USER_INPUT: lines.0.qty: must be a whole number from 1 to 1000000",
    );
    expect(await refused(orderId, 1, " ")).toBe("BAD_USER_INPUT: reason: must not be blank");
    expect(await refused(orderId, 1, "x".repeat(1_001))).toBe(
      "BAD_USER_INPUT: reason: must have 1 to 1000 characters",
    );
    const twice = await carl.graphql(REQUEST, {
      lines: [...lines(orderId, 1), ...lines(orderId, 1)],
      reason: "x",
    });
    expect(twice.errors[0]?.message).toBe("lines.1.orderId: is named twice");
    expect((await carl.graphql(REQUEST, { lines: [], reason: "x" })).errors[0]?.message).toBe(
      "lines: must have 1 to 50 orders",
    );
    await shop.sql("update shop_settings set return_days = null");
    expect(await refused(orderId, 1)).toBe("CONFLICT: This shop takes no returns.");
    expect(await shop.sql("select from returns where user_id = $1", [carl.id])).toEqual([]);
  });

  it("belongs to its customer and the shop only", async () => {
    const { id } = await request(await delivered(), 1);
    const other = await asCustomer(shop);
    const read = "query ($id: ID!) { return(id: $id) { id } }";
    expect(await other.refusal(read, { id })).toBe("NOT_FOUND");
    expect((await step(other, "cancelReturn", id)).errors[0]?.extensions.code).toBe("NOT_FOUND");
    expect((await step(carl, "acceptReturn", id, answer)).errors[0]?.extensions.code).toBe("FORBIDDEN");
    expect(await carl.refusal("{ returns { totalCount } }")).toBe("FORBIDDEN");
    expect(
      await (await asProgram(shop, { scopes: [Scope.READ_ORDERS] })).refusal(read, { id }),
    ).toBeUndefined();
    const { myReturns } = await carl.ask<{ myReturns: Found[] }>("{ myReturns { id status } }");
    expect(myReturns).toEqual([{ id, status: "REQUESTED" }]);
    const { returns } = await admin.ask<{ returns: { nodes: Found[] } }>(
      "{ returns(status: [REQUESTED]) { nodes { id } } }",
    );
    expect(returns.nodes.map((found) => found.id)).toContain(id);
  });

  it("is changed by programs that may only change orders, which read neither its texts nor its photos", async () => {
    const program = await asProgram(shop, { scopes: [Scope.WRITE_ORDERS] });
    const { id } = await request(await delivered(), 1);
    const accept = (fields: string) =>
      program.refusal(`mutation ($id: ID!) { acceptReturn(id: $id${answer}) { ${fields} } }`, { id });
    for (const secret of ["reason", "answer", "photos", "orders { order { email } }"])
      expect(await accept(`id ${secret}`)).toBe("FORBIDDEN");
    expect(await accept("id status orders { qty order { id status } }")).toBeUndefined();
  });

  it("takes each unit back once where the customer asks twice, or two admins receive it, at once", async () => {
    const orderId = await delivered();
    const twice = await Promise.all([refused(orderId, 2), refused(orderId, 2)]);
    expect(twice.filter((message) => message === "")).toHaveLength(1);
    const [made] = await shop.sql<{ id: string }>("select id from returns where user_id = $1", [carl.id]);
    const id = (made as { id: string }).id;
    await step(admin, "acceptReturn", id, answer);
    const other = await asAdmin(shop);
    const received = await Promise.all([admin, other].map((who) => step(who, "receiveReturn", id)));
    expect(received.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(await shop.sql("select refunded_qty from orders where id = $1", [orderId])).toEqual([
      { refunded_qty: 2 },
    ]);
  });
});

describe("the refund of a part", () => {
  /** A delivered and paid order of two units. */
  const aPaidOrder = async (price: number) => {
    const at = new Date(Date.now() - DAY);
    const product = await aProduct(shop, { countInStock: 10, price });
    return anOrder(shop, carl, product, { quantity: 2, paidAt: at, deliveredAt: at });
  };
  const sendBack = async (...orderIds: string[]) => {
    const { requestReturn } = await carl.ask<{ requestReturn: Found }>(REQUEST, {
      lines: orderIds.map((orderId) => ({ orderId, qty: 1 })),
      reason: "Scratched.",
    });
    await step(admin, "acceptReturn", requestReturn.id, answer);
    return requestReturn.id;
  };
  const moneyOf = (orderId: string) =>
    shop.sql("select refunded_cents::integer, refunded_qty, restocked_qty from orders where id = $1", [
      orderId,
    ]);

  it("shares an amount out among the orders, with their units", async () => {
    const [one, other, free] = [await aPaidOrder(30), await aPaidOrder(10), await aPaidOrder(0)];
    const id = await sendBack(one, other, free);
    const refused = await step(admin, "receiveReturn", id, ", amount: 40.01");
    expect(refused.errors[0]?.message).toBe("amount: must be a number from 0.01 to 40.00 in whole cents");
    expect((await step(admin, "receiveReturn", id, ", amount: 20")).data?.receiveReturn?.status).toBe(
      "REFUNDED",
    );
    expect(await moneyOf(one)).toEqual([{ refunded_cents: 1_500, refunded_qty: 1, restocked_qty: 1 }]);
    expect(await moneyOf(other)).toEqual([{ refunded_cents: 500, refunded_qty: 1, restocked_qty: 1 }]);
    expect(await moneyOf(free)).toEqual([{ refunded_cents: 0, refunded_qty: 0, restocked_qty: 1 }]);
  });

  it("is refused for 0, fractions of a cent, and without a refund, and changes nothing", async () => {
    const orderId = await aPaidOrder(30);
    const id = await sendBack(orderId);
    for (const amount of ["0", "-1", "0.001", "1, refund: false"]) {
      const { errors } = await step(admin, "receiveReturn", id, `, amount: ${amount}`);
      expect(errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
    }
    expect(await moneyOf(orderId)).toEqual([{ refunded_cents: 0, refunded_qty: 0, restocked_qty: 0 }]);
    expect((await step(admin, "receiveReturn", id)).errors).toEqual([]);
  });

  it("counts a free unit as back, so that it can't be sent back again", async () => {
    const orderId = await aPaidOrder(0);
    await step(admin, "receiveReturn", await sendBack(orderId));
    await runJobs(shop);
    await step(admin, "receiveReturn", await sendBack(orderId));
    const [mail] = (await runJobs(shop)).filter(({ text }) => text.includes("have arrived"));
    expect(mail?.subject).toMatch(/ has arrived$/);
    expect(mail?.text).not.toContain("money");
    expect(await refused(orderId, 1)).toMatch(/^CONFLICT: All units/);
  });
});
