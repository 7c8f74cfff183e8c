import { join } from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { addItem, deliver } from "../support/admin-api";
import { dismissAlert } from "../support/alerts";
import { expectAccessible } from "../support/expect-accessible";
import { alterAnswers, holdFiles } from "../support/intercepted-answers";
import { navigateInApp, openPage } from "../support/open-page";
import { ask, openSession, placeOrder, type ApiProduct } from "../support/shop-api";
import { everyBrowser, expect, test, variantAtDesk, type Shopper } from "../support/test";

const photo = join(import.meta.dirname, "../../public/icon-512.png");
const reviewsOf = (page: Page) => page.getByRole("region", { name: "Reviews" });
const photoOf = (page: Page, { name }: Shopper) =>
  reviewsOf(page).getByRole("button", { name: `Enlarge photo 1 of 1 by ${name}` });

test.use({ expectedComplaints: [/400/] });

/** A delivered product of the shopper. */
async function delivered(request: APIRequestContext, shopper: Shopper): Promise<ApiProduct> {
  const product = await addItem(request);
  await deliver(request, await placeOrder(request, shopper, product.id));
  return product;
}

/** Hides or shows every review of a product, as an admin. */
async function moderate(request: APIRequestContext, field: "hideReview" | "showReview", comment: string) {
  const { accessToken } = await openSession(request, admin);
  const { allReviews } = await ask<{ allReviews: { nodes: { id: string }[] } }>(
    request,
    "query ($search: String) { allReviews(search: $search) { nodes { id } } }",
    { search: comment },
    accessToken,
  );
  for (const { id } of allReviews.nodes)
    await ask(request, `mutation ($id: ID!) { ${field}(id: $id) { id } }`, { id }, accessToken);
}

test(
  "a customer reviews a delivered product with a photo, which others see once it is approved",
  everyBrowser,
  async ({ page, request, shopper }) => {
    const product = await delivered(request, shopper);
    await openPage(page, `/product/${product.id}`);
    await expect(reviewsOf(page)).toContainText("No reviews yet.");

    await openPage(page, `/myOrder/${encodeURIComponent(shopper.email)}?show=past`);
    await page.getByRole("link", { name: `Write a review : ${product.name}` }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Write a review");
    await page.getByRole("button", { name: "Submit" }).click();
    const stars = page.getByRole("group", { name: "Rating" });
    await expect(stars).toHaveAccessibleDescription("Rating must be a whole number from 1 to 5.");
    await page.getByRole("radio", { name: "4 stars" }).check({ force: true });
    const comment = `Straight and light: ${product.name}`;
    await page.getByLabel("Comment").fill(comment);
    await page.getByLabel("Add photos").setInputFiles(photo);
    await expect(page.getByRole("button", { name: "Remove photo 1" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Submit" }).click();
    await dismissAlert(page, "Success!", "Thanks For Your Review");

    await expect(page).toHaveURL(`/product/${product.id}#reviews`);
    await expect(reviewsOf(page).getByText(comment)).toBeVisible();
    await expect(reviewsOf(page)).toContainText("1 review by a customer who bought it");
    await expect(page.getByRole("link", { name: "4.0 from 1 customer" })).toBeVisible();
    await expect(page.getByRole("link", { name: /^Write (a|the first) review$/ })).toHaveCount(0);
    await expectAccessible(page);
    await photoOf(page, shopper).click();
    await expect(page.getByRole("dialog", { name: `Photos of ${shopper.name}` })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);

    await moderate(request, "hideReview", comment);
    await openPage(page, `/product/${product.id}`);
    await expect(reviewsOf(page)).toContainText("No reviews yet.");
    await moderate(request, "showReview", comment);
    await openPage(page, `/product/${product.id}`);
    await expect(photoOf(page, shopper)).toBeVisible();

    await openPage(page, `/addReview/${product.id}`);
    await expect(page.getByText("You can review a product once")).toBeVisible();
  },
);

test("a review that is sent while its photo is uploaded waits for it", async ({ page, request, shopper }) => {
  const product = await delivered(request, shopper);
  await openPage(page, `/addReview/${product.id}`);
  const release = await holdFiles(page, /\/photos$/);
  await page.getByLabel("Add photos").setInputFiles(photo);
  await page.getByRole("radio", { name: "4 stars" }).check({ force: true });
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Waiting until all pictures are uploaded")).toBeVisible();
  await page.getByLabel("Comment").fill("Straight."); // text typed during the upload belongs to the review
  release();
  await dismissAlert(page, "Success!", "Thanks For Your Review");
  await expect(photoOf(page, shopper)).toBeVisible();
  await expect(reviewsOf(page).getByText("Straight.")).toBeVisible();
});

test("a customer without the product is not asked to review it", async ({
  page,
  request,
  customer,
  signInAs,
}) => {
  await signInAs(customer);
  const product = await addItem(request);
  await openPage(page, `/product/${product.id}`);
  await expect(reviewsOf(page)).toContainText("Customers who bought it can write one.");
  await expect(reviewsOf(page).getByRole("link")).toHaveCount(0);
  await openPage(page, `/addReview/${product.id}`);
  await expect(page.getByText("You can review a product once, after we've sent your order")).toBeVisible();
});

test(
  "'Load more' below a product's reviews reads the next ones",
  variantAtDesk,
  async ({ page, request }) => {
    const reviewed = "{ products(first: 100) { nodes { id name reviewSummary { count } } } }";
    interface Reviewed {
      products: { nodes: { id: string; name: string; reviewSummary: { count: number } }[] };
    }
    const { products } = await ask<Reviewed>(request, reviewed);
    const product = products.nodes.find(({ reviewSummary }) => reviewSummary.count > 0);
    if (!product) throw new Error("The seed has no product with a review.");
    await alterAnswers<{ reviews: { pageInfo: object } }>(page, "Product", ({ reviews, ...answer }) => ({
      ...answer,
      reviews: { ...reviews, pageInfo: { ...reviews.pageInfo, hasNextPage: true } },
    }));
    await openPage(page, "/blog");
    await navigateInApp(page, `/product/${product.id}`);
    const further = page.waitForRequest(/operationName=MoreProductReviews/);
    await reviewsOf(page).getByRole("button", { name: "Load more" }).click();
    await further;
  },
);
