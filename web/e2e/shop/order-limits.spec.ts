import { addItem } from "../support/admin-api";
import { dismissAlert } from "../support/alerts";
import { openPage } from "../support/open-page";
import { placeOrder } from "../support/shop-api";
import { expect, test } from "../support/test";

/** More units than one customer may order. */
const plenty = { countInStock: 5_000 };

test("an order above the customer's limit is refused in words, with the number", async ({
  page,
  request,
  shopper,
}) => {
  const [item, other] = [await addItem(request, plenty), await addItem(request, plenty)];
  await openPage(page, `/payment/${item.id}/501`);
  const address = page.getByLabel("Address", { exact: true });
  await address.fill("3 Quay Road");
  await page.getByLabel("Phone Number").fill("555 0123");
  const proceed = page.getByRole("button", { name: "Continue" });
  await proceed.click();
  await dismissAlert(page, "Please order fewer", "An order can have up to 500 units");
  await expect(address).toHaveValue("3 Quay Road");

  await placeOrder(request, shopper, other.id, 500);
  await page.getByLabel("Quantity").fill("1");
  await proceed.click();
  await dismissAlert(page, "Please order fewer", "Your unpaid orders can have up to 500 units in total.");
});

test("an order of most of the stock is accepted without the alert about the stock", async ({
  page,
  request,
  shopper,
}) => {
  const item = await addItem(request, { countInStock: 10 });
  await openPage(page, `/payment/${item.id}/6`);
  await page.getByLabel("Address", { exact: true }).fill("3 Quay Road");
  await page.getByLabel("Phone Number").fill("555 0123");
  await page.clock.install();
  await page.getByRole("button", { name: "Continue" }).click();
  const alert = page.getByRole("alertdialog", { name: "Success!" });
  await expect(alert).toContainText("Order Placed Succesfully");
  await page.clock.runFor(2_000); // the alert about the stock appears with a delay
  await alert.getByRole("button", { name: "OK" }).click();
  await expect(page).toHaveURL(`/myOrder/${encodeURIComponent(shopper.email)}`);
  await expect(page.getByRole("row").filter({ hasText: item.name })).toBeVisible();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});
