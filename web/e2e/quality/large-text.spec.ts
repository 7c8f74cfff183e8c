import type { Locator, Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { someOrder } from "../support/admin-api";
import { addressOf, adminPages, customerPages, openPages } from "../support/every-page";
import { hydrated, checkEachAddress, openPage } from "../support/open-page";
import { placeOrder, productsInStock } from "../support/shop-api";
import { atDesk, expect, test } from "../support/test";

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** Doubles the text size to 32 px, as a browser's user may need it (WCAG 1.4.4). */
async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => void (document.documentElement.style.fontSize = "200%"));
}

/** Header controls that are partly outside the window or overlap. */
function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>("header :is(a, button, input)")]
      .filter((control) => control.checkVisibility() && !control.closest("[popover]:popover-open"))
      .map((control) => ({ control, box: control.getBoundingClientRect() }));
    const overlaps = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    return all
      .filter(
        ({ control, box }) =>
          box.left < -1 ||
          box.right > innerWidth + 1 ||
          all.some((other) => other.control !== control && overlaps(box, other.box)),
      )
      .map(({ control }) => `${control.ariaLabel ?? control.textContent}`);
  });
}

/** The elements that make the page wider than the window. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const exceeds = (each: Element) =>
      each.checkVisibility() && each.getBoundingClientRect().right > innerWidth + 1;
    return [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((each) => exceeds(each) && ![...each.children].some(exceeds))
      .map((each) => `${each.tagName} ${each.textContent?.slice(0, 30)}`);
  });
}

async function expectToFit(page: Page, addresses: readonly string[]): Promise<void> {
  await checkEachAddress(addresses, async (address) => {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    await hydrated(page);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expect(page.getByRole("status").filter({ hasText: /^Loading/ })).toHaveCount(0);
    await doubleText(page);
    for (const size of [desk, phone]) {
      await page.setViewportSize(size);
      expect.soft(await tooWide(page), `${address} at ${size.width} px`).toEqual([]);
      expect.soft(await misplaced(page), `the header of ${address} at ${size.width} px`).toEqual([]);
    }
  });
}

/** Expects that a menu or dialog with all its content fits the window's width. */
async function expectInside(box: Locator): Promise<void> {
  await expect(box).toBeVisible();
  const outside = await box.evaluate((element) =>
    [element, ...element.querySelectorAll("*")]
      .filter((each) => each.checkVisibility() && getComputedStyle(each).clipPath === "none")
      .map((each) => ({ name: `${each.tagName} ${each.textContent}`, box: each.getBoundingClientRect() }))
      .filter(({ box: { left, right } }) => left < -1 || right > innerWidth + 1)
      .map(({ name }) => name),
  );
  expect(outside).toEqual([]);
}

test.describe(() => {
  test.use({ expectedComplaints: [/404/] });

  test("each open page fits the window with text of twice the size", atDesk, async ({ page, request }) => {
    const id = (await productsInStock(request)).at(4)?.id ?? "";
    await expectToFit(
      page,
      openPages.map((each) => addressOf(each, { id })),
    );
  });
});

test(
  "each page of a customer fits the window with text of twice the size",
  atDesk,
  async ({ page, request, shopper }) => {
    const id = (await productsInStock(request)).at(4)?.id ?? "";
    const found = { id, email: shopper.email, order: await placeOrder(request, shopper, id) };
    await expectToFit(
      page,
      ["/", "/checkout/:order/1", ...customerPages].map((each) => addressOf(each, found)),
    );
  },
);

test(
  "each page of an admin fits the window with text of twice the size",
  atDesk,
  async ({ page, request, signInAs }) => {
    await signInAs(admin);
    const [id, order] = [(await productsInStock(request)).at(4)?.id ?? "", await someOrder(request)];
    await expectToFit(
      page,
      adminPages.map((each) => addressOf(each, { id, order })),
    );
  },
);

test("menus and dialogs fit the window with text of twice the size", atDesk, async ({ page, signInAs }) => {
  await signInAs(admin);
  for (const size of [desk, phone]) {
    await page.setViewportSize(size);
    await openPage(page, "/manageItems");
    await doubleText(page);

    await page.getByRole("button", { name: /Account menu/ }).click();
    await expectInside(page.getByRole("navigation", { name: "Account", exact: true }));
    await page.keyboard.press("Escape");

    await page
      .getByRole("button", { name: /^Restock/ })
      .first()
      .click();
    await expectInside(page.getByRole("dialog"));
    await page.keyboard.press("Escape");

    await page
      .getByRole("button", { name: /^Delete/ })
      .first()
      .click();
    await expectInside(page.getByRole("alertdialog"));
    await page.keyboard.press("Escape");
  }
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expectInside(page.getByRole("navigation", { name: "Menu", exact: true }));
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await expectInside(page.getByRole("navigation", { name: "All admin pages", exact: true }));
});
