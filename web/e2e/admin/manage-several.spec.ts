import { addItem, cancel, knownCustomer, uniqueName } from "../support/admin-api";
import { rowOf, test } from "../support/admin-list";
import { closeToast, confirm } from "../support/alerts";
import { expectAccessible, expectNoHorizontalScroll } from "../support/expect-accessible";
import { payOrders } from "../support/pay-order";
import { addReview, orderNow, placeOrder } from "../support/shop-api";
import { atDesk, expect, variantAtDesk } from "../support/test";

/** The name of the bar with actions for the selected rows. */
const selectedRows = "Selected";

test(
  "an admin delivers several orders with one confirmation, and sees the result",
  atDesk,
  async ({ page, request, openList }) => {
    const item = await addItem(request);
    for (const customer of [await knownCustomer(request), await knownCustomer(request)])
      await placeOrder(request, customer, item.id);
    await openList("/manageOrder", item.name);
    await expect(rowOf(page, item.name)).toHaveCount(2);

    const bar = page.getByRole("region", { name: selectedRows });
    await expect(bar).toHaveCount(0);
    await page.getByRole("checkbox", { name: "Select all on this page" }).check();
    await expect(bar.getByText("2 selected")).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    await bar.getByRole("button", { name: "delevered" }).click();
    await expect(page.getByRole("alertdialog")).toContainText("2 not paid yet");
    await confirm(page, "Mark 2 orders as delivered?", "Cancel");
    await expect(rowOf(page, item.name)).toHaveCount(2);
    await bar.getByRole("button", { name: "delevered" }).click();
    await confirm(page, "Mark 2 orders as delivered?", "delevered");
    await closeToast(page, "2 orders delivered");
    await expect(rowOf(page, item.name)).toHaveCount(0);
    await expect(bar).toHaveCount(0);

    await page.getByLabel("Show").selectOption("Delivered");
    await expect(rowOf(page, item.name)).toHaveCount(2);
    await page.getByRole("checkbox", { name: "Select all on this page" }).check();
    await expect(bar.getByRole("button"), "nothing was paid that could go back").toHaveText([""]);
  },
);

test(
  "of several orders, those that can't be delivered are named, and why; the others are",
  variantAtDesk,
  async ({ page, request, openList }) => {
    const item = await addItem(request);
    const [first, second] = [await knownCustomer(request, "Ada"), await knownCustomer(request, "Grace")];
    const gone = await placeOrder(request, first, item.id);
    await placeOrder(request, second, item.id);
    await openList("/manageOrder", item.name);
    for (const { name } of [first, second])
      await page.getByRole("checkbox", { name: `Select ${item.name}, ${name}` }).check();
    await cancel(request, gone);

    await page.getByRole("region", { name: selectedRows }).getByRole("button", { name: "delevered" }).click();
    await confirm(page, "Mark 2 orders as delivered?", "delevered");
    const report = page.getByRole("alertdialog", { name: "1 of 2 orders delivered" });
    await expect(report.getByRole("listitem")).toHaveText([
      new RegExp(`^${item.name}, ${first.name} \\([\\d-]+\\)Already delivered, cancelled or refunded.$`),
    ]);
    await expectAccessible(page);
    await report.getByRole("button", { name: "OK" }).click();
    await expect(rowOf(page, item.name)).toHaveCount(0);
  },
);

