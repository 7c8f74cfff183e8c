import type { Page } from "@playwright/test";
import { admin, newAccount, type Account } from "../support/accounts";
import { expectNoHorizontalScroll } from "../support/expect-accessible";
import { mailTo } from "../support/mails";
import { openPage } from "../support/open-page";
import { pay } from "../support/order-life-api";
import { startShopAbroad, type Abroad } from "../support/shop-abroad";
import { ask } from "../support/shop-api";
import { atDesk, expect, test } from "../support/test";

test.describe.configure({ mode: "serial" });

/** Starts a shop for the tests of a group; returns its address by path, and its data folder. */
function useShop(abroad: Abroad) {
  let shop: Awaited<ReturnType<typeof startShopAbroad>>;
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    shop = await startShopAbroad(abroad);
  });
  test.afterAll(() => shop.stop());
  return { at: (path: string) => shop.url + path, dataDir: () => shop.dataDir };
}

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test.describe("in Germany", () => {
  const { at, dataDir } = useShop({ CURRENCY: "EUR", LANGUAGE: "de", TIME_ZONE: "Europe/Berlin" });
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

  test("a customer returns a product, and the shop accepts, receives and refunds it", async ({
    page,
    browser,
    playwright,
  }) => {
    test.slow();
    const shop = await playwright.request.newContext({ baseURL: at("") });
    const tokenOf = async (of: Page) => (await of.evaluate(() => localStorage.getItem("accesToken"))) ?? "";
    await signIn(page, customer);
    const desk = await (await browser.newContext()).newPage();
    await signIn(desk, admin);

    const found = await ask<{ products: { nodes: { id: string }[] } }>(
      shop,
      `{ products(first: 1, search: "Taucheruhr") { nodes { id } } }`,
    );
    const ofCustomer = { accessToken: await tokenOf(page) };
    const input = {
      productId: found.products.nodes[0]?.id,
      qty: 1,
      name: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
      address: "Hafenstraße 1, 20457 Hamburg",
      phone: "+49 40 123456",
      idempotencyKey: customer.email,
    };
    const { placeOrder } = await ask<{ placeOrder: { id: string; number: string } }>(
      shop,
      "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { ... on Order { id number } } }",
      { input },
      ofCustomer.accessToken,
    );
    await pay(shop, ofCustomer, [placeOrder.id]);
    const deliver = "mutation ($id: ID!) { deliverOrder(id: $id) }";
    await ask(shop, deliver, { id: placeOrder.id }, await tokenOf(desk));

    await openPage(page, at(`/myOrder/${encodeURIComponent(customer.email)}/${placeOrder.id}`));
    await page.getByRole("button", { name: "Artikel zurücksenden" }).click();
    const form = page.getByRole("dialog", { name: "Artikel zurücksenden" });
    await form.getByLabel("Grund").fill("Das Glas ist zerkratzt.");
    await form.getByRole("button", { name: "Anfrage senden" }).click();
    await expect(page.getByText("Anfrage gesendet")).toBeVisible();
    const returns = page.getByRole("region", { name: "Rücksendungen" });
    await expect(returns).toContainText("Angefragt");
    const number = /R\d{4}-\d{4}/.exec(await returns.innerText())?.[0] ?? "";

    await openPage(desk, at("/returns"));
    await desk.getByRole("link", { name: number }).click();
    await expect(desk.getByRole("main")).toContainText("Das Glas ist zerkratzt.");
    await expectNoHorizontalScroll(desk);
    await desk.getByRole("button", { name: "Annehmen", exact: true }).click();
    await desk.getByLabel("Wohin die Artikel gehen").fill("Musterstraße 1, 12345 Musterstadt");
    await desk.getByRole("button", { name: "Rücksendung annehmen" }).click();
    await mailTo(customer.email, new RegExp(number), "Musterstraße 1, 12345 Musterstadt", dataDir());

    await desk.getByRole("main").getByRole("button", { name: "Als eingetroffen markieren" }).click();
    const dialog = desk.getByRole("dialog");
    await expect(dialog).toContainText("Die Artikel kosten 1.289,00 €.");
    await dialog.getByRole("button", { name: "Als eingetroffen markieren" }).click();
    await expect(desk.getByRole("main")).toContainText("Erstattet");
    await expectNoHorizontalScroll(desk);
    await mailTo(customer.email, new RegExp(`${number} ist angekommen und wird erstattet`), "", dataDir());
    await mailTo(customer.email, new RegExp(`${placeOrder.number} wurde erstattet`), "1.289,00", dataDir());

    await openPage(page, at(`/myOrder/${encodeURIComponent(customer.email)}?show=returns`));
    const card = page.getByRole("listitem").filter({ hasText: `Rücksendung ${number}` });
    await expect(card).toContainText("Erstattet");
    await expect(card).toContainText("Musterstraße 1, 12345 Musterstadt");
    await desk.context().close();
    await shop.dispose();
  });
});

test.describe("in Japan", () => {
  const { at } = useShop({ CURRENCY: "JPY", LANGUAGE: "en", TIME_ZONE: "Asia/Tokyo" });

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
