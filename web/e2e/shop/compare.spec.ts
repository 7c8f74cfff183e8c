import { expectAccessible } from "../support/expect-accessible";
import { navigateInApp, openPage } from "../support/open-page";
import { ask } from "../support/shop-api";
import { expect, test, variantAtDesk } from "../support/test";

test.use({ expectedComplaints: [/404/] });

const nobody = "00000000-0000-4000-8000-000000000000";

test("products are chosen on their cards and pages, compared under an address of their own, and taken out", async ({
  page,
  request,
  context,
}) => {
  // only the demo's watches: other tests add products with equal prices
  await openPage(page, "/products/watches");
  const cards = page.getByRole("article");
  const choose = (index: number) => cards.nth(index).getByRole("button", { name: /^Compare: / });
  const way = page.getByRole("link", { name: /^Compare \d products?$/ });
  await choose(0).click();
  await expect(choose(0)).toHaveAttribute("aria-pressed", "true");
  await expect(way).toHaveText("Compare 1 product");
  await cards.nth(1).getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Watches");
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Compare: / })
    .click();
  await expect(way).toHaveText("Compare 2 products");

  await test.step("four at most", async () => {
    await page.goBack();
    for (const index of [2, 3, 4]) await choose(index).click();
    await expect(page.getByText("You can compare up to four. Remove one first.")).toBeVisible();
    await expect(choose(4)).toHaveAttribute("aria-pressed", "false");
    for (const index of [2, 3]) await choose(index).click();
    await expect(way).toHaveText("Compare 2 products");
  });

  await way.click();
  const table = page.getByRole("table", { name: "The products and their specifications" });
  await expect(table.getByRole("columnheader")).toHaveCount(3);
  await expect(way, "the comparison itself has no way to it").toHaveCount(0);
  const price = table.getByRole("row", { name: /^Price/ });
  await expect(price.getByRole("rowheader")).toHaveText("Price (differs)");
  const rows = await table.getByRole("row").count();
  await page.getByLabel("Show differences only").check();
  expect(await table.getByRole("row").count()).toBeLessThan(rows);
  await expectAccessible(page);

  await test.step("another device gets the same from the address, from the server", async () => {
    const html = await (await request.get(page.url(), { headers: { accept: "text/html" } })).text();
    expect(html).toContain("Specifications".toLowerCase());
    expect(html).toContain("Price");
  });

  await test.step("one is taken out", async () => {
    await table
      .getByRole("link", { name: /^Remove: / })
      .first()
      .click();
    await expect(table.getByRole("columnheader")).toHaveCount(2);
    await expect(page.getByText("Choose another product to compare it with.")).toBeVisible();
    await navigateInApp(page, "/blog");
    await expect(way).toHaveText("Compare 1 product");
    await page.getByRole("button", { name: "Clear comparison" }).click();
    await expect(way).toHaveCount(0);
  });
  await context.clearCookies();
});

test("addresses of comparisons that are wrong say so", variantAtDesk, async ({ page, request }) => {
  const { products } = await ask<{ products: { nodes: { id: string }[] } }>(
    request,
    "{ products(first: 6) { nodes { id } } }",
  );
  const ids = products.nodes.map(({ id }) => id);
  const table = page.getByRole("table", { name: "The products and their specifications" });

  await openPage(page, "/compare");
  await expect(page.getByText(/^Nothing to compare yet/)).toBeVisible();
  for (const wrong of ["x,y", "%00", "'"]) {
    const refused = await request.get(`/compare?ids=${wrong}`, { headers: { accept: "text/html" } });
    expect(refused.status(), wrong).toBe(404);
    expect(await refused.text(), wrong).toContain("These products are no longer available.");
  }
  expect((await page.goto(`/compare?ids=${nobody}`))?.status()).toBe(404);
  await expect(page.getByText("These products are no longer available.")).toBeVisible();
  const answer = await page.goto(`/compare?ids=${ids[0]},${nobody},${ids[0]?.toUpperCase()},${ids[1]}`);
  expect(answer?.status()).toBe(200);
  await expect(table.getByRole("columnheader")).toHaveCount(3);
  await page.getByRole("link", { name: "Compare the rest" }).click();
  await expect(page).toHaveURL(`/compare?ids=${ids[0]},${ids[1]}`);

  await openPage(page, `/compare?ids=${ids.join(",")}`);
  await expect(table.getByRole("columnheader")).toHaveCount(5);
  await expect(page.getByText(/there were more than four/)).toBeVisible();
  await expectAccessible(page);
});
