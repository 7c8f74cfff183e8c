import type { Page } from "@playwright/test";
import { addItem, deliver, knownCustomer } from "../support/admin-api";
import { closeToast, confirm, dismissAlert } from "../support/alerts";
import { expectAccessible } from "../support/expect-accessible";
import { refuse } from "../support/intercepted-answers";
import { navigateInApp, openPage } from "../support/open-page";
import { pay, placeCart, refund } from "../support/order-life-api";
import { placeOrder } from "../support/shop-api";
import { atDesk, expect, test, variantAtDesk, type Shopper } from "../support/test";

const pageOf = ({ email }: Shopper, id: string) => `/myOrder/${encodeURIComponent(email)}/${id}`;
const history = (page: Page) => page.getByRole("list", { name: "History" }).getByRole("listitem");

test("an order's page shows the product, the customer, the address and the costs", async ({
  page,
  request,
  shopper,
}) => {
  const product = await addItem(request);
  await placeOrder(request, shopper, product.id, 2);
  await openPage(page, `/myOrder/${encodeURIComponent(shopper.email)}`);
  const link = page.getByRole("row").getByRole("link", { name: /^Order \d{4}-\d{4}$/ });
  const number = await link.innerText();
  await link.click();

  await expect(page.getByRole("heading", { level: 1, name: number })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main).toContainText("Placed on");
  await expect(main).toContainText(`2 × ${product.price.toFixed(2)}$`);
  await expect(main).toContainText("Delivery (Standard)Free");
  await expect(main).toContainText(`Total${(product.price * 2).toFixed(2)}$`);
  await expect(main.getByRole("link", { name: product.name })).toHaveAttribute(
    "href",
    `/product/${product.id}`,
  );
  await expect(main.locator("img").first()).toHaveAttribute("src", /^\/|^http/);
  for (const fact of [shopper.name, shopper.email, "12 Analytical Way", "555 0100"])
    await expect(main.getByRole("definition").filter({ hasText: fact }).first()).toBeVisible();
  await expectAccessible(page);

  await expect(history(page)).toHaveText([/^Placed.*by you$/s, "Not paid yet"]);

  await test.step("the print of an unpaid order", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Order confirmation");
    await expect(page.getByText("39.00$ not paid yet")).toBeVisible();
    await page.emulateMedia({ media: "screen" });
  });
  await page.getByRole("link", { name: "Pay Now" }).click();
  await expect(page).toHaveURL(/\/checkout\/[\w-]+\/2$/);
});

test(
  "the history shows each event with its time and its actor; only the receipt is printed",
  atDesk,
  async ({ page, request, shopper }) => {
    const product = await addItem(request);
    const id = await placeOrder(request, shopper, product.id, 2);
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute("data-printed", "");
    });
    await pay(request, shopper, [id]);
    await openPage(page, pageOf(shopper, id));
    const number = (await page.getByRole("heading", { level: 1 }).innerText()).replace("Order ", "");
    await page.getByRole("button", { name: "Print" }).click();
    await expect(page.locator("html[data-printed]"), "the browser's print dialog opens").toBeAttached();

    await test.step("the receipt: shop, number, day, amount and time of the payment, and the address", async () => {
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Receipt");
      await expect(page.getByText(/^39\.00\$ paid on \w{3} \d+, \d{4}/)).toBeVisible();
      const printed = await page.evaluate(() => document.body.innerText);
      const facts = ["Meridian", number, product.name, "19.50$"];
      for (const words of [...facts, shopper.email, "12 Analytical Way", "555 0100"])
        expect(printed).toContain(words);
      for (const role of ["button", "navigation", "banner", "contentinfo", "link"] as const)
        await expect(page.getByRole(role), `no ${role} is printed`).toHaveCount(0);
      await page.emulateMedia({ media: "screen" });
    });

    await deliver(request, id);
    await refund(request, id);
    await page.reload();
    await expect(history(page)).toHaveText([
      /^Placed.*by you$/s,
      /^Paid.*confirmed by the payment provider/s,
      /^Delivered.*by the shop/s,
      /^Refunded.*by the shop/s,
    ]);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Pay Now" })).toHaveCount(0);
    await expect(main.getByRole("button", { name: /^Cancel/ })).toHaveCount(0);
    await expect(main.getByRole("button", { name: /^Buy again/ })).toBeEnabled();
    await expectAccessible(page);
  },
);

