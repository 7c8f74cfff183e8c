import type { Page } from "@playwright/test";
import { addItem, uniqueName } from "../support/admin-api";
import { listOf, rowOf, test } from "../support/admin-list";
import { closeToast } from "../support/alerts";
import { expectAccessible, expectNoHorizontalScroll } from "../support/expect-accessible";
import { openPage } from "../support/open-page";
import { atDesk, expect, variantAtDesk } from "../support/test";

const priceOf = (page: Page, name: string) => rowOf(page, name).locator('[data-header="Price"]');

test(
  "several items change together once it is seen what becomes of them, and that is undone at once",
  atDesk,
  async ({ page, request, openList }) => {
    const mark = uniqueName("Caliper");
    for (const end of ["A", "B"]) await addItem(request, { name: `${mark} ${end}` });
    await openList("/manageItems", mark);
    await page.getByRole("checkbox", { name: "Select all on this page" }).check();
    await page.getByRole("region", { name: "Selected" }).getByRole("button", { name: "Change" }).click();

    const dialog = page.getByRole("dialog");
    await expect(dialog).toHaveAccessibleName("Change 2 items");
    await expect(dialog.getByLabel("Category")).toBeFocused();
    await dialog.getByRole("button", { name: "Preview changes" }).click();
    await expect(dialog.getByRole("alert")).toHaveText(
      "Choose a category, a brand, a price, a sale or a visibility first.",
    );
    await dialog.getByLabel("Category").selectOption("Watches"); // another journey may add and delete categories at the same time
    await dialog.getByLabel("Price", { exact: true }).selectOption("By an amount");
    await dialog.getByLabel("Dollars, up or down").fill("-19.50");
    await page.keyboard.press("Enter");
    const refused = dialog.getByRole("alert").getByRole("listitem");
    await expect(refused).toHaveCount(2);
    for (const item of ["A", "B"])
      await expect(refused.filter({ hasText: `${mark} ${item}` })).toHaveText(
        /Its price would be below 0.01\$\.$/,
      );
    await expectAccessible(page);
    await page.keyboard.press("Enter"); // Back has the focus
    await dialog.getByLabel("Price", { exact: true }).selectOption("By a percentage");
    await dialog.getByLabel("Percent, up or down").fill("-10");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("listitem").first()).toContainText("19.50$");
    await expect(dialog.getByRole("listitem").first()).toContainText("17.55$");
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await dialog.getByRole("button", { name: "Change 2 items" }).click();
    await expect(priceOf(page, `${mark} A`)).toHaveText("17.55$");
    await page
      .getByRole("status")
      .filter({ hasText: "2 items changed" })
      .getByRole("button", { name: "Undo" })
      .click();
    await closeToast(page, "The change has been undone");
    await expect(priceOf(page, `${mark} B`)).toHaveText("19.50$");

    await openPage(page, listOf("/audit", mark));
    const entry = rowOf(page, "Changed 2 products");
    await entry.getByText("Changed 2 products").click();
    await expect(entry).toContainText("Undone");
  },
);

test(
  "several drafts are published at once, and are drafts again once that is undone",
  variantAtDesk,
  async ({ page, request, openList }) => {
    const mark = uniqueName("Caliper");
    for (const end of ["A", "B"]) await addItem(request, { name: `${mark} ${end}`, draft: true });
    await openList("/manageItems", mark);
    await expect(rowOf(page, `${mark} A`)).toContainText("Draft");
    await page.getByRole("checkbox", { name: "Select all on this page" }).check();
    await page.getByRole("region", { name: "Selected" }).getByRole("button", { name: "Change" }).click();

    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Visibility").selectOption("Publish");
    await dialog.getByRole("button", { name: "Preview changes" }).click();
    await expect(dialog.getByRole("listitem").first()).toContainText("becomes Published");
    await dialog.getByRole("button", { name: "Change 2 items" }).click();
    await closeToast(page, "2 items changed");
    for (const end of ["A", "B"]) await expect(rowOf(page, `${mark} ${end}`)).not.toContainText("Draft");

    await openPage(page, listOf("/audit", mark));
    await page.getByText("Published 2 products").click();
    await rowOf(page, "Published 2 products").getByRole("button", { name: "Show" }).click();
    await expect(dialog.getByRole("listitem")).toHaveCount(2);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Undo" }).click();
    await closeToast(page, "The change has been undone");
    await openPage(page, listOf("/manageItems", mark));
    await expect(rowOf(page, `${mark} A`)).toContainText("Draft");
  },
);

test(
  "everything that a search finds is selected beyond the page, and changed at once",
  variantAtDesk,
  async ({ page, request, openList }) => {
    test.slow();
    const mark = uniqueName("Gauge");
    for (let count = 0; count < 52; count += 1) await addItem(request, { name: `${mark} ${count}` });
    await openList("/manageItems", mark);
    await expect(page.getByText("52 items", { exact: true })).toBeVisible();
    await page.getByRole("checkbox", { name: "Select all on this page" }).check();
    await expect(page.getByText("All 50 on this page are selected.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Select all 52" }).click();
    await expect(page.getByText("All 52 are selected.")).toBeVisible();
    const bar = page.getByRole("region", { name: "Selected" });
    await expect(bar).toContainText("52 selected");

    await page.getByRole("link", { name: "Next" }).click();
    await expect(page.getByRole("checkbox", { name: "Select all on this page" })).toBeChecked();
    await bar.getByRole("button", { name: "Change" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toHaveAccessibleName("Change 52 items");
    await dialog.getByLabel("Price", { exact: true }).selectOption("By a percentage");
    await dialog.getByLabel("Percent, up or down").fill("-10");
    await dialog.getByRole("button", { name: "Preview changes" }).click();
    await expect(dialog.getByRole("listitem")).toHaveCount(52);
    await expect(dialog.getByRole("heading"), "the list scrolls, not the dialog").toBeInViewport();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Change 52 items" }).click();
    await closeToast(page, "52 items changed");
    for (const end of [0, 51]) {
      await openList("/manageItems", `${mark} ${end}`);
      await expect(priceOf(page, `${mark} ${end}`).first()).toHaveText("17.55$");
    }
  },
);
