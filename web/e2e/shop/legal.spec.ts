import { expectAccessible, expectNoHorizontalScroll } from "../support/expect-accessible";
import { navigateInApp, openPage } from "../support/open-page";
import { atDesk, expect, test } from "../support/test";

test(
  "a visitor reads the shop's Privacy and Terms, and who signs up is told of them",
  atDesk,
  async ({ page }) => {
    await openPage(page, "/");
    await test.step("a visitor reads in Privacy what the shop stores, what for, how long, and what becomes of it", async () => {
      await page.getByRole("contentinfo").getByRole("link", { name: "Privacy", exact: true }).first().click();
      await expect(page).toHaveURL("/privacy");
      await expect(page.getByRole("heading", { level: 1, name: "Privacy" })).toBeVisible();
      const customers = page.getByRole("region", { name: "If you have an account" });
      await expect(customers.getByRole("heading", { level: 3 })).toContainText([
        "Account",
        "Review",
        "Orders",
      ]);
      await expect(customers).toContainText(
        "The name, address, email and phone number that you entered for the order",
      );
      await expect(customers).toContainText("When the account is deleted");
      await expect(page.getByRole("region", { name: "In your browser" })).toContainText("accesToken");
      await expectAccessible(page);
    });

    await test.step("the contents lead to each part", async () => {
      await page
        .getByRole("navigation", { name: "Contents" })
        .getByRole("link", { name: "In your browser" })
        .click();
      await expect(page.getByRole("heading", { name: "In your browser" })).toBeInViewport();
      await expectNoHorizontalScroll(page);
    });

    await test.step("Terms tell the shop's own rules and values, and what its operator has to add", async () => {
      await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
      await expect(page.getByRole("region", { name: "Orders" })).toContainText(
        "an unpaid order for 72 hours",
      );
      await expect(page.getByRole("region", { name: "Orders" })).toContainText("up to 500 units");
      await expect(page.getByRole("region", { name: "Who you order from" })).toContainText("OPERATOR_NAME");
      await expectAccessible(page);
    });

    await test.step("the sign-up form links to the terms, without a box to tick", async () => {
      await navigateInApp(page, "/registration");
      const note = page.getByText("By signing up, you agree to our");
      await expect(note.getByRole("link", { name: "Terms" })).toHaveAttribute("href", "/terms");
      await expect(note.getByRole("link", { name: "Privacy" })).toHaveAttribute("href", "/privacy");
      await expect(page.getByRole("checkbox")).toHaveCount(0);
    });
  },
);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("both pages can be read", atDesk, async ({ page }) => {
    await page.goto("/privacy");
    await expect(page.getByText("shop.searches")).toBeVisible();
    await page.goto("/terms");
    await expect(page.getByText("an unpaid order for 72 hours")).toBeVisible();
  });
});
