import type { Page } from "@playwright/test";
import { addItem, knownCustomer, pretendPaidOrders } from "../support/admin-api";
import { listOf, rowOf, test } from "../support/admin-list";
import { confirm, dismissAlert } from "../support/alerts";
import { openPage } from "../support/open-page";
import { placeOrder } from "../support/shop-api";
import { atDesk, everyBrowser, expect, variantAtDesk } from "../support/test";

test(
  "a row shows name, stock, image, price, units ordered and status, and marks few units as low",
  atDesk,
  async ({ page, request, openList }) => {
    const item = await addItem(request, { countInStock: 8 });
    await placeOrder(request, await knownCustomer(request), item.id);
    const soldOut = await addItem(request, { countInStock: 0 });
    const few = await addItem(request, { countInStock: 5 });

    await openList("/manageItems", item.name);
    const row = rowOf(page, item.name);
    await expect(row.getByRole("cell").filter({ hasText: /./ })).toHaveText([
      item.name,
      "7",
      "19.50$",
      "1",
      "available",
      /Delete/,
    ]);
    await expect(row.locator("img")).toHaveAttribute("src", /.+/);
    await row.getByRole("link", { name: item.name }).click();
    await expect(page).toHaveURL(`/manageItems/${item.id}`);

    await openList("/manageItems", few.name);
    await expect(rowOf(page, few.name).getByText("available, 5 left")).toBeVisible();
    await page.getByRole("searchbox").fill(soldOut.name);
    await expect(rowOf(page, soldOut.name)).toContainText("Not in stock");
    await page.getByRole("main").getByRole("link", { name: "Add", exact: true }).click();
    await expect(page).toHaveURL("/addItems");
  },
);

test(
  "deleting asks first and names the item; then it is gone from the list without a reload",
  everyBrowser,
  async ({ page, request, openList }) => {
    const item = await addItem(request);
    await openList("/manageItems", "");
    const remove = rowOf(page, item.name).getByRole("button", { name: "Delete" });

    await remove.press("Enter");
    await confirm(page, `Delete “${item.name}”?`, "Cancel");
    await expect(remove).toBeFocused();
    await remove.click();
    await confirm(page, `Delete “${item.name}”?`, "Delete");
    await dismissAlert(page, "Success!", "Item Deleted Succesfuly");
    await expect(rowOf(page, item.name)).toHaveCount(0);
  },
);

test(
  "an item that somebody has paid for can't be deleted, and says why to everybody",
  variantAtDesk,
  async ({ page, request, openList }) => {
    const item = await addItem(request);
    await pretendPaidOrders(page);
    await openList("/manageItems", item.name);
    const remove = rowOf(page, item.name).getByRole("button", { name: "Delete" });

    await expect(remove).toBeDisabled();
    await expect(remove).toHaveAccessibleDescription("Paid orders are waiting");
    await remove.focus();
    await expect(remove).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
  },
);

test(
  "of two admins who delete the same item, the second learns that it is gone",
  variantAtDesk,
  async ({ page, request, openList, otherDesk }) => {
    const item = await addItem(request);
    await openList("/manageItems", item.name);
    await openPage(otherDesk, listOf("/manageItems", item.name));
    await expect(rowOf(otherDesk, item.name)).toHaveCount(1);

    const remove = async (desk: Page) => {
      await rowOf(desk, item.name).getByRole("button", { name: "Delete" }).click();
      await confirm(desk, `Delete “${item.name}”?`, "Delete");
    };
    await remove(page);
    await dismissAlert(page, "Success!", "Item Deleted Succesfuly");
    await remove(otherDesk);
    await dismissAlert(otherDesk, "Too late", "Not deleted");
    await expect(otherDesk.getByText("No results")).toBeVisible();
  },
);
