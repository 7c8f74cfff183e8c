import { admin } from "../support/accounts";
import { addItem, uniqueName } from "../support/admin-api";
import { listOf, rowOf, test } from "../support/admin-list";
import { closeToast } from "../support/alerts";
import { expectAccessible, expectNoHorizontalScroll } from "../support/expect-accessible";
import { openPage } from "../support/open-page";
import { addWatches } from "../support/product-groups";
import { ask, openSession } from "../support/shop-api";
import { everyBrowser, expect } from "../support/test";

test(
  "an admin builds a group of 2 × 3 from one item, edits prices and stock in place, reorders it by keys, and undoes that",
  everyBrowser,
  async ({ page, request, signedIn }) => {
    void signedIn;
    const mark = uniqueName("Skerry");
    const { id } = await addItem(request, { name: `${mark} Blue` });
    await openPage(page, `/manageItems/${id}`);
    await page.getByRole("link", { name: "Make variants…" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("New product group");
    await expectAccessible(page);

    await page.getByLabel("Name", { exact: true }).fill(mark);
    await page.getByRole("textbox", { name: "Option 1", exact: true }).fill("Dial");
    await page.getByLabel("Add values").fill("Blue, Black, Green");
    await page.getByRole("button", { name: "Add an option" }).click(); // adds the typed values, too
    await page.getByRole("textbox", { name: "Option 2", exact: true }).fill("Strap");
    await page.getByLabel("Add values").nth(1).fill("Steel, Rubber");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Create 5 missing variants" }).click();
    const variants = page.getByRole("list", { name: "Variants" }).getByRole("listitem");
    await expect(variants).toHaveCount(6);
    await expect(variants.nth(3).getByLabel("Item name")).toHaveValue(`${mark} Black, Rubber`);
    await variants.nth(3).getByLabel("Price").fill("x");
    await variants.nth(3).getByLabel("Stock").fill("7");
    await page.getByRole("button", { name: "Save group" }).click();
    await expect(variants.nth(3).getByLabel("Price")).toHaveAccessibleDescription(/^Price /);
    await variants.nth(3).getByLabel("Price").fill("24.50");
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.getByRole("button", { name: "Save group" }).click();
    await closeToast(page, "Group saved");

    await openPage(page, `/manageItems/groups?search=${encodeURIComponent(mark)}`);
    const row = rowOf(page, mark);
    await expect(row).toContainText("Dial: Blue, Black, Green");
    await expect(row).toContainText("19.50$ to 24.50$");
    await expectAccessible(page);
    await row.getByRole("link", { name: mark }).click();
    await expect(variants.nth(3).getByLabel("Stock")).toHaveValue("7");
    await page.getByRole("button", { name: "Move up: Green" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Move up: Green" })).toBeFocused();
    await expect(page.getByText("Green is number 2 of 3")).toBeAttached();
    await expect(variants.nth(3).getByRole("link")).toHaveText(`${mark} Green, Rubber`);
    await variants.first().getByLabel("Stock").fill("12");
    await page.getByRole("button", { name: "Save group" }).click();
    await closeToast(page, "Group saved");
    await expect(row).toContainText("Dial: Blue, Green, Black");

    await openPage(page, listOf("/audit", mark));
    const entry = rowOf(page, "Changed the product group").first();
    await entry.getByText("Changed the product group").click();
    await entry.getByRole("button", { name: "Show" }).click();
    const dialog = page.getByRole("dialog");
    await expect(
      dialog
        .getByRole("listitem")
        .filter({ hasText: `${mark} Blue` })
        .first(),
    ).toContainText("Stock 10");
    await dialog.getByRole("button", { name: "Undo" }).click();
    await closeToast(page, "The change has been undone");
    await openPage(page, `/manageItems/groups?search=${encodeURIComponent(mark)}`);
    await expect(row).toContainText("Dial: Blue, Black, Green");
  },
);

test("an item that was deleted while its group was edited is named in its row, and can be taken out", async ({
  page,
  request,
  signedIn,
}) => {
  void signedIn;
  const { name, blueSteel, blueLeather } = await addWatches(request);
  await openPage(page, `/manageItems/groups?search=${encodeURIComponent(name)}`);
  await rowOf(page, name).getByRole("link", { name }).click();
  const variants = page.getByRole("list", { name: "Variants" }).getByRole("listitem");
  const row = (item: { name: string }) => variants.filter({ hasText: item.name });
  await row(blueSteel).getByLabel("Price").fill("900");
  const { accessToken } = await openSession(request, admin);
  const { id } = blueLeather;
  await ask(request, "mutation ($id: ID!) { deleteProduct(id: $id) }", { id }, accessToken);
  await page.getByRole("button", { name: "Save group" }).click();
  await expect(row(blueLeather)).toContainText(`${blueLeather.name} is not a product of this shop.`);
  await page.getByRole("button", { name: `Take out ${blueLeather.name}` }).click();
  await expect(variants.getByText("is not a product")).toHaveCount(0);
  await page.getByRole("button", { name: "Save group" }).click();
  await closeToast(page, "Group saved");
  await expect(rowOf(page, name)).toContainText("900.00$ to 945.50$");
});

test("leaving the form of a group by Back or a link asks while it has unsaved changes", async ({
  page,
  signedIn,
}) => {
  void signedIn;
  await openPage(page, "/manageItems/groups");
  await page.getByRole("main").getByRole("link", { name: "New group" }).first().click();
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("Skerry");
  const asked: string[] = [];
  let leaves = false;
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    return leaves ? dialog.accept() : dialog.dismiss();
  });
  await page.evaluate(() => history.back());
  await expect.poll(() => asked).toHaveLength(1);
  await page.getByRole("main").getByRole("link", { name: "Product groups" }).click();
  expect(asked).toEqual(Array(2).fill("You have unsaved changes. Leave this page anyway?"));
  await expect(name).toHaveValue("Skerry");
  leaves = true;
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/manageItems/groups");
});
