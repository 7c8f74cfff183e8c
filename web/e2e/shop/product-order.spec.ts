import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible";
import { openPage } from "../support/open-page";
import { allProducts, type ApiProduct } from "../support/shop-api";
import { expect, test, variantAtDesk } from "../support/test";

const orderNow = (page: Page) => page.getByRole("button", { name: "Order now" });

async function productOf(
  request: APIRequestContext,
  fits: (product: ApiProduct) => boolean,
): Promise<ApiProduct> {
  const product = (await allProducts(request)).find(fits);
  if (!product) throw new Error("The seed has no such product.");
  return product;
}

test("on a phone price and 'Add to cart' stay in reach until the page ends", async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(!isMobile, "beside the image on a larger screen");
  const { id, price } = await productOf(request, ({ countInStock }) => countInStock > 12);
  await openPage(page, `/product/${id}`);
  const addToCart = page.getByRole("button", { name: "Add to cart" });
  await expect(addToCart).toHaveCount(1);
  const bottom = async () => {
    const box = await addToCart.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const height = page.viewportSize()?.height ?? 0;
  for (const y of [0, 300, 600]) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await expect.poll(bottom, `scrolled by ${y} px`).toBeGreaterThan(height - 40);
    await expect(addToCart).toBeInViewport({ ratio: 1 });
  }

  await test.step("a press of 'Order now' leads to the quantity that is missing", async () => {
    await orderNow(page).click();
    await expect(page.getByLabel("Quantity")).toBeFocused();
    await expect(page.getByLabel("Quantity")).toBeInViewport({ ratio: 1 });
  });

  await test.step("it covers neither the notice of the cart nor the end of the page", async () => {
    await addToCart.click();
    const notice = await page.getByRole("link", { name: "View cart" }).boundingBox();
    const bar = await addToCart.boundingBox();
    expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const footer = await page.getByRole("contentinfo").boundingBox();
    expect(await bottom()).toBeLessThanOrEqual(footer?.y ?? 0);
  });
  await expect(page.getByText(`${price.toFixed(2)}$`, { exact: true })).toHaveCount(1);
});

test.describe("the image", () => {
  const enlarged = (page: Page, name: string) => page.getByRole("dialog", { name });
  const imageWidth = async (page: Page, name: string) =>
    (await enlarged(page, name).getByRole("img", { name }).boundingBox())?.width ?? 0;

  test("is enlarged by a press, zoomed where it is pressed, and follows the pointer", async ({
    page,
    request,
    isMobile,
  }) => {
    const { id, name } = await productOf(request, () => true);
    await openPage(page, `/product/${id}`);
    await page.getByRole("button", { name: "Enlarge the picture" }).click();
    await expect(enlarged(page, name)).toBeVisible();
    const fitted = await imageWidth(page, name);

    const stage = enlarged(page, name).getByRole("group", { name: "Picture" });
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await stage.click({ position: { x: width / 2, y: height / 2 } });
    await expect.poll(() => imageWidth(page, name)).toBeGreaterThan(fitted * 1.2);
    if (!isMobile) {
      const scrolled = () => stage.evaluate((element) => element.scrollTop);
      await page.mouse.move(width / 2, 4);
      await expect.poll(scrolled).toBeLessThan(20);
      await page.mouse.move(width / 2, height - 4);
      await expect.poll(scrolled).toBeGreaterThan(100);
    }
    await stage.click({ position: { x: width / 2, y: height / 2 } });
    await expect.poll(() => imageWidth(page, name)).toBe(fitted);
    await expectAccessible(page);
    await enlarged(page, name).getByRole("button", { name: "Close" }).click();
    await expect(enlarged(page, name)).toHaveCount(0);
  });

  test("is enlarged, zoomed, moved and closed by the keyboard", variantAtDesk, async ({ page, request }) => {
    const { id, name } = await productOf(request, () => true);
    await openPage(page, `/product/${id}`);
    const enlarge = page.getByRole("button", { name: "Enlarge the picture" });
    await enlarge.focus();
    await page.keyboard.press("Enter");
    await expect(enlarged(page, name).getByRole("button", { name: "Zoom in" })).toBeFocused();
    const fitted = await imageWidth(page, name);
    await page.keyboard.press("Enter");
    await expect.poll(() => imageWidth(page, name)).toBeGreaterThan(fitted * 1.2);
    const stage = enlarged(page, name).getByRole("group", { name: "Picture" });
    await expect(stage).toBeFocused();
    const before = await stage.evaluate((element) => element.scrollTop);
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => stage.evaluate((element) => element.scrollTop)).toBeGreaterThan(before);
    await page.keyboard.press("-");
    await expect.poll(() => imageWidth(page, name)).toBe(fitted);
    await page.keyboard.press("Escape");
    await expect(enlarged(page, name)).toHaveCount(0);
    await expect(enlarge).toBeFocused();
  });
});
