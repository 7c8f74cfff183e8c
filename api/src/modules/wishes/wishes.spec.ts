import { randomUUID } from "node:crypto";
import { MAX_WISHES } from "@shop/shared/wishes";
import { aProduct, asAdmin, asCustomer, type Person } from "../../../test/support/builders";
import type { Page } from "../../../test/support/operations";
import { startTestShop, type TestShop } from "../../../test/support/shop";

const ADD = "mutation ($id: ID!) { addToWishList(productId: $id) }";
const REMOVE = "mutation ($id: ID!) { removeFromWishList(productId: $id) }";
const LIST = `query ($first: Int! = 24, $after: String) {
  myWishList(first: $first, after: $after) { nodes { id onMyWishList } pageInfo { hasNextPage endCursor } totalCount }
}`;

let shop: TestShop;
let customer: Person;
beforeAll(async () => (shop = await startTestShop()));
beforeEach(async () => (customer = await asCustomer(shop)));
afterAll(() => shop.stop());

const add = (id: string, person = customer) => person.ask(ADD, { id });
const remove = (id: string, person = customer) => person.ask(REMOVE, { id });
const list = async (variables: object = {}, person = customer) =>
  (await person.ask<{ myWishList: Page<{ id: string; onMyWishList: boolean }> }>(LIST, { ...variables }))
    .myWishList;
const ids = async () => (await list()).nodes.map(({ id }) => id);

/** Adds this number of new products to an account's wish list. */
const wishFor = (products: number) =>
  shop.sql(
    `with product as (
        insert into products (name, description, price_cents, image, rating, count_in_stock)
          select gen_random_uuid(), 'x', 100, '/x', 4, 9 from generate_series(1, $2::int) returning id
      ) insert into wishes (user_id, product_id, created_at) select $1, id, now() - interval '1 day' from product`,
    [customer.id, products],
  );

it("keeps what a customer wishes for, the latest first, each once", async () => {
  const [one, other] = [await aProduct(shop), await aProduct(shop, { countInStock: 0 })];
  expect(await ids()).toEqual([]);
  expect(await add(one.id)).toEqual({ addToWishList: true });
  expect(await add(other.id)).toEqual({ addToWishList: true });
  expect(await add(one.id)).toEqual({ addToWishList: true });
  expect(await list()).toMatchObject({
    nodes: [
      { id: other.id, onMyWishList: true },
      { id: one.id, onMyWishList: true },
    ],
    totalCount: 2,
  });
  expect(await remove(one.id)).toEqual({ removeFromWishList: true });
  expect(await remove(one.id)).toEqual({ removeFromWishList: false });
  expect(await remove("nothing")).toEqual({ removeFromWishList: false });
  expect(await ids()).toEqual([other.id]);
});

it("is nobody else's", async () => {
  const product = { id: (await aProduct(shop)).id };
  await add(product.id);
  const other = await asCustomer(shop);
  expect(await list({}, other)).toMatchObject({ nodes: [], totalCount: 0 });
  expect(await remove(product.id, other)).toEqual({ removeFromWishList: false });
  const onList = "query ($id: ID!) { product(id: $id) { onMyWishList } }";
  expect(await customer.ask(onList, product)).toEqual({ product: { onMyWishList: true } });
  expect(await other.ask(onList, product)).toEqual({ product: { onMyWishList: false } });
});

it("takes only products for sale, and hides products that are no longer sold", async () => {
  const [gone, draft] = [await aProduct(shop), await aProduct(shop)];
  await add(gone.id);
  await add(draft.id);
  await shop.sql("update products set archived_at = now() where id = $1", [gone.id]);
  await shop.sql("update products set draft = true where id = $1", [draft.id]);
  expect(await list()).toMatchObject({ nodes: [], totalCount: 0 });
  const admin = await asAdmin(shop);
  for (const id of [gone.id, draft.id, randomUUID(), "nothing"])
    for (const person of [customer, admin]) expect(await person.refusal(ADD, { id })).toBe("NOT_FOUND");
  await shop.sql("update products set draft = false where id = $1", [draft.id]);
  expect(await ids()).toEqual([draft.id]);
});

it("pages through a long list", async () => {
  await wishFor(7);
  const seen = new Set<string>();
  const sizes: number[] = [];
  for (let after: string | null = null, more = true; more;) {
    const page = await list({ first: 3, after });
    page.nodes.forEach(({ id }) => seen.add(id));
    sizes.push(page.nodes.length);
    ({ hasNextPage: more, endCursor: after } = page.pageInfo);
  }
  expect([sizes, seen.size]).toEqual([[3, 3, 1], 7]);
});

it("holds two hundred products, also if more are added at once; products no longer sold make room", async () => {
  await wishFor(MAX_WISHES - 1);
  const [one, other] = [await aProduct(shop), await aProduct(shop)];
  const codes = await Promise.all([one, other].map(({ id }) => customer.refusal(ADD, { id })));
  expect(codes.toSorted()).toEqual(["CONFLICT", undefined]);
  const [kept] = await ids();
  expect(await add(kept ?? "")).toEqual({ addToWishList: true });
  const left = kept === one.id ? other : one;
  const { errors } = await customer.graphql(ADD, { id: left.id });
  expect(errors[0]?.message).toBe("Your wish list is full: it holds 200 products. Remove one first.");
  await shop.sql("update products set archived_at = now() where id = $1", [kept]);
  expect(await add(left.id)).toEqual({ addToWishList: true });
});
