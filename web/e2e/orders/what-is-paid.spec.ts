import type { Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { addItem } from "../support/admin-api";
import { chooseFromMenu } from "../support/admin-list";
import { closeToast, dismissAlert } from "../support/alerts";
import { decide, goToPayment, orderPlaced, payNow } from "../support/buying";
import { fillInShipping, keepCart } from "../support/cart";
import { expectAccessible, expectNoHorizontalScroll } from "../support/expect-accessible";
import { mailTo } from "../support/mails";
import { openPage } from "../support/open-page";
import { ask, openSession, ordersOf } from "../support/shop-api";
import { endDiscountCodes, setRules } from "../support/shop-rules";
import { expect, test } from "../support/test";

// Serial, because the rules apply to the whole shop.
test.describe.configure({ mode: "serial" });

test.afterAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext(baseURL ? { baseURL } : {});
  await setRules(request, {});
  await endDiscountCodes(request);
  await request.dispose();
});

/** Enters a code in the cart, fills in the shipping form, and orders. */
async function orderCartWith(page: Page, code: string): Promise<void> {
  await openPage(page, "/cart");
  const total = page.getByRole("region", { name: "Total" });
  await total.getByRole("button", { name: "Have a discount code?" }).click();
  await total.getByLabel("Discount code").fill(code);
  await total.getByRole("button", { name: "Apply" }).click();
  await expect(total).toContainText(`Code ${code} applied.`);
  await page.getByRole("link", { name: "Check out" }).click();
  await page.getByLabel("Address", { exact: true }).fill("1 Harbour Street, Arlington");
  await page.getByLabel("Phone Number").fill("+1 555 0100");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(orderPlaced(page).getByRole("button")).toHaveText(["OK"]); // nothing to pay
  await dismissAlert(page, "Success!", "Order Placed Succesfully");
}

