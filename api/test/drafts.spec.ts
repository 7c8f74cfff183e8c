import { createSchema } from "../src/boot/create-schema";
import { aProduct, anOrder, asAdmin, asCustomer, asVisitor, Person } from "./support/builders";
import {
  aCartForm,
  anOrderBody,
  anOrderForm,
  aProductForm,
  PLACE_ORDER,
  PLACE_ORDERS,
} from "./support/operations";
import { readEverything } from "./support/read-everything";
import { startTestShop, type TestShop } from "./support/shop";

const ID = "11111111-1111-4111-8111-111111111111";
const OTHER = "33333333-3333-4333-8333-333333333333";
const CATEGORY = "22222222-2222-4222-8222-222222222222";
const NAME = "Kronoskop Unveiled";

/** Arguments that would show the draft if it were visible. */
const values = {
  id: ID,
  ids: [ID],
  search: "kronoskop",
  text: "kronos",
  path: "watches",
  first: 20,
  inStock: true,
  sort: "PRICE_DESC",
  draft: true,
  filter: { category: CATEGORY },
};
const paths = [
  "/sitemap.xml",
  "/robots.txt",
  "/products?search=kronoskop",
  "/products?category=watches",
  "/products?brand=hush&limit=5",
  "/products?priceMin=900",
];

const schema = createSchema();
let shop: TestShop;
let customer: Person;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop();
  customer = await asCustomer(shop, { email: "carl@example.com" });
  admin = await asAdmin(shop);
  await shop.sql(`insert into categories (id, slug, name) values ('${CATEGORY}', 'watches', 'Watches')`);
  await shop.sql("insert into brands (slug, name) values ('hush', 'Hush'), ('loud', 'Loud')");
  await shop.sql("insert into attributes (slug, name, type) values ('movement', 'Movement', 'TEXT')");
  await shop.sql(`insert into category_attributes values ('${CATEGORY}', 'movement')`);
  const shown = {
    categoryId: CATEGORY,
    brandSlug: "loud",
    attributeValues: { movement: "quartz" },
    price: 20,
  };
  await aProduct(shop, { ...shown, id: OTHER, name: "Known watch" });
  const hidden = {
    ...shown,
    brandSlug: "hush",
    attributeValues: { movement: "hushed" },
    price: 950,
    rating: 5,
  };
  const product = await aProduct(shop, { ...hidden, id: ID, name: NAME });
  await anOrder(shop, customer, { ...product, name: "Bought before" });
});
afterAll(() => shop.stop());

const states = {
  deleted: "update products set archived_at = now(), draft = false where id = $1",
  draft: "update products set archived_at = null, draft = true where id = $1",
  published: "update products set archived_at = null, draft = false where id = $1",
};

/** Reads everything as this person while the product is in this state, in a process with empty caches. */
async function readAll(person: Person | null, state: keyof typeof states) {
  await shop.sql(states[state], [ID]);
  const fresh = await startTestShop({ databaseUrl: shop.databaseUrl });
  const { id, email, firebaseUid } = person ?? customer;
  try {
    const caller = person ? new Person(fresh, id, email, firebaseUid) : asVisitor(fresh);
    return await readEverything(caller, schema, values, paths);
  } finally {
    await fresh.stop();
  }
}

const differences = (one: Record<string, unknown>, other: Record<string, unknown>) =>
  Object.keys(one).filter((call) => JSON.stringify(one[call]) !== JSON.stringify(other[call]));

it.each(["a visitor", "a customer"])(
  "shows %s of a draft what it shows of a deleted product",
  async (who) => {
    const person = who === "a visitor" ? null : customer;
    const [deleted, draft] = [await readAll(person, "deleted"), await readAll(person, "draft")];
    expect(differences(deleted, draft)).toEqual([]);
    expect(/kronoskop|hushed/i.exec(JSON.stringify(Object.values(draft)))).toBeNull();
  },
);

it("would see it in each of these: they change when it is published", async () => {
  const changed = differences(await readAll(null, "draft"), await readAll(null, "published"));
  const all = [
    ...["()", "(search)", "(filter)", "(inStock)", "(sort)", "(draft)"].map(
      (given) => `Query.products${given}`,
    ),
    ...["Query.topProducts()", "Query.product(id)", "Query.categories()", "Query.category(path)"],
    ...["GET /products", `GET /products/${ID}`, "GET /sitemap.xml"],
  ];
  expect(all.filter((call) => !changed.includes(call))).toEqual([]);
});

it("shows a draft to admins: in lists, on its own, and in the CSV file", async () => {
  await shop.sql(states.draft, [ID]);
  const found = async (query: string) => JSON.stringify(await admin.ask(query)).includes(NAME);
  expect(await found("{ products { nodes { name } } }")).toBe(true);
  expect(await found("{ products(draft: true) { nodes { name } } }")).toBe(true);
  expect(await found("{ products(draft: false) { nodes { name } } }")).toBe(false);
  expect(await found(`{ product(id: "${ID}") { name } }`)).toBe(true);
  for (const path of ["/products", `/products/${ID}`, "/products?search=kronoskop", "/exports/products.csv"])
    expect((await admin.get(path)).text).toContain(NAME);
});

it("takes no order of a draft, from nobody, as of a product that isn't sold", async () => {
  await shop.sql(states.draft, [ID]);
  await shop.sql("delete from orders where product_id = $1", [ID]);
  for (const person of [customer, admin]) {
    expect(await person.refusal(PLACE_ORDER, { input: anOrderForm(ID) })).toBe("NOT_FOUND");
    expect(await person.post("/order", anOrderBody(ID))).toMatchObject({ status: 404 });
    const cart = aCartForm([ID, OTHER].map((productId) => ({ productId, qty: 1 })));
    expect(await person.ask(PLACE_ORDERS, { input: cart })).toMatchObject({
      placeOrders: { __typename: "CartRefused", refusals: [{ productId: ID, reason: "NOT_SOLD" }] },
    });
  }
});

it("learns the words of a draft when it is published, and not before", async () => {
  const known = async (word: string) =>
    (await shop.sql("select from search_words where word = $1", [word])).length > 0;
  const added = aProductForm({ name: "Zyxwograph", draft: true });
  const { body } = await admin.post<{ insertedId: string }>("/products", added);
  expect(await known("zyxwograph")).toBe(false);
  const edit =
    "mutation ($id: ID!, $input: EditProductInput!) { editProduct(id: $id, input: $input) { __typename } }";
  await admin.ask(edit, { id: body.insertedId, input: { version: 1, description: "Vutsroscope." } });
  expect(await known("vutsroscope")).toBe(false);
  await admin.ask(edit, { id: body.insertedId, input: { version: 2, draft: false } });
  expect([await known("zyxwograph"), await known("vutsroscope")]).toEqual([true, true]);
});
