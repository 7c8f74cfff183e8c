import type { Page } from "@playwright/test";
import { storedToken } from "../support/alerts";
import { expectNoHorizontalScroll, expectNoViolations } from "../support/expect-accessible";
import { holdFiles } from "../support/intercepted-answers";
import { shopUnderTest } from "../support/shop-under-test";
import { atDesk, expect, test } from "../support/test";

const bar = (page: Page) => page.getByRole("banner");
const answerOf = (page: Page) => page.getByRole("region", { name: "Result Window" });

/** Signs in as the demo's admin or customer, with one tap. */
async function signInAsDemo(page: Page, who: "Admin" | "Customer"): Promise<void> {
  await bar(page).getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: who }).click();
  await expect(bar(page).getByText(`${who.toLowerCase()}@example.com`)).toBeVisible();
}

async function run(page: Page, example: string): Promise<void> {
  await page.getByRole("button", { name: example, exact: true }).click();
  await expect(page.getByRole("region", { name: "Query Editor" })).toContainText(example);
  await page.getByRole("button", { name: /^Execute query/ }).click();
}

/** The editor of the headers, next to the variables. */
async function headersOf(page: Page) {
  await page.getByRole("button", { name: "Headers", exact: true }).click();
  return page.getByRole("region", { name: "Headers" });
}

async function expectNothingFromElsewhere(page: Page, work: () => Promise<void>): Promise<void> {
  const { url, emulatorUrl } = await shopUnderTest();
  const strangers: string[] = [];
  page.on("request", (request) => {
    const known = [url, emulatorUrl, "data:", "blob:"].some((start) => request.url().startsWith(start));
    if (!known) strangers.push(request.url());
  });
  await work();
  expect(strangers, "nobody but the shop and its identity service is asked").toEqual([]);
}

test(
  "a visitor searches at once, signs in for the rest, and nobody else is asked for anything",
  atDesk,
  async ({ page }) => {
    await expectNothingFromElsewhere(page, async () => {
      await page.goto("/graphiql");
      await run(page, "SearchProducts");
      await expect(answerOf(page)).toContainText('"totalCount"');
      await run(page, "AllOrders");
      await expect(answerOf(page)).toContainText("UNAUTHENTICATED");
      await signInAsDemo(page, "Admin");
      await expect(await headersOf(page)).toContainText("Bearer ");
      await run(page, "AllUsers");
      await expect(answerOf(page)).toContainText('"email"');
    });
  },
);

test(
  "a customer opens an example again that was closed, and orders with one as it stands",
  atDesk,
  async ({ page }) => {
    await page.goto("/graphiql");
    await expect(page.locator(".graphiql-query-editor")).toContainText("SearchProducts"); // the editors are ready
    await page.getByRole("button", { name: "Close Tab" }).first().click();
    await expect(page.getByTitle("SearchProducts")).toHaveCount(0);
    await page.getByRole("button", { name: /Examples$/ }).click();
    const panel = page.getByRole("region", { name: "Examples" });
    await panel.getByRole("button", { name: /^SearchProducts/ }).click();
    await expect(page.getByTitle("SearchProducts")).toHaveCount(1);

    await signInAsDemo(page, "Customer");
    await run(page, "PlaceOrder");
    await expect(answerOf(page)).toContainText(/"__typename": "(Order|DuplicateOrder)"/);
    await run(page, "MyOrders");
    await expect(answerOf(page)).toContainText('"productName"');
  },
);

test(
  "a user signed in at the shop is signed in here, and the other way round",
  atDesk,
  async ({ page, customer, signInAs }) => {
    const { accessToken } = await signInAs(customer);
    await page.goto("/graphiql");
    await expect(bar(page).getByText(customer.email)).toBeVisible();
    await expect(await headersOf(page)).toContainText(accessToken.slice(-12));

    await bar(page).getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByRole("region", { name: "Headers" })).not.toContainText("Bearer");
    expect(await storedToken(page)).toBeNull();

    await signInAsDemo(page, "Customer");
    await page.goto("/");
    await expect(page.getByRole("link", { name: "Login" })).toBeHidden();
  },
);

test.describe("a session that can't be renewed", () => {
  test("says so, and asks to sign in again", atDesk, async ({ page, customer, signInAs }) => {
    await signInAs(customer);
    await page.evaluate(() => {
      const known = JSON.parse(localStorage.getItem("shopSession") ?? "{}") as { expiresAt: number };
      localStorage.setItem("shopSession", JSON.stringify({ ...known, expiresAt: Date.now() - 1_000 }));
    });
    const release = await holdFiles(page, /\/graphql\?/); // the page renders after the response with the examples' product
    await page.goto("/graphiql");
    await expect.poll(() => storedToken(page)).toBeNull();
    release();
    await expect(bar(page).getByText("Your session has ended. Sign in again.")).toBeVisible();
  });
});

test.describe("a wrong password", () => {
  test.use({ expectedComplaints: [/400/] });

  test("is shown in the dialog", atDesk, async ({ page }) => {
    await page.goto("/graphiql");
    await bar(page).getByRole("button", { name: "Sign in", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Email").fill("admin@example.com");
    await dialog.getByLabel("Password").fill("not-the-password");
    await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(dialog.getByRole("alert")).toContainText("don't match");
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  const details = colorScheme === "dark" ? atDesk : {}; // colours don't depend on the size
  const title = `the whole explorer, its panels and the sign-in are accessible in ${colorScheme}`;
  test(title, details, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/graphiql");
    await run(page, "SearchProducts");
    await expect(answerOf(page)).toContainText('"totalCount"');
    await expect(page.getByRole("button", { name: /^Execute query/ })).toBeInViewport();
    await expectNoHorizontalScroll(page);
    await expectNoViolations(page);
    for (const panel of [/Examples$/, /Documentation Explorer$/, /History$/]) {
      await page.getByRole("button", { name: panel }).click();
      await expectNoViolations(page);
    }
    await bar(page).getByRole("button", { name: "Sign in", exact: true }).click();
    await expectNoViolations(page);
  });
}