test(
  "the receipt names the invoice, and shows a partial refund and then the full one",
  atDesk,
  async ({ page, request, shopper }) => {
    const product = await addItem(request);
    const id = await placeOrder(request, shopper, product.id, 2);
    await pay(request, shopper, [id]);
    await refund(request, id, 1);
    await openPage(page, pageOf(shopper, id));
    const invoice = page.getByRole("list", { name: "Invoices" }).getByRole("button", { name: /^Invoice/ });
    const number = (await invoice.innerText()).replace("Invoice ", "");

    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("definition").filter({ hasText: number })).toBeVisible();
    await expect(page.getByText(/^39\.00\$ paid on/)).toBeVisible();
    await expect(page.getByText(/^Partly refunded on .+: 19\.50\$$/)).toBeVisible();

    await refund(request, id);
    await page.reload();
    await expect(page.getByText(/^39\.00\$ refunded on/)).toBeVisible();
  },
);

test(
  "orders of one cart lead to each other, and one is cancelled on its page",
  atDesk,
  async ({ page, request, shopper }) => {
    const [first, second, third] = [await addItem(request), await addItem(request), await addItem(request)];
    const [id = ""] = await placeCart(request, shopper, [first.id, second.id, third.id]);
    await openPage(page, pageOf(shopper, id));
    const together = page.getByRole("main").locator("section").filter({ hasText: "Ordered together with" });
    await expect(together.getByRole("listitem")).toHaveCount(2);
    await expect(together).toContainText(/Total\s*58\.50\$/);
    await expectAccessible(page);
    const other = together.getByRole("link").first();
    const name = await other.innerText();
    await other.click();
    await expect(page.getByRole("main").getByRole("heading", { level: 2, name })).toBeVisible();

    await page.getByRole("button", { name: /^Cancel/ }).click();
    await confirm(page, "Cancel this order?", "Cancel order");
    await closeToast(page, "Order cancelled");
    await expect(history(page).last()).toHaveText(/^Cancelled.*by you$/s);
    await expect(page.getByRole("button", { name: /^Cancel/ })).toHaveCount(0);
    await expect(together).toContainText(/Total\s*39\.00\$/);
    await page.getByRole("link", { name: "My Orders", exact: true }).first().click();
    await page.getByRole("link", { name: "Past orders" }).first().click();
    await expect(page.getByRole("row").filter({ hasText: name })).toContainText("Cancelled");
  },
);

test(
  "an order that can't be fetched is there after another try; others' orders are explained kindly",
  variantAtDesk,
  async ({ page, request, shopper }) => {
    const product = await addItem(request);
    const own = await placeOrder(request, shopper, product.id);
    const others = await placeOrder(request, await knownCustomer(request), product.id);
    await refuse(page, "MyOrder", { code: "INTERNAL_SERVER_ERROR", message: "No." });
    await openPage(page, pageOf(shopper, own));
    await expect(page.getByRole("main").getByRole("alert")).toContainText(
      "Something went wrong on our side.",
    );
    await page.unroute("/graphql*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /^Order \d/ })).toBeVisible();

    await test.step("an order of somebody else, and one that never was, are explained kindly", async () => {
      for (const id of [others, "00000000-0000-4000-8000-000000000000", "nothing"]) {
        await navigateInApp(page, pageOf(shopper, own));
        await expect(page.getByRole("heading", { level: 1, name: /^Order \d/ })).toBeVisible();
        await navigateInApp(page, pageOf(shopper, id));
        await expect(page.getByText(/^We couldn't find this order in your account/), id).toBeVisible();
      }
      await expectAccessible(page);
      await page.getByRole("main").getByRole("link", { name: "My Orders" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "My Orders" })).toBeVisible();
    });

    await test.step("another person's address ends the session, as on My Orders", async () => {
      await navigateInApp(page, `/myOrder/somebody@example.com/${own}`);
      await dismissAlert(page, "Error!", "You are trying to access Forbidden link");
      await expect(page).toHaveURL("/");
    });
  },
);
