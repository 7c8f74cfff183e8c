import type { APIRequestContext } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible";
import { cutOff } from "../support/intercepted-answers";
import { navigateInApp, openPage } from "../support/open-page";
import { allProducts, type DescribedProduct } from "../support/shop-api";
import { atDesk, expect, test, variantAtDesk } from "../support/test";

async function productWith(
  request: APIRequestContext,
  fits: (product: DescribedProduct) => boolean,
): Promise<DescribedProduct> {
  const product = (await allProducts(request)).find(fits);
  if (!product) throw new Error("The seed has no such product.");
  return product;
}

test("a product in stock is described, offers its quantities, and asks for one before it is ordered", async ({
  page,
  request,
}) => {
  const product = await productWith(
    request,
    ({ countInStock, description }) => countInStock > 12 && countInStock < 40 && description.includes("\n"),
  );
  await openPage(page, `/product/${product.id}`);
  const main = page.getByRole("main");
  const quantity = page.getByLabel("Quantity");
  const orderNow = page.getByRole("button", { name: "Order now" });

  await test.step("a product in stock shows image, price, rating and description line by line", async () => {
    await expect(main.getByText("In Stock", { exact: true })).toBeVisible();
    await expect(main.getByRole("img", { name: product.name })).toBeVisible();
    await expect(main.getByText(`${product.price.toFixed(2)}$`, { exact: true })).toBeVisible();
    await expect(main.getByRole("img", { name: /^Rated \d\.\d out of 5$/ }).first()).toBeVisible();
    await expect(main.getByText("Our rating")).toBeVisible();
    await expect(main.getByText(/^Standard, free, arrives [A-Z][a-z]{2} \d+ – /)).toBeVisible();
    const [first = "", second = ""] = product.description.split("\n");
    await expect(main.getByText(first, { exact: true })).toBeVisible();
    const [term = ""] = second.split(": ");
    const table = main.getByRole("table", { name: "Specifications" });
    await expect(table.getByRole("rowheader", { name: term, exact: true }).first()).toBeVisible();
  });

  await test.step("'Order now' offers 0 and every fifth quantity, and asks for one while it is 0", async () => {
    const offered = await quantity.getByRole("option").allTextContents();
    expect(offered.slice(0, 4)).toEqual(["0", "1", "6", "11"]);
    expect(Number(offered.at(-1))).toBeLessThanOrEqual(product.countInStock);
    await expect(quantity).toHaveValue("0");
    await expect(quantity).toHaveAccessibleDescription("You can type any other number on the next page.");
  });

  const missing = page.getByText("Choose a quantity", { exact: false });
  await test.step("a press of it asks for a quantity", async () => {
    await expect(orderNow).toBeEnabled();
    await expect(missing).toHaveCount(0);
    await orderNow.click();
    await expect(quantity).toHaveAccessibleDescription("Choose a quantity.");
    await expect(missing).toHaveCount(1);
    await expect(quantity).toBeFocused();
    await expect(page).toHaveURL(`/product/${product.id}`);
  });

  await test.step("its total is shown as soon as it is chosen", async () => {
    await quantity.selectOption("6");
    const total = `6 × ${product.price.toFixed(2)}$ = ${(product.price * 6).toFixed(2)}$`;
    await expect(page.getByRole("status").filter({ hasText: total })).toBeVisible();
    await expect(missing).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step("'Go Back' leads home", async () => {
    await page.getByRole("link", { name: "Go Back" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1, name: "Our Top Products" })).toBeVisible();
  });

  await test.step("a quantity that would take the last unit says how many can be ordered", async () => {
    const { id, name, countInStock } = await productWith(
      request,
      ({ countInStock: stock }) => stock > 1 && stock % 5 === 1,
    );
    await navigateInApp(page, `/product/${id}`);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await quantity.selectOption(String(countInStock));
    await expect(page.getByText(`You can order up to ${countInStock - 1}.`), name).toBeVisible();
    await quantity.selectOption("1");
    await expect(page.getByText("can be ordered.")).toHaveCount(0);
  });
});

test(
  "'Add to cart' takes any number of units within the stock, and 'Order now' has the same quantity",
  atDesk,
  async ({ page, request, shopper }) => {
    const few = await productWith(request, ({ countInStock }) => countInStock === 3);
    const many = await productWith(request, ({ countInStock }) => countInStock > 12);
    const units = page.getByRole("spinbutton", { name: "How many to add" });
    const add = () => page.getByRole("button", { name: /^Add to cart/ }).click();
    const more = page.getByRole("button", { name: "One more" });
    const fewer = page.getByRole("button", { name: "One less" });

    await openPage(page, `/product/${few.id}`);
    await expect(fewer).toBeDisabled();
    await more.click();
    await expect(units).toHaveValue("2");
    await expect(more, "the last unit is never sold").toBeDisabled();
    await expect(page.getByLabel("Quantity")).toHaveValue("2");
    await add();

    await test.step("it follows the quantity, and the quantity follows it", async () => {
      await navigateInApp(page, `/product/${many.id}`);
      await expect(page.getByRole("heading", { level: 1, name: many.name })).toBeVisible();
      await page.getByLabel("Quantity").selectOption("6");
      await expect(units).toHaveValue("6");
      await fewer.click();
      await expect(units).toHaveValue("5");
      await expect(page.getByLabel("Quantity")).toHaveValue("5");
      await page.getByLabel("Quantity").selectOption("1");
      await expect(units).toHaveValue("1");
    });

    await test.step("it can be typed, and changed with the arrow keys", async () => {
      await units.fill("");
      await units.pressSequentially("900000000");
      await expect(units).toHaveValue(String(many.countInStock - 1));
      await units.fill("4");
      await units.press("ArrowUp");
      await expect(units).toHaveValue("5");
      await add();
    });

    await navigateInApp(page, `/cart/${shopper.user.id}`);
    const quantityOf = (product: DescribedProduct) =>
      page.getByRole("main").getByRole("listitem").filter({ hasText: product.name }).getByLabel("Quantity");
    await expect(quantityOf(few)).toHaveValue("2");
    await expect(quantityOf(many)).toHaveValue("5");
  },
);

test.describe("a product that can't be fetched", () => {
  test.use({ expectedComplaints: [/net::ERR_FAILED/] });

  test("is shown on its page, and is there after another try", variantAtDesk, async ({ page, request }) => {
    const { id, name } = await productWith(request, () => true);
    await openPage(page, "/blog");
    const answerAgain = await cutOff(page);
    await navigateInApp(page, `/product/${id}`);
    await expect(page.getByRole("heading", { level: 1, name: "This didn't load" })).toBeVisible();
    await expect(page).toHaveTitle(/^This didn't load/);

    await answerAgain(() => page.getByRole("main").getByRole("button", { name: "Try again" }).click());
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
  });
});
