import type { Page } from "@playwright/test";
import { admin } from "./accounts";
import { addItem, knownCustomer } from "./admin-api";
import { confirm, dismissAlert } from "./alerts";
import { openPage } from "./open-page";
import { placeOrder } from "./shop-api";
import { expect, test } from "./test";

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
