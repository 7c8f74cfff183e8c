import { admin, fillInCredentials, newAccount, register } from "../support/accounts";
import { someOrder } from "../support/admin-api";
import { goToPayment, orderWithForm } from "../support/buying";
import { decide } from "../support/demo-payment";
import { addressOf, adminPages, customerPages, missingPages, openPages } from "../support/every-page";
import { codeOf } from "../support/built-code";
import { holdAnswers, holdFiles } from "../support/intercepted-answers";
import {
  navigateInApp,
  hydrated,
  checkEachAddress,
  openPage,
  openSearch,
  productSearch,
} from "../support/open-page";
import { placeOrder, productsInStock } from "../support/shop-api";
import { atDesk, expect, test } from "../support/test";
import { expectIntactPage, openTranslated, translateEarly } from "../support/translator";

test.describe("on a page that the browser translates", () => {
  test.use({ expectedComplaints: [/404|503/] });

  test(
    "a visitor looks at every page, searches, filters, loads more and goes to sign in",
    atDesk,
    async ({ page, request }) => {
      const [product] = await productsInStock(request);
      await checkEachAddress(openPages, async (address) => {
        await openTranslated(page, addressOf(address, { id: product?.id }));
        if (missingPages.includes(address)) return;
        await openSearch(page);
        await productSearch(page).pressSequentially("watc");
        await expect(page.getByRole("option").first()).toBeVisible();
        await productSearch(page).fill("no such thing");
        await productSearch(page).fill("");
        await productSearch(page).press("Escape");
        await expectIntactPage(page);
      });
      await openTranslated(page, "/products");
      await page.getByRole("button", { name: "Load more" }).click();
      await expect(page.getByRole("article").nth(12)).toBeAttached();
      await page.getByLabel("Sort by").selectOption({ index: 1 });
      await page.getByRole("button", { name: "Add to cart" }).first().click();
      await expectIntactPage(page);
      for (const address of ["/login", "/registration", "/login", "/cart/none", "/products/watches", "/"]) {
        await navigateInApp(page, address);
        await expectIntactPage(page);
      }
    },
  );

  test("a customer signs in, orders and pays", atDesk, async ({ page, request }) => {
    test.setTimeout(300_000);
    const customer = newAccount();
    await register(request, customer);
    const [product] = (await productsInStock(request)).slice(6);
    const id = product?.id ?? "";
    await openTranslated(page, "/login");
    await fillInCredentials(page, customer);
    await page.getByRole("button", { name: /Account menu/ }).click();
    await page.keyboard.press("Escape");
    await expectIntactPage(page);
    await openTranslated(page, `/product/${id}`);
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Add to cart/i })
      .first()
      .click();
    await expectIntactPage(page);
    await openTranslated(page, `/payment/${id}/1`);
    await orderWithForm(page);
    await page.getByRole("link", { name: "Pay Now" }).click();
    await goToPayment(page);
    await decide(page, "Approve");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectIntactPage(page);
  });

  test(
    "an admin looks at every page, and opens its dialogs and menus",
    atDesk,
    async ({ page, request, signInAs }) => {
      await signInAs(admin);
      const [order, [product]] = await Promise.all([someOrder(request), productsInStock(request)]);
      await checkEachAddress(adminPages, async (address) => {
        await openTranslated(page, addressOf(address, { id: product?.id, order }));
        await expect(page.getByRole("status").filter({ hasText: /^Loading/ })).toHaveCount(0);
        // not "Edit", which may lead to another page
        const openers = page.getByRole("main").getByRole("button", { name: /^(More for|Add|New|Create)\b/ });
        const count = Math.min(await openers.count(), 3);
        for (let at = 0; at < count; at++) {
          await openers.nth(at).click();
          await page.keyboard.press("Escape");
          await expectIntactPage(page);
        }
        const search = page.getByRole("main").getByRole("searchbox").first();
        if (await search.isVisible()) {
          await search.fill("nothing like it");
          await search.press("Enter");
          await expectIntactPage(page);
        }
      });
    },
  );

  test(
    "pages that are translated before their code runs react all the same",
    atDesk,
    async ({ page, request, shopper }) => {
      await translateEarly(page);
      const [product] = await productsInStock(request);
      const order = await placeOrder(request, shopper, product?.id ?? "");
      const pages = [...openPages.filter((address) => !missingPages.includes(address)), ...customerPages];
      await checkEachAddress(pages, async (address) => {
        await openPage(page, addressOf(address, { id: product?.id, email: shopper.email, order }));
        await expectIntactPage(page);
        await navigateInApp(page, "/blog");
        await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
      });
      await openPage(page, "/products");
      await page.getByRole("button", { name: "Add to cart" }).first().click();
      await expect(page.getByRole("link", { name: /Cart, \d+ product/ })).toBeVisible();
      await expectIntactPage(page);
    },
  );
});

