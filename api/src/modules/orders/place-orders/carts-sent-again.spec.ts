import { aProduct, asCustomer, type Person } from "../../../../test/support/builders";
import { aCartForm, PLACE_ORDERS, type PlaceOrdersAnswer } from "../../../../test/support/operations";
import { startTestShop, type TestShop } from "../../../../test/support/shop";
import type { Product } from "../../catalogue/product.entity";

let shop: TestShop;
let customer: Person;
beforeAll(async () => (shop = await startTestShop()));
beforeEach(async () => (customer = await asCustomer(shop)));
afterAll(() => shop.stop());

const send = async (person: Person, input: object) =>
  (await person.ask<PlaceOrdersAnswer>(PLACE_ORDERS, { input })).placeOrders;
const entry = ({ id }: Pick<Product, "id">, qty = 1) => ({ productId: id, qty });
const products = (count: number, wanted: Parameters<typeof aProduct>[1] = {}) =>
  Promise.all(Array.from({ length: count }, () => aProduct(shop, wanted)));
const ordersOf = ({ id }: Person) => shop.sql("select id from orders where user_id = $1", [id]);
const stockOf = async (...each: Pick<Product, "id">[]) => {
  const found = await shop.sql<{ id: string; stock: number }>(
    "select id, count_in_stock as stock from products where id = any($1)",
    [each.map(({ id }) => id)],
  );
  return each.map(({ id }) => found.find((product) => product.id === id)?.stock);
};

describe("the same form again", () => {
  it("gives the first checkout, and orders nothing more", async () => {
    const [one, other] = (await products(2)) as [Product, Product];
    const form = aCartForm([entry(one, 2), entry(other)]);
    const first = await send(customer, form);
    expect(await send(customer, { ...form, items: [...form.items].reverse() })).toEqual(first);
    expect(await stockOf(one, other)).toEqual([98, 99]);
  });

  it.each([100, 2])(
    "gives the first checkout to each of ten that arrive at once, with %i in stock",
    async (stock) => {
      const cart = (await products(3, { countInStock: stock })).map((product) => entry(product));
      const form = aCartForm(cart);
      const placed = await Promise.all(Array.from({ length: 10 }, () => send(customer, form)));
      expect(new Set(placed.map(({ __typename, id }) => `${__typename} ${id}`)).size).toBe(1);
      expect(placed[0]?.__typename).toBe("Checkout");
      expect(await ordersOf(customer)).toHaveLength(3);
    },
  );

  it("gives the first checkout even when its orders have been paid since", async () => {
    const form = aCartForm([entry(await aProduct(shop))]);
    const { id } = await send(customer, form);
    await shop.sql("update orders set paid_at = now() where checkout_id = $1", [id]);
    expect(await send(customer, form)).toMatchObject({ __typename: "Checkout", id });
    expect(await ordersOf(customer)).toHaveLength(1);
  });

  it("is refused for another cart", async () => {
    const [one, other] = (await products(2)) as [Product, Product];
    const form = aCartForm([entry(one)]);
    await send(customer, form);
    const others = [
      { items: [entry(other)] },
      { items: [entry(one), entry(other)] },
      { items: [entry(one, 2)] },
      { address: "2 Low Street" },
    ];
    for (const changed of others) {
      const { errors } = await customer.graphql(PLACE_ORDERS, { input: { ...form, ...changed } });
      expect(errors[0]?.extensions).toMatchObject({
        code: "BAD_USER_INPUT",
        errors: [{ field: "idempotencyKey" }],
      });
    }
    expect(await ordersOf(customer)).toHaveLength(1);
  });

  it("has keys of its own for each customer", async () => {
    const form = aCartForm([entry(await aProduct(shop))], { idempotencyKey: "my-cart" });
    const [mine, theirs] = [await send(customer, form), await send(await asCustomer(shop), form)];
    expect(theirs.__typename).toBe("Checkout");
    expect(theirs.id).not.toBe(mine.id);
  });
});
