import { expectAccessible } from "../support/expect-accessible";
import { atDesk, expect, test } from "../support/test";

interface OpenApi {
  paths: Record<string, Record<string, { summary: string }>>;
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the reference shows every call with curl and the client's code, and asks no other origin", async ({
    page,
    request,
    baseURL,
  }) => {
    const asked: string[] = [];
    page.on("request", (sent) => asked.push(sent.url()));
    await page.goto("/docs");
    const { paths } = (await (await request.get("/openapi.json")).json()) as OpenApi;
    const calls = Object.values(paths).flatMap((methods) => Object.values(methods));
    for (const { summary } of calls) {
      const call = page.getByRole("article").filter({ has: page.getByRole("heading", { name: summary }) });
      await expect(call.getByRole("group", { name: `curl: ${summary}` })).toContainText("curl");
    }
    await expect(page.getByRole("group", { name: "Client: Place an order" })).toContainText(
      "shop.placeOrder(",
    );
    expect(asked.filter((url) => !url.startsWith(baseURL as string))).toEqual([]);
  });

  test(
    "the contents lead to a call, whose code of an error leads to its explanation",
    atDesk,
    async ({ page }) => {
      await page.goto("/docs");
      await page
        .getByRole("navigation", { name: "Contents" })
        .getByRole("link", { name: "Place an order" })
        .click();
      await expect(page.getByRole("heading", { name: "Place an order" })).toBeInViewport();
      const call = page.getByRole("article").filter({ has: page.locator("h3:target") });
      await call.getByRole("link", { name: "INSUFFICIENT_STOCK" }).click();
      await expect(page.locator("dl > :target")).toContainText("INSUFFICIENT_STOCK");
    },
  );
});

test("code that is too wide scrolls inside itself, by keyboard", async ({ page }) => {
  await page.goto("/docs");
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  const code = page.getByRole("group", { name: "Response: All orders as a sheet" });
  await code.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => code.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test("the reference and its errors are accessible", async ({ page }) => {
  for (const address of ["/docs", "/docs/errors"]) {
    await page.goto(address);
    await expectAccessible(page);
  }
});
