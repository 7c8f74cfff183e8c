import { admin } from "../support/accounts";
import { addItem, editItem, pretendPaidOrders } from "../support/admin-api";
import { expectAccessible } from "../support/expect-accessible";
import { openPage } from "../support/open-page";
import { expect, test } from "../support/test";

const listOf = (name: string) => `/manageItems?search=${encodeURIComponent(name)}`;

test.use({ expectedComplaints: [/ERR_FAILED/] });

test.beforeEach(async ({ signInAs }) => {
  await signInAs(admin);
});

test("questions, refusals and rows that can't be touched are accessible", async ({ page, request }) => {
  const { name } = await addItem(request);
  await openPage(page, listOf(name));
  await page.getByRole("button", { name: "Delete" }).click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Restock" }).click();
  await page.getByLabel("Units").fill("none");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Units must be a whole number from 1 to 1000000")).toBeVisible();
  await expectAccessible(page);

  await pretendPaidOrders(page);
  await openPage(page, listOf(name));
  await expect(page.getByText("Paid orders are waiting")).toBeVisible();
  await expectAccessible(page);
});

test("an item's form is accessible when it is refused, and when somebody else was faster", async ({
  page,
  request,
}) => {
  await openPage(page, "/addItems");
  await page.getByRole("button", { name: "Add Item" }).click();
  await expect(page.getByText("Please fix the following:")).toBeVisible();
  await expectAccessible(page);

  const { id } = await addItem(request);
  await openPage(page, `/manageItems/${id}`);
  await page.getByLabel("Price", { exact: true }).fill("12");
  await editItem(request, id, { price: 25 });
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Someone else has changed this item")).toBeVisible();
  await expectAccessible(page);
});

test("a list is accessible while it loads, when it fails, and when nothing is found", async ({ page }) => {
  await openPage(page, "/manageItems?search=qxzqxz");
  await expect(page.getByText(/No results/)).toBeVisible();
  await expectAccessible(page);

  await page.route("/graphql*", (route) => route.abort());
  await openPage(page, "/users");
  await expect(page.getByText("This didn't load")).toBeVisible();
  await expectAccessible(page);
  await page.unroute("/graphql*");

  await page.route("/graphql*", () => new Promise(() => {}));
  await openPage(page, "/manageOrder");
  await expect(page.getByText("Loading the orders…")).toBeAttached();
  await expectAccessible(page);
});
