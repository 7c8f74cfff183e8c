import type { Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { keepCart } from "../support/cart";
import { hydrated, openPage } from "../support/open-page";
import { productsInStock } from "../support/shop-api";
import { atDesk, expect, test } from "../support/test";

/**
 * Expects that each label of the specification matches one element, also as a part of a longer label and in any case.
 */
async function expectOneFieldEach(page: Page, labels: readonly string[]): Promise<void> {
  await hydrated(page);
  for (const label of labels) {
    const found = page.getByLabel(label);
    await expect(found.first(), label).toBeAttached();
    expect.soft(await found.evaluateAll((all) => all.map((each) => each.outerHTML)), label).toHaveLength(1);
  }
}

test("each field of Login and Registration is found by its label", atDesk, async ({ page }) => {
  await openPage(page, "/login");
  await expectOneFieldEach(page, ["Email", "Password"]);
  await page.getByRole("button", { name: "Login With Google" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectOneFieldEach(page, ["Email", "Password"]);
  await openPage(page, "/registration");
  await expectOneFieldEach(page, ["Name", "Email", "Password"]);
});

test("each field of the pages that anybody sees is found by its label", atDesk, async ({ page, request }) => {
  const [product] = await productsInStock(request);
  await openPage(page, `/product/${product?.id}`);
  await expectOneFieldEach(page, ["Quantity", "Email address"]);
  for (const address of ["/", "/products", "/blog", "/portfolio"]) {
    await openPage(page, address);
    await expectOneFieldEach(page, ["Email address"]);
  }
});

test("each field of a customer's pages is found by its label", atDesk, async ({ page, request, shopper }) => {
  const [product] = await productsInStock(request);
  if (!product) throw new Error("The seed has nothing in stock.");
  await openPage(page, `/payment/${product.id}/1`);
  // `Product Name` contains `Name`
  await expect(page.getByLabel("Name", { exact: true })).toHaveCount(1);
  await expectOneFieldEach(page, [
    ...["Email", "Address", "Phone Number"],
    ...["Quantity", "Product Name", "Total Price"],
  ]);
  await openPage(page, "/addReview");
  await expectOneFieldEach(page, ["Name", "Comment", "Email address"]);
  await keepCart(page, shopper.user.id, [{ product, quantity: 1 }]);
  await openPage(page, "/cart");
  await expectOneFieldEach(page, ["Quantity", "Email address"]);
});

test(
  "each field of Add Items is found by its label, in every category",
  atDesk,
  async ({ page, signInAs }) => {
    await signInAs(admin);
    await openPage(page, "/addItems");
    const labels = ["Product Name", "Price", "Image URL", "Product Quantity", "Rating", "Product Details"];
    await expectOneFieldEach(page, labels);
    const category = page.getByLabel("Category");
    await expect(category.getByRole("option").nth(1)).toBeAttached();
    for (const option of await category.getByRole("option").all()) {
      await category.selectOption(await option.getAttribute("value"));
      await expectOneFieldEach(page, labels);
    }
    await page.getByRole("button", { name: "Add Item" }).click();
    await expect(page.getByRole("group", { name: "Please fix the following:" })).toBeFocused();
    await expectOneFieldEach(page, labels);
  },
);
