import type { Page } from "@playwright/test";
import { fillInShipping, keepCart, storedCart } from "../support/cart";
import { expectAccessible } from "../support/expect-accessible";
import { alterAnswers, answerInstead } from "../support/intercepted-answers";
import { openPage } from "../support/open-page";
import { placeOrder, productsInStock, type ApiProduct } from "../support/shop-api";
import { expect, test, variantAtDesk } from "../support/test";

const form = "/payment/cart";
const dollars = (amount: number) => `${amount.toFixed(2)}$`;
const proceed = (page: Page) => page.getByRole("button", { name: "Continue" });
const list = (page: Page) => page.getByRole("region", { name: /^Your cart/ });
const row = (page: Page, { name }: ApiProduct) => list(page).getByRole("listitem").filter({ hasText: name });
const summary = (page: Page) => page.getByRole("group", { name: /^Your order hasn't been placed yet/ });

let first: ApiProduct;
let second: ApiProduct;
let third: ApiProduct;
test.beforeEach(async ({ request }) => {
  const [one, two, three] = (await productsInStock(request)).slice(12);
  if (!one || !two || !three) throw new Error("The seed has too few products in stock.");
  [first, second, third] = [one, two, three];
});

const cartOfThree = () => [
  { product: first, quantity: 2 },
  { product: second, quantity: 1 },
  { product: third, quantity: 1 },
];

test.describe("entries that can't be ordered", () => {
  test("are explained in words, each with a remedy, and nothing is lost", async ({
    page,
    request,
    shopper,
  }) => {
    await placeOrder(request, shopper, second.id);
    await keepCart(page, shopper.user.id, [
      { product: first, quantity: first.countInStock + 5 },
      { product: second, quantity: 1 },
      { product: third, quantity: 1 },
      { product: { ...third, id: crypto.randomUUID(), name: "Sundial of old" }, quantity: 1 },
    ]);
    await openPage(page, form);
    await fillInShipping(page);
    await proceed(page).click();

    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole("link")).toHaveCount(3);
    await expect(list(page)).toContainText(`Total${dollars(third.price)}`);
    await expect(list(page)).toContainText("Not included: 3 products");
    expect(await storedCart(page, shopper.user.id)).toHaveLength(4);
    await expectAccessible(page);

    await summary(page).getByRole("link", { name: first.name }).click();
    const fewer = row(page, first).getByRole("button", { name: /^Order \d+ instead/ });
    await expect(fewer).toBeFocused();
    await expect(row(page, first)).toContainText(
      /You chose \d+, but only \d+ are left\. You can order up to \d+\./,
    );
    await page.keyboard.press("Enter");
    await expect(row(page, first)).toBeFocused();
    await expect(summary(page).getByRole("link")).toHaveCount(2);

    await expect(row(page, second)).toContainText("You already have an unpaid order for this product.");
    await expect(row(page, second).getByRole("link", { name: /^View order \d{4}-\d{4}/ })).toHaveAttribute(
      "href",
      /^\/myOrder\/.+\/.+/,
    );
    await row(page, second)
      .getByRole("button", { name: /^Remove from cart/ })
      .click();
    const old = list(page).getByRole("listitem").filter({ hasText: "Sundial of old" });
    await expect(old).toContainText("No longer available.");
    await old.getByRole("button", { name: /^Remove from cart/ }).click();
    await expect(list(page).getByRole("heading", { level: 2 })).toBeFocused();
    await expect(summary(page)).toHaveCount(0);
    await expect(page.getByLabel("Address", { exact: true })).toHaveValue("3 Quay Road\nArlington");
    await expect(proceed(page)).toBeEnabled();
  });

  test(
    "are shown before they are sent as far as the shop knows, and after it if a limit refuses them",
    variantAtDesk,
    async ({ page, shopper }) => {
      await alterAnswers<{ product: ApiProduct }>(page, "CartOrderProduct", ({ product }) => ({
        product: product.id === first.id ? { ...product, countInStock: 0 } : product,
      }));
      const refusal = { productId: second.id, reason: "LIMIT_EXCEEDED", countInStock: null, order: null };
      await answerInstead(page, "PlaceOrders", {
        data: {
          placeOrders: { __typename: "CartRefused", refusals: [{ __typename: "CartRefusal", ...refusal }] },
        },
      });
      await keepCart(page, shopper.user.id, cartOfThree());
      await openPage(page, form);
      await expect(row(page, first)).toContainText("Sold out.");
      await expect(summary(page)).toHaveCount(0);
      await row(page, first)
        .getByRole("button", { name: /^Remove from cart/ })
        .click();
      await expect(list(page).getByRole("listitem")).toHaveCount(2);

      await fillInShipping(page);
      await proceed(page).click();
      await expect(row(page, second)).toContainText("That's more than you can order right now.");
      await row(page, second)
        .getByRole("link", { name: /^Change quantity/ })
        .click();
      await expect(page).toHaveURL("/cart");
    },
  );
});
