import type { Page } from "@playwright/test";
import { alterAnswers } from "../support/intercepted-answers";
import { expectNoSidewaysScrolling } from "../support/expect-accessible";
import { goInside, openPage } from "../support/open-page";
import { productsInStock } from "../support/shop-api";
import { atDesk, expect, test } from "../support/test";

interface Shown {
  id: string;
  name: string;
  description: string;
  image: string;
  images?: string[];
  price: number;
}

interface Listed {
  products: { nodes: Shown[] };
}

interface Reviewed {
  reviews: { nodes: object[] };
}

const script = `<img src=x onerror="document.title='owned'"><script>document.title='owned'</script>`;
const hebrew = "מקדחה 18V (סוללה) 2.0";

/** Opens all products with the first of them changed, as its own page shows it too; gives its card. */
async function showFirst(page: Page, change: Partial<Shown>) {
  await alterAnswers<{ product: Shown }>(page, "Product", ({ product }) => ({
    product: { ...product, ...change, images: change.image === undefined ? product.images : [change.image] },
  }));
  await alterAnswers<Listed>(page, "Products", ({ products }) => ({
    products: {
      ...products,
      nodes: products.nodes.map((node, index) => (index === 0 ? { ...node, ...change } : node)),
    },
  }));
  await openPage(page, "/blog");
  await goInside(page, "/products");
  return page.getByRole("article").first();
}

test("a name and a description of 2,000 characters stay within the window, on card, page and cart", async ({
  page,
}) => {
  const card = await showFirst(page, { name: "W".repeat(2000), description: "x".repeat(2000) });
  await expect(card.getByRole("heading")).toHaveText(`${"W".repeat(30)}…`);
  await expectNoSidewaysScrolling(page);
  await card.getByRole("button", { name: /^Add to cart/ }).click();

  await card.getByRole("link", { name: /^Buy Now/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("W".repeat(2000));
  await expectNoSidewaysScrolling(page);

  await goInside(page, "/cart/none");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
  await expectNoSidewaysScrolling(page);
});

for (const [price, written] of [
  [0, "0.00$"],
  [999999.99, "999999.99$"],
] as const) {
  test(`a price of ${price} is written ${written}`, atDesk, async ({ page }) => {
    const card = await showFirst(page, { price });
    await expect(card.getByText(written, { exact: true })).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await card.getByRole("link", { name: /^Buy Now/ }).click();
    await expect(page.getByRole("main").getByText(written, { exact: true })).toBeVisible();
    await expectNoSidewaysScrolling(page);
  });
}

test("markup in a name, a description and a review is text", atDesk, async ({ page }) => {
  const card = await showFirst(page, { name: script, description: script });
  await card.getByRole("link", { name: /^Buy Now/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(script);
  await expect(page.getByRole("main").getByText(script)).not.toHaveCount(0);

  await alterAnswers<Reviewed>(page, "Home", ({ reviews: { nodes }, ...rest }) => ({
    ...rest,
    reviews: { nodes: [{ ...review, name: script, comment: script }, ...nodes] },
  }));
  await goInside(page, "/");
  await expect(page.getByRole("figure").filter({ hasText: "onerror" })).toContainText(script);
  await expect(page).not.toHaveTitle(/^owned/);
});

test("right-to-left names keep to themselves, and their sentences begin at the right", async ({ page }) => {
  const card = await showFirst(page, { name: hebrew, description: `${hebrew} ${hebrew}`, price: 18 });
  await expect(card.getByRole("heading").getByRole("link")).toHaveCSS("direction", "rtl");
  await expect(card.getByText("18.00$", { exact: true })).toHaveCSS("direction", "ltr");
  await card.getByRole("link", { name: /^Buy Now/ }).click();
  await expect(page.getByRole("heading", { level: 1 }).locator("bdi")).toHaveCSS("direction", "rtl");
  await expect(page.getByRole("main").getByRole("paragraph").getByText(`${hebrew} ${hebrew}`)).toHaveCSS(
    "direction",
    "rtl",
  );

  await alterAnswers<Reviewed>(page, "Home", ({ reviews: { nodes }, ...rest }) => ({
    ...rest,
    reviews: { nodes: [{ ...review, name: "👩‍🔧 רות", comment: hebrew }, ...nodes] },
  }));
  await goInside(page, "/");
  await expect(page.getByText(hebrew, { exact: true })).toHaveCSS("direction", "rtl");
  await expect(page.getByText("👩‍🔧 רות", { exact: true })).toBeVisible();
});

const review = { __typename: "Review", id: "r", rating: 4.5, createdAt: "2026-01-01T00:00:00.000Z" };

test.describe("a picture that isn't there", () => {
  test.use({ expectedComplaints: [/404/] });
  const drawing = /^data:image\/svg/;

  test("gives way to a drawing on a rendered page", async ({ page, request }) => {
    const [product] = await productsInStock(request);
    await page.route(/\/pictures\//, (route) => route.fulfill({ status: 404 }));
    await openPage(page, `/product/${product?.id}`);
    await expect(page.getByRole("img", { name: product?.name })).toHaveAttribute("src", drawing);
  });

  for (const [kind, image] of [
    ["without any address", ""],
    ["whose address leads nowhere", "/no-such-picture.png"],
  ] as const) {
    test(`gives way to a drawing on the card of a product ${kind}`, atDesk, async ({ page, isMobile }) => {
      const card = await showFirst(page, { image });
      await expect(card.locator("img")).toHaveAttribute("src", drawing);
      const { width = 0, height = 0 } = (await card.locator("img").boundingBox()) ?? {};
      expect([width, Math.round(height)], "in the place of the picture").toEqual(
        isMobile ? [112, 134] : [240, 288],
      );
    });
  }
});
