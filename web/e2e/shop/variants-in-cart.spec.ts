import type { APIRequestContext, Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { addItem } from "../support/admin-api";
import { fillCart, orderAndPay } from "../support/buying";
import { expectAccessible } from "../support/expect-accessible";
import { mailTo } from "../support/mails";
import { holdAnswers } from "../support/intercepted-answers";
import { openPage } from "../support/open-page";
import { addWatches } from "../support/product-groups";
import { ask, openSession } from "../support/shop-api";
import { atDesk, expect, test } from "../support/test";

test("a customer orders two variants, one of them changed in the cart, and reads both in the mail", async ({
  page,
  request,
  shopper,
}) => {
  test.slow();
  const [blue, black, leather, soldOut] = [
    await addItem(request),
    await addItem(request),
    await addItem(request, { price: 24.5 }),
    await addItem(request, { countInStock: 0 }),
  ];
  const { accessToken } = await openSession(request, admin);
  const valuesOf = [
    [blue, "Blue", "Steel"],
    [black, "Black", "Steel"],
    [leather, "Blue", "Leather"],
    [soldOut, "Black", "Leather"],
  ] as const;
  const variants = valuesOf.map(([{ id }, ...values]) => ({ productId: id, values }));
  const input = { name: `Group of ${blue.name}`, options: ["Dial colour", "Strap"], variants };
  const save = "mutation ($input: ProductGroupInput!) { saveProductGroup(input: $input) { id } }";
  await ask(request, save, { input }, accessToken);

  await fillCart(page, [blue, black]);
  await openPage(page, "/cart");
  const rows = page.getByRole("main").getByRole("listitem");
  await expect(rows).toHaveCount(2);
  const changed = rows.first();
  await expect(changed).toContainText("Blue · Steel");
  await expect(changed).toContainText("Dial colour: Blue, Strap: Steel");
  await changed.getByLabel("Quantity").selectOption("2");

  await changed.getByRole("button", { name: `Change : ${blue.name} (Blue · Steel)` }).click();
  const choice = changed.getByLabel("Variant");
  await expect(choice).toBeFocused();
  await expect(choice.getByRole("option")).toHaveText([
    "Blue · Steel",
    "Black · Steel",
    "Blue · Leather (24.50$)",
    "Black · Leather (sold out)",
  ]);
  await expect(choice.getByRole("option", { name: "Black · Leather (sold out)" })).toBeDisabled();
  const apply = changed.getByRole("button", { name: "Change", exact: true });
  await apply.click();
  await expect(changed.getByRole("button", { name: /^Change/ }), "nothing chosen").toBeFocused();
  await page.keyboard.press("Enter");
  await choice.selectOption("Blue · Leather (24.50$)");
  await expectAccessible(page);
  await apply.click();
  await expect(page.getByRole("status").filter({ hasText: "Variant changed" })).toContainText(
    "Blue · Leather",
  );
  await expect(changed.getByRole("heading"), "in its place").toHaveText(leather.name);
  await expect(changed.getByRole("link", { name: leather.name, exact: true })).toBeFocused();
  await expect(changed.getByLabel("Quantity")).toHaveValue("2");
  await expect(changed).toContainText("49.00$");
  await expectAccessible(page);
  await page.reload();
  await expect(rows.getByRole("heading")).toHaveText([leather.name, black.name]);

  await page.getByRole("link", { name: "Check out" }).click();
  await expect(page.getByRole("main")).toContainText("Blue · Leather");
  await orderAndPay(page);
  await expect(page.getByRole("main")).toContainText("Blue · Leather");
  const mail = await mailTo(shopper.email, /^We've received your order: 2 products/);
  expect(mail.text).toContain(`${leather.name}\nDial colour: Blue, Strap: Leather\n2 × 24.50$`);
  expect(mail.text).toContain(`${black.name}\nDial colour: Black, Strap: Steel\n`);
  const { myOrders } = await ask<{ myOrders: { nodes: { id: string }[] } }>(
    request,
    "{ myOrders(status: [PAID]) { nodes { id } } }",
    {},
    shopper.accessToken,
  );
  await openPage(page, `/myOrder/${encodeURIComponent(shopper.email)}/${myOrders.nodes[0]?.id ?? ""}`);
  await expect(page.getByRole("main")).toContainText("Blue · Leather");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("cell", { name: "Dial colour: Blue, Strap: Leather" })).toBeVisible();
});

/** Opens the choice of another variant for a cart's only entry. */
async function openChoice(page: Page, request: APIRequestContext) {
  const { blueSteel, blueLeather } = await addWatches(request);
  await fillCart(page, [blueSteel]);
  await openPage(page, "/cart");
  const row = page.getByRole("main").getByRole("listitem");
  await row.getByRole("button", { name: /^Change/ }).click();
  return { row, blueSteel, blueLeather };
}

test("a variant that was deleted while the choice was open doesn't replace the entry", async ({
  page,
  request,
  shopper,
}) => {
  void shopper;
  const { row, blueSteel, blueLeather } = await openChoice(page, request);
  const choice = row.getByLabel("Variant");
  await choice.selectOption("Blue · Leather (890.00$)");
  const { accessToken } = await openSession(request, admin);
  const { id } = blueLeather;
  await ask(request, "mutation ($id: ID!) { deleteProduct(id: $id) }", { id }, accessToken);
  await row.getByRole("button", { name: "Change", exact: true }).click();
  await expect(choice).toHaveAccessibleDescription(
    "This variant is no longer available. Choose another one.",
  );
  await expect(choice.getByRole("option")).toHaveText(["Blue · Steel", "Black · Steel (sold out)"]);
  await expect(choice).toHaveValue(blueSteel.id);
  await expect(row.getByRole("heading")).toHaveText(blueSteel.name);
});

test(
  "a variant is changed once while its stock is being checked",
  atDesk,
  async ({ page, request, shopper }) => {
    void shopper;
    const { row, blueLeather } = await openChoice(page, request);
    await row.getByLabel("Variant").selectOption("Blue · Leather (890.00$)");
    const release = await holdAnswers(page, "CartVariants");
    const change = row.getByRole("button", { name: "Change", exact: true });
    await change.click();
    await expect(change).toHaveAttribute("aria-busy", "true");
    release();
    await expect(row.getByRole("heading")).toHaveText(blueLeather.name);
  },
);
