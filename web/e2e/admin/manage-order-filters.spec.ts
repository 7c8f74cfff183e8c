import type { Page } from "@playwright/test";
import { addItem, cancel, deliver, knownCustomer } from "../support/admin-api";
import { rowOf, test } from "../support/admin-list";
import { expectAccessible, expectNoHorizontalScroll } from "../support/expect-accessible";
import { openPage } from "../support/open-page";
import { payOrders } from "../support/pay-order";
import { orderNow, placeOrder } from "../support/shop-api";
import { atDesk, expect } from "../support/test";

const show = (page: Page) => page.getByLabel("Show");
const placed = (page: Page) => page.getByRole("combobox", { name: "Placed" });

test(
  "the list shows the open orders, and those of each state where it is asked for",
  atDesk,
  async ({ page, request, openList }) => {
    const item = await addItem(request);
    const people = [];
    for (const name of ["Ada", "Grace", "Rosa", "Ida"]) people.push(await knownCustomer(request, name));
    const [ada, grace, rosa, ida] = people as [(typeof people)[0], ...typeof people];
    await placeOrder(request, ada, item.id);
    await payOrders(request, grace!, await placeOrder(request, grace!, item.id));
    await deliver(request, await placeOrder(request, rosa!, item.id));
    await cancel(request, await placeOrder(request, ida!, item.id));
    const rows = rowOf(page, item.name);

    await openList("/manageOrder", item.name);
    await expect(rows).toHaveText([/Grace.*Paid/, /Ada.*Not Paid/]);
    for (const [label, slug, words] of [
      ["Unpaid", "placed", [/Ada.*Not Paid/]],
      ["To send", "paid", [/Grace.*Paid/]],
      ["Delivered", "delivered", [/Rosa.*Delivered/]],
      ["Cancelled", "cancelled", [/Ida.*Cancelled/]],
      ["All", "all", [/Ida/, /Rosa/, /Grace/, /Ada/]],
    ] as const) {
      await show(page).selectOption(label);
      await expect(page).toHaveURL(new RegExp(`&show=${slug}$`));
      await expect(rows).toHaveText([...words]);
    }
    await expect(rows.filter({ hasText: "Ida" }).getByRole("button", { name: "delevered" })).toHaveCount(0);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  },
);

test(
  "a search finds an order by its number, however it was written down",
  atDesk,
  async ({ page, request, openList, placeOwnOrder }) => {
    const { id, item, customer } = await placeOwnOrder();
    const { number } = await orderNow(request, customer, id);
    for (const words of [number, number.replace("-", " "), number.replace("-", "")]) {
      await openList("/manageOrder", words);
      await expect(page.getByText("1 order", { exact: true })).toBeVisible();
      await expect(rowOf(page, item.name)).toHaveCount(1);
    }
  },
);

test("orders of some days are chosen with one press or day by day, and stay in the address", async ({
  page,
  openList,
  placeOwnOrder,
}) => {
  const { item } = await placeOwnOrder();
  await openList("/manageOrder", item.name);
  for (const choice of ["Today", "7 days", "30 days"]) {
    await placed(page).selectOption(choice);
    await expect(page).toHaveURL(/&from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/);
    await expect(rowOf(page, item.name)).toHaveCount(1);
    await page.reload();
    await expect(placed(page).locator("option:checked")).toHaveText(choice);
  }

  await placed(page).selectOption("Choose days…");
  await page.getByLabel("To", { exact: true }).fill("2020-02-29");
  await page.getByLabel("From").fill("2020-02-01");
  await expect(page).toHaveURL(/&from=2020-02-01&to=2020-02-29$/);
  await expect(page.getByText("0 orders")).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.getByLabel("To", { exact: true }).fill("");
  await expect(page).toHaveURL(/&from=2020-02-01$/);
  await expect(rowOf(page, item.name)).toHaveCount(1);
  await placed(page).selectOption("Any time");
  await expect(page).not.toHaveURL(/from=/);
  await expect(page.getByLabel("From")).toHaveCount(0);

  await openPage(page, "/manageOrder?from=2020-01-01&to=2020-01-31");
  await expect(page.getByText("No results.")).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(page).toHaveURL("/manageOrder");
  await expect(page.getByRole("table")).toBeVisible();
});

test.describe("in a shop far in the east", () => {
  test.use({ timezoneId: "Pacific/Kiritimati" }); // fourteen hours ahead of UTC

  test("a day begins at the shop's own midnight", atDesk, async ({ page, openList }) => {
    await openList("/manageOrder", "");
    const asked = page.waitForRequest((sent) => sent.postData()?.includes('placedFrom":"') ?? false);
    await openPage(page, "/manageOrder?from=2026-11-22&to=2026-11-22");
    expect((await asked).postDataJSON()).toMatchObject({
      variables: { placedFrom: "2026-11-21T10:00:00.000Z", placedTo: "2026-11-22T10:00:00.000Z" },
    });
  });
});
