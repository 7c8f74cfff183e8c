import type { Page } from "@playwright/test";
import { Webhook } from "standardwebhooks";
import { admin } from "../support/accounts";
import { closeToast, confirm } from "../support/alerts";
import { expectAccessible } from "../support/expect-accessible";
import { alterAnswers, refuse } from "../support/intercepted-answers";
import { openPage } from "../support/open-page";
import { atDesk, expect, test, variantAtDesk } from "../support/test";
import { startReceiver, type WebhookReceiver } from "../support/webhook-receiver";

let receiver: WebhookReceiver;
test.beforeEach(async () => void (receiver = await startReceiver()));
test.afterEach(() => receiver.stop());

const dialog = (page: Page) => page.getByRole("dialog", { name: "New webhook" });
const delivery = (page: Page) => page.getByRole("listitem").filter({ hasText: "webhook.test" });

/** Adds a webhook for paid orders and leaves its page open; returns its secret. */
async function addWebhook(page: Page, url: string): Promise<string> {
  await openPage(page, "/webhooks");
  await page.getByRole("button", { name: "New webhook" }).click();
  await dialog(page).getByLabel("URL").fill(url);
  await dialog(page).getByLabel("order.paid").check();
  await dialog(page).getByRole("button", { name: "Create" }).click();
  const shown = page.getByRole("alertdialog", { name: "The webhook's signing secret" });
  const secret = (await shown.getByText(/^whsec_/).textContent()) ?? "";
  await shown.getByRole("button", { name: "I've stored it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Webhook" })).toBeVisible();
  return secret;
}

/** Deletes the webhook on the open page. */
async function deleteWebhook(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Delete" }).click();
  await confirm(page, "Delete this webhook?", "Delete");
  await expect(page).toHaveURL("/webhooks");
}

test(
  "an admin adds a webhook for paid orders, sends a test, reads the program's answer, and changes the secret",
  atDesk,
  async ({ page, signInAs }) => {
    await signInAs(admin);
    const secret = await addWebhook(page, receiver.url);
    await expectAccessible(page);

    await page.getByRole("button", { name: "Send a test" }).click();
    await closeToast(page, "The test was delivered. The response was 200.");
    const [{ headers, body }] = receiver.messages as [(typeof receiver.messages)[number]];
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
      type: "webhook.test",
    });

    await delivery(page).locator("summary").click();
    for (const text of [
      "Delivered · 200",
      headers["webhook-id"] as string,
      '"type": "webhook.test"',
      "noted",
    ])
      await expect(delivery(page)).toContainText(text);
    await expectAccessible(page);

    receiver.status = 500;
    await delivery(page).getByRole("button", { name: "Send again" }).click();
    await expect(delivery(page)).toContainText("Failed · 500");
    expect(receiver.messages.map((message) => message.headers["webhook-id"])).toEqual([
      headers["webhook-id"],
      headers["webhook-id"],
    ]);

    await page.getByRole("button", { name: "Switch off" }).click();
    await expect(page.getByText(/^Switched off /)).toBeVisible();
    await page.getByRole("button", { name: "Switch on" }).click();
    await expect(page.getByText(/^Switched off /)).toHaveCount(0);
    await page.getByRole("button", { name: "New secret" }).click();
    await confirm(page, "Create a new signing secret?", "New secret");
    const shown = page.getByRole("alertdialog", { name: "The webhook's signing secret" });
    await expect(shown.getByText(/^whsec_/)).not.toHaveText(secret);
    await shown.getByRole("button", { name: "I've stored it" }).click();
    await expect(page.getByText(/^Signs messages too, until /)).toBeVisible();
    await page.getByRole("button", { name: "End it now" }).click();
    await confirm(page, "End the former secret now?", "End it now");
    await expect(page.getByText("Former secret")).toHaveCount(0);

    await page.getByRole("button", { name: "Send past events again" }).click();
    const period = page.getByRole("dialog", { name: "Send past events again" });
    await expectAccessible(page);
    await period.getByLabel("From").fill("2016-03-01T09:30");
    await period.getByRole("button", { name: "Send again" }).click();
    await expect(period).toContainText("must be at most 30 days before the end");
    await period.getByLabel("From").fill(await period.getByLabel("To").inputValue());
    await period.getByRole("button", { name: "Send again" }).click();
    await expect(period).toContainText("must be later than the beginning");
    await period.getByRole("button", { name: "Cancel" }).click();

    await deleteWebhook(page);
    await expect(page.getByText(receiver.url)).toHaveCount(0);
  },
);

test(
  "a shop without webhooks says that no program is told of anything; a form that is wrong says so at the field",
  variantAtDesk,
  async ({ page, signInAs }) => {
    await signInAs(admin);
    await alterAnswers<{ webhooks: object }>(page, "Webhooks", () => ({ webhooks: [] }));
    await openPage(page, "/webhooks");
    await expect(
      page.getByText("No webhooks yet. Add one to notify another program, for example of new orders."),
    ).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("button", { name: "New webhook" }).click();
    await dialog(page).getByRole("button", { name: "Create" }).click();
    await expect(dialog(page)).toContainText("URL is required");
    await expect(dialog(page)).toContainText("Choose at least one event.");
    await dialog(page).getByLabel("URL").fill("https://somebody:password@example.com/");
    await dialog(page).getByLabel("stock.low").check();
    await dialog(page).getByRole("button", { name: "Create" }).click();
    await expect(dialog(page).getByLabel("URL")).toHaveAttribute("aria-invalid", "true");
    await dialog(page).evaluate((frame) => frame.scrollTo(0, frame.scrollHeight)); // otherwise the buttons cover a part of a control
    await expectAccessible(page);
  },
);

test.describe("a webhook that someone has deleted, and a list that fails", () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test("say so", atDesk, async ({ page, signInAs }) => {
    await signInAs(admin);
    await openPage(page, "/webhooks/0197a3f1-0000-7000-8000-000000000000");
    await expect(page.getByText("We couldn't find this webhook.")).toBeVisible();
    await refuse(page, "Webhooks", { code: "SERVICE_UNAVAILABLE", message: "Please try again later." });
    await openPage(page, "/webhooks");
    await expect(page.getByRole("heading", { name: "This didn't load" })).toBeVisible();
  });
});
