import { cancel } from "../support/admin-api";
import { chooseFromMenu, rowOf, test } from "../support/admin-list";
import { closeToast, confirm, dismissAlert } from "../support/alerts";
import { expectAccessible, expectNoHorizontalScroll } from "../support/expect-accessible";
import { mailTo } from "../support/mails";
import { pay, refund } from "../support/order-life-api";
import { orderNow, productNow } from "../support/shop-api";
import { atDesk, expect, variantAtDesk } from "../support/test";

test(
  "an order's page has ways to write, to call and to copy",
  atDesk,
  async ({ page, request, context, openOrder, placeOwnOrder }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { id, item, customer } = await placeOwnOrder(3);
    await openOrder(id);

    const main = page.getByRole("main");
    await expect(main).toContainText("58.50$");
    await expect(main).toContainText("3 × 19.50$");
    await expect(main.getByRole("link", { name: item.name })).toHaveAttribute(
      "href",
      `/manageItems/${item.id}`,
    );
    await expect(main.getByRole("link", { name: customer.email })).toHaveAttribute(
      "href",
      `mailto:${customer.email}`,
    );
    await expect(main.getByRole("link", { name: "555 0100" })).toHaveAttribute("href", "tel:5550100");
    await main.getByRole("button", { name: "Copy Address" }).click();
    await expect(main.getByText("Copied")).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("12 Analytical Way");
    await expect(page.getByRole("list", { name: "History" })).toContainText("by the customer");
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoHorizontalScroll(page);
    expect((await orderNow(request, customer, id)).status).toBe("PLACED");
  },
);

test("an order's page shows the products of its cart, and leads to each", async ({
  page,
  openOrder,
  placeOwnCart,
}) => {
  const { orders, items } = await placeOwnCart();
  await openOrder(orders[0]!.id);
  const cart = page.getByRole("main").locator("section").filter({ hasText: "Ordered together" });
  await expect(cart.getByRole("listitem")).toHaveCount(2);
  await expect(cart).toContainText("Total39.00$");
  await cart.getByRole("link", { name: items[1]!.name }).click();
  await expect(page).toHaveURL(`/manageOrder/${orders[1]!.id}`);
  await expect(page.getByText(`Part ${orders[1]!.number}`)).toBeVisible();
});

test("an admin sends and delivers all products of an order with one press each, and refunds all but one", async ({
  page,
  request,
  openOrder,
  placeOwnCart,
}) => {
  const { orders, items, customer } = await placeOwnCart();
  const ids = orders.map(({ id }) => id);
  await pay(request, customer, ids);
  await openOrder(ids[0]!);
  const states = page.getByRole("main").locator("section").filter({ hasText: "Ordered together" });

  await page.getByRole("button", { name: "Send 2 products" }).click();
  const parcel = page.getByRole("dialog", { name: "Send 2 products in one parcel?" });
  await expect(parcel.getByRole("listitem")).toHaveCount(2);
  await parcel.getByRole("button", { name: "Send" }).click();
  await closeToast(page, "2 products sent");
  await expect(states.getByText("Sent")).toHaveCount(2);

  await page.getByRole("button", { name: "delevered 2 products" }).click();
  await confirm(page, "Mark 2 products as delivered?", "delevered");
  await dismissAlert(page, "Success!", "Item Delevered Succesfuly");
  await expect(states.getByText("Delivered")).toHaveCount(2);
  await mailTo(customer.email, /^Your order \d{4}-\d{4} was delivered$/);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await page.getByRole("checkbox", { name: `Select ${items[1]!.name}` }).uncheck();
  await chooseFromMenu(page, /^Refund/);
  const question = page.getByRole("alertdialog", { name: `Refund ${items[0]!.name} of order` });
  await question.getByRole("button", { name: "Refund 19.50$" }).click();
  await closeToast(page, "Order refunded");
  await expect(page.getByText("1 Delivered, 1 Refunded")).toBeVisible();
});

test(
  "an order whose product was changed by somebody else changes as a whole or not at all",
  variantAtDesk,
  async ({ page, request, openOrder, placeOwnCart }) => {
    const { orders, items } = await placeOwnCart();
    await openOrder(orders[0]!.id);
    await chooseFromMenu(page, /^Cancel order 2 products/);
    await cancel(request, orders[1]!.id);
    await confirm(page, "Cancel 2 products?", "Cancel products");
    await dismissAlert(page, "Too late", `${items[1]!.name}: This order has already been`);
    await expect(page.getByText("1 Not Paid, 1 Cancelled")).toBeVisible();
  },
);

test(
  "a packing slip has the products that are selected",
  variantAtDesk,
  async ({ page, openOrder, placeOwnCart }) => {
    const { orders, items } = await placeOwnCart();
    await openOrder(orders[0]!.id);
    await page.getByRole("checkbox", { name: `Select ${items[0]!.name}` }).uncheck();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("cell", { name: items[1]!.name })).toBeVisible();
    await expect(page.getByRole("cell", { name: items[0]!.name })).toHaveCount(0);
  },
);

