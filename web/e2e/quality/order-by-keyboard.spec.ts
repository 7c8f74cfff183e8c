import type { Locator, Page } from "@playwright/test";
import { openPage } from "../support/open-page";
import { expect, test } from "../support/test";

/** The name of the focused element; fails unless the element is inside the window, with a visible focus ring. */
async function seenFocus(page: Page): Promise<string> {
  const { name, ring, inside } = await page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    const { top, bottom, left, right, width, height } = focused.getBoundingClientRect();
    const within = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    const [x, y] = [
      (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    ];
    const onTop = document.elementFromPoint(x, y);
    return {
      name: `${focused.nodeName} ${focused.id} ${focused.textContent?.slice(0, 40)}`,
      ring: outlineStyle !== "none" && parseFloat(outlineWidth) >= 1,
      inside:
        within && width > 0 && height > 0 && (focused.contains(onTop) || Boolean(onTop?.contains(focused))),
    };
  });
  expect(ring, `${name} has a focus ring`).toBe(true);
  expect(inside, `${name} is seen`).toBe(true);
  return name;
}

test("a customer gets from home to a placed order in at most 16 presses of Tab, always seeing the focus", async ({
  page,
  shopper,
}) => {
  let presses = 0;
  /** Presses Tab until this element has the focus. */
  const tabOn = async (target: Locator) => {
    for (let tries = 0; tries < 40; tries += 1) {
      await page.keyboard.press("Tab");
      presses += 1;
      await seenFocus(page);
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`${target.toString()} does not take the focus.`);
  };

  await openPage(page, "/");
  await expect(page.getByRole("button", { name: /Account menu/ })).toBeVisible();
  await tabOn(page.getByRole("link", { name: "Skip to content" }));
  await page.keyboard.press("Enter");
  await tabOn(page.getByRole("article").first().getByRole("link").first());
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await tabOn(page.getByLabel("Quantity"));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByLabel("Quantity")).toHaveValue("1");
  await tabOn(page.getByRole("button", { name: "Order now" }));
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "SHIPPING" })).toBeVisible();
  await expect(page.getByLabel("Address", { exact: true })).toBeVisible(); // the form has replaced its placeholder
  await tabOn(page.getByLabel("Address", { exact: true }));
  await page.keyboard.type("7 Orbit Road");
  await tabOn(page.getByLabel("Phone Number"));
  await page.keyboard.type("555 0107");
  await page.keyboard.press("Enter"); // from any field: the following fields are optional
  await expect(page.getByRole("alertdialog", { name: "Success!" })).toContainText("Order Placed Succesfully");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/myOrder/${encodeURIComponent(shopper.email)}`);

  test.info().annotations.push({ type: "presses of Tab", description: String(presses) });
  expect(presses).toBeLessThanOrEqual(16); // 22 without the skip link; the town's fields need four, and 'Add to cart' comes before 'Order now'
});
