import { asAdmin, aProduct, type Person } from "../../../../test/support/builders";
import { aProductForm, type Page } from "../../../../test/support/operations";
import { startTestShop, type TestShop } from "../../../../test/support/shop";
import { auditedBy, taxonomyOf } from "../../../../test/support/taxonomy";

let shop: TestShop;
let admin: Person;
let change: ReturnType<typeof taxonomyOf>;
beforeAll(async () => (shop = await startTestShop()));
beforeEach(async () => {
  await shop.sql("truncate products, categories, attributes, brands cascade");
  admin = await asAdmin(shop);
  change = taxonomyOf(admin);
});
afterAll(() => shop.stop());

const brand = (name: string, slug?: string) => change.addBrand({ input: { name, slug } });
const attribute = (input: object) => change.addAttribute({ input });
const order = async () =>
  (await admin.ask<{ attributes: { slug: string }[] }>("{ attributes { slug } }")).attributes.map(
    ({ slug }) => slug,
  );

describe("a brand", () => {
  it("is added, renamed and deleted, and keeps its slug", async () => {
    expect((await brand(" Nomos Glashütte ")).done).toMatchObject({
      slug: "nomos-glashutte",
      name: "Nomos Glashütte",
      productCount: 0,
    });
    await change.editBrand({ slug: "nomos-glashutte", input: { name: "NOMOS" } });
    await change.editBrand({ slug: "nomos-glashutte", input: { name: "NOMOS" } });
    const { brands } = await admin.ask<{ brands: object[] }>("{ brands { slug name } }");
    expect(brands).toEqual([{ slug: "nomos-glashutte", name: "NOMOS" }]);
    expect((await change.deleteBrand({ slug: "nomos-glashutte" })).done).toBe(1);
    expect((await change.deleteBrand({ slug: "nomos-glashutte" })).done).toBe(0);
    expect(await auditedBy(shop, admin)).toEqual([
      "ADD_BRAND Nomos Glashütte",
      "EDIT_BRAND NOMOS: name Nomos Glashütte → NOMOS",
      "DELETE_BRAND NOMOS",
    ]);
  });

  it("has a name and a slug of its own", async () => {
    await brand("Seiko");
    await brand("Casio");
    expect((await brand("SEIKO", "seiko-2")).refused).toBe("name is the name of another brand");
    expect((await brand("Seiko Group", "seiko")).refused).toBe("slug is that of another brand");
    expect((await brand("")).refused).toBe("name must have 1 to 100 characters");
    expect((await change.editBrand({ slug: "casio", input: { name: "seiko" } })).refused).toBe(
      "name is the name of another brand",
    );
    expect((await change.editBrand({ slug: "nobody\0", input: { name: "A" } })).refused).toBe(
      "NOT_FOUND: There is no such brand.",
    );
    expect(await auditedBy(shop, admin)).toEqual(["ADD_BRAND Seiko", "ADD_BRAND Casio"]);
  });

  it("stays while products have it, drafts included", async () => {
    await brand("Seiko");
    const { id } = await aProduct(shop, { brandSlug: "seiko", draft: true });
    await aProduct(shop, { brandSlug: "seiko", archivedAt: new Date() });
    expect((await change.deleteBrand({ slug: "seiko" })).refused).toBe(
      "CONFLICT: It is used by 1 draft. Give them another brand first.",
    );
    await shop.sql("delete from products where id = $1", [id]);
    expect((await change.deleteBrand({ slug: "seiko" })).done).toBe(1);
  });

  it("is listed for admins by page and by search, with the number of its products", async () => {
    for (const name of ["casio", "Bosch", "Álpina", "Seiko", "100% Tools"]) await brand(name);
    for (const draft of [false, false, true]) await aProduct(shop, { brandSlug: "seiko", draft });
    const list = async (variables: object) => {
      const { allBrands } = await admin.ask<{ allBrands: Page<{ name: string; productCount: number }> }>(
        `query ($first: Int! = 50, $after: String, $search: String) {
          allBrands(first: $first, after: $after, search: $search) {
            nodes { name productCount } totalCount pageInfo { hasNextPage endCursor }
          }
        }`,
        { ...variables },
      );
      return allBrands;
    };
    const first = await list({ first: 3 });
    const rest = await list({ first: 3, after: first.pageInfo.endCursor });
    const names = [...first.nodes, ...rest.nodes].map(({ name }) => name);
    expect(names.toSorted()).toEqual(["100% Tools", "Bosch", "Seiko", "casio", "Álpina"].toSorted());
    expect(rest.nodes.find(({ name }) => name === "Seiko")?.productCount ?? 2).toBe(2);
    expect((await list({ search: "%" })).nodes.map(({ name }) => name)).toEqual(["100% Tools"]);
    expect((await list({ search: "SEI" })).nodes).toEqual([{ name: "Seiko", productCount: 2 }]);
  });

  it("is one of ten thousand at most", async () => {
    await shop.sql(
      "insert into brands (slug, name) select 'b-' || n, 'B ' || n from generate_series(1, 9999) n",
    );
    const added = await Promise.all([brand("Last"), brand("Too many")]);
    expect(added.map(({ refused }) => refused).filter(Boolean)).toEqual([
      "CONFLICT: A shop can have at most 10,000 brands.",
    ]);
  });
});

