import {
  aProduct,
  asAdmin,
  asCustomer,
  asProgram,
  asStaff,
  asVisitor,
  type Person,
} from "../../../../test/support/builders";
import { anOrderForm, PLACE_ORDER, type PlaceOrderAnswer } from "../../../../test/support/operations";
import { skerries, twoVariants } from "../../../../test/support/groups";
import { startTestShop, type TestShop } from "../../../../test/support/shop";
import { auditedBy } from "../../../../test/support/taxonomy";
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

const SAVE = `mutation ($id: ID, $input: ProductGroupInput!) {
  saveProductGroup(id: $id, input: $input) {
    id name version options { name values } products { name optionValues { option value } }
  }
}`;

interface Saved {
  id: string;
  version: number;
}

const skerry = () => twoVariants({ blue, black });

const save = async (input: object, id?: string) =>
  (await admin.ask<{ saveProductGroup: Saved }>(SAVE, { id, input })).saveProductGroup;
const refused = async (input: object, id?: string) =>
  (await admin.graphql(SAVE, { id, input })).errors.map(({ message }) => message).join();
const groupOf = async (viewer: { ask: Person["ask"] }, id: string) =>
  (
    await viewer.ask<{ product: { group: Saved | null } | null }>(
      "query ($id: ID!) { product(id: $id) { group { id products { name } } optionValues { value } } }",
      { id },
    )
  ).product;

