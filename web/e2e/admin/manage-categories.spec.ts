import type { Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { uniqueName } from "../support/admin-api";
import { confirm } from "../support/alerts";
import { expectAccessible } from "../support/expect-accessible";
import { holdAnswers } from "../support/intercepted-answers";
import { openPage } from "../support/open-page";
import { atDesk, expect, test } from "../support/test";

const dialogOf = (page: Page) => page.getByRole("dialog");
const nameIn = (page: Page, name: string) => page.locator("[data-name]", { hasText: name });
const rowOf = (page: Page, name: string) => page.locator("[data-key]", { has: nameIn(page, name) });

/** Adds an entry with the page's button. */
async function add(page: Page, button: string, name: string, more: Record<string, string> = {}) {
  await page.getByRole("button", { name: button }).click();
  await dialogOf(page).getByLabel("Name", { exact: true }).fill(name);
  for (const [label, value] of Object.entries(more)) await dialogOf(page).getByLabel(label).fill(value);
  await dialogOf(page).getByRole("button", { name: "Add", exact: true }).click();
}

test(
  "an admin makes a branch of the tree, puts it in order and takes it away again",
  atDesk,
  async ({ page, signInAs }) => {
    const [clocks, wall] = [uniqueName("Clocks"), uniqueName("Wall clocks")];
    await signInAs(admin);
    await openPage(page, "/categories");
    for (const [name, reason] of [
      ["Watches", /First move or delete “Diver's Watches”, .+ …$/],
      ["Diver's Watches", /It has \d+ products\. First move all to another category\.$/],
    ] as const) {
      await nameIn(page, name).first().click();
      await expect(dialogOf(page)).toContainText(reason);
      await dialogOf(page).getByRole("button", { name: "Cancel" }).click();
    }
    await expectAccessible(page);

    await add(page, "Add category", clocks);
    await expect(nameIn(page, clocks)).toBeVisible();
    await add(page, "Add category", clocks.toUpperCase());
    await expect(dialogOf(page)).toContainText("Name is the name of another category at that place.");
    await expectAccessible(page);
    await dialogOf(page).getByRole("button", { name: "Cancel" }).click();

    await rowOf(page, clocks)
      .getByRole("button", { name: `Add subcategory to “${clocks}”` })
      .click();
    await dialogOf(page).getByLabel("Name", { exact: true }).fill(wall);
    await dialogOf(page).getByRole("button", { name: "Add", exact: true }).click();
    await expect(nameIn(page, wall)).toBeVisible();

    await nameIn(page, clocks).click();
    await expect(dialogOf(page)).toContainText(`It has subcategories. First move or delete “${wall}”.`);
    await expect(dialogOf(page).getByRole("button", { name: "Delete" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await dialogOf(page).getByLabel("Name", { exact: true }).fill(`${clocks} & timers`);
    await dialogOf(page).getByRole("group", { name: "Attributes" }).getByRole("checkbox").first().check();
    await dialogOf(page).getByLabel("Position").selectOption({ label: "First" });
    await dialogOf(page).getByRole("button", { name: "Save" }).click();
    await expect(page.locator("[data-name]").first()).toHaveText(`${clocks} & timers`);
    await nameIn(page, `${clocks} & timers`).click();
    await dialogOf(page).getByLabel("Parent category").selectOption({ label: "Tools" });
    await expect(dialogOf(page).getByLabel("Position").locator("option:checked")).toHaveText(/^After /); // last by default
    await dialogOf(page).getByRole("button", { name: "Cancel" }).click();

    await nameIn(page, wall).click();
    await expect(dialogOf(page)).toContainText("Inherited:");
    await dialogOf(page).getByLabel("Parent category").selectOption({ label: "None (top level)" });
    const release = await holdAnswers(page, "CategoryTree");
    await dialogOf(page).getByRole("button", { name: "Save" }).click();
    await expect(dialogOf(page)).toHaveCount(0);
    await nameIn(page, wall).click(); // at its previous position
    await dialogOf(page).getByLabel("Name", { exact: true }).fill(`${wall} in oak`);
    release();
    const top = page.locator("[data-tree] > * > li > [data-key]");
    await expect(top.filter({ hasText: wall })).toHaveCount(1);
    await expect(dialogOf(page).getByLabel("Parent category")).toHaveValue("");
    await dialogOf(page).getByRole("button", { name: "Save" }).click();
    await expect(top.filter({ hasText: `${wall} in oak` })).toHaveCount(1);
    for (const name of [`${wall} in oak`, `${clocks} & timers`]) {
      await nameIn(page, name).click();
      await dialogOf(page).getByRole("button", { name: "Delete" }).click();
      await confirm(page, `Delete “${name}”?`, "Delete");
      await expect(nameIn(page, name)).toHaveCount(0);
    }
  },
);

test("the toast of a changed category undoes its new name and place", atDesk, async ({ page, signInAs }) => {
  const name = uniqueName("Sundials");
  await signInAs(admin);
  await openPage(page, "/categories");
  await add(page, "Add category", name);
  const top = page.locator("[data-tree] > * > li > [data-key]");
  await nameIn(page, name).click();
  await dialogOf(page).getByLabel("Name", { exact: true }).fill(`${name} of brass`);
  await dialogOf(page).getByLabel("Parent category").selectOption({ label: "Tools" });
  await dialogOf(page).getByRole("button", { name: "Save" }).click();
  await expect(nameIn(page, `${name} of brass`)).toHaveCount(1);
  await expect(top.filter({ hasText: name })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("The category is as it was before")).toBeVisible();
  await expect(top.filter({ hasText: name })).toHaveCount(1);
  await expect(nameIn(page, name)).toHaveText(name);
  await expectAccessible(page);
  await nameIn(page, name).click();
  await dialogOf(page).getByRole("button", { name: "Delete" }).click();
  await confirm(page, `Delete “${name}”?`, "Delete");
  await expect(nameIn(page, name)).toHaveCount(0);
});

test("an admin adds, renames and deletes a brand", atDesk, async ({ page, signInAs }) => {
  const brand = uniqueName("Brand");
  await signInAs(admin);
  await openPage(page, "/categories");
  await page.getByRole("link", { name: "Brands" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Brands");
  await add(page, "Add brand", brand);
  await expect(dialogOf(page)).toHaveCount(0);
  await page.getByRole("searchbox").fill(brand);
  await expect(page).toHaveURL(/search=/);
  const row = page.getByRole("row").filter({ hasText: brand });
  await expect(row).toHaveCount(1);
  await expectAccessible(page);
  await add(page, "Add brand", brand);
  await expect(dialogOf(page)).toContainText("Name is the name of another brand.");
  await dialogOf(page).getByRole("button", { name: "Cancel" }).click();
  await row.getByRole("button", { name: "Edit" }).click();
  await dialogOf(page).getByLabel("Name", { exact: true }).fill(`${brand} & Sons`);
  await dialogOf(page).getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText(`${brand} & Sons`);
  await row.getByRole("button", { name: "Delete" }).click();
  await confirm(page, `Delete “${brand} & Sons”?`, "Delete");
  await expect(page.getByText(`No results for “${brand}”.`)).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveValue(brand);
});

test("an admin adds an attribute with a unit, moves it up and down and deletes it; one with values stays", async ({
  page,
  signInAs,
}) => {
  const attribute = uniqueName("Weight");
  await signInAs(admin);
  await openPage(page, "/categories/attributes");
  const rows = page.getByRole("row").filter({ has: page.getByRole("cell") });
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();
  await add(page, "Add attribute", attribute, { Unit: "kg" });
  await expect(rows).toHaveCount(before + 1);
  await expect(rows.last()).toContainText("Number in kg");
  await rows.last().getByRole("button", { name: "Move up" }).press("Enter");
  await expect(rows.nth(before - 1)).toContainText(attribute);
  await expect(rows.nth(before - 1).getByRole("button", { name: "Move up" })).toBeFocused();
  await expectAccessible(page);
  await rows
    .nth(before - 1)
    .getByRole("button", { name: "Move down" })
    .click();
  await expect(rows.last()).toContainText(attribute);
  await rows.first().getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("alertdialog")).toContainText(/It is used by .* Remove their values first\./);
  await page.getByRole("alertdialog").getByRole("button").click();
  const row = rows.filter({ hasText: attribute });
  await row.getByRole("button", { name: "Delete" }).click();
  await confirm(page, `Delete “${attribute}”?`, "Delete");
  await expect(rows).toHaveCount(before);
});
