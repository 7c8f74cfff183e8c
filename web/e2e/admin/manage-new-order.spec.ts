import type { Locator, Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { addItem } from "../support/admin-api";
import { test } from "../support/admin-list";
import { closeToast } from "../support/alerts";
import { decide } from "../support/buying";
import { expectAccessible, expectNoHorizontalScroll } from "../support/expect-accessible";
import { holdAnswers, operationNameOf } from "../support/intercepted-answers";
import { mailTo } from "../support/mails";
import { openPage } from "../support/open-page";
import { ask, openSession, type ApiProduct } from "../support/shop-api";
import { atDesk, expect } from "../support/test";

/** Opens the form of an order by phone, fills it in for a new customer, and adds an item; returns its part of the page. */
async function fillInOrder(page: Page, item: Pick<ApiProduct, "id" | "name">): Promise<Locator> {
  const main = page.getByRole("main");
  await openPage(page, "/orders/new");
  await main.getByLabel("Email").fill(`caller-${item.id}@example.com`);
  await main.getByLabel("Name", { exact: true }).fill("Ina Caller");
  await main.getByLabel("Address", { exact: true }).fill("1 Harbour Street");
  await main.getByLabel("Phone Number").fill("+1 555 0100");
  await main.getByRole("searchbox").fill(item.name);
  await main.getByRole("button", { name: `Add ${item.name}` }).click();
  return main;
}

test("an admin orders for a customer on the phone, who pays by the mailed link without a login", async ({
  page,
  request,
  signedIn,
  browser,
  baseURL,
  context: desk,
}) => {
  void signedIn;
  await desk.grantPermissions(["clipboard-read", "clipboard-write"]);
  const item = await addItem(request);
  const email = `caller-${item.id}@example.com`;
  const main = page.getByRole("main");
  const place = main.getByRole("button", { name: "Place order" });
  await openPage(page, "/manageOrder");
  await main.getByRole("link", { name: "New order" }).click();
  await expect(page).toHaveURL("/orders/new");

  await test.step("missing fields and products are explained", async () => {
    await place.click();
    await expect(main.getByText("Email is required")).toBeVisible();
    await main.getByLabel("Email").fill("admin@example.com");
    await main.getByLabel("Name", { exact: true }).fill("Ina Caller");
    await main.getByLabel("Address", { exact: true }).fill("1 Harbour Street");
    await main.getByLabel("Phone Number").fill("+1 555 0100");
    await place.click();
    await expect(main.getByText("Add at least one product.")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("a product is found and added, and the total is shown", async () => {
    await main.getByRole("searchbox").fill(item.name);
    await main.getByRole("button", { name: `Add ${item.name}` }).click();
    await expect(main.getByText("No item found.")).toHaveCount(0);
    await main.getByRole("spinbutton", { name: `Quantity of ${item.name}` }).fill("2");
    await expect(main.getByText("39.00$").last()).toBeVisible();
  });

  await test.step("a link asks before it leaves the order", async () => {
    const asked = page.waitForEvent("dialog").then((dialog) => dialog.dismiss());
    await main.getByRole("link", { name: "Manage Orders" }).click();
    await asked;
    await expect(page).toHaveURL("/orders/new");
  });

  await test.step("someone who works here isn't a customer", async () => {
    await place.click();
    await expect(main.getByText("This email belongs to someone who works here.")).toBeVisible();
    await main.getByLabel("Email").fill(email);
    await expectNoHorizontalScroll(page);
  });

  await test.step("too many units are refused with those that are left, or as sold out", async () => {
    const { accessToken } = await openSession(request, admin);
    const RESTOCK = "mutation ($id: ID!, $units: Int!) { restockProduct(id: $id, units: $units) { id } }";
    const restock = (units: number) => ask(request, RESTOCK, { id: item.id, units }, accessToken);
    const quantity = main.getByRole("spinbutton", { name: `Quantity of ${item.name}` });
    await quantity.fill("10");
    await place.click();
    await expect(main.getByText(`${item.name}: only 9 can be ordered`)).toBeVisible();
    await restock(-9);
    await place.click();
    await expect(main.getByText(`${item.name}: sold out`)).toBeVisible();
    await restock(9);
    await quantity.fill("2");
  });

  await place.click();
  await closeToast(page, "Order placed");
  await expect(page).toHaveURL(/\/manageOrder\/[\w-]{36}$/);
  await expect(page.getByRole("list", { name: "History" })).toContainText("admin@example.com");

  const { text } = await mailTo(email, /^We.ve received your/, "without a login");
  const link = /https?:\/\/\S+\/pay\/[^\s)\]>]+/.exec(text)?.[0] ?? "";
  await main.getByRole("button", { name: /^Copy payment link/ }).click();
  await closeToast(page, "Link copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(new URL(link).pathname);
  const context = await browser.newContext({ baseURL: baseURL! });
  const phone = await context.newPage();
  await phone.goto(new URL(link).pathname);
  await expect(phone.getByRole("heading", { level: 1 })).toContainText("39.00$ for order");
  const line = phone.getByRole("listitem").filter({ hasText: item.name });
  await expect(line).toContainText("2 × 19.50$");
  await expect(line.locator("img")).toHaveJSProperty("complete", true);
  expect(await line.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  await expect(phone.getByText("Total", { exact: true })).toBeVisible();
  await expect(
    phone.getByText(/^Please pay by .+ \(UTC\)\. After that we cancel the order\.$/),
  ).toBeVisible();
  await expect(phone.locator("body")).not.toContainText(email);
  await expectAccessible(phone);
  await phone.getByRole("link", { name: "Pay now" }).click();
  await decide(phone, "Approve");
  await expect(phone.getByRole("heading", { name: "Paid. Thank you!" })).toBeVisible();
  await expect(phone.getByRole("main")).not.toContainText(item.name);
  await expectAccessible(phone);
  await context.close();
});

test("a customer on the phone pays a part with a gift card, whose code the admin enters", async ({
  page,
  request,
  signedIn,
}) => {
  void signedIn;
  const item = await addItem(request); // 19.50
  const { accessToken } = await openSession(request, admin);
  const ISSUE = "mutation { issueGiftCard(amount: 19.50) { code card { id } } }";
  const { issueGiftCard: issued } = await ask<{ issueGiftCard: { code: string; card: { id: string } } }>(
    request,
    ISSUE,
    {},
    accessToken,
  );
  const main = await fillInOrder(page, item);
  const code = main.getByLabel("Discount code");
  await code.fill("NOPE");
  await main.getByRole("button", { name: "Place order" }).click();
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription("This code isn't valid.");
  await code.fill("");
  await expect(main.getByText("This code isn't valid.")).toHaveCount(0);
  const card = main.getByLabel("Gift card");
  await card.fill("2222-2222-2222-2222");
  await expect(card).toHaveAccessibleDescription("This gift card isn't valid.");
  await expectAccessible(page);
  await card.fill(issued.code.toLowerCase());
  await expect(main.getByText("By gift card")).toBeVisible();
  await expectNoHorizontalScroll(page);
  await main.getByRole("button", { name: "Place order" }).click();
  await closeToast(page, "Order placed");
  await expect(main).toContainText("By gift card−19.50$");
});

test(
  "an order by phone is placed with the chosen delivery although its price comes late",
  atDesk,
  async ({ page, request, signedIn }) => {
    void signedIn;
    const item = await addItem(request);
    const main = await fillInOrder(page, item);
    await expect(main.getByText("19.50$").last()).toBeVisible();
    await holdAnswers(page, "CartQuote");
    const express = main.getByRole("radio", { name: /^Express/ });
    await express.check();
    const sent = page.waitForRequest((each) => operationNameOf(each) === "PlaceOrdersFor");
    await main.getByRole("button", { name: "Place order" }).click();
    const { variables } = (await sent).postDataJSON() as { variables: { input: Record<string, unknown> } };
    expect(variables.input.shippingMethodId).toBe(await express.inputValue());
    await closeToast(page, "Order placed");
  },
);
