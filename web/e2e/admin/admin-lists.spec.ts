import type { Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { addItem, uniqueName } from "../support/admin-api";
import { expectNoHorizontalScroll } from "../support/expect-accessible";
import { refuse } from "../support/intercepted-answers";
import { openPage } from "../support/open-page";
import { expect, test, variant, variantAtDesk } from "../support/test";

const search = (page: Page) => page.getByRole("searchbox", { name: "Search" });
const rows = (page: Page) => page.getByRole("table").getByRole("rowgroup").last().getByRole("row");

/** The texts of a column, from the first row to the last. */
function columnOf(page: Page, header: string): Promise<string[]> {
  return rows(page).locator(`[role=cell][data-header="${header}"]`).allTextContents();
}

const isAscending = (numbers: number[]) =>
  numbers.every((number, index) => index === 0 || number >= (numbers[index - 1] ?? 0));

test.beforeEach(async ({ signInAs }) => {
  await signInAs(admin);
});

test("a list is turned over page by page, and its address leads back to the very page", async ({ page }) => {
  await openPage(page, "/manageItems?sort=name");
  await expect(rows(page)).toHaveCount(50);
  const first = await columnOf(page, "Item Name");
  await expect(page.getByRole("link", { name: "Previous" })).toBeDisabled();

  await page.getByRole("link", { name: "Next" }).click();
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await expect(page).toHaveURL(/sort=name&after=[\w-]+&page=2$/);
  const second = await columnOf(page, "Item Name");
  expect(second.filter((name) => first.includes(name))).toEqual([]);

  await page.reload();
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await page.getByRole("link", { name: "Previous" }).click();
  await expect(page).toHaveURL("/manageItems?sort=name");
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
});

test(
  "a search counts its results, is in the address, and can be cleared",
  variant,
  async ({ page, request }) => {
    const [name, other] = [uniqueName("Caliper"), uniqueName("Caliper")];
    await Promise.all([addItem(request, { name }), addItem(request, { name: other })]);
    await openPage(page, "/manageItems");
    await search(page).pressSequentially(name);
    await expect(page.getByText("1 item", { exact: true })).toBeVisible();
    await expect(page).toHaveURL(
      `/manageItems?search=${new URLSearchParams({ n: name }).toString().slice(2)}`,
    );
    await expect(rows(page)).toHaveCount(1);

    await search(page).fill("qxzqxz");
    await expect(page.getByText("No results for “qxzqxz”.")).toBeVisible();
    await page.getByRole("button", { name: "Show all" }).click();
    await expect(rows(page)).toHaveCount(50);
    await expect(search(page)).toHaveValue("");
  },
);

test("a list can be sorted by the box or by its heads, and says by what", async ({ page }, { project }) => {
  await openPage(page, "/manageItems");
  await page.getByLabel("Sort by").selectOption("Lowest stock");
  await expect(page).toHaveURL("/manageItems?sort=stock-up");
  await expect.poll(async () => isAscending((await columnOf(page, "Item Quantity")).map(Number))).toBe(true);
  if (project.name.startsWith("phone")) return; // cards have no headers

  const head = page.getByRole("columnheader", { name: "Item Quantity" });
  await expect(head).toHaveAttribute("aria-sort", "ascending");
  await head.getByRole("button").click();
  await expect(head).toHaveAttribute("aria-sort", "descending");
  await expect(page.getByLabel("Sort by")).toHaveValue("STOCK_DESC");
  await expect
    .poll(async () => isAscending((await columnOf(page, "Item Quantity")).map(Number).reverse()))
    .toBe(true);
});

test("the heads stay in sight while the rows scroll", variantAtDesk, async ({ page }) => {
  await openPage(page, "/manageItems");
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(page.getByRole("columnheader", { name: "Item Name" })).toBeInViewport();
});

test(
  "names of any length and direction stay within their rows, and are only text",
  variant,
  async ({ page, request }) => {
    const mark = uniqueName("Long");
    const names = [`${mark} ${"x".repeat(150)}`, `${mark} ساعة يد <script>alert(1)</script>`];
    for (const name of names) await addItem(request, { name });
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, `/manageItems?search=${encodeURIComponent(mark)}`);
      for (const name of names) await expect(page.getByRole("link", { name })).toBeVisible();
      await expectNoHorizontalScroll(page);
    }
  },
);

test.describe("a page that does not come", () => {
  test.use({ expectedComplaints: [/400/] });

  test("can be asked for again", variant, async ({ page }) => {
    // Not a lost connection, after which the page retries by itself.
    await refuse(page, "Users", { code: "INTERNAL_SERVER_ERROR", message: "Broken" });
    await openPage(page, "/users");
    await expect(page.getByRole("alert")).toContainText("This didn't load");
    await page.unroute("/graphql*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(rows(page).first()).toBeVisible();
  });

  test("leads to the first one where its address was made up", variantAtDesk, async ({ page }) => {
    await openPage(page, "/users?after=made-up&page=7");
    await page.getByRole("link", { name: "Go to the first page" }).click();
    await expect(page).toHaveURL("/users");
    await expect(rows(page).first()).toBeVisible();
  });
});

test("while the rows are fetched, their outline stands in their place", variant, async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("/graphql*", async (route) => {
    await held;
    await route.continue();
  });
  await openPage(page, "/users");
  await expect(page.getByRole("status").getByText("Loading the users…")).toBeAttached();
  await expect(page.getByRole("heading", { name: "All Users" })).toBeVisible();
  answer();
  await expect(rows(page).first()).toBeVisible();
});

test(
  "a list without a row says so, and where there is a next step, leads there",
  variantAtDesk,
  async ({ page }) => {
    await page.route("/graphql*", async (route) => {
      const ends = {
        __typename: "PageInfo",
        hasNextPage: false,
        endCursor: null,
        hasPreviousPage: false,
        startCursor: null,
      };
      const list = { nodes: [], totalCount: 0, pageInfo: ends };
      const ofCatalogue = { categories: [], allCategories: [], brands: [], attributes: [] };
      const orderCounts = ["paid", "unpaid", "sent", "delivered", "all"].map((kind) => [`${kind}Orders`, 0]);
      const waitingCounts = Object.fromEntries(orderCounts) as Record<string, number>;
      await route.fulfill({
        json: { data: { orders: list, products: list, waitingCounts, ...ofCatalogue } },
      });
    });
    await openPage(page, "/manageOrder");
    await expect(page.getByText("No open orders. New orders appear here.")).toBeVisible();
    await openPage(page, "/manageItems");
    await page.getByRole("main").getByRole("link", { name: "Add Items" }).click();
    await expect(page).toHaveURL("/addItems");
  },
);
