import type { Page } from "@playwright/test";
import { cancel } from "../support/admin-api";
import { listOf, rowOf, test } from "../support/admin-list";
import { confirm, dismissAlert } from "../support/alerts";
import { expectAccessible } from "../support/expect-accessible";
import { openPage } from "../support/open-page";
import { productNow } from "../support/shop-api";
import { expect } from "../support/test";

/** Opens the details of the order of this product from its row. */
async function openDetails(page: Page, name: string) {
  await rowOf(page, name).getByRole("link").click();
  return page.getByRole("dialog", { name: /^Order of/ });
}

test("a row shows who ordered, what, how many, for how much, when, and whether it is paid", async ({
  page,
  openList,
  placeOwnOrder,
}) => {
  const { item, customer } = await placeOwnOrder(2);
  await openList("/manageOrder", item.name);

  await expect(page.getByRole("columnheader").filter({ hasText: /./ })).toHaveText(
    ["Select all on this page", "User Name", "Item Name", "Quantity", "Total", "Placed", "Status", "Actions"],
    { useInnerText: true },
  );
  const cells = rowOf(page, item.name).getByRole("cell").filter({ hasText: /./ });
  await expect(cells).toHaveText([
    customer.name,
    item.name,
    "2",
    "39.00$",
    /^\w{3} \d+, \d{4}$/,
    "Not Paid",
    /delevered/,
  ]);
});

test("of two admins who deliver the same order, the second learns that it is done", async ({
  page,
  openList,
  otherDesk,
  placeOwnOrder,
}) => {
  const { item, customer } = await placeOwnOrder();
  await openList("/manageOrder", item.name);
  await openPage(otherDesk, listOf("/manageOrder", item.name));

  for (const desk of [otherDesk, page]) {
    await rowOf(desk, item.name).getByRole("button", { name: "delevered" }).click();
    await confirm(desk, `Mark the order of ${customer.name} as delivered?`, "delevered");
    const [title, words] =
      desk === otherDesk
        ? ["Success!", "Item Delevered Succesfuly"]
        : ["Too late", "Someone else has already"];
    await dismissAlert(desk, title, words);
    await expect(rowOf(desk, item.name)).toHaveCount(0);
  }
});

test("an order's details open beside the list, with ways to write, to call and to copy", async ({
  page,
  context,
  openList,
  placeOwnOrder,
}, { project }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { item, customer, id } = await placeOwnOrder(3);
  await openList("/manageOrder", item.name);
  const details = await openDetails(page, item.name);

  await expect(details).toContainText("58.50$");
  await expect(details).toContainText("3 × 19.50$");
  await expect(details).toContainText(id);
  await expect(details.getByRole("link", { name: customer.email })).toHaveAttribute(
    "href",
    `mailto:${customer.email}`,
  );
  await expect(details.getByRole("link", { name: "555 0100" })).toHaveAttribute("href", "tel:5550100");
  await details.getByRole("button", { name: "Copy Address" }).click();
  await expect(details.getByText("Copied")).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("12 Analytical Way");
  await expectAccessible(page);

  const box = (await details.boundingBox())!;
  const window = page.viewportSize()!;
  expect(Math.round(box.y + box.height)).toBe(window.height);
  if (project.name.startsWith("phone")) expect(box.width).toBe(window.width);
  else expect(box.height).toBe(window.height);
});

test("an order's details have an address of their own; Escape, Close and Back lead to the list", async ({
  page,
  openList,
  placeOwnOrder,
}) => {
  const { item, id } = await placeOwnOrder();
  await openList("/manageOrder", item.name);
  const list = page.url();
  const leave = [
    () => page.keyboard.press("Escape"),
    () => page.getByRole("button", { name: "Close" }).click(),
    () => page.goBack(),
  ];
  for (const close of leave) {
    const details = await openDetails(page, item.name);
    await expect(page).toHaveURL(new RegExp(`&order=${id}$`));
    await close();
    await expect(details).toHaveCount(0);
    await expect(page).toHaveURL(list);
    await expect(rowOf(page, item.name).getByRole("link")).toBeFocused();
  }
});

test("a shared address opens the details, wherever in the list the order is", async ({
  page,
  openList,
  placeOwnOrder,
}) => {
  const { customer, id } = await placeOwnOrder();
  await openList("/manageOrder", "qxzqxz");
  await page.goto(`/manageOrder?search=qxzqxz&order=${id}`);
  const details = page.getByRole("dialog", { name: `Order of ${customer.name}` });
  await expect(details).toContainText(customer.email);
  await page.keyboard.press("Escape");
  await expect(details).toHaveCount(0);
  await expect(page).toHaveURL("/manageOrder?search=qxzqxz");
});

test.describe("an address of an order that is no longer open", () => {
  test.use({ expectedComplaints: [/404/] });

  test("says so", async ({ page, request, openList, placeOwnOrder }) => {
    const { id } = await placeOwnOrder();
    await cancel(request, id);
    await openList("/manageOrder", "");
    await page.goto(`/manageOrder?order=${id}`);
    await expect(page.getByRole("dialog")).toContainText("has been delivered or cancelled");
  });
});

test("an admin delivers an order from its details, which then close", async ({
  page,
  openList,
  placeOwnOrder,
}) => {
  const { item, customer } = await placeOwnOrder();
  await openList("/manageOrder", item.name);
  const details = await openDetails(page, item.name);
  await details.getByRole("button", { name: "delevered" }).click();
  await confirm(page, `Mark the order of ${customer.name} as delivered?`, "delevered");
  await dismissAlert(page, "Success!", "Item Delevered Succesfuly");
  await expect(details).toHaveCount(0);
  await expect(rowOf(page, item.name)).toHaveCount(0);
});

test("an admin cancels an unpaid order, whose units are for sale again", async ({
  page,
  request,
  openList,
  placeOwnOrder,
}) => {
  const { item, customer } = await placeOwnOrder(3);
  await openList("/manageOrder", item.name);
  const details = await openDetails(page, item.name);
  const press = details.getByRole("button", { name: `Cancel ${item.name}, ${customer.name}` });
  await press.click();
  const question = page.getByRole("alertdialog", { name: `Cancel the order of ${customer.name}?` });
  await expect(question).toContainText(`3 × ${item.name}`);
  await expectAccessible(page);
  await question.getByRole("button", { name: "Keep order" }).click();
  await expect(details).toBeVisible();

  await press.press("Enter");
  await confirm(page, `Cancel the order of ${customer.name}?`, "Cancel order");
  await dismissAlert(page, "Success!", "The order is cancelled");
  await expect(rowOf(page, item.name)).toHaveCount(0);
  expect((await productNow(request, item.id)).countInStock).toBe(item.countInStock);

  await openList("/audit", item.name);
  await expect(rowOf(page, item.name).filter({ hasText: "Cancelled an order" })).toContainText(
    customer.email,
  );
});

test("an admin who cancels what is cancelled already learns so, and sees the list as it is", async ({
  page,
  request,
  openList,
  placeOwnOrder,
}) => {
  const { id, item, customer } = await placeOwnOrder();
  await openList("/manageOrder", item.name);
  const details = await openDetails(page, item.name);
  await details.getByRole("button", { name: /^Cancel/ }).click();
  await cancel(request, id);
  await confirm(page, `Cancel the order of ${customer.name}?`, "Cancel order");
  await dismissAlert(page, "Too late", "has been paid, delivered or cancelled");
  await expect(rowOf(page, item.name)).toHaveCount(0);
});
