import type { APIRequestContext } from "@playwright/test";
import { holdAnswers } from "../support/intercepted-answers";
import { goInside, openPage } from "../support/open-page";
import { allProducts, type DescribedProduct } from "../support/shop-api";
import { atDesk, expect, test } from "../support/test";

async function productWith(
  request: APIRequestContext,
  fits: (product: DescribedProduct) => boolean,
): Promise<DescribedProduct> {
  const product = (await allProducts(request)).find(fits);
  if (!product) throw new Error("The seed has no such product.");
  return product;
}

test("a product that is sold out says so, and why it can't be ordered", async ({ page, request }) => {
  const product = await productWith(request, ({ countInStock }) => countInStock === 0);
  await openPage(page, `/product/${product.id}`);
  await expect(page.getByRole("main").getByText("Out Of Stock", { exact: true })).toBeVisible();
  const order = page.getByRole("button", { name: "Order now" });
  await expect(order).toBeDisabled();
  await expect(order).toHaveAccessibleDescription("Currently sold out.");
  await expect(page.getByRole("main").getByRole("button", { name: "Add to cart" })).toHaveCount(0);
});

test("a product in stock shows image, price, rating and description line by line", async ({
  page,
  request,
}) => {
  const product = await productWith(
    request,
    ({ countInStock, description }) => countInStock > 0 && description.includes("\n"),
  );
  await openPage(page, `/product/${product.id}`);
  const main = page.getByRole("main");
  await expect(main.getByText("In Stock", { exact: true })).toBeVisible();
  await expect(main.getByRole("img", { name: product.name })).toBeVisible();
  await expect(main.getByText(`${product.price.toFixed(2)}$`, { exact: true })).toBeVisible();
  await expect(main.getByRole("img", { name: /^Rated \d\.\d out of 5$/ })).toBeVisible();
  await expect(main.getByText("Our own rating")).toBeVisible();
  const [first = "", second = ""] = product.description.split("\n");
  await expect(main.getByText(first, { exact: true })).toBeVisible();
  const [term = "", value = ""] = second.split(": ");
  await expect(main.getByText(term, { exact: true })).toBeVisible();
  await expect(main.getByText(value, { exact: true })).toBeVisible();
});

test("'Order now' offers 0 and every fifth quantity, and asks for one while it is 0", async ({
  page,
  request,
}) => {
  const product = await productWith(request, ({ countInStock }) => countInStock > 12 && countInStock < 40);
  await openPage(page, `/product/${product.id}`);
  const quantity = page.getByLabel("Quantity");
  const offered = await quantity.getByRole("option").allTextContents();
  expect(offered.slice(0, 4)).toEqual(["0", "1", "6", "11"]);
  expect(Number(offered.at(-1))).toBeLessThanOrEqual(product.countInStock);
  await expect(quantity).toHaveValue("0");
  await expect(quantity).toHaveAccessibleDescription(
    "In steps of five. You can type any number on the next page.",
  );

  await page.getByRole("button", { name: "Order now" }).click();
  await expect(quantity).toHaveAccessibleDescription(/Choose how many\.$/);
  await expect(quantity).toBeFocused();
  await expect(page).toHaveURL(`/product/${product.id}`);
});

test("'Go Back' leads home", async ({ page, request }) => {
  const { id } = await productWith(request, () => true);
  await openPage(page, `/product/${id}`);
  await page.getByRole("link", { name: "Go Back" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1, name: "Our Top Products" })).toBeVisible();
});

test("a product shows its outline until it is there", async ({ page, request }) => {
  const { id, name } = await productWith(request, () => true);
  await openPage(page, "/blog");
  const release = await holdAnswers(page, "Product");
  await goInside(page, `/product/${id}`);
  await expect(page.getByRole("status").filter({ hasText: "Loading the product…" })).toBeAttached();
  release();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});

test.describe("a product that can't be fetched", () => {
  test.use({ expectedComplaints: [/net::ERR_FAILED/] });

  test("is told on its page, and is there after another try", atDesk, async ({ page, request }) => {
    const { id, name } = await productWith(request, () => true);
    await openPage(page, "/blog");
    await page.route("/graphql*", (route) => route.abort());
    await goInside(page, `/product/${id}`);
    await expect(page.getByRole("heading", { level: 1, name: "This did not load" })).toBeVisible();
    await expect(page).toHaveTitle(/^This did not load/);

    await page.unroute("/graphql*");
    await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
  });
});
