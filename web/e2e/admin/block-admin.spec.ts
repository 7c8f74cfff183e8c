import type { APIRequestContext } from "@playwright/test";
import { admin } from "../support/accounts";
import { addWebhook, knownCustomer } from "../support/admin-api";
import { rowOf, test } from "../support/admin-list";
import { confirm, dismissAlert } from "../support/alerts";
import { expectAccessible } from "../support/expect-accessible";
import { refuse } from "../support/intercepted-answers";
import { openPage } from "../support/open-page";
import { ask, openSession } from "../support/shop-api";
import { atDesk, expect, variantAtDesk, type Shopper } from "../support/test";

/** An API key and a webhook of an admin, and a function that calls the shop with the key. */
async function createPrograms(request: APIRequestContext, { accessToken }: Shopper, name: string) {
  const { createApiKey } = await ask<{ createApiKey: { secret: string } }>(
    request,
    "mutation ($name: String!) { createApiKey(name: $name, scopes: [READ_ORDERS]) { secret } }",
    { name },
    accessToken,
  );
  const headers = { authorization: `Bearer ${createApiKey.secret}` };
  return {
    webhook: await addWebhook(request, accessToken),
    status: async () => (await request.get("/orders", { headers })).status(),
  };
}

/** An admin promoted by another admin, and listed among the users. */
async function anotherAdmin(request: APIRequestContext): Promise<Shopper> {
  const other = await knownCustomer(request);
  const { accessToken } = await openSession(request, admin);
  const mutation = "mutation ($id: ID!) { makeAdmin(userId: $id) { id } }";
  await ask(request, mutation, { id: other.user.id }, accessToken);
  return other;
}

test(
  "blocking an admin also disables the keys and webhooks that they have created, if that is chosen",
  atDesk,
  async ({ page, request, openList }) => {
    const other = await anotherAdmin(request);
    const name = `Parcels ${other.user.id.slice(0, 8)}`;
    const { webhook, status } = await createPrograms(request, other, name);
    await openList("/users", other.email);
    const blocking = rowOf(page, other.email).getByRole("button", { name: "Block" });
    const dialog = page.getByRole("alertdialog", { name: `Block ${other.email}?` });

    await blocking.click();
    const theirs = dialog.getByRole("list", { name: "API keys and webhooks of this user" });
    await expect(theirs.getByRole("listitem")).toHaveText([
      new RegExp(`^API key ${name} \\(msk_\\w{4}…\\)Read orders$`),
      "Webhook to http://127.0.0.1:9/stock",
    ]);
    const choice = dialog.getByRole("checkbox", { name: "Revoke this API key and switch off this webhook" });
    await expect(choice).not.toBeChecked();
    await choice.check();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    expect(await status()).toBe(200);

    await blocking.click();
    await expect(choice).not.toBeChecked();
    await choice.check();
    await confirm(page, `Block ${other.email}?`, "Block");
    await dismissAlert(page, "Success!", "User Deleted Succesfuly");
    expect(await status()).toBe(401);

    await openPage(page, "/apiKeys");
    const key = page.getByRole("row").filter({ hasText: name });
    for (const text of ["Revoked", other.email, "Former admin"]) await expect(key).toContainText(text);
    await openPage(page, `/webhooks/${webhook}`);
    await expect(
      page.getByText(/^Switched off .*: The admin who created it is one no longer\.$/),
    ).toBeVisible();
    await expect(page.getByText(other.email)).toBeVisible();
  },
);

test(
  "an admin who blocks a user sees a message if the keys can't be read",
  variantAtDesk,
  async ({ page, request, openList }) => {
    const { email } = await knownCustomer(request);
    await openList("/users", email);
    await refuse(page, "ProgramsOfUser", { code: "SERVICE_UNAVAILABLE", message: "Try again." });
    await rowOf(page, email).getByRole("button", { name: "Block" }).click();
    const dialog = page.getByRole("alertdialog", { name: `Block ${email}?` });
    await expect(dialog).toContainText("We couldn't load their API keys and webhooks.");
    await dialog.getByRole("button", { name: "Cancel" }).click();
  },
);
