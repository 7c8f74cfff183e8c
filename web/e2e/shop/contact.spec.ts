import { randomUUID } from "node:crypto";
import { admin } from "../support/accounts";
import { expectAccessible, expectNoHorizontalScroll } from "../support/expect-accessible";
import { mailTo } from "../support/mails";
import { openPage } from "../support/open-page";
import { openSession } from "../support/shop-api";
import { atDesk, expect, test } from "../support/test";

test.describe("a message", () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

  test("a customer writes to the shop about an order, and the text survives a lost connection", async ({
    page,
    request,
    shopper,
  }) => {
    await openSession(request, admin); // makes the invited admin one
    const { email, name } = shopper;
    const message = randomUUID();
    await openPage(page, "/contact?order=1234-5678");
    await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
    const form = page.getByRole("main");
    await expect(form.getByLabel("Your name")).toHaveValue(name);
    await expect(form.getByLabel("Email")).toHaveValue(email);
    await expect(form.getByLabel(/^Order number/)).toHaveValue("1234-5678");
    await expectNoHorizontalScroll(page);

    await test.step("each mistake is named at its field", async () => {
      await form.getByLabel(/^Order number/).fill("the last one");
      await form.getByRole("button", { name: "Send message" }).click();
      await expect(form.getByLabel(/^Order number/)).toHaveAccessibleDescription(/must be like 1234-5678/);
      await expect(form.getByLabel("Message")).toHaveAccessibleDescription("Message is required");
      await expectAccessible(page);
    });

    await test.step("the text stays where it couldn't be sent", async () => {
      await form.getByLabel(/^Order number/).fill("1234-5678");
      await form.getByLabel("Message").fill(message);
      await page.context().setOffline(true);
      await form.getByRole("button", { name: "Send message" }).click();
      await expect(form.getByRole("alert")).toContainText("Your message wasn't sent.");
      await expect(form.getByLabel("Message")).toHaveValue(message);
      await page.context().setOffline(false);
    });

    await form.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByRole("heading", { name: "Your message is on its way" })).toBeVisible();
    await expect(page.getByText(`We'll reply to ${email}.`)).toBeVisible();
    await expectAccessible(page);
    const { text } = await mailTo(admin.email, /^Message from .+ about order 1234-5678$/, message);
    expect(text).toContain(email);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor finds the contact page in the footer, and writes to the shop", atDesk, async ({ page }) => {
    await page.goto("/portfolio");
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
    await page.getByLabel("Your name").fill("Ada");
    await page.getByLabel("Email").fill("ada@example.com");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByRole("heading", { name: "Your message wasn't sent" })).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel("Your name")).toHaveValue("Ada");
    await page.getByLabel("Message").fill("Where are you?");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByRole("heading", { name: "Your message is on its way" })).toBeVisible();
  });
});
