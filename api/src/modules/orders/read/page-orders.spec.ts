import { anOrder, aProduct, asAdmin, asCustomer, type Person } from "../../../../test/support/builders";
import type { Page } from "../../../../test/support/operations";
import { startTestShop, type TestShop } from "../../../../test/support/shop";

type Listed = Page<{ id: string }> & { pageInfo: { startCursor: string | null } };

const ORDERS = `query ($first: Int!, $after: String, $before: String, $search: String, $sort: OrderSort!) {
  orders(first: $first, after: $after, before: $before, search: $search, sort: $sort) {
    nodes { id } totalCount pageInfo { hasNextPage startCursor endCursor }
  }
}`;
const SORTS = ["NEWEST", "OLDEST", "CUSTOMER", "PRODUCT", "QTY_DESC", "UNPAID_FIRST"];

describe.each(["en", "de"])("in a shop with the language %s", (language) => {
  let shop: TestShop;
  let admin: Person;
  beforeAll(async () => {
    shop = await startTestShop({ locale: { currency: "EUR", language, timeZone: "Europe/Berlin" } });
    admin = await asAdmin(shop);
    const customer = await asCustomer(shop);
    for (const name of ["Zange", "Ahle", "Äxte", "Bohrer"]) {
      const product = await aProduct(shop, { name });
      await anOrder(shop, customer, product, { name: `${name} GmbH`, paidAt: new Date() });
      await anOrder(shop, customer, product, { name: `${name} GmbH`, quantity: 2 });
    }
  });
  afterAll(() => shop.stop());

  const read = async (wanted: object) => (await admin.ask<{ orders: Listed }>(ORDERS, { ...wanted })).orders;

  it.each(SORTS.flatMap((sort) => ["", "gmbh", "@"].map((search) => [sort, search] as const)))(
    "lists orders by %s in one order on all pages and both ways, found by '%s'",
    async (sort, search) => {
      const whole = await read({ first: 50, sort, search });
      expect([whole.nodes.length, whole.totalCount]).toEqual([8, 8]);
      const paged: Listed["nodes"] = [];
      let start: string | null = null;
      for (let after: string | null = null, more = true; more;) {
        const page: Listed = await read({ first: 3, sort, search, after });
        paged.push(...page.nodes);
        start = page.pageInfo.startCursor;
        ({ hasNextPage: more, endCursor: after } = page.pageInfo);
      }
      expect(paged).toEqual(whole.nodes);
      expect((await read({ first: 50, sort, search, before: start })).nodes).toEqual(whole.nodes.slice(0, 6));
    },
  );
});
