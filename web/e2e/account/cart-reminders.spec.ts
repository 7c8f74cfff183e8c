import type { Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { fillCart, orderWithForm } from "../support/buying";
import { sql } from "../support/database";
import { expectAccessible } from "../support/expect-accessible";
import { mailTo } from "../support/mails";
import { openPage } from "../support/open-page";
import { refuse } from "../support/intercepted-answers";
import { productsInStock } from "../support/shop-api";
import { atDesk, expect, test } from "../support/test";

const choice = (page: Page) => page.getByLabel("Email me when I leave something in my cart");
const pathIn = (text: string, start: string) =>
  new RegExp(`${start}[\\w-]+`).exec(text.replaceAll("\n", " "))?.[0] ?? "";

/** Runs a recurring task now, as the worker does each minute. */
const runTask = (task: string) => sql("select from graphile_worker.add_job($1)", [task]);

/** A day passes after the last change of the customer's cart. */
async function passADay(userId: string): Promise<void> {
  const changed = () =>
    sql("update cart_reminders set cart_changed_at = now() - interval '25 hours' where user_id = $1", [
      userId,
    ]);
  const entries = () => sql("select from cart_entries where user_id = $1", [userId]);
  await expect.poll(async () => (await entries()).length).toBe(1);
  await changed();
}

test("a customer who agreed gets a mail about the cart they left, comes back, orders, and stops it by one click", async ({
  page,
  request,
  shopper,
  signInAs,
}) => {
  const [product] = (await productsInStock(request)).slice(-1);
  if (!product) throw new Error("The seed has no product in stock.");

  await test.step("the customer turns it on in their profile", async () => {
    await openPage(page, "/profile");
    await expect(choice(page)).not.toBeChecked();
    await choice(page).check();
    await expect(page.getByText(/^On since /)).toBeVisible();
    await page.reload();
    await expect(choice(page)).toBeChecked();
    await expectAccessible(page);
  });

  await fillCart(page, [product]);
  await passADay(shopper.user.id);
  await runTask("queue-cart-reminders");
  const { text, html } = await mailTo(shopper.email, /^Your cart at /);
  expect(html).toContain(product.name);

  await test.step("the mail leads to the cart, which the customer orders", async () => {
    await page.goto(pathIn(text, "/cart-reminder/open/"));
    await expect(page).toHaveURL("/cart");
    await expect(page.getByRole("main")).toContainText(product.name);
    await page.getByRole("link", { name: "Check out" }).click();
    await orderWithForm(page);
    await runTask("count-orders-after-reminders");
    await expect
      .poll(() => sql("select came_back, ordered from cart_reminders where user_id = $1", [shopper.user.id]))
      .toEqual([{ came_back: true, ordered: true }]);
  });

  await test.step("the link to stop works without a session", async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto(pathIn(text, "/cart-reminder/stop/"));
    await expectAccessible(page);
    await page.getByRole("button", { name: "Stop these emails" }).click();
    await expect(page.getByRole("heading", { name: "You won't get these emails anymore" })).toBeVisible();
    await signInAs(shopper);
    await openPage(page, "/profile");
    await expect(choice(page)).not.toBeChecked();
  });

  await test.step("the shopkeeper sees what the mails led to", async () => {
    await signInAs(admin);
    await openPage(page, "/dashboard");
    const card = page.getByRole("region", { name: "Forgotten carts" });
    for (const name of ["Emails sent", "Came back to the cart", "Ordered within 7 days"])
      await expect(card.getByRole("listitem").filter({ hasText: name })).toContainText(/[1-9]/);
    await expectAccessible(page);
  });
});

test(
  "a choice that the shop couldn't save says so, and stays as it was",
  atDesk,
  async ({ page, shopper }) => {
    expect(shopper.email).toBeTruthy();
    await openPage(page, "/profile");
    await refuse(page, "SetCartReminders", { code: "CONFLICT", message: "Verify your email first." });
    await choice(page).click();
    const section = page.getByRole("region", { name: "Emails about your cart" });
    await expect(section.getByRole("alert")).toContainText(
      "Your choice wasn't saved. Verify your email first.",
    );
    await expect(choice(page)).not.toBeChecked();
  },
);
