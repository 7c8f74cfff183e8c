import { admin, logIn } from "../support/accounts";
import { addItem } from "../support/admin-api";
import { chooseFromMenu } from "../support/admin-list";
import { closeToast, confirm } from "../support/alerts";
import { goToPayment, pay } from "../support/buying";
import { mailTo } from "../support/mails";
import { openPage } from "../support/open-page";
import { placeOrder, productNow } from "../support/shop-api";
import { atDesk, expect, test, variantAtDesk } from "../support/test";

test(
  "a customer cancels an unpaid order: its units are back, and a mail says so",
  atDesk,
  async ({ page, request, shopper }) => {
    const item = await addItem(request);
    const id = await placeOrder(request, shopper, item.id, 4);
    await openPage(page, `/myOrder/${encodeURIComponent(shopper.email)}/${id}`);
    const heading = page.getByRole("heading", { level: 1, name: /\d{4}-\d{4}/ });
    const number = (await heading.innerText()).replace(/[^\d-]/g, "");

    await page.getByRole("button", { name: /^Cancel/ }).click();
    await confirm(page, "Cancel this order?", "Cancel order");
    await closeToast(page, "Order cancelled");

    await expect(page.getByRole("list", { name: "History" })).toContainText("Cancelled");
    expect((await productNow(request, item.id)).countInStock).toBe(10);
    await mailTo(shopper.email, new RegExp(`^Your order ${number} was cancelled$`));
  },
);

test(
  "a customer who approves the payment of a cancelled order loses nothing",
  variantAtDesk,
  async ({ page, context, request, shopper }) => {
    const item = await addItem(request);
    const id = await placeOrder(request, shopper, item.id);
    await openPage(page, `/checkout/${id}/1`);
    await goToPayment(page);
    const other = await context.newPage();
    await openPage(other, `/myOrder/${encodeURIComponent(shopper.email)}/${id}`);
    await other.getByRole("button", { name: /^Cancel/ }).click();
    await confirm(other, "Cancel this order?", "Cancel order");
    await closeToast(other, "Order cancelled");

    await page.getByRole("button", { name: "Approve", exact: true }).click();
    await expect(
      page.getByText(/You weren't charged|Your payment is being refunded|payment page has closed/).first(),
    ).toBeVisible();
    expect((await productNow(request, item.id)).countInStock).toBe(10);
  },
);

test(
  "an admin refunds a paid order: the customer sees it, and a mail says what goes back",
  atDesk,
  async ({ page, request, shopper, browser, baseURL }) => {
    test.slow();
    const item = await addItem(request);
    const id = await placeOrder(request, shopper, item.id, 2);
    await openPage(page, `/checkout/${id}/2`);
    await pay(page);

    const office = await browser.newContext({ baseURL });
    const desk = await office.newPage();
    await logIn(desk, admin);
    await openPage(desk, `/manageOrder/${id}`);
    await chooseFromMenu(desk, /^Refund/);
    const dialog = desk.getByRole("alertdialog", { name: /^Refund order \d{4}-\d{4}\?$/ });
    await expect(dialog.getByRole("checkbox", { name: "Return the units to stock" })).toBeChecked();
    await dialog.getByRole("button", { name: "Refund 39.00$" }).click();
    await closeToast(desk, "Order refunded");
    await office.close();

    expect((await productNow(request, item.id)).countInStock).toBe(10);
    expect((await mailTo(shopper.email, /was refunded$/)).text).toContain("39.00$");
    await openPage(page, `/myOrder/${encodeURIComponent(shopper.email)}/${id}`);
    await expect(page.getByRole("main")).toContainText("Refunded");
  },
);
