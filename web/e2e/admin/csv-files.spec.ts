import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { addItem, editItem, uniqueName, someImage } from "../support/admin-api";
import { closeToast } from "../support/alerts";
import { expectAccessible } from "../support/expect-accessible";
import { openPage } from "../support/open-page";
import { expect, test, variant } from "../support/test";

const HEAD = "name,description,price,image,rating,countInStock";
const row = (name: string, price = "19.5") => `${name},"Level, at last.",${price},/pictures/level.svg,4.5,10`;

/** Uploads a sheet of these lines. */
async function choose(page: Page, ...lines: string[]): Promise<void> {
  const buffer = Buffer.from(lines.join("\r\n"));
  await page
    .getByLabel(/Choose .* CSV file/)
    .setInputFiles({ name: "items.csv", mimeType: "text/csv", buffer });
}

/** The file that a button of a page saves. */
async function savedFrom(page: Page, path: string, button: string): Promise<{ name: string; text: string }> {
  await openPage(page, path);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
}

// Serial, because the shop runs one import at a time.
test.describe.configure({ mode: "default" });

test("the faults of a sheet are shown by row, and nothing is imported", async ({ page, signInAs }) => {
  const [saw, drill] = [uniqueName("Saw"), uniqueName("Drill")];
  await signInAs(admin);
  await openPage(page, "/manageItems/import");
  await choose(page, `${HEAD},supplier`, row(saw), row(drill, "free"), row(saw.toUpperCase()));

  await expect(page.getByRole("heading", { name: "2 rows to fix first" })).toBeVisible();
  await expect(page.getByText("Ignored columns: supplier.")).toBeVisible();
  const faults = page.getByRole("table", { name: "What needs fixing" }).getByRole("row");
  await expect(faults.nth(1).getByRole("cell")).toHaveText([
    "3",
    "price",
    "It must be a number from 0.01 to 999999.99 in whole cents.",
  ]);
  await expect(faults.nth(2).getByRole("cell")).toHaveText(["4", "name", "It is the name in row 2 too."]);
  await expect(page.getByRole("button", { name: /^Import \d/ })).toHaveCount(0);
  await expectAccessible(page);
});

test("a sheet is imported as a whole, by the keyboard, with a placeholder for an item without a picture", async ({
  page,
  request,
  signInAs,
}) => {
  const [saw, drill] = [uniqueName("Saw"), uniqueName("Drill")];
  await signInAs(admin);
  await openPage(page, "/manageItems");
  await page.getByRole("link", { name: "Import CSV" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import items");
  const images = { [saw]: "", [drill]: await someImage(request) };
  await choose(
    page,
    HEAD,
    ...Object.entries(images).map(([name, image]) => row(name).replace("/pictures/level.svg", image)),
  );

  await expect(page.getByRole("heading", { name: "Skipped or replaced" })).toBeVisible();
  const replaced = page.getByRole("table", { name: "Skipped or replaced" }).getByRole("row");
  await expect(replaced.nth(1).getByRole("cell")).toHaveText([
    "2",
    "image",
    "It is empty, so the item gets a placeholder.",
  ]);
  await expect(page.getByRole("heading", { name: "2 items ready to import" })).toBeVisible();
  await page.getByRole("button", { name: "Import 2 items" }).press("Enter");
  await closeToast(page, "2 items imported");
  await expect(page).toHaveURL("/manageItems");
  await page.getByLabel("Show").selectOption("No picture");
  await expect(page.getByRole("row").filter({ hasText: saw })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: drill })).toHaveCount(0);
});

test.describe("a sheet that changes items", () => {
  test.use({ expectedComplaints: [/409 \(Conflict\)/] });

  test("is imported once it is seen what changes, field by field, and that is undone where it was made", async ({
    page,
    request,
    signInAs,
  }) => {
    const [saw, drill] = [uniqueName("Saw"), uniqueName("Drill")];
    const image = await someImage(request);
    const { id } = await addItem(request, { name: saw });
    await signInAs(admin);
    await openPage(page, "/manageItems/import");
    const rows = [`${id},${row(`${saw} II`, "21.5")}`, `,${row(drill)}`];
    await choose(page, `id,${HEAD}`, ...rows.map((each) => each.replace("/pictures/level.svg", image)));

    await expect(page.getByRole("heading", { name: "1 item will be added, 1 will change" })).toBeVisible();
    const change = page.getByRole("region", { name: "Changes" }).getByRole("listitem");
    await expect(change).toHaveCount(1);
    await expect(change).toContainText("Row 2");
    await expect(change).toContainText(`Name ${saw} becomes ${saw} II`);
    await expect(change).toContainText("Price 19.50$ becomes 21.50$");
    await expectAccessible(page);

    await editItem(request, id, { price: 20 });
    await page.getByRole("button", { name: "Import 2 items" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "nothing was imported" })).toBeVisible();
    await expect(change).toContainText("Price 20.00$ becomes 21.50$");
    await page.getByRole("button", { name: "Import 2 items" }).click();
    await page
      .getByRole("status")
      .filter({ hasText: "1 item added, 1 changed" })
      .getByRole("button", { name: "Undo" })
      .click();
    await closeToast(page, "The change has been undone");

    await openPage(page, "/manageItems/import");
    await choose(page, "id,name", `${id},${saw}`);
    await expect(page.getByRole("heading", { name: "Nothing to import" })).toBeVisible();
    await expect(page.getByText("1 item already has these values.")).toBeVisible();

    await openPage(page, `/audit?search=${encodeURIComponent("2 products")}`);
    const entry = page.getByRole("row").filter({ hasText: "Imported 2 products" }).first();
    await entry.getByText("Imported 2 products").click();
    await expect(entry).toContainText("Undone");
    await entry.getByRole("button", { name: "Show" }).click();
    const undone = page.getByRole("dialog").getByRole("listitem");
    await expect(undone.filter({ hasText: drill })).toContainText("New");
    await expect(undone.filter({ hasText: saw })).toContainText("Name");
    await expectAccessible(page);
  });
});

