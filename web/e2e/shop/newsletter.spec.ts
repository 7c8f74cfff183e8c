import { randomUUID } from "node:crypto";
import { expectAccessible } from "../support/expect-accessible";
import { mailTo } from "../support/mails";
import { openPage } from "../support/open-page";
import { atDesk, expect, test } from "../support/test";

const linkIn = (text: string, path: string) =>
  new URL(new RegExp(`https?://\\S+${path}[\\w.%-]+`).exec(text.replaceAll("\n", " "))?.[0] ?? "").pathname;

test("a reader subscribes in the footer, confirms by the mail's link, and unsubscribes by it", async ({
  page,
}) => {
  const email = `reader-${randomUUID()}@example.com`;
  await openPage(page, "/portfolio");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText("Every newsletter has a link to unsubscribe.")).toBeVisible();
  await footer.getByLabel("Email address").fill(email);
  await footer.getByRole("button", { name: "Subscribe" }).click();
  await expect(footer.getByRole("status")).toContainText("Look into your inbox");

  const { text } = await mailTo(email, /confirm your subscription/);
  const unsubscribe = linkIn(text, "/newsletter/unsubscribe/");
  await page.goto(linkIn(text, "/newsletter/confirm/"));
  await expect(page.getByRole("heading", { name: "Subscribe to our newsletter?" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirm the subscription" }).click();
  await expect(page.getByRole("heading", { name: "You are subscribed" })).toBeVisible();

  await page.goto(unsubscribe);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("heading", { name: "You are unsubscribed" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Privacy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy" })).toBeVisible();
});

test("a link that is forged or too old says so, and changes nothing", atDesk, async ({ page }) => {
  await page.goto("/newsletter/confirm/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.x");
  await page.getByRole("button", { name: "Confirm the subscription" }).click();
  await expect(page.getByRole("heading", { name: "This link doesn't work any more" })).toBeVisible();
});
