import type { Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { someOrder } from "../support/admin-api";
import { addressOf, adminPages, customerPages, openPages } from "../support/every-page";
import { expectNoSidewaysScrolling } from "../support/expect-accessible";
import { openPage } from "../support/open-page";
import { placeOrder, productsInStock } from "../support/shop-api";
import { expect, test } from "../support/test";

test.use({ viewport: { width: 320, height: 640 }, expectedComplaints: [/404/] });

async function expectToFit(page: Page, routes: string[]): Promise<void> {
  for (const route of routes) {
    await test.step(route, async () => {
      await openPage(page, route);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await expectNoSidewaysScrolling(page);
    });
  }
}

test.describe("nothing is wider than a window of 320 px", () => {
  test.skip(({ isMobile }) => !isMobile, "the width is the same");

  test("on every open page", async ({ page, request }) => {
    const [product] = await productsInStock(request);
    await expectToFit(
      page,
      openPages.map((address) => addressOf(address, product ?? {})),
    );
  });

  test("on every page of a customer", async ({ page, request, customer, signInAs }) => {
    const session = await signInAs(customer);
    const [product, other] = await productsInStock(request);
    const order = await placeOrder(request, session, other?.id ?? "");
    const found = { id: product?.id ?? "", email: customer.email, order };
    await expectToFit(
      page,
      customerPages.map((route) => addressOf(route, found)),
    );
  });

  test("on every page of an admin", async ({ page, request, signInAs }) => {
    const [product] = await productsInStock(request);
    await signInAs(admin);
    const order = await someOrder(request);
    await expectToFit(
      page,
      adminPages.map((address) => addressOf(address, { ...product, order })),
    );
  });
});
