import { join } from "node:path";
import { admin } from "../support/accounts";
import { addItem, deliver } from "../support/admin-api";
import { closeToast, confirm } from "../support/alerts";
import { expectAccessible, expectNoHorizontalScroll } from "../support/expect-accessible";
import { mailTo } from "../support/mails";
import { openPage } from "../support/open-page";
import { pay, placeCart } from "../support/order-life-api";
import { delivered, pageOf, requestReturnOfOne, returns } from "../support/returns";
import { ask, openSession, productNow } from "../support/shop-api";
import { expect, test, variantAtDesk } from "../support/test";

const photo = join(import.meta.dirname, "../../public/icon-512.png");
test("a customer returns a product with a photo, and the shop accepts, receives and refunds it in part", async ({
  page,
  request,
  shopper,
  signInAs,
}) => {
  const { id, product } = await delivered(request, shopper);
  await openPage(page, pageOf(shopper, id));
  await page.getByRole("button", { name: "Return products" }).click();
  const form = page.getByRole("dialog", { name: "Return products" });
  await expect(form.getByRole("checkbox", { name: product.name })).toBeChecked();
  await form.getByRole("button", { name: "Send request" }).click();
  await expect(form).toContainText("Reason");
  await expect(form.getByLabel("Reason")).toHaveAttribute("aria-invalid", "true");
  await form.getByLabel("Units to return").fill("1");
  await form.getByLabel("Reason").fill("The handle is loose.");
  await form.getByLabel("Add photos").setInputFiles(photo);
  await expect(form.getByRole("button", { name: "Remove photo 1" })).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await form.getByRole("button", { name: "Send request" }).click();
  await closeToast(page, "Request sent");
  await expect(returns(page)).toContainText("Requested");
  await expect(returns(page)).toContainText("The handle is loose.");
  await expect(returns(page).getByRole("link", { name: "Open photo 1 of 1 in a new tab" })).toBeVisible();
  await expectAccessible(page);
  const number = /R\d{4}-\d{4}/.exec(await returns(page).innerText())?.[0] ?? "";
  await mailTo(shopper.email, new RegExp(`^We have your return ${number}`));

  await signInAs(admin);
  await openPage(page, `/manageOrder/${id}`);
  await page.getByRole("link", { name: `Return ${number}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Return ${number}` })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("The handle is loose.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Accept" }).click();
  await page.getByLabel("Where to send the products").fill("1 High Street, Springfield");
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Accept return" }).click();
  await closeToast(page, "Saved");
  await mailTo(shopper.email, new RegExp(`^Please send us your return ${number}`), "1 High Street");

  await page.getByRole("button", { name: "Mark as received" }).click();
  const dialog = page.getByRole("dialog", { name: /are? the products|Are the products/i });
  await expect(dialog).toContainText("The products cost 20.00$.");
  await dialog.getByLabel("Amount").fill("21");
  await dialog.getByRole("button", { name: "Mark as received" }).click();
  await expect(dialog.getByLabel("Amount")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel("Amount").fill("15");
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await dialog.getByRole("button", { name: "Mark as received" }).click();
  await closeToast(page, "Saved");
  await expect(page.getByRole("main")).toContainText("Refunded");
  await expect(page.getByRole("main")).toContainText(`The units of return ${number} are back and refunded.`);
  await expect(page.getByRole("main")).toContainText(/Refund15\.00\$ on /);
  await mailTo(shopper.email, new RegExp(`^Your return ${number} has arrived and is refunded`));
  expect((await productNow(request, product.id)).countInStock).toBe(product.countInStock - 1);

  await signInAs(shopper);
  await openPage(page, `/myOrder/${encodeURIComponent(shopper.email)}?show=past`);
  await page.getByRole("link", { name: "Returns", exact: true }).click();
  const card = page.getByRole("listitem").filter({ hasText: `Return ${number}` });
  await expect(card).toContainText("Refunded");
  await expect(card).toContainText("1 High Street, Springfield");
  await expect(card).toContainText(/Refund15\.00\$ on /);
  await expectAccessible(page);
  await card.getByRole("link", { name: product.name }).click();
  await expect(page.getByRole("list", { name: "History" })).toContainText("15.00$ went back");
});

test.describe("a file that is no picture", () => {
  test.use({ expectedComplaints: [/415/] });

  test("is refused where the customer sees it, each time", async ({ page, request, shopper }) => {
    const { id } = await delivered(request, shopper);
    await openPage(page, pageOf(shopper, id));
    await page.getByRole("button", { name: "Return products" }).click();
    const form = page.getByRole("dialog", { name: "Return products" });
    await form.getByLabel("Reason").fill("Too small.");
    await form.getByLabel("Add photos").setInputFiles([photo, photo]);
    await expect(form.getByRole("button", { name: "Remove photo 2" })).toBeVisible();
    const file = { name: "photo.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") };
    await form.getByLabel("Add photos").setInputFiles(file);
    await expect(form.getByText("This isn't a picture we can show.")).toBeVisible();
    await form.getByRole("button", { name: "Send request" }).click();
    const error = form.getByText("Not all pictures are uploaded.");
    await expect(error).toBeFocused();
    await form.getByRole("button", { name: "Send request" }).click();
    await expect(error).toBeFocused();
    const isCovered = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) !== element;
    };
    expect(await error.evaluate(isCovered)).toBe(false);
  });
});

