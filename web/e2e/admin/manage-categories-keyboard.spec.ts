import { admin } from "../support/accounts";
import { uniqueName } from "../support/admin-api";
import { openSession, ask } from "../support/shop-api";
import { openPage } from "../support/open-page";
import { expect, test } from "../support/test";

test("the tree is walked through, folded and put in order by keys alone, and the focus stays", async ({
  page,
  request,
  signInAs,
}) => {
  const names = [uniqueName("Alpha"), uniqueName("Beta"), uniqueName("Gamma")] as const;
  const { accessToken } = await openSession(request, admin);
  const mutation = "mutation ($input: AddCategoryInput!) { addCategory(input: $input) { id } }";
  const ids: string[] = [];
  for (const name of names) {
    const { addCategory } = await ask<{ addCategory: { id: string } }>(
      request,
      mutation,
      { input: { name } },
      accessToken,
    );
    ids.push(addCategory.id);
  }
  const [alpha, beta, gamma] = names.map((name) => page.getByRole("button", { name, exact: true }));
  if (!alpha || !beta || !gamma) throw new Error("three names");
  await signInAs(admin);
  await openPage(page, "/categories");
  await alpha.focus();
  await page.keyboard.press("ArrowDown");
  await expect(beta).toBeFocused();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(page.getByRole("status").filter({ hasText: "is number" })).toContainText(names[1]);
  const inOrder = page.locator("[data-name]").filter({ hasText: new RegExp(names.join("|")) });
  await expect(inOrder).toHaveText([names[1], names[0], names[2]]);
  await expect(beta).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(alpha).toBeFocused();
  await page.keyboard.press("End");
  await expect(gamma).toBeFocused();

  await page.keyboard.press("Alt+ArrowRight"); // becomes a child of Alpha
  await expect(page.getByRole("button", { name: `Collapse: ${names[0]}` })).toBeVisible();
  await expect(gamma).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(alpha).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(gamma).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(gamma).toBeFocused();
  await page.keyboard.press("Alt+ArrowLeft"); // becomes a top category again
  await expect(page.getByRole("button", { name: `Collapse: ${names[0]}` })).toHaveCount(0);
  await expect(gamma).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: `Edit “${names[2]}”` })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(gamma).toBeFocused();

  const remove = "mutation ($id: ID!) { deleteCategory(id: $id) }";
  for (const id of ids) await ask(request, remove, { id }, accessToken);
});
