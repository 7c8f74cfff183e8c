import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";

/** Finds nothing with axe, the size of targets included (WCAG 2.2 AA). */
async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { "target-size": { enabled: true } } })
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect(found, "axe finds nothing").toEqual([]);
}

/** Finds nothing that is wider than the window. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  // Not innerWidth: a phone's grows with what does not fit.
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, "nothing is wider than the window").toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** Light and dark on the desktop; colours do not depend on the size, so the phone's page is looked at in light alone. */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  await expectAccessible(page);
  if (test.info().project.name.startsWith("phone")) return;
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page);
}

/** A page as it should be: one heading, nothing too wide, nothing that axe finds. */
export async function expectHealthy(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expectNoSidewaysScrolling(page);
  await expectAccessibleInBothSchemes(page);
}
