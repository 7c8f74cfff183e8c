import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { addItem, knownCustomer } from "../support/admin-api";
import { chooseFromMenu, rowOf, test } from "../support/admin-list";
import { closeToast, confirm, dismissAlert } from "../support/alerts";
import { expectAccessible, expectNoHorizontalScroll } from "../support/expect-accessible";
import { refuse } from "../support/intercepted-answers";
import { payOrders } from "../support/pay-order";
import { orderNow, placeOrder, productNow } from "../support/shop-api";
import { atDesk, expect, variantAtDesk } from "../support/test";

const restock = (page: Page) => page.getByRole("checkbox", { name: "Return the units to stock" });

/** Presses Refund on an order's page and waits for the dialog. */
async function askToRefund(page: Page) {
  await chooseFromMenu(page, /^Refund/);
  const question = page.getByRole("alertdialog", { name: /^Refund order/ });
  await expect(question).toContainText("a full refund of 39.00$");
  return question;
}

test(
  "an admin refunds a paid order, whose units return to stock",
  atDesk,
  async ({ page, request, openList, openOrder, placeOwnOrder }) => {
    const { id, item, customer } = await placeOwnOrder(2);
    await payOrders(request, customer, id);
    await openOrder(id);
    const question = await askToRefund(page);
    await expect(restock(page)).toBeChecked();
    await expect(question).toContainText("2 units can be sold again.");
    await expectAccessible(page);
    await question.getByRole("button", { name: "Don't refund" }).click();
    expect((await orderNow(request, customer, id)).status).toBe("PAID");

    await (await askToRefund(page)).getByRole("button", { name: "Refund 39.00$" }).click();
    await closeToast(page, "Order refunded");
    await expect(page.getByRole("list", { name: "History" })).toContainText("by admin@example.com");
    await expect(page.getByRole("button", { name: /^(More for|delevered)/ })).toHaveCount(0);
    expect((await orderNow(request, customer, id)).status).toBe("REFUNDED");
    expect((await productNow(request, item.id)).countInStock).toBe(item.countInStock);

    await openList("/audit", item.name);
    await expect(rowOf(page, "Refunded an order of")).toHaveCount(1);
  },
);

test(
  "an admin refunds one of three units, then an amount, and finds the invoice and credit notes",
  atDesk,
  async ({ page, request, openOrder, placeOwnOrder }) => {
    const { id, item, customer } = await placeOwnOrder(3);
    await payOrders(request, customer, id);
    await openOrder(id);
    const open = async () => {
      await chooseFromMenu(page, /^Refund/);
      return page.getByRole("alertdialog", { name: /^Refund order/ });
    };
    const question = await open();
    await expect(question).toContainText("58.50$, 3 units");
    await question.getByRole("radio", { name: "Some units" }).check();
    await question.getByLabel("Units", { exact: true }).fill("4");
    await question.getByRole("button", { name: "Refund", exact: true }).click();
    await expect(question).toContainText("Units must be 1 to 3.");
    await question.getByLabel("Units", { exact: true }).fill("1");
    await expect(question).toContainText("1 unit can be sold again.");
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await question.getByRole("button", { name: "Refund 19.50$" }).click();
    await closeToast(page, "Partial refund made");
    await expect(page.getByRole("list", { name: "History" })).toContainText("19.50$ went back for 1 unit.");

    const again = await open();
    await expect(again).toContainText("the remaining 39.00$ back");
    await again.getByRole("radio", { name: "An amount" }).check();
    await again.getByLabel("Amount in $").fill("5.001");
    await again.getByRole("button", { name: "Refund", exact: true }).click();
    await expect(again).toContainText("in whole cents.");
    await again.getByLabel("Amount in $").fill("5");
    await again.getByRole("button", { name: "Refund 5.00$" }).click();
    await closeToast(page, "Partial refund made");
    expect((await orderNow(request, customer, id)).status).toBe("PAID");
    expect((await productNow(request, item.id)).countInStock).toBe(item.countInStock - 2);

    const documents = page.getByRole("list", { name: "Invoices" });
    await expect(documents.getByRole("button")).toHaveCount(3);
    const arrived = page.waitForEvent("download");
    await documents.getByRole("button", { name: /^Invoice \d{4}-\d{6}$/ }).click();
    const pdf = readFileSync(await (await arrived).path());
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    await expect(documents.getByRole("button", { name: /^Credit note CN-/ })).toHaveCount(2);
  },
);

