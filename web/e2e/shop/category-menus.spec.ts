import type { Page } from "@playwright/test";
import { expectAccessible, expectNoHorizontalScroll } from "../support/expect-accessible";
import { openPage } from "../support/open-page";
import { expect, test, variantAtDesk } from "../support/test";

const bar = (page: Page) => page.getByRole("banner");
const footer = (page: Page) =>
  page.getByRole("contentinfo").getByRole("navigation", { name: "Kinds of products" });

test("each main category is a press away on every page, by keyboard too, without a request of its own", async ({
  page,
  isMobile,
}) => {
  const asked: string[] = [];
  page.on("request", (sent) => void (sent.url().includes("/graphql") && asked.push(sent.url())));
  await openPage(page, "/blog");
  await expect(footer(page).getByRole("link")).toHaveText([
    "Tools",
    "Watches",
    "A first workshop",
    "Gifts under 50",
    "On sale",
  ]);
  expect(asked).toEqual([]);

  const menu = page.getByRole("button", { name: "Menu", exact: true });
  if (isMobile) {
    await menu.focus();
    await page.keyboard.press("Enter");
  }
  const tools = (isMobile ? bar(page) : footer(page)).getByRole("link", { name: "Tools", exact: true });
  await tools.focus();
  await expect(tools).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/products/tools");
  await expect(page.getByRole("heading", { level: 1, name: "Tools" })).toBeVisible();
  if (isMobile) await menu.click();
  if (isMobile) await expect(tools).toHaveAttribute("aria-current", "page");
  await expectAccessible(page);
  if (isMobile) await page.keyboard.press("Escape");

  await footer(page).getByRole("link", { name: "Watches" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/products/watches");
  await expect(page.getByRole("heading", { level: 1, name: "Watches" })).toBeVisible();
});

/** Sets names of the maximum length in the server's HTML. */
async function lengthenNames(page: Page): Promise<void> {
  await page.route("/blog", async (route) => {
    const answer = await route.fetch();
    const long = (word: string) => `${word} for measuring, marking and everything else ${"o".repeat(49)}`;
    const body = (await answer.text())
      .replace(/(Tools|Watches)(?=<\/a>)/g, long)
      .replace(/(?<="name":")(Tools|Watches)(?=")/g, long);
    await route.fulfill({ response: answer, body });
  });
}

test("names of 100 letters break neither menu nor footer", variantAtDesk, async ({ page }) => {
  await lengthenNames(page);
  await openPage(page, "/blog");
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoHorizontalScroll(page);
    const place = width === 390 ? bar(page) : footer(page);
    if (width === 390) await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(place.getByRole("link", { name: /^Tools for measuring/ })).toBeVisible();
  }
  await expectAccessible(page);
});
