import { admin } from "../support/accounts";
import { addItem } from "../support/admin-api";
import { expectAccessible, expectNoHorizontalScroll } from "../support/expect-accessible";
import { alterAnswers } from "../support/intercepted-answers";
import { openPage } from "../support/open-page";
import { atDesk, expect, test } from "../support/test";

interface Standing {
  products: { nodes: unknown[] };
}

test("an admin restocks what runs out, and sees the new stock at once", async ({
  page,
  request,
  signInAs,
}) => {
  const item = await addItem(request, { countInStock: 0 });
  await signInAs(admin);
  await alterAnswers<Standing>(page, "ShopStanding", (standing) => ({
    ...standing,
    products: {
      nodes: [{ __typename: "Product", id: item.id, name: item.name, countInStock: 0, stockAlerts: 0 }],
    },
  }));
  await openPage(page, "/dashboard");
  const row = page.getByRole("region", { name: "Stock running out" }).getByRole("listitem");
  await expect(row).toContainText("Sold out");

  await row.getByRole("button", { name: "Restock" }).click();
  const dialog = page.getByRole("dialog", { name: `Restock “${item.name}”` });
  await dialog.getByLabel("Units").fill("12");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText("12 units");
});

interface Items {
  products: { nodes: object[] };
}

test("an item that is sold out and waited for fits the smallest phone", async ({
  page,
  request,
  signInAs,
}) => {
  const item = await addItem(request, { countInStock: 0 });
  await signInAs(admin);
  await alterAnswers<Items>(page, "ManageItems", ({ products }) => ({
    products: { ...products, nodes: products.nodes.map((node) => ({ ...node, stockAlerts: 12 })) },
  }));
  await page.setViewportSize({ width: 320, height: 700 });
  await openPage(page, `/manageItems?search=${encodeURIComponent(item.name)}`);
  await expect(page.getByText("Not in stock, 12 waiting")).toBeVisible();
  await expectNoHorizontalScroll(page);
});

test(
  "a product of which only the unit is left that isn't sold offers to tell when it is back",
  atDesk,
  async ({ page, request, shopper }) => {
    const { id } = await addItem(request, { countInStock: 1 });
    await openPage(page, `/product/${id}`);
    const main = page.getByRole("main");
    await expect(main.getByText("In Stock", { exact: true })).toBeVisible();
    await expect(main.getByText("Currently unavailable.")).toBeVisible();
    await expectAccessible(page);
    await main.getByRole("button", { name: /^Notify me when it’s back/ }).click();
    await expect(main.getByText(`We’ll send one email to ${shopper.email} when it’s back.`)).toBeVisible();
  },
);
