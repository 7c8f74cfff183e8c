import type { APIRequestContext, Page } from "@playwright/test";
import { navigateInApp, openPage } from "../support/open-page";
import { allProducts } from "../support/shop-api";
import { expect, test } from "../support/test";

/** The images that the browser connects in a movement: their addresses on the page before and on the next one. */
interface Movement {
  before: (string | null)[];
  after: (string | null)[];
}

/** Records the movements between pages from now on. */
async function watchMovements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const movements: Movement[] = [];
    const named = () =>
      [...document.querySelectorAll("img")]
        .filter(({ style }) => style.viewTransitionName === "product")
        .map((image) => image.getAttribute("src"));
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const movement: Movement = { before: named(), after: [] };
      movements.push(movement);
      return start(async () => {
        await (update as () => unknown)();
        movement.after = named();
      });
    };
    Object.assign(window, { movements });
  });
}

const movements = (page: Page) =>
  page.evaluate(() => (window as unknown as { movements: Movement[] }).movements);

/** A part of a product's page that loads together with the movement. */
const similar = (page: Page) => page.getByRole("region", { name: "More like this" });

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** A product of the seed: it has similar products, and other tests don't change it. */
const SEEDED = "Halden Lagoon 36";

/** Opens a list of products with the code of a product's page loaded. Returns the link and the image of a card. */
async function openList(page: Page, request: APIRequestContext) {
  const { id } = (await allProducts(request)).find(({ name }) => name === SEEDED) as { id: string };
  await watchMovements(page);
  await openPage(page, `/product/${id}`);
  await expect(similar(page)).toBeVisible();
  await navigateInApp(page, "/products?search=Halden");
  await expect(heading(page, SEEDED)).toBeHidden(); // its page has the same cards
  const name = "Halden Skerry 300 Automatic Diver";
  const card = page.getByRole("article").filter({ has: page.getByTitle(name, { exact: true }) });
  const image = await card.locator("img").first().getAttribute("src");
  return { link: card.getByRole("heading").getByRole("link"), image, name };
}

test.describe("with movements", () => {
  test.use({ reducedMotion: "no-preference" });

  test("the image of a pressed card becomes the image of the product's page", async ({ page, request }) => {
    const { link, image, name } = await openList(page, request);
    await link.click();
    await expect(heading(page, name)).toBeVisible();
    await expect.poll(() => movements(page)).toEqual([{ before: [image], after: [image] }]);

    await test.step("and so does that of a similar product, but none on the way back", async () => {
      const tile = similar(page).getByRole("listitem").first();
      const next = await tile.locator("img").getAttribute("src");
      await tile.getByRole("link").press("Enter");
      await expect.poll(() => movements(page)).toHaveLength(2);
      await expect.poll(async () => (await movements(page))[1]).toEqual({ before: [next], after: [next] });
      await page.goBack();
      await expect(heading(page, name)).toBeVisible();
      expect(await movements(page)).toHaveLength(2);
    });
  });
});

test("nothing moves for visitors who prefer reduced motion", async ({ page, request }) => {
  const { link, name } = await openList(page, request);
  await link.click();
  await expect(heading(page, name)).toBeVisible();
  expect(await movements(page)).toEqual([]);
});
