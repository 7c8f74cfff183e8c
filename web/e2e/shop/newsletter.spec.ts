import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { expectAccessible } from "../support/expect-accessible";
import { mailTo } from "../support/mails";
import { openPage } from "../support/open-page";
import { atDesk, expect, test } from "../support/test";

const linkIn = (text: string, path: string) =>
  new URL(new RegExp(`https?://\\S+${path}[\\w.%-]+`).exec(text.replaceAll("\n", " "))?.[0] ?? "").pathname;

/** Subscribes in the footer; returns the address and the mail's text. */
async function subscribe(page: Page): Promise<{ email: string; text: string }> {
  const email = `reader-${randomUUID()}@example.com`;
  await openPage(page, "/portfolio");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("heading", { name: "Subscribe to our newsletter" })).toBeVisible();
  await expect(footer).toContainText("The latest news, articles, and resources, sent to your inbox weekly.");
  const field = footer.getByLabel("Email address");
  await expect(field).toHaveAttribute("name", "email-address");
  await expect(field).toHaveAttribute("type", "email");
  await expect(field).toHaveAttribute("placeholder", "Enter your email");
  await expect(field).toHaveAttribute("required");
  await expect(footer.getByText("Every newsletter has a link to unsubscribe.")).toBeVisible();
  await field.fill(email);
  await footer.getByRole("button", { name: "Subscribe" }).click();
  await expect(footer.getByRole("status")).toContainText("Check your inbox");
  const { text } = await mailTo(email, /confirm your subscription/);
  return { email, text };
}

async function confirmSubscription(page: Page, text: string): Promise<void> {
  await page.goto(linkIn(text, "/newsletter/confirm/"));
  await expect(page.getByRole("heading", { name: "Subscribe to our newsletter?" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirm subscription" }).click();
  await expect(page.getByRole("heading", { name: "You're subscribed" })).toBeVisible();
}

test(
  "a reader subscribes in the footer, confirms by the mail's link, and unsubscribes by it",
  atDesk,
  async ({ page }) => {
    const { text } = await subscribe(page);
    await confirmSubscription(page, text);

    await page.goto(linkIn(text, "/newsletter/unsubscribe/"));
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(page.getByRole("heading", { name: "You're unsubscribed" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Privacy" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Privacy" })).toBeVisible();
  },
);

test("a text that is no email address is refused in the shop's words", atDesk, async ({ page }) => {
  await openPage(page, "/portfolio");
  for (const typed of ["", "ada@"]) {
    await page.getByLabel("Email address").fill(typed);
    await page.getByRole("button", { name: "Subscribe" }).click();
    const answer = page.getByRole("contentinfo").getByRole("status");
    await expect(answer).toHaveText("That isn't a valid email address. Nothing was saved.");
  }
});

test(
  "an admin sees how many read it, and takes those who confirmed along as a file",
  atDesk,
  async ({ page, signInAs }) => {
    const { email: hesitant } = await subscribe(page);
    const { email, text } = await subscribe(page);
    await confirmSubscription(page, text);

    await signInAs(admin);
    await openPage(page, "/users");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: /^Export subscribers \([1-9]\d*\)$/ }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("newsletter.csv");
    const readers = await readFile(await file.path(), "utf8");
    expect(readers).toContain(email);
    expect(readers).not.toContain(hesitant);
  },
);

test("a link that is forged or too old says so, and changes nothing", atDesk, async ({ page }) => {
  await page.goto("/newsletter/confirm/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.x");
  await page.getByRole("button", { name: "Confirm subscription" }).click();
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the newsletter says the same on a page of its own, which leads back", atDesk, async ({ page }) => {
    await page.goto("/portfolio");
    await page.getByLabel("Email address").fill(`reader-${randomUUID()}@example.com`);
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page).toHaveURL("/newsletter");
    await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
    await page.getByRole("link", { name: "Go back home" }).click();
    await expect(page).toHaveURL("/");
  });
});
