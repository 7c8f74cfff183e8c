import { join } from "node:path";
import type { Page } from "@playwright/test";

const folder = join(import.meta.dirname, "images");

/** Takes a screenshot of the whole page, below the fold included: `name-project.png`. */
export async function takeScreenshot(page: Page, name: string, project: string): Promise<void> {
  // What is further down loads when it is seen, and a screenshot of the whole page doesn't scroll.
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });
  await page.screenshot({ path: join(folder, `${name}-${project}.png`), fullPage: true });
}
