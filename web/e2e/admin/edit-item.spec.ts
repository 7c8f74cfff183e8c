import type { Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { addItem, knownCustomer } from "../support/admin-api";
import { closeToast } from "../support/alerts";
import { openPage } from "../support/open-page";
import { placeOrder, productNow } from "../support/shop-api";
import { atDesk, everyBrowser, expect, test, variantAtDesk } from "../support/test";

const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const listOf = (name: string) => `/manageItems?search=${encodeURIComponent(name)}`;
const save = (page: Page, words = "Save") => page.getByRole("button", { name: words, exact: true }).click();

test.beforeEach(async ({ signInAs }) => {
  await signInAs(admin);
});

test(
  "an admin changes an item by its filled-in form, and sees the change in the list they came from",
  everyBrowser,
  async ({ page, request }) => {
    const { name } = await addItem(request);
    await openPage(page, listOf(name));
    await rowOf(page, name).getByRole("link", { name }).click();
    await expect(page.getByLabel("Product Name")).toHaveValue(name);
    await expect(page.getByLabel("Price", { exact: true })).toHaveValue("19.50");
    await expect(page.getByLabel("Product Details")).toHaveValue("Level at last.");
    await page.getByLabel("Product Name").fill(`${name} Plus`);
    await page.getByLabel("Price", { exact: true }).fill("abc");
    await save(page);
    await expect(page.getByLabel("Price", { exact: true })).toHaveAccessibleDescription(/must be a number/);
    await page.getByLabel("Price", { exact: true }).fill("21");
    await save(page);
    await closeToast(page, "Item saved");

    await expect(page).toHaveURL(listOf(name));
    await expect(rowOf(page, `${name} Plus`)).toHaveCount(1);
  },
);

test.describe("the stock", () => {
  test.use({ expectedComplaints: [/400/] });

  test(
    "an admin adds and removes units in the row; an impossible change is explained",
    atDesk,
    async ({ page, request }) => {
      const { name } = await addItem(request, { countInStock: 4 });
      await openPage(page, listOf(name));
      const restock = rowOf(page, name).getByRole("button", { name: "Restock" });
      const dialog = page.getByRole("dialog", { name: `Restock “${name}”` });

      await restock.click();
      await expect(dialog).toContainText("4 in stock now.");
      await dialog.getByLabel("Units").fill("1.5");
      await page.keyboard.press("Enter");
      await expect(dialog.getByLabel("Units")).toHaveAccessibleDescription(/whole number/);
      await dialog.getByLabel("Units").fill("20");
      await page.keyboard.press("Enter");
      await expect(dialog).toBeHidden();
      await expect(rowOf(page, name).locator('[data-header="Item Quantity"]')).toHaveText("24");
      await expect(restock).toBeFocused();

      await restock.click();
      await dialog.getByLabel("Units").fill("25");
      await dialog.getByRole("button", { name: "Take out" }).click();
      await expect(dialog.getByLabel("Units")).toHaveAccessibleDescription(
        /Units must leave 0 to 1000000 in stock, where there are 24 now/,
      );
      await dialog.getByLabel("Units").fill("23");
      await dialog.getByRole("button", { name: "Take out" }).click();
      await expect(rowOf(page, name).locator('[data-header="Item Quantity"]')).toHaveText("1");
    },
  );

  test(
    "an order that comes in while an item is edited or restocked keeps its units",
    variantAtDesk,
    async ({ page, request }) => {
      const { id, name } = await addItem(request, { countInStock: 8 });
      await openPage(page, `/manageItems/${id}`);
      await page.getByLabel("Price", { exact: true }).fill("25");
      await placeOrder(request, await knownCustomer(request), id);
      await page.getByRole("button", { name: "Restock" }).click();
      await page.getByLabel("Units").fill("10");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("definition")).toHaveText("17");
      await save(page);
      await closeToast(page, "Item saved");
      expect(await productNow(request, id)).toMatchObject({ name, price: 25, countInStock: 17 });
    },
  );
});

test(
  "of two admins who edit the same item, the second sees what the first changed, and chooses",
  variantAtDesk,
  async ({ page, request, browser, baseURL }) => {
    const { id, name } = await addItem(request);
    const other = await browser.newContext({ baseURL, storageState: await page.context().storageState() });
    const desk = await other.newPage();
    await openPage(page, `/manageItems/${id}`);
    await openPage(desk, `/manageItems/${id}`);
    await page.getByLabel("Price", { exact: true }).fill("25");
    await save(page);
    await closeToast(page, "Item saved");
    await openPage(page, `/manageItems/${id}`);

    await desk.getByLabel("Product Name").fill(`${name} Pro`);
    await save(desk);
    const notice = desk.getByRole("alert").filter({ hasText: "Someone else has changed this item" });
    await expect(notice).toContainText("Price");
    await expect(notice).toContainText("is now 25.00");
    await expect(desk.getByLabel("Product Name")).toHaveValue(`${name} Pro`);
    expect((await productNow(request, id)).name).toBe(name);
    await save(desk, "Save mine anyway");
    await closeToast(desk, "Item saved");
    expect(await productNow(request, id)).toMatchObject({ name: `${name} Pro`, price: 25 });

    await page.getByLabel("Price", { exact: true }).fill("26");
    await save(page);
    await page.getByRole("button", { name: "Discard mine, use theirs" }).click();
    await expect(page.getByLabel("Product Name")).toHaveValue(`${name} Pro`);
    await expect(page.getByLabel("Price", { exact: true })).toHaveValue("25.00");
    await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
    await other.close();
  },
);

test("an item that is gone says so and leads back to the list", atDesk, async ({ page }) => {
  await openPage(page, "/manageItems/6f9619ff-8b86-4d01-b42d-00c04fc964ff");
  await expect(page.getByText("This item no longer exists.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Manage Items" }).click();
  await expect(page).toHaveURL("/manageItems");
});
