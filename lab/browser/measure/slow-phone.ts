import { expect, type BrowserContextOptions, type Page } from "@playwright/test";

/** Whether this is a short run (`--short`): one run without slowing down, and without goals. */
export const isShort = process.env.LAB === "short";

/** The number of runs; the median counts. */
export const RUNS = isShort ? 1 : 3;

/** The time in ms between two letters, in which search results arrive. */
export const TYPING_MS = isShort ? 0 : 300;

/** "Slow 4G" of Chrome's developer tools; bytes per second. */
const slow4G = { offline: false, latency: 562, downloadThroughput: 183_750, uploadThroughput: 84_375 };

/** The factor by which the phone's processor is slower than this machine's. */
const CPU_RATE = 4;

/** The screens of a phone and a desktop. */
export const screens = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} satisfies Record<string, BrowserContextOptions>;

/** Throttles the page's processor, and optionally its network, by the DevTools protocol. */
export async function slowDown(page: Page, { network }: { network: boolean }): Promise<void> {
  if (isShort) return;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
  if (!network) return;
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", slow4G);
}

/** Resolves when the page is idle. */
export const idle = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
  });

/** Resolves when network and page are idle; immediately in a short run. */
export async function quiet(page: Page): Promise<void> {
  if (isShort) return;
  await page.waitForLoadState("networkidle");
  await idle(page);
}

/** The median of an odd number of values. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** Fails the test at its end if a figure isn't below its limit. */
export function expectBelow(limit: number, figure: number, what: string): void {
  if (!isShort) expect.soft(figure, what).toBeLessThan(limit);
}

/** A row of a Markdown table. */
export const row = (...cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
