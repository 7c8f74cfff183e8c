import type { Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { codeOf } from "../support/built-code";
import { alterAnswers, holdAnswers, refuse } from "../support/intercepted-answers";
import { expectAccessible } from "../support/expect-accessible";
import { openPage } from "../support/open-page";
import { openSession, placeOrder, topProduct } from "../support/shop-api";
import { atDesk, expect, test, variant, variantAtDesk } from "../support/test";

interface DaySales {
  day: string;
  orders: number;
  units: number;
  revenue: number;
  paid: number;
  received: number;
  unpaid: number;
  tax: number;
  shipping: number;
}
interface Sales {
  salesByDay: DaySales[];
  bestSellers: { productName: string; units: number; revenue: number; product: { id: string } | null }[];
  waitingCounts: { paidOrders: number };
}

interface Standing {
  emptySearches?: unknown[];
  products: { nodes: unknown[] };
  ratingsByMonth: { month: string; average: number | null; reviews: number }[];
}

const card = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true });
const figure = (page: Page, name: string) =>
  page.locator("dl > div").filter({ has: page.getByText(name, { exact: true }) });

async function openTable(page: Page, title: string) {
  await card(page, title).getByText("Show as a table").click();
  return card(page, title).getByRole("table");
}

const paid = (revenue: number) => ({ paid: revenue, received: revenue, unpaid: 0, tax: 0, shipping: 0 });

/** Constant sales: ten dollars a day, twice as much in the previous period; all paid except today's. */
const steadySales = ({ salesByDay, ...others }: Sales): Sales => ({
  ...others,
  salesByDay: salesByDay.map(({ day }, index) => {
    const late = index >= salesByDay.length / 2;
    const revenue = late ? 10 : 20;
    return {
      day,
      orders: late ? 1 : 2,
      units: 3,
      revenue,
      ...(index + 1 < salesByDay.length ? paid(revenue) : { ...paid(0), unpaid: revenue }),
    };
  }),
  bestSellers: [
    { productName: "Long Saw", units: 60, revenue: 600, product: { id: "saw" } },
    { productName: "Old Watch", units: 1, revenue: 300, product: null },
  ],
  waitingCounts: { paidOrders: 3 },
});

test(
  "an order counts among today's sales as soon as it is placed",
  atDesk,
  async ({ page, request, customer, signInAs }) => {
    const { id } = await topProduct(request);
    await placeOrder(request, await openSession(request, customer), id);
    await signInAs(admin);
    await openPage(page, "/dashboard");

    const today = (await openTable(page, "Sales by day")).getByRole("row").nth(1);
    await expect(today.getByRole("rowheader")).toHaveText(
      new Date().toLocaleDateString("en-US", { dateStyle: "long" }), // in the browser's timezone, which is this machine's
    );
    await expect(today.getByRole("cell").first()).not.toHaveText("0");
    await expect(card(page, "Sales by day").getByRole("img", { name: /^Bars, one a day: / })).toBeVisible();
    await expect(card(page, "Best sellers").getByRole("listitem").first()).toContainText(/\d+ units?/);
  },
);

test(
  "an admin compares a period's figures with the one before, and chooses another in the address",
  variant,
  async ({ page, signInAs }) => {
    await signInAs(admin);
    await alterAnswers<Sales>(page, "SalesReport", steadySales);
    await openPage(page, "/dashboard");

    await expect(figure(page, "Revenue")).toContainText("290.00$");
    await expect(figure(page, "Revenue")).toContainText("52% less than in the previous 30 days");
    await expect(figure(page, "Orders")).toContainText("30");
    await expect(figure(page, "Average order")).toContainText("10.00$");
    await expect(figure(page, "Average order")).toContainText("Same as in the previous 30 days");
    await expect(figure(page, "Units sold")).toContainText("Same as in the previous 30 days");
    await expect(figure(page, "Not paid yet")).toContainText("10.00$");

    await page.getByRole("navigation", { name: "Period" }).getByRole("link", { name: "7 days" }).click();
    await expect(page).toHaveURL("/dashboard?days=7");
    await expect(figure(page, "Revenue")).toContainText("60.00$");
    await page.reload();
    await expect(figure(page, "Revenue")).toContainText("57% less than in the previous 7 days");
    await expect(page.getByRole("link", { name: "7 days" })).toHaveAttribute("aria-current", "true");

    await figure(page, "Orders").getByRole("link", { name: "Orders: 7" }).click();
    await expect(page).toHaveURL(/\/manageOrder\?show=sales&from=\d{4}-\d\d-\d\d$/);
    await expect(page.getByLabel("Show")).toHaveValue("sales"); // without cancelled and refunded orders, like the figure
    await page.goBack();
    const toSend = await figure(page, "To send").locator("dd").first().textContent();
    await figure(page, "To send")
      .getByRole("link", { name: /^To send: / })
      .click();
    await expect(page).toHaveURL("/manageOrder?show=paid");
    const tab = page
      .getByRole("navigation", { name: "Orders by state" })
      .getByRole("link", { name: /^To send/ });
    await expect(tab).toHaveAttribute("aria-current", "page");
    await expect(tab).toHaveText(`To send${toSend}`);
  },
);

