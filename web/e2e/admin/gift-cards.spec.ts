import { admin } from "../support/accounts";
import { expectAccessible } from "../support/expect-accessible";
import { answerInstead } from "../support/intercepted-answers";
import { openPage } from "../support/open-page";
import { atDesk, expect, test } from "../support/test";

test("an admin makes a gift card, gives its code away once, finds it by its end, and ends it", async ({
  page,
  signInAs,
}) => {
  await signInAs(admin);
  await openPage(page, "/giftCards");
  await page.getByRole("button", { name: "New gift card" }).click();
  const form = page.getByRole("dialog", { name: "New gift card" });
  await form.getByRole("button", { name: "Make gift card" }).click();
  await expect(form.getByText("Amount is required")).toBeVisible();
  await form.getByLabel("Amount").fill("25.50");
  await form.getByLabel("Email").fill("nobody");
  await form.getByRole("button", { name: "Make gift card" }).click();
  await expect(form.getByText("Email must be an email address")).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel("Email").fill("mia@example.com");
  await form.getByRole("button", { name: "Make gift card" }).click();

  const shown = page.getByRole("alertdialog", { name: "A gift card of 25.50$" });
  const code = await shown.getByText(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/).innerText();
  await expect(shown).toContainText("The code is on its way to mia@example.com.");
  await expectAccessible(page);
  await shown.getByRole("button", { name: "I've stored it" }).click();
  await expect(page.getByText(code)).toHaveCount(0);

  await page.getByRole("searchbox").fill(code.slice(-4).toLowerCase());
  await expect(page.getByText("1 gift card", { exact: true })).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: `…${code.slice(-4)}` });
  for (const text of ["25.50$", "Active"]) await expect(row).toContainText(text);
  // a list that loads is dimmed
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expectAccessible(page);
  await row.getByRole("button", { name: "End" }).click();
  const question = page.getByRole("alertdialog", { name: `End the gift card …${code.slice(-4)}?` });
  await expect(question).toContainText("Its balance of 25.50$ is lost.");
  await question.getByRole("button", { name: "End" }).click();
  await expect(row).toContainText("0.00$");
  await expect(row.getByRole("button")).toHaveCount(0);
});

test("the page says that there are no gift cards yet", atDesk, async ({ page, signInAs }) => {
  await signInAs(admin);
  const pageInfo = { hasNextPage: false, endCursor: null, hasPreviousPage: false, startCursor: null };
  await answerInstead(page, "GiftCards", { data: { giftCards: { nodes: [], pageInfo, totalCount: 0 } } });
  await openPage(page, "/giftCards");
  await expect(page.getByText("No gift cards yet.")).toBeVisible();
});
