import type { Page } from "@playwright/test";
import { admin, newAccount } from "../support/accounts";
import { addItem, knownCustomer } from "../support/admin-api";
import { openPage } from "../support/open-page";
import { addReview, placeOrder, topProduct } from "../support/shop-api";
import { expect, test } from "../support/test";

/** Presses Tab until a control with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const { activeElement } = document;
      const label =
        activeElement instanceof HTMLInputElement ? activeElement.labels?.[0]?.textContent : undefined;
      return activeElement?.getAttribute("aria-label") ?? label ?? activeElement?.textContent ?? "";
    });
    if (name.test(focused)) return;
  }
  throw new Error(`Nothing called ${String(name)} takes the focus.`);
}

async function type(page: Page, label: RegExp, words: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.type(words);
}

test("a shopper registers and orders without a pointer", async ({ page, request }) => {
  const { name, email, password } = newAccount("Dorothy");
  const product = await topProduct(request);
  await openPage(page, `/payment/${product.id}/1`);
  await expect(page).toHaveURL("/login");
  await tabTo(page, /new user/);
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "Registration" })).toBeFocused();
  await type(page, /^Name/, name);
  await type(page, /^Email/, email);
  await type(page, /^Password/, password);
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "SHIPPING" })).toBeVisible();
  await page.getByLabel("Email", { exact: true }).first().focus();
  await type(page, /^Name/, "");
  await page.keyboard.press("Tab");
  await page.keyboard.type("7 Orbit Road");
  await type(page, /^Phone Number/, "555 0107");
  await page.keyboard.press("Enter");

  const alert = page.getByRole("alertdialog", { name: "Success!" });
  await expect(alert).toContainText("Order Placed Succesfully");
  await expect(alert.getByRole("button", { name: "OK" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row").filter({ hasText: product.name })).toContainText("Not Paid");
});

test("an admin finds an item and deletes it without a pointer", async ({ page, request, signInAs }) => {
  const { name } = await addItem(request);
  await signInAs(admin);
  await openPage(page, "/manageItems");
  await expect(page.getByRole("table")).toBeVisible();
  await type(page, /^Search$/, name);
  await expect(page.getByText("1 item", { exact: true })).toBeVisible();
  await tabTo(page, /^Item Quantity/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("columnheader", { name: "Item Quantity" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );

  await tabTo(page, /^Delete/);
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog", { name: `Delete “${name}”?` });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: `Delete ${name}` })).toBeFocused();

  await page.keyboard.press("Enter");
  await tabTo(page, /^Delete$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alertdialog", { name: "Success!" })).toContainText("Item Deleted Succesfuly");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/No results/)).toBeVisible();
});

test("an admin hides a review, delivers an order and reads the record without a pointer", async ({
  page,
  request,
  signInAs,
}) => {
  const customer = await knownCustomer(request, "Rosalind");
  const { name } = customer;
  await placeOrder(request, customer, (await topProduct(request)).id);
  await addReview(request, customer, { rating: 4, comment: "Cuts well." });
  await signInAs(admin);
  const found = page.getByRole("row").filter({ has: page.getByRole("cell") });

  await openPage(page, "/manageReviews");
  await type(page, /^Search$/, name);
  await expect(found).toHaveText([new RegExp(name)]); // and no other review
  await tabTo(page, /^Hide/);
  await page.keyboard.press("Enter");
  await expect(found).toHaveText([/Hidden/]);

  await openPage(page, "/manageOrder");
  await type(page, /^Search$/, name);
  await expect(found).toHaveText([new RegExp(name)]);
  await tabTo(page, /^delevered/);
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await tabTo(page, /^delevered$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alertdialog", { name: "Success!" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/No results/)).toBeVisible();

  await openPage(page, "/audit");
  await type(page, /^Search$/, name);
  await expect(page.getByRole("row").filter({ hasText: "Hid a review by" })).toHaveCount(1);
});

test("a shopkeeper looks further back, and reads a chart's figures, without a pointer", async ({
  page,
  request,
  signInAs,
}) => {
  await placeOrder(request, await knownCustomer(request), (await topProduct(request)).id);
  await signInAs(admin);
  await openPage(page, "/dashboard");
  await expect(page.getByRole("region", { name: "Sales by day", exact: true })).toBeVisible();
  await tabTo(page, /^7 days/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard?days=7");
  await tabTo(page, /Show as a table: Sales by day/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("columnheader", { name: "Revenue" })).toBeVisible();
});

/** Opens the account menu and chooses a row. */
async function choose(page: Page, row: string): Promise<void> {
  await tabTo(page, /^Account menu/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("navigation", { name: "Account", exact: true })).toBeVisible();
  const entry = page
    .getByRole("navigation", { name: "Account", exact: true })
    .getByText(row, { exact: true });
  // the menu may not take the focus before the first press; the arrow keys wrap around
  for (let presses = 0; presses < 12; presses += 1) {
    if (await entry.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(entry).toBeFocused();
  await page.keyboard.press("Enter");
}

test.describe("after a wrong password", () => {
  test.use({ expectedComplaints: [/400/] });

  test("a customer logs in, looks at their orders, reviews the shop and logs out without a pointer", async ({
    page,
    customer,
  }) => {
    await openPage(page, "/login");
    await type(page, /^Email/, customer.email);
    await type(page, /^Password/, "not the one");
    await page.keyboard.press("Enter");
    const alert = page.getByRole("alertdialog");
    await expect(alert).toContainText("don't match");
    await page.keyboard.press("Tab");
    await expect(
      page.locator("main :focus, header :focus"),
      "nothing behind an alert is reached",
    ).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(page.getByLabel("Password"), "the focus is given back").toBeFocused();
    await page.keyboard.press("Control+A");
    await page.keyboard.type(customer.password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/");

    await choose(page, "My Orders");
    await expect(page.getByRole("heading", { name: "My Orders" })).toBeFocused();
    await choose(page, "Add Review");
    await expect(page.getByRole("heading", { name: "Add Review" })).toBeFocused();
    await tabTo(page, /^0.5 stars/);
    for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "4.5 stars" })).toBeChecked();
    await page.keyboard.press("Tab");
    await expect(page.getByLabel("Comment")).toBeFocused();
    await page.keyboard.type("No pointer was needed.");
    await tabTo(page, /^Submit/);
    await page.keyboard.press("Enter");
    await expect(alert).toContainText("Thanks For Your Review");
    await page.keyboard.press("Enter");

    await expect(page).toHaveURL("/");
    await choose(page, "LogOut");
    await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
  });
});
