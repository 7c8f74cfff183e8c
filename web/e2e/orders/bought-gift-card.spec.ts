import { admin } from "../support/accounts";
import { addItem } from "../support/admin-api";
import { closeToast } from "../support/alerts";
import { orderAndPay, orderPlaced } from "../support/buying";
import { expectAccessible, expectNoHorizontalScroll } from "../support/expect-accessible";
import { mailTo } from "../support/mails";
import { openPage } from "../support/open-page";
import { expect, test } from "../support/test";

test("a customer buys a gift card, gets its code by mail, and pays another order with it", async ({
  page,
  request,
  shopper,
  signInAs,
}) => {
  const [card, tool] = [await addItem(request, { price: 40 }), await addItem(request, { price: 15 })];
  await signInAs(admin);
  await openPage(page, `/manageItems/${card.id}`);
  const box = page.getByRole("checkbox", { name: "Gift card" });
  await box.check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await closeToast(page, "Item saved");

  await signInAs(shopper);
  await openPage(page, `/product/${card.id}`);
  await expect(page.getByRole("main")).toContainText("Sent by email");
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await openPage(page, `/payment/${card.id}/1`);
  await orderAndPay(page);
  await expect(page.getByRole("main")).toContainText(
    "You get the code of each gift card in an email of its own.",
  );
  await expect(page.getByRole("definition").filter({ hasText: shopper.email })).toBeVisible();
  const mail = await mailTo(shopper.email, /^Your gift card/);
  expect(mail.text).toContain("40.00$");
  const [code = ""] = /([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}/.exec(mail.text) ?? [];
  await openPage(page, `/payment/${tool.id}/1`);
  await page.getByRole("button", { name: "Have a gift card?" }).click();
  await page.getByLabel("Gift card", { exact: true }).fill(code);
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("By gift card")).toBeVisible();
  await page.getByLabel("Address", { exact: true }).fill("1 Harbour Street, Arlington");
  await page.getByLabel("Phone Number").fill("+1 555 0100");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(orderPlaced(page).getByRole("button")).toHaveText(["OK"]); // nothing is left to pay
});
