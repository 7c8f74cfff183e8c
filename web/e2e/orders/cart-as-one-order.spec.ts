import { admin } from "../support/accounts";
import { addItem } from "../support/admin-api";
import { chooseFromMenu } from "../support/admin-list";
import { closeToast, confirm } from "../support/alerts";
import { fillCart, orderWithForm } from "../support/buying";
import { expectAccessible } from "../support/expect-accessible";
import { alterAnswers } from "../support/intercepted-answers";
import { mailTo } from "../support/mails";
import { pay, placeCart, refund } from "../support/order-life-api";
import { openPage } from "../support/open-page";
import { atDesk, expect, test, variantAtDesk } from "../support/test";

test(
  "a cart has one number and one sum on the confirmation, in the mail, in My Orders and on the receipt",
  atDesk,
  async ({ page, shopper, request }) => {
    test.slow();
    const items = [await addItem(request), await addItem(request), await addItem(request)];
    await fillCart(page, items);
    await openPage(page, "/payment/cart");
    await orderWithForm(page);
    await expect(page).toHaveURL(`/myOrder/${encodeURIComponent(shopper.email)}`);
    const link = page.getByRole("rowheader").getByRole("link", { name: /^Order \d{4}-\d{4}$/ });
    const number = (await link.innerText()).replace("Order ", "");
    const mail = await mailTo(shopper.email, /^We've received your order: 3 products, 58\.50\$$/);
    expect(mail.text).toContain(number);

    const head = page.getByRole("rowheader");
    await expect(head).toContainText(`Order ${number}`);
    await expect(head).toContainText("3 products · Not Paid");
    await expect(head).toContainText("58.50$");
    await expectAccessible(page);

    await head.getByRole("link", { name: `Order ${number}`, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order ${number}`);
    const share = page.getByText(/^Total\s*19\.50\$/).filter({ visible: true });
    await expect(share, "no total of a product").toHaveCount(0);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(`Questions? Please mention order number ${number}.`)).toBeVisible();
    for (const { name } of items) await expect(page.getByRole("cell", { name, exact: true })).toBeVisible();
    await expect(page.locator("dl").filter({ hasText: "Total58.50$" }).last()).toBeVisible();

    await page.emulateMedia({ media: "screen" });
    await openPage(page, "/dashboard");
    const recent = page.getByRole("listitem").filter({ hasText: `Order ${number}` });
    await expect(recent).toHaveCount(1);
    await expect(recent).toContainText("and 2 more");
    await expect(recent).toContainText("3 products");
    await expect(recent).toContainText("58.50$");
    await expect(page.getByRole("main")).toContainText("1 unpaid order");
  },
);

test(
  "an admin finds a cart by the number that its customer knows, and its parts by their own",
  atDesk,
  async ({ page, shopper, request, signInAs }) => {
    const items = [await addItem(request), await addItem(request)];
    const ids = await placeCart(
      request,
      shopper,
      items.map(({ id }) => id),
    );
    await pay(request, shopper, ids);
    await openPage(page, `/myOrder/${encodeURIComponent(shopper.email)}`);
    const link = page.getByRole("rowheader").getByRole("link", { name: /^Order \d{4}-\d{4}$/ });
    const number = (await link.innerText()).replace("Order ", "");

    await signInAs(admin);
    await openPage(page, `/manageOrder?search=${number}`);
    await expect(page.getByRole("rowheader")).toContainText(`Order ${number}`);
    const rows = page.getByRole("row").filter({ has: page.getByRole("cell") });
    await expect(rows).toHaveCount(2);
    await expect(rows.getByRole("link", { name: `(${number})` })).toHaveText([number, number]);
    const part = (
      await rows
        .first()
        .getByText(/^Part \d/)
        .innerText()
    ).replace("Part ", "");

    await rows
      .first()
      .getByRole("link", { name: `(${number})` })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order ${number}`);
    await expect(page.getByText(`Part ${part}`)).toBeVisible();
    await page.getByRole("button", { name: /^More/ }).click();
    await page.getByRole("button", { name: "Refund" }).click();
    await expect(page.getByRole("alertdialog", { name: "Refund 2 products?" })).toContainText("39.00$");
    await page.keyboard.press("Escape");
    await page
      .getByRole("checkbox", { name: /^Select / })
      .last()
      .uncheck();
    await chooseFromMenu(page, /^Refund/);
    await expect(page.getByRole("alertdialog")).toContainText(`of order ${number}?`);
    await page.keyboard.press("Escape");

    await openPage(page, `/manageOrder?search=${part}`);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(number);
  },
);

test(
  "once it is paid, a cart's Checkout page offers its one invoice, and each credit note",
  atDesk,
  async ({ page, shopper, request }) => {
    const items = [await addItem(request), await addItem(request)];
    const ids = await placeCart(
      request,
      shopper,
      items.map(({ id }) => id),
    );
    await openPage(page, `/myOrder/${encodeURIComponent(shopper.email)}`);
    await page.getByRole("link", { name: /^Pay all 2/ }).click();
    await expect(page).toHaveURL(/\/checkout\/cart\?checkout=/);
    const documents = page.getByRole("list", { name: "Invoices" });
    await expect(documents).toHaveCount(0);
    await pay(request, shopper, ids);
    await refund(request, ids[0] ?? "");
    await page.reload();
    await expect(documents.getByRole("button")).toHaveText([/^Invoice \d{4}-\d{6}$/, /^Credit note CN-/]);
    await expectAccessible(page);

    const arrived = page.waitForEvent("download");
    await documents.getByRole("button", { name: /^Invoice/ }).click();
    expect((await arrived).suggestedFilename()).toMatch(/^\d{4}-\d{6}\.pdf$/);
  },
);

test(
  "a product that is cancelled leaves its cart's sum",
  variantAtDesk,
  async ({ page, shopper, request }) => {
    const items = [await addItem(request), await addItem(request), await addItem(request)];
    await placeCart(
      request,
      shopper,
      items.map(({ id }) => id),
    );
    await openPage(page, `/myOrder/${encodeURIComponent(shopper.email)}`);
    const head = page.getByRole("rowheader");
    await expect(head.getByRole("link", { name: /^Pay all 3/ })).toHaveAttribute(
      "href",
      /\/checkout\/cart\?checkout=/,
    );
    await page
      .getByRole("row")
      .filter({ hasText: items[0]?.name ?? "" })
      .getByRole("button", { name: /^Cancel/ })
      .click();
    await confirm(page, "Cancel this order?", "Cancel order");
    await closeToast(page, "Order cancelled");
    await expect(head).toContainText("2 Not Paid, 1 Cancelled");
    await expect(head).toContainText("39.00$");
  },
);

interface Page {
  order: { checkout: Record<string, unknown> };
}

/** Makes the order look as if it had a code, express delivery and German tax. */
const charged = ({ order }: Page): Page => ({
  order: {
    ...order,
    checkout: {
      ...order.checkout,
      ...{ items: 58.5, discount: 5.85, discountCode: "SPRING10", shipping: 9.9, shippingMethod: "Express" },
      ...{ taxIncluded: true, taxLines: [{ __typename: "TaxLine", name: "VAT", percent: 19, amount: 9.99 }] },
      ...{ total: 62.55, refunded: 0 },
    },
  },
});

test(
  "an order's page and its receipt show discount, delivery and tax of the whole cart",
  atDesk,
  async ({ page, shopper, request }) => {
    const items = [await addItem(request), await addItem(request), await addItem(request)];
    const [id = ""] = await placeCart(
      request,
      shopper,
      items.map(({ id: product }) => product),
    );
    await alterAnswers<Page>(page, "MyOrder", charged);
    await openPage(page, `/myOrder/${encodeURIComponent(shopper.email)}/${id}`);
    const lines = [
      "Products58.50$",
      "Discount (SPRING10)−5.85$",
      "Delivery (Express)9.90$",
      "Total62.55$",
      "Includes 19 % VAT9.99$",
    ];
    const sums = page.getByRole("main").locator("section").filter({ hasText: "Order summary" });
    for (const line of lines) await expect(sums).toContainText(line);
    await expect(sums.getByText("62.55$")).toHaveCount(1);
    await expectAccessible(page);
    await page.emulateMedia({ media: "print" });
    for (const line of lines)
      await expect(page.locator("dl").filter({ hasText: "Includes" }).last()).toContainText(line);
  },
);

test.describe("of a customer in Berlin", () => {
  test.use({ timezoneId: "Europe/Berlin" });

  test("an order has its times in Berlin's zone, and in the shop's for the admin", async ({
    page,
    shopper,
    request,
    signInAs,
  }) => {
    const [id] = await placeCart(request, shopper, [(await addItem(request)).id]);
    await openPage(page, `/myOrder/${encodeURIComponent(shopper.email)}/${id}`);
    await expect(page.getByRole("list", { name: "History" })).toContainText(/\d:\d\d [AP]M CES?T/);
    await signInAs(admin);
    await openPage(page, `/manageOrder/${id}`);
    await expect(page.getByRole("list", { name: "History" })).toContainText(/\d:\d\d [AP]M UTC/);
  });
});
