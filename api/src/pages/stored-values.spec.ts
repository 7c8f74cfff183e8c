import { SaxesParser } from "saxes";
import { valueSkipped } from "../observability/signals";
import { mailImageUrl } from "../modules/mails/template/ProductImage";
import { aProduct, asAdmin, asVisitor, type Person } from "../../test/support/builders";
import { badRows, storeBadRow } from "../../test/support/bad-rows";
import { startTestShop, type TestShop } from "../../test/support/shop";

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
});
beforeEach(() => shop.sql("truncate orders, products cascade"));
afterAll(() => shop.stop());

/** Throws if a text isn't well-formed XML. */
function parseXml(text: string) {
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(text).close();
}

const parseLines = (text: string) =>
  text
    .trim()
    .split("\n")
    .forEach((line) => void JSON.parse(line));

const documents: [path: string, parse: (text: string) => void][] = [
  ["/feeds/google.xml", parseXml],
  ["/feeds/new.xml", parseXml],
  ["/exports/products.jsonl", parseLines],
  ["/exports/products.csv", () => undefined],
  ["/products", (text) => void JSON.parse(text)],
];

// First, because the sitemap is cached.
it("lists products in the sitemap whatever their values are", async () => {
  await storeBadRow(shop, { updated_at: "infinity", name: "" });
  const { id } = await aProduct(shop);
  const { status, text } = await asVisitor(shop).get("/sitemap-1.xml");
  expect(status).toBe(200);
  expect(() => parseXml(text)).not.toThrow();
  expect(text).toContain(`/product/${id}<`);
});

describe.each(badRows)("a row with %s", (_kind, values) => {
  it("breaks no document: each has the other products", async () => {
    const one = await aProduct(shop);
    await storeBadRow(shop, values);
    const other = await aProduct(shop);
    for (const [path, parse] of documents) {
      const { status, text } = await admin.call("GET", path);
      expect([path, status]).toEqual([path, 200]);
      expect(() => parse(text)).not.toThrow();
      const key = path.endsWith(".csv") ? "name" : "id";
      for (const product of [one, other]) expect(text).toContain(product[key]);
    }
    const { products } = await asVisitor(shop).ask<{ products: { nodes: { name: string }[] } }>(
      "{ products(first: 10) { nodes { id name image images } } }",
    );
    expect(products.nodes).toHaveLength(3);
  });
});

it("counts the values that a feed or a mail leaves out, and keeps the valid images", async () => {
  const skipped: object[] = [];
  const end = valueSkipped.listen((message) => skipped.push(message));
  await aProduct(shop, { name: "Saw \u0001", image: "https://a:b/x.jpg", moreImages: ["/pictures/b.svg"] });
  const { text } = await asVisitor(shop).get("/feeds/google.xml");
  expect(mailImageUrl("https://a:b/x.jpg", "https://shop.example")).toBeNull();
  end();
  expect(text).toMatch(/<g:image_link>http[^<]+\/pictures\/b\.svg<\/g:image_link>/);
  expect(text).not.toContain("a:b");
  expect(skipped).toEqual([
    { document: "xml", kind: "address" },
    { document: "xml", kind: "characters" },
    { document: "mail", kind: "address" },
  ]);
});
