import type { Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { uniqueName } from "../support/admin-api";
import { dismissAlert } from "../support/alerts";
import { expectAccessible } from "../support/expect-accessible";
import { holdFiles } from "../support/intercepted-answers";
import { navigateInApp, openPage } from "../support/open-page";
import { ask } from "../support/shop-api";
import { atDesk, expect, test, variantAtDesk } from "../support/test";

const address = (page: Page) => page.getByLabel("Image URL", { exact: true });
const chooser = (page: Page) => page.getByLabel("Add pictures");
const images = (page: Page) => page.getByRole("list", { name: "Pictures in order" }).getByRole("listitem");

/** A unique image: a screenshot of the form's first field with a random word. */
async function anImage(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const field = page.getByLabel("Product Name", { exact: true });
  const name = uniqueName("Photographed");
  await field.fill(name);
  return { name: `${name}.png`, mimeType: "image/png", buffer: await field.screenshot({ scale: "css" }) };
}

async function someImages(page: Page, count: number) {
  const files = [];
  for (let i = 0; i < count; i += 1) files.push(await anImage(page));
  return files;
}

const addItemButton = (page: Page) => page.getByRole("button", { name: "Add Item" });

/** Fills in all fields except the images. */
async function fillInWords(page: Page): Promise<string> {
  const name = uniqueName("Pictured ruler");
  const entry = { "Product Name": name, Price: "12", "Product Quantity": "9", Rating: "4" };
  for (const [label, words] of Object.entries({ ...entry, "Product Details": "Straight." }))
    await page.getByLabel(label, { exact: true }).fill(words);
  return name;
}

async function addProductWithImages(page: Page): Promise<string> {
  const name = await fillInWords(page);
  await addItemButton(page).click();
  await dismissAlert(page, "Success!", "Item Added Succesfully");
  return name;
}

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs(admin);
  await openPage(page, "/addItems");
});

test(
  "images of one's own are uploaded together, put in order, and shown to customers in a light format",
  atDesk,
  async ({ page }) => {
    await chooser(page).setInputFiles(await someImages(page, 3));
    await expect(images(page)).toHaveCount(3);
    await expect(page.getByText("Picture 3 added.")).toBeVisible();
    const second = await images(page).nth(1).getByRole("img").getAttribute("src");
    await page.getByRole("button", { name: "Move picture 2 earlier" }).click();
    await expect(images(page).first().getByRole("img")).toHaveAttribute("src", second ?? "");
    await page.getByRole("button", { name: "Remove picture 3" }).click();
    await expect(images(page)).toHaveCount(2);
    await expectAccessible(page);

    const name = await addProductWithImages(page);
    await openPage(page, `/products?search=${encodeURIComponent(name)}`);
    await page
      .getByRole("article")
      .filter({ hasText: name.slice(0, 20) })
      .getByRole("link")
      .first()
      .click();
    const shown = page.getByRole("main").getByRole("img", { name }).first();
    await expect(shown).toHaveJSProperty("complete", true);
    expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/\d+\.avif$/);
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  },
);

/** The images of the products with this name; none if there is no product. */
async function imagesOf(page: Page, name: string): Promise<string[][]> {
  const query = "query ($search: String) { products(search: $search) { nodes { images } } }";
  const { products } = await ask<{ products: { nodes: { images: string[] }[] } }>(page.request, query, {
    search: name,
  });
  return products.nodes.map(({ images: stored }) => stored);
}

const waits = (page: Page) =>
  page.getByRole("status").filter({ hasText: "Waiting until all pictures are uploaded" });

