import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { addItem, editItem } from "../support/admin-api";
import { chooseFromMenu } from "../support/admin-list";
import { closeToast, dismissAlert } from "../support/alerts";
import { pay, payNow } from "../support/buying";
import { keepCart } from "../support/cart";
import { expectAccessible, expectNoHorizontalScroll } from "../support/expect-accessible";
import { mailTo } from "../support/mails";
import { openPage } from "../support/open-page";
import { ordersOf } from "../support/shop-api";
import { endDiscountCodes, setRules } from "../support/shop-rules";
import { expect, test } from "../support/test";

// Serial, because the rules apply to the whole shop.
test.describe.configure({ mode: "serial" });

test.afterAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext(baseURL ? { baseURL } : {});
  await setRules(request, {});
  await endDiscountCodes(request);
  await request.dispose();
});

const proceed = (page: Page) => page.getByRole("button", { name: "Continue" });
const sums = (page: Page) => page.getByRole("region", { name: "Order summary" });
const country = (page: Page) => page.getByLabel("Country", { exact: true });
const sumOf = (page: Page, term: string) =>
  sums(page).getByRole("term").filter({ hasText: term }).locator("xpath=following-sibling::dd[1]");

const methods = [
  { name: "Standard", countries: [], price: 4.9, freeFrom: 100, daysMin: 2, daysMax: 4 },
  { name: "Express", countries: [], price: 9.9, daysMin: 1, daysMax: 1 },
];

