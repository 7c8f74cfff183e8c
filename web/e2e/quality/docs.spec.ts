import { expectAccessible } from "../support/expect-accessible";
import { atDesk, expect, test } from "../support/test";

interface OpenApi {
  paths: Record<string, Record<string, { summary: string }>>;
}

test(
  "the reference shows every documented call, and asks no other origin for anything",
  atDesk,
  async ({ page, request, baseURL }) => {
    const asked: string[] = [];
    page.on("request", (sent) => asked.push(sent.url()));
    await page.goto("/docs");
    const { paths } = (await (await request.get("/openapi.json")).json()) as OpenApi;
    const calls = Object.values(paths).flatMap((methods) => Object.values(methods));
    for (const { summary } of calls) await expect(page.getByText(summary, { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: /^(GET|POST|PUT|DELETE) \// })).toHaveCount(calls.length);
    expect(asked.filter((url) => !url.startsWith(baseURL as string) && !url.startsWith("data:"))).toEqual([]);
  },
);

test("the reference, a call in it and its sign-in are accessible", async ({ page }) => {
  await page.goto("/docs");
  await page.getByRole("button", { name: "POST /order Place an order" }).click();
  await expect(page.getByText("The Idempotency-Key was already used")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Try it out" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Authorize", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Available authorizations" });
  await expect(dialog.getByRole("heading", { name: "Available authorizations" })).toBeVisible();
  await expectAccessible(page);
});

test("the reference moves nothing for a visitor who asked for less motion", atDesk, async ({ page }) => {
  await page.goto("/docs");
  const link = page.getByRole("link", { name: "schema.graphql" });
  await expect(link).toHaveCSS("transition-duration", "0s");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(link).not.toHaveCSS("transition-duration", "0s");
});

test("several calls that are open at once are accessible, in both schemes", atDesk, async ({ page }) => {
  await page.goto("/docs");
  for (const call of [
    "GET /products List products",
    "POST /order Place an order",
    "GET /users List all users",
  ])
    await page.getByRole("button", { name: call }).click();
  await expect(page.getByText("Responses", { exact: true })).toHaveCount(3);
  await expectAccessible(page);
});

test("a link leads to a call, which is tried in place", atDesk, async ({ page }) => {
  await page.goto("/docs#/Products/listProducts");
  await page.getByRole("button", { name: "Try it out" }).click();
  await page.getByRole("textbox", { name: "Value" }).first().fill("watch");
  await page.getByRole("button", { name: "Execute" }).click();
  await expect(page.getByText(/\/products\?search=watch$/)).toBeVisible();
  await expect(
    page.locator(".live-responses-table").getByRole("cell", { name: "200", exact: true }),
  ).toBeVisible();
});
