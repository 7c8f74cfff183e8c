import type { Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { addItem, knownCustomer, pretendPaidOrders } from "../support/admin-api";
import { confirm, dismissAlert } from "../support/alerts";
import { openPage } from "../support/open-page";
import { placeOrder } from "../support/shop-api";
import { expect, test } from "../support/test";

const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const listOf = (name: string) => `/manageItems?search=${encodeURIComponent(name)}`;

test("a row shows name, stock, picture, units ordered and status", async ({ page, request, signInAs }) => {
  const item = await addItem(request, { countInStock: 8 });
  await placeOrder(request, await knownCustomer(request), item.id);
  const soldOut = await addItem(request, { countInStock: 0 });
  await signInAs(admin);

  await openPage(page, listOf(item.name));
  const cells = rowOf(page, item.name).getByRole("cell");
  await expect(cells).toHaveText([item.name, "7", "", "1", "available", /Delete/]);
  await expect(cells.nth(2).locator("img")).toHaveAttribute("src", /.+/);
  await openPage(page, listOf(soldOut.name));
  await expect(rowOf(page, soldOut.name)).toContainText("Not in stock");
});

test("deleting asks first and names the item; then it is gone from the list without a reload", async ({
  page,
  request,
  signInAs,
}) => {
  const item = await addItem(request);
  await signInAs(admin);
  await openPage(page, "/manageItems");
  const remove = rowOf(page, item.name).getByRole("button", { name: "Delete" });

  await remove.click();
  await confirm(page, `Delete “${item.name}”?`, "Cancel");
  await expect(remove).toBeFocused();
  await remove.click();
  await confirm(page, `Delete “${item.name}”?`, "Delete");
  await dismissAlert(page, "Success!", "Item Deleted Succesfuly");
  await expect(rowOf(page, item.name)).toHaveCount(0);
});

test("an item that somebody has paid for can't be deleted, and says why to everybody", async ({
  page,
  request,
  signInAs,
}) => {
  const item = await addItem(request);
  await signInAs(admin);
  await pretendPaidOrders(page);
  await openPage(page, listOf(item.name));
  const remove = rowOf(page, item.name).getByRole("button", { name: "Delete" });

  await expect(remove).toBeDisabled();
  await expect(remove).toHaveAccessibleDescription("Paid orders wait");
  await remove.focus();
  await expect(remove).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});

test("of two admins who delete the same item, the second learns that it is gone", async ({
  page,
  request,
  browser,
  baseURL,
  signInAs,
}) => {
  const item = await addItem(request);
  await signInAs(admin);
  await openPage(page, listOf(item.name));
  const other = await browser.newContext({ baseURL, storageState: await page.context().storageState() });
  const desk = await other.newPage();
  await openPage(desk, listOf(item.name));
  await expect(rowOf(desk, item.name)).toHaveCount(1);

  for (const admins of [page, desk]) {
    await rowOf(admins, item.name).getByRole("button", { name: "Delete" }).click();
    await confirm(admins, `Delete “${item.name}”?`, "Delete");
  }
  await dismissAlert(page, "Success!", "Item Deleted Succesfuly");
  await dismissAlert(desk, "Too late", "Nothing was deleted");
  await expect(desk.getByText("Nothing found")).toBeVisible();
  await other.close();
});