const sampleOf = (file: string) => join(import.meta.dirname, "../../../api/test/support", file);

for (const { shop, file, notMapped, items, leftOut } of [
  {
    shop: "Shopify",
    file: "shopify.csv",
    notMapped: /Tags/,
    items: 5,
    leftOut: ["3", "Inventory quantity", "It has no number of units; the item has 0."],
  },
  {
    shop: "WooCommerce",
    file: "woocommerce.csv",
    notMapped: /Tax status/,
    items: 5,
    leftOut: ["2", "Type", "It is variable: its variations are imported in its place."],
  },
])
  test(`an export of ${shop} is checked unchanged: an admin sees the additions and the omissions`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(admin);
    await openPage(page, "/manageItems/import");
    await expect(page.getByText("Product exports of Shopify and WooCommerce can be imported")).toBeVisible();
    await page.getByLabel(/Choose .* CSV file/).setInputFiles(sampleOf(file));

    await expect(page.getByText(`Recognized as a ${shop} export.`)).toBeVisible();
    await expect(page.getByText(/^Ignored columns: /)).toHaveText(notMapped);
    await expect(page.getByText(/^Ignored columns: /)).not.toHaveText(/Regular price|Title|Images/);
    const ignored = page.getByRole("table", { name: "Skipped or replaced" }).getByRole("row");
    await expect(ignored.filter({ hasText: leftOut[2] }).first().getByRole("cell")).toHaveText(leftOut);
    await expect(page.getByRole("button", { name: `Import ${items} items` })).toBeEnabled();
    await expectAccessible(page);
  });

test("an export of Shopify with variants becomes a group, which is exported again", async ({
  page,
  request,
  signInAs,
}) => {
  const name = uniqueName("Hoodie");
  const image = await someImage(request);
  const [head = "", ...rows] = (await readFile(sampleOf("shopify.csv"), "utf8")).split("\n").slice(0, 3);
  await signInAs(admin);
  await openPage(page, "/manageItems/import");
  const changed = rows.map((each) =>
    each
      .replace("Fjord Hoodie", name)
      .replace("4006381333931", "")
      .replace(/https:[^,]+/g, image),
  );
  await choose(page, head, ...changed);
  await expect(page.getByText("Recognized as a Shopify export.")).toBeVisible();
  await page.getByRole("button", { name: "Import 2 items" }).click();
  await closeToast(page, "2 items imported");

  await openPage(page, `/manageItems/groups?search=${encodeURIComponent(name)}`);
  const group = page.getByRole("row").filter({ hasText: name });
  await expect(group).toContainText("Color: Red, Blue");
  await expect(group).toContainText("Size: Small, Large");
  const { text } = await savedFrom(page, "/manageItems", "Export CSV");
  const exported = text.split("\r\n").filter((line) => line.includes(name));
  expect(exported).toHaveLength(2);
  expect(exported[0]).toContain(`,${name},"Color=Red; Size=Small"`);
  expect(exported[1]).toContain(`,${name},"Color=Blue; Size=Large"`);
  await openPage(page, "/manageItems/import");
  await choose(page, ...text.split("\r\n").slice(0, 1), ...exported);
  await expect(page.getByText("2 items already have these values.")).toBeVisible();
});

test.describe("a file that can't be read", () => {
  test.use({ expectedComplaints: [/400 \(Bad Request\)/] });

  test("is explained in words, and another can be chosen", variant, async ({ page, signInAs }) => {
    await signInAs(admin);
    await openPage(page, "/manageItems/import");
    await choose(page, "description,price,image,rating,countInStock", "A saw.,9.5,/saw.svg,4,5");
    await expect(page.getByRole("alert").filter({ hasText: "The column “name” is missing" })).toBeVisible();
    await choose(page, HEAD, row(uniqueName()));
    await expect(page.getByRole("heading", { name: "1 item ready to import" })).toBeVisible();
    await expect(page.getByText("is missing")).toHaveCount(0);
    await expectAccessible(page);
  });

  test(
    "names the assumed delimiter, and one with semicolons or tabs is read",
    variant,
    async ({ page, signInAs }) => {
      await signInAs(admin);
      await openPage(page, "/manageItems/import");
      await choose(page, "title;cost", "Saw;19,5");
      await expect(
        page
          .getByRole("alert")
          .filter({ hasText: "names no such column, with a semicolon as the delimiter" }),
      ).toBeVisible();
      for (const delimiter of [";", "\t"]) {
        const cells = [uniqueName(), "Level", "19.5", "/pictures/level.svg", "4.5", "10"];
        await choose(page, HEAD.replaceAll(",", delimiter), cells.join(delimiter));
        await expect(page.getByRole("heading", { name: "1 item ready to import" })).toBeVisible();
      }
    },
  );
});

test("items and orders are saved as sheets", async ({ page, request, signInAs }) => {
  const item = await addItem(request);
  await signInAs(admin);
  const items = await savedFrom(page, "/manageItems", "Export CSV");
  expect(items.name).toBe("items.csv");
  expect(items.text).toContain(`\r\n${item.name},`);
  const orders = await savedFrom(page, "/manageOrder", "Export delivered orders");
  expect(orders.name).toBe("delivered-orders.csv");
  expect(orders.text).toMatch(/^\uFEFFid,createdAt,/);
});
