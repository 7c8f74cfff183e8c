import { admin, logIn, newAccount, register } from "../../web/e2e/support/accounts";
import { addItem } from "../../web/e2e/support/admin-api";
import { confirm } from "../../web/e2e/support/alerts";
import { fillCart, orderWithForm, pay } from "../../web/e2e/support/buying";
import { openPage } from "../../web/e2e/support/open-page";
import { productNow } from "../../web/e2e/support/shop-api";
import { expect, test } from "../../web/e2e/support/test";

test("a customer signs in, orders a cart, pays and sees the orders; an admin delivers them", async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const customer = newAccount("Grace");
  await register(request, customer);
  const items = [await addItem(request), await addItem(request)];
  const row = (name: string) => page.getByRole("row").filter({ hasText: name });

  await test.step("signs in and fills the cart", async () => {
    await logIn(page, customer);
    await fillCart(page, items);
    await openPage(page, "/cart");
    await page.getByRole("link", { name: "Check out" }).click();
    await orderWithForm(page);
  });

  await test.step("pays, and sees both orders paid at once", async () => {
    await pay(page);
    await openPage(page, `/myOrder/${encodeURIComponent(customer.email)}`);
    for (const { name } of items) await expect(row(name)).toContainText("Paid");
    for (const { id } of items) expect((await productNow(request, id)).countInStock).toBe(9);
  });

  await test.step("an admin marks both delivered", async () => {
    const office = await browser.newContext({ baseURL: baseURL ?? "" });
    const desk = await office.newPage();
    await logIn(desk, admin);
    await openPage(desk, `/manageOrder?search=${encodeURIComponent(customer.email)}`);
    const lines = desk.getByRole("row").filter({ hasText: customer.name, has: desk.getByRole("checkbox") });
    await expect(lines).toHaveCount(2);
    await desk.getByRole("checkbox", { name: "Select all on this page" }).check();
    await desk.getByRole("button", { name: "delevered", exact: true }).click();
    await confirm(desk, "Mark 2 orders as delivered?", "delevered");
    await expect(desk.getByRole("row").filter({ hasText: customer.name })).toHaveCount(0);
    await office.close();
  });

  await test.step("the customer finds them among past orders", async () => {
    await openPage(page, `/myOrder/${encodeURIComponent(customer.email)}?show=past`);
    for (const { name } of items) await expect(row(name)).toContainText("Delivered");
  });
});

const publicPages = ["/", "/products", "/products?search=watch", "/blog", "/portfolio"];
const otherPages = [
  "/cart/none",
  "/checkout/1/1",
  "/myOrder/ada@example.com",
  "/dashboard",
  "/users",
  "/nowhere",
];

test("caches may keep the pages that search engines may show, and no other", async ({ request }) => {
  const headers = { accept: "text/html" };
  const mayBeCached = async (page: string) =>
    (await request.get(page, { headers })).headers()["cache-control"]?.includes("s-maxage=5");
  for (const page of publicPages) expect([page, await mayBeCached(page)]).toEqual([page, true]);
  for (const page of otherPages) expect([page, await mayBeCached(page)]).toEqual([page, false]);
});

test("a page from the cache is hydrated, for a visitor and for a customer, and holds nobody's name", async ({
  page,
  request,
  signInAs,
}) => {
  const product = await addItem(request, { countInStock: 40 });
  const address = `/product/${product.id}`;
  const accept = { accept: "text/html" };
  const through = (await request.get("/products", { headers: accept })).headers()["x-cache"];
  test.skip(through === undefined && !process.env.CI, "nginx is not installed here");

  const customer = newAccount("Hedy");
  await register(request, customer);
  await signInAs(customer);
  await openPage(page, address); // stores it
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === address);
  await openPage(page, address);
  const answer = await answered;
  expect(["HIT", "STALE", "UPDATING", "REVALIDATED"]).toContain(answer.headers()["x-cache"]);
  expect(await answer.text()).not.toContain(customer.email);
  await expect(page.getByRole("button", { name: /Account menu/ })).toBeVisible();
  await page.getByLabel("Quantity").selectOption("6");
  await expect(page.getByLabel("Quantity")).toHaveValue("6");
});
