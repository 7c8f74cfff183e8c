import type { Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { deliver } from "../support/admin-api";
import { orderAndPay } from "../support/buying";
import { expectAccessible } from "../support/expect-accessible";
import { mailTo } from "../support/mails";
import { openPage, openSearch, productSearch as field } from "../support/open-page";
import { addWatches } from "../support/product-groups";
import { ask, openSession, placeOrder } from "../support/shop-api";
import { everyBrowser, expect, test } from "../support/test";

const straps = (page: Page) => page.getByRole("radiogroup", { name: /^Strap:/ });
const dials = (page: Page) => page.getByRole("radiogroup", { name: /^Dial colour:/ });
const units = (page: Page) => page.getByRole("spinbutton", { name: "How many to add" });

test(
  "a visitor chooses another strap: the page changes in place, and Back leaves the product",
  everyBrowser,
  async ({ page, request, browserName }) => {
    const { blueSteel, blueLeather } = await addWatches(request);
    await openPage(page, "/blog");
    await openPage(page, `/product/${blueSteel.id}`);
    await page.evaluate(() => (document.documentElement.dataset.sameDocument = "yes"));
    await expect(dials(page)).toHaveAccessibleName("Dial colour: Blue");
    await expect(straps(page).getByRole("radio", { name: "Steel" })).toBeChecked();
    await expectAccessible(page);
    await units(page).fill("3");
    await page.evaluate(() => scrollTo(0, 120));
    const leather = straps(page).getByRole("radio", { name: "Leather" });
    await leather.click({ trial: true }); // on a phone it scrolls further, to reach the value
    await leather.focus(); // Playwright's click in WebKit focuses nothing
    const scrolled = await page.evaluate(() => scrollY);
    expect(scrolled).toBeGreaterThan(0);

    await leather.click();
    await expect(page).toHaveURL(`/product/${blueLeather.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(blueLeather.name);
    await expect(page).toHaveTitle(new RegExp(blueLeather.name));
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(blueLeather.id));
    const preview = (name: string) => page.locator(`meta[property="og:${name}"]`);
    await expect(preview("url")).toHaveAttribute("content", new RegExp(`/product/${blueLeather.id}$`));
    await expect(preview("title")).toHaveAttribute("content", blueLeather.name);
    await expect(preview("image")).toHaveAttribute("content", /^http.*\.jpg$/);
    await expect(page.getByRole("main").getByText("890.00$").first()).toBeVisible();
    await expect(leather).toBeChecked();
    await expect(leather).toBeFocused();
    await expect(units(page)).toHaveValue("3");
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    expect(await page.evaluate(() => document.documentElement.dataset.sameDocument)).toBe("yes");

    if (browserName !== "chromium") return; // Playwright loses other browsers' pages that come back from memory
    await page.goBack();
    await expect(page).toHaveURL("/blog");
  },
);

test("a combination that isn't made is disabled with its reason, and a sold-out one offers the stock alert", async ({
  page,
  request,
}) => {
  const { blueLeather, blueSteel, blackSteel } = await addWatches(request);
  await openPage(page, `/product/${blueLeather.id}`);
  await expect(dials(page).getByRole("radio", { name: "Black not made with Leather" })).toBeDisabled();
  await straps(page).getByRole("radio", { name: "Steel" }).click();
  await expect(page).toHaveURL(`/product/${blueSteel.id}`);
  await units(page).fill("4");
  await dials(page).getByRole("radio", { name: "Black sold out" }).click();
  await expect(page).toHaveURL(`/product/${blackSteel.id}`);
  await expect(straps(page).getByRole("radio", { name: "Leather not made with Black" })).toBeDisabled();
  await expect(page.getByRole("main").getByLabel("Email", { exact: true })).toBeVisible();
  await expect(dials(page).getByRole("radio", { name: "Black sold out" })).toBeFocused();
  await expectAccessible(page);
  await dials(page).getByRole("radio", { name: "Blue" }).click();
  await expect(units(page)).toHaveValue("4");
});

test("a variant that has just been deleted can't be chosen, and the page stays", async ({
  page,
  request,
}) => {
  const { blueSteel, blueLeather } = await addWatches(request);
  await openPage(page, `/product/${blueSteel.id}`);
  const { accessToken } = await openSession(request, admin);
  const { id } = blueLeather;
  await ask(request, "mutation ($id: ID!) { deleteProduct(id: $id) }", { id }, accessToken);
  await straps(page).getByRole("radio", { name: "Leather" }).click();
  await expect(straps(page).getByRole("radio")).toHaveText(["Steel"]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(blueSteel.name);
  await expect(page).toHaveURL(`/product/${blueSteel.id}`);
});

test("a value whose last unit is held back says that it is sold out, as the cart does", async ({
  page,
  request,
}) => {
  const { blueSteel } = await addWatches(request, { blackSteel: 1 });
  await openPage(page, `/product/${blueSteel.id}`);
  await expect(dials(page).getByRole("radio", { name: "Black sold out" })).toBeVisible();
});

test("the arrow keys choose the next value, and Tab leaves the option", async ({ page, request }) => {
  const { blueSteel, blueLeather } = await addWatches(request);
  await openPage(page, `/product/${blueSteel.id}`);
  await dials(page).getByRole("radio", { name: "Blue" }).focus();
  await page.keyboard.press("Tab");
  await expect(straps(page).getByRole("radio", { name: "Steel" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(`/product/${blueLeather.id}`);
  await expect(straps(page).getByRole("radio", { name: "Leather" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL(`/product/${blueSteel.id}`);
  await expect(straps(page).getByRole("radio", { name: "Steel" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(units(page)).toBeFocused();
});

test("the reviews of all variants are shown together, each with its variant", async ({
  page,
  request,
  shopper,
}) => {
  const { blueSteel, blueLeather } = await addWatches(request);
  await deliver(request, await placeOrder(request, shopper, blueLeather.id));
  const mutation = `mutation ($input: AddProductReviewInput!) { addProductReview(input: $input) { __typename } }`;
  const input = { productId: blueLeather.id, rating: 4, comment: "Soft from the first day." };
  await ask(request, mutation, { input }, shopper.accessToken);
  await openPage(page, `/product/${blueSteel.id}`);
  const reviews = page.getByRole("region", { name: "Reviews" });
  await expect(reviews.getByText("Soft from the first day.")).toBeVisible();
  await reviews.getByRole("link", { name: "Blue · Leather" }).click();
  await expect(page).toHaveURL(`/product/${blueLeather.id}`);
});

test("a search for a variant's value shows its group once, as that variant", async ({ page, request }) => {
  const { name, blueLeather, blackSteel } = await addWatches(request);
  const card = page.getByRole("main").getByRole("article");
  const searchFor = async (text: string) => {
    await openSearch(page);
    await field(page).fill(text);
    await field(page).press("Enter");
    await expect(card).toHaveCount(1);
  };
  await openPage(page, "/products");
  await searchFor(`${name} black`);
  await expect(card).toHaveText(new RegExp(blackSteel.name));
  await expect(card).toHaveText(/3 variants/);
  await searchFor(`${name} leather`);
  await expect(card).toHaveText(new RegExp(blueLeather.name));
  await page.goBack();
  await expect(card).toHaveText(new RegExp(blackSteel.name));
  await page.goForward();
  await card.getByRole("link", { name: blueLeather.name }).first().click();
  await expect(page).toHaveURL(`/product/${blueLeather.id}`);
  await expect(straps(page).getByRole("radio", { name: "Leather" })).toBeChecked();
});

test("a visitor searches a colour, chooses another strap, orders two variants and reads the mail", async ({
  page,
  request,
  shopper,
}) => {
  test.slow();
  const { name, blueSteel, blueLeather } = await addWatches(request);
  const add = page.getByRole("main").getByRole("button", { name: /^Add to cart/i });
  await openPage(page, "/products");
  await openSearch(page);
  await field(page).fill(`blue ${name.replace("Skerry ", "")}`);
  await field(page).press("Enter");
  await page.getByRole("article").getByRole("link", { name: blueSteel.name }).first().click();
  await expect(page).toHaveURL(`/product/${blueSteel.id}`);
  await add.first().click();
  await straps(page).getByRole("radio", { name: "Leather" }).click();
  await expect(page).toHaveURL(`/product/${blueLeather.id}`);
  await add.first().click();

  await openPage(page, "/cart");
  const rows = page.getByRole("main").getByRole("listitem");
  await expect(rows.getByRole("heading")).toHaveText([blueSteel.name, blueLeather.name]);
  await page.getByRole("link", { name: "Check out" }).click();
  await orderAndPay(page);
  const mail = await mailTo(shopper.email, /^We've received your order: 2 products/);
  expect(mail.text).toContain(`${blueSteel.name}\nDial colour: Blue, Strap: Steel\n`);
  expect(mail.text).toContain(`${blueLeather.name}\nDial colour: Blue, Strap: Leather\n`);
});

test("a suggestion for a variant's value opens that variant", async ({ page, request }) => {
  const { name, blackSteel } = await addWatches(request);
  await openPage(page, "/blog");
  await openSearch(page);
  await field(page).click();
  await field(page).pressSequentially(`${name} bla`);
  const products = page.getByRole("group", { name: "Products" });
  await products.getByRole("option", { name: blackSteel.name }).click();
  await expect(page).toHaveURL(`/product/${blackSteel.id}`);
  await expect(dials(page)).toHaveAccessibleName("Dial colour: Black");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the values are links to the variants", async ({ page, request }) => {
    const { blueSteel, blueLeather } = await addWatches(request);
    await page.goto(`/product/${blueSteel.id}`);
    const strap = page.getByRole("group", { name: "Strap: Steel" });
    await expect(strap.getByRole("link", { name: "Steel" })).toHaveAttribute("aria-current", "true");
    await strap.getByRole("link", { name: "Leather" }).click();
    await expect(page).toHaveURL(`/product/${blueLeather.id}`);
    await expect(page.getByRole("link", { name: "Black not made with Leather" })).toBeDisabled();
  });
});
