import { admin, logIn } from "../support/accounts";
import { addItem } from "../support/admin-api";
import { confirm } from "../support/alerts";
import { fillCart, orderWithForm, pay } from "../support/buying";
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
      await orderWithForm(page);
    });

    await test.step("one payment for all three, and one receipt", async () => {
      await expect(page).toHaveURL(/\/checkout\/cart\?checkout=/);
      await expect(page.getByRole("region", { name: "To pay" })).toContainText("58.50$");
      await pay(page);
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
      await confirm(desk, "Mark 3 orders as delivered?", "delevered");
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
