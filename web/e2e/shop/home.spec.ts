import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { newAccount, register } from "../support/accounts";
import { holdAnswers } from "../support/intercepted-answers";
import { goInside, openPage } from "../support/open-page";
import { addReview, allProducts, openSession } from "../support/shop-api";
import { atDesk, expect, test } from "../support/test";

const columns: Record<string, string[]> = {
  Solutions: ["Marketing", "Analytics", "Commerce", "Insights"],
  Support: ["Pricing", "Documentation", "Guides", "API Status"],
  Company: ["About", "Blog", "Jobs", "Press", "Partners"],
  Legal: ["Claim", "Privacy", "Terms"],
};

/** How many columns the cards stand in. */
function columnsOf(cards: Locator): Promise<number> {
  return cards.evaluateAll(
    (found) => new Set(found.map((card) => Math.round(card.getBoundingClientRect().x))).size,
  );
}

async function expectColumns(page: Page, counts: Record<number, number>): Promise<void> {
  for (const [width, count] of Object.entries(counts)) {
    await page.setViewportSize({ width: Number(width), height: 800 });
    await expect.poll(() => columnsOf(page.getByRole("article")), `at ${width} px`).toBe(count);
  }
}

test("the top bar leads home, to the products, the portfolio and the blog; a phone's menu also to the main categories", async ({
  page,
}) => {
  await openPage(page, "/");
  const menu = page.getByRole("button", { name: "Menu" });
  const narrow = await menu.isVisible();
  if (narrow) await menu.click();
  const links = page.getByRole("navigation", { name: narrow ? "Menu" : "Main" }).getByRole("link");
  const categories = narrow ? ["Tools", "Watches"] : [];
  await expect(links).toHaveText(["Home", "Products", ...categories, "Portfolio", "Blog"]);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  const places = categories.map((name) => `/products/${name.toLowerCase()}`);
  expect(addresses).toEqual(["/", "/products", ...places, "/portfolio", "/blog"]);
});

test("home welcomes, counts and quotes in the words of the specification", async ({ page }) => {
  await openPage(page, "/");
  const section = (name: string) =>
    page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });

  const landing = section("Welcome to our online business");
  await expect(landing).toContainText("Reviews and comparisons of power tools and hand tools");
  await expect(landing).toContainText("construction professionals");
  await expect(landing.getByRole("link", { name: "Get started" })).toHaveAttribute("href", "/products");
  await expect(landing.getByRole("link", { name: "Live demo" })).toHaveAttribute("href", "/dashboard");

  const statistics = section("Trusted by people from over 80 countries");
  await expect(statistics.getByRole("term")).toHaveText(["Services", "Delivery", "Sells"]);
  await expect(statistics.getByRole("definition")).toHaveText(["100%", "24/7", "100k"]);

  const samples = section("Customer Reviews").getByRole("figure");
  for (const [index, author] of ["Emily Selman", "Hector Gibbons"].entries()) {
    const sample = samples.nth(index);
    await expect(sample.getByText(author, { exact: true })).toBeVisible();
    await expect(sample.getByText(author.charAt(0), { exact: true })).toBeVisible();
    await expect(sample.getByRole("img", { name: "Rated 5.0 out of 5" })).toBeVisible();
    await expect(sample.getByRole("time")).toHaveText(/^\w+ \d+, 2022$/);
    await expect(sample.getByRole("blockquote").getByRole("paragraph")).not.toHaveCount(0);
  }
});

test("what customers said lately follows the two samples", async ({ page, request }) => {
  const author = newAccount("Mary");
  await register(request, author);
  const comment = "Two lines,\nof which this is the second.";
  await addReview(request, await openSession(request, author), { rating: 4.5, comment });

  await openPage(page, "/");
  const reviews = page.locator("section").filter({ hasText: "Customer Reviews" }).getByRole("figure");
  await expect(reviews.nth(0)).toContainText("Emily Selman");
  await expect(reviews.nth(1)).toContainText("Hector Gibbons");
  const written = reviews.filter({ hasText: author.name });
  await expect(written.getByRole("img", { name: "Rated 4.5 out of 5" })).toBeVisible();
  await expect(written.getByRole("blockquote")).toContainText("of which this is the second.");
});

