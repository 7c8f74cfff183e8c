import { expectAccessible } from "../support/expect-accessible";
import { navigateInApp, hydrated, openPage } from "../support/open-page";
import { allProducts, ask, productsInStock } from "../support/shop-api";
import { atDesk, expect, test } from "../support/test";

const WISH = "mutation ($id: ID!) { addToWishList(productId: $id) }";

test("a visitor presses the heart, signs in, and finds the product on their wish list; the cart takes it in a press", async ({
  page,
  request,
  customer,
}) => {
  const [product] = await productsInStock(request);
  const { id = "", name = "" } = product ?? {};
  await openPage(page, `/product/${id}`);
  const heart = page.getByRole("button", { name: `Wish list: ${name}` });
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await heart.click();
  await expect(page).toHaveURL("/login");
  await page.reload(); // as a phone reloads a tab after the user has looked up the password elsewhere
  await hydrated(page);
  await page.getByLabel("Email", { exact: true }).fill(customer.email);
  await page.getByLabel("Password").fill(customer.password);
  await page.locator("form").getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL(`/product/${id}`);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain(id);

  await page.getByRole("button", { name: /Account menu/ }).click();
  await page.getByRole("link", { name: "Wish list", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Wish list (1)" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Move to cart/ }).click();
  await expect(page.getByText("Nothing on your wish list yet.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Wish list (0)" })).toBeFocused();
  await page.getByRole("link", { name: "View cart" }).click();
  await expect(page.getByRole("main").getByRole("link", { name, exact: true })).toBeVisible();
});

test(
  "the heart removes a product again, and a sold-out product on the list offers a stock alert",
  atDesk,
  async ({ page, request, shopper }) => {
    const soldOut = (await allProducts(request)).find(({ countInStock }) => countInStock === 0);
    const [kept] = await productsInStock(request);
    for (const product of [soldOut, kept]) await ask(request, WISH, { id: product?.id }, shopper.accessToken);
    await openPage(page, "/wishList");
    const rows = page.getByRole("main").getByRole("listitem");
    await expect(rows).toHaveCount(2);
    await expect(rows.first().getByRole("link", { name: kept?.name ?? "" })).toBeVisible();
    await rows
      .last()
      .getByRole("button", { name: /^Notify me when it’s back/ })
      .click();
    await expect(rows.last()).toContainText("We’ll send you one email when it’s back.");

    await rows
      .first()
      .getByRole("link", { name: kept?.name ?? "" })
      .click();
    const heart = page.getByRole("button", { name: `Wish list: ${kept?.name}` });
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await page.goBack();
    await expect(rows).toHaveCount(1);
    await page.getByRole("button", { name: `Remove ${soldOut?.name} from your wish list` }).click();
    await expect(page.getByRole("link", { name: "See all products" })).toBeVisible();
  },
);

test(
  "a customer sees their wishes on the cards of every list, and changes them there",
  atDesk,
  async ({ page, request, shopper }) => {
    const [wished, other] = await productsInStock(request);
    await ask(request, WISH, { id: wished?.id }, shopper.accessToken);
    const lookups: string[] = [];
    page.on("request", (sent) => {
      if (`${sent.url()} ${sent.postData()}`.includes("Wished")) lookups.push(sent.url());
    });
    const heartOf = (product?: { name: string }) =>
      page.getByRole("article").getByRole("button", { name: `Wish list: ${product?.name}` });

    await openPage(page, "/products");
    await expect(heartOf(wished)).toHaveAttribute("aria-pressed", "true");
    await expect(heartOf(other)).toHaveAttribute("aria-pressed", "false");
    expect(lookups.length, "all cards share one request").toBe(1);
    await expectAccessible(page);
    await heartOf(other).click();
    await expect(heartOf(other)).toHaveAttribute("aria-pressed", "true");
    await heartOf(wished).click();
    await expect(heartOf(wished)).toHaveAttribute("aria-pressed", "false");

    await navigateInApp(page, "/wishList");
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
    await expect(page.getByRole("main").getByRole("link", { name: other?.name ?? "" })).toBeVisible();
  },
);
