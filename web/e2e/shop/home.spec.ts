import type { Locator, Page } from "@playwright/test";
import { newAccount, register } from "../support/accounts";
import { navigateInApp, openPage } from "../support/open-page";
import { addReview, allProducts, openSession } from "../support/shop-api";
import { expect, test, variantAtDesk } from "../support/test";

const columns: Record<string, string[]> = {
  Solutions: ["Marketing", "Analytics", "Commerce", "Insights"],
  Support: ["Pricing", "Documentation", "Guides", "API Status", "Contact"],
  Company: ["About", "Blog", "Jobs", "Press", "Partners"],
  Legal: ["Claim", "Privacy", "Terms"],
};

/** The number of columns of cards. */
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

test("a visitor finds on home what the shop is, has and was told, and the ways to the rest", async ({
  page,
  request,
}) => {
  const author = newAccount("Mary");
  await register(request, author);
  const comment = "Two lines,\nof which this is the second.";
  await addReview(request, await openSession(request, author), { rating: 4.5, comment });
  await openPage(page, "/");

  await test.step("the top bar leads home, to the products, the portfolio and the blog; a phone's menu also to the main categories", async () => {
    const menu = page.getByRole("button", { name: "Menu" });
    const narrow = await menu.isVisible();
    if (narrow) await menu.click();
    const links = page.getByRole("navigation", { name: narrow ? "Menu" : "Main" }).getByRole("link");
    const categories = narrow ? ["Tools", "Watches"] : [];
    const collections = narrow ? ["A first workshop", "Gifts under 50", "On sale"] : [];
    await expect(links).toHaveText([
      ...["Home", "Products", ...categories, ...collections],
      ...["Portfolio", "Blog"],
    ]);
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    const places = [
      ...categories.map((name) => `/products/${name.toLowerCase()}`),
      ...(narrow ? ["first-workshop", "under-50", "on-sale"] : []).map((slug) => `/collections/${slug}`),
    ];
    expect(addresses).toEqual(["/", "/products", ...places, "/portfolio", "/blog"]);
    if (narrow) await page.keyboard.press("Escape");
  });

  await test.step("home welcomes, counts and quotes in the words of the specification", async () => {
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

  await test.step("the latest review follows the two samples, and 'See all' shows the others", async () => {
    const reviews = page.locator("section").filter({ hasText: "Customer Reviews" }).getByRole("figure");
    await expect(reviews).toHaveCount(3);
    await expect(reviews.nth(0)).toContainText("Emily Selman");
    await expect(reviews.nth(1)).toContainText("Hector Gibbons");
    await page.getByRole("button", { name: "See all" }).click();
    await expect.poll(() => reviews.count()).toBeGreaterThan(8);
    const written = reviews.filter({ hasText: author.name });
    await expect(written.getByRole("img", { name: "Rated 4.5 out of 5" })).toBeVisible();
    await expect(written.getByRole("blockquote")).toContainText("of which this is the second.");
  });

  await test.step("the footer has four columns, social icons and the year 2022, and no dead end", async () => {
    const footer = page.getByRole("contentinfo");
    const lists = footer.getByRole("navigation", { name: "Footer" });
    await expect(lists.getByRole("heading")).toHaveText(Object.keys(columns));
    const [first, second] = await Promise.all(
      [0, 1].map((n) => lists.getByRole("heading").nth(n).boundingBox()),
    );
    expect(second?.y, "the columns stand beside each other").toBe(first?.y);
    await expect(lists.getByRole("listitem")).toHaveText(Object.values(columns).flat());
    for (const name of ["Facebook", "Instagram", "Twitter", "GitHub", "Dribbble"]) {
      await expect(footer.getByRole("img", { name })).toBeVisible();
      await expect(footer.getByRole("link", { name })).toHaveCount(0);
    }
    await expect(footer.getByText(/© 2022/)).toBeVisible();
    await expect(page.locator("a[href='#']")).toHaveCount(0);
  });

  const addressesOf = (links: Locator) =>
    links.evaluateAll((all) => all.map((one) => one.getAttribute("href")));

  await test.step("home opens with one line, one product that isn't the first card, and the main categories", async () => {
    const main = page.getByRole("main");
    await expect(main.getByText("Tools and watches that do one thing properly.")).toBeVisible();
    const [opening] = await addressesOf(main.locator('a[tabindex="-1"][href^="/product/"]'));
    const [first] = await addressesOf(page.getByRole("article").getByRole("link", { name: "Buy Now" }));
    expect(opening).not.toBe(first);
  });

  await test.step("home leads to each main category and to new products", async () => {
    const ways = page.getByRole("navigation", { name: "Shop by category" }).getByRole("link");
    await expect(ways).toHaveText(["Tools", "Watches"]);

    const news = page.getByRole("region", { name: "New in the shop" });
    await expect(news.getByRole("listitem")).toHaveCount(4);
    const top = await addressesOf(page.getByRole("article").getByRole("link", { name: "Buy Now" }));
    const added = await addressesOf(news.getByRole("listitem").getByRole("link"));
    expect(added.filter((address) => top.includes(address))).toEqual([]);
    await ways.last().focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/products/watches");
    await page.goBack();
  });

  await test.step("a footer link leads to existing pages, and an entry without an address is no link", async () => {
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
});

test("a card is drawn at 15 by 18 rem, cuts long texts, and leads to its product", async ({
  page,
  request,
  isMobile,
}) => {
  const product = (await allProducts(request)).find(
    ({ name, description, group }) => name.length > 32 && description.length > 125 && !group,
  );
  if (!product) throw new Error("No single product of the seed has both a long name and a long description.");
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

test(
  "the grid of home and that of all products have as many columns as the window has room for",
  variantAtDesk,
  async ({ page }) => {
    await openPage(page, "/");
    await expect(page.getByRole("article")).toHaveCount(8);
    await expectColumns(page, { 390: 1, 700: 2, 1280: 4 });
    await navigateInApp(page, "/products");
    await expect(page.getByRole("article")).toHaveCount(24);
    await expectColumns(page, { 390: 1, 800: 2, 1280: 3 });
  },
);
