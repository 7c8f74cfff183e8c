import { asAdmin, asCustomer, type Person } from "../../../test/support/builders";
import { aDeliveredOrder } from "../../../test/support/returns";
import { startTestShop, type TestShop } from "../../../test/support/shop";

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

const REQUEST = `mutation ($id: ID!) {
  requestReturn(lines: [{ orderId: $id, qty: 1 }], reason: "Too small.") { id number }
}`;
const request = async (id: string, by = carl) =>
  (await by.ask<{ requestReturn: { id: string; number: string } }>(REQUEST, { id })).requestReturn;

describe("the list of returns", () => {
  const found = async (search: string, status?: string) => {
    const LIST = `query ($search: String, $status: [ReturnStatus!]) {
      returns(search: $search, status: $status) { nodes { id } totalCount }
    }`;
    const sent = { search, ...(status && { status: [status] }) };
    const { returns } = await admin.ask<{ returns: { nodes: { id: string }[]; totalCount: number } }>(
      LIST,
      sent,
    );
    expect(returns.totalCount).toBe(returns.nodes.length);
    return returns.nodes.map(({ id }) => id);
  };

  it("is searched by customer, product, and the beginning of the number of a return or an order", async () => {
    const other = await asCustomer(shop);
    const [mine, theirs] = [await aDeliveredOrder(shop, carl), await aDeliveredOrder(shop, other)];
    const { id, number } = await request(mine);
    await request(theirs, other);
    await shop.sql("update orders set name = 'Zoë Quill', product_name = 'Ball 50%' where id = $1", [mine]);
    const [order] = await shop.sql<{ number: string }>("select number from orders where id = $1", [mine]);
    const numbers = [number, number.toLowerCase(), number.slice(1), order?.number ?? "", `#${order?.number}`];
    for (const search of [carl.email.toUpperCase(), "zoe quill", "quill 50%", ...numbers])
      expect([search, await found(search)]).toEqual([search, [id]]);
    expect(await found(number, "REQUESTED")).toEqual([id]);
    expect(await found(number, "DECLINED")).toEqual([]);
    expect(await found("Quill Bell")).toEqual([]);
  });

  it("refuses a search that is too long", async () => {
    const long = { search: "x".repeat(201) };
    expect(
      await admin.refusal("query ($search: String) { returns(search: $search) { totalCount } }", long),
    ).toBe("BAD_USER_INPUT");
  });
});