describe("a group", () => {
  it("has its variants in order, with their values in one spelling", async () => {
    const input = skerry();
    input.variants[1]?.values.splice(1, 1, "steel");
    expect(await save(input)).toMatchObject({
      name: "Skerry",
      version: 1,
      options: [
        { name: "Dial", values: ["Blue", "Black"] },
        { name: "Strap", values: ["Steel"] },
      ],
      products: [
        {
          name: "Skerry Blue",
          optionValues: [
            { option: "Dial", value: "Blue" },
            { option: "Strap", value: "Steel" },
          ],
        },
        {
          name: "Skerry Black",
          optionValues: [
            { option: "Dial", value: "Black" },
            { option: "Strap", value: "Steel" },
          ],
        },
      ],
    });
    expect(await auditedBy(shop, admin)).toEqual(["SAVE_PRODUCT_GROUP Skerry: Skerry Blue, Skerry Black"]);
  });

  it("changes its variants, which can exchange their values, and stays without a change", async () => {
    const { id } = await save(skerry());
    const exchanged = {
      ...skerry(),
      variants: [
        { productId: black.id, values: ["Blue", "Steel"] },
        { productId: blue.id, values: ["Black", "Steel"] },
        { productId: green.id, values: ["Green", "Steel"] },
      ],
    };
    expect(await save(exchanged, id)).toMatchObject({ id, version: 2 });
    expect(await save(exchanged, id)).toMatchObject({ id, version: 2 });
    expect(await groupOf(asVisitor(shop), black.id)).toMatchObject({
      group: { id, products: [{ name: "Skerry Black" }, { name: "Skerry Blue" }, { name: "Skerry Green" }] },
      optionValues: [{ value: "Blue" }, { value: "Steel" }],
    });
    expect(await save({ ...skerry(), version: 2 }, id)).toMatchObject({ version: 3 });
    expect(await refused({ ...skerry(), version: 2 }, id)).toBe(
      "Someone else has changed this group in the meantime; nothing was changed.",
    );
    expect(await groupOf(admin, green.id)).toEqual({ group: null, optionValues: [] });
  });

  it("is removed without its products, once", async () => {
    const { id } = await save(skerry());
    const remove = () => admin.ask("mutation ($id: ID!) { removeProductGroup(id: $id) }", { id });
    expect(await remove()).toEqual({ removeProductGroup: 1 });
    expect(await remove()).toEqual({ removeProductGroup: 0 });
    expect(await groupOf(admin, blue.id)).toEqual({ group: null, optionValues: [] });
    expect(await save(skerry())).toMatchObject({ name: "Skerry" });
  });

  it("loses a deleted variant", async () => {
    await save(skerry());
    await admin.ask("mutation ($id: ID!) { deleteProduct(id: $id) }", { id: blue.id });
    expect(await groupOf(admin, black.id)).toMatchObject({ group: { products: [{ name: "Skerry Black" }] } });
  });

  it("shows a draft to admins only", async () => {
    await shop.sql("update products set draft = true where id = $1", [blue.id]);
    await save(skerry());
    expect(await groupOf(admin, black.id)).toMatchObject({ group: { products: [{}, {}] } });
    expect(await groupOf(asVisitor(shop), black.id)).toMatchObject({
      group: { products: [{ name: "Skerry Black" }] },
    });
  });

  it("names the number and the prices of its published variants for cards, and the colours of its options", async () => {
    const cards = (id: string) =>
      asVisitor(shop).ask<{ product: { group: object } }>(
        "query ($id: ID!) { product(id: $id) { group { variantsText priceText priceFrom priceTo options { colors } } } }",
        { id },
      );
    await shop.sql("update products set price_cents = 94550 where id = $1", [black.id]);
    await save(skerry());
    expect(await cards(blue.id)).toMatchObject({
      product: {
        group: {
          variantsText: "2 variants",
          priceText: "from 19.99$",
          priceFrom: 19.99,
          priceTo: 945.5,
          options: [{ colors: [expect.stringMatching("#"), expect.stringMatching("#")] }, { colors: [""] }],
        },
      },
    });
    const colors = {
      name: "Colours",
      options: ["Colour"],
      variants: [{ productId: green.id, values: ["Green"] }],
    };
    const { id } = await save(colors);
    expect(await cards(green.id)).toMatchObject({ product: { group: { variantsText: "" } } });
    const navy = await aProduct(shop, { name: "Skerry Navy" });
    colors.variants.push({ productId: navy.id, values: ["Navy"] });
    await save(colors, id);
    expect(await cards(green.id)).toMatchObject({
      product: { group: { variantsText: "2 colours", priceText: "" } },
    });
    await shop.sql("update products set count_in_stock = 0 where id = $1", [green.id]);
    expect(await cards(green.id)).toMatchObject({ product: { group: { variantsText: "2 colours" } } });
    await shop.sql("update products set count_in_stock = 0 where id = $1", [navy.id]);
    expect(await cards(green.id)).toMatchObject({
      product: { group: { variantsText: "2 colours, sold out" } },
    });
    await shop.sql("update products set draft = true where id = $1", [navy.id]);
    expect(await cards(green.id)).toMatchObject({ product: { group: { variantsText: "" } } });
  });

  it("refuses wrong options and variants by their fields, and changes nothing", async () => {
    await save({ name: "Other", options: ["Size"], variants: [{ productId: green.id, values: ["S"] }] });
    const input = skerry();
    const [first, second] = input.variants;
    const cases: [object, string][] = [
      [{ name: " " }, "name: must not be blank"],
      [{ name: "OTHER" }, "name: is the name of another group"],
      [{ options: [] }, "options: must have at least one option"],
      [{ options: ["Dial", "dial "] }, "options.1: is named twice"],
      [{ variants: [] }, "variants: must have at least one product"],
      [
        { variants: [first, { ...second, values: ["blue", "STEEL"] }] },
        "variants.1.values: are those of another variant",
      ],
      [
        { variants: [first, { ...second, values: ["Black"] }] },
        "variants.1.values: must have one value for each option",
      ],
      [{ variants: [first, { ...first, values: ["Red", "Steel"] }] }, "variants.1.productId: is named twice"],
      [
        { variants: [first, { productId: green.id, values: ["Green", "Steel"] }] },
        "variants.1.productId: is in another group already",
      ],
      [
        { variants: [{ ...first, productId: "none" }] },
        "variants.0.productId: is not a product of this shop",
      ],
      [{ variants: [{ ...first, productId: "" }] }, "variants.0.productId: is not a product of this shop"],
    ];
    for (const [change, message] of cases) expect(await refused({ ...input, ...change })).toContain(message);
    const many = Array.from({ length: 101 }, (_, at) => ({
      productId: String(at),
      values: [String(at), "x"],
    }));
    expect(await refused({ ...input, variants: many })).toContain(
      "variants: must have 100 products or fewer",
    );
    expect(await groupOf(admin, blue.id)).toEqual({ group: null, optionValues: [] });
  });

  it("stays as it is where whoever changes or removes it may not see one of its drafts", async () => {
    const { id } = await save(skerry());
    await shop.sql("update products set draft = true where id = $1", [blue.id]);
    const withoutDraft = { ...skerry(), variants: skerry().variants.slice(1) };
    const remove = "mutation ($id: ID!) { removeProductGroup(id: $id) }";
    for (const caller of [
      await asProgram(shop, { scopes: ["WRITE_PRODUCTS"] }),
      await asStaff(shop, ["WRITE_PRODUCTS"]),
    ]) {
      expect(await caller.refusal(SAVE, { id, input: withoutDraft })).toBe("FORBIDDEN");
      expect(await caller.refusal(remove, { id })).toBe("FORBIDDEN");
    }
    const reader = await asProgram(shop, { scopes: ["WRITE_PRODUCTS", "READ_PRODUCTS"] });
    expect(await reader.ask(remove, { id })).toEqual({ removeProductGroup: 1 });
  });

  it("keeps a product in one group where two admins save it at once", async () => {
    const input = (name: string) => ({ ...skerry(), name });
    const saved = await Promise.all(["A", "B"].map((name) => admin.graphql(SAVE, { input: input(name) })));
    expect(saved.map(({ errors }) => errors.length).sort()).toEqual([0, 1]);
  });

  it("is restored by the undo of its removal", async () => {
    const { id } = await save(skerry());
    await admin.ask("mutation ($id: ID!) { removeProductGroup(id: $id) }", { id });
    const [set] = await shop.sql<{ target_id: string }>(
      "select target_id from audit_entries where action = 'REMOVE_PRODUCT_GROUP' order by done_at desc limit 1",
    );
    await admin.ask("mutation ($id: ID!) { undoProductChanges(id: $id) { __typename } }", {
      id: set?.target_id,
    });
    expect(await groupOf(admin, blue.id)).toMatchObject({
      group: { id, products: [{ name: "Skerry Blue" }, { name: "Skerry Black" }] },
      optionValues: [{ value: "Blue" }, { value: "Steel" }],
    });
  });

  it("names a product's values in its orders, as they were then", async () => {
    const { id } = await save(skerry());
    const customer = await asCustomer(shop);
    const { placeOrder } = await customer.ask<PlaceOrderAnswer>(PLACE_ORDER, {
      input: anOrderForm(black.id),
    });
    await save({ ...skerry(), options: ["Colour", "Strap"] }, id);
    const { order } = await customer.ask<{ order: object }>(
      "query ($id: ID!) { order(id: $id) { optionValues { option value } } }",
      { id: placeOrder.id },
    );
    expect(order).toEqual({
      optionValues: [
        { option: "Dial", value: "Black" },
        { option: "Strap", value: "Steel" },
      ],
    });
  });
});
