import { admin } from "../support/accounts";
import { confirm } from "../support/alerts";
import { expectAccessible, expectNoHorizontalScroll, expectWholeNumbers } from "../support/expect-accessible";
import { openPage } from "../support/open-page";
import { refund } from "../support/order-life-api";
import { delivered, pageOf, requestReturnOfOne, returns } from "../support/returns";
import { ask, openSession } from "../support/shop-api";
import { expect, test, variantAtDesk } from "../support/test";

test("an answer that comes too late is explained, and what was typed stays until the dialog is closed", async ({
  page,
  request,
  shopper,
  signInAs,
}) => {
  const { id } = await delivered(request, shopper);
  const made = await requestReturnOfOne(request, shopper, id);
  await signInAs(admin);
  await openPage(page, `/returns/${made.id}`);
  await page.getByRole("button", { name: "Decline" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("It was worn.");
  const cancel = "mutation ($id: ID!) { cancelReturn(id: $id) { id } }";
  await ask(request, cancel, { id: made.id }, shopper.accessToken);
  await dialog.getByRole("button", { name: "Decline return" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expect(dialog.getByLabel("Reason")).toHaveValue("It was worn.");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("main")).toContainText("Cancelled");
  await expect(page.getByRole("button", { name: "Decline" })).toHaveCount(0);
});

test(
  "a customer who cancels too late sees the shop's answer",
  variantAtDesk,
  async ({ page, request, shopper }) => {
    const { id } = await delivered(request, shopper);
    const made = await requestReturnOfOne(request, shopper, id);
    await openPage(page, pageOf(shopper, id));
    const { accessToken } = await openSession(request, admin);
    const decline = `mutation ($id: ID!) { declineReturn(id: $id, answer: "It was worn.") { id } }`;
    await returns(page)
      .getByRole("button", { name: `Cancel return ${made.number}` })
      .click();
    await ask(request, decline, { id: made.id }, accessToken);
    await confirm(page, `Cancel return ${made.number}?`, "Cancel return");
    await expect(page.getByText("This return has changed in the meantime.")).toBeVisible();
    await expect(returns(page)).toContainText("It was worn.");
  },
);

test(
  "a received return offers no refund of units that were refunded on the page of their order",
  variantAtDesk,
  async ({ page, request, shopper, signInAs }) => {
    const { id } = await delivered(request, shopper);
    const made = await requestReturnOfOne(request, shopper, id);
    const { accessToken } = await openSession(request, admin);
    const receive = `mutation ($id: ID!) {
      acceptReturn(id: $id, answer: "1 High Street, Springfield") { id }
      receiveReturn(id: $id, refund: false) { id }
    }`;
    await ask(request, receive, { id: made.id }, accessToken);
    await signInAs(admin);
    await openPage(page, `/returns/${made.id}`);
    await expect(page.getByRole("button", { name: "Refund" })).toBeVisible();
    await refund(request, id, 2);
    await openPage(page, `/returns/${made.id}`);
    await expect(page.getByRole("main")).toContainText("Received");
    await expect(page.getByRole("button", { name: "Refund" })).toHaveCount(0);
    const words = "Units of this return were refunded with their order.";
    await expect(page.getByRole("main")).toContainText(words);
    await expectAccessible(page);
    await openPage(page, "/returns");
    const row = page.getByRole("row").filter({ hasText: made.number });
    await expect(row).toContainText("Refunded with the order");
    const narrow = async (path: string) => {
      await openPage(page, path);
      await expect(page.getByRole("main")).toContainText(made.number);
      for (let width = 320; width <= 1280; width += 16) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoHorizontalScroll(page);
        await expectWholeNumbers(page);
      }
    };
    for (const path of ["/audit", `/returns/${made.id}`, `/manageOrder/${id}`]) await narrow(path);
    await signInAs(shopper);
    await narrow(pageOf(shopper, id));
    await expect(returns(page)).toContainText(words);
  },
);