test("a German buys three tools with a code and express", async ({ page, request, shopper, signInAs }) => {
  test.slow();
  const code = `TEN-${Date.now()}`;
  await setRules(request, {
    settings: { country: "DE", pricesIncludeTax: true, countries: [] },
    rates: [{ country: "DE", name: "VAT", percent: 19 }],
    codes: [{ code, percent: 10 }],
    methods,
  });
  const tools = [await addItem(request), await addItem(request), await addItem(request)]; // 19.50 each

  await test.step("the product's page says that the price contains the tax", async () => {
    await openPage(page, `/product/${tools[0]?.id}`);
    await expect(page.getByRole("main")).toContainText("19.50$ incl. VAT");
  });

  await test.step("a code that doesn't exist is refused at its field, and the real one takes off a tenth", async () => {
    await keepCart(
      page,
      shopper.user.id,
      tools.map((product) => ({ product, quantity: 1 })),
    );
    await openPage(page, "/cart");
    const total = page.getByRole("region", { name: "Total" });
    await total.getByRole("button", { name: "Have a discount code?" }).click();
    await total.getByLabel("Discount code").fill("no-such-code");
    await total.getByLabel("Discount code").press("Enter");
    await expect(total.getByLabel("Discount code")).toHaveAccessibleDescription("This code isn't valid.");
    await total.getByLabel("Discount code").fill(code.toLowerCase());
    await total.getByRole("button", { name: "Apply" }).click();
    await expect(total).toContainText(`Code ${code} applied.`);
    await expect(total).toContainText("−5.85$");
    await expect(total).toContainText("52.65$");
    await expect(total.getByText("Total", { exact: true })).toHaveCount(1);
    await expectAccessible(page);
  });

  await test.step("it goes along to the form, which asks for the town as Germany writes it", async () => {
    await page.reload();
    await page.getByRole("link", { name: "Check out" }).click();
    await expect(country(page)).toHaveValue("DE");
    await page.getByLabel("Address", { exact: true }).fill("Hafenstraße 1");
    await page.getByLabel("Postcode").fill("20457");
    await page.getByLabel("City").fill("Hamburg");
    await page.getByLabel("Phone Number").fill("+49 40 5550100");
    await expect(page.getByLabel("Region")).toHaveCount(0);
    await expect(sums(page)).toContainText(code);
  });

  await test.step("a customer chooses express delivery, and the sums make up the total", async () => {
    await expect(page.getByRole("radio", { name: /Standard.*arrives \w+ \d+ – .*4\.90\$/ })).toBeChecked();
    await page.getByRole("radio", { name: /Express.*arrives \w+ \d+.*9\.90\$/ }).check();
    await expect(sumOf(page, "Products")).toHaveText("58.50$");
    await expect(sumOf(page, "Discount")).toHaveText("−5.85$");
    await expect(sumOf(page, "Delivery (Express)")).toHaveText("9.90$");
    await expect(sumOf(page, "Total")).toHaveText("62.55$");
    await expect(sumOf(page, "Includes 19 % VAT")).toHaveText("9.99$");
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  });

  await test.step("the order costs what the form said", async () => {
    await proceed(page).click();
    const alert = page.getByRole("alertdialog", { name: "Success!" });
    await expect(alert.getByText("62.55$")).toHaveCount(1);
    await expect(alert).toContainText("20457 Hamburg");
    await expect(page.getByText(`Code ${code} applied.`)).toBeAttached(); // the sums behind the alert stay those of the order
    expect(await ordersOf(request, shopper)).toHaveLength(3);
  });

  await test.step("it is paid, and mails, receipt and invoice say how much tax is inside", async () => {
    expect((await mailTo(shopper.email, /^We've received your order: 3 products, 62\.55\$$/)).text).toContain(
      code,
    );
    await payNow(page);
    await expect(page.getByRole("main")).toContainText("Delivery (Express)9.90$");
    const status = page.getByRole("status").filter({ hasText: "We received 62.55$ for order " });
    await expect(status).toContainText("You'll get another email when we ship.");
    const arrives = page.getByRole("definition").filter({ hasText: /^[A-Z][a-z]{2} \d+$/ });
    const day = await arrives.innerText();
    await expect(page.getByRole("main")).toContainText(`Arrives${day}Ships to`);
    await expect(page.getByRole("main")).toContainText("20457 Hamburg");
    await expectAccessible(page);
    const receipt = await mailTo(shopper.email, /^Receipt/);
    for (const words of [
      `It should arrive ${day}.`,
      "20457 Hamburg",
      "Delivery (Express)",
      "Includes 19 % VAT",
      "9.99$",
      "62.55$",
    ])
      expect(receipt.text.replace(/\s+/g, " ")).toContain(words);
    await openPage(page, "/cart");
    await expect(page.getByRole("link", { name: "Check out" })).toHaveCount(0);
  });

  const [{ id, productName }] = (await ordersOf(request, shopper)) as [{ id: string; productName: string }];
  await test.step("an admin sends one of them with DHL, and refunds half of its price", async () => {
    await signInAs(admin);
    await openPage(page, `/manageOrder/${id}`);
    for (const { name } of tools.filter((tool) => tool.name !== productName))
      await page.getByRole("checkbox", { name: `Select ${name}` }).uncheck();
    await page.getByRole("button", { name: /^Send/ }).click();
    const parcel = page.getByRole("dialog");
    await parcel.getByLabel("Carrier").fill("DHL");
    await parcel.getByLabel("Tracking number").fill("00340434161094042557");
    await parcel.getByRole("button", { name: "Send" }).click();
    await closeToast(page, "Order sent");
    await chooseFromMenu(page, /^Refund/);
    const question = page.getByRole("alertdialog", { name: /^Refund .* of order/ });
    await expect(question).toContainText("20.85$"); // 19.50 less 1.95, and 3.30 for delivery
    await question.getByRole("radio", { name: "An amount" }).check();
    await question.getByLabel("Amount in $").fill("10.43");
    await question.getByRole("button", { name: "Refund 10.43$" }).click();
    await closeToast(page, "Partial refund made");
  });

  await test.step("the customer reads it in mails and on the order's page, with invoice and credit note", async () => {
    await mailTo(shopper.email, /is on its way$/);
    await mailTo(shopper.email, /^Partial refund for your order .*: 10\.43\$$/);
    await signInAs(shopper);
    await openPage(page, `/myOrder/${encodeURIComponent(shopper.email)}/${id}`);
    const history = page.getByRole("list", { name: "History" });
    await expect(history).toContainText("10.43$ went back.");
    await expect(history.getByRole("link", { name: "Track the parcel" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Refunded−10.43$");
    await expect(page.getByRole("main")).toContainText("Includes 19 % VAT9.99$");
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    for (const name of [/^Invoice \d{4}-\d{6}$/, /^Credit note CN-\d{4}-\d{6}$/]) {
      const arrived = page.waitForEvent("download");
      await page.getByRole("list", { name: "Invoices" }).getByRole("button", { name }).click();
      const pdf = readFileSync(await (await arrived).path());
      expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    }
  });
});

test("an American pays tax on top, and is asked again when the price changes", async ({
  page,
  request,
  shopper,
}) => {
  await setRules(request, {
    rates: [{ country: "US", region: "CA", name: "Sales tax", percent: 7.25 }],
    methods,
  });
  const tool = await addItem(request); // 19.50

  await openPage(page, `/product/${tool.id}`);
  await expect(page.getByRole("main")).toContainText("19.50$ plus tax");
  await openPage(page, `/payment/${tool.id}/2`);
  await page.getByLabel("Address", { exact: true }).fill("1 Harbour Street");
  await page.getByLabel("City").fill("Oakland");
  await page.getByLabel("ZIP code").fill("9460");
  await page.getByLabel("Phone Number").fill("+1 555 0100");
  await proceed(page).click();
  await expect(page.getByRole("group", { name: "Please fix the following:" }).getByRole("link")).toHaveText([
    "State is required",
  ]);
  await expect(page.getByLabel("State").getByRole("option").nth(1)).toHaveText("Alabama");
  await page.getByLabel("State").selectOption("Nevada");
  await expect(sumOf(page, "Total")).toHaveText("43.90$");
  await expectAccessible(page);
  await page.getByLabel("State").selectOption("California");
  await expect(page.getByLabel("Total Price")).toHaveValue("39.00$");
  await expect(sumOf(page, "Sales tax, 7.25 %")).toHaveText("3.18$"); // for 39.00 and 4.90 of delivery
  await expect(sumOf(page, "Total")).toHaveText("47.08$");

  await proceed(page).click();
  await expect(page.getByLabel("ZIP code")).toHaveAccessibleDescription(/^Postcode must .* 22201\.$/);
  await page.getByLabel("ZIP code").fill("94607");

  await editItem(request, tool.id, { price: 20 });
  await proceed(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "The total is now 48.16$." })).toBeVisible();
  await expect(sumOf(page, "Total")).toHaveText("48.16$");
  await expect(page.getByLabel("Total Price")).toHaveValue("40.00$");
  expect(await ordersOf(request, shopper)).toHaveLength(0);
  await expect(page.getByLabel("City")).toHaveValue("Oakland");
  await proceed(page).click();
  const alert = page.getByRole("alertdialog", { name: "Success!" });
  await expect(alert).toContainText("48.16$");
  await expect(alert).toContainText("Oakland, California 94607");
  await dismissAlert(page, "Success!", "Order Placed Succesfully");
  await openPage(page, `/myOrder/${encodeURIComponent(shopper.email)}`);
  await page.getByRole("link", { name: "Pay Now" }).click();
  await pay(page);
  const receipt = await mailTo(shopper.email, /^Receipt/);
  for (const words of ["Sales tax, 7.25 %", "3.26$", "48.16$"]) expect(receipt.text).toContain(words);
});

test("a country that the shop doesn't deliver to is told before ordering", async ({
  page,
  request,
  shopper,
}) => {
  await setRules(request, {
    settings: { country: "US", pricesIncludeTax: false, countries: ["US", "DE"] },
    methods,
  });
  const tool = await addItem(request);

  await openPage(page, `/payment/${tool.id}/1`);
  await page.getByLabel("Address", { exact: true }).fill("Storgata 1");
  await page.getByLabel("Phone Number").fill("+47 555 010");
  await country(page).selectOption({ label: "Norway" });
  await expect(country(page)).toHaveAccessibleDescription("We don't deliver to Norway yet.");
  await expect(proceed(page)).toBeDisabled();
  await page.getByLabel("Phone Number").press("Enter");
  await expectAccessible(page);
  expect(await ordersOf(request, shopper)).toHaveLength(0);

  await country(page).selectOption({ label: "Germany" });
  await expect(proceed(page)).toBeEnabled();
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue("Storgata 1");
});

test("an address is saved at the form, chosen later, and changed on the profile", async ({
  page,
  request,
  shopper,
}) => {
  test.slow();
  await setRules(request, { methods });
  const [first, second] = [await addItem(request), await addItem(request)];
  const book = page.getByRole("region", { name: "Addresses" });
  const choice = page.getByLabel("Deliver to");

  await test.step("saved with the first order", async () => {
    await openPage(page, `/payment/${first.id}/1`);
    await expect(choice).toHaveCount(0);
    for (const label of ["Email", "Address", "Phone Number", "Quantity", "Product Name", "Total Price"])
      await expect(page.getByLabel(label), "one field has this label, or contains it").toHaveCount(1);
    await page.getByLabel("Address", { exact: true }).fill("1 Harbour Street\nFloor 2");
    await page.getByLabel("City").fill("Arlington");
    await page.getByLabel("Phone Number").fill("+1 555 0100");
    await page.getByRole("checkbox", { name: "Save for next time" }).check();
    await page.getByRole("radio", { name: /Express/ }).check();
    await proceed(page).click();
    await dismissAlert(page, "Success!", "Order Placed Succesfully");
  });

  await test.step("filled in at the next one, and nothing of it where another address is typed", async () => {
    await openPage(page, `/payment/${second.id}/1`);
    await expect(page.getByLabel("City")).toHaveValue("Arlington");
    await expect(page.getByLabel("Address", { exact: true })).toHaveValue("1 Harbour Street\nFloor 2");
    await expect(page.getByRole("radio", { name: /Express/ })).toBeChecked();
    await expect(sumOf(page, "Delivery (Express)")).toHaveText("9.90$");
    await expect(page.getByRole("checkbox", { name: "Save for next time" })).toHaveCount(0);
    await choice.selectOption({ label: "Use a different address" });
    await expect(page.getByLabel("City")).toHaveValue("");
    await choice.selectOption({ index: 0 });
    await expect(page.getByLabel("Phone Number")).toHaveValue("+1 555 0100");
  });

  await test.step("the profile adds one, makes it the default, and removes both", async () => {
    await openPage(page, "/profile");
    await expect(book.getByRole("listitem")).toHaveCount(1);
    await book.getByRole("button", { name: "Add address" }).click();
    const dialog = page.getByRole("dialog", { name: "Add address" });
    await dialog.getByRole("button", { name: "Save address" }).click();
    await expect(dialog).toContainText("Address is required");
    await dialog.getByLabel("Name").fill(shopper.name);
    await dialog.getByLabel("Address", { exact: true }).fill("2 Quay Road");
    await dialog.getByLabel("Phone Number").fill("+1 555 0101");
    await dialog.getByLabel("Country").selectOption("GB");
    await dialog.getByLabel("Postcode").fill("sw1a1aa");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Save address" }).click();
    const added = book.getByRole("listitem").filter({ hasText: "2 Quay Road" });
    await expect(added).toContainText("SW1A 1AA");
    await added.getByRole("button", { name: /^Make default/ }).click();
    await expect(added).toContainText("Default");
    await expect(book.getByText("Default", { exact: true })).toHaveCount(1);
    await expectAccessible(page);

    for (const left of [1, 0]) {
      await book
        .getByRole("button", { name: /^Remove/ })
        .first()
        .click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
      await expect(book.getByRole("listitem")).toHaveCount(left);
    }
    await expect(book).toContainText("No saved addresses yet. Add one to check out faster.");
  });
});