test(
  "a packing slip leaves out refunded units",
  variantAtDesk,
  async ({ page, request, openOrder, placeOwnOrder }) => {
    const { id, item, customer } = await placeOwnOrder(3);
    await pay(request, customer, [id]);
    await refund(request, id, 1);
    await openOrder(id);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("row", { name: item.name }).getByRole("cell").last()).toHaveText("2");
  },
);

test.describe("an address of no order", () => {
  test.use({ expectedComplaints: [/404/] });

  test("says so", atDesk, async ({ page, openOrder }) => {
    await openOrder("00000000-0000-4000-8000-000000000000");
    await expect(page.getByText("We couldn't find this order.")).toBeVisible();
    await page.getByRole("link", { name: "All orders" }).click();
    await expect(page).toHaveURL("/manageOrder");
  });
});

test("an admin delivers an order on its page, which then says who did it and when", async ({
  page,
  openOrder,
  placeOwnOrder,
}) => {
  const { id, customer } = await placeOwnOrder();
  await openOrder(id);
  const press = page.getByRole("button", { name: "delevered" });
  await press.click();
  await confirm(page, `Mark the order of ${customer.name} as delivered?`, "delevered");
  await dismissAlert(page, "Success!", "Item Delevered Succesfuly");
  await expect(page.getByRole("list", { name: "History" })).toContainText("by admin@example.com");
  await expect(press).toHaveCount(0);
  await page.getByRole("button", { name: /^More for/ }).click();
  const more = page.getByRole("group", { name: /^More for/ });
  await expect(more.getByRole("button"), "nothing was paid").toHaveText(["Print packing slip"]);
});

test(
  "an admin cancels an unpaid order, whose units are for sale again",
  atDesk,
  async ({ page, request, openList, openOrder, placeOwnOrder }) => {
    const { id, item, customer } = await placeOwnOrder(3);
    await openOrder(id);
    const press = page.getByRole("button", { name: `Cancel order ${item.name}, ${customer.name}` });
    await chooseFromMenu(page, `Cancel order ${item.name}, ${customer.name}`);
    const question = page.getByRole("alertdialog", { name: `Cancel the order of ${customer.name}?` });
    await expect(question).toContainText(`3 × ${item.name}`);
    await expectAccessible(page);
    await question.getByRole("button", { name: "Keep order" }).click();
    // a closed dialog is removed a moment later
    await expect(page.getByRole("alertdialog", { includeHidden: true })).toHaveCount(0);

    await expect(page.getByRole("button", { name: /^More for/ })).toBeFocused();
    await page.keyboard.press("Enter");
    await press.press("Enter");
    await confirm(page, `Cancel the order of ${customer.name}?`, "Cancel order");
    await closeToast(page, "Order cancelled");
    await expect(page.getByRole("main").getByText("Cancelled")).toHaveCount(2); // the order's state, and the step
    await expect(press).toHaveCount(0);
    expect((await productNow(request, item.id)).countInStock).toBe(item.countInStock);

    await openList("/audit", item.name);
    await expect(rowOf(page, item.name).filter({ hasText: "Cancelled an order of" })).toContainText(
      customer.email,
    );
  },
);

test(
  "an admin who cancels a cancelled order sees a message and the current order",
  variantAtDesk,
  async ({ page, request, openOrder, placeOwnOrder }) => {
    const { id, customer } = await placeOwnOrder();
    await openOrder(id);
    await chooseFromMenu(page, /^Cancel/);
    await cancel(request, id);
    await confirm(page, `Cancel the order of ${customer.name}?`, "Cancel order");
    await dismissAlert(page, "Too late", "has already been paid, delivered or cancelled");
    await expect(page.getByRole("list", { name: "History" })).toContainText("Cancelled");
    await expect(page.getByRole("button", { name: /^(More for|delevered)/ })).toHaveCount(0);
  },
);

test(
  "a packing slip has what goes where, and no price; nothing else is printed",
  variantAtDesk,
  async ({ page, request, openOrder, placeOwnOrder }) => {
    const { id, item, customer } = await placeOwnOrder(2);
    const { number } = await orderNow(request, customer, id);
    await openOrder(id);
    await page.getByRole("button", { name: /^More for/ }).click();
    await expect(page.getByRole("button", { name: "Print packing slip" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { name: "Packing slip" })).toHaveCount(0);

    await page.emulateMedia({ media: "print" });
    const paper = await page.locator("body").innerText();
    for (const words of ["Packing slip", number, customer.name, "12 Analytical Way", item.name, "Not paid"])
      expect(paper).toContain(words);
    expect(paper, "no price").not.toContain("$");
    expect(paper, "no buttons").not.toContain("delevered");
    const image = page.getByRole("row", { name: item.name }).locator("img");
    expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  },
);
