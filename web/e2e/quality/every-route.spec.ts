import type { Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { someOrder } from "../support/admin-api";
import { expectAccessible } from "../support/expect-accessible";
import { hydrated, oneByOne } from "../support/open-page";
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

/** Opens the page; resolves once it shows what it has fetched. */
async function openComplete(page: Page, address: string) {
  const answer = await page.goto(address);
  await hydrated(page);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: /^Loading/ })).toHaveCount(0);
  return answer;
}

test("each open page comes complete from the server and is accessible", async ({ page, request }) => {
  const asked: string[] = [];
  page.on("request", (sent) => sent.url().includes("/graphql") && asked.push(sent.postData() ?? sent.url()));
  const [product] = await productsInStock(request);
  const addresses = openRoutes.map((route) => route.replace(":id", product?.id ?? ""));
  await oneByOne(addresses, async (address) => {
    const answer = await openComplete(page, address);
    expect(answer?.status()).toBe(200);
    expect(await answer?.text()).toContain("<h1");
    await expectAccessible(page); // which takes longer than what a page asks for once it is hydrated
    expect(asked, "nothing is fetched twice").toEqual([]);
  });
});

test("each page of a customer is accessible to a customer", async ({ page, request, customer, signInAs }) => {
  const product = (await productsInStock(request)).at(4);
  const session = await signInAs(customer);
  await placeOrder(request, session, product?.id ?? "");
  const email = encodeURIComponent(customer.email);
  const addresses = customerRoutes.map((route) =>
    route.replace(":id", product?.id ?? "").replace(":email", email),
  );
  await oneByOne(addresses, async (address) => {
    await openComplete(page, address);
    await expectAccessible(page);
  });
});

test("each admin page is accessible to an admin", async ({ page, request, signInAs }) => {
  const [product] = await productsInStock(request);
  await signInAs(admin);
  const order = await someOrder(request);
  const addresses = adminRoutes.map((route) =>
    route.replace(":id", product?.id ?? "").replace(":order", order),
  );
  await oneByOne(addresses, async (address) => {
    await openComplete(page, address);
    await expectAccessible(page);
  });
});
