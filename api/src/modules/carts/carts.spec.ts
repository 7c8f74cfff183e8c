import { randomUUID } from "node:crypto";
import { MAX_CART_ITEMS } from "@shop/shared/order";
import { aProduct, asCustomer, type Person } from "../../../test/support/builders";
import { aGroup } from "../../../test/support/groups";
import { startTestShop, type TestShop } from "../../../test/support/shop";

const ENTRY = "{ productId name image price countInStock quantity }";
const CART = `{ myCart ${ENTRY} }`;
const SAVE = `mutation ($changes: [CartChangeInput!]!) { saveCart(input: { changes: $changes }) ${ENTRY} }`;
const PLACE = `mutation ($items: [CartItemInput!]!, $key: ID!) {
  placeOrders(input: { items: $items, name: "Ada", address: "1 Quay", phone: "555 0100", idempotencyKey: $key }) { __typename }
}`;

interface Entry {
  productId: string;
  quantity: number;
}
interface Change extends Entry {
  merge?: boolean;
}

let shop: TestShop;
let customer: Person;
beforeAll(async () => (shop = await startTestShop()));
beforeEach(async () => (customer = await asCustomer(shop)));
afterAll(() => shop.stop());

const pairs = (entries: Entry[]) => entries.map(({ productId, quantity }) => [productId, quantity]);
const save = async (changes: Change[], person = customer) =>
  pairs((await person.ask<{ saveCart: Entry[] }>(SAVE, { changes })).saveCart);
const cart = async (person = customer) => pairs((await person.ask<{ myCart: Entry[] }>(CART)).myCart);
const products = (count: number) => Promise.all(Array.from({ length: count }, () => aProduct(shop)));

it("keeps the entries of an account, the newest last, with the products as they are now", async () => {
  const [one, other] = await products(2);
  if (!one || !other) throw new Error("unreachable");
  expect(await cart()).toEqual([]);
  await save([{ productId: other.id, quantity: 2 }]);
  expect(await save([{ productId: one.id, quantity: 1 }])).toEqual([
    [other.id, 2],
    [one.id, 1],
  ]);
  await shop.sql("update products set price_cents = 1234, count_in_stock = 0 where id = $1", [one.id]);
  await shop.sql("update products set archived_at = now() where id = $1", [other.id]);
  expect((await customer.ask<{ myCart: Entry[] }>(CART)).myCart).toMatchObject([
    { productId: other.id, name: other.name, quantity: 2 },
    { productId: one.id, price: 12.34, countInStock: 0, quantity: 1 },
  ]);
  expect(await save([{ productId: other.id, quantity: 0 }])).toEqual([[one.id, 1]]);
});

it("names the option values of variants, until they leave their group", async () => {
  const group = await aGroup(shop, { options: ["Strap"] }, [["Steel"]], [["Leather"]]);
  for (const { id } of group.products) await save([{ productId: id, quantity: 1 }]);
  const [, leather] = group.products;
  await shop.sql("update products set archived_at = now() where id = $1", [leather?.id]);
  expect(await customer.ask("{ myCart { optionValues { option value } } }")).toEqual({
    myCart: [{ optionValues: [{ option: "Strap", value: "Steel" }] }, { optionValues: [] }],
  });
});

it("merges the cart of a visitor: of a product in both, the larger quantity", async () => {
  const [one, other, third] = await products(3);
  if (!one || !other || !third) throw new Error("unreachable");
  await save([
    { productId: one.id, quantity: 5 },
    { productId: other.id, quantity: 1 },
  ]);
  const brought = [one, other, third].map(({ id }) => ({ productId: id, quantity: 3, merge: true }));
  const merged = [
    [one.id, 5],
    [other.id, 3],
    [third.id, 3],
  ];
  expect(await save(brought)).toEqual(merged);
  expect(await save(brought)).toEqual(merged);
  expect(await save([{ productId: one.id, quantity: 2 }])).toContainEqual([one.id, 2]);
});

