import { addItem, editItem } from "../support/admin-api";
import { openPage } from "../support/open-page";
import { expect, test } from "../support/test";

test("a page that a cache has stored is hydrated as it was, and what follows is current", async ({
  page,
  request,
}) => {
  const product = await addItem(request, { countInStock: 40 });
  const address = `/product/${product.id}`;
  const response = await request.get(address, { headers: { accept: "text/html" } });
  const body = await response.text();
  await editItem(request, product.id, { price: 29.5 });
  await page.route(`**${address}`, (route) => route.fulfill({ body, headers: response.headers() }));

  await openPage(page, address);
  const main = page.getByRole("main");
  await expect(main).toContainText("19.50$");
  await page.getByLabel("Quantity").selectOption("6");
  await main
    .getByRole("button", { name: /^Add to cart/i })
    .first()
    .click();
  await page.unroute(`**${address}`);
  await page.reload();
  await expect(main).toContainText("29.50$");
});
