import { expect, type BrowserContextOptions, type Page } from "@playwright/test";

/** Whether this is a short run (`npm run lab -- measure --short`): everything once, on this machine as it is, and no goal counts. */
export const isShort = process.env.LAB === "short";

/** How often each figure is taken; the middle one counts. */
export const RUNS = isShort ? 1 : 3;

/** Between two letters, so slowly that results arrive meanwhile. */
export const TYPING_MS = isShort ? 0 : 300;

/** Slow 4G as Chrome's developer tools know it; bytes per second. */
const slow4G = { offline: false, latency: 562, downloadThroughput: 183_750, uploadThroughput: 84_375 };

/** How much slower than this machine's the phone's processor is. */
const CPU_RATE = 4;

/** A phone's screen, and a desktop's. */
export const screens = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} satisfies Record<string, BrowserContextOptions>;

/** Slows the page's processor, and its network if wanted, by DevTools' protocol. */
export async function slowDown(page: Page, { network }: { network: boolean }): Promise<void> {
  if (isShort) return;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
  if (!network) return;
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", slow4G);
}

/** Resolves when the page has nothing left to do. */
export const idle = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
  });

/** Resolves when the page has asked for nothing for a while, and has nothing left to do; in a short run it isn't waited for. */
export async function quiet(page: Page): Promise<void> {
  if (isShort) return;
  await page.waitForLoadState("networkidle");
  await idle(page);
}

/** The middle one of an odd number of values. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** Fails the test, at its end, if a figure is as large as its limit or larger. */
export function expectBelow(limit: number, figure: number, what: string): void {
  if (!isShort) expect.soft(figure, what).toBeLessThan(limit);
}

/** A row of a Markdown table. */
export const row = (...cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
