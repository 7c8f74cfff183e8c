import { knownCustomer } from "../support/admin-api";
import { chooseFromMenu, listOf, rowOf, test } from "../support/admin-list";
import { closeToast, confirm, dismissAlert } from "../support/alerts";
import { expectAccessible, expectNoHorizontalScroll } from "../support/expect-accessible";
import { openPage } from "../support/open-page";
import { payOrders } from "../support/pay-order";
import { addReview } from "../support/shop-api";
import { atDesk, expect } from "../support/test";

test(
  "the next action of an order comes first: its payment link, then Send, then delevered",
  atDesk,
  async ({ page, request, context, baseURL, openList, openOrder, placeOwnOrder }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { id, item, customer } = await placeOwnOrder(2);
    const inRow = rowOf(page, item.name).getByRole("button");
    const onPage = page.getByRole("main").locator("header").getByRole("button");

    await openList("/manageOrder", item.name);
    await expect(inRow).toHaveText([/^Copy link/, /^delevered/, ""]);
    await inRow.first().click();
    await closeToast(page, "Link copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/checkout/${id}/2`);
    const more = rowOf(page, item.name).getByRole("button", { name: /^More for/ });
    await more.click();
    await expect(page.getByRole("group", { name: /^More for/ }).getByRole("button")).toHaveText([
      /^Send/,
      /^Cancel order/,
    ]);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(more).toBeFocused();

    await payOrders(request, customer, id);
    await openList("/manageOrder", item.name);
    await expect(inRow).toHaveText([/^Send/, /^delevered/, ""]);
    await openOrder(id);
    await expect(onPage).toHaveText([/^Send/, /^delevered/, ""]);
    await onPage.first().click();
    const sending = page.getByRole("dialog", { name: "Send this order?" });
    await sending.getByRole("button", { name: "Send" }).click();
    await closeToast(page, "Order sent");
    await expect(onPage).toHaveText([/^delevered/, ""]);
    await openList("/manageOrder", item.name);
    await expect(inRow).toHaveText([/^delevered/, ""]);
    await expect(rowOf(page, item.name)).toContainText("Sent");

    await chooseFromMenu(page, /^Refund/, rowOf(page, item.name));
    await confirm(page, /^Refund order/, "Don't refund");
  },
);

test(
  "a customer's page has their identity, orders, payments and review; lists lead there by their name",
  atDesk,
  async ({ page, request, openList, placeOwnOrder }) => {
    const { id, item, customer } = await placeOwnOrder(2);
    await payOrders(request, customer, id);
    await addReview(request, customer, { rating: 4, comment: `Cuts well, ${item.name}.` });

    for (const list of ["/manageReviews", "/users", "/manageOrder"] as const) {
      await openList(list, customer.name);
      await rowOf(page, customer.name).getByRole("link", { name: customer.name, exact: true }).click();
      await expect(page).toHaveURL(`/users/${customer.user.id}`);
      await expect(page.getByRole("heading", { level: 1, name: customer.name })).toBeFocused();
    }
    const main = page.getByRole("main");
    await expect(main.getByText("39.00$").first()).toBeVisible();
    await expect(main).toContainText(/Total paid\s*39\.00\$/);
    await expect(main).toContainText(/Newsletter\s*Not subscribed/);
    await expect(main).toContainText(`Cuts well, ${item.name}.`);
    await expect(main.getByRole("link", { name: customer.email })).toHaveAttribute(
      "href",
      `mailto:${customer.email}`,
    );
    await expect(main.getByRole("button", { name: /^Block/ })).toHaveAccessibleDescription(
      "Paid orders are waiting",
    );
    await expectAccessible(page);
    await page.getByRole("link", { name: "1", exact: true }).click();
    await expect(page).toHaveURL(/\?show=open$/);
    await expect(rowOf(page, item.name)).toContainText("Paid");
    await page.getByLabel("Show").selectOption("Delivered");
    await expect(page.getByText("No results.")).toBeVisible();
    await page.getByLabel("Show").selectOption("All");
    await rowOf(page, item.name).getByRole("link", { name: item.name }).click();
    await expect(page).toHaveURL(`/manageOrder/${id}`);

    await openPage(page, listOf("/manageItems", item.name));
    await page.getByRole("link", { name: "2 units in open orders" }).click();
    await expect(rowOf(page, item.name)).toContainText(customer.name);
    await page.setViewportSize({ width: 320, height: 640 });
    await openPage(page, `/users/${customer.user.id}`);
    await expectNoHorizontalScroll(page);
  },
);

test(
  "an admin blocks a customer on their page, which then says so and offers to unblock them",
  atDesk,
  async ({ page, request, signedIn }) => {
    void signedIn;
    const { email, user } = await knownCustomer(request);
    await openPage(page, `/users/${user.id}`);
    await page.getByRole("button", { name: /^Block/ }).click();
    await confirm(page, `Block ${email}?`, "Block");
    await dismissAlert(page, "Success!", "User Deleted Succesfuly");
    await expect(page.getByRole("main").getByText("Blocked", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: /^Unblock/ }).click();
    await expect(page.getByRole("button", { name: /^Make Admin/ })).toBeVisible();
  },
);

test.describe("an address of no user", () => {
  test.use({ expectedComplaints: [/404/] });

  test("says so", atDesk, async ({ page, signedIn }) => {
    void signedIn;
    await openPage(page, "/users/00000000-0000-4000-8000-000000000000");
    await expect(page.getByText("We couldn't find this user.")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "All users" }).last().click();
    await expect(page).toHaveURL("/users");
  });
});
