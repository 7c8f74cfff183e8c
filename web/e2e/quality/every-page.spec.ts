import type { APIRequestContext, Page, Response } from "@playwright/test";
import { admin } from "../support/accounts";
import { addWebhook, someOrder } from "../support/admin-api";
import { keepCart } from "../support/cart";
import { addressOf, adminPages, customerPages, missingPages, openPages } from "../support/every-page";
import { expectAccessible, expectNoHorizontalScroll, expectWholeNumbers } from "../support/expect-accessible";
import { hydrated, checkEachAddress, openPage } from "../support/open-page";
import { placeOrder, productsInStock, type ApiSession } from "../support/shop-api";
import { atDesk, expect, test } from "../support/test";

/** The maximum layout shift of a page; browsers call up to 0.1 good (https://web.dev/articles/cls). */
const most = 0.025;

/** The minimum size of controls for a mouse and for a thumb, in pixels. */
const least = { mouse: 24, thumb: 44 };
/**
 * A link inside a sentence may be as high as its line, and a single link in a table's row has enough space around it
 * (WCAG 2.2, 2.5.8).
 */
const exempt = { mouse: "p a, td a, th a", thumb: "p a" };

/** Holds each response, script, image and font until the page has drawn its loading state. */
async function drawBeforeAnswers(page: Page): Promise<void> {
  await page.route(/\/(graphql|assets|pictures)\b/, async (route) => {
    await framesDrawn(page).catch(() => undefined); // requested by the previous document
    await route.fallback();
  });
}

/** Resolves when the page has drawn all pending changes. */
async function framesDrawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<unknown>((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** Resolves when the fonts and all requested images have arrived. */
async function filesArrived(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.fonts.status === "loaded" &&
      [...document.images].every(({ complete, loading }) => complete || loading === "lazy"),
  );
}

/**
 * The layout shifts since the document was opened. The test presses nothing, so all of them count: an emulated phone
 * marks each shift of the first half second with `hadRecentInput`, because its viewport is resized when the document
 * opens.
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
      requestAnimationFrame(() => requestAnimationFrame(() => resolve([]))); // no layout shift
    });
  });
}

/** Controls smaller than the minimum, with their size. */
function smallTargets(page: Page, device: keyof typeof least): Promise<string[]> {
  return page.evaluate(
    ({ smallest, exempted }) => {
      // content far below the window is not laid out, and has no size yet
      for (const each of document.querySelectorAll<HTMLElement>("main *"))
        if (getComputedStyle(each).contentVisibility === "auto") each.style.contentVisibility = "visible";
      const pressed = [
        ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary"),
      ];
      return pressed
        .filter(
          (target) =>
            target.checkVisibility() && !target.matches("[aria-hidden='true'], [type=file], [readonly]"),
        )
        .filter((target) => !target.matches(exempted))
        .map((target) => {
          const label = target.matches("[type=checkbox], [type=radio]") ? target.closest("label") : null;
          // On cards and rows, the name's link covers the whole element.
          const spread =
            getComputedStyle(target, "::after").position === "absolute" ? target.offsetParent : null;
          const { width, height } = (label ?? spread ?? target).getBoundingClientRect();
          return { name: target.ariaLabel ?? target.textContent, width, height };
        })
        .filter(({ width, height }) => width < smallest - 0.5 || height < smallest - 0.5)
        .map(({ name, width, height }) => `${name}: ${Math.round(width)} × ${Math.round(height)}`);
    },
    { smallest: least[device], exempted: exempt[device] },
  );
}

/** Opens a page and waits until it is complete; expects few layout shifts. Returns the server's response. */
async function expectStill(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: /^Loading/ })).toHaveCount(0);
  await filesArrived(page);
  await framesDrawn(page);
  const moved = await movements(page);
  const sum = moved.reduce((total, { value }) => total + value, 0);
  if (process.env.SHOW_LAYOUT_SHIFTS) console.log(`${test.info().project.name} ${address} ${sum.toFixed(3)}`);
  const report = moved.map(({ value, moved: what }) => `${value.toFixed(3)}: ${what}`).join("\n");
  expect.soft(sum, `${address}\n${report}`).toBeLessThan(most);
  return answer;
}

/** Expects that the page fits a window of 320 px. */
async function expectToFit(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoHorizontalScroll(page);
  await expectWholeNumbers(page);
  await page.setViewportSize(size);
}

