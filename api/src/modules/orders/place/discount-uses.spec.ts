import { aLeavingCustomer, deletionOf } from "../../../../test/accounts/leaving";
import { aProduct, asCustomer, asVisitor, type Person } from "../../../../test/support/builders";
import { Caller } from "../../../../test/support/caller";
import { aJobContext } from "../../../../test/support/jobs";
import { aCartForm, anOrderForm, CANCEL_ORDER } from "../../../../test/support/operations";
import { aDiscount, usesOf } from "../../../../test/support/pricing";
import { startTestShop, type TestShop } from "../../../../test/support/shop";
import { RateLimits } from "../../../limits/rate-limits";
import { expireOrders } from "../expire-orders";

let shop: TestShop;
/** Another process of the shop. */
let other: TestShop;
beforeAll(async () => {
  const settings = { policy: { orderHoldHours: 1 } };
  shop = await startTestShop(settings);
  other = await startTestShop({ ...settings, databaseUrl: shop.databaseUrl });
});
afterAll(async () => {
  await other.stop();
  await shop.stop();
});

const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
  __typename ... on Order { id discount } ... on DiscountRefused { message } } }`;
const PLACE_CART = `mutation ($input: PlaceOrdersInput!) { placeOrders(input: $input) {
  __typename ... on Checkout { id discount orders { id discount } } ... on DiscountRefused { message } } }`;

interface Placed {
  __typename: string;
  id: string;
  message: string;
  discount: number;
  orders: { id: string; discount: number }[];
}

const placeOne = async (by: Caller, input: Record<string, unknown>) =>
  (await by.ask<{ placeOrder: Placed }>(PLACE, { input })).placeOrder;
const placeCart = async (by: Caller, productIds: string[], wanted: Record<string, unknown>) => {
  const input = aCartForm(
    productIds.map((productId) => ({ productId, qty: 1 })),
    wanted,
  );
  return (await by.ask<{ placeOrders: Placed }>(PLACE_CART, { input })).placeOrders;
};
const cancel = (by: Person, id: string) => by.ask(CANCEL_ORDER, { id });
const productIds = (count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await aProduct(shop, { countInStock: 1_000 })).id));

it("is used ten times by 200 customers who send it at once to two processes, for a code with ten uses", async () => {
  const discount = await aDiscount(shop, { maxUses: 10 });
  const ids = await productIds(4);
  const customers = await Promise.all(
    Array.from({ length: 200 }, (_, at) => asCustomer(at % 2 ? shop : other)),
  );
  const placed = await Promise.all(
    customers.map((by, at) =>
      at % 3
        ? placeOne(by, anOrderForm(ids[at % 4] as string, { discountCode: discount.code }))
        : placeCart(by, ids.slice(0, 1 + (at % 4)), { discountCode: discount.code }),
    ),
  );
  const refused = placed.filter(({ __typename }) => __typename === "DiscountRefused");
  expect(refused).toHaveLength(190);
  expect(new Set(refused.map(({ message }) => message))).toEqual(new Set(["This code has been used up."]));
  expect(await usesOf(shop, discount)).toBe(10);
  const [carts] = await shop.sql<{ count: number }>(
    "select count(distinct coalesce(checkout_id, id))::int as count from orders where discount_id = $1",
    [discount.id],
  );
  expect(carts).toEqual({ count: 10 });
});

describe("a use comes back", () => {
  it("with the last order of a cart that is cancelled, and with a single one", async () => {
    const discount = await aDiscount(shop, { maxUses: 1 });
    const [by, ids] = [await asCustomer(shop), await productIds(3)];
    const { orders } = await placeCart(by, ids, { discountCode: discount.code });
    const uses: number[] = [];
    for (const { id } of orders) {
      await cancel(by, id);
      uses.push(await usesOf(shop, discount));
    }
    expect(uses).toEqual([1, 1, 0]);
    const single = await placeOne(by, anOrderForm(ids[0] as string, { discountCode: discount.code }));
    expect(await usesOf(shop, discount)).toBe(1);
    await cancel(by, single.id);
    expect(await by.refusal(CANCEL_ORDER, { id: single.id })).toBe("CONFLICT");
    expect(await usesOf(shop, discount)).toBe(0);
  });

  it("when the shop cancels orders that aren't paid in time", async () => {
    const discount = await aDiscount(shop);
    const [by, ids] = [await asCustomer(shop), await productIds(2)];
    await placeCart(by, ids, { discountCode: discount.code });
    await shop.sql("update orders set created_at = now() - interval '2 hours' where user_id = $1", [by.id]);
    await expireOrders(aJobContext(shop));
    expect(await usesOf(shop, discount)).toBe(0);
  });

  it("when the customer deletes the account", async () => {
    const [discount, another] = [await aDiscount(shop), await aDiscount(shop)];
    const [{ caller, idToken }, ids] = [await aLeavingCustomer(shop), await productIds(3)];
    await placeCart(caller, ids.slice(1), { discountCode: discount.code });
    await placeOne(caller, anOrderForm(ids[0] as string, { discountCode: another.code }));
    expect([await usesOf(shop, discount), await usesOf(shop, another)]).toEqual([1, 1]);
    await deletionOf(caller, idToken);
    expect(await usesOf(shop, discount)).toBe(0);
    expect(await usesOf(shop, another)).toBe(0);
  });

  it("once, where the orders of a cart are cancelled at once, and others order with the code", async () => {
    const discount = await aDiscount(shop, { maxUses: 1_000 });
    const ids = await productIds(5);
    const people = await Promise.all(Array.from({ length: 10 }, () => asCustomer(shop)));
    const carts = await Promise.all(people.map((by) => placeCart(by, ids, { discountCode: discount.code })));
    const others = await Promise.all(Array.from({ length: 10 }, () => asCustomer(other)));
    await Promise.all([
      ...carts.flatMap(({ orders }, at) => orders.map(({ id }) => cancel(people[at] as Person, id))),
      ...others.map((by) => placeCart(by, [...ids].reverse(), { discountCode: discount.code })),
    ]);
    expect(await usesOf(shop, discount)).toBe(10);
  });
});

describe("a code for once per customer", () => {
  it("is used by one of two tabs that order at once, in two processes", async () => {
    const ids = await productIds(2);
    for (let turn = 0; turn < 5; turn += 1) {
      const discount = await aDiscount(shop, { oncePerCustomer: true });
      const by = await asCustomer(shop);
      const elsewhere = new Caller(other, by.token);
      const placed = await Promise.all(
        [by, elsewhere].map((tab, at) =>
          placeOne(tab, anOrderForm(ids[at] as string, { discountCode: discount.code })),
        ),
      );
      expect(placed.map(({ __typename }) => __typename).sort()).toEqual(["DiscountRefused", "Order"]);
      expect(placed.find(({ message }) => message)?.message).toBe("You have used this code before.");
      expect(await usesOf(shop, discount)).toBe(1);
    }
  });

  it("counts again once the order was cancelled, and not while it is paid or delivered", async () => {
    const discount = await aDiscount(shop, { oncePerCustomer: true });
    const [by, [first = "", second = ""]] = [await asCustomer(shop), await productIds(2)];
    const order = (id: string) => placeOne(by, anOrderForm(id, { discountCode: discount.code }));
    await cancel(by, (await order(first)).id);
    expect(await order(first)).toMatchObject({ __typename: "Order" });
    await shop.sql(
      "update orders set paid_at = now(), delivered_at = now() where user_id = $1 and cancelled_at is null",
      [by.id],
    );
    expect(await order(second)).toMatchObject({ __typename: "DiscountRefused" });
    const another = await asCustomer(shop);
    expect(await placeOne(another, anOrderForm(second, { discountCode: discount.code }))).toMatchObject({
      __typename: "Order",
    });
  });
});

describe("a code is refused in words, and nothing is ordered", () => {
  const tomorrow = () => new Date(Date.now() + 86_400_000);
  const yesterday = () => new Date(Date.now() - 86_400_000);
  const refusalOf = async (discountCode: string) => {
    const [by, [id = ""]] = [await asCustomer(shop), await productIds(1)];
    const { __typename, message } = await placeOne(by, anOrderForm(id, { discountCode }));
    expect(__typename).toBe("DiscountRefused");
    expect(await shop.sql("select from orders where user_id = $1", [by.id])).toEqual([]);
    return message;
  };

  it.each([
    ["This code has ended.", () => ({ endsAt: yesterday() })],
    ["This code has ended.", () => ({ endedAt: yesterday() })],
    [/^This code is valid from /, () => ({ startsAt: tomorrow() })],
    ["This code has been used up.", () => ({ maxUses: 2, uses: 2 })],
    ["This code requires an order of 500.00$ or more.", () => ({ minimumMinor: 50_000 })],
  ])("%s", async (words, wanted) => {
    const discount = await aDiscount(shop, wanted());
    const before = await usesOf(shop, discount);
    expect(await refusalOf(discount.code)).toEqual(
      typeof words === "string" ? words : expect.stringMatching(words),
    );
    expect(await usesOf(shop, discount)).toBe(before);
  });

  it("if it is for products of another category", async () => {
    const [category] = await shop.sql<{ id: string }>(
      "insert into categories (name, slug) values ('Saws', 'saws') returning id",
    );
    const { id: categoryId } = category as { id: string };
    const { code } = await aDiscount(shop, { categoryId });
    expect(await refusalOf(code)).toBe("This code is for Saws only.");
    const saw = await aProduct(shop, { categoryId, price: 10 });
    const [by, [id = ""]] = [await asCustomer(shop), await productIds(1)];
    const { orders } = await placeCart(by, [saw.id, id], { discountCode: code });
    expect(orders.map(({ discount }) => discount).sort()).toEqual([0, 1]);
  });

  it.each([
    "ЅUMMER",
    "夏季折扣",
    "NONE",
    "'; drop table discounts; --",
    "\u202eREMMUS",
    "A".repeat(100),
    "0",
  ])("where it can't be one: %s", async (code) =>
    expect(await refusalOf(code)).toBe("This code isn't valid."),
  );

  it("if it has 10,000 characters, as a field that is too long", async () => {
    const [by, [id = ""]] = [await asCustomer(shop), await productIds(1)];
    for (const discountCode of ["A".repeat(10_000), "Ж".repeat(10_000)]) {
      const { errors } = await by.graphql(PLACE, { input: anOrderForm(id, { discountCode }) });
      expect(errors[0]?.extensions).toMatchObject({ errors: [{ field: "discountCode" }] });
    }
  });
});

it("limits guesses of codes, in quotes and in orders together", async () => {
  const rateLimits = new RateLimits({ points: { discountCode: 3 } });
  const limited = await startTestShop({ databaseUrl: shop.databaseUrl, rateLimits });
  try {
    const [by, [id = ""]] = [await asCustomer(limited), await productIds(1)];
    const quote = (discountCode?: string) =>
      asVisitor(limited).refusal("query ($input: QuoteInput!) { quote(input: $input) { total } }", {
        input: { items: [{ productId: id, qty: 1 }], discountCode },
      });
    expect([await quote("ONE"), await quote("TWO")]).toEqual([undefined, undefined]);
    await placeOne(by, anOrderForm(id, { discountCode: "THREE" }));
    expect(await quote("FOUR")).toBe("RATE_LIMITED");
    expect(await by.refusal(PLACE, { input: anOrderForm(id, { discountCode: "FIVE" }) })).toBe(
      "RATE_LIMITED",
    );
    expect(await quote()).toBeUndefined();
    expect(await placeOne(by, anOrderForm(id))).toMatchObject({ __typename: "Order" });
  } finally {
    await limited.stop();
  }
});
