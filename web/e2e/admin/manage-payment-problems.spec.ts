import type { APIRequestContext, Page } from "@playwright/test";
import { chooseFromMenu, rowOf, test } from "../support/admin-list";
import { closeToast } from "../support/alerts";
import { expectAccessible, expectNoHorizontalScroll } from "../support/expect-accessible";
import { dispute, failRefund, payInSession, refundAtProvider } from "../support/payment-events";
import { orderNow } from "../support/shop-api";
import { atDesk, expect, variantAtDesk, type Shopper } from "../support/test";

const problems = (page: Page) => page.getByRole("region", { name: "Payment problems" });
const history = (page: Page) => page.getByRole("list", { name: "History" });

/** Pays an order; returns the payment provider's session. */
async function paid(request: APIRequestContext, customer: Shopper, id: string): Promise<string> {
  const session = await payInSession(request, customer, id);
  await expect.poll(async () => (await orderNow(request, customer, id)).status).toBe("PAID");
  return session;
}

test(
  "an admin finds an order whose refund failed, and says that the money was paid back in another way",
  atDesk,
  async ({ page, request, openList, placeOwnOrder, signInAs }) => {
    const { id, item, customer } = await placeOwnOrder(2);
    const session = await paid(request, customer, id);
    await refundAtProvider(request, session);
    await failRefund(request, session);

    await openList("/manageOrder", item.name);
    await expect(rowOf(page, item.name)).toContainText("Refund failed");
    await page.goto(`/manageOrder?show=problems&search=${encodeURIComponent(item.name)}`);
    await rowOf(page, item.name).getByRole("link", { name: item.name }).click();
    await expect(problems(page)).toContainText("The refund of 39.00$ failed");
    await expect(problems(page)).toContainText("the card was lost or stolen");
    await expect(history(page)).toContainText(/Refund failed.*Not paid back yet/);
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);

    await page.getByRole("button", { name: "delevered" }).click();
    const deliver = page.getByRole("alertdialog", { name: /as delivered/ });
    await expect(deliver).toContainText("Its refund failed, and the customer is waiting for the money.");
    await page.keyboard.press("Escape");

    await chooseFromMenu(page, /^Refund/);
    const question = page.getByRole("alertdialog", { name: /^Refund order/ });
    await expect(question).toContainText(/You owe .* 39\.00\$/);
    await expect(question.getByRole("radio", { name: /another way/ })).toBeChecked();
    await expect(question.getByRole("checkbox")).toHaveCount(0); // its units are back in stock
    await expectAccessible(page);
    await question.getByRole("button", { name: "Mark as paid back" }).click();
    await closeToast(page, "Order refunded");
    await expect(problems(page)).toHaveCount(0);
    await expect(history(page)).toContainText("by other means");
    expect((await orderNow(request, customer, id)).status).toBe("REFUNDED");

    await signInAs(customer);
    await page.goto(`/myOrder/${customer.email}/${id}`);
    await expect(history(page)).toContainText(/Refund failed.*Refunded/);
  },
);

test(
  "an admin learns of a dispute and how it ends; the customer's page shows nothing of it",
  variantAtDesk,
  async ({ page, request, openOrder, placeOwnOrder, signInAs }) => {
    const { id, customer } = await placeOwnOrder(2);
    const session = await paid(request, customer, id);
    await dispute(request, session, "needs_response");

    await openOrder(id);
    await expect(problems(page)).toContainText("The customer's bank disputes 39.00$");
    await expect(problems(page)).toContainText("the product did not arrive");
    await expect(problems(page)).toContainText(/Respond by [A-Z][a-z]{2} \d/);
    await expect(page.getByText("Disputed", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: /^More for/ }).click();
    await expect(page.getByRole("group", { name: /^More for/ }).getByRole("button")).toHaveText([
      "Print packing slip",
    ]);
    await page.keyboard.press("Escape");
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);

    await dispute(request, session, "lost");
    await page.reload();
    await expect(problems(page)).toContainText("The dispute about 39.00$ was lost");
    await chooseFromMenu(page, /^Mark as refunded/);
    const question = page.getByRole("alertdialog", { name: /^Refund order/ });
    await expect(question).toContainText("no money is sent");
    await question.getByRole("button", { name: "Mark as refunded" }).click();
    await closeToast(page, "Order refunded");

    await signInAs(customer);
    await page.goto(`/myOrder/${customer.email}/${id}`);
    await expect(history(page)).toContainText("Refunded");
    await expect(page.getByText(/disput/i)).toHaveCount(0);
  },
);
