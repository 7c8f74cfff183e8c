import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { expectAccessible } from "../support/expect-accessible";
import { answerInstead, holdAnswers, refuse } from "../support/intercepted-answers";
import { openPage } from "../support/open-page";
import { atDesk, expect, test } from "../support/test";

const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test(
  "an admin creates a key for a program, which reads orders with it until it is revoked",
  atDesk,
  async ({ page, request, signInAs }) => {
    const name = `Warehouse ${randomUUID().slice(0, 8)}`;
    await signInAs(admin);
    await openPage(page, "/apiKeys");
    await page.getByRole("button", { name: "New API key" }).click();
    const form = page.getByRole("dialog", { name: "New API key" });
    await form.getByRole("button", { name: "Create key" }).click();
    await expect(form.getByText("Name is required")).toBeVisible();
    await expect(form.getByText("Choose at least one scope")).toBeVisible();
    await expectAccessible(page);

    await form.getByLabel("Name").fill(name);
    await form.getByRole("checkbox", { name: "Read orders" }).check();
    await form.getByRole("button", { name: "Create key" }).click();
    const shown = page.getByRole("alertdialog", { name: `The key “${name}”` });
    const secret = await shown.getByText(/^msk_[A-Za-z0-9]{43}$/).innerText();
    await expect(shown).toContainText("You won't see it again.");
    await expect(shown).toContainText('/orders \\ -H "Authorization: Bearer $SHOP_API_KEY"');
    await expectAccessible(page);
    await shown.getByRole("button", { name: "I've stored it" }).click();
    await expect(page.getByText(secret)).toHaveCount(0);

    const row = rowOf(page, name);
    for (const text of [`${secret.slice(0, 8)}…`, "Read orders", "Active"])
      await expect(row).toContainText(text);
    const statusOf = async (path: string) =>
      (await request.get(path, { headers: { authorization: `Bearer ${secret}` } })).status();
    expect([await statusOf("/orders"), await statusOf("/users")]).toEqual([200, 403]);

    await row.getByRole("button", { name: "Revoke" }).click();
    await page
      .getByRole("alertdialog", { name: `Revoke “${name}”?` })
      .getByRole("button", { name: "Revoke" })
      .click();
    await expect(row).toContainText("Revoked");
    await expect(row.getByRole("button", { name: "Revoke" })).toHaveCount(0);
    expect(await statusOf("/orders")).toBe(401);
  },
);

test("the page says that there are no keys yet", atDesk, async ({ page, signInAs }) => {
  await signInAs(admin);
  await answerInstead(page, "ApiKeys", { data: { apiKeys: [] } });
  await openPage(page, "/apiKeys");
  await expect(page.getByText("No API keys yet.")).toBeVisible();
});

test(
  "the page shows that keys load, and lets an admin try again where they don't",
  atDesk,
  async ({ page, signInAs }) => {
    await signInAs(admin);
    await refuse(page, "ApiKeys", { code: "INTERNAL_SERVER_ERROR", message: "Broken" });
    const release = await holdAnswers(page, "ApiKeys");
    await openPage(page, "/apiKeys");
    await expect(page.getByText("Loading the API keys")).toBeAttached();
    release();
    await expect(page.getByRole("heading", { name: "This didn't load" })).toBeVisible();
    await page.unroute("/graphql*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "This didn't load" })).toHaveCount(0);
  },
);