describe("an attribute", () => {
  it("is added as the last one, moved, edited and deleted, also from its categories", async () => {
    await attribute({ name: "Case diameter", type: "NUMBER", unit: " mm ", group: " Case " });
    await attribute({ name: "Movement", type: "TEXT" });
    await attribute({ name: "Cordless", type: "BOOLEAN" });
    await change.addCategory({ input: { name: "Watches", attributes: ["movement", "case-diameter"] } });
    await change.moveAttribute({ slug: "cordless", before: "movement" });
    await change.moveAttribute({ slug: "case-diameter" });
    await change.moveAttribute({ slug: "case-diameter" });
    expect(await order()).toEqual(["cordless", "movement", "case-diameter"]);
    const edited = await change.editAttribute({
      slug: "case-diameter",
      input: { name: "Diameter", unit: "cm" },
    });
    expect(edited.done).toEqual({
      slug: "case-diameter",
      name: "Diameter",
      type: "NUMBER",
      unit: "cm",
      group: "Case",
    });
    expect(
      (await change.editAttribute({ slug: "case-diameter", input: { unit: null } })).done?.unit,
    ).toBeNull();
    expect(
      (await change.editAttribute({ slug: "case-diameter", input: { group: "Size" } })).done,
    ).toMatchObject({
      group: "Size",
    });
    expect((await change.deleteAttribute({ slug: "movement" })).done).toBe(1);
    expect((await change.deleteAttribute({ slug: "movement" })).done).toBe(0);
    const { allCategories } = await admin.ask<{ allCategories: object[] }>(
      "{ allCategories { ownAttributes { slug } } }",
    );
    expect(allCategories).toEqual([{ ownAttributes: [{ slug: "case-diameter" }] }]);
    expect((await auditedBy(shop, admin)).slice(4)).toEqual([
      "MOVE_ATTRIBUTE Cordless: place 3 → 2",
      "MOVE_ATTRIBUTE Case diameter: place 1 → 3",
      "EDIT_ATTRIBUTE Diameter: name Case diameter → Diameter, unit mm → cm",
      "EDIT_ATTRIBUTE Diameter: unit cm → none",
      "EDIT_ATTRIBUTE Diameter: group Case → Size",
      "DELETE_ATTRIBUTE Movement",
    ]);
  });

  it.each<[string, object, string]>([
    ["a unit of a text", { name: "A", type: "TEXT", unit: "mm" }, "unit is for numbers alone"],
    ["a blank unit", { name: "A", type: "NUMBER", unit: " " }, "unit must not be blank"],
    ["a long unit", { name: "A", type: "NUMBER", unit: "x".repeat(21) }, "unit must have 1 to 20 characters"],
    [
      "a long group",
      { name: "A", type: "TEXT", group: "x".repeat(41) },
      "group must have 1 to 40 characters",
    ],
    ["the slug of a filter", { name: "A", slug: "price", type: "NUMBER" }, "slug is that of a filter"],
    ["a name that makes such a slug", { name: "Brand", type: "TEXT" }, "slug is that of a filter"],
    [
      "the name of another one",
      { name: "movement", slug: "m", type: "TEXT" },
      "name is the name of another attribute",
    ],
    [
      "the slug of another one",
      { name: "M", slug: "movement", type: "TEXT" },
      "slug is that of another attribute",
    ],
    ["a dot in the slug", { name: "A", slug: "a.min", type: "TEXT" }, "slug must be small letters"],
  ])("is not added with %s", async (_what, input, message) => {
    await attribute({ name: "Movement", type: "TEXT" });
    expect((await attribute(input)).refused).toContain(message);
    expect(await order()).toEqual(["movement"]);
  });

  it("can't be changed where it doesn't exist, nor be given a unit that it can't have", async () => {
    await attribute({ name: "Movement", type: "TEXT" });
    const unknown = "NOT_FOUND: There is no such attribute.";
    expect((await change.editAttribute({ slug: "x", input: {} })).refused).toBe(unknown);
    expect((await change.moveAttribute({ slug: "x" })).refused).toBe(unknown);
    expect((await change.moveAttribute({ slug: "movement", before: "x" })).refused).toBe(
      "before is not another attribute of the shop",
    );
    expect((await change.editAttribute({ slug: "movement", input: { unit: "mm" } })).refused).toBe(
      "unit is for numbers alone",
    );
  });

  it("stays while products have a value of it", async () => {
    await attribute({ name: "Voltage", type: "NUMBER", unit: "V" });
    await aProduct(shop, { attributeValues: { voltage: 18 } });
    expect((await change.deleteAttribute({ slug: "voltage" })).refused).toBe(
      "CONFLICT: It is used by 1 product. Remove their values first.",
    );
    await shop.sql("update products set attributes = '{}'");
    expect((await change.deleteAttribute({ slug: "voltage" })).done).toBe(1);
  });

  it("stays if a product is given a value while it is deleted", async () => {
    await attribute({ name: "Voltage", type: "NUMBER", unit: "V" });
    await change.addCategory({ input: { name: "Drills", attributes: ["voltage"] } });
    const add = `mutation ($input: AddProductInput!) { addProduct(input: $input) { __typename } }`;
    const given = () =>
      admin.graphql(add, { input: aProductForm({ attributes: [{ slug: "voltage", value: "18" }] }) });
    const [deleted, added] = await Promise.all([change.deleteAttribute({ slug: "voltage" }), given()]);
    expect([deleted.done === 1, added.errors.length === 0]).toEqual(
      deleted.done === 1 ? [true, false] : [false, true],
    );
  });

  it("is one of two hundred at most", async () => {
    await shop.sql(
      "insert into attributes (slug, name, type) select 'a-' || n, 'A ' || n, 'TEXT' from generate_series(1, 200) n",
    );
    expect((await attribute({ name: "One more", type: "TEXT" })).refused).toBe(
      "CONFLICT: A shop can have at most 200 attributes.",
    );
  });
});

it.each([
  "insert into categories (slug, name) values ('A', 'a')",
  "insert into categories (slug, name) values ('a', '')",
  "insert into brands (slug, name) values ('a', repeat('a', 101))",
  "insert into brands (slug, name) values ('a.b', 'a')",
  "insert into attributes (slug, name, type, unit) values ('a', 'a', 'TEXT', 'mm')",
  "insert into attributes (slug, name, type, unit) values ('a', 'a', 'NUMBER', '')",
])("is refused by the database too: %s", async (insert) => {
  await expect(shop.sql(insert)).rejects.toThrow("violates check constraint");
});
