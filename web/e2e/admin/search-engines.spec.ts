import { addItem, uniqueName } from "../support/admin-api";
import { rowOf, test } from "../support/admin-list";
import { closeToast, confirm } from "../support/alerts";
import { expectAccessible, expectNoHorizontalScroll } from "../support/expect-accessible";
import { openPage } from "../support/open-page";
import { expect } from "../support/test";

test("an admin writes what search engines show of an item, and sees the result before saving", async ({
  page,
  request,
  openList,
}) => {
  const { id, name } = await addItem(request, { name: uniqueName("Ärmelhalter") });
  await openList("/manageItems", name);
  await rowOf(page, name).getByRole("link", { name }).click();
  await page.getByText("Search engines", { exact: true }).press("Enter");
  const preview = page.getByRole("group", { name: "Preview of the search result" });
  await expect(preview).toContainText(`${name} – Meridian`);
  await expect(preview).toContainText("Level at last.");
  await expect(preview).toContainText("product › …");

  await page.getByLabel("Title for search engines").fill("Sleeve holders for <b>shirts</b>");
  await page.getByLabel("Description for search engines").fill("Made of steel.");
  await expect(preview).toContainText("Sleeve holders for <b>shirts</b> – Meridian");
  await expect(preview).toContainText("Made of steel.");
  const words = page.getByLabel("Words of the address");
  await words.fill("Sleeve Holder");
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.click();
  await expect(words).toHaveAccessibleDescription(/must be small letters a to z, digits/);
  await page.getByRole("button", { name: /^Use “armelhalter-n/ }).click();
  await expect(words).toHaveValue(/^armelhalter-n/);
  const slug = await words.inputValue();
  await expect(preview).toContainText(`product › ${slug}`);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await save.click();
  await closeToast(page, "Item saved");

  await openPage(page, `/product/${id}`);
  await expect(page).toHaveURL(`/product/${id}/${slug}`);
  await expect(page).toHaveTitle("Sleeve holders for <b>shirts</b> – Meridian");
  await openPage(page, `/manageItems/${id}`);
  await page.getByText("Search engines", { exact: true }).click();
  await expect(page.getByLabel("Title for search engines")).toHaveValue("Sleeve holders for <b>shirts</b>");
  await page.getByLabel("Words of the address").fill("");
  await save.click();
  await closeToast(page, "Item saved");
  await openPage(page, `/product/${id}/${slug}`);
  await expect(page).toHaveURL(`/product/${id}`);
});

test("an admin writes what search engines show of a category", async ({ page, signedIn: _ }) => {
  const name = uniqueName("Deep water");
  await openPage(page, "/categories");
  await page.getByRole("button", { name: "Add category" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name", { exact: true }).fill(name);
  await dialog.getByText("Search engines", { exact: true }).click();
  const preview = dialog.getByRole("group", { name: "Preview of the search result" });
  await expect(preview).toContainText("products › deep-water-n");
  await dialog.getByLabel("Title for search engines").fill("x".repeat(71));
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  const title = dialog.getByLabel("Title for search engines");
  await expect(title).toHaveAccessibleDescription(/must have 1 to 70 characters/);
  await title.fill("Watches for deep water");
  await expect(preview).toContainText("Watches for deep water – Meridian");
  await expectAccessible(page);
  await page.route("/graphql*", (route) =>
    route.fulfill({ json: { errors: [{ message: "Out of order" }] } }),
  );
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  const failure = dialog.getByRole("alert");
  await expect(failure).toContainText("What you typed is still here.");
  const isUncovered = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  expect(await failure.evaluate(isUncovered), "the buttons cover nothing of it").toBe(true);
  await page.unroute("/graphql*");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page
    .getByRole("button", { name: new RegExp(name) })
    .first()
    .click();
  await dialog.getByText("Search engines", { exact: true }).click();
  await expect(title).toHaveValue("Watches for deep water");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await confirm(page, `Delete “${name}”?`, "Delete");
});