test.describe("an item that is added while its pictures are uploaded", () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] });

  test("is saved with all of them, once, and the form says that it waits", async ({ page }) => {
    const release = await holdFiles(page, /\/pictures$/);
    const files = await someImages(page, 2);
    const name = await fillInWords(page);
    await chooser(page).setInputFiles(files);
    await addItemButton(page).click();
    await expect(waits(page)).toBeVisible();
    await expect(addItemButton(page)).toHaveAttribute("aria-busy", "true");
    await addItemButton(page).click();
    await page.getByLabel("Product Name", { exact: true }).press("Enter");
    expect(await imagesOf(page, name)).toEqual([]);
    release();
    await dismissAlert(page, "Success!", "Item Added Succesfully");
    await expect(page).toHaveURL("/manageItems");
    const [stored, ...others] = await imagesOf(page, name);
    expect(stored).toHaveLength(2);
    expect(others).toEqual([]);
  });

  test("names at once what else is missing", atDesk, async ({ page }) => {
    await holdFiles(page, /\/pictures$/);
    await chooser(page).setInputFiles(await someImages(page, 1));
    await fillInWords(page);
    await page.getByLabel("Price", { exact: true }).fill("");
    await addItemButton(page).click();
    const summary = page.getByRole("group", { name: "Please fix the following:" });
    await expect(summary.getByRole("link")).toHaveText(["Price is required"]);
  });

  test("is not saved if one of them fails, until that is uploaded again", async ({ page }) => {
    const files = await someImages(page, 2);
    let fail = () => undefined as void;
    const failed = new Promise<void>((resolve) => (fail = resolve));
    let sent = 0;
    await page.route("/pictures", async (route) => {
      sent += 1;
      if (sent > 1) return route.continue();
      await failed;
      await route.abort();
    });
    const name = await fillInWords(page);
    await chooser(page).setInputFiles(files);
    await addItemButton(page).click();
    await expect(waits(page)).toBeVisible();
    fail();
    const summary = page.getByRole("group", { name: "Please fix the following:" });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveText([/^Not all pictures are uploaded/]);
    await expect(images(page)).toHaveCount(1);
    await addItemButton(page).click();
    await expect(summary.getByRole("link")).toHaveText([/^Not all pictures are uploaded/]);
    expect(await imagesOf(page, name)).toEqual([]);

    await page.getByRole("button", { name: "Try again" }).click();
    await addItemButton(page).click();
    await dismissAlert(page, "Success!", "Item Added Succesfully");
    expect((await imagesOf(page, name)).map(({ length }) => length)).toEqual([2]);
  });

  test("is not saved if the admin leaves the page", atDesk, async ({ page }) => {
    const release = await holdFiles(page, /\/pictures$/);
    const files = await someImages(page, 1);
    const name = await fillInWords(page);
    await page.getByLabel("Image URL", { exact: true }).fill("https://example.com/ruler.jpg");
    await chooser(page).setInputFiles(files);
    await addItemButton(page).click();
    await expect(waits(page)).toBeVisible();
    const cancelled = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/pictures"));
    await navigateInApp(page, "/manageItems");
    await cancelled;
    release();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Manage Items");
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    expect(await imagesOf(page, name)).toEqual([]);
  });
});

test("images can be dropped on the form", variantAtDesk, async ({ page }) => {
  const files = await someImages(page, 2);
  const dropped = await page.evaluateHandle(
    (encoded) => {
      const transfer = new DataTransfer();
      for (const base64 of encoded) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([bytes], "photo.png", { type: "image/png" }));
      }
      return transfer;
    },
    files.map(({ buffer }) => buffer.toString("base64")),
  );
  await page.getByText("Add pictures").dispatchEvent("drop", { dataTransfer: dropped });
  await expect(images(page)).toHaveCount(2);
});

test("the keyboard opens the choice of files", atDesk, async ({ page }) => {
  const opened = page.waitForEvent("filechooser"); // registered before the key press, so that the event isn't missed
  await chooser(page).focus();
  await page.keyboard.press("Space");
  await (await opened).setFiles(await anImage(page));
  await expect(images(page)).toHaveCount(1);
});

test("of a hundred files eight are taken, and the others are told", variantAtDesk, async ({ page }) => {
  const files = await someImages(page, 8);
  const many = Array.from({ length: 92 }, () => files[0] as (typeof files)[number]);
  await chooser(page).setInputFiles([...files, ...many]);
  await expect(page.getByText("An item has at most 8 pictures: 92 files were left out.")).toBeVisible();
  await expect(images(page)).toHaveCount(8);
  await expect(chooser(page)).toHaveCount(0);
});

test(
  "a file of more than 10 MB is not sent at all, and the URL stays as it was typed",
  variantAtDesk,
  async ({ page }) => {
    await page.route("/pictures", () => expect(true, "nothing is sent").toBe(false));
    await address(page).fill("https://example.com/ruler.jpg");
    const buffer = Buffer.alloc(11 * 1024 * 1024);
    await chooser(page).setInputFiles({ name: "huge.jpg", mimeType: "image/jpeg", buffer });
    await expect(page.getByRole("alert").filter({ hasText: "This file has 11 MB" })).toContainText(
      "up to 10 MB",
    );
    await expect(address(page)).toHaveValue("https://example.com/ruler.jpg");
  },
);

test.describe("a text that calls itself an image", () => {
  test.use({ expectedComplaints: [/415/] });

  test("is refused in words, and the images chosen with it are taken", atDesk, async ({ page }) => {
    const text = { name: "note.png", mimeType: "image/png", buffer: Buffer.from("I am no picture.") };
    await chooser(page).setInputFiles([text, await anImage(page)]);
    const words = page.getByRole("alert").filter({ hasText: "isn't a picture we can show" });
    await expect(words).toBeVisible();
    await expect(images(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Dismiss note.png" }).click();
    await expect(words).toHaveCount(0);
  });
});

test.describe("a connection that is lost at the second of three", () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] });

  test("is told there alone, and it can be sent again", variantAtDesk, async ({ page }) => {
    const files = await someImages(page, 3);
    let sent = 0;
    await page.route("/pictures", (route) => {
      sent += 1;
      return sent === 2 ? route.abort() : route.continue();
    });
    await chooser(page).setInputFiles(files);
    await expect(page.getByText("We couldn't upload the picture.")).toBeVisible();
    await expect(images(page)).toHaveCount(2);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(images(page)).toHaveCount(3);
    await expect(page.getByText("We couldn't upload the picture.")).toHaveCount(0);
  });
});