test("the text of the last accepted return is offered for the next one", async ({
  page,
  request,
  shopper,
  signInAs,
}) => {
  const { id } = await delivered(request, shopper);
  const [first, second] = [
    await requestReturnOfOne(request, shopper, id),
    await requestReturnOfOne(request, shopper, id),
  ];
  await signInAs(admin);
  const address = page.getByLabel("Where to send the products");
  const accept = page.getByRole("dialog").getByRole("button", { name: "Accept return" });
  await openPage(page, `/returns/${first.id}`);
  await page.getByRole("button", { name: "Accept" }).click();
  await address.fill("2 Low Street\nSpringfield");
  await accept.click();
  await closeToast(page, "Saved");
  await openPage(page, `/returns/${second.id}`);
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(address).toHaveValue(/^(2 Low|1 High) Street,?\sSpringfield$/); // another test may accept a return now
  await expectAccessible(page);
  await accept.click();
  await closeToast(page, "Saved");
  await expect(page.getByRole("main")).toContainText("Springfield");
});

test("a shop declines a return with a reason, which its customer reads", async ({
  page,
  request,
  shopper,
  signInAs,
}) => {
  const { id, product } = await delivered(request, shopper);
  const { number } = await requestReturnOfOne(request, shopper, id);
  await signInAs(admin);
  await openPage(page, "/returns?show=requested");
  await expect(page.getByRole("heading", { level: 1, name: "Returns" })).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.getByRole("link", { name: number }).click();
  await page.getByRole("button", { name: "Decline" }).click();
  await page.getByRole("dialog").getByLabel("Reason").fill("It was worn.");
  await page.getByRole("dialog").getByRole("button", { name: "Decline return" }).click();
  await closeToast(page, "Saved");
  await page.getByRole("link", { name: "Returns", exact: true }).first().click();
  await page.getByLabel("Show").selectOption({ label: "Declined" });
  const row = page.getByRole("row").filter({ hasText: number });
  await expect(row).toContainText("Declined");
  const search = page.getByRole("searchbox", { name: "Search" });
  for (const words of [product.name, shopper.email, number]) {
    await search.fill(words);
    await expect(page.getByText("1 return", { exact: true })).toBeVisible();
    await expect(row).toBeVisible();
  }
  await search.fill(`${number} qxzqxz`);
  await expect(page.getByText(/^No results for/)).toBeVisible();
  await expectAccessible(page);

  await signInAs(shopper);
  await openPage(page, pageOf(shopper, id));
  await expect(returns(page)).toContainText("Why it was declined");
  await expect(returns(page)).toContainText("It was worn.");
  await expect(page.getByRole("button", { name: "Return products" })).toBeVisible();
});

test(
  "a customer cancels a return, whose units can be returned again",
  variantAtDesk,
  async ({ page, request, shopper }) => {
    const { id } = await delivered(request, shopper);
    const { number } = await requestReturnOfOne(request, shopper, id);
    await openPage(page, pageOf(shopper, id));
    await returns(page)
      .getByRole("button", { name: `Cancel return ${number}` })
      .click();
    await confirm(page, `Cancel return ${number}?`, "Cancel return");
    await closeToast(page, "Return cancelled");
    await expect(returns(page)).toContainText("Cancelled");
    await page.getByRole("button", { name: "Return products" }).click();
    await expect(page.getByRole("dialog")).toContainText("2 units");
  },
);

test(
  "staff who may only read orders see a return, and change nothing",
  variantAtDesk,
  async ({ page, request, shopper, signInAs }) => {
    const { id } = await delivered(request, shopper);
    const made = await requestReturnOfOne(request, shopper, id);
    const { accessToken } = await openSession(request, admin);
    await ask(
      request,
      "mutation ($id: ID!) { setStaffPermissions(userId: $id, permissions: [READ_ORDERS]) { id } }",
      { id: shopper.user.id },
      accessToken,
    );
    await signInAs(shopper);
    await openPage(page, `/returns/${made.id}`);
    await expect(page.getByRole("main")).toContainText("Too small.");
    await expect(page.getByRole("button", { name: "Accept" })).toHaveCount(0);
  },
);

test("a customer chooses what to return of a cart", variantAtDesk, async ({ page, request, shopper }) => {
  const [one, other] = [await addItem(request), await addItem(request)];
  const ids = await placeCart(request, shopper, [one.id, other.id]);
  await pay(request, shopper, ids);
  for (const id of ids) await deliver(request, id);
  await openPage(page, pageOf(shopper, ids[0] ?? ""));
  await page.getByRole("button", { name: "Return products" }).click();
  const form = page.getByRole("dialog", { name: "Return products" });
  await form.getByRole("button", { name: "Send request" }).click();
  await expect(form.getByText("Choose a product.")).toBeVisible();
  await expect(form.getByLabel("Reason")).toHaveAttribute("aria-invalid", "true");
  await form.getByLabel("Reason").fill("Too many.");
  for (const { name } of [one, other]) await form.getByRole("checkbox", { name }).check();
  await form.getByRole("button", { name: "Send request" }).click();
  await closeToast(page, "Request sent");
  for (const { name } of [one, other]) await expect(returns(page)).toContainText(name);
  await expect(page.getByRole("button", { name: "Return products" })).toHaveCount(0);
});