test(
  "every chart has the same figures as a table, every ranking says them, and money has no separators",
  atDesk,
  async ({ page, signInAs }) => {
    await signInAs(admin);
    await alterAnswers<Sales>(page, "SalesReport", (sales) => {
      const { salesByDay, ...others } = steadySales(sales);
      return {
        ...others,
        salesByDay: salesByDay.map((day) => ({ ...day, revenue: 12_181.05, ...paid(12_181.05) })),
      };
    });
    await alterAnswers<Standing>(page, "ShopStanding", ({ ratingsByMonth }) => ({
      products: {
        nodes: [{ __typename: "Product", id: "1", name: "Short Saw", countInStock: 0, stockAlerts: 0 }],
      },
      ratingsByMonth: ratingsByMonth.map((month) => ({ ...month, average: 4.25, reviews: 2 })),
      emptySearches: [{ __typename: "EmptySearch", text: "anvil", count: 12 }],
    }));
    await openPage(page, "/dashboard?days=7");

    await expect(figure(page, "Revenue")).toContainText("85267.35$");
    const days = (await openTable(page, "Sales by day")).getByRole("row");
    await expect(days).toHaveCount(8);
    await expect(days.nth(1)).toContainText("12181.05$");
    await expect(
      card(page, "Sales by day").getByRole("img").getByText("14000$", { exact: true }),
    ).toBeVisible();
    const sellers = card(page, "Best sellers").getByRole("listitem");
    await expect(sellers).toHaveText(["Long Saw60 units600.00$", "Old Watch (deleted)1 unit300.00$"]);
    await expect((await openTable(page, "Ratings over time")).getByRole("row").nth(1)).toContainText("4.3");
    const searches = card(page, "Searches without results");
    await expect(searches.getByRole("listitem")).toHaveText(["anvil12×"]);
    await expect(searches.getByRole("link", { name: "anvil" })).toHaveAttribute(
      "href",
      "/products?search=anvil",
    );
    const stock = card(page, "Stock running out");
    await expect(stock.getByRole("listitem")).toContainText("Sold out");
    await expect(stock.getByRole("link", { name: "Short Saw" })).toHaveAttribute("href", "/manageItems/1");
    await expectAccessible(page);
  },
);

test("a new shop's dashboard says what will stand there", variantAtDesk, async ({ page, signInAs }) => {
  await signInAs(admin);
  await alterAnswers<Sales>(page, "SalesReport", ({ salesByDay }) => ({
    salesByDay: salesByDay.map(({ day }) => ({ day, orders: 0, units: 0, revenue: 0, ...paid(0) })),
    bestSellers: [],
    waitingCounts: { paidOrders: 0 },
  }));
  await alterAnswers<Standing>(page, "ShopStanding", ({ ratingsByMonth }) => ({
    products: { nodes: [] },
    ratingsByMonth: ratingsByMonth.map(({ month }) => ({ month, average: null, reviews: 0 })),
    emptySearches: [],
  }));
  await openPage(page, "/dashboard");

  await expect(figure(page, "Revenue")).toContainText("0.00$");
  await expect(card(page, "Sales by day")).toContainText("No orders in the last 30 days.");
  await expect(figure(page, "Revenue")).toContainText("None in the previous 30 days either");
  await expect(card(page, "Best sellers")).toContainText("after the first order");
  await expect(card(page, "Ratings over time")).toContainText("No reviews in the last 12 months.");
  await expect(card(page, "Stock running out")).toContainText("No items for sale yet.");
  await expectAccessible(page);
});

test.describe("figures that did not load", () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test(
    "leave the rest of the dashboard, come at the second try, and are tables where the charts' code is missing",
    variantAtDesk,
    async ({ page, signInAs }) => {
      await signInAs(admin);
      await page.route(codeOf("SalesChart"), (route) => route.abort());
      // Not a lost connection, after which the page retries by itself.
      await refuse(page, "SalesReport", { code: "INTERNAL_SERVER_ERROR", message: "Broken" });
      await openPage(page, "/dashboard");
      const failure = page.getByRole("alert").filter({ hasText: "Sales didn't load" });
      await expect(failure).toBeVisible();
      await expect(card(page, "Stock running out")).toBeVisible();

      await page.unroute("/graphql*");
      const release = await holdAnswers(page, "SalesReport");
      await failure.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("status").getByText("Loading the sales")).toBeAttached();
      release();
      await expect(figure(page, "Revenue")).toBeVisible();
      await expect(card(page, "Sales by day")).toContainText("The chart didn't load.");
      await expect(await openTable(page, "Sales by day")).toBeVisible();
    },
  );
});

test("a customer's dashboard shows their own orders, and fetches no charts", async ({
  page,
  request,
  customer,
  signInAs,
}) => {
  const fetched: string[] = [];
  page.on("request", (sent) => fetched.push(sent.url()));
  const session = await signInAs(customer);
  const product = await topProduct(request);
  await placeOrder(request, session, product.id);
  await openPage(page, "/dashboard?days=7");
  await expect(page.getByRole("link", { name: product.name })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Period" })).toHaveCount(0);
  expect(fetched.filter((url) => /Chart|chart|ShopDashboard/.test(url))).toEqual([]);
});
