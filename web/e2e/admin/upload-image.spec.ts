import type { Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { newName } from "../support/admin-api";
import { dismissAlert } from "../support/alerts";
import { openPage } from "../support/open-page";
import { atDesk, expect, test } from "../support/test";

const uploadedAddress = /^\/pictures\/[0-9a-f]{32}\/\d+\.jpg$/;
const address = (page: Page) => page.getByLabel("Image URL", { exact: true });
const chooser = (page: Page) => page.getByLabel("Upload a picture");

/** A image that no other test has: the form's first field, with a word of its own in it. */
async function anImage(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const field = page.getByLabel("Product Name", { exact: true });
  await field.fill(newName("Photographed"));
  return { name: "photo.png", mimeType: "image/png", buffer: await field.screenshot({ scale: "css" }) };
}

async function addProductWithImage(page: Page): Promise<string> {
  const name = newName("Pictured ruler");
  const entry = { "Product Name": name, Price: "12", "Product Quantity": "9", Rating: "4" };
  for (const [label, words] of Object.entries({ ...entry, "Product Details": "Straight." }))
    await page.getByLabel(label, { exact: true }).fill(words);
  await page.getByRole("button", { name: "Add Item" }).click();
  await dismissAlert(page, "Success!", "Item Added Succesfully");
  return name;
}

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs(admin);
  await openPage(page, "/addItems");
});

test("an image of one's own is uploaded, seen at once, and shown to customers in a light format", async ({
  page,
}) => {
  await chooser(page).setInputFiles(await anImage(page));
  await expect(page.getByText("Picture uploaded.")).toBeVisible();
  await expect(address(page)).toHaveValue(uploadedAddress);
  const preview = page.getByRole("img", { name: "The picture at this address" });
  await expect(preview).toHaveJSProperty("complete", true);

  const name = await addProductWithImage(page);
  await openPage(page, `/products?search=${encodeURIComponent(name)}`);
  await page
    .getByRole("article")
    .filter({ hasText: name.slice(0, 20) })
    .getByRole("link")
    .first()
    .click();
  const shown = page.getByRole("main").getByRole("img", { name });
  await expect(shown).toHaveJSProperty("complete", true);
  expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/\d+\.avif$/);
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("an image can be dropped on the form", atDesk, async ({ page }) => {
  const { buffer } = await anImage(page);
  const dropped = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], "photo.png", { type: "image/png" }));
    return transfer;
  }, buffer.toString("base64"));
  await page.getByText("Upload a picture").dispatchEvent("drop", { dataTransfer: dropped });
  await expect(address(page)).toHaveValue(uploadedAddress);
});

test("the keyboard opens the choice of a file", atDesk, async ({ page }) => {
  const opened = page.waitForEvent("filechooser"); // first, so that the browser has heard of it when the key is pressed
  await chooser(page).focus();
  await page.keyboard.press("Space");
  await (await opened).setFiles(await anImage(page));
  await expect(address(page)).toHaveValue(uploadedAddress);
});

test(
  "a file of more than 10 MB is not sent at all, and the address stays as it was typed",
  atDesk,
  async ({ page }) => {
    await page.route("/pictures", () => expect(true, "nothing is sent").toBe(false));
    await address(page).fill("https://example.com/ruler.jpg");
    const buffer = Buffer.alloc(11 * 1024 * 1024);
    await chooser(page).setInputFiles({ name: "huge.jpg", mimeType: "image/jpeg", buffer });
    await expect(page.getByRole("alert").filter({ hasText: "This file has 11 MB" })).toContainText(
      "10 MB at the most",
    );
    await expect(address(page)).toHaveValue("https://example.com/ruler.jpg");
  },
);

test.describe("a text that calls itself an image", () => {
  test.use({ expectedComplaints: [/415/] });

  test("is refused in words, and an image is taken after it", atDesk, async ({ page }) => {
    const text = { name: "photo.png", mimeType: "image/png", buffer: Buffer.from("I am no picture.") };
    await chooser(page).setInputFiles(text);
    const words = page.getByRole("alert").filter({ hasText: "not a picture that the shop can show" });
    await expect(words).toBeVisible();
    await expect(address(page)).toHaveValue("");
    await chooser(page).setInputFiles(await anImage(page));
    await expect(address(page)).toHaveValue(uploadedAddress);
    await expect(words).toHaveCount(0);
  });
});

test.describe("a lost connection", () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] });

  test("is told, and the image can be chosen again", atDesk, async ({ page }) => {
    const image = await anImage(page);
    await page.route("/pictures", (route) => route.abort());
    await chooser(page).setInputFiles(image);
    await expect(page.getByText("The picture could not be sent.")).toBeVisible();
    await page.unroute("/pictures");
    await chooser(page).setInputFiles(image);
    await expect(address(page)).toHaveValue(uploadedAddress);
  });
});
