import { asAdmin, aProduct, asVisitor, type Person } from "../../../../../test/support/builders";
import { startTestShop, type TestShop } from "../../../../../test/support/shop";
import { auditedBy, taxonomyOf } from "../../../../../test/support/taxonomy";

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

/** Adds a category and returns its id. */
const add = async (name: string, parent?: string | null, more: object = {}): Promise<string> => {
  const { done, refused } = await change.addCategory({ input: { name, parent, ...more } });
  if (!done) throw new Error(refused);
  return done.id;
};

/** The visitors' tree: the path of each category, such as "watches/divers", in order. */
const tree = async () => {
  const { allCategories } = await admin.ask<{ allCategories: { path: { slug: string }[] }[] }>(
    "{ allCategories { path { slug } } }",
  );
  return allCategories.map(({ path }) => path.map(({ slug }) => slug).join("/"));
};

it("adds categories below one another, with a slug that the name suggests, and says who did it", async () => {
  const watches = await add("  Watches ");
  const { done } = await change.addCategory({ input: { name: "Diver's watches", parent: watches } });
  expect(done).toMatchObject({ slug: "divers-watches", parent: { id: watches } });
  await add("Tools");
  await add("Dress", watches, { slug: "dress-watches" });
  expect(await tree()).toEqual(["watches", "watches/divers-watches", "watches/dress-watches", "tools"]);
  const found = await asVisitor(shop).ask<{ category: { name: string } }>(
    '{ category(path: "watches/divers-watches") { name } }',
  );
  expect(found.category.name).toBe("Diver's watches");
  expect((await auditedBy(shop, admin)).slice(0, 2)).toEqual([
    "ADD_CATEGORY Watches",
    "ADD_CATEGORY Diver's watches: in Watches",
  ]);
});

it.each<[string, object, string]>([
  ["a blank name", { name: " " }, "name must not be blank"],
  ["a name of 101 characters", { name: "x".repeat(101) }, "name must have 1 to 100 characters"],
  [
    "a name that suggests no slug",
    { name: "時計" },
    "slug is needed, because the name has no letters for one",
  ],
  [
    "a slug with a space",
    { name: "A", slug: "a b" },
    "slug must be small letters a to z, digits, and single",
  ],
  ["a slug of 61 letters", { name: "A", slug: "a".repeat(61) }, "slug must have 1 to 60 characters"],
  [
    "a slug that looks like an id",
    { name: "A", slug: "11111111-1111-4111-8111-111111111111" },
    "slug must not look like an id",
  ],
  ["the name of a sibling", { name: "TOOLS", slug: "b" }, "name is the name of another category"],
  ["the slug of a sibling", { name: "B", slug: "tools" }, "slug is that of “Tools” at that place"],
  ["an unknown parent", { name: "A", parent: "nothing" }, "parent is not a category of the shop"],
  ["an unknown attribute", { name: "A", attributes: ["x"] }, "attributes must all be attributes of the shop"],
  [
    "51 attributes",
    { name: "A", attributes: Array(51).fill("x") },
    "attributes must name 50 attributes or fewer",
  ],
])("refuses %s, and adds nothing", async (_what, input, message) => {
  await add("Tools");
  expect((await change.addCategory({ input })).refused).toContain(message);
  expect(await tree()).toEqual(["tools"]);
  expect(await auditedBy(shop, admin)).toEqual(["ADD_CATEGORY Tools"]);
});

it("has five levels and no sixth, also where a branch is moved", async () => {
  const ids: string[] = [];
  for (const name of ["One", "Two", "Three", "Four", "Five"]) ids.push(await add(name, ids.at(-1)));
  const refusal = "parent must leave the tree with 5 levels or fewer";
  expect((await change.addCategory({ input: { name: "Six", parent: ids[4] } })).refused).toBe(refusal);
  const branch = await add("Branch");
  await add("Leaf", branch);
  expect((await change.moveCategory({ id: branch, parent: ids[3] })).refused).toBe(refusal);
  expect((await change.moveCategory({ id: branch, parent: ids[2] })).done?.path).toHaveLength(4);
});

it("moves a category with all below it, to any place among its siblings", async () => {
  const [tools, watches] = [await add("Tools"), await add("Watches")];
  const [saws, drills] = [await add("Saws", tools), await add("Drills", tools)];
  await change.moveCategory({ id: drills, parent: tools, before: saws });
  expect(await tree()).toEqual(["tools", "tools/drills", "tools/saws", "watches"]);
  await change.moveCategory({ id: watches, before: tools });
  await change.moveCategory({ id: tools, parent: watches });
  await change.moveCategory({ id: saws });
  await change.moveCategory({ id: saws }); // already there
  expect(await tree()).toEqual(["watches", "watches/tools", "watches/tools/drills", "saws"]);
  expect((await auditedBy(shop, admin)).slice(4)).toEqual([
    "MOVE_CATEGORY Drills: in Tools, place 2 → 1",
    "MOVE_CATEGORY Watches: in the top, place 2 → 1",
    "MOVE_CATEGORY Tools: from the top to Watches",
    "MOVE_CATEGORY Saws: from Watches › Tools to the top",
  ]);
});

