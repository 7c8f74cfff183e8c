import type { APIRequestContext, Page } from "@playwright/test";
import { addItem, uniqueName } from "../support/admin-api";
import { rowOf, test } from "../support/admin-list";
import { closeToast } from "../support/alerts";
import { expectAccessible, expectNoHorizontalScroll } from "../support/expect-accessible";
import { ask } from "../support/shop-api";
import { atDesk, expect } from "../support/test";

const save = async (page: Page) => {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await closeToast(page, "Item saved");
};
const imagesOf = async (request: APIRequestContext, id: string) =>
  (await ask<{ product: { images: string[] } | null }>(request, `{ product(id: "${id}") { images } }`))
    .product?.images;

test(
  "an item gets its category's attributes, and an admin orders its images by pointer and by keyboard",
  atDesk,
  async ({ page, request, openList }) => {
    const { id, name } = await addItem(request, { name: uniqueName("Diver") });
    await openList("/manageItems", name);
    await rowOf(page, name).getByRole("link", { name }).click();
    const specifications = page.getByRole("group", { name: "Specifications" });
    await expect(page.getByLabel("Category")).toHaveValue("");
    await expect(specifications).toHaveCount(0);
    await page.getByLabel("Category").selectOption({ label: await aLabel(page, "Watches / ") });
    await page.getByLabel("Brand").selectOption({ index: 1 });
    const diameter = specifications.getByLabel(/\(mm\)/).first();
    await diameter.fill("wide");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(diameter).toHaveAccessibleDescription(/in mm/);
    await diameter.fill("41.5 mm");
    const gtin = page.getByLabel("GTIN");
    await gtin.fill("4006381333932");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(gtin).toHaveAccessibleDescription(/must have 8, 12, 13 or 14 digits/);
    await gtin.fill("4006381333931");

    const images = page.getByRole("list", { name: "Pictures in order" }).getByRole("listitem");
    const own = await images.getByRole("img").getAttribute("src");
    const [b, c] = await twoImages(request, own ?? "");
    await page.getByText("Add by URL").click();
    const address = page.getByLabel("Image URL", { exact: true });
    for (const image of [b, c]) {
      await address.fill(image);
      await address.press("Enter");
    }
    await expect(images).toHaveCount(3);
    await page.getByRole("button", { name: "Move picture 3 earlier" }).press("Enter");
    await expect(page.getByRole("button", { name: "Move picture 2 earlier" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(images.first().getByRole("img")).toHaveAttribute("src", c);
    await expect(page.getByText("The picture is now 1 of 3.")).toBeAttached();
    await drag(page, images.nth(2), images.nth(0));
    await expect(images.first().getByRole("img")).toHaveAttribute("src", b);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.getByRole("button", { name: "Remove picture 3" }).click();
    await save(page);
    expect(await imagesOf(request, id)).toEqual([b, c]);
  },
);

test(
  "a draft is marked and found in the list, and shoppers see it once it is published",
  atDesk,
  async ({ page, request, openList }) => {
    const { id, name } = await addItem(request, { name: uniqueName("Prototype") });
    await openList("/manageItems", name);
    await rowOf(page, name).getByRole("link", { name }).click();
    await page.getByLabel("Draft").check();
    await save(page);
    await expect(rowOf(page, name)).toContainText("Draft");
    expect(await imagesOf(request, id)).toBeUndefined();
    await page.getByLabel("Show").selectOption("Published");
    await expect(page.getByText("No results")).toBeVisible();
    await page.getByLabel("Show").selectOption("Drafts");
    await rowOf(page, name).getByRole("link", { name }).click();
    await page.getByLabel("Draft").uncheck();
    await save(page);
    expect(await imagesOf(request, id)).toHaveLength(1);
  },
);

/** The addresses of two other images of the shop; an image that the item already has isn't added again. */
async function twoImages(request: APIRequestContext, own: string): Promise<[string, string]> {
  const query = `{ products(first: 50, search: "saw") { nodes { image } } }`;
  const { products } = await ask<{ products: { nodes: { image: string }[] } }>(request, query);
  const others = new Set(products.nodes.map(({ image }) => image).filter((image) => image !== own));
  return [...others].slice(0, 2) as [string, string];
}

/** The first category option that begins with these words. */
async function aLabel(page: Page, words: string): Promise<string> {
  const options = page.getByLabel("Category").getByRole("option");
  await expect(options.filter({ hasText: words })).not.toHaveCount(0); // the options load after the form
  return (await options.allTextContents()).find((option) => option.startsWith(words)) ?? "";
}

type Row = ReturnType<Page["locator"]>;

/** Drags an image row in steps, as a person does. */
async function drag(page: Page, row: Row, onto: Row): Promise<void> {
  await row.scrollIntoViewIfNeeded();
  const [from, to] = [await row.locator("img").boundingBox(), await onto.locator("img").boundingBox()];
  if (!from || !to) throw new Error("The pictures are not shown.");
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 4 });
  await page.mouse.up();
}
