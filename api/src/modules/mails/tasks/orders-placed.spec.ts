import { aProduct, anOrder, asCustomer, type Person } from "../../../../test/support/builders";
import {
  at,
  expectBothFormsToAgree,
  mailsOf,
  numberOf,
  TEST_ORIGIN,
  readable,
} from "../../../../test/support/mails";
import { startTestShop, type TestShop } from "../../../../test/support/shop";
import type { Mail } from "../../../context/job-context";

let shop: TestShop;
let customer: Person;
beforeAll(async () => (shop = await startTestShop()));
afterAll(() => shop.stop());

beforeEach(async () => {
  await shop.sql("update users set archived_at = now() where role = 'ADMIN'");
  customer = await asCustomer(shop);
});

const orderLink = (id: string) => `${TEST_ORIGIN}/myOrder/${encodeURIComponent(customer.email)}/${id}`;

describe("orders that were placed", () => {
  it("are listed in one mail for a whole cart, with quantities, prices and the sum", async () => {
    const watch = await aProduct(shop, { name: "Aldermoor Regulator", price: 1075 });
    const saw = await aProduct(shop, { name: "Hacksaw 300", price: 24.5 });
    const orderIds = [
      await anOrder(shop, customer, watch, { quantity: 2 }),
      await anOrder(shop, customer, saw),
    ];
    const [mail, ...others] = await mailsOf(shop, "mail-orders-placed", { orderIds });
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: [customer.email],
      kind: "order-placed",
      subject: "We've received your 2 orders",
    });
    for (const words of [
      "Aldermoor Regulator",
      "2 × 1075.00$",
      "2150.00$",
      "24.50$",
      "2174.50$",
      "1 High Street",
    ]) {
      expect(readable(mail as Mail)).toContain(words);
      expect(mail?.text).toContain(words);
    }
    expect(mail?.text).toContain("2 × 1075.00$ = 2150.00$");
    for (const id of orderIds) {
      expect(mail?.text).toContain(`Order ${await numberOf(shop, id)}\n<${orderLink(id)}>`);
    }
    expectBothFormsToAgree(mail as Mail);
  });

  it("lead to the order, and say until when it is held", async () => {
    const id = await anOrder(shop, customer, await aProduct(shop), { createdAt: at("09:15:00") });
    const [mail] = await mailsOf(shop, "mail-orders-placed", { orderIds: [id] });
    expect(mail?.subject).toBe(`We've received your order ${await numberOf(shop, id)}`);
    expect(mail?.text).toContain(`View your order:\n${orderLink(id)}\n`);
    expect(readable(mail as Mail)).toContain("until Nov 25, 9:15 AM (UTC).");
  });

  it("are asked to be paid where the shop takes payments, and no more once they are paid", async () => {
    const product = await aProduct(shop);
    const payments = {} as NonNullable<TestShop["payments"]>;
    const placed = await anOrder(shop, customer, product, { createdAt: at("09:15:00") });
    const [first] = await mailsOf(shop, "mail-orders-placed", { orderIds: [placed] }, { payments });
    expect(readable(first as Mail)).toContain(
      "Please pay by Nov 25, 9:15 AM (UTC). After that we cancel the order.",
    );
    expect(first?.text).toContain("View and pay:");
    await shop.sql("update orders set paid_at = now() where id = $1", [placed]);
    const [late] = await mailsOf(shop, "mail-orders-placed", { orderIds: [placed] }, { payments });
    expect(late?.text).not.toMatch(/\bpay\b|hold/);
  });

  it("are held for ever where the shop says so", async () => {
    const id = await anOrder(shop, customer, await aProduct(shop));
    const policy = { ...shop.policy, orderHoldHours: 0 };
    const [mail] = await mailsOf(shop, "mail-orders-placed", { orderIds: [id] }, { policy });
    expect(mail?.text).not.toMatch(/hold/);
  });
});