test(
  "an admin cancels those of several orders that are not paid, and learns why the others stay",
  variantAtDesk,
  async ({ page, request, openList }) => {
    const item = await addItem(request);
    const people = [await knownCustomer(request, "Ada"), await knownCustomer(request, "Grace")] as const;
    const [paid, unpaid] = [
      await placeOrder(request, people[0], item.id),
      await placeOrder(request, people[1], item.id),
    ];
    await payOrders(request, people[0], paid);
    await openList("/manageOrder", item.name);
    await page.getByRole("checkbox", { name: "Select all on this page" }).check();
    const bar = page.getByRole("region", { name: selectedRows });
    await expect(bar.getByRole("button")).toHaveText(["Cancel", "Refund", "Send", "delevered", ""]);
    await expectNoHorizontalScroll(page);

    await bar.getByRole("button", { name: "Cancel" }).click();
    const question = page.getByRole("alertdialog", { name: "Cancel 1 order?" });
    await expect(question).toContainText("1 other won't change.");
    await question.getByRole("button", { name: "Cancel order" }).click();
    const report = page.getByRole("alertdialog", { name: "1 of 2 orders cancelled" });
    await expect(report.getByRole("listitem")).toContainText("Paid: refund it instead.");
    await report.getByRole("button", { name: "OK" }).click();
    await expect(rowOf(page, item.name)).toHaveCount(1);
    expect((await orderNow(request, people[1], unpaid)).status).toBe("CANCELLED");
    expect((await orderNow(request, people[0], paid)).status).toBe("PAID");
  },
);

test("a selection is taken back row by row or as a whole; several items are deleted once that is confirmed", async ({
  page,
  request,
  openList,
}) => {
  const mark = uniqueName("Plane");
  for (const end of ["A", "B"]) await addItem(request, { name: `${mark} ${end}` });
  await openList("/manageItems", mark);
  const all = page.getByRole("checkbox", { name: "Select all on this page" });
  const bar = page.getByRole("region", { name: selectedRows });

  await page.getByRole("checkbox", { name: `Select ${mark} A` }).check();
  await expect(all).toBeChecked({ indeterminate: true });
  await page.getByRole("checkbox", { name: `Select ${mark} B` }).check();
  await expect(all).toBeChecked();
  await page.getByRole("checkbox", { name: `Select ${mark} A` }).uncheck();
  await expect(bar.getByText("1 selected")).toBeVisible();
  await bar.getByRole("button", { name: "Clear selection" }).click();
  await expect(bar).toHaveCount(0);
  await expect(all).not.toBeChecked();

  await all.check();
  await bar.getByRole("button", { name: "Delete" }).click();
  await confirm(page, "Delete 2 items?", "Delete");
  await closeToast(page, "2 items deleted");
  await expect(page.getByText("No results")).toBeVisible();
});

test("several reviews are hidden, and shown again", variantAtDesk, async ({ page, request, openList }) => {
  const mark = uniqueName("Sharp");
  for (const name of ["Rosa", "Ida"])
    await addReview(request, await knownCustomer(request, name), { rating: 2, comment: `${mark} ${name}` });
  await openList("/manageReviews", mark);
  const bar = page.getByRole("region", { name: selectedRows });

  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await bar.getByRole("button", { name: "Hide" }).click();
  await confirm(page, "Hide 2 reviews?", "Hide");
  await closeToast(page, "2 reviews hidden");
  await expect(page.getByRole("cell", { name: "Hidden" })).toHaveCount(2);

  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await bar.getByRole("button", { name: "Show" }).click();
  await confirm(page, "Show 2 reviews?", "Show");
  await closeToast(page, "2 reviews shown");
  await expect(page.getByRole("cell", { name: "Shown" })).toHaveCount(2);
});

test.describe("while the shop can't be reached", () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test("nothing is done, and each row says so", variantAtDesk, async ({ page, request, openList }) => {
    const mark = uniqueName("Chisel");
    for (const end of ["A", "B"]) await addItem(request, { name: `${mark} ${end}` });
    const counted = page.waitForResponse(
      (sent) => sent.request().postData()?.includes("WaitingCounts") ?? false,
    );
    await openList("/manageItems", mark);
    await counted;
    await page.getByRole("checkbox", { name: "Select all on this page" }).check();
    await page.route("/graphql*", (route) => route.abort());
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange"))); // the page requests the counters again
    await expect(
      page.getByRole("button", { name: "Reconnect" }),
      "the notice is beside the bar",
    ).toBeVisible();
    await page.getByRole("region", { name: selectedRows }).getByRole("button", { name: "Delete" }).click();
    await confirm(page, "Delete 2 items?", "Delete");
    const report = page.getByRole("alertdialog", { name: "0 of 2 items deleted" });
    await expect(report.getByRole("listitem")).toHaveText([/That didn't work/, /Not tried/]);
  });
});
