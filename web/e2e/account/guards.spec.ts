import type { Page } from "@playwright/test";
import { admin, fillInCredentials, logIn } from "../support/accounts";
import { dismissAlert, storedToken } from "../support/alerts";
import { navigateInApp, checkEachAddress, openPage } from "../support/open-page";
import { expectAccessible } from "../support/expect-accessible";
import { ask, openSession, productsInStock } from "../support/shop-api";
import { expect, test } from "../support/test";

const adminPages = [
  "/addItems",
  "/users",
  "/manageItems",
  "/manageItems/1",
  "/orders/new",
  "/manageOrder",
  "/manageOrder/1",
  "/users/1",
  "/returns",
  "/returns/1",
  "/manageReviews",
  "/giftCards",
  "/manageCollections",
  "/manageCollections/1",
  "/audit",
  "/settings",
];

const guarded = [
  "/payment/1/1",
  "/myOrder/somebody@example.com",
  "/cart",
  "/addReview",
  "/addReview/1",
  "/wishList",
  "/profile",
  "/dashboard",
  ...adminPages,
];

test("each guarded page asks a visitor to log in first", async ({ page }) => {
  await checkEachAddress(guarded, async (path) => {
    await openPage(page, path);
    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();
  });
});

test("login leads back to where the visitor came from", async ({ page, customer }) => {
  const origin = `/myOrder/${encodeURIComponent(customer.email)}`;
  await openPage(page, origin);
  await fillInCredentials(page, customer);

  await expect(page).toHaveURL(origin);
  await expect(page.getByRole("heading", { name: "My Orders" })).toBeVisible();
});

test("each admin page sends a customer home with the Forbidden alert, still signed in", async ({
  page,
  customer,
  signInAs,
}) => {
  await signInAs(customer);
  await openPage(page, "/blog");
  await checkEachAddress(adminPages, async (path) => {
    await navigateInApp(page, path);
    await dismissAlert(page, "Error!", "You are trying to access Forbidden link");
    await expect(page).toHaveURL("/");
    expect(await storedToken(page)).not.toBeNull();
  });
});

test("a page of admins is where an admin gets to by logging in", async ({ page }) => {
  await logIn(page, admin, "/manageOrder");
  await expect(page).toHaveURL("/manageOrder");
  await expect(page.getByRole("heading", { level: 1, name: "Manage Orders" })).toBeVisible();
});

const customerPages = [
  "/cart",
  "/cart/1",
  "/payment/1/1",
  "/payment/cart",
  "/checkout/cart",
  "/checkout/return/1",
  "/myOrder/admin@example.com",
  "/addReview",
  "/wishList",
  "/profile",
];

test("each page of a customer leads an admin to the dashboard", async ({ page, signInAs }) => {
  await signInAs(admin);
  await openPage(page, "/blog");
  await checkEachAddress(customerPages, async (path) => {
    await navigateInApp(page, "/blog");
    await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
    await navigateInApp(page, path);
    await expect(page).toHaveURL("/dashboard");
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  });
});

test("another customer's orders are refused as the server refuses them, which signs out", async ({
  page,
  customer,
  signInAs,
}) => {
  await signInAs(customer);
  await openPage(page, "/myOrder/somebody-else@example.com");

  await dismissAlert(page, "Error!", "You are trying to access Forbidden link");
  await expect(page).toHaveURL("/");
  expect(await storedToken(page)).toBeNull();
});

test("staff who open another person's orders read so, stay signed in, and find them in the list of orders", async ({
  page,
  request,
  customer,
  signInAs,
}) => {
  const { user } = await signInAs(customer);
  const { accessToken } = await openSession(request, admin);
  const grant = (permissions: string[]) =>
    ask(
      request,
      "mutation ($id: ID!, $permissions: [Scope!]!) { setStaffPermissions(userId: $id, permissions: $permissions) { id } }",
      { id: user.id, permissions },
      accessToken,
    );
  await grant(["READ_REVIEWS"]);
  await signInAs(customer);
  for (const path of ["/myOrder/somebody-else@example.com", "/myOrder/somebody-else@example.com/1"]) {
    await openPage(page, path);
    await expect(page.getByText("These are the orders of somebody-else@example.com")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("main").getByRole("link", { name: "My Orders" }).click();
    await expect(page.getByText("No orders yet.")).toBeVisible();
  }
  await grant(["READ_ORDERS"]);
  await signInAs(customer);
  await openPage(page, "/myOrder/somebody-else@example.com");
  await page.getByRole("main").getByRole("link", { name: "Open in Manage Orders" }).click();
  await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue("somebody-else@example.com");
  expect(await storedToken(page)).not.toBeNull();
});

test("a guarded page shows a spinner until the session is known", async ({ page, customer, signInAs }) => {
  const session = await signInAs(customer);
  await page.evaluate(() => localStorage.removeItem("shopSession"));
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("/graphql*", async (route) => {
    await held;
    await route.continue();
  });
  await openPage(page, `/myOrder/${session.user.email}`);

  await expect(page.getByRole("status").getByText("Loading your account")).toBeAttached();
  answer();
  await expect(page.getByText("No orders yet. They'll appear here after your first purchase.")).toBeVisible();
});

/** Simulates a sleeping device: the clock has advanced, no timer has run, and the first tab becomes visible again. */
async function wakeAfterADay(page: Page, ...tabs: Page[]): Promise<void> {
  for (const tab of [page, ...tabs])
    await tab.evaluate(() => {
      const { now } = Date;
      Date.now = () => now() + 24 * 60 * 60 * 1_000;
    });
  await page.evaluate(() => dispatchEvent(new Event("online")));
}

test.describe("a tab that was open for a day", () => {
  test.use({ expectedComplaints: [/400/] });

  test("renews its session, or asks to log in again and leads back to the page and the cart", async ({
    page,
    context,
    request,
    customer,
  }) => {
    const [product] = await productsInStock(request);
    await logIn(page, customer);
    await openPage(page, `/product/${product?.id}`);
    await page.getByRole("main").getByRole("button", { name: "Add to cart" }).click();
    await openPage(page, "/cart");
    const token = await storedToken(page);
    const next = await context.newPage();
    await openPage(next, `/product/${product?.id}`);

    await wakeAfterADay(page, next);
    await expect.poll(() => storedToken(page)).not.toBe(token);
    await expect(page).toHaveURL("/cart");

    await context.route(/securetoken/, (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: "TOKEN_EXPIRED" } } }),
    );
    await wakeAfterADay(page, next);
    await expect(page).toHaveURL("/login");
    await expect(page.getByText("Your session has ended.")).toBeVisible();
    await next.getByRole("link", { name: /^Cart/ }).click();
    await expect(next).toHaveURL("/login");
    await fillInCredentials(page, customer);
    await expect(page).toHaveURL("/cart");
    await expect(
      page.getByRole("main").getByRole("listitem").filter({ hasText: product?.name }),
    ).toBeVisible();
    await expect(next).toHaveURL("/cart");
  });
});
