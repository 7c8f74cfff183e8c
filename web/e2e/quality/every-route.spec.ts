import type { Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { someOrder } from "../support/admin-api";
import { addressOf, adminPages, customerPages, openPages } from "../support/every-page";
import { expectAccessible } from "../support/expect-accessible";
import { hydrated, oneByOne } from "../support/open-page";
import { placeOrder, productsInStock } from "../support/shop-api";
import { expect, test } from "../support/test";

/** Open pages that are found, and as a search leaves one. */
const foundPages = [
  ...openPages.filter((page) => page !== "/nowhere"),
  "/products?search=watch&sort=price-up",
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
  const addresses = foundPages.map((address) => addressOf(address, product ?? {}));
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
  const order = await placeOrder(request, session, product?.id ?? "");
  const addresses = customerPages.map((address) =>
    addressOf(address, { ...product, email: customer.email, order }),
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
  const addresses = [...adminPages, "/dashboard?days=90"].map((address) =>
    addressOf(address, { ...product, order }),
  );
  await oneByOne(addresses, async (address) => {
    await openComplete(page, address);
    await expectAccessible(page);
  });
});
