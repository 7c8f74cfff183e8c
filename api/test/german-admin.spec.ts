import { anOrder, aProduct, asAdmin, asCustomer, type Person } from "./support/builders";
import { settingsOf } from "./support/settings";
import { startTestShop, type TestShop } from "./support/shop";
import { aTaxonomy, auditedBy, categories, taxonomyOf } from "./support/taxonomy";

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop({ locale: { currency: "EUR", language: "de", timeZone: "Europe/Berlin" } });
  await aTaxonomy(shop);
});
beforeEach(async () => (admin = await asAdmin(shop)));
afterAll(() => shop.stop());

const edit = async (id: string, input: object) => {
  const query =
    "mutation ($id: ID!, $input: EditProductInput!) { editProduct(id: $id, input: $input) { __typename } }";
  const { errors } = await admin.graphql(query, { id, input: { version: 1, ...input } });
  return errors[0]?.message;
};

it.each([
  [{ name: "" }, "name: muss 1 bis 200 Zeichen haben"],
  [{ price: 0.001 }, "price: muss ein Betrag von 0,01 bis 999.999,99 mit höchstens 2 Nachkommastellen sein"],
  [{ rating: 6 }, "rating: muss eine Zahl von 0 bis 5 mit höchstens 2 Nachkommastellen sein"],
  [{ gtin: "12345678" }, "gtin: muss 8, 12, 13 oder 14 Ziffern haben, deren letzte die Prüfziffer ist"],
  [{ category: "nope" }, "category: ist keine Kategorie dieses Shops"],
  [{ regularPrice: 1 }, "regularPrice: muss höher als der Preis sein"],
  [
    { category: "watches", attributes: [{ slug: "diameter", value: "wide" }] },
    "attributes.0.value: muss eine Zahl von -1.000.000.000 bis 1.000.000.000 mit höchstens 4 Nachkommastellen sein (in mm)",
  ],
])("refuses an edit of a product in German: %j", async (input, message) => {
  const { id } = await aProduct(shop, { price: 5 });
  expect(await edit(id, input)).toBe(message);
});

it("refuses changes of categories and brands in German", async () => {
  const { addBrand, deleteCategory, addCategory } = taxonomyOf(admin);
  expect((await addBrand({ input: { name: "Seiko" } })).refused).toContain(
    "name gehört schon zu einer anderen Marke",
  );
  expect((await addCategory({ input: { name: "💥" } })).refused).toContain(
    "slug fehlt: Der Name hat keine Buchstaben dafür",
  );
  expect((await deleteCategory({ id: categories.watches })).refused).toContain(
    "Sie hat eine Unterkategorie. Verschieben oder löschen Sie die zuerst.",
  );
});

it("records in German what has changed, with numbers as Germans write them", async () => {
  const { id } = await aProduct(shop, { price: 5, rating: 4 });
  await edit(id, { price: 12.5, rating: 4.8, draft: true });
  const { saveMethod, saveRate } = settingsOf(admin);
  const method = { name: "DHL", countries: [], price: 4.9, daysMin: 1, daysMax: 2, enabled: true };
  await saveMethod({ input: method });
  await saveRate({ input: { country: "DE", name: "MwSt.", percent: 5.5 } });
  expect((await auditedBy(shop, admin)).map((entry) => entry.replace(/^(\w+) [^:]*: /, "$1 "))).toEqual([
    "EDIT_PRODUCT Preis 5,00 → 12,50, Bewertung 4 → 4,8, zum Entwurf gemacht",
    expect.stringMatching(
      /^ADD_SHIPPING_METHOD Name DHL, Preis 4,90\s€, Länder alle, Tage 1 bis 2, angeboten ja$/,
    ),
    "ADD_TAX_RATE Land DE, Name MwSt., Satz 5,5 %",
  ]);
});

it("explains the rows of a file in German", async () => {
  const { body } = await shop.app.inject({
    method: "POST",
    url: "/imports/products?dryRun=true",
    headers: { authorization: `Bearer ${admin.token}`, "content-type": "text/csv" },
    payload: "name,description,price,image,rating,countInStock\nSäge,Scharf,zehn,/pictures/a.svg,4,5\n",
  });
  expect((JSON.parse(body) as { errors: unknown }).errors).toEqual([
    {
      row: 2,
      field: "price",
      message: "muss ein Betrag von 0,01 bis 999.999,99 mit höchstens 2 Nachkommastellen sein",
    },
  ]);
});

it("sorts the lists of orders by product and customer as a German dictionary does", async () => {
  const customer = await asCustomer(shop);
  for (const name of ["Zange", "Ahle", "Äxte", "Bohrer"])
    await anOrder(shop, customer, await aProduct(shop, { name }), { name: `${name} GmbH` });
  const query = "query ($sort: OrderSort) { orders(sort: $sort, first: 10) { nodes { productName name } } }";
  const sorted = async (sort: string) =>
    (await admin.ask<{ orders: { nodes: { productName: string }[] } }>(query, { sort })).orders.nodes.map(
      ({ productName }) => productName,
    );
  const expected = ["Ahle", "Äxte", "Bohrer", "Zange"];
  expect(await sorted("PRODUCT")).toEqual(expected);
  expect(await sorted("CUSTOMER")).toEqual(expected);
});
