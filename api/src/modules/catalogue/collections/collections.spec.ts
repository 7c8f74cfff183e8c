import { randomUUID } from "node:crypto";
import { aProduct, asAdmin, asCustomer, asVisitor, type Person } from "../../../../test/support/builders";
import { aGroup } from "../../../../test/support/groups";
import { startTestShop, type TestShop } from "../../../../test/support/shop";
import { aTaxonomy, auditedBy, categories, mutationsOf } from "../../../../test/support/taxonomy";
import { findCollections } from "../find-collections";
import type { Product, ProductTable } from "../product.entity";

interface Saved {
  id: string;
  slug: string;
  version: number;
}

interface Page {
  nodes: { name: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
  facets: { slug: string; values: { value: string; count: number }[] }[];
}

let shop: TestShop;
let admin: Person;
beforeAll(async () => (shop = await startTestShop()));
beforeEach(async () => {
  await shop.sql("truncate products, product_groups, collections, categories, brands, attributes cascade");
  await aTaxonomy(shop);
  admin = await asAdmin(shop);
});
afterAll(() => shop.stop());

const save = (input: object, id?: string) =>
  mutationsOf(admin)<Saved>("saveCollection", "id: ID, input: CollectionInput!", "{ id slug version }")({
    id,
    input: { slug: "gifts", name: "Gifts", ...input },
  });
const saved = async (input: object, id?: string): Promise<Saved> => {
  const { done, refused } = await save(input, id);
  expect(refused).toBeUndefined();
  return done as Saved;
};
const refusal = async (input: object, id?: string) => (await save(input, id)).refused;
const named = (name: string, wanted: Partial<ProductTable> = {}): Promise<Product> =>
  aProduct(shop, { name, ...wanted });

const PAGE =
  "{ nodes { name } pageInfo { hasNextPage endCursor } totalCount facets { slug values { value count } } }";
const listed = async (slug: string, args: object = {}, viewer: Pick<Person, "ask"> = asVisitor(shop)) =>
  (
    await viewer.ask<{ products: Page }>(
      `query ($collection: String, $first: Int! = 24, $after: String, $sort: ProductSort, $filter: ProductFilter, $search: String) {
        products(collection: $collection, first: $first, after: $after, sort: $sort, filter: $filter, search: $search) ${PAGE}
      }`,
      { collection: slug, ...args },
    )
  ).products;
const namesIn = ({ nodes }: Pick<Page, "nodes">) => nodes.map(({ name }) => name);
const collection = async (slug: string, selection: string, viewer: Pick<Person, "ask"> = asVisitor(shop)) =>
  (
    await viewer.ask<{ collection: Record<string, unknown> | null }>(
      `query ($slug: String!) { collection(slug: $slug) { ${selection} } }`,
      { slug },
    )
  ).collection;

describe("a collection of products chosen by hand", () => {
  it("lists them in their order, page by page, and counts its facets", async () => {
    const [a, b, c] = [await named("A", { brandSlug: "seiko" }), await named("B"), await named("C")];
    await saved({ productIds: [b.id, c.id, a.id.toUpperCase()] });
    const first = await listed("gifts", { first: 2 });
    expect([namesIn(first), first.totalCount, first.pageInfo.hasNextPage]).toEqual([["B", "C"], 3, true]);
    expect(namesIn(await listed("gifts", { first: 2, after: first.pageInfo.endCursor }))).toEqual(["A"]);
    expect(first.facets.find(({ slug }) => slug === "brand")?.values).toEqual([{ value: "seiko", count: 1 }]);
    expect(namesIn(await listed("gifts", { sort: "NAME" }))).toEqual(["A", "B", "C"]);
    expect(namesIn(await listed("gifts", { filter: { brands: ["seiko"] } }))).toEqual(["A"]);
    expect(await collection("gifts", "products(first: 2) { nodes { name } totalCount }")).toEqual({
      products: { nodes: [{ name: "B" }, { name: "C" }], totalCount: 3 },
    });
  });

  it("finds words in them alone", async () => {
    const inside = await named("Brass compass");
    await named("Brass bell");
    await saved({ productIds: [inside.id] });
    const found = await listed("gifts", { search: "brass" });
    expect([namesIn(found), found.totalCount]).toEqual([["Brass compass"], 1]);
  });

  it("counts again once it has other products", async () => {
    const [a, b] = [await named("A", { brandSlug: "seiko" }), await named("B", { brandSlug: "tag" })];
    const { id } = await saved({ productIds: [a.id] });
    expect((await listed("gifts")).totalCount).toBe(1);
    await saved({ productIds: [b.id, a.id] }, id);
    const after = await listed("gifts");
    expect([namesIn(after), after.totalCount]).toEqual([["B", "A"], 2]);
    expect(after.facets.find(({ slug }) => slug === "brand")?.values).toHaveLength(2);
  });

  it("shows neither drafts nor deleted products, which come back with their place when they do", async () => {
    const [a, b, c] = [await named("A"), await named("B", { draft: true }), await named("C")];
    await saved({ productIds: [a.id, b.id, c.id] });
    await admin.ask("mutation ($id: ID!) { deleteProduct(id: $id) }", { id: c.id });
    expect(await collection("gifts", "products { nodes { name } totalCount }", admin)).toEqual({
      products: { nodes: [{ name: "A" }], totalCount: 1 },
    });
    expect(namesIn(await listed("gifts"))).toEqual(["A"]);
    expect(namesIn(await listed("gifts", {}, admin))).toEqual(["A", "B"]);
    expect(await collection("gifts", "picks { name } rule { category }", admin)).toEqual({
      picks: [{ name: "A" }, { name: "B" }],
      rule: null,
    });
    await shop.sql("update products set draft = false where id = $1", [b.id]);
    expect(namesIn(await listed("gifts"))).toEqual(["A", "B"]);
  });

  it("shows a group of variants once", async () => {
    const group = await aGroup(
      shop,
      { options: ["Dial"] },
      [["Blue"], { name: "Blue" }],
      [["Red"], { name: "Red" }],
      [["Sand"], { name: "Sand" }],
    );
    const other = await named("Other");
    const [, red, sand] = group.products as [Product, Product, Product];
    await saved({ productIds: [other.id, sand.id, red.id] });
    const found = await listed("gifts");
    expect([namesIn(found), found.totalCount]).toEqual([["Other", "Red"], 2]);
  });
});

describe("a collection by a rule", () => {
  const rules: [string, object][] = [
    ["a category, with those below it", { category: "watches" }],
    ["brands", { brands: ["seiko", "tag"] }],
    ["prices", { priceMin: 50, priceMax: 150 }],
    ["a sale", { onSale: true }],
    ["a rating", { ratingMin: 4 }],
    ["an attribute", { attributes: [{ slug: "diameter", min: 40 }] }],
    [
      "all of these",
      { category: categories.divers, brands: ["seiko"], attributes: [{ slug: "lume", values: ["yes"] }] },
    ],
  ];
  it.each(rules)("has the products of %s, as the list with this filter", async (_what, rule) => {
    const { watches, divers } = categories;
    const sale = { price: 80, regularPrice: 120 };
    await named("Watch", {
      categoryId: watches,
      brandSlug: "tag",
      rating: 5,
      attributeValues: { diameter: 38 },
    });
    await named("Diver", {
      categoryId: divers,
      brandSlug: "seiko",
      attributeValues: { diameter: 41, lume: true },
    });
    await named("Sold", {
      categoryId: divers,
      brandSlug: "seiko",
      ...sale,
      attributeValues: { diameter: 42 },
    });
    await named("Hidden", { categoryId: divers, brandSlug: "seiko", draft: true, ...sale });
    await named("Saw", { categoryId: categories.tools, price: 100, rating: 4 });
    await saved({ rule });
    const [found, filtered] = [
      await listed("gifts", { sort: "NAME" }),
      await listed("", { collection: null, filter: rule, sort: "NAME" }),
    ];
    expect(namesIn(found)).toEqual(namesIn(filtered));
    expect(namesIn(found).length).toBeGreaterThan(0);
    expect(namesIn(found)).not.toContain("Hidden");
    expect(found.totalCount).toBe(filtered.totalCount);
    expect(namesIn(await listed("gifts", { filter: { brands: ["seiko"] } })).toSorted()).toEqual(
      namesIn(await listed("gifts"))
        .filter((name) => ["Diver", "Sold"].includes(name))
        .toSorted(),
    );
  });

  it("keeps its category when that moves, and is empty once the category is deleted", async () => {
    await named("Diver", { categoryId: categories.divers });
    const { id } = await saved({ rule: { category: "watches/divers" } });
    await shop.sql("update categories set parent_id = null where id = $1", [categories.divers]);
    expect(namesIn(await listed("gifts"))).toEqual(["Diver"]);
    await shop.sql("update products set category_id = null");
    await admin.ask("mutation ($id: ID!) { deleteCategory(id: $id) }", { id: categories.divers });
    expect(await listed("gifts")).toMatchObject({ nodes: [], totalCount: 0 });
    expect(await collection("gifts", "rule { category }", admin)).toEqual({
      rule: { category: categories.divers },
    });
    expect(await refusal({ rule: { category: categories.divers } }, id)).toContain("rule.category");
  });

  it("keeps its other brands when one is deleted, and lists nothing without any", async () => {
    await named("Diver", { brandSlug: "seiko" });
    await named("Saw");
    await saved({ rule: { brands: ["seiko", "tag"] } });
    await admin.ask('mutation { deleteBrand(slug: "tag") }');
    expect(namesIn(await listed("gifts"))).toEqual(["Diver"]);
    await shop.sql("update products set brand = null");
    await admin.ask('mutation { deleteBrand(slug: "seiko") }');
    expect((await listed("gifts")).totalCount).toBe(0);
  });
});

describe("a collection's address", () => {
  it("leads from former slugs to the collection, until another one has them", async () => {
    const { id } = await saved({ slug: "xmas" });
    await saved({ slug: "holidays" }, id);
    await saved({ slug: "winter" }, id);
    expect(await collection("xmas", "slug")).toEqual({ slug: "winter" });
    await saved({ slug: "xmas" });
    expect(await collection("xmas", "slug")).toEqual({ slug: "xmas" });
    expect(await collection("holidays", "slug")).toEqual({ slug: "winter" });
    await saved({ slug: "holidays" }, id);
    expect(await collection("winter", "slug")).toEqual({ slug: "holidays" });
    expect(await collection("\0", "slug")).toBeNull();
  });

  it("refuses lists of a collection that doesn't exist", async () => {
    const { errors } = await asVisitor(shop).graphql('{ products(collection: "none") { totalCount } }');
    expect(errors).toMatchObject([{ message: "collection: is not a collection of this shop" }]);
  });
});

describe("saving a collection", () => {
  it("records who did it, with the new name and address", async () => {
    const { id } = await saved({ productIds: [(await named("A")).id] });
    await saved({ slug: "presents", name: "Presents", rule: { onSale: true } }, id);
    await admin.ask("mutation ($id: ID!) { removeCollection(id: $id) }", { id });
    expect(await auditedBy(shop, admin)).toEqual([
      "SAVE_COLLECTION Gifts: 1 product by hand",
      "SAVE_COLLECTION Presents: name Gifts → Presents, address gifts → presents, products by a rule",
      "REMOVE_COLLECTION Presents",
    ]);
    expect(await collection("presents", "id")).toBeNull();
    expect(await admin.ask("mutation ($id: ID!) { removeCollection(id: $id) }", { id })).toEqual({
      removeCollection: 0,
    });
  });

  it.each([
    ["spaces", { slug: "my gifts" }, "slug"],
    ["capitals", { slug: "Gifts" }, "slug"],
    ["no letters", { slug: "" }, "slug"],
    ["a blank name", { name: " " }, "name"],
    ["a picture that is no address", { imageUrl: "javascript:alert(1)" }, "imageUrl"],
    ["products and a rule", { productIds: [], rule: { onSale: true } }, "rule"],
    ["an empty rule", { rule: {} }, "rule"],
    ["an unknown category", { rule: { category: "none" } }, "rule.category"],
    ["an unknown attribute", { rule: { attributes: [{ slug: "none", min: 1 }] } }, "rule.attributes"],
    ["prices the wrong way round", { rule: { priceMin: 2, priceMax: 1 } }, "rule.priceMin"],
    ["an unknown product", { productIds: [randomUUID()] }, "productIds.0"],
    ["an id that is none", { productIds: ["x\0"] }, "productIds.0"],
    ["too many products", { productIds: Array.from({ length: 501 }, () => randomUUID()) }, "productIds"],
  ])("refuses %s", async (_what, input, field) => {
    expect(await refusal(input)).toMatch(new RegExp(`^${field} `));
    expect(await shop.sql("select from collections")).toEqual([]);
  });

  it("refuses a product twice, a deleted one, and the slug of another collection", async () => {
    const { id } = await named("A");
    expect(await refusal({ productIds: [id, id.toUpperCase()] })).toContain("productIds.1");
    await admin.ask("mutation ($id: ID!) { deleteProduct(id: $id) }", { id });
    expect(await refusal({ productIds: [id] })).toContain("productIds.0");
    await saved({});
    expect(await refusal({})).toBe("slug is that of another collection");
  });

  it("refuses what another admin's change has outdated, and an unknown collection", async () => {
    const { id, version } = await saved({});
    await saved({ name: "Presents", version }, id);
    expect(await refusal({ version }, id)).toContain("CONFLICT");
    expect(await refusal({}, randomUUID())).toContain("NOT_FOUND");
    expect(await refusal({}, "x")).toContain("NOT_FOUND");
  });

  it("gives a slug to one of two admins who want it at once, and keeps to 100 collections", async () => {
    const both = await Promise.all([save({}), save({})]);
    expect(both.map(({ refused }) => refused).sort()).toEqual([
      "slug is that of another collection",
      undefined,
    ]);
    await shop.sql(
      "insert into collections (slug, name, product_ids) select 'c' || n, 'C', '{}' from generate_series(2, 99) as n",
    );
    const last = await Promise.all([save({ slug: "x" }), save({ slug: "y" })]);
    expect(last.filter(({ refused }) => refused?.includes("CONFLICT"))).toHaveLength(1);
    expect(await shop.sql("select from collections")).toHaveLength(100);
  });
});

it("keeps rules and hidden picks from customers, and changes too", async () => {
  await saved({ rule: { onSale: true } });
  const customer = await asCustomer(shop);
  for (const selection of ["rule { onSale }", "picks { id }"]) {
    const { errors } = await customer.graphql(`{ collection(slug: "gifts") { ${selection} } }`);
    expect(errors[0]?.extensions.code).toBe("FORBIDDEN");
  }
  const { errors } = await customer.graphql(
    'mutation { saveCollection(input: { slug: "a", name: "A" }) { id } }',
  );
  expect(errors[0]?.extensions.code).toBe("FORBIDDEN");
});

it("finds collections by ids, in their order, without those that are gone", async () => {
  const [a, b] = [await saved({ slug: "a" }), await saved({ slug: "b" })];
  const found = await findCollections({ db: shop.database.manager }, [b.id, randomUUID(), a.id]);
  expect(found.map(({ slug }) => slug)).toEqual(["b", "a"]);
});
