import {
  expectNoHorizontalScroll,
  expectNoViolations,
  expectWholeNumbers,
} from "../support/expect-accessible";
import { sampleMails } from "../support/sample-mails";
import { expect, test } from "../support/test";

/** axe's rules for pages that don't apply to mails, such as landmarks: mail programs have their own. */
const rules = [
  "color-contrast",
  "image-alt",
  "link-name",
  "html-has-lang",
  "document-title",
  "heading-order",
];

test("every mail is readable in both schemes, fits the screen, shows its images, and loads nothing from elsewhere", async ({
  page,
  baseURL,
  isMobile,
}, testInfo) => {
  test.slow(); // axe checks each mail twice
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(String(baseURL))) elsewhere.push(request.url());
  });
  for (const [name, html] of sampleMails(testInfo.outputPath("mails"), String(baseURL))) {
    await test.step(name, async () => {
      await page.setContent(html, { waitUntil: "load" });
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expectNoHorizontalScroll(page);
      await expect
        .poll(() => page.evaluate(() => [...document.images].every(({ naturalWidth }) => naturalWidth > 0)))
        .toBe(true);
      for (const width of [320, 360, page.viewportSize()?.width ?? 390]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoHorizontalScroll(page);
        await expectWholeNumbers(page);
      }
      if (isMobile) return; // axe's results don't depend on the size
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await expectNoViolations(page, rules);
      }
    });
  }
  expect(elsewhere).toEqual([]);
});
