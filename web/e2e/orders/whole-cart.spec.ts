import type { Locator, Page } from "@playwright/test";
import { admin, logIn, newAccount } from "../support/accounts";
import { addItem } from "../support/admin-api";
import { confirm } from "../support/alerts";
import { decide, fillCart, orderAndPay, orderPlaced, orderWithForm } from "../support/buying";
import { mailTo } from "../support/mails";
import { openPage } from "../support/open-page";
import { productNow } from "../support/shop-api";
import { atDesk, expect, test } from "../support/test";

test(
  "a cart of three is ordered with one form, paid at once, delivered, and bought again",
  atDesk,
  async ({ page, shopper, request, browser, baseURL }) => {
    test.slow();
    const items = [await addItem(request), await addItem(request), await addItem(request)];
    const row = (name: string) => page.getByRole("row").filter({ hasText: name });
    const ownOrders = `/myOrder/${encodeURIComponent(shopper.email)}`;

    await test.step("one shipping form for all three", async () => {
      await fillCart(page, items);
      await openPage(page, "/cart");
      await page.getByRole("link", { name: "Check out" }).click();
      await expect(page).toHaveURL("/payment/cart");
      for (const { name } of items) await expect(page.getByRole("main")).toContainText(name);
    });

    await test.step("one payment for all three, and one receipt", async () => {
      await orderAndPay(page);
      await expect(page.getByRole("main")).toContainText("We received 58.50$");
      const placed = await mailTo(shopper.email, /^We've received your order: 3 products, 58\.50\$$/);
      for (const { name } of items) expect(placed.text).toContain(name);
      const receipt = await mailTo(shopper.email, /^Receipt for your order [\d-]+$/);
      expect(receipt.text).toContain("58.50$");
      for (const { id } of items) expect((await productNow(request, id)).countInStock).toBe(9);
    });

    await test.step("the cart is empty again", async () => {
      await openPage(page, "/cart");
      await expect(page.getByRole("link", { name: "Check out" })).toHaveCount(0);
    });

    await test.step("the admin delivers all three together", async () => {
      const office = await browser.newContext({ baseURL });
      const desk = await office.newPage();
      await logIn(desk, admin);
      await openPage(desk, `/manageOrder?search=${encodeURIComponent(shopper.email)}`);
      const lines = desk.getByRole("row").filter({ hasText: shopper.name, has: desk.getByRole("checkbox") });
      await expect(lines).toHaveCount(3);
      await desk.getByRole("checkbox", { name: "Select all on this page" }).check();
      await desk.getByRole("button", { name: "delevered", exact: true }).click();
      await confirm(desk, "Mark 3 products as delivered?", "delevered");
      await expect(lines).toHaveCount(0);
      await office.close();
      for (const item of items) {
        await openPage(page, ownOrders);
        await expect(row(item.name)).toHaveCount(0);
      }
    });

    await test.step("past orders have them, and one is bought again", async () => {
      await page.getByRole("main").getByRole("link", { name: "Past orders" }).first().click();
      for (const { name } of items) await expect(row(name)).toContainText("Delivered");
      const [again] = items;
      await row(again?.name ?? "")
        .getByRole("button", { name: /^Buy again/ })
        .click();
      await openPage(page, "/cart");
      await page.getByRole("link", { name: "Check out" }).click();
      await orderWithForm(page);
      await openPage(page, ownOrders);
      await expect(row(again?.name ?? "")).toContainText("Not Paid");
    });
  },
);

/** Counts a person's clicks and Tab keys; typed text doesn't count. */
function countPresses(page: Page) {
  const presses = { clicks: 0, keys: 0 };
  const click = async (target: Locator) => {
    presses.clicks += 1;
    await target.click();
  };
  const typeInNext = async (text: string) => {
    presses.keys += 1;
    await page.keyboard.press("Tab");
    await page.keyboard.type(text);
  };
  return { presses, click, typeInNext };
}

test(
  "from a full cart to a paid order a new customer needs 7 clicks, and 4 the next time",
  atDesk,
  async ({ page, request }) => {
    test.slow();
    const [first, second] = [await addItem(request), await addItem(request)];
    const { name, email, password } = newAccount("Grace");
    const paid = page.getByRole("heading", { name: "Paid. Thank you!" });

    await test.step("a visitor with a full cart registers, orders and pays", async () => {
      const { presses, click, typeInNext } = countPresses(page);
      await fillCart(page, [first]);
      await openPage(page, "/cart/mine");
      await click(page.getByRole("link", { name: "Check out" }));
      await click(page.getByRole("link", { name: "new user ? / Register" }));
      await page.getByLabel("Name").focus();
      await page.keyboard.type(name);
      await typeInNext(email);
      await typeInNext(password);
      await click(page.getByRole("button", { name: "Sign Up" }));
      await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
      await click(page.getByLabel("Address", { exact: true }));
      await page.keyboard.type("1 Harbour Street");
      for (const text of ["Arlington", "Virginia", "22202", "", "+1 555 0100"]) await typeInNext(text); // "": the country stays
      await click(page.getByRole("button", { name: "Continue" }));
      await click(orderPlaced(page).getByRole("button", { name: "Pay now" }));
      presses.clicks += 1;
      await decide(page, "Approve");
      await expect(paid).toBeVisible();
      expect(presses).toEqual({ clicks: 7, keys: 7 });
    });

    await test.step("the same customer finds the form filled in", async () => {
      const { presses, click } = countPresses(page);
      await fillCart(page, [second]);
      await openPage(page, "/cart");
      await click(page.getByRole("link", { name: "Check out" }));
      await expect(page.getByLabel("Phone Number")).toHaveValue("+1 555 0100");
      await click(page.getByRole("button", { name: "Continue" }));
      await click(orderPlaced(page).getByRole("button", { name: "Pay now" }));
      presses.clicks += 1;
      await decide(page, "Approve");
      await expect(paid).toBeVisible();
      expect(presses).toEqual({ clicks: 4, keys: 0 });
    });
  },
);
