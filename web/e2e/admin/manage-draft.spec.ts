import { admin } from "../support/accounts";
import { addItem } from "../support/admin-api";
import { openPage } from "../support/open-page";
import { ask, openSession } from "../support/shop-api";
import { expect, test, variantAtDesk } from "../support/test";

test.use({ expectedComplaints: [/404/] });

test(
  "only admins see the page of a draft, which says so; nobody has it among the recently viewed products",
  variantAtDesk,
  async ({ page, request, signInAs }) => {
    const { id, name } = await addItem(request);
    await openPage(page, `/product/${id}`); // opened while it was for sale
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    const { accessToken } = await openSession(request, admin);
    const mutation = `mutation ($id: ID!) { editProduct(id: $id, input: { version: 1, draft: true }) { __typename } }`;
    await ask(request, mutation, { id }, accessToken);

    expect((await page.goto(`/product/${id}`))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name })).toHaveCount(0);
    const { products } = await ask<{ products: { nodes: { id: string }[] } }>(
      request,
      "{ products(first: 1) { nodes { id } } }",
    );
    await openPage(page, `/product/${products.nodes[0]?.id}`);
    await expect(page.getByRole("region", { name: "Recently viewed" })).toHaveCount(0);

    await signInAs(admin);
    await openPage(page, `/product/${id}`);
    await expect(page.getByText("This is a draft. Only admins can see it.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page.getByRole("link", { name: "Edit it" })).toHaveAttribute("href", `/manageItems/${id}`);
  },
);