test("home shows the outline of its products until they are there", async ({ page }) => {
  await openPage(page, "/blog");
  const release = await holdAnswers(page, "Home");
  await goInside(page, "/");
  await expect(page.getByRole("status").filter({ hasText: "Loading our top products…" })).toBeAttached();
  await expect(page.getByRole("article")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Welcome to our online business" })).toBeVisible();
  release();
  await expect(page.getByRole("article")).toHaveCount(8);
});

test("the footer has four columns, social icons and the year 2022, and no dead end", async ({ page }) => {
  await openPage(page, "/");
  const footer = page.getByRole("contentinfo");
  const lists = footer.getByRole("navigation", { name: "Footer" });
  await expect(lists.getByRole("heading")).toHaveText(Object.keys(columns));
  await expect(lists.getByRole("listitem")).toHaveText(Object.values(columns).flat());
  for (const name of ["Facebook", "Instagram", "Twitter", "GitHub", "Dribbble"]) {
    await expect(footer.getByRole("img", { name })).toBeVisible();
    await expect(footer.getByRole("link", { name })).toHaveCount(0);
  }
  await expect(footer.getByText(/© 2022/)).toBeVisible();
  await expect(page.locator("a[href='#']")).toHaveCount(0);
});

test("a footer link leads where the shop has something, and what has no address is no link", async ({
  page,
  request,
}) => {
  await openPage(page, "/");
  const lists = page.getByRole("contentinfo").getByRole("navigation", { name: "Footer" });
  for (const name of ["Jobs", "Press", "Partners", "Claim"])
    await expect(lists.getByRole("link", { name })).toHaveCount(0);
  const addresses = await lists
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(addresses).toContain("/docs");
  for (const address of new Set(addresses))
    expect((await request.get(address, { headers: { accept: "text/html" } })).status(), address).toBe(200);

  await lists.getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
});

test("the newsletter asks for an email address, and says what happens next", async ({ page }) => {
  await openPage(page, "/blog");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("heading", { name: "Subscribe to our newsletter" })).toBeVisible();
  await expect(footer).toContainText("The latest news, articles, and resources, sent to your inbox weekly.");
  const field = footer.getByLabel("Email address");
  await expect(field).toHaveAttribute("name", "email-address");
  await expect(field).toHaveAttribute("type", "email");
  await expect(field).toHaveAttribute("placeholder", "Enter your email");
  await expect(field).toHaveAttribute("required");

  await field.fill(`reader-${randomUUID()}@example.com`);
  await footer.getByRole("button", { name: "Subscribe" }).click();
  await expect(footer.getByRole("status")).toContainText("Look into your inbox");
  await expect(page).toHaveURL("/blog");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the newsletter says the same on a page of its own, which leads back", async ({ page }) => {
    await page.goto("/portfolio");
    await page.getByLabel("Email address").fill(`reader-${randomUUID()}@example.com`);
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page).toHaveURL("/newsletter");
    await expect(page.getByRole("heading", { name: "Look into your inbox" })).toBeVisible();
    await page.getByRole("link", { name: "Go back home" }).click();
    await expect(page).toHaveURL("/");
  });
});

test("a card is pictured at 15 by 18 rem, cuts long texts, and leads to its product", async ({
  page,
  request,
  isMobile,
}) => {
  const product = (await allProducts(request)).find(
    ({ name, description }) => name.length > 32 && description.length > 125,
  );
  if (!product) throw new Error("No product of the seed has both a long name and a long description.");
  await openPage(page, `/products?search=${encodeURIComponent(product.name)}`);

  const card = page.getByRole("article").filter({ has: page.getByTitle(product.name, { exact: true }) });
  const address = `/product/${product.id}`;
  const name = card.getByRole("heading").getByRole("link");
  await expect(name).toHaveText(`${product.name.slice(0, 30).trimEnd()}…`);
  await expect(name).toHaveAttribute("href", address);
  const description = card.getByRole("link").filter({ hasText: product.description.slice(0, 40) });
  await expect(description).toHaveText(`${product.description.slice(0, 120).trimEnd()}…`);
  await expect(description).toHaveAttribute("href", address);
  await expect(card.getByRole("link", { name: "Buy Now" })).toHaveAttribute("href", address);
  await expect(card.getByText(`${product.price.toFixed(2)}$`, { exact: true })).toBeVisible();

  const { width = 0, height = 0 } = (await card.locator("img").boundingBox()) ?? {};
  expect([width, Math.round(height)], "15 by 18 rem, 7 wide on a phone").toEqual(
    isMobile ? [112, 134] : [240, 288],
  );
});

test.describe("the grid", atDesk, () => {
  test("of home has 1 column on a phone, 2 when small and 4 when large", async ({ page }) => {
    await openPage(page, "/");
    await expect(page.getByRole("article")).toHaveCount(8);
    await expectColumns(page, { 390: 1, 700: 2, 1280: 4 });
  });

  test("of all products has 1 column when small, 2 when medium and 3 when large", async ({ page }) => {
    await openPage(page, "/products");
    await expectColumns(page, { 390: 1, 800: 2, 1280: 3 });
  });
});
