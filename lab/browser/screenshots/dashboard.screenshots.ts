import type { Page } from "@playwright/test";
import { admin } from "../../../web/e2e/support/accounts";
import { alterAnswers, holdAnswers } from "../../../web/e2e/support/intercepted-answers";
import { openPage } from "../../../web/e2e/support/open-page";
import { placeOrder, productsInStock } from "../../../web/e2e/support/shop-api";
import { test } from "../../../web/e2e/support/test";
import { takeScreenshot } from "./take-screenshot";

interface Sales {
  salesByDay: { day: string; orders: number; units: number; revenue: number; paid: number }[];
  bestSellers: unknown[];
  orders: { totalCount: number };
}

test.use({ expectedComplaints: [/./] });

async function screenshotOfDashboard(page: Page, name: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  await takeScreenshot(page, `dashboard-${name}`, test.info().project.name);
}

test("an admin's dashboard, and the dialog that restocks", async ({ page, request, customer, signInAs }) => {
  const session = await signInAs(customer);
  for (const { id } of (await productsInStock(request)).slice(0, 7)) await placeOrder(request, session, id);
  await signInAs(admin);
  await openPage(page, "/dashboard");
  await screenshotOfDashboard(page, "admin");
  await page.getByText("Show as a table").first().click();
  await screenshotOfDashboard(page, "admin-table");
  await page.getByRole("button", { name: "Restock" }).first().click();
  await page.screenshot({
    path: `${import.meta.dirname}/images/dashboard-restock-${test.info().project.name}.png`,
  });
});

test("an admin's dashboard while it loads, without sales, and without answers", async ({
  page,
  signInAs,
}) => {
  await signInAs(admin);
  const releases = [await holdAnswers(page, "SalesReport"), await holdAnswers(page, "ShopStanding")];
  await openPage(page, "/dashboard");
  await page.getByText("Loading the sales").waitFor({ state: "attached" });
  await takeScreenshot(page, "dashboard-admin-loading", test.info().project.name);
  for (const release of releases) release();
  await page.unroute("/graphql*");

  await alterAnswers<Sales>(page, "SalesReport", ({ salesByDay }) => ({
    salesByDay: salesByDay.map(({ day }) => ({ day, orders: 0, units: 0, revenue: 0, paid: 0 })),
    bestSellers: [],
    orders: { totalCount: 0 },
  }));
  await openPage(page, "/dashboard?days=7");
  await page.getByText("No orders in these 7 days.").waitFor();
  await screenshotOfDashboard(page, "admin-new");
  await page.unroute("/graphql*");
  await page.route("/graphql*", (route) => route.abort());
  await openPage(page, "/dashboard?days=90");
  await screenshotOfDashboard(page, "admin-failed");
});

test("a customer's dashboard while it loads, without and with orders", async ({
  page,
  request,
  customer,
  signInAs,
}) => {
  const session = await signInAs(customer);
  const release = await holdAnswers(page, "LatestOrders");
  await openPage(page, "/dashboard");
  await takeScreenshot(page, "dashboard-customer-loading", test.info().project.name);
  release();
  await page.unroute("/graphql*");
  await openPage(page, "/dashboard");
  await screenshotOfDashboard(page, "customer-new");
  for (const { id } of (await productsInStock(request)).slice(0, 7)) await placeOrder(request, session, id);
  await openPage(page, "/dashboard");
  await screenshotOfDashboard(page, "customer");
});
