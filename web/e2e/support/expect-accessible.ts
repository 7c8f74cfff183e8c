import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";

/** Expects no violations that axe finds, target size included (WCAG 2.2 AA). */
export async function expectNoViolations(page: Page, rules?: string[]): Promise<void> {
  const axe = new AxeBuilder({ page }).options({
    resultTypes: ["violations"],
    ...(rules ? { runOnly: rules } : { rules: { "target-size": { enabled: true } } }),
  });
  const { violations } = await axe.setLegacyMode().analyze(); // one document, without a second page for its frames
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect(found, "axe finds nothing").toEqual([]);
}

/** Expects no horizontal scrolling. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  // Not innerWidth: a phone's grows with what does not fit.
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, "nothing is wider than the window").toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** Expects no violations in light and dark mode; on a phone in light mode only, because colours don't depend on the size. */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await expectNoViolations(page);
  if (test.info().project.name.startsWith("phone")) return;
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoViolations(page, ["color-contrast"]);
}

/** Expects one h1, no horizontal scrolling and no violations. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expectNoSidewaysScrolling(page);
  await expectAccessibleInBothSchemes(page);
}
