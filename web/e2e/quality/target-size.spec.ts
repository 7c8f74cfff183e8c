import type { Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { keepCart } from "../support/cart";
import { addWebhook, someOrder } from "../support/admin-api";
import { addressOf, adminPages, customerPages, openPages } from "../support/every-page";
import { openPage } from "../support/open-page";
import { placeOrder, productsInStock } from "../support/shop-api";
import { atDesk, expect, test } from "../support/test";

/** Pixels at a mouse and at a thumb. */
const least = { mouse: 24, thumb: 44 };
/** A link inside a sentence may be as high as its line, and one alone in a table's row has room around it (WCAG 2.2, 2.5.8). */
const exempt = { mouse: "p a, td a, th a", thumb: "p a" };

/** What can be pressed and is smaller than that, with its size. */
function smallTargets(page: Page, device: keyof typeof least): Promise<string[]> {
  return page.evaluate(
    ({ smallest, exempted }) => {
      // what is far below the window is not laid out, and has no size yet
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
          // The name on a card or in a row reaches over the whole of it.
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

async function expectTargets(page: Page, isMobile: boolean, routes: string[]): Promise<void> {
  const device = isMobile ? "thumb" : "mouse";
  for (const route of routes) {
    await openPage(page, route);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expect(page.getByRole("status").filter({ hasText: /^Loading/ })).toHaveCount(0);
    expect.soft(await smallTargets(page, device), `${route} at ${least[device]} px`).toEqual([]);
  }
}

test.describe("what can be pressed is large enough for a thumb on a phone, and for a mouse elsewhere", () => {
  test.use({ expectedComplaints: [/404/] });

  test("on every open page", async ({ page, request, isMobile }) => {
    const [product] = await productsInStock(request);
    await expectTargets(
      page,
      isMobile,
      openPages.map((address) => addressOf(address, product ?? {})),
    );
  });

  test("on every page of a customer", async ({ page, request, isMobile, customer, signInAs }) => {
    const session = await signInAs(customer);
    const [product, other] = await productsInStock(request);
    const order = await placeOrder(request, session, other?.id ?? "");
    await keepCart(page, session.user.id, product ? [{ product, quantity: 1 }] : []);
    const found = { ...product, email: customer.email, order };
    const routes = ["/", "/product/:id", `/checkout/${order}/1`, ...customerPages].map((address) =>
      addressOf(address, found),
    );
    await expectTargets(page, isMobile, routes);
  });

  test("on every page of an admin", async ({ page, request, isMobile, signInAs }) => {
    const { accessToken } = await signInAs(admin);
    await addWebhook(request, accessToken);
    const [product] = await productsInStock(request);
    const order = await someOrder(request);
    await expectTargets(
      page,
      isMobile,
      adminPages.map((address) => addressOf(address, { ...product, order })),
    );
  });
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
