import { join } from "node:path";
import type { Page } from "@playwright/test";

const folder = join(import.meta.dirname, "images");

/** Takes a full-page screenshot: `name-project.png`. */
export async function takeScreenshot(page: Page, name: string, project: string): Promise<void> {
  // images below the fold load lazily, and a full-page screenshot doesn't scroll
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });
  await page.screenshot({ path: join(folder, `${name}-${project}.png`), fullPage: true });
}