it("loses nothing if two devices save at once", async () => {
  const chosen = await products(8);
  await Promise.all(chosen.map(({ id }) => save([{ productId: id, quantity: 1 }])));
  expect((await cart()).map(([id]) => id).toSorted()).toEqual(chosen.map(({ id }) => id).toSorted());
  const [one, other] = chosen;
  if (!one || !other) throw new Error("unreachable");
  await Promise.all([
    save([{ productId: one.id, quantity: 0 }]),
    save([{ productId: other.id, quantity: 4 }]),
    save([{ productId: other.id, quantity: 9, merge: true }]),
  ]);
  const left = await cart();
  expect(left).toHaveLength(7);
  expect([4, 9]).toContain(left.find(([id]) => id === other.id)?.[1]);
});

it("is nobody else's", async () => {
  const [product] = await products(1);
  const productId = product?.id ?? "";
  await save([{ productId, quantity: 2 }]);
  const other = await asCustomer(shop);
  expect(await cart(other)).toEqual([]);
  expect(await save([{ productId, quantity: 0 }], other)).toEqual([]);
  expect(await cart()).toEqual([[productId, 2]]);
});

it("adds no unknown product, draft or archived product", async () => {
  const [kept, draft, archived] = await products(3);
  if (!kept || !draft || !archived) throw new Error("unreachable");
  await shop.sql("update products set draft = true where id = $1", [draft.id]);
  await shop.sql("update products set archived_at = now() where id = $1", [archived.id]);
  const ids = ["nothing", randomUUID(), draft.id, archived.id, kept.id];
  expect(await save(ids.map((productId) => ({ productId, quantity: 1 })))).toEqual([[kept.id, 1]]);
});

it.each([
  ["no change", () => []],
  ["51 changes", () => Array.from({ length: 51 }, () => ({ productId: randomUUID(), quantity: 1 }))],
  ["a product twice", () => Array.from({ length: 2 }, () => ({ productId: "x", quantity: 1 }))],
  ["a negative quantity", () => [{ productId: "x", quantity: -1 }]],
  ["too large a quantity", () => [{ productId: "x", quantity: 1_000_001 }]],
  ["an empty id", () => [{ productId: "", quantity: 1 }]],
])("refuses %s", async (_, changes) => {
  expect(await customer.refusal(SAVE, { changes: changes() })).toBe("BAD_USER_INPUT");
});

it("holds fifty products, also if two devices add some at once; a removal makes room in the same request", async () => {
  const all = await products(MAX_CART_ITEMS + 2);
  const ids = all.map(({ id }) => id);
  await save(ids.slice(0, 49).map((productId) => ({ productId, quantity: 1 })));
  await Promise.all(ids.slice(49, 51).map((productId) => save([{ productId, quantity: 1 }])));
  expect(await cart()).toHaveLength(MAX_CART_ITEMS);
  const [first = "", last = ""] = [ids[0], ids[51]];
  expect(await save([{ productId: last, quantity: 1 }])).toHaveLength(MAX_CART_ITEMS);
  const changed = await save([
    { productId: first, quantity: 0 },
    { productId: last, quantity: 7 },
  ]);
  expect([changed.length, changed.at(-1)]).toEqual([MAX_CART_ITEMS, [last, 7]]);
});

it("loses the products of an order, also while another device saves, and keeps the others", async () => {
  const [ordered, kept] = await products(2);
  if (!ordered || !kept) throw new Error("unreachable");
  const other = await asCustomer(shop);
  for (const person of [customer, other]) await save([{ productId: ordered.id, quantity: 2 }], person);
  const items = [{ productId: ordered.id, qty: 2 }];
  await Promise.all([
    customer.ask(PLACE, { items, key: "once" }),
    save([{ productId: kept.id, quantity: 1 }]),
  ]);
  expect(await cart()).toEqual([[kept.id, 1]]);
  expect(await cart(other)).toEqual([[ordered.id, 2]]);
});
