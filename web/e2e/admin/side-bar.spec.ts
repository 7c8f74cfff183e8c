import type { Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { knownCustomer, uniqueName } from "../support/admin-api";
import { expectAccessible } from "../support/expect-accessible";
import { codeOf } from "../support/built-code";
import { holdAnswers, holdFiles } from "../support/intercepted-answers";
import { openPage } from "../support/open-page";
import { addReview, topProduct } from "../support/shop-api";
import { atDesk, everyBrowser, expect, test, variant, variantAtDesk } from "../support/test";
import { letWait } from "../support/waiting";

const menu = (page: Page) => page.getByRole("navigation", { name: "Admin", exact: true });
const sheet = (page: Page) => page.getByRole("navigation", { name: "All admin pages" });
const entry = (page: Page, name: string | RegExp) => menu(page).getByRole("link", { name });

/** The menu's entries, with the headings of their pages. */
const pages = {
  Dashboard: ["/dashboard", "Dashboard"],
  Orders: ["/manageOrder", "Manage Orders"],
  Returns: ["/returns", "Returns"],
  Reviews: ["/manageReviews", "Reviews"],
  Users: ["/users", "All Users"],
  Items: ["/manageItems", "Manage Items"],
  "Add items": ["/addItems", "Add Items"],
  Categories: ["/categories", "Categories"],
  Collections: ["/manageCollections", "Collections"],
  "Import items": ["/manageItems/import", "Import items"],
  Webhooks: ["/webhooks", "Webhooks"],
  Jobs: ["/jobs", "Jobs"],
  Audit: ["/audit", "Audit"],
  "Gift cards": ["/giftCards", "Gift cards"],
  "API keys": ["/apiKeys", "API keys"],
  Settings: ["/settings", "Settings"],
} as const;

test(
  "an admin's menu leads to each page and marks the current one",
  everyBrowser,
  async ({ page, signInAs, isMobile }) => {
    await signInAs(admin);
    await openPage(page, "/dashboard");
    for (const [label, [address, heading]] of Object.entries(pages)) {
      if (isMobile) await page.getByRole("button", { name: "More", exact: true }).click();
      const list = isMobile ? sheet(page) : menu(page);
      await list.getByRole("link", { name: new RegExp(`^${label}`) }).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      if (isMobile) await page.getByRole("button", { name: "More", exact: true }).click();
      await expect(list.locator("[aria-current]")).toHaveText([new RegExp(`^${label}`)]);
      if (isMobile) await page.keyboard.press("Escape");
    }
  },
);

test(
  "the admin's pages have the menu and no shop footer, an item's page belongs to Items; the shop's pages keep their footer",
  variantAtDesk,
  async ({ page, request, signInAs }) => {
    const { id } = await topProduct(request);
    await signInAs(admin);
    for (const address of ["/users", `/manageItems/${id}`]) {
      await openPage(page, address);
      await expect(menu(page)).toBeVisible();
      await expect(page.getByRole("contentinfo")).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Subscribe", exact: true })).toHaveCount(0);
    }
    await expect(entry(page, /^Items/)).toHaveAttribute("aria-current", "true");
    await openPage(page, "/blog");
    await expect(page.getByRole("contentinfo")).toBeAttached();
    await expect(menu(page)).toHaveCount(0);
  },
);

test(
  "the first paint has the admin's menu before the code, for admins only",
  variantAtDesk,
  async ({ page, signInAs }) => {
    await signInAs(admin);
    const login = page.getByRole("banner").getByRole("link", { name: "Login" });
    for (const address of ["/dashboard", "/manageItems"]) {
      const release = await holdFiles(page, /\/assets\/.*\.js$/);
      await page.goto(address, { waitUntil: "commit" });
      await expect(entry(page, /^Items/)).toBeVisible();
      await expect(login).toHaveCSS("font-size", "0px");
      await expect(page.getByRole("banner").getByRole("link", { name: /^Cart/ })).toBeHidden();
      await expect(page.getByRole("search")).toBeHidden();
      release();
      await expect(page.getByRole("button", { name: /Account menu/ })).toBeVisible();
    }
    await page.evaluate(() => localStorage.clear());
    for (const address of ["/dashboard", "/manageItems"]) {
      const release = await holdFiles(page, /\/assets\/.*\.js$/);
      await page.goto(address, { waitUntil: "commit" });
      await expect(login).toBeVisible();
      await expect(menu(page)).toHaveCount(0);
      await expect(login).not.toHaveCSS("font-size", "0px");
      release();
      await expect(page).toHaveURL("/login");
    }
  },
);

test("a customer's dashboard has the shop's footer and nothing of the admin's menu, not even its code", async ({
  page,
  shopper,
}) => {
  expect(shopper.user.role).toBe("CUSTOMER");
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await openPage(page, "/dashboard");
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await expect(menu(page)).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(fetched.filter((url) => codeOf("AdminTools").test(url) || /waitingCounts/i.test(url))).toEqual([]);
});

test("the menu counts pending work, otherwise news, and counts again with each page", async ({
  page,
  signInAs,
  isMobile,
}) => {
  await signInAs(admin);
  const wait = await letWait(page, {
    paidOrders: 3,
    unpaidOrders: 12,
    requestedReturns: 4,
    lowStock: 100,
    pendingReviews: 2,
    newReviews: 5,
  });
  await openPage(page, "/users");
  await expect(entry(page, "Orders (3 to deliver)")).toBeVisible();
  await expect(entry(page, "Items (99+ low in stock)")).toBeVisible();
  if (isMobile) await page.getByRole("button", { name: "More", exact: true }).click();
  const list = isMobile ? sheet(page) : menu(page);
  await expect(list.getByRole("link", { name: "Orders (3 to deliver)" })).toBeVisible();
  await expect(list.getByRole("link", { name: "Returns (4 to answer)" })).toBeVisible();
  await expect(list.getByRole("link", { name: "Reviews (2 waiting for approval)" })).toBeVisible();

  wait({ paidOrders: 0, lowStock: 0, pendingReviews: 0, givenUpJobs: 2 });
  await list.getByRole("link", { name: "Categories" }).click();
  await expect(entry(page, "Orders (12 not paid)")).toBeVisible();
  await expect(entry(page, /^Items$/)).toBeVisible();
  if (isMobile) await page.getByRole("button", { name: "More", exact: true }).click();
  await expect(list.getByRole("link", { name: "Reviews (5 new)" })).toBeVisible();
  await expect(list.getByRole("link", { name: "Jobs (2 given up)" })).toBeVisible();
});

test(
  "a counter follows the admin's actions, and the old count stays until the new one arrives",
  variantAtDesk,
  async ({ page, request, signInAs }) => {
    const comment = uniqueName("Cuts well");
    await addReview(request, await knownCustomer(request, "Mary"), { rating: 2, comment });
    await signInAs(admin);
    const wait = await letWait(page, { pendingReviews: 8 });
    await openPage(page, `/manageReviews?search=${encodeURIComponent(comment)}`);
    await expect(entry(page, "Reviews (8 waiting for approval)")).toBeVisible();

    const release = await holdAnswers(page, "WaitingCounts"); // before the page opens, because the counts are requested repeatedly
    wait({ pendingReviews: 7 });
    const asked = page.waitForRequest((sent) => sent.postData()?.includes("WaitingCounts") ?? false);
    await page.getByRole("button", { name: /^Hide/ }).click();
    await asked;
    await expect(page.getByRole("cell", { name: "Hidden" })).toBeVisible();
    await expect(entry(page, "Reviews (8 waiting for approval)")).toBeVisible();
    release();
    await expect(entry(page, "Reviews (7 waiting for approval)")).toBeVisible();
  },
);

test(
  "new reviews are new until the admin has looked at them",
  atDesk,
  async ({ page, request, signInAs }) => {
    const reviewer = await knownCustomer(request, "Sofia");
    await addReview(request, reviewer, { rating: 4.5, comment: "Fine teeth." });
    await signInAs(admin);
    const sent = page.waitForRequest((asked) => asked.postData()?.includes("WaitingCounts") ?? false);
    await openPage(page, "/users");
    expect((await sent).postDataJSON()).toMatchObject({ variables: {} });
    await expect(entry(page, /^Reviews \(\d+\+? new\)/)).toBeVisible();

    const before = new Date().toISOString();
    const askedAgain = page.waitForRequest(
      (asked) => asked.postData()?.includes('"reviewsSince":"') ?? false,
    );
    await entry(page, /^Reviews/).click();
    await expect(page.getByRole("heading", { name: "Reviews" })).toBeVisible();
    const { variables } = (await askedAgain).postDataJSON() as { variables: { reviewsSince: string } };
    expect(variables.reviewsSince >= before).toBe(true);
  },
);

test("the admin's frame is accessible, with the sheet of a phone too", async ({
  page,
  signInAs,
  isMobile,
}) => {
  await signInAs(admin);
  await letWait(page, { paidOrders: 3, lowStock: 12, newReviews: 5 });
  await openPage(page, "/manageItems");
  await expect(entry(page, "Items (12 low in stock)")).toBeVisible();
  await expect(page.getByRole("table")).toBeVisible();
  await expectAccessible(page);
  if (!isMobile) return;
  await page.getByRole("button", { name: "More", exact: true }).click();
  await expectAccessible(page);
});

test(
  "on a phone the menu is at the bottom, with targets of 44 px that cover nothing",
  variant,
  async ({ page, signInAs, isMobile }) => {
    test.skip(!isMobile, "a wide window has the side bar");
    await signInAs(admin);
    await page.setViewportSize({ width: 320, height: 640 });
    await openPage(page, "/users");
    const targets = menu(page).getByRole("link").or(menu(page).getByRole("button"));
    await expect(targets).toHaveCount(5);
    for (const target of await targets.all()) {
      const { width = 0, height = 0, y = 0 } = (await target.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(y).toBeGreaterThan(500);
    }
    await expect(page.getByRole("table")).toBeVisible();
    const end = await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      return document.querySelector("main")?.lastElementChild?.getBoundingClientRect().bottom ?? 0;
    });
    expect(end).toBeLessThanOrEqual((await menu(page).boundingBox())?.y ?? 0);

    await page.getByRole("button", { name: "More", exact: true }).click();
    for (const target of await sheet(page).getByRole("link").all())
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  },
);
