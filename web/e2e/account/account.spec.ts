import { logIn } from "../support/accounts";
import { dismissAlert } from "../support/alerts";
import { alterAnswers } from "../support/intercepted-answers";
import { navigateInApp, openPage } from "../support/open-page";
import { atDesk, expect, test, variantAtDesk } from "../support/test";

test.describe("a customer's review", () => {
  test.use({ expectedComplaints: [/400/] });

  test("a review with half stars is thanked for once, and refused the second time", async ({
    page,
    customer,
    signInAs,
  }) => {
    await signInAs(customer);
    await openPage(page, "/addReview");
    const name = page.getByLabel("Name");
    const comment = page.getByLabel("Comment");
    await expect(name).toHaveValue(customer.name);

    await test.step("a review without stars that the server refuses is shown under the field, and stays", async () => {
      await comment.fill("x".repeat(2_001));
      await expect(page.getByText("0 of 5")).toBeVisible();
      await page.getByRole("button", { name: "Submit" }).click();
      await expect(comment).toHaveAccessibleDescription(/2000 characters/);
      await expect(comment).toHaveValue(/^x{2001}$/);
    });

    await test.step("stars are chosen by keyboard alone", async () => {
      await name.focus();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Space");
      for (let press = 0; press < 6; press += 1) await page.keyboard.press("ArrowRight");
      await expect(page.getByRole("radio", { name: "3.5 stars" })).toBeChecked();
      await expect(page.getByText("3.5 of 5")).toBeVisible();
    });

    await comment.fill("The chisels came sharp. <b>Really</b>.");
    await page.getByRole("radio", { name: "4.5 stars" }).check();
    await page.getByRole("button", { name: "Submit" }).click();
    await dismissAlert(page, "Success!", "Thanks For Your Review");
    await expect(page.getByRole("heading", { name: "Our Top Products" }).first()).toBeVisible();

    await navigateInApp(page, "/addReview");
    await comment.fill("Once more");
    await page.getByRole("radio", { name: "1 star", exact: true }).check();
    await page.getByRole("button", { name: "Submit" }).click();
    await dismissAlert(page, "Error!", "You have already rated");
    await expect(page.getByRole("button", { name: "Submit" })).toBeDisabled();
  });
});

test(
  "a review without stars that waits for an admin is sent at once and thanked for, and its author learns that it will appear",
  variantAtDesk,
  async ({ page, customer, signInAs }) => {
    await signInAs(customer);
    await alterAnswers<{ addReview: object }>(page, "AddReview", ({ addReview }) => ({
      addReview: { ...addReview, pending: true },
    }));
    await openPage(page, "/addReview");
    await page.getByLabel("Comment").fill("The chisels came sharp.");
    await page.getByRole("button", { name: "Submit" }).click();
    const thanks = "Thanks For Your Review. It will appear once we've approved it.";
    await dismissAlert(page, "Success!", thanks);
    await expect(page).toHaveURL("/");
  },
);

test("Profile shows the customer's data", atDesk, async ({ page, customer }) => {
  await logIn(page, customer);
  await page.getByRole("button", { name: /Account menu/ }).click();
  await page.getByRole("link", { name: "Profile" }).click();

  const profile = page.getByRole("main");
  await expect(profile.getByRole("heading", { name: customer.name })).toBeVisible();
  await expect(profile.getByText(customer.email, { exact: true })).toBeVisible();
  await expect(profile.getByText("unverified", { exact: true })).toBeVisible();
  const facts = profile.locator("dl > div");
  for (const fact of ["Birthday", "Gender", "Location", "Phone Number"])
    await expect(facts.filter({ hasText: fact })).toHaveText(`${fact}Not given`);
  await expect(facts.filter({ hasText: "Last sign-in" })).toContainText(String(new Date().getFullYear()));
  await expect(profile.getByRole("button", { name: "Update Profile" })).toBeEnabled();
});