test("an order that a code makes free is paid at once, and an admin takes it back without money", async ({
  page,
  request,
  shopper,
  signInAs,
}) => {
  const code = `FREE-${Date.now()}`;
  await setRules(request, { codes: [{ code, percent: 100 }] });
  const tool = await addItem(request);
  await keepCart(page, shopper.user.id, [{ product: tool, quantity: 1 }]);
  await orderCartWith(page, code);

  await expect(page).toHaveURL(/\/myOrder\//); // a free order needs no payment
  await expect(page.getByRole("row").filter({ hasText: tool.name })).toContainText("Paid");
  await expect(page.getByRole("link", { name: /^Pay/ })).toHaveCount(0);
  const mail = await mailTo(shopper.email, /^We've received your order/);
  expect(mail.text).toContain("There's nothing to pay.");
  const [{ id }] = (await ordersOf(request, shopper)) as [{ id: string; productName: string }];
  await openPage(page, `/myOrder/${encodeURIComponent(shopper.email)}/${id}`);
  const history = page.getByRole("list", { name: "History" });
  await expect(history).toContainText("Nothing to pay");
  await expect(history).toContainText("automatically");
  await openPage(page, `/checkout/${id}/1`);
  await expect(page.getByText("This order is free, so there's nothing to pay.")).toBeVisible();

  await signInAs(admin);
  await openPage(page, `/manageOrder/${id}`);
  await chooseFromMenu(page, /^Refund/);
  const question = page.getByRole("alertdialog", { name: /^Refund order/ });
  await expect(question).toContainText("paid nothing, so there's nothing to refund");
  await expect(question.getByRole("radio")).toHaveCount(0);
  await question.getByRole("button", { name: /^Refund/ }).click();
  await closeToast(page, "Order refunded");
});

test("an order whose cart is cancelled costs more, and the customer sees the new total before paying it", async ({
  page,
  request,
  shopper,
}) => {
  const code = `LARGE-${Date.now()}`;
  await setRules(request, {
    methods: [{ name: "Standard", countries: [], price: 10, freeFrom: 500 }],
    codes: [{ code, percent: 20, minimum: 900 }],
  });
  const tools = [await addItem(request, { price: 100 }), await addItem(request, { price: 900 })];
  const { placeOrders } = await ask<{
    placeOrders: { id: string; orders: { id: string; unitPrice: number }[] };
  }>(
    request,
    "mutation ($input: PlaceOrdersInput!) { placeOrders(input: $input) { ... on Checkout { id orders { id unitPrice } } } }",
    {
      input: {
        items: tools.map(({ id }) => ({ productId: id, qty: 1 })),
        ...{ name: "Ada Lovelace", address: "1 Harbour Street", phone: "+1 555 0100" },
        ...{ discountCode: code, idempotencyKey: code },
      },
    },
    shopper.accessToken,
  );
  const large = placeOrders.orders.find(({ unitPrice }) => unitPrice === 900);
  await ask(
    request,
    "mutation ($id: ID!) { cancelOrder(id: $id) { id } }",
    { id: large?.id },
    shopper.accessToken,
  );

  await openPage(page, `/checkout/cart?checkout=${placeOrders.id}`);
  const toPay = page.getByRole("region", { name: "To pay" });
  const pay = page.getByRole("button", { name: "Pay", exact: true });
  await expect(toPay).toContainText("80.00$");
  await pay.click();
  await expect(page.getByRole("alert")).toContainText("The total is now 110.00$.");
  await expect(toPay).toContainText("110.00$");
  await expect(toPay).toContainText("10.00$");
  await expect(toPay).not.toContainText("Discount");
  await goToPayment(page);
  await expect(page.getByRole("main")).toContainText("110.00$");
  await decide(page, "Approve");
  await expect(page.getByRole("main")).toContainText("We received 110.00$");
});

test("a total below the provider's minimum is told on the forms before anything is ordered", async ({
  page,
  request,
  shopper,
}) => {
  await setRules(request, {});
  const screw = await addItem(request, { price: 0.3 });
  const problem = page.getByText(
    "0.30$ can't be paid online: the smallest amount is 0.50$. Please add something to your order.",
  );
  await keepCart(page, shopper.user.id, [{ product: screw, quantity: 1 }]);
  await test.step("on the form of a cart, also for those who order all the same", async () => {
    await openPage(page, "/payment/cart");
    await expect(problem).toBeVisible();
    await expect(page.getByRole("region", { name: "Order summary" })).toHaveCount(0); // no costs are added to the price
    await fillInShipping(page);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(problem).toBeVisible();
    expect(await ordersOf(request, shopper)).toEqual([]);
  });
  await test.step("on the form of a product, until there is enough of it", async () => {
    await openPage(page, `/payment/${screw.id}/1`);
    await expect(problem).toBeVisible();
    await page.getByLabel("Quantity").fill("2");
    await expect(page.getByText("can't be paid online")).toHaveCount(0);
    await fillInShipping(page);
    await page.getByRole("button", { name: "Continue" }).click();
    await dismissAlert(page, "Success!", "Order Placed Succesfully");
    expect(await ordersOf(request, shopper)).toHaveLength(1);
  });
});

test("a gift card pays a part of a cart, and gets its part back first when an admin refunds", async ({
  page,
  request,
  shopper,
  signInAs,
}) => {
  test.slow();
  await setRules(request, {});
  const tools = [await addItem(request), await addItem(request)]; // 19.50 each
  const { accessToken } = await openSession(request, admin);
  const { issueGiftCard: issued } = await ask<{ issueGiftCard: { code: string; card: { id: string } } }>(
    request,
    "mutation { issueGiftCard(amount: 10) { code card { id } } }",
    {},
    accessToken,
  );

  await test.step("a code that doesn't exist is refused at its field, and the real one leaves the rest to pay", async () => {
    await keepCart(
      page,
      shopper.user.id,
      tools.map((product) => ({ product, quantity: 1 })),
    );
    await openPage(page, "/cart");
    await page.getByRole("link", { name: "Check out" }).click();
    await fillInShipping(page);
    await page.getByRole("button", { name: "Have a gift card?" }).click();
    const field = page.getByLabel("Gift card", { exact: true });
    await field.fill("2222-2222-2222-2222");
    await field.press("Enter");
    await expect(field).toHaveAccessibleDescription("This gift card isn't valid.");
    await expectAccessible(page);
    await field.fill(issued.code.toLowerCase());
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText(`Gift card ${issued.code} applied.`)).toBeVisible();
    const sums = page.getByRole("region", { name: "Order summary" });
    for (const line of ["Total39.00$", "By gift card−10.00$", "Left to pay29.00$"])
      await expect(sums).toContainText(line);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  });

  await test.step("the rest is paid at the provider", async () => {
    await page.getByRole("button", { name: "Continue" }).click();
    await payNow(page);
    await expect(page.getByRole("main")).toContainText("We received 29.00$");
    expect((await mailTo(shopper.email, /^Receipt/)).text).toContain("By gift card");
  });

  const [{ id, productName }] = (await ordersOf(request, shopper)) as [{ id: string; productName: string }];
  await test.step("a refund gives the card its part of the order, and the provider the rest", async () => {
    await signInAs(admin);
    await openPage(page, `/manageOrder/${id}`);
    for (const { name } of tools.filter((tool) => tool.name !== productName))
      await page.getByRole("checkbox", { name: `Select ${name}` }).uncheck();
    await chooseFromMenu(page, /^Refund/);
    const question = page.getByRole("alertdialog", { name: /^Refund .* of order/ });
    await question.getByRole("radio", { name: "An amount" }).check();
    await question.getByLabel("Amount in $").fill("8");
    await question.getByRole("button", { name: "Refund 8.00$" }).click();
    await closeToast(page, "Partial refund made");
    await openPage(page, "/giftCards");
    await page.getByRole("searchbox").fill(issued.code.slice(-4));
    const row = page.getByRole("row").filter({ hasText: `…${issued.code.slice(-4)}` });
    await expect(row).toContainText("5.00$"); // half of the card paid this order
  });

  await test.step("the customer reads what the card paid and what went back", async () => {
    await signInAs(shopper);
    await openPage(page, `/myOrder/${encodeURIComponent(shopper.email)}/${id}`);
    for (const line of ["By gift card−10.00$", "Refunded−8.00$"])
      await expect(page.getByRole("main")).toContainText(line);
    await expectNoHorizontalScroll(page);
  });
  await ask(
    request,
    "mutation ($id: ID!) { endGiftCard(id: $id) { id } }",
    { id: issued.card.id },
    accessToken,
  );
});
