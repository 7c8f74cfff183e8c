import { Client } from "pg";
import { aProduct, asCustomer, type Person } from "../../../../test/support/builders";
import { aCartForm } from "../../../../test/support/operations";
import { cartOf, placeCart } from "../../../../test/support/priced-orders";
import { aDiscount, aShippingMethod, aTaxRate, clearSettings } from "../../../../test/support/pricing";
import { startTestShop, type TestShop } from "../../../../test/support/shop";

let shop: TestShop;
let customer: Person;
beforeAll(async () => (shop = await startTestShop()));
beforeEach(async () => (customer = await asCustomer(shop)));
afterEach(() => clearSettings(shop));
afterAll(() => shop.stop());

const ordersOf = ({ id }: Person) => shop.sql("select id from orders where user_id = $1", [id]);

describe("a price or code that changes while an order waits", () => {
  /** The database connection of another process. */
  let other: Client;
  beforeEach(async () => {
    other = new Client({ connectionString: shop.databaseUrl });
    await other.connect();
  });
  afterEach(() => other.end());

  const untilWaiting = async () => {
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query like '%item as materialized%'`;
    while ((await shop.sql(waiting)).length === 0);
  };
  /**
   * Places a cart while another transaction has locked the customer, and makes a change before that transaction
   * commits.
   */
  const placeWhile = async (form: object, change: () => Promise<unknown>) => {
    await other.query("begin");
    await other.query("select from users where id = $1 for no key update", [customer.id]);
    const placing = placeCart(customer, form);
    await untilWaiting();
    await change();
    await other.query("commit");
    return placing;
  };

  it("is charged at the new price, with a quote made from it", async () => {
    await aShippingMethod(shop, { freeFromMinor: 5000 });
    const { id } = await aProduct(shop, { price: 50 });
    const setPrice = () => shop.sql("update products set price_cents = 1000 where id = $1", [id]);
    expect(await placeWhile(cartOf([id]), setPrice)).toMatchObject({ total: 14.9, shipping: 4.9 });
  });

  it("is refused where it costs something else than expected by then", async () => {
    const { id } = await aProduct(shop, { price: 50 });
    const setPrice = () => shop.sql("update products set price_cents = 5100 where id = $1", [id]);
    expect(await placeWhile(cartOf([id], { expectedTotal: 50 }), setPrice)).toMatchObject({
      ...{ __typename: "TotalChanged", quote: { total: 51 } },
    });
    expect(await ordersOf(customer)).toEqual([]);
  });

  it("counts a code as it is by then", async () => {
    const discount = await aDiscount(shop, { percent: 10 });
    const { id } = await aProduct(shop, { price: 50 });
    const change = () =>
      shop.sql("update discounts set percent = 20, version = version + 1 where id = $1", [discount.id]);
    expect(await placeWhile(cartOf([id], { discountCode: discount.code }), change)).toMatchObject({
      ...{ discount: 10, total: 40 },
    });
  });

  it("counts a code as another process has changed it since the last order", async () => {
    const [discount, { id }] = [await aDiscount(shop, { percent: 10 }), await aProduct(shop, { price: 50 })];
    const orderAsSomebody = async () =>
      placeCart(await asCustomer(shop), cartOf([id], { discountCode: discount.code }));
    const change = (what: string) =>
      shop.sql(`update discounts set ${what}, version = version + 1 where id = $1`, [discount.id]);
    expect(await orderAsSomebody()).toMatchObject({ discount: 5 });
    await change("percent = 20, minimum_cents = 6000");
    expect(await orderAsSomebody()).toMatchObject({ __typename: "DiscountRefused" });
    await change("minimum_cents = 5000");
    expect(await orderAsSomebody()).toMatchObject({ discount: 10 });
  });

  it("is charged at the price that another process has set since the last order, and refused where that is not expected", async () => {
    await aShippingMethod(shop, { freeFromMinor: 5000 });
    const { id } = await aProduct(shop, { price: 50 });
    const orderAsSomebody = async (wanted?: object) =>
      placeCart(await asCustomer(shop), cartOf([id], { ...wanted }));
    const set = (what: string) => shop.sql(`update products set ${what} where id = $1`, [id]);
    expect(await orderAsSomebody()).toMatchObject({ total: 50 });
    await set("price_cents = 1000");
    expect(await orderAsSomebody()).toMatchObject({ total: 14.9 });
    await set("price_cents = 1100");
    const refused = { __typename: "TotalChanged", quote: { total: 15.9 } };
    expect(await orderAsSomebody({ expectedTotal: 14.9 })).toMatchObject(refused);
    await set("price_cents = 1200");
    expect(await orderAsSomebody({ expectedTotal: 16.9 })).toMatchObject({ total: 16.9 });
    await set("archived_at = now()");
    expect(await orderAsSomebody({ expectedTotal: 16.9 })).toMatchObject({ __typename: "CartRefused" });
  });

  it("pays one rate in all its orders while two admins change it", async () => {
    const rate = await aTaxRate(shop, { percent: 10 });
    const products = await Promise.all([1, 2, 3].map(() => aProduct(shop, { price: 10 })));
    const ids = products.map(({ id }) => id);
    const customers = await Promise.all(Array.from({ length: 20 }, () => asCustomer(shop)));
    const change = async (percent: number) => {
      for (let turn = 0; turn < 10; turn += 1)
        await shop.sql("update tax_rates set percent = $2 where id = $1", [rate, percent + turn]);
    };
    const [placed] = await Promise.all([
      Promise.all(customers.map((by) => placeCart(by, cartOf(ids)))),
      change(10),
      change(30),
    ]);
    for (const { orders, tax, total } of placed) {
      const percents = new Set(orders.flatMap(({ taxLines }) => taxLines.map((line) => line.percent)));
      expect(percents.size).toBe(1);
      const [percent] = [...percents] as number[];
      expect(tax).toBeCloseTo((60 * (percent as number)) / 100, 6);
      expect(total).toBeCloseTo(60 + tax, 6);
    }
  });

  it("pays the sale's price for all its products or for none at the moment at which the sale ends", async () => {
    const products = await Promise.all([1, 2].map(() => aProduct(shop, { price: 10, regularPrice: 20 })));
    const ids = products.map(({ id }) => id);
    const customers = await Promise.all(Array.from({ length: 30 }, () => asCustomer(shop)));
    const endSale = `with ending as materialized (
        select id from products where id = any($1) order by id for no key update
      ) update products set price_cents = 2000, regular_price_cents = null from ending where products.id = ending.id`;
    const buying = customers.map(async (by, at) => {
      if (at === 10) await shop.sql(endSale, [ids]);
      return placeCart(by, aCartForm(ids.map((productId) => ({ productId, qty: 1 }))));
    });
    const totals = new Set((await Promise.all(buying)).map(({ total }) => total));
    expect([...totals].every((total) => total === 20 || total === 40)).toBe(true);
    expect(totals.has(40)).toBe(true);
  });
});
