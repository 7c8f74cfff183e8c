import { openPage } from "../support/open-page";
import { expect, test } from "../support/test";

const MAX_REQUESTS = 20;

test("the home page takes at most 20 requests on the first visit", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await openPage(page, "/");
  await page.waitForLoadState("networkidle");
  expect(requested.length, requested.join("\n")).toBeLessThanOrEqual(MAX_REQUESTS);
});

for (const path of ["/", "/products", "/login"]) {
  test(`${path} loads its code and is hydrated while images and the font are still on their way`, async ({
    page,
  }) => {
    let arrive = () => {};
    const late = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/\.(woff2|svg|avif|webp|jpg|png)$/, async (route) => {
      await late;
      await route.continue();
    });
    await openPage(page, path);
    const scripts = await page.evaluate(() => document.scripts.length);
    expect(scripts, "no script has to be fetched before the code").toBe(
      await page.evaluate(() => document.querySelectorAll("script:not([src])").length),
    );
    arrive();
  });
}
