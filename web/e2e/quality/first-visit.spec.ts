import type { Page } from "@playwright/test";
import { openPage } from "../support/open-page";
import { allProducts } from "../support/shop-api";
import { expect, test } from "../support/test";

/**
 * The limits of a first visit: requests, and KB of 1,024 bytes as transferred, with headers. React and Apollo Client
 * make up half of a page.
 */
const bounds = {
  "/": { phone: { requests: 17, kilobytes: 220 }, desktop: { requests: 18, kilobytes: 225 } },
  "/products": { phone: { requests: 22, kilobytes: 228 }, desktop: { requests: 32, kilobytes: 258 } },
  "/product/:id": { phone: { requests: 18, kilobytes: 217 }, desktop: { requests: 18, kilobytes: 217 } },
};

/** The bytes of the first window of a TCP connection: ten segments. */
const FIRST_WINDOW = 10 * 1_460;

test.use({ serviceWorkers: "allow" });

for (const [path, bound] of Object.entries(bounds)) {
  test(`${path} takes few requests and bytes on the first visit`, async ({ page, request, isMobile }) => {
    // the choice of a variant is a further file
    const product = (await allProducts(request)).find(
      ({ countInStock, group }) => countInStock > 10 && !group,
    );
    const seen = await countTransfers(page);
    await openPage(page, path.replace(":id", product?.id ?? ""));
    await page.waitForLoadState("networkidle");

    const { requests, kilobytes } = bound[isMobile ? "phone" : "desktop"];
    const all = seen.map(({ path, bytes }) => `${path} ${bytes}`).join("\n");
    expect(seen.length, all).toBeLessThanOrEqual(requests);
    expect(seen.reduce((sum, { bytes }) => sum + bytes, 0) / 1_024, all).toBeLessThanOrEqual(kilobytes);
  });
}

for (const path of ["/", "/products"]) {
  test(`${path} loads one file of the font, which arrives in one round trip`, async ({ page }) => {
    const seen = await countTransfers(page);
    await openPage(page, path);
    await page.waitForLoadState("networkidle");

    const fonts = seen.filter((transfer) => transfer.path.endsWith(".woff2"));
    expect(fonts).toHaveLength(1);
    expect(fonts[0]?.bytes).toBeLessThanOrEqual(FIRST_WINDOW);
  });
}

/** Collects the page's transfers from now on, each with its transferred bytes. */
async function countTransfers(page: Page): Promise<{ path: string; bytes: number }[]> {
  const devtools = await page.context().newCDPSession(page);
  const seen: { path: string; bytes: number }[] = [];
  const byId = new Map<string, (typeof seen)[number]>();
  devtools.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (!request.url.startsWith("http")) return; // images embedded in the HTML
    const transfer = { path: new URL(request.url).pathname, bytes: 0 };
    byId.set(requestId, transfer);
    seen.push(transfer);
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const transfer = byId.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  await devtools.send("Network.enable");
  return seen;
}

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
