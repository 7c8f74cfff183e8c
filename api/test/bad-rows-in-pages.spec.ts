import { badRows, storeBadRow } from "./support/bad-rows";
import { aProduct } from "./support/builders";
import { createEmptyDatabase, type TestDatabase } from "./support/database";
import { withPages } from "./support/needs";
import { openDatabase, type DatabaseClient } from "./trust/support/database-client";
import { ShopProcess } from "./trust/support/shop-process";

withPages.describe("a row that no form would have stored", () => {
  let database: TestDatabase;
  let db: DatabaseClient;
  let shop: ShopProcess;
  beforeAll(async () => {
    database = await createEmptyDatabase();
    shop = await ShopProcess.start({ databaseUrl: database.url });
    db = openDatabase(database.url);
  });
  beforeEach(() => db.sql("truncate orders, products cascade"));
  afterAll(async () => {
    await shop.terminate();
    await database.drop();
  });

  const open = async (path: string) => {
    const answer = await fetch(shop.url + path, { headers: { accept: "text/html" } });
    return { status: answer.status, html: await answer.text() };
  };

  it.each(badRows)("breaks no page by %s, and hides no other product", async (_kind, values) => {
    const { id, name } = await aProduct(db);
    const bad = await storeBadRow(db, values);
    for (const path of ["/", "/products", "/products?sort=NAME", `/product/${id}`]) {
      const { status, html } = await open(path);
      const isWhole = html.includes(name) && html.includes("</html>");
      expect([path, status, isWhole]).toEqual([path, 200, true]);
    }
    const { status, html } = await open(`/product/${bad}`);
    expect([status, /This didn.t load/.test(html)]).toEqual([200, false]);
  });
});