test(
  "an admin refunds a delivered order and leaves the stock as it is",
  variantAtDesk,
  async ({ page, request, openOrder, placeOwnOrder }) => {
    const { id, item, customer } = await placeOwnOrder(2);
    await payOrders(request, customer, id);
    await openOrder(id);
    await page.getByRole("button", { name: "delevered" }).click();
    await confirm(page, `Mark the order of ${customer.name} as delivered?`, "delevered");
    await dismissAlert(page, "Success!", "Item Delevered Succesfuly");

    const question = await askToRefund(page);
    await restock(page).uncheck();
    await expect(question).toContainText("The stock doesn't change.");
    await question.getByRole("button", { name: "Refund 39.00$" }).click();
    await closeToast(page, "Order refunded");
    expect((await orderNow(request, customer, id)).status).toBe("REFUNDED");
    expect((await productNow(request, item.id)).countInStock).toBe(item.countInStock - 2);
  },
);

test(
  "of two admins who refund the same order, the second learns that it is done, and sees it",
  variantAtDesk,
  async ({ page, request, openOrder, otherDesk, placeOwnOrder }) => {
    const { id, customer } = await placeOwnOrder(2);
    await payOrders(request, customer, id);
    await openOrder(id);
    await otherDesk.goto(`/manageOrder/${id}`);
    for (const desk of [page, otherDesk]) await askToRefund(desk);
    for (const desk of [otherDesk, page]) {
      await desk.getByRole("button", { name: "Refund 39.00$" }).click();
      if (desk === otherDesk) await closeToast(desk, "Order refunded");
      else await dismissAlert(desk, "Not refunded", "it was already refunded");
      await expect(desk.getByRole("list", { name: "History" })).toContainText("Refunded");
    }
  },
);

test(
  "a refund that the shop can't make now says so, and can be tried again",
  variantAtDesk,
  async ({ page, request, openOrder, placeOwnOrder }) => {
    const { id, customer } = await placeOwnOrder(2);
    await payOrders(request, customer, id);
    await openOrder(id);
    await refuse(page, "RefundOrder", { code: "INTERNAL_SERVER_ERROR", message: "Broken" });
    await (await askToRefund(page)).getByRole("button", { name: "Refund 39.00$" }).click();
    await dismissAlert(page, "Error!", "That didn't work");
    await page.unroute("/graphql*");
    await (await askToRefund(page)).getByRole("button", { name: "Refund 39.00$" }).click();
    await closeToast(page, "Order refunded");
  },
);

test(
  "an admin refunds the paid ones of several orders, and learns why the others stay",
  variantAtDesk,
  async ({ page, request, openList }) => {
    const item = await addItem(request);
    const [ada, grace, rosa] = [
      await knownCustomer(request, "Ada"),
      await knownCustomer(request, "Grace"),
      await knownCustomer(request, "Rosa"),
    ];
    const ids = [
      await placeOrder(request, ada, item.id),
      await placeOrder(request, grace, item.id),
      await placeOrder(request, rosa, item.id),
    ] as const;
    await payOrders(request, ada, ids[0]);
    await payOrders(request, grace, ids[1]);
    await openList("/manageOrder", item.name);
    await page.getByRole("checkbox", { name: "Select all on this page" }).check();
    await page.getByRole("region", { name: "Selected" }).getByRole("button", { name: "Refund" }).click();
    const question = page.getByRole("alertdialog", { name: "Refund 2 orders?" });
    await expect(question).toContainText("The customers get 39.00$ back in total");
    await expect(question).toContainText("1 other won't change.");
    await expectNoHorizontalScroll(page);
    await question.getByRole("button", { name: "Refund 39.00$" }).click();

    const report = page.getByRole("alertdialog", { name: "2 of 3 orders refunded" });
    await expect(report.getByRole("listitem")).toContainText([/Rosa.*Not paid\./]);
    await report.getByRole("button", { name: "OK" }).click();
    await expect(rowOf(page, item.name)).toHaveText([/Rosa.*Not Paid/]);
    expect((await orderNow(request, ada, ids[0])).status).toBe("REFUNDED");
    expect((await productNow(request, item.id)).countInStock).toBe(item.countInStock - 1);
  },
);
