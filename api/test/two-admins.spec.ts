import { anOrder, aProduct, asAdmin, asCustomer, type Person } from "./support/builders";
import { startTestShop, type TestShop } from "./support/shop";

let shop: TestShop;
let admins: [Person, Person];
beforeAll(async () => {
  shop = await startTestShop();
  admins = [await asAdmin(shop), await asAdmin(shop)];
});
afterAll(() => shop.stop());

const aWaitingOrder = async () => anOrder(shop, await asCustomer(shop), await aProduct(shop));

it.each<[string, () => Promise<string>]>([
  ["deleteProduct", async () => (await aProduct(shop)).id],
  ["deliverOrder", aWaitingOrder],
  ["deleteUser", async () => (await asCustomer(shop)).id],
])(
  "does %s once where two admins do it to the same row at once, and records one of them",
  async (field, make) => {
    const id = await make();
    const call = (admin: Person) =>
      admin.ask<Record<string, number>>(`mutation ($id: ID!) { ${field}(id: $id) }`, { id });
    const done = await Promise.all(admins.map(call));
    expect(done.map(({ [field]: count }) => count).sort()).toEqual([0, 1]);
    const recorded = await shop.sql("select from audit_entries where target_id = $1", [id]);
    expect(recorded).toHaveLength(1);
  },
);

it("makes an admin of somebody once where two admins do it at once", async () => {
  const { id } = await asCustomer(shop);
  const call = (admin: Person) =>
    admin.ask("mutation ($id: ID!) { makeAdmin(userId: $id) { role } }", { id });
  expect(await Promise.all(admins.map(call))).toEqual(Array(2).fill({ makeAdmin: { role: "ADMIN" } }));
  expect(await shop.sql("select from audit_entries where target_id = $1", [id])).toHaveLength(1);
});

it("delivers an order once, even if another admin marks it again later", async () => {
  const id = await aWaitingOrder();
  const deliver = async (admin: Person) =>
    (await admin.ask<{ deliverOrder: number }>("mutation ($id: ID!) { deliverOrder(id: $id) }", { id }))
      .deliverOrder;
  expect([await deliver(admins[0]), await deliver(admins[1]), await deliver(admins[0])]).toEqual([1, 0, 0]);
});

it("answers a return once where one admin accepts and another declines it at once", async () => {
  await shop.sql("update shop_settings set return_days = 30");
  const customer = await asCustomer(shop);
  const at = new Date();
  const orderId = await anOrder(shop, customer, await aProduct(shop), { paidAt: at, deliveredAt: at });
  const { requestReturn } = await customer.ask<{ requestReturn: { id: string } }>(
    `mutation ($id: ID!) { requestReturn(lines: [{ orderId: $id, qty: 1 }], reason: "Too small.") { id } }`,
    { id: orderId },
  );
  const answer = (admin: Person, field: string) =>
    admin.refusal(`mutation ($id: ID!) { ${field}(id: $id, answer: "${field}") { id } }`, requestReturn);
  const refusals = await Promise.all([answer(admins[0], "acceptReturn"), answer(admins[1], "declineReturn")]);
  expect(refusals.sort()).toEqual(["CONFLICT", undefined]);
  const [found] = await shop.sql<{ status: string; answer: string }>(
    "select status, answer from returns where id = $1",
    [requestReturn.id],
  );
  expect([
    { status: "ACCEPTED", answer: "acceptReturn" },
    { status: "DECLINED", answer: "declineReturn" },
  ]).toContainEqual(found);
  expect(await shop.sql("select from audit_entries where target_id = $1", [requestReturn.id])).toHaveLength(
    1,
  );
});