/**
 * Checks each page once: its content doesn't shift while it loads, it is accessible, its controls are large enough, and
 * it fits a narrow window. `check` receives the server's response.
 */
async function expectSteady(
  page: Page,
  addresses: readonly string[],
  isMobile: boolean,
  check?: (address: string, answer: Response | null) => Promise<void>,
): Promise<void> {
  const device = isMobile ? "thumb" : "mouse";
  await drawBeforeAnswers(page);
  await checkEachAddress(addresses, async (address) => {
    const answer = await expectStill(page, address);
    if (!isMobile) await expectAccessible(page); // axe's results don't depend on the size
    expect.soft(await smallTargets(page, device), `${address} at ${least[device]} px`).toEqual([]);
    if (isMobile) await expectToFit(page); // a desktop page is as wide
    await check?.(address, answer);
  });
}

async function someProduct(request: APIRequestContext): Promise<string> {
  return (await productsInStock(request)).at(4)?.id ?? "";
}

test.describe(() => {
  test.use({ expectedComplaints: [/404/] });

  test("each open page comes complete from the server, is accessible, stays where it is while it loads, and fits a narrow window and a thumb", async ({
    page,
    request,
    isMobile,
  }) => {
    const fetched: string[] = [];
    page.on("request", (sent) => {
      if (sent.url().includes("/graphql")) fetched.push(sent.postData() ?? sent.url());
    });
    const id = await someProduct(request);
    const addresses = [...openPages, "/products?search=watch&sort=price-up"].map((address) =>
      addressOf(address, { id }),
    );
    await expectSteady(page, addresses, isMobile, async (address, answer) => {
      expect(answer?.status(), address).toBe(missingPages.includes(address) ? 404 : 200);
      expect(await answer?.text(), address).toContain("<h1");
      expect(fetched, `${address}: nothing is fetched twice`).toEqual([]);
    });
  });
});

test("each page of a customer is accessible, stays where it is while it loads, and fits a narrow window and a thumb", async ({
  page,
  request,
  shopper,
  isMobile,
}) => {
  const found = { ...(await fillAccount(page, request, shopper)), email: shopper.email };
  const pages = ["/", "/product/:id", "/checkout/:order/1", ...customerPages];
  await expectSteady(
    page,
    pages.map((address) => addressOf(address, found)),
    isMobile,
  );
});

test("each page of a customer without orders is accessible, stays in place while it loads, and fits a narrow window and a thumb", async ({
  page,
  shopper,
  isMobile,
}) => {
  const orders = `/myOrder/${encodeURIComponent(shopper.email)}`;
  await expectSteady(page, [orders, `${orders}?show=past`, "/dashboard"], isMobile);
});

test("each page of an admin is accessible, stays where it is while it loads, and fits a narrow window and a thumb", async ({
  page,
  request,
  signInAs,
  isMobile,
}) => {
  const { accessToken } = await signInAs(admin);
  await addWebhook(request, accessToken);
  const [id, order] = await Promise.all([someProduct(request), someOrder(request)]);
  await expectSteady(
    page,
    [...adminPages, "/dashboard?days=90"].map((address) => addressOf(address, { id, order })),
    isMobile,
  );
});

test("the first press of Tab offers to skip the bar, and leads into the page", atDesk, async ({ page }) => {
  await openPage(page, "/products");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Sort by")).toBeFocused();
});

test("nothing moves by itself where the system asks for less motion", async ({ page }) => {
  await openPage(page, "/");
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        (animation) =>
          animation.playState === "running" && animation.effect?.getTiming().iterations === Infinity,
      )
      .map((animation) => (animation as CSSAnimation).animationName),
  );
  expect(moving).toEqual([]);
});

/**
 * Creates two unpaid orders of the shopper, and a cart with one product; returns the ids of an order and the product.
 */
async function fillAccount(page: Page, request: APIRequestContext, shopper: ApiSession) {
  const [, , , first, second] = await productsInStock(request);
  if (!first || !second) throw new Error("The seed has too little in stock.");
  await placeOrder(request, shopper, first.id);
  const order = await placeOrder(request, shopper, second.id);
  await keepCart(page, shopper.user.id, [{ product: second, quantity: 1 }]);
  return { id: second.id, order };
}
