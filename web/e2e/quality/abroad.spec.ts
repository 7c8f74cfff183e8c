import type { Page } from "@playwright/test";
import { admin, newAccount, type Account } from "../support/accounts";
import { openPage } from "../support/open-page";
import { startShopAbroad, type Abroad } from "../support/shop-abroad";
import { atDesk, expect, test } from "../support/test";

test.describe.configure({ mode: "serial" });

/** Starts a shop for the tests of a group; returns its address by path. */
function useShop(abroad: Abroad): (path: string) => string {
  let shop: Awaited<ReturnType<typeof startShopAbroad>>;
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    shop = await startShopAbroad(abroad);
  });
  test.afterAll(() => shop.stop());
  return (path) => shop.url + path;
}

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test.describe("in Germany", () => {
  const at = useShop({ CURRENCY: "EUR", LANGUAGE: "de", TIME_ZONE: "Europe/Berlin" });
  const customer = newAccount("Änne");

  async function signIn(page: Page, { email, password }: Account): Promise<void> {
    await openPage(page, at("/login"));
    await page.getByLabel("E-Mail").fill(email);
    await page.getByLabel("Passwort", { exact: true }).fill(password);
    await page.getByRole("main").getByRole("button", { name: "Anmelden", exact: true }).click();
    await expect(page).not.toHaveURL(/\/login/);
  }

  test("a customer finds a watch, registers, orders and pays, and an admin refunds it", async ({
    page,
    browser,
  }) => {
    test.slow();

    await test.step("search", async () => {
      await openPage(page, at("/products?search=Taucheruhr"));
      await expect(page.locator("html")).toHaveAttribute("lang", "de");
      await page
        .getByRole("main")
        .getByRole("link", { name: "Halden Skerry 300 Automatik-Taucheruhr" })
        .first()
        .click();
      await expect(page.getByRole("main")).toContainText("1.289,00 €");
      await page
        .getByRole("button", { name: /^In den Warenkorb/ })
        .first()
        .click();
    });

    await test.step("registration", async () => {
      await openPage(page, at("/registration"));
      await page.getByLabel("Name", { exact: true }).fill(customer.name);
      await page.getByLabel("E-Mail").fill(customer.email);
      await page.getByLabel("Passwort", { exact: true }).fill(customer.password);
      await page.getByRole("main").getByRole("button", { name: "Konto anlegen" }).click();
      await expect(page).not.toHaveURL(/\/registration/);
    });

    await test.step("order and payment", async () => {
      await openPage(page, at("/cart"));
      await page.getByRole("link", { name: "Zur Kasse" }).click();
      await page.getByLabel("Adresse", { exact: true }).fill("Hafenstraße 1");
      await page.getByLabel("Postleitzahl").fill("20457");
      await page.getByLabel("Ort", { exact: true }).fill("Hamburg");
      await page.getByLabel("Telefonnummer").fill("+49 40 123456");
      await expect(page.getByRole("main")).toContainText("19 % MwSt.");
      await page.getByRole("button", { name: /bestellen/i }).click();
      await page.getByRole("button", { name: "Jetzt bezahlen" }).click();
      await expect(page.getByText("Demo-Zahlung.")).toBeVisible();
      await page.getByRole("button", { name: "Bezahlen", exact: true }).click();
      await expect(page.getByRole("heading", { name: "Bezahlt. Vielen Dank!" })).toBeVisible();
      await expect(page.getByRole("main")).toContainText("1.289,00 €");
    });

    await test.step("invoice", async () => {
      await openPage(page, at(`/myOrder/${encodeURIComponent(customer.email)}`));
      await row(page, "Halden Skerry 300").locator('a[href^="/myOrder/"]').first().click();
      const download = page.waitForEvent("download");
      await page
        .getByRole("main")
        .getByRole("button", { name: /^Rechnung/ })
        .click();
      expect((await download).suggestedFilename()).toMatch(/^\d{4}-\d{6}\.pdf$/);
    });

    await test.step("refund", async () => {
      const office = await browser.newContext();
      const desk = await office.newPage();
      desk.setDefaultTimeout(25_000);
      await signIn(desk, admin);
      await openPage(desk, at(`/manageOrder?search=${encodeURIComponent(customer.email)}`));
      const order = row(desk, customer.name).locator('a[href^="/manageOrder/"]').first();
      await openPage(desk, at((await order.getAttribute("href")) ?? ""));
      await expect(desk.getByRole("list", { name: "Verlauf" })).toBeVisible();
      await desk.getByRole("button", { name: /^Mehr zu/ }).click();
      await desk
        .getByRole("group", { name: /^Mehr zu/ })
        .getByRole("button", { name: /^Erstatten/ })
        .click();
      await desk.getByRole("button", { name: "1.289,00 € erstatten" }).click();
      await expect(desk.getByText("Bestellung erstattet")).toBeVisible();
      await office.close();
    });
  });
});

test.describe("in Japan", () => {
  const at = useShop({ CURRENCY: "JPY", LANGUAGE: "en", TIME_ZONE: "Asia/Tokyo" });

  test("prices have no decimals, from the list to the payment", atDesk, async ({ page }) => {
    test.slow();
    const customer = newAccount();
    await openPage(page, at("/products?search=Regulator No. 3"));
    await expect(page.getByRole("main")).toContainText("¥1,399");
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Add to cart/ })
      .first()
      .click();
    await openPage(page, at("/registration"));
    await page.getByLabel("Name", { exact: true }).fill(customer.name);
    await page.getByLabel("Email").fill(customer.email);
    await page.getByLabel("Password", { exact: true }).fill(customer.password);
    await page.getByRole("main").getByRole("button", { name: "Sign Up" }).click();
    await expect(page).not.toHaveURL(/\/registration/);
    await openPage(page, at("/payment/cart"));
    await page.getByLabel("Address", { exact: true }).fill("1 Harbour Street, Arlington");
    await page.getByLabel("Phone Number").fill("+81 3 0000 0000");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Pay now" }).click();
    await page.getByRole("button", { name: "Approve", exact: true }).click();
    await expect(page.getByRole("main")).toContainText("We received ¥1,399");
  });
});
