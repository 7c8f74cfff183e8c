import { aProduct, asAdmin, type Person } from "../../../../test/support/builders";
import { UNDO } from "../../../../test/support/product-changes";
import { skerries, twoVariants } from "../../../../test/support/groups";
import { startTestShop, type TestShop } from "../../../../test/support/shop";
import type { Product } from "../product.entity";

let shop: TestShop;
let admin: Person;
let blue: Product;
let black: Product;
let green: Product;
beforeAll(async () => (shop = await startTestShop()));
beforeEach(async () => {
  admin = await asAdmin(shop);
  ({ blue, black, green } = await skerries(shop));
});
afterAll(() => shop.stop());

const SAVE = `mutation ($id: ID, $input: ProductGroupInput!) { saveProductGroup(id: $id, input: $input) { id } }`;

const skerry = () => twoVariants({ blue, black });

const save = async (input: object, id?: string) =>
  (await admin.ask<{ saveProductGroup: { id: string } }>(SAVE, { id, input })).saveProductGroup;

describe("the undo of a change of a group", () => {
  const latestSet = async () =>
    (
      await shop.sql<{ target_id: string }>(
        "select target_id from audit_entries where action like '%_PRODUCT_GROUP' order by done_at desc limit 1",
      )
    )[0]?.target_id;
  const undo = async (set?: string) => {
    const id = set ?? (await latestSet());
    return (await admin.ask<{ undoProductChanges: object }>(UNDO, { id })).undoProductChanges;
  };
  const remove = (id: string) => admin.ask("mutation ($id: ID!) { removeProductGroup(id: $id) }", { id });
  const onlyBlue = (values: string[], options: string[]) => ({
    name: "Skerry",
    options,
    variants: [{ productId: blue.id, values }],
  });

  it("restores its name, its options and the values of its variants", async () => {
    const { id } = await save(skerry());
    await save({ ...onlyBlue(["Navy"], ["Colour"]), name: "Skerry II" }, id);
    expect(await undo()).toMatchObject({ __typename: "ProductChangeSet" });
    const { productGroups } = await admin.ask<{ productGroups: { nodes: object[] } }>(
      "{ productGroups { nodes { name version options { name values } products { name } } } }",
    );
    expect(productGroups.nodes).toEqual([
      {
        name: "Skerry",
        version: 3,
        options: [
          { name: "Dial", values: ["Blue", "Black"] },
          { name: "Strap", values: ["Steel"] },
        ],
        products: [{ name: "Skerry Blue" }, { name: "Skerry Black" }],
      },
    ]);
  });

  it("is refused where another variant has the values now", async () => {
    const { id } = await save(skerry());
    const [, second] = skerry().variants;
    await save({ ...skerry(), variants: [second] }, id);
    const set = await latestSet();
    await save({ ...skerry(), variants: [second, { productId: green.id, values: ["Blue", "Steel"] }] }, id);
    expect(await undo(set)).toMatchObject({
      refusals: [{ productId: blue.id, name: "Skerry Blue", reason: "GROUP_CHANGED" }],
    });
  });

  it("is refused where the group has other options or another group has its name now", async () => {
    const refusal = {
      __typename: "ProductsNotChanged",
      refusals: [
        { name: "Skerry Black", reason: "GROUP_CHANGED" },
        { name: "Skerry Blue", reason: "GROUP_CHANGED" },
      ],
    };
    const { id } = await save(skerry());
    await remove(id);
    const other = { name: "Skerry", options: ["Size"], variants: [{ productId: green.id, values: ["S"] }] };
    const set = await latestSet();
    await save(other, id);
    expect(await undo(set)).toMatchObject(refusal);
    await shop.sql("update products set group_id = null, option_values = null, group_position = null");
    await save(other);
    expect(await undo(set)).toMatchObject(refusal);
  });

  it("is refused where a variant has another place now, or the group another name", async () => {
    const { id } = await save(skerry());
    const set = await latestSet();
    const reversed = skerry().variants.toReversed();
    await save({ ...skerry(), variants: reversed }, id);
    const refusal = { refusals: [{ reason: "GROUP_CHANGED" }, { reason: "GROUP_CHANGED" }] };
    expect(await undo(set)).toMatchObject(refusal);
    await save({ ...skerry(), name: "Skerry II" }, id);
    await shop.sql("update product_groups set name = 'Skerry III'");
    expect(await undo()).toMatchObject(refusal);
  });

  it("is refused where another variant has its place now, or the group has 100 others", async () => {
    const three = {
      ...{ name: "Skerry", options: ["Dial"] },
      variants: [blue, black, green].map(({ id, name }) => ({ productId: id, values: [name] })),
    };
    const { id } = await save(three);
    await save({ ...three, variants: three.variants.slice(0, 2) }, id);
    const set = await latestSet();
    const others = [];
    for (let at = 0; at < 98; at++) others.push(await aProduct(shop, { name: `Skerry ${at}` }));
    const further = others.map((other) => ({ productId: other.id, values: [other.name] }));
    const refusal = "Someone else has changed this group in the meantime; nothing was changed.";
    await save({ ...three, variants: [...three.variants.slice(0, 2), ...further.slice(0, 1)] }, id);
    await expect(undo(set)).rejects.toThrow(refusal);
    await save({ ...three, variants: [...three.variants.slice(0, 2), ...further] }, id);
    await shop.sql("update products set group_position = 200 where group_position = 2");
    await expect(undo(set)).rejects.toThrow(refusal);
    const variants = await shop.sql("select from products where group_id is not null");
    expect(variants).toHaveLength(100);
  });

  it("is refused where values would belong to other options", async () => {
    const refusal = "Someone else has changed this group in the meantime; nothing was changed.";
    const { id } = await save(skerry());
    const turned = {
      ...{ name: "Skerry", options: ["Strap", "Dial"] },
      variants: skerry().variants.map(({ productId, values }) => ({
        productId,
        values: values.toReversed(),
      })),
    };
    await save({ ...skerry(), variants: skerry().variants.slice(1) }, id);
    const left = await latestSet();
    await save({ ...turned, variants: turned.variants.slice(1) }, id);
    const turning = await latestSet();
    await expect(undo(left)).rejects.toThrow(refusal); // Blue would be a strap
    const joined = { productId: green.id, values: ["Steel", "Green"] };
    await save({ ...turned, variants: [...turned.variants.slice(1), joined] }, id);
    const joining = await latestSet();
    await expect(undo(turning)).rejects.toThrow(refusal); // the one that joined would have the dial Steel
    for (const set of [joining, turning, left])
      expect(await undo(set)).toMatchObject({ __typename: "ProductChangeSet" });
    const { productGroups } = await admin.ask<{ productGroups: object }>(
      "{ productGroups { nodes { options { name values } products { name } } } }",
    );
    expect(productGroups).toMatchObject({
      nodes: [
        {
          options: [
            { name: "Dial", values: ["Blue", "Black"] },
            { name: "Strap", values: ["Steel"] },
          ],
          products: [{ name: "Skerry Blue" }, { name: "Skerry Black" }],
        },
      ],
    });
  });

  it("is shown in the audit with group, values and place before and after", async () => {
    const { id } = await save(skerry());
    const reversed = skerry().variants.toReversed();
    await save({ ...skerry(), variants: reversed }, id);
    await remove(id);
    const { auditEntries } = await admin.ask<{ auditEntries: { nodes: object[] } }>(
      "{ auditEntries(first: 3) { nodes { action productChanges { changes { name fields { field before after } } } } } }",
    );
    const values = "Dial=Black; Strap=Steel";
    const black = (fields: object[]) => ({
      productChanges: { changes: [{ name: "Skerry Black", fields }, { name: "Skerry Blue" }] },
    });
    expect(auditEntries.nodes).toMatchObject([
      black([
        { field: "group", before: "Skerry", after: "" },
        { field: "options", before: values, after: "" },
      ]),
      black([{ field: "groupPosition", before: "2", after: "1" }]),
      black([
        { field: "group", before: "", after: "Skerry" },
        { field: "options", before: "", after: values },
      ]),
    ]);
  });
});
