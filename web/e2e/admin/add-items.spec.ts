import type { Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { addItem, uniqueName, someImage } from "../support/admin-api";
import { dismissAlert } from "../support/alerts";
import { openPage } from "../support/open-page";
import { atDesk, expect, test, variantAtDesk } from "../support/test";

async function fillIn(page: Page, name: string, changes: Record<string, string> = {}): Promise<void> {
  const entry = {
    "Product Name": name,
    Price: "49.90",
    "Image URL": await someImage(page.request),
    "Product Quantity": "9",
    Rating: "4.5",
    "Product Details": "Straight, and it stays so.\nMaterial: beech",
    ...changes,
  };
  for (const [label, words] of Object.entries(entry))
    await page.getByLabel(label, { exact: true }).fill(words);
}

const submit = (page: Page) => page.getByRole("button", { name: "Add Item" }).click();

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs(admin);
  await openPage(page, "/addItems");
});

test("an item is added, announced, and found under Manage Items", async ({ page }) => {
  const name = uniqueName("Ruler");
  await fillIn(page, name);
  await submit(page);
  await dismissAlert(page, "Success!", "Item Added Succesfully");

  await expect(page).toHaveURL("/manageItems");
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("9");
  await expect(row).toContainText("available");
});

const fieldErrors = [
  ["Price", "0", "from 0.01 to 999999.99"],
  ["Price", "-1", "from 0.01 to 999999.99"],
  ["Price", "1000000000", "from 0.01 to 999999.99"],
  ["Price", "abc", "must be a number"],
  ["Price", "1.999", "whole cents"],
  ["Rating", "5.1", "from 0 to 5"],
  ["Product Quantity", "1.5", "whole number"],
  ["Image URL", "javascript:alert(1)", "web address"],
] as const;

test(
  "a missing or invalid value is explained under its field, and stays for correction",
  atDesk,
  async ({ page }) => {
    await submit(page);
    const labels = ["Product Name", "Price", "Image URL", "Product Quantity", "Rating", "Product Details"];
    for (const label of labels)
      await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
        new RegExp(`${label} is required`),
      );
    const summary = page.getByRole("group", { name: "Please fix the following:" });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveCount(labels.length);

    const { name } = await addItem(page.request);
    await fillIn(page, name.toUpperCase());
    for (const [label, typed, words] of fieldErrors) {
      const field = page.getByLabel(label, { exact: true });
      const before = await field.inputValue();
      await field.fill(typed);
      await submit(page);
      await expect(field).toHaveAccessibleDescription(new RegExp(words));
      await expect(field).toHaveValue(typed);
      await field.fill(before);
    }

    await submit(page);
    const taken = /already a product with this name/; // in different capitalization
    await expect(page.getByLabel("Product Name")).toHaveAccessibleDescription(taken);
    await page.getByRole("link", { name: taken }).press("Enter");
    await expect(page.getByLabel("Product Name")).toBeFocused();
    await expect(page.getByLabel("Product Details")).toHaveValue(/Straight/);
  },
);

test.describe("faults that only the server finds, and a lost connection", () => {
  test.use({ expectedComplaints: [/400|ERR_FAILED/] });

  test("are reported, and keep the input for another try", variantAtDesk, async ({ page }) => {
    const name = uniqueName();
    await fillIn(page, name);
    await page.route("/graphql*", (route) => route.abort());
    await submit(page);
    await expect(page.getByText("We couldn't save the item.")).toBeVisible();
    await page.unroute("/graphql*");

    await page.route("/graphql", (route) => {
      const body = route.request().postDataJSON() as { variables: { input?: { rating: number } } };
      if (!body.variables.input) return route.continue();
      body.variables.input.rating = 7;
      return route.continue({ postData: JSON.stringify(body) });
    });
    await submit(page);
    await expect(page.getByLabel("Rating")).toHaveAccessibleDescription(
      /Rating must be a number from 0 to 5/,
    );
    await page.unroute("/graphql");
    await page.getByLabel("Rating").fill("4");
    await submit(page);
    await dismissAlert(page, "Success!", "Item Added Succesfully");
    await expect(page.getByRole("row").filter({ hasText: name })).toHaveCount(1);
  });
});
