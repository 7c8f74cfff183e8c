import { admin, newAccount } from "../support/accounts";
import { confirm, dismissAlert, storedToken } from "../support/alerts";
import { openPage } from "../support/open-page";
import { productNow, topProduct } from "../support/shop-api";
import { everyBrowser, expect, test } from "../support/test";

test(
  "a visitor registers, orders, and the admin delivers",
  everyBrowser,
  async ({ page, browser, request, baseURL }) => {
    const shopper = newAccount("Grace");
    const inTable = (name: string) => page.getByRole("row").filter({ hasText: name });
    const product = await topProduct(request);

    await test.step("home shows the top products", async () => {
      await openPage(page, "/");
      await expect(page.getByRole("heading", { name: "Our Top Products" })).toBeVisible();
      await expect(page.getByRole("link", { name: /^Buy Now/ })).toHaveCount(8);
    });

    await test.step("a product's page", async () => {
      await page.getByRole("link", { name: `Buy Now : ${product.name}` }).click();
      await expect(page.getByRole("heading", { level: 1, name: product.name })).toBeVisible();
      await page.getByLabel("Quantity").selectOption("6");
      await page.getByRole("button", { name: "Order now" }).click();
    });

    await test.step("registration with email and password", async () => {
      await expect(page).toHaveURL(/\/login$/);
      await page.getByRole("link", { name: "new user ? / Register" }).click();
      await page.getByLabel("Name").fill(shopper.name);
      await page.getByLabel("Email", { exact: true }).fill(shopper.email);
      await page.getByLabel("Password").fill(shopper.password);
      await page.getByRole("button", { name: "Sign Up" }).click();
      await expect(page).toHaveURL(`/payment/${product.id}/6`);
      expect(await storedToken(page)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    });

    await test.step("the shipping form", async () => {
      await expect(page.getByRole("heading", { name: "SHIPPING" })).toBeVisible();
      await expect(page.getByLabel("Email", { exact: true }).first()).toHaveValue(shopper.email);
      await expect(page.getByLabel("Quantity")).toHaveValue("6");
      await page.getByLabel("Quantity").fill("2");
      await expect(page.getByLabel("Total Price")).toHaveValue(`${(product.price * 2).toFixed(2)}$`);
      await page.getByLabel("Address", { exact: true }).fill("1 Harbour Street, Arlington");
      await page.getByLabel("Phone Number").fill("+1 555 0100");
      await page.getByRole("button", { name: "Continue" }).click();
      await dismissAlert(page, "Success!", "Order Placed Succesfully");
    });

    await test.step("My Orders shows it as Not Paid, and the stock is taken", async () => {
      await expect(page).toHaveURL(`/myOrder/${encodeURIComponent(shopper.email)}`);
      await expect(inTable(product.name)).toContainText("Not Paid");
      await expect(inTable(product.name)).toContainText(shopper.name);
      expect((await productNow(request, product.id)).countInStock).toBeLessThanOrEqual(
        product.countInStock - 2,
      );
    });

    const office = await browser.newContext({ baseURL });
    const desk = await office.newPage();
    await test.step("the admin signs in, sees it and marks it delevered", async () => {
      await openPage(desk, "/login");
      await desk.getByRole("button", { name: "Admin", exact: true }).click();
      await expect(desk.getByLabel("Email", { exact: true })).toHaveValue(admin.email);
      await desk.locator("form").getByRole("button", { name: "Login", exact: true }).click();
      await desk.getByRole("button", { name: /Account menu/ }).click();
      await desk.getByRole("link", { name: "Manage Orders" }).click();
      const row = desk.getByRole("row").filter({ hasText: shopper.name }).filter({ hasText: product.name });
      await row.getByRole("button", { name: "delevered" }).click();
      await confirm(desk, `Mark the order of ${shopper.name} as delivered?`, "delevered");
      await dismissAlert(desk, "Success!", "Item Delevered Succesfuly");
      await expect(row).toHaveCount(0);
    });
    await office.close();

    await test.step("it is gone from the customer's list", async () => {
      await page.reload();
      await expect(page.getByText(/^No open orders\./)).toBeVisible();
    });
  },
);
