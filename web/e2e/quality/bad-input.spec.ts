import type { Page } from "@playwright/test";
import { dismissAlert, storedToken } from "../support/alerts";
import { openPage } from "../support/open-page";
import { placeOrder, productNow, productsInStock } from "../support/shop-api";
import { expect, test } from "../support/test";

test.describe("an unknown address", () => {
  test.use({ expectedComplaints: [/404/] });

  const addresses = ["/product/6f9619ff-8b86-4d01-b42d-00c04fc964ff", "/product/none", "/no/such/page"];
  test("is a 404 page with a way home", async ({ page }) => {
    for (const path of addresses) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
      await expect(page.getByText("Please check the URL in the address bar and try again.")).toBeVisible();
    }
    await page.getByRole("link", { name: "Go back home" }).click();
    await expect(page).toHaveURL("/");
  });
});

test.describe("a token that the shop does not believe", () => {
  test.use({ expectedComplaints: [/401/] });

  const forged = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIiwicm9sZSI6IkFETUlOIn0.c2lnbmVkIGJ5IG5vYm9keQ";
  const lie = (page: Page, token: string) =>
    page.evaluate((to) => localStorage.setItem("accesToken", to), token);

  test("is shown in the Forbidden alert, and signs out", async ({ page, customer, signInAs }) => {
    await signInAs(customer);
    await lie(page, forged);
    await openPage(page, `/myOrder/${encodeURIComponent(customer.email)}`);

    await dismissAlert(page, "Error!", "You are trying to access Forbidden link");
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
    expect(await storedToken(page)).toBeNull();
  });

  test("one that nobody here signed in with is refused the same way", async ({ page }) => {
    await openPage(page, "/checkout/none/1"); // a public page, which has read the stored session by then
    await lie(page, "senseless");
    await openPage(page, "/manageOrder");

    await dismissAlert(page, "Error!", "You are trying to access Forbidden link");
    await expect(page).toHaveURL("/");
    expect(await storedToken(page)).toBeNull();
  });
});

test("ordering as much as there is raises the over-stock alert and disables Continue", async ({
  page,
  request,
  customer,
  signInAs,
}) => {
  const [product] = await productsInStock(request);
  if (!product) throw new Error("The seed has nothing in stock.");
  await signInAs(customer);
  await openPage(page, `/payment/${product.id}/${product.countInStock}`);

  await dismissAlert(
    page,
    `Available Products : ${product.countInStock}`,
    "You have choosed more than our stock",
  );
  await expect(page.getByRole("button", { name: "Continue" })).toBeDisabled();
  await page.getByLabel("Quantity").fill("1");
  await expect(page.getByRole("button", { name: "Continue" })).toBeEnabled();
});

test("a second unpaid order of the same product is refused, and the form keeps its values", async ({
  page,
  request,
  customer,
  signInAs,
}) => {
  const product = (await productsInStock(request)).at(1);
  if (!product) throw new Error("The seed has nothing in stock.");
  await placeOrder(request, await signInAs(customer), product.id);
  await openPage(page, `/payment/${product.id}/1`);
  await page.getByLabel("Address", { exact: true }).fill("A long way from home");
  await page.getByLabel("Phone Number").fill("555 0199");
  await page.getByRole("button", { name: "Continue" }).click();

  await dismissAlert(page, "Error!", "You Previously have a order");
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue("A long way from home");
});

test.describe("a lost answer", () => {
  test.use({ expectedComplaints: [/ERR_FAILED|Failed to fetch/] });

  test("does not order twice", async ({ page, request, customer, signInAs }) => {
    const product = (await productsInStock(request)).at(2);
    if (!product) throw new Error("The seed has nothing in stock.");
    const before = (await productNow(request, product.id)).countInStock;
    await signInAs(customer);
    await openPage(page, `/payment/${product.id}/1`);
    await page.getByLabel("Address", { exact: true }).fill("At the end of a bad line");
    await page.getByLabel("Phone Number").fill("555 0142");

    await page.route(
      "/graphql",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText(/it will not be ordered twice/)).toBeVisible();
    await page.getByRole("button", { name: "Continue" }).click();
    await dismissAlert(page, "Success!", "Order Placed Succesfully");

    await expect(page.getByRole("row").filter({ hasText: product.name })).toHaveCount(1);
    const after = (await productNow(request, product.id)).countInStock;
    expect(after).toBeLessThan(before);
  });
});
