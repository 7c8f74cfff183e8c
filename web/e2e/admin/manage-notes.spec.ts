import type { Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { test } from "../support/admin-list";
import { expectAccessible, expectNoHorizontalScroll } from "../support/expect-accessible";
import { addItem, knownCustomer } from "../support/admin-api";
import { mailTo } from "../support/mails";
import { openPage } from "../support/open-page";
import { fillCart, orderWithForm } from "../support/buying";
import { ordersOf } from "../support/shop-api";
import { atDesk, expect } from "../support/test";

const NOTE = "Please ring twice.\nThe dog is harmless.";

test("a customer's note with an order is on their page, in the mail, on the shop's page and on the packing slip", async ({
  page,
  request,
  signInAs,
  shopper,
}) => {
  const item = await addItem(request);
  await openPage(page, `/payment/${item.id}/1`);
  const note = page.getByRole("main").getByLabel(/^Note/);

  await test.step("it is optional, and too long a note is explained", async () => {
    await expect(note).toHaveCount(0);
    await page.getByRole("button", { name: "Add a note" }).click();
    await expect(note).toBeFocused();
    await note.fill("n".repeat(501));
    await page.getByRole("button", { name: "Continue" }).click();
    await page
      .getByRole("group", { name: "Please fix the following:" })
      .getByRole("link", { name: /^Note/ })
      .click();
    await expect(note).toBeFocused();
    await expectAccessible(page);
  });
  await note.fill(NOTE);
  await orderWithForm(page);

  const [order] = await ordersOf(request, shopper);
  await openPage(page, `/myOrder/${shopper.email}/${order?.id}`);
  await expect(page.getByRole("main").getByText(NOTE)).toBeVisible();
  await mailTo(shopper.email, /^We.ve received your/, "Please ring twice.");

  await signInAs(admin);
  await openPage(page, `/manageOrder/${order?.id}`);
  const customer = page.locator("section").filter({ hasText: "Customer" });
  await expect(customer.getByText(NOTE)).toBeVisible();
  await expectNoHorizontalScroll(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Packing slip" })).toBeVisible();
  await expect(page.getByText(NOTE).last()).toBeVisible();
});

test("a whole cart is ordered with one note", atDesk, async ({ page, request, shopper }) => {
  const items = [await addItem(request), await addItem(request)];
  await fillCart(page, items);
  await openPage(page, "/payment/cart");
  await page.getByRole("button", { name: "Add a note" }).click();
  await page.getByRole("main").getByLabel(/^Note/).fill("As a gift, please");
  await orderWithForm(page);
  for (const { id } of await ordersOf(request, shopper)) {
    await openPage(page, `/myOrder/${shopper.email}/${id}`);
    await expect(page.getByRole("main").getByText("As a gift, please")).toBeVisible();
  }
});

test("the shop writes notes about an order and a customer, changes and deletes them", async ({
  page,
  request,
  signedIn,
  placeOwnCart,
  otherDesk,
}) => {
  void signedIn;
  const { orders } = await placeOwnCart();
  const { user } = await knownCustomer(request);
  for (const path of [`/manageOrder/${orders[0]!.id}`, `/users/${user.id}`]) {
    await openPage(page, path);
    const notes = page.getByRole("main").locator("section").filter({ hasText: "Internal notes" });
    await notes.getByRole("button", { name: "Add note" }).click();
    const adding = page.getByRole("dialog", { name: "Add a note" });
    await adding.getByRole("button", { name: "Save note" }).click();
    await expect(adding.getByText("Note is required")).toBeVisible();
    await adding.getByLabel("Note").fill("Wants it wrapped.\nCalled on Monday.");
    page.once("dialog", (asked) => void asked.dismiss());
    await page.keyboard.press("Escape"); // asks before it discards the note
    await expect(adding.getByLabel("Note")).toHaveValue("Wants it wrapped.\nCalled on Monday.");
    await expectAccessible(page);
    await adding.getByRole("button", { name: "Save note" }).click();
    const note = notes.getByRole("listitem");
    await expect(note).toContainText("Called on Monday.");
    await expect(note).toContainText("admin");

    await notes.getByRole("button", { name: /^Edit/ }).click();
    const editing = page.getByRole("dialog", { name: "Edit the note" });
    await editing.getByLabel("Note").fill("Wants it wrapped in red.");
    page.once("dialog", (asked) => void asked.accept());
    await page.keyboard.press("Escape");
    await expect(editing).toHaveCount(0);
    await notes.getByRole("button", { name: /^Edit/ }).click();
    await editing.getByLabel("Note").fill("Wants it wrapped in blue.");
    await editing.getByRole("button", { name: "Save note" }).click();
    await expect(note).toContainText("in blue.");
    await expect(note).toContainText("edited");
    await page.evaluate(() => scrollTo(0, 0)); // otherwise the header covers a part of a control
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  }
  await openPage(page, `/manageOrder/${orders[1]!.id}`);
  await expect(page.getByText("Wants it wrapped in blue.")).toBeVisible(); // a note about the cart's other order
  const open = (desk: Page) => desk.getByRole("button", { name: /^Edit/ }).click();
  const saveText = async (desk: Page, text: string) => {
    await desk.getByRole("dialog").getByLabel("Note").fill(text);
    await desk.getByRole("dialog").getByRole("button", { name: "Save note" }).click();
  };
  await test.step("two colleagues don't overwrite each other", async () => {
    await openPage(otherDesk, `/manageOrder/${orders[1]!.id}`);
    await open(page);
    await open(otherDesk);
    await saveText(otherDesk, "Wants it wrapped in red.");
    await saveText(page, "Wants it wrapped in green.");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("Someone else has changed this note.")).toBeVisible();
    await expect(dialog.getByText("Wants it wrapped in red.")).toBeVisible();
    await expect(dialog.getByLabel("Note")).toHaveValue("Wants it wrapped in green.");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Save note" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText("Wants it wrapped in green.")).toBeVisible();
  });
  await open(page);
  await page.getByRole("dialog").getByRole("button", { name: "Delete note" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete note" }).click();
  await expect(page.getByText("Wants it wrapped")).toHaveCount(0);
});
