import type { APIRequestContext, Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { someOrder } from "../support/admin-api";
import { keepCart } from "../support/cart";
import { addressOf, adminPages, customerPages, openPages } from "../support/every-page";
import { oneByOne, openPage } from "../support/open-page";
import { placeOrder, productsInStock, type ApiSession } from "../support/shop-api";
import { expect, test } from "../support/test";

/** The goal of each page; browsers call up to 0.1 good (https://web.dev/articles/cls). */
const most = 0.025;

/** Holds each answer, script, image and font until the page has drawn what it shows meanwhile. */
async function drawBeforeAnswers(page: Page): Promise<void> {
  await page.route(/\/(graphql|assets|pictures)\b/, async (route) => {
    await framesDrawn(page).catch(() => undefined); // asked for by the document before this one
    await route.fallback();
  });
}

/** Resolves once the page has drawn everything that it knows. */
async function framesDrawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<unknown>((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** Resolves once the fonts and all images that the page has asked for have arrived. */
async function filesArrived(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.fonts.status === "loaded" &&
      [...document.images].every(({ complete, loading }) => complete || loading === "lazy"),
  );
}

/**
 * What has moved since the document was opened. Nothing is pressed here, so everything counts: an emulated phone calls
 * each shift of the first half second `hadRecentInput`, because its viewport is resized when the document opens.
 */
function movements(page: Page): Promise<{ value: number; moved: string }[]> {
  return page.evaluate(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const describeSource = ({ node, previousRect, currentRect }: Shift["sources"][number]) =>
      `${node?.nodeName} “${node?.textContent?.slice(0, 30)}” from ${previousRect.top} to ${currentRect.top}`;
    return new Promise((resolve) => {
      const observer = new PerformanceObserver((list) =>
        resolve(
          (list.getEntries() as Shift[]).map(({ value, sources }) => ({
            value,
            moved: sources.map(describeSource).join(", "),
          })),
        ),
      );
      observer.observe({ type: "layout-shift", buffered: true });
      requestAnimationFrame(() => requestAnimationFrame(() => resolve([]))); // nothing has moved
    });
  });
}

/** Opens each page by its address and waits until it is complete; expects that little has moved meanwhile. */
async function expectStill(page: Page, addresses: readonly string[]): Promise<void> {
  await drawBeforeAnswers(page);
  await oneByOne(addresses, async (address) => {
    await openPage(page, address);
    await page.waitForLoadState();
    await expect(page.getByRole("status").filter({ hasText: /^Loading/ })).toHaveCount(0);
    await filesArrived(page);
    await framesDrawn(page);
    const moved = await movements(page);
    const sum = moved.reduce((total, { value }) => total + value, 0);
    if (process.env.SHOW_LAYOUT_SHIFTS)
      console.log(`${test.info().project.name} ${address} ${sum.toFixed(3)}`);
    const report = moved.map(({ value, moved: what }) => `${value.toFixed(3)}: ${what}`).join("\n");
    expect.soft(sum, `${address}\n${report}`).toBeLessThan(most);
  });
}

async function someProduct(request: APIRequestContext): Promise<string> {
  return (await productsInStock(request)).at(4)?.id ?? "";
}

test.describe(() => {
  test.use({ expectedComplaints: [/404/] });

  test("each open page stays where it is while it loads", async ({ page, request }) => {
    const id = await someProduct(request);
    await expectStill(
      page,
      openPages.map((address) => addressOf(address, { id })),
    );
  });
});

test("each page stays where it is while it loads for a customer", async ({ page, request, shopper }) => {
  const found = { ...(await fillAccount(page, request, shopper)), email: shopper.email };
  await expectStill(
    page,
    customerPages.map((address) => addressOf(address, found)),
  );
});

test("each page stays where it is for a customer who has ordered nothing", async ({ page, shopper }) => {
  const orders = `/myOrder/${encodeURIComponent(shopper.email)}`;
  await expectStill(page, [orders, `${orders}?show=past`, "/dashboard"]);
});

test("each page stays where it is while it loads for an admin", async ({ page, request, signInAs }) => {
  await signInAs(admin);
  const [id, order] = await Promise.all([someProduct(request), someOrder(request)]);
  await expectStill(
    page,
    adminPages.map((address) => addressOf(address, { id, order })),
  );
});

/** Gives the shopper two unpaid orders, one of which it returns, and a cart with one product, whose id it returns. */
async function fillAccount(page: Page, request: APIRequestContext, shopper: ApiSession) {
  const [, , , first, second] = await productsInStock(request);
  if (!first || !second) throw new Error("The seed has too little in stock.");
  await placeOrder(request, shopper, first.id);
  const order = await placeOrder(request, shopper, second.id);
  await keepCart(page, shopper.user.id, [{ product: second, quantity: 1 }]);
  return { id: second.id, order };
}
