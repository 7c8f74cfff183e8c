import type { Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { addItem, deliver, knownCustomer, uniqueName } from "../support/admin-api";
import { expectAccessibleInBothSchemes } from "../support/expect-accessible";
import { cutOff, holdAnswers } from "../support/intercepted-answers";
import { openPage } from "../support/open-page";
import { orderNow, placeOrder, topProduct } from "../support/shop-api";
import { atDesk, expect, test, variantAtDesk } from "../support/test";

const palette = (page: Page) => page.getByRole("dialog", { name: "Search the shop" });
const field = (page: Page) => page.getByRole("combobox", { name: "Find a page, product, order or user" });
const option = (page: Page, name: string | RegExp) => page.getByRole("option", { name });
const chosen = (page: Page) => palette(page).getByRole("option", { selected: true });

/** Opens the search with the keyboard, or on a phone with its button. */
async function openSearch(page: Page, isMobile: boolean): Promise<void> {
  const button = page.getByRole("button", { name: /^Search/ });
  if (isMobile) await button.click();
  else {
    await expect(button).toHaveAttribute("aria-keyshortcuts"); // the menu of the server has none yet
    await page.keyboard.press("Control+k");
  }
  await expect(field(page)).toBeFocused();
}

test.beforeEach(async ({ signInAs }) => {
  await signInAs(admin);
});

test("an admin types a part of a page's name and Enter opens it", async ({ page, isMobile }) => {
  await openPage(page, "/dashboard");
  await openSearch(page, isMobile);
  await field(page).fill("manage or");
  await expect(chosen(page)).toHaveText(/^Manage Orders/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/manageOrder");
  await expect(palette(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Manage Orders" })).toBeVisible();
});

test(
  "products, orders and users are found from any page, by what identifies them, and lead to their pages",
  atDesk,
  async ({ page, request, isMobile }) => {
    const { id, name } = await addItem(request, { name: uniqueName("Marking gauge") });
    const customer = await knownCustomer(request, "Emmy");
    const product = await topProduct(request);
    const order = await placeOrder(request, customer, product.id, 2);
    const { number } = await orderNow(request, customer, order);
    const found = (group: string) => page.getByRole("group", { name: group }).getByRole("option");
    await openPage(page, "/users");

    await openSearch(page, isMobile);
    await field(page).fill(name);
    await expect(found("Products").first()).toContainText("19.50$ · 10 in stock");
    await expect(option(page, new RegExp(name)).locator("mark").first()).toHaveText("Marking");
    await option(page, new RegExp(name)).click();
    await expect(page).toHaveURL(`/manageItems/${id}`);

    await openSearch(page, isMobile);
    await field(page).fill(customer.email);
    await expect(found("Orders")).toHaveText([new RegExp(`2 × \\u2068${product.name}.*Not Paid`)]);
    await found("Users").click();
    await expect(page).toHaveURL(`/users/${customer.user.id}`);
    await expect(page.getByRole("heading", { name: customer.name })).toBeVisible();

    await deliver(request, order);
    await openSearch(page, isMobile);
    await field(page).fill(number);
    await expect(found("Orders")).toHaveText([new RegExp(`${number}.*Delivered`)]);
    await found("Orders").click();
    await expect(page).toHaveURL(`/manageOrder/${order}`);
    await expect(page.getByRole("heading", { name: `Order ${number}` })).toBeVisible();
  },
);

test(
  "arrows move through the options and round, Escape gives the focus back",
  variantAtDesk,
  async ({ page }) => {
    await openPage(page, "/users");
    const button = page.getByRole("button", { name: /^Search/ });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(field(page)).toBeFocused();
    await expect(chosen(page)).toHaveText(/^Dashboard/);
    await page.keyboard.press("ArrowUp");
    await expect(chosen(page)).toHaveText("Blog");
    await expect(chosen(page)).toBeInViewport();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(chosen(page)).toHaveText(/^Manage Orders/);
    const active = await field(page).getAttribute("aria-activedescendant");
    await expect(chosen(page)).toHaveAttribute("id", active ?? "");
    await page.keyboard.press("Escape");
    await expect(palette(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  },
);

test(
  "Ctrl+K opens and closes the search on the shop's pages too, but not over a question",
  variantAtDesk,
  async ({ page }) => {
    await openPage(page, "/blog");
    await expect(async () => {
      if ((await palette(page).count()) === 0) await page.keyboard.press("Control+k");
      await expect(palette(page)).toBeVisible({ timeout: 5_000 });
    }).toPass(); // the admin's code loads after the page
    await page.keyboard.press("Control+k");
    await expect(palette(page)).toHaveCount(0);

    await openPage(page, "/manageItems");
    await page
      .getByRole("button", { name: /^Delete/ })
      .first()
      .click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await page.keyboard.press("Control+k");
    await expect(palette(page)).toHaveCount(0);
  },
);

test(
  "a newer search aborts the one before, and the number of results is announced",
  variantAtDesk,
  async ({ page, request, isMobile }) => {
    const { name } = await addItem(request, { name: uniqueName("Try square") });
    await openPage(page, "/users");
    await openSearch(page, isMobile);
    const status = palette(page).getByRole("status");
    const release = await holdAnswers(page, "AdminSearch");
    const first = page.waitForRequest((sent) => sent.postData()?.includes('"Try squ"') ?? false);
    await field(page).fill("Try squ");
    const superseded = await first;
    await expect(status).toHaveText("Searching…");
    const aborted = page.waitForEvent("requestfailed", (failed) => failed === superseded);
    await field(page).fill(name);
    await aborted;
    release();
    await expect(status).toHaveText(/^\d+ results?$/);
    await expect(option(page, new RegExp(name))).toBeVisible();
  },
);

test("Enter doesn't open what an earlier text has found", atDesk, async ({ page, request, isMobile }) => {
  const [saw, plane] = [await addItem(request, { name: uniqueName("Saw") }), await addItem(request)];
  await openPage(page, "/users");
  await openSearch(page, isMobile);
  await field(page).fill(saw.name);
  await expect(option(page, new RegExp(saw.name))).toBeVisible();
  const release = await holdAnswers(page, "AdminSearch");
  await field(page).fill(plane.name);
  await page.keyboard.press("Enter");
  await expect(palette(page).getByRole("status")).toHaveText("Searching…");
  release();
  await expect(option(page, new RegExp(plane.name))).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/manageItems/${plane.id}`);
});

test.describe("a search that finds nothing, or fails", () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] });

  test(
    "says so, can be tried again, keeps the pages, and leads to the whole list",
    variantAtDesk,
    async ({ page, isMobile }) => {
      await openPage(page, "/users");
      await openSearch(page, isMobile);
      await field(page).fill("qqzzxxvv");
      await expect(palette(page)).toContainText("No results for “qqzzxxvv”.");

      const answerAgain = await cutOff(page);
      await field(page).fill("audit");
      await expect(palette(page).getByRole("alert")).toContainText("couldn't reach the shop");
      await expect(option(page, "Audit")).toBeVisible();
      await answerAgain(() => palette(page).getByRole("button", { name: "Try again" }).click());
      await expect(palette(page).getByRole("alert")).toHaveCount(0);

      await field(page).fill("watch");
      await option(page, "All matching products").click();
      await expect(page).toHaveURL("/manageItems?search=watch");
    },
  );
});

test("the search is accessible while it is empty, with results and with none", async ({ page, isMobile }) => {
  await openPage(page, "/jobs");
  await openSearch(page, isMobile);
  for (const words of ["", "watch", "qqzzxxvv"]) {
    await field(page).fill(words);
    await expect(palette(page).getByRole("status")).toHaveText(/result/);
    await expectAccessibleInBothSchemes(page);
  }
});
