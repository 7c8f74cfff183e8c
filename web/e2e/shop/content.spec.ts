import { openPage } from "../support/open-page";
import { atDesk, expect, test } from "../support/test";

test("the portfolio and the blog show what they have", async ({ page }) => {
  await test.step("the portfolio shows three projects, each with a live preview", async () => {
    await openPage(page, "/portfolio");
    await expect(page.getByRole("heading", { level: 1, name: "Portfolio" })).toBeVisible();
    const projects = page.getByRole("article");
    await expect(projects.getByRole("heading")).toHaveText([
      "Personal portfolio",
      "Travel agency",
      "Classic watches",
    ]);
    for (const project of await projects.all()) await expect(project).toContainText("Live preview");
    const preview = projects.last().getByRole("link", { name: "Live preview of Classic watches" });
    await expect(preview).toHaveAttribute("href", "/products?search=watch");
    await expect(projects.first().getByRole("link")).toHaveCount(0);
    await expect(projects.last()).toContainText("takes it from stock");
  });

  await test.step("the blog answers five questions, and its list leads to each", async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
    const posts = page.getByRole("article");
    const questions = [
      /performance of a React application/,
      /prototypal inheritance/,
      /manage state/,
      /not set state directly/,
      /unit test/,
    ];
    await expect(posts.getByRole("heading", { level: 2 })).toHaveText(questions);
    for (const post of await posts.all()) await expect(post.getByRole("paragraph")).not.toHaveCount(0);

    const list = page.getByRole("navigation", { name: "Questions" });
    await expect(list.getByRole("link")).toHaveText(questions);
    await list.getByRole("link").last().click();
    await expect(page).toHaveURL("/blog#unit-tests");
    await expect(posts.last().getByRole("heading")).toBeInViewport();
  });
});

test("an address whose hash is no text opens its page all the same", atDesk, async ({ page }) => {
  await openPage(page, "/blog#%E0%A4%A");
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
});

test.describe("an unknown address", () => {
  test.use({ expectedComplaints: [/404/] });

  test("offers support beside the way home", async ({ page }) => {
    await openPage(page, "/no/such/page");
    await expect(page.getByRole("link", { name: "Contact support" })).toHaveAttribute(
      "href",
      "mailto:admin@example.com",
    );
  });
});