it("never puts a category into itself, nor below a category that doesn't exist", async () => {
  const tools = await add("Tools");
  const drills = await add("Drills", tools);
  const itself = "parent must not be the category itself, or one below it";
  expect((await change.moveCategory({ id: tools, parent: tools })).refused).toBe(itself);
  expect((await change.moveCategory({ id: tools, parent: drills })).refused).toBe(itself);
  const unknown = { id: drills, parent: "00000000-0000-4000-8000-000000000000" };
  expect((await change.moveCategory(unknown)).refused).toBe("parent is not a category of the shop");
  const nowhere = { id: drills, parent: tools, before: drills };
  expect((await change.moveCategory(nowhere)).refused).toBe("before is not another category at that place");
  expect((await change.moveCategory({ id: "x" })).refused).toBe("NOT_FOUND: There is no such category.");
});

it("makes no circle and no duplicate of changes that are made at the same moment", async () => {
  const [tools, watches] = [await add("Tools"), await add("Watches")];
  const moves = await Promise.all([
    change.moveCategory({ id: tools, parent: watches }),
    change.moveCategory({ id: watches, parent: tools }),
  ]);
  expect(moves.filter(({ refused }) => refused)).toHaveLength(1);
  const added = await Promise.all(
    Array.from({ length: 5 }, () => change.addCategory({ input: { name: "Saws" } })),
  );
  expect(added.filter(({ done }) => done)).toHaveLength(1);
});

it("refuses to move a category to one that has its slug or name already", async () => {
  const [tools, watches] = [await add("Tools"), await add("Watches")];
  const sets = await add("Sets", tools);
  await add("sets", watches);
  expect((await change.moveCategory({ id: sets, parent: watches })).refused).toBe(
    "name is the name of another category at that place; slug is that of “sets” at that place",
  );
});

it("renames a category and changes its own attributes, which leaves its address and its place", async () => {
  for (const name of ["Diameter", "Movement", "Voltage"])
    await change.addAttribute({ input: { name, type: "TEXT" } });
  const watches = await add("Watches", null, { attributes: ["diameter"] });
  const divers = await add("Divers", watches);
  const input = { name: "Timepieces", attributes: ["movement", "voltage", "movement"] };
  const { done } = await change.editCategory({ id: watches, input });
  expect(done).toMatchObject({ slug: "watches", name: "Timepieces" });
  expect(done?.ownAttributes?.map(({ slug }) => slug)).toEqual(["movement", "voltage"]);
  await change.editCategory({ id: watches, input: { name: null } }); // nothing to change
  await change.editCategory({ id: divers, input: { attributes: [] } });
  const { category } = await asVisitor(shop).ask<{ category: { attributes: { slug: string }[] } }>(
    '{ category(path: "watches/divers") { attributes { slug } } }',
  );
  expect(category.attributes.map(({ slug }) => slug)).toEqual(["movement", "voltage"]);
  expect((await auditedBy(shop, admin)).filter((said) => said.startsWith("EDIT"))).toEqual([
    "EDIT_CATEGORY Timepieces: name Watches → Timepieces; with movement, voltage; without diameter",
  ]);
});

it("deletes no category with subcategories or products, drafts included, and names the obstacles", async () => {
  const tools = await add("Tools");
  const saws = await add("Saws", tools);
  const [onSale, draft] = [
    await aProduct(shop, { categoryId: saws }),
    await aProduct(shop, { categoryId: saws, draft: true }),
  ];
  const gone = await aProduct(shop, { categoryId: saws, archivedAt: new Date() });
  expect((await change.deleteCategory({ id: tools })).refused).toBe(
    "CONFLICT: It has a category below it. Move or delete those first.",
  );
  expect((await change.deleteCategory({ id: saws })).refused).toBe(
    "CONFLICT: It is used by 1 product and 1 draft. Move them to another category first.",
  );
  await shop.sql("update products set category_id = null where id = any ($1)", [[onSale.id, draft.id]]);
  expect((await change.deleteCategory({ id: saws })).done).toBe(1);
  expect((await change.deleteCategory({ id: saws })).done).toBe(0);
  expect((await change.deleteCategory({ id: "x" })).done).toBe(0);
  expect(await shop.sql("select category_id from products where id = $1", [gone.id])).toEqual([
    { category_id: null },
  ]);
  expect(await tree()).toEqual(["tools"]);
  expect((await auditedBy(shop, admin)).at(-1)).toBe("DELETE_CATEGORY Saws: in Tools");
});

it("doesn't lose a product that is put into a category while that is deleted", async () => {
  const saws = await add("Saws");
  const [deleted] = await Promise.all([
    change.deleteCategory({ id: saws }),
    aProduct(shop, { categoryId: saws }).catch(() => undefined),
  ]);
  const [{ left }] = (await shop.sql("select count(*)::int as left from products")) as [{ left: number }];
  expect(left).toBe(deleted.done === 1 ? 0 : 1);
});

it("has at most a thousand categories", async () => {
  await shop.sql(
    "insert into categories (slug, name) select 'c-' || n, 'C ' || n from generate_series(1, 1000) n",
  );
  expect((await change.addCategory({ input: { name: "One more" } })).refused).toBe(
    "CONFLICT: A shop can have at most 1,000 categories.",
  );
});
