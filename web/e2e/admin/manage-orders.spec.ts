import type { Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { addItem, cancel, knownCustomer } from "../support/admin-api";
import { confirm, dismissAlert } from "../support/alerts";
import { expectAccessible } from "../support/expect-accessible";
import { openPage } from "../support/open-page";
import { placeOrder, productNow } from "../support/shop-api";
import { expect, test } from "../support/test";

const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const listOf = (name: string) => `/manageOrder?search=${encodeURIComponent(name)}`;

test("a row shows who ordered, what, how many, and whether it is paid", async ({
  page,
  request,
  signInAs,
}) => {
  const [item, customer] = [await addItem(request), await knownCustomer(request)];
  await placeOrder(request, customer, item.id);
  await signInAs(admin);
  await openPage(page, listOf(item.name));

  await expect(page.getByRole("columnheader")).toHaveText(
    ["User Name", "Item Name", "Quantity", "Status", "Actions"],
    { useInnerText: true },
  );
  const cells = rowOf(page, item.name).getByRole("cell");
  await expect(cells).toHaveText([customer.name, item.name, "1", "Not Paid", /delevered/]);
});

test("of two admins who deliver the same order, the second learns that it is done", async ({
  page,
  request,
  browser,
  baseURL,
  signInAs,
}) => {
  const [item, customer] = [await addItem(request), await knownCustomer(request)];
  await placeOrder(request, customer, item.id);
  await signInAs(admin);
  await openPage(page, listOf(item.name));
  const other = await browser.newContext({ baseURL, storageState: await page.context().storageState() });
  const desk = await other.newPage();
  await openPage(desk, listOf(item.name));

  for (const admins of [desk, page]) {
    await rowOf(admins, item.name).getByRole("button", { name: "delevered" }).click();
    await confirm(admins, `Mark the order of ${customer.name} as delivered?`, "delevered");
    const [title, words] =
      admins === desk ? ["Success!", "Item Delevered Succesfuly"] : ["Too late", "Somebody else has marked"];
    await dismissAlert(admins, title, words);
    await expect(rowOf(admins, item.name)).toHaveCount(0);
  }
  await other.close();
});

test("an admin cancels an unpaid order, whose units are for sale again", async ({
  page,
  request,
  signInAs,
}) => {
  const [item, customer] = [await addItem(request), await knownCustomer(request)];
  await placeOrder(request, customer, item.id, 3);
  await signInAs(admin);
  await openPage(page, listOf(item.name));
  await rowOf(page, item.name)
    .getByRole("button", { name: `Cancel ${item.name}, ${customer.name}` })
    .click();
  const question = page.getByRole("alertdialog", { name: `Cancel the order of ${customer.name}?` });
  await expect(question).toContainText(`3 × ${item.name}`);
  await expectAccessible(page);
  await question.getByRole("button", { name: "Keep order" }).click();
  await expect(rowOf(page, item.name)).toBeVisible();

  await rowOf(page, item.name)
    .getByRole("button", { name: /^Cancel/ })
    .press("Enter");
  await confirm(page, `Cancel the order of ${customer.name}?`, "Cancel order");
  await dismissAlert(page, "Success!", "The order is cancelled");
  await expect(rowOf(page, item.name)).toHaveCount(0);
  expect((await productNow(request, item.id)).countInStock).toBe(item.countInStock);

  await openPage(page, `/audit?search=${encodeURIComponent(item.name)}`);
  await expect(rowOf(page, item.name).filter({ hasText: "Cancelled an order" })).toContainText(
    customer.email,
  );
});

test("an admin who cancels what is cancelled already learns so, and sees the list as it is", async ({
  page,
  request,
  signInAs,
}) => {
  const [item, customer] = [await addItem(request), await knownCustomer(request)];
  const order = await placeOrder(request, customer, item.id);
  await signInAs(admin);
  await openPage(page, listOf(item.name));
  await rowOf(page, item.name)
    .getByRole("button", { name: /^Cancel/ })
    .click();
  await cancel(request, order);
  await confirm(page, `Cancel the order of ${customer.name}?`, "Cancel order");
  await dismissAlert(page, "Too late", "has been paid, delivered or cancelled meanwhile");
  await expect(rowOf(page, item.name)).toHaveCount(0);
});
