import { admin } from "../support/accounts";
import { addItem } from "../support/admin-api";
import { dismissAlert } from "../support/alerts";
import { keepCart } from "../support/cart";
import { openPage } from "../support/open-page";
import { ask, openSession } from "../support/shop-api";
import { endDiscountCodes, setRules } from "../support/shop-rules";
import { expect, test } from "../support/test";

test.afterEach(({ request }) => endDiscountCodes(request));

test("gift cards are ordered without the codes that can't apply to them, and a code waits for other items", async ({
  page,
  request,
  shopper,
  signInAs,
}) => {
  const code = `LATER-${Date.now()}`;
  await setRules(request, { codes: [{ code, percent: 10 }] });
  const { accessToken } = await openSession(request, admin);
  await ask(request, "mutation { issueGiftCard(amount: 5) { code } }", {}, accessToken);
  const [tool, card] = [await addItem(request), await addItem(request, { price: 40, giftCard: true })];
  const offers = page.getByRole("button", { name: /^Have a/ });
  const kept = page.getByText(`Code ${code} applied.`);
  await signInAs(shopper);
  await openPage(page, `/payment/${tool.id}/1`);
  await expect(offers).toHaveText(["Have a discount code?", "Have a gift card?"]);
  await offers.first().click();
  await page.getByLabel("Discount code").fill(code);
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(kept).toBeVisible();

  await test.step("in the cart, which offers the discount code for the other items alone", async () => {
    const entry = (product: typeof tool) => ({ product, quantity: 1 });
    await keepCart(page, shopper.user.id, [entry(card)]);
    await openPage(page, "/cart");
    await expect(page.getByRole("region", { name: "Total" })).toContainText("40.00$");
    await expect(kept).toHaveCount(0);
    await keepCart(page, shopper.user.id, [entry(card), entry(tool)]);
    await openPage(page, "/payment/cart");
    await expect(kept).toBeVisible();
    await expect(offers).toHaveCount(0);
  });

  await test.step("at the shipping form", async () => {
    await openPage(page, `/payment/${card.id}/1`);
    await expect(kept).toHaveCount(0);
    await expect(offers).toHaveCount(0);
    await page.getByLabel("Address", { exact: true }).fill("1 Harbour Street, Arlington");
    await page.getByLabel("Phone Number").fill("+1 555 0100");
    await page.getByRole("button", { name: "Continue" }).click();
    await dismissAlert(page, "Success!", "Order Placed Succesfully");
    await openPage(page, `/payment/${tool.id}/1`);
    await expect(kept).toBeVisible();
  });

  await test.step("on the phone", async () => {
    const main = page.getByRole("main");
    const codes = main.getByLabel(/^(Discount code|Gift card)/);
    await signInAs(admin);
    await openPage(page, "/orders/new");
    await expect(codes).toHaveCount(2);
    await main.getByRole("searchbox").fill(card.name);
    await main.getByRole("button", { name: `Add ${card.name}` }).click();
    await expect(codes).toHaveCount(0);
  });
});
