import type { Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { addItem } from "../support/admin-api";
import { chooseMore } from "../support/admin-list";
import { closeToast, dismissAlert } from "../support/alerts";
import { keepCart } from "../support/cart";
import { mailTo } from "../support/mails";
import { openPage } from "../support/open-page";
import { ordersOf } from "../support/shop-api";
import { endCodes, setRules } from "../support/shop-rules";
import { expect, test } from "../support/test";

// The rules count for the whole shop: one test after the other.
test.describe.configure({ mode: "serial" });

test.afterAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext(baseURL ? { baseURL } : {});
  await setRules(request, {});
  await endCodes(request);
  await request.dispose();
});

/** Types a code in the cart, fills in the shipping form, and orders. */
async function orderCartWith(page: Page, code: string): Promise<void> {
  await openPage(page, "/cart");
  const total = page.getByRole("region", { name: "Total" });
  await total.getByRole("button", { name: "Have a discount code?" }).click();
  await total.getByLabel("Discount code").fill(code);
  await total.getByRole("button", { name: "Apply" }).click();
  await expect(total).toContainText(`Code ${code} applied.`);
  await page.getByRole("link", { name: "Check out" }).click();
  await page.getByLabel("Address", { exact: true }).fill("1 Harbour Street, Arlington");
  await page.getByLabel("Phone Number").fill("+1 555 0100");
  await page.getByRole("button", { name: "Continue" }).click();
  await dismissAlert(page, "Success!", "Order Placed Succesfully");
}

test("an order that a code makes free is paid at once, and an admin takes it back without money", async ({
  page,
  request,
  shopper,
  signInAs,
}) => {
  const code = `FREE-${Date.now()}`;
  await setRules(request, { codes: [{ code, percent: 100 }] });
  const tool = await addItem(request);
  await keepCart(page, shopper.user.id, [{ product: tool, quantity: 1 }]);
  await orderCartWith(page, code);

  await expect(page).toHaveURL(/\/myOrder\//); // there is nothing to pay
  await expect(page.getByRole("row").filter({ hasText: tool.name })).toContainText("Paid");
  await expect(page.getByRole("link", { name: /^Pay/ })).toHaveCount(0);
  const mail = await mailTo(shopper.email, /^We've received your order/);
  expect(mail.text).toContain("There's nothing to pay.");
  const [{ id }] = (await ordersOf(request, shopper)) as [{ id: string }];
  await openPage(page, `/myOrder/${encodeURIComponent(shopper.email)}/${id}`);
  const history = page.getByRole("list", { name: "History" });
  await expect(history).toContainText("Nothing to pay");
  await expect(history).toContainText("automatically");
  await openPage(page, `/checkout/${id}/1`);
  await expect(page.getByText("This order is free, so there's nothing to pay.")).toBeVisible();

  await signInAs(admin);
  await openPage(page, `/manageOrder/${id}`);
  await chooseMore(page, /^Refund/);
  const question = page.getByRole("alertdialog", { name: /^Refund order/ });
  await expect(question).toContainText("paid nothing, so no money goes back");
  await expect(question.getByRole("radio")).toHaveCount(0);
  await question.getByRole("button", { name: /^Refund/ }).click();
  await closeToast(page, "Order refunded");
});
