import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible";
import { openPage } from "../support/open-page";
import { ask } from "../support/shop-api";
import { expect, test } from "../support/test";

interface ProductWithImages {
  id: string;
  name: string;
  images: string[];
  countInStock: number;
  category: { id: string; name: string; path: { slug: string; name: string }[] } | null;
  attributes: { attribute: { name: string; unit: string | null }; value: string }[];
  similar: { id: string; name: string }[];
}

const fields = `id name images countInStock category { id name path { slug name } }
  attributes { attribute { name unit } value } similar { id name }`;

async function findProduct(
  request: APIRequestContext,
  fits: (product: ProductWithImages) => boolean = () => true,
): Promise<ProductWithImages> {
  const query = `{ products(first: 60) { nodes { ${fields} } } }`;
  const { products } = await ask<{ products: { nodes: ProductWithImages[] } }>(request, query);
  const found = products.nodes.find((product) => product.images.length > 1 && fits(product));
  if (!found) throw new Error("The seed has no such product.");
  return found;
}

const imageOf = (page: Page, { name }: ProductWithImages) =>
  page.getByRole("main").getByRole("img", { name });
const thumbnail = (page: Page, number: number, { images }: ProductWithImages) =>
  page.getByRole("button", { name: `Picture ${number} of ${images.length}` });

/** Swipes over the element from its middle, by a number of pixels. */
async function swipe(page: Page, on: ReturnType<Page["getByRole"]>, by: number): Promise<void> {
  const { x, y, width, height } = (await on.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const from = { x: x + width / 2, y: y + height / 2 };
  const touch = await page.context().newCDPSession(page);
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
  for (const part of [0.5, 1])
    await touch.send("Input.dispatchTouchEvent", {
      type: "touchMove",
      touchPoints: [{ x: from.x + by * part, y: from.y }],
    });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("several images are shown one after the other: by thumbnails, arrow keys or a finger, and enlarged", async ({
  page,
  request,
  isMobile,
}) => {
  const product = await findProduct(request);
  const [first = "", second = "", third = ""] = [...product.images, ...product.images];
  await openPage(page, `/product/${product.id}`);
  await expect(imageOf(page, product)).toHaveAttribute("src", first);
  await thumbnail(page, 2, product).click();
  await expect(imageOf(page, product)).toHaveAttribute("src", second);
  await expect(thumbnail(page, 2, product)).toHaveAttribute("aria-current", "true");

  const enlarge = page.getByRole("button", { name: "Enlarge the picture" });
  const enlarged = page.getByRole("dialog", { name: product.name });
  if (isMobile) {
    await swipe(page, enlarge, -120);
    await expect(imageOf(page, product)).toHaveAttribute("src", third);
    await expect(enlarged, "a swipe is no press").toHaveCount(0);
    await swipe(page, enlarge, 120);
  } else {
    await page.keyboard.press("ArrowRight");
    await expect(imageOf(page, product)).toHaveAttribute("src", third);
    await expect(
      page.getByRole("button", { name: /^Picture \d of/ }).and(page.locator(":focus")),
    ).toHaveAttribute("aria-current", "true");
    await enlarge.focus();
    await page.keyboard.press("ArrowLeft");
  }
  await expect(imageOf(page, product)).toHaveAttribute("src", second);

  await enlarge.click();
  const inside = enlarged.getByRole("img", { name: product.name });
  await expect(inside).toHaveAttribute("src", second);
  await enlarged.getByRole("button", { name: "Next picture" }).click();
  await expect(inside).toHaveAttribute("src", third);
  if (isMobile) await swipe(page, enlarged.getByRole("group", { name: "Picture" }), 120);
  else await page.keyboard.press("ArrowLeft");
  await expect(inside).toHaveAttribute("src", second);
  await enlarged.getByRole("button", { name: "Zoom in" }).click();
  await page.keyboard.press("ArrowRight"); // moves the view over the enlarged image
  await expect(inside).toHaveAttribute("src", second);
  await page.keyboard.press("Escape");
  await expect(enlarged).toHaveCount(0);
  await expectAccessible(page);
});

test("a product's page shows its category, details and similar products; the viewed products can be cleared", async ({
  page,
  request,
  isMobile,
}) => {
  const product = await findProduct(
    request,
    ({ similar, attributes }) => similar.length > 0 && attributes.length > 0,
  );
  const main = page.getByRole("main");
  await openPage(page, `/product/${product.id}`);

  await test.step("the way to it and its specifications", async () => {
    const way = main.getByRole("navigation", { name: "Breadcrumb" });
    const path = product.category?.path.map(({ slug }) => slug).join("/");
    await expect(way.getByRole("link", { name: product.category?.path.at(-1)?.name })).toHaveAttribute(
      "href",
      `/products/${path}`,
    );
    const table = main.getByRole("table", { name: "Specifications" });
    for (const { attribute, value } of product.attributes)
      await expect(
        table
          .getByRole("row")
          .filter({ has: page.getByRole("cell"), hasText: attribute.name })
          .first(),
      ).toContainText(value, {
        ignoreCase: true,
      });
    await expect(table.getByRole("rowheader", { name: "Case", exact: true }).first()).toBeVisible();
    if (isMobile) return;
    await page.evaluate(() => scrollTo(0, 160));
    const image = await page.getByRole("button", { name: "Enlarge the picture" }).boundingBox();
    expect(image?.y, "the image stays below the top bar").toBeGreaterThan(64);
    expect(image?.y).toBeLessThan(100);
  });

  await test.step("similar products", async () => {
    const like = main.getByRole("region", { name: "More like this" });
    await expect(like.getByRole("listitem")).toHaveCount(product.similar.length);
    await like.getByRole("link", { name: product.similar[0]?.name, exact: true }).click();
    await expect(page).toHaveURL(`/product/${product.similar[0]?.id}`);
    await expect(main.getByRole("heading", { level: 1, name: product.similar[0]?.name })).toBeVisible();
  });

  await test.step("viewed products", async () => {
    const seen = main.getByRole("region", { name: "Recently viewed" });
    await expect(seen.getByRole("link", { name: product.name, exact: true })).toBeVisible();
    await expect(seen.getByRole("listitem")).toHaveCount(1);
    await seen.getByRole("button", { name: "Clear" }).click();
    await expect(seen).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem("shop.seen"))).toBeNull();
  });
});

test("a sold-out product says so, explains why it can't be ordered, and leads to similar products", async ({
  page,
  request,
}) => {
  const query = `{ products(first: 60) { nodes { ${fields} } } }`;
  const { products } = await ask<{ products: { nodes: ProductWithImages[] } }>(request, query);
  const product = products.nodes.find(
    ({ countInStock, similar }) => countInStock === 0 && similar.length > 0,
  );
  await openPage(page, `/product/${product?.id}`);
  const main = page.getByRole("main");
  await expect(main.getByText("Out Of Stock", { exact: true })).toBeVisible();
  await expect(page.getByText("Currently sold out.")).toBeVisible();
  const order = page.getByRole("button", { name: "Order now" });
  await expect(order).toBeDisabled();
  await expect(order).toHaveAccessibleDescription("Currently sold out.");
  await expect(main.getByRole("button", { name: "Add to cart", exact: true })).toHaveCount(0);
  await expect(page.getByLabel("Quantity")).toHaveCount(0);
  await page.getByRole("link", { name: "See similar products" }).click();
  await expect(page.getByRole("heading", { name: "More like this" })).toBeInViewport();
});
