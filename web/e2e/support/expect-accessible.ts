import { expect, test, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { browserUnderTest } from "./other-browsers/programs";
import { isBrief } from "./parts";

/** axe-core in a page, with functions that its types lack. */
type Axe = typeof axe & {
  commons: { color: { Color: { prototype: Colour & { parseString(text: string): Colour } } } };
};

/** A colour in axe's format. */
interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
}

/**
 * Makes axe parse each colour once: it reads thousands of texts on a page with few different colours, and takes half
 * the time with this cache.
 */
function readColoursOnce(): void {
  const { prototype } = (window as unknown as { axe: Axe }).axe.commons.color.Color;
  const read = prototype.parseString;
  const known = new Map<string, Colour>();
  prototype.parseString = function (text) {
    const found = known.get(text);
    if (found) return Object.assign(this, found);
    read.call(this, text);
    const { r, g, b, alpha } = this;
    known.set(text, { r, g, b, alpha });
    return this;
  };
}

/** Expects no axe violations, target size included (WCAG 2.2 AA). Runs only with `--all`; `npm test` skips it. */
export async function expectNoViolations(page: Page, rules?: string[]): Promise<void> {
  if (isBrief) return;
  const options: RunOptions = {
    resultTypes: ["violations"],
    ...(rules ? { runOnly: rules } : { rules: { "target-size": { enabled: true } } }),
  };
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(axe.source);
    await page.evaluate(readColoursOnce);
  }
  const { violations } = await page.evaluate(
    (wanted) => (window as unknown as { axe: Axe }).axe.run(wanted),
    options,
  );
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect(found, "axe finds nothing").toEqual([]);
}

/** Expects no horizontal scrolling. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  // Not innerWidth: on a phone it grows with overflowing content.
  const [content, visible] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth] as const;
  });
  const width = page.viewportSize()?.width ?? visible; // Playwright doesn't know the size of WebKit's window
  expect(content, "nothing is wider than the window").toBeLessThanOrEqual(width);
}

/** Expects that no number of an order, return or invoice, and no code of a gift card breaks at its hyphens. */
export async function expectWholeNumbers(page: Page): Promise<void> {
  const broken = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: string[] = [];
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      for (const { 0: number, index } of node.data.matchAll(/(?<![-\w])[A-Z\d]{1,5}(-[A-Z\d]{4,6})+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + number.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) lines.push(`${number} in “${node.data}”`);
      }
    }
    return lines;
  });
  expect(broken, "numbers on one line").toEqual([]);
}

/** Sets the colour scheme, and waits until the page has it and has drawn a frame after its code was notified. */
async function setScheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async (query) => {
    const frame = () => new Promise(requestAnimationFrame);
    while (!matchMedia(query).matches) await frame();
    await frame();
    await frame();
  }, `(prefers-color-scheme: ${colorScheme})`);
}

/**
 * Expects no violations in light and dark mode; on a phone only in light mode, because colours don't depend on the
 * size.
 */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  await setScheme(page, "light");
  await expectNoViolations(page);
  if (test.info().project.name.startsWith("phone")) return;
  await setScheme(page, "dark");
  await expectNoViolations(page, ["color-contrast"]);
}

/** The height of a window in which no dialog scrolls. */
const WHOLE_DIALOG = 1_600;

/** A laptop and a small phone, with the space for the browser's bars subtracted. */
const lowWindows = [
  { width: 1280, height: 800 },
  { width: 390, height: 664 },
];

/** Expects that an open dialog fits low windows, with visible buttons whatever its content. */
export async function expectDialogToFit(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const size of lowWindows) {
    await page.setViewportSize(size);
    const bottoms = await page.locator("dialog[open]").evaluate((dialog) => {
      const buttons = [...dialog.querySelectorAll("button")];
      const actions = buttons.filter(
        ({ parentElement }) => parentElement && getComputedStyle(parentElement).position === "sticky",
      );
      return [dialog, ...(actions.length > 0 ? actions : buttons)].map(
        (element) => element.getBoundingClientRect().bottom,
      );
    });
    expect(bottoms.length, "it has buttons").toBeGreaterThan(1);
    expect(Math.max(...bottoms), `in a window of ${size.height} px`).toBeLessThanOrEqual(size.height);
  }
  if (before) await page.setViewportSize(before);
}

/** Expects one h1, no horizontal scrolling and no violations; and that an open dialog fits. */
export async function expectAccessible(page: Page): Promise<void> {
  if (browserUnderTest) return; // the result is equal in each browser, and takes half of a journey's time
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expectNoHorizontalScroll(page);
  const before = page.viewportSize();
  const hasDialog = (await page.locator("dialog[open]").count()) > 0;
  // otherwise axe reports controls that are scrolled under the buttons as too small
  if (before && hasDialog) await page.setViewportSize({ ...before, height: WHOLE_DIALOG });
  await expectAccessibleInBothSchemes(page);
  if (before && hasDialog) await page.setViewportSize(before);
  if (hasDialog) await expectDialogToFit(page);
}
