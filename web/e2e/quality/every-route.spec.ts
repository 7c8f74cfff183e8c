import { admin } from "../support/accounts";
import { someOrder } from "../support/admin-api";
import { expectAccessible, expectNoSidewaysScrolling } from "../support/expect-accessible";
import { placeOrder, productsInStock } from "../support/shop-api";
import { expect, test } from "../support/test";

/** Open pages, rendered on the server; ":id" stands for a product that is sold. */
const openRoutes = [
  "/",
  "/products",
  "/products?search=watch&sort=price-up",
  "/product/:id",
  "/login",
  "/registration",
  "/checkout/1/1",
  "/portfolio",
  "/blog",
  "/privacy",
  "/terms",
];

/** Pages that need a customer. */
const customerRoutes = [
  "/payment/:id/1",
  "/payment/cart",
  "/checkout/cart",
  "/myOrder/:email",
  "/cart",
  "/addReview",
  "/profile",
  "/dashboard",
];

/** Pages that need an admin; ":order" stands for somebody's order. */
const adminRoutes = [
  "/addItems",
  "/users",
  "/manageItems",
  "/manageItems/import",
  "/manageItems/:id",
  "/manageReviews",
  "/audit",
  "/manageOrder",
  "/manageOrder/:order",
  "/dashboard",
  "/dashboard?days=90",
];

for (const route of openRoutes) {
  test(`${route} comes complete from the server and is accessible`, async ({ page, request }) => {
    const asked: string[] = [];
    page.on(
      "request",
      (sent) => sent.url().includes("/graphql") && asked.push(sent.postData() ?? sent.url()),
    );
    const [product] = await productsInStock(request);
    const answer = await page.goto(route.replace(":id", product?.id ?? ""));
    expect(answer?.status()).toBe(200);
    expect(await answer?.text()).toContain("<h1");

    await page.waitForLoadState("networkidle");
    expect(asked, "nothing is fetched twice").toEqual([]);
    await expectAccessible(page);
  });
}

for (const route of customerRoutes) {
  test(`${route} is accessible to a customer`, async ({ page, request, customer, signInAs }) => {
    const product = (await productsInStock(request)).at(4);
    const session = await signInAs(customer);
    await placeOrder(request, session, product?.id ?? "");
    await page.goto(
      route.replace(":id", product?.id ?? "").replace(":email", encodeURIComponent(customer.email)),
    );
    await expectAccessible(page);
  });
}

for (const route of adminRoutes) {
  test(`${route} is accessible to an admin`, async ({ page, request, signInAs }) => {
    const [product] = await productsInStock(request);
    await signInAs(admin);
    const order = route.includes(":order") ? await someOrder(request) : "";
    await page.goto(route.replace(":id", product?.id ?? "").replace(":order", order));
    await expectAccessible(page);
  });
}

test("every page fits a window of 320 px", async ({ page, request }) => {
  const [product] = await productsInStock(request);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const route of openRoutes) {
    await page.goto(route.replace(":id", product?.id ?? ""));
    await expectNoSidewaysScrolling(page);
  }
});
