import { admin } from "../support/accounts";
import { someImage, uniqueName } from "../support/admin-api";
import { rowOf, test } from "../support/admin-list";
import { dismissAlert } from "../support/alerts";
import { holdAnswers } from "../support/intercepted-answers";
import { openPage } from "../support/open-page";
import { addWatches } from "../support/product-groups";
import { ask, openSession } from "../support/shop-api";
import { atDesk, expect } from "../support/test";

test(
  "an item that is saved late doesn't take the admin away from the page opened since",
  atDesk,
  async ({ page, signedIn }) => {
    void signedIn;
    await openPage(page, "/addItems");
    const entry = {
      "Product Name": uniqueName("Ruler"),
      Price: "49.90",
      "Image URL": await someImage(page.request),
      "Product Quantity": "9",
      Rating: "4.5",
      "Product Details": "Straight",
    };
    for (const [label, words] of Object.entries(entry))
      await page.getByLabel(label, { exact: true }).fill(words);
    const release = await holdAnswers(page, "AddProduct");
    await page.getByRole("button", { name: "Add Item" }).click();
    await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Settings" }).click();
    await expect(page).toHaveURL("/settings");
    release();
    await dismissAlert(page, "Success!", "Item Added Succesfully");
    await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
    await expect(page).toHaveURL("/settings");
  },
);

test(
  "a dialog that is answered after it was closed leaves the next one open",
  atDesk,
  async ({ page, signedIn }) => {
    void signedIn;
    await openPage(page, "/categories/brands");
    const name = uniqueName("Brand");
    const release = await holdAnswers(page, "AddBrand");
    const dialog = page.getByRole("dialog");
    await page.getByRole("button", { name: "Add brand" }).click();
    await dialog.getByLabel("Name", { exact: true }).fill(name);
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Add brand" }).click();
    await dialog.getByLabel("Name", { exact: true }).fill("Another");
    release();
    await expect(rowOf(page, name)).toBeAttached();
    await expect(dialog.getByLabel("Name", { exact: true })).toHaveValue("Another");
  },
);

test(
  "what is typed while the current group is being loaded stays",
  atDesk,
  async ({ page, request, signedIn }) => {
    void signedIn;
    const { name, blueSteel, blueLeather } = await addWatches(request);
    await openPage(page, `/manageItems/groups?search=${encodeURIComponent(name)}`);
    await rowOf(page, name).getByRole("link", { name }).click();
    const stock = page
      .getByRole("list", { name: "Variants" })
      .getByRole("listitem")
      .first()
      .getByLabel("Stock");
    await stock.fill("7");
    const { accessToken } = await openSession(request, admin);
    const input = {
      ...{ name, options: ["Strap"] },
      variants: [
        { productId: blueSteel.id, values: ["Steel"] },
        { productId: blueLeather.id, values: ["Leather"] },
      ],
    };
    const group = "query ($id: ID!) { product(id: $id) { group { id } } }";
    const { product } = await ask<{ product: { group: { id: string } } }>(request, group, {
      id: blueSteel.id,
    });
    const mutation =
      "mutation ($id: ID, $input: ProductGroupInput!) { saveProductGroup(id: $id, input: $input) { id } }";
    await ask(request, mutation, { id: product.group.id, input }, accessToken);
    await page.getByRole("button", { name: "Save group" }).click();
    const release = await holdAnswers(page, "ProductGroup");
    await page.getByRole("button", { name: "Load the current group" }).click();
    await stock.fill("8");
    release();
    await expect(page.getByRole("button", { name: "Load the current group" })).toHaveCount(0);
    await expect(stock).toHaveValue("8");
  },
);
