import { openSearch, openWithoutCode } from "../../../web/e2e/support/open-page";
import { test } from "../../../web/e2e/support/test";

test("what is pressed before the code is there", async ({ page }, { project }) => {
  await openWithoutCode(page, "/products");
  await openSearch(page);
  await page.getByLabel("Search").fill("watch");
  await page.getByLabel("Search").press("Enter");
  await page.locator("html[data-held]").waitFor();
  await page.screenshot({ path: `lab/browser/screenshots/images/held-press-${project.name}.png` });
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, address] of [
    ["products-without-code", "/products?search=watch&sort=price-up"],
    ["login-without-code", "/login"],
  ] as const)
    test(name, async ({ page }, { project }) => {
      await page.goto(address);
      await page.screenshot({ path: `lab/browser/screenshots/images/${name}-${project.name}.png` });
    });

  test("login-answered", async ({ page }, { project }) => {
    await page.goto("/login");
    await page.locator("form").getByRole("button", { name: "Login", exact: true }).click();
    await page.getByRole("heading", { name: "Signing in needs JavaScript" }).waitFor();
    await page.screenshot({ path: `lab/browser/screenshots/images/login-answered-${project.name}.png` });
  });
});