test.describe("elements that an extension has moved", () => {
  // #418: React finds elements that moved before it took over their part of the page, and renders it again
  test.use({ expectedComplaints: [/NotFoundError|removeChild|insertBefore|#418/] });

  test("make the page render again", atDesk, async ({ page }) => {
    await openPage(page, "/products");
    await page.evaluate(() => {
      for (const item of document.querySelectorAll("main *:has(> article), main article")) {
        const wrapper = document.createElement("div");
        item.replaceWith(wrapper);
        wrapper.append(item);
      }
    });
    await navigateInApp(page, "/products?search=watch");
    await expect(page.getByRole("article").first()).toBeVisible();
    await expectIntactPage(page);
    await navigateInApp(page, "/blog");
    await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  });

  test("don't leave a white page, even where the whole page is moved", atDesk, async ({ page }) => {
    await openPage(page, "/products");
    await page.evaluate(() => {
      for (const part of document.querySelectorAll("#root > *, #root > * > *, main > *")) {
        const wrapper = document.createElement("div");
        part.replaceWith(wrapper);
        wrapper.append(part);
      }
    });
    await navigateInApp(page, "/blog");
    await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
    await expect(page.getByRole("banner")).toHaveCount(1);
  });
});

test.describe("a network that loses every third request", () => {
  test.use({ expectedComplaints: [/ERR_FAILED|dynamically imported module|Failed to fetch/] });

  test("shows each page, or offers another try", atDesk, async ({ page, request, shopper }) => {
    const [product] = await productsInStock(request);
    await placeOrder(request, shopper, product?.id ?? "");
    let count = 0;
    await page.route(/\/(assets\/.*\.js|graphql)/, (route) =>
      ++count % 3 === 0 ? route.abort() : route.continue(),
    );
    await checkEachAddress(["/", "/products", `/product/${product?.id}`, "/dashboard"], async (address) => {
      await page.goto(address, { waitUntil: "domcontentloaded" });
      const another = page.getByText("Try again").filter({ visible: true });
      await expect
        .poll(
          async () =>
            (await another.count()) > 0 ||
            page.evaluate(() => performance.getEntriesByName("hydrated").length > 0),
        )
        .toBe(true);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  });

  test("keeps the server's page where all but its own files are lost", atDesk, async ({ page, request }) => {
    const id = (await productsInStock(request)).at(4)?.id ?? "";
    let own = "";
    await page.route(/\/assets\/.*\.js$/, (route) =>
      own.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
    );
    const pages = openPages.filter((address) => !missingPages.includes(address));
    await checkEachAddress(pages, async (address) => {
      const sent = await request.get(addressOf(address, { id }), { headers: { accept: "text/html" } });
      own = (await sent.text()).match(/<link data-rel="modulepreload"[^>]*>/g)?.join() ?? "";
      await page.goto(addressOf(address, { id }), { waitUntil: "domcontentloaded" });
      await hydrated(page);
      await page.waitForLoadState("load");
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    });
  });

  test(
    "offers another try where the code of the dashboard doesn't load",
    atDesk,
    async ({ page, shopper, request }) => {
      const [product] = await productsInStock(request);
      await placeOrder(request, shopper, product?.id ?? "");
      await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
      await page.goto("/dashboard", { waitUntil: "domcontentloaded" });
      await expect(page.getByRole("alert")).toContainText("Some of this page didn't load.");
      await page.unroute(/\/assets\/.*\.js$/);
      await page.getByRole("alert").getByRole("link", { name: "Try again" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
      await expectIntactPage(page);
    },
  );
});

test.describe("a network that never answers", () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] });

  test(
    "is said so after a while, where the code of a page doesn't come",
    atDesk,
    async ({ page, shopper }) => {
      expect(shopper.email).toBeTruthy();
      await page.clock.install();
      let lost = true;
      await page.route(/\/assets\/.*\.js$/, (route) => (lost ? undefined : route.continue()));
      await page.goto("/dashboard", { waitUntil: "commit" });
      await expect(page.getByRole("status").filter({ hasText: "Loading your account…" })).toBeAttached();
      const alert = page.getByRole("alert");
      await expect(alert).toHaveCount(0);
      await page.clock.runFor(30_000);
      await expect(alert).toContainText("Some of this page didn't load.");
      lost = false;
      await alert.getByRole("link", { name: "Try again" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
      await expect(alert).toHaveCount(0);
    },
  );

  test(
    "is said so after a while, where a page's further code doesn't come",
    atDesk,
    async ({ page, signInAs }) => {
      await signInAs(admin);
      await openPage(page, "/blog");
      await page.clock.install();
      const release = await holdFiles(page, codeOf("ShopDashboard"));
      await navigateInApp(page, "/dashboard");
      await expect(page.getByRole("status").filter({ hasText: "Loading the dashboard…" })).toBeAttached();
      await page.clock.runFor(30_000);
      await expect(page.getByText("This is taking longer than usual.")).toBeVisible();
      await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
      release();
    },
  );

  test("is said so after a while, where no answer comes", atDesk, async ({ page, shopper, request }) => {
    const [product] = await productsInStock(request);
    await placeOrder(request, shopper, product?.id ?? "");
    await openPage(page, "/blog");
    await page.clock.install();
    const release = await holdAnswers(page, "MyOrders");
    await navigateInApp(page, `/myOrder/${encodeURIComponent(shopper.email)}`);
    await expect(page.getByRole("status").filter({ hasText: "Loading your orders…" })).toBeAttached();
    await page.clock.runFor(30_000);
    await expect(page.getByRole("alert")).toContainText("We couldn't reach the shop.");
    release();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText(product?.name ?? "").first()).toBeVisible();
  });
});
