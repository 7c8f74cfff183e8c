import type { APIRequestContext, Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { deliver, knownCustomer, uniqueName } from "../support/admin-api";
import { dismissAlert } from "../support/alerts";
import { alterAnswers } from "../support/intercepted-answers";
import { expectAccessible } from "../support/expect-accessible";
import { openPage } from "../support/open-page";
import { addReview, ask, placeOrder, topProduct } from "../support/shop-api";
import { atDesk, expect, test, variantAtDesk } from "../support/test";

interface Reviewed {
  comment: string;
  name: string;
}

/** A review by a new customer, optionally with a delivered order. */
async function aReview(request: APIRequestContext, { delivered = false, more = "" } = {}): Promise<Reviewed> {
  const author = await knownCustomer(request, "Rosa");
  if (delivered) await deliver(request, await placeOrder(request, author, (await topProduct(request)).id));
  const comment = uniqueName("Cuts well") + more;
  await addReview(request, author, { rating: 4.5, comment });
  return { name: author.name, comment };
}

const rowOf = (page: Page, { name }: Reviewed) => page.getByRole("row").filter({ hasText: name });
const listOf = ({ comment }: Reviewed) => `/manageReviews?search=${encodeURIComponent(comment.slice(0, 90))}`;

async function isPublished(request: APIRequestContext, { comment }: Reviewed): Promise<boolean> {
  const query = "{ reviews(first: 100) { nodes { comment } } }";
  const { reviews } = await ask<{ reviews: { nodes: Reviewed[] } }>(request, query);
  return reviews.nodes.some((published) => published.comment === comment);
}

test("a review is hidden from the shop and shown again, each by a press that the other undoes", async ({
  page,
  request,
  signInAs,
}) => {
  const review = await aReview(request);
  await signInAs(admin);
  await openPage(page, listOf(review));
  await expect(rowOf(page, review)).toContainText("Shown");

  await rowOf(page, review).getByRole("button", { name: "Hide" }).click();
  await expect(rowOf(page, review)).toContainText("Hidden");
  expect(await isPublished(request, review)).toBe(false);
  const show = rowOf(page, review).getByRole("button", { name: `Show the review of ${review.name}` });
  await expect(show).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(rowOf(page, review)).toContainText("Shown");
  expect(await isPublished(request, review)).toBe(true);
});

test(
  "the review of a customer whose order was delivered is marked, here and at home",
  atDesk,
  async ({ page, request, signInAs }) => {
    const [verified, other] = [await aReview(request, { delivered: true }), await aReview(request)];
    await openPage(page, "/");
    await page.getByRole("button", { name: "See all" }).click();
    const atHome = ({ comment }: Reviewed) => page.getByRole("figure").filter({ hasText: comment });
    await expect(atHome(verified)).toContainText("Verified customer");
    await expect(atHome(other)).not.toContainText("Verified customer");

    await signInAs(admin);
    await openPage(page, listOf(verified));
    await expect(rowOf(page, verified)).toContainText("Verified customer");
    await openPage(page, listOf(other));
    await expect(rowOf(page, other)).toBeVisible();
    await expect(rowOf(page, other)).not.toContainText("Verified customer");
  },
);

test(
  "the list is narrowed to hidden reviews, in the address",
  variantAtDesk,
  async ({ page, request, signInAs }) => {
    const review = await aReview(request);
    await signInAs(admin);
    await openPage(page, listOf(review));
    await rowOf(page, review).getByRole("button", { name: "Hide" }).click();
    await expect(rowOf(page, review)).toContainText("Hidden");

    await page.getByLabel("Show", { exact: true }).selectOption("Shown");
    await expect(page).toHaveURL(/show=shown/);
    await expect(page.getByText(/No results/)).toBeVisible();
    await page.getByLabel("Show", { exact: true }).selectOption("Hidden");
    await expect(rowOf(page, review)).toBeVisible();
    await page.reload();
    await expect(rowOf(page, review)).toBeVisible();
    await expect(page.getByLabel("Show", { exact: true })).toHaveValue("hidden");
  },
);

test(
  "a review that waits is told apart from a hidden one, and is published by a press",
  atDesk,
  async ({ page, request, signInAs }) => {
    const review = await aReview(request);
    await signInAs(admin);
    let waits = true;
    await alterAnswers<{ allReviews: { nodes: object[] } }>(page, "ManageReviews", ({ allReviews }) => {
      const nodes = allReviews.nodes.map((node) => (waits ? { ...node, hidden: true, pending: true } : node));
      return { allReviews: { ...allReviews, nodes } };
    });
    await openPage(page, listOf(review));
    await expect(rowOf(page, review)).toContainText("Waiting");
    await expect(
      rowOf(page, review).getByRole("button", { name: `Keep hidden the review of ${review.name}` }),
    ).toBeVisible();
    await expectAccessible(page);

    waits = false;
    await rowOf(page, review)
      .getByRole("button", { name: `Show the review of ${review.name}` })
      .click();
    await expect(rowOf(page, review)).toContainText("Shown");
    await expect(rowOf(page, review).getByRole("button", { name: /^Keep hidden/ })).toHaveCount(0);
  },
);

test("a long comment is read in full when asked", variantAtDesk, async ({ page, request, signInAs }) => {
  const review = await aReview(request, { more: ` ${"and stays sharp ".repeat(20)}to the end` });
  await signInAs(admin);
  await openPage(page, listOf(review));
  await expect(rowOf(page, review)).not.toContainText("to the end");
  await page.getByRole("button", { name: "Read all" }).click();
  await expect(rowOf(page, review)).toContainText("to the end");
  await expectAccessible(page);
});

test("a shop without reviews says so", atDesk, async ({ page, signInAs }) => {
  await signInAs(admin);
  await alterAnswers<{ allReviews: object }>(page, "ManageReviews", (data) => ({
    allReviews: { ...data.allReviews, nodes: [], totalCount: 0 },
  }));
  await openPage(page, "/manageReviews");
  await expect(page.getByText("No reviews yet.")).toBeVisible();
});

test.describe("while the shop can't be reached", () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test("nothing is hidden, and an alert says so", variantAtDesk, async ({ page, request, signInAs }) => {
    const review = await aReview(request);
    await signInAs(admin);
    await openPage(page, listOf(review));
    await expect(rowOf(page, review)).toBeVisible();
    await page.route("/graphql*", (route) => route.abort());
    await rowOf(page, review).getByRole("button", { name: "Hide" }).click();
    await dismissAlert(page, "Error!", "That didn't work.");
    await expect(rowOf(page, review)).toContainText("Shown");
  });
});
