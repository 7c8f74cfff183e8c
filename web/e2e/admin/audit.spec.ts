import type { Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { addItem } from "../support/admin-api";
import { confirm, dismissAlert } from "../support/alerts";
import { alterAnswers } from "../support/intercepted-answers";
import { expectAccessible } from "../support/expect-accessible";
import { openPage } from "../support/open-page";
import { atDesk, expect, test, variantAtDesk } from "../support/test";

const entries = (page: Page) => page.getByRole("row").filter({ has: page.getByRole("cell") });
const recordOf = (name: string) => `/audit?search=${encodeURIComponent(name)}`;

test(
  "an admin's actions are recorded: time, actor, action, target",
  atDesk,
  async ({ page, request, signInAs }) => {
    const { name } = await addItem(request);
    await signInAs(admin);
    await openPage(page, `/manageItems?search=${encodeURIComponent(name)}`);
    await page.getByRole("button", { name: `Delete ${name}` }).click();
    await confirm(page, `Delete “${name}”?`, "Delete");
    await dismissAlert(page, "Success!", "Item Deleted Succesfuly");

    await openPage(page, recordOf(name));
    const [deleted, added] = [entries(page).nth(0), entries(page).nth(1)];
    const when = /^\w{3} \d+, \d{4}, .+ UTC$/;
    await expect(deleted.getByRole("cell")).toContainText([when, admin.email, `Deleted ${name}`]);
    await expect(added.getByRole("cell")).toContainText([when, admin.email, `Added ${name}`]);
    await expect(entries(page)).toHaveCount(2);

    await deleted.getByText(`Deleted ${name}`).click();
    await deleted.getByRole("link", { name: `All entries about ${name}` }).click();
    await expect(page.getByLabel("Search", { exact: true })).toHaveValue(name);
    await deleted.getByRole("link", { name: admin.email }).click();
    await expect(page.getByLabel("Search", { exact: true })).toHaveValue(admin.email);
  },
);

test(
  "the record is narrowed to one kind of action, in the address",
  variantAtDesk,
  async ({ page, request, signInAs }) => {
    const { name } = await addItem(request);
    await signInAs(admin);
    await openPage(page, recordOf(name));
    await page.getByLabel("Show", { exact: true }).selectOption("Delivered an order");
    await expect(page).toHaveURL(/show=deliver-order/);
    await expect(page.getByText(/No results/)).toBeVisible();
    await page.getByLabel("Show", { exact: true }).selectOption("Added an item");
    await expect(entries(page)).toHaveCount(1);
    await page.getByLabel("Search").fill(`${name} not`);
    await expect(page.getByText(/No results/)).toBeVisible();
    await expect(page).toHaveURL(/show=add-product/);
    await page.getByRole("button", { name: "Show all" }).click();
    await expect(page).toHaveURL("/audit");
    await expectAccessible(page);
  },
);

test("a record without entries says so", atDesk, async ({ page, signInAs }) => {
  await signInAs(admin);
  await alterAnswers<{ auditEntries: object }>(page, "Audit", (data) => ({
    auditEntries: { ...data.auditEntries, nodes: [], totalCount: 0 },
  }));
  await openPage(page, "/audit");
  await expect(page.getByText("No entries yet.")).toBeVisible();
});
