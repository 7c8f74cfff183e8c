import { aProduct, asAdmin, asVisitor, type Person } from "../../test/support/builders";
import { aProductForm } from "../../test/support/operations";
import { startTestShop, type TestShop } from "../../test/support/shop";
import { aTaxonomy, categories } from "../../test/support/taxonomy";

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
  await aTaxonomy(shop);
});
beforeEach(() => shop.sql("truncate orders, products cascade"));
afterAll(() => shop.stop());

const listed = (query: string) => asVisitor(shop).get<Record<string, unknown>[]>(`/products${query}`);

it("answers with a product's details as POST /products takes them, and leaves out empty details", async () => {
  const details = {
    category: "watches/divers",
    brand: "seiko",
    gtin: "4006381333931",
    mpn: "SRPD",
    images: ["/a.svg", "/b.svg"],
    attributes: [
      { slug: "diameter", value: "42.5 mm" },
      { slug: "lume", value: "yes" },
    ],
  };
  await shop.sql(`update attributes set group_name = 'Case' where slug = 'diameter'`);
  const form = { ...aProductForm(), image: undefined, ...details };
  const { status, body } = await admin.post<{ insertedId: string }>("/products", form);
  expect(status).toBe(200);
  const answered = {
    ...details,
    _id: body.insertedId,
    name: form.name,
    description: "A thing.",
    price: 9.5,
    image: "/a.svg",
    rating: 4.5,
    countInStock: 5,
    attributes: [
      { slug: "diameter", name: "Case diameter", value: "42.5", unit: "mm", group: "Case" },
      { slug: "lume", name: "Luminous", value: "yes" },
    ],
  };
  expect((await asVisitor(shop).get(`/products/${body.insertedId}`)).body).toEqual(answered);
  expect((await listed("")).body).toEqual([answered]);
  const plain = await aProduct(shop);
  expect(Object.keys((await asVisitor(shop).get<object>(`/products/${plain.id}`)).body)).toEqual([
    ...["_id", "name", "description", "price", "image", "rating", "countInStock"],
  ]);
  const draft = await aProduct(shop, { draft: true });
  expect((await admin.get(`/products/${draft.id}`)).body).toMatchObject({ draft: true, qty: 0 });
  expect((await asVisitor(shop).get(`/products/${draft.id}`)).status).toBe(404);
});

it("refuses what the shop doesn't have, by field", async () => {
  const form = {
    ...aProductForm(),
    category: "tools/none",
    brand: "None",
    attributes: [{ slug: "x", value: "1" }],
  };
  const { status, body } = await admin.post<{ errors: { field: string }[] }>("/products", form);
  expect([status, body.errors.map(({ field }) => field)]).toEqual([
    400,
    ["category", "brand", "attributes.0.slug"],
  ]);
});

describe("GET /products", () => {
  beforeEach(async () => {
    const { watches, divers, tools } = categories;
    const at = (minute: number) => new Date(2026, 0, 1, 0, minute);
    await aProduct(shop, {
      name: "Diver",
      categoryId: divers,
      brandSlug: "seiko",
      price: 300,
      createdAt: at(4),
    });
    await aProduct(shop, {
      name: "Dress",
      categoryId: watches,
      brandSlug: "tag",
      price: 200,
      createdAt: at(3),
    });
    await aProduct(shop, { name: "Drill", categoryId: tools, price: 100, createdAt: at(2) });
    await aProduct(shop, { name: "Odd", price: 50, createdAt: at(1) });
    await aProduct(shop, { name: "Hidden", categoryId: divers, price: 250, draft: true, createdAt: at(0) });
  });

  it.each([
    ["?category=watches", ["Diver", "Dress"]],
    ["?category=watches/divers", ["Diver"]],
    [`?category=${categories.tools}`, ["Drill"]],
    ["?brand=Seiko", ["Diver"]],
    ["?brand=seiko&brand=TAG%20Heuer", ["Diver", "Dress"]],
    ["?priceMin=100&priceMax=200", ["Dress", "Drill"]],
    ["?category=watches&priceMin=200.01", ["Diver"]],
    ["?category=watches&search=dress", ["Dress"]],
    ["?category=watches&limit=5", ["Diver", "Dress"]],
    ["?category=tools&brand=seiko", []],
    ["?utm_source=mail", ["Diver", "Dress", "Drill", "Odd"]],
  ])("narrowed by %s lists %j", async (query, names) => {
    const { status, body } = await listed(query);
    expect([status, body.map(({ name }) => name)]).toEqual([200, names]);
  });

  it("leads to the next page of the same filter", async () => {
    const { headers } = await listed("?brand=seiko&brand=tag&category=watches&limit=1");
    const [, next = ""] = /<\/products(.*)>; rel="next"/.exec(headers.link ?? "") ?? [];
    const page = await listed(next);
    expect(page.body).toMatchObject([{ name: "Dress" }]);
    expect(page.headers.link).toBeUndefined();
  });

  it.each([
    ["?category=watches/none", "category"],
    ["?category=", "category"],
    ["?brand=nobody", "brand"],
    ["?priceMin=abc", "priceMin"],
    ["?priceMin=NaN", "priceMin"],
    ["?priceMin=", "priceMin"],
    ["?priceMin=0x10", "priceMin"],
    ["?priceMin=1e2", "priceMin"],
    ["?priceMin=19.999", "priceMin"],
    ["?priceMax=0.000000001", "priceMax"],
    ["?priceMax=-1", "priceMax"],
    ["?priceMax=Infinity", "priceMax"],
    ["?priceMax=1e9", "priceMax"],
    ["?priceMin=5&priceMax=4", "priceMin"],
    [`?${"brand=seiko&".repeat(51)}`, "brand"],
  ])("refuses %s by the name of %s", async (query, field) => {
    const { status, body } = await asVisitor(shop).get<{ errors: { field: string }[] }>(`/products${query}`);
    expect([status, body.errors[0]?.field]).toEqual([400, field]);
  });
});
