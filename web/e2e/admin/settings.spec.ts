import type { Locator, Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { expectAccessible } from "../support/expect-accessible";
import {
  alterAnswers,
  holdAnswers,
  holdFiles,
  operationNameOf,
  refuse,
} from "../support/intercepted-answers";
import { openPage } from "../support/open-page";
import { endDiscountCodes, setRules } from "../support/shop-rules";
import { publish } from "../support/storefront";
import { atDesk, expect, test, variantAtDesk } from "../support/test";

test.describe.configure({ mode: "default" }); // serial, because the settings change the price of every order

/** The demo's settings. */
const demo = {
  methods: [
    { name: "Standard", countries: [], price: 0, daysMin: 3, daysMax: 5 },
    { name: "Express", countries: [], price: 9.9, daysMin: 1, daysMax: 2 },
  ],
};

const sectionOf = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true });
const sampleIn = (section: Locator) => section.getByRole("group", { name: "Sample cart" });

/** Fills in the fields of the open form by their labels. */
async function fill(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await form.getByRole("textbox", { name }).fill(value);
}

/** Saves the open form, which closes. */
async function save(form: Locator): Promise<void> {
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toHaveCount(0);
}

test("an admin sets up delivery, taxes and a code from nothing, sees what a cart costs while typing, and finds each change in the audit", async ({
  page,
  request,
  signInAs,
}) => {
  await setRules(request, {});
  await endDiscountCodes(request);
  try {
    await signInAs(admin);
    await openPage(page, "/settings");
    const [shop, delivery, taxes, codes] = ["Shop", "Delivery", "Taxes", "Discount codes"].map((title) =>
      sectionOf(page, title),
    ) as [Locator, Locator, Locator, Locator];
    await expect(taxes).toContainText(
      "No tax rates yet, so no tax is charged. Add one for each country where you charge tax.",
    );
    await expect(sampleIn(shop)).toContainText("Total378.00$");
    await expectAccessible(page);

    await shop.getByLabel("Country of the shop").fill("Germany");
    await shop.getByRole("checkbox", { name: "Prices include tax" }).check();
    const countries = shop.getByRole("combobox", { name: "Delivers to" });
    await countries.fill("germany");
    await countries.press("Enter");
    await countries.fill("Austria"); // typed but not added: saving adds it
    await shop.getByRole("button", { name: "Save" }).click();
    await expect(shop.getByText("Saved.")).toBeVisible();
    await expect(shop.getByRole("button", { name: "Remove Austria" })).toBeVisible();

    await delivery.getByRole("button", { name: "Add delivery method" }).click();
    const method = delivery.getByRole("form");
    await fill(method, {
      Name: "Standard",
      Price: "4.90",
      "Free from": "400",
      "Minimum days": "3",
      "Maximum days": "5",
    });
    await expect(sampleIn(delivery)).toContainText("Delivery (Standard)4.90$");
    await expect(sampleIn(delivery)).toContainText("Total382.90$");
    await method.getByLabel("Free from").fill("300");
    await expect(sampleIn(delivery)).toContainText("Delivery (Standard)Free");
    await save(method);
    await delivery.getByRole("button", { name: "Add delivery method" }).click();
    await fill(method, { Name: "standard", Price: "9,90" });
    await method.getByRole("button", { name: "Save" }).click();
    await expect(method.getByText("Price takes a point, not a comma: 9.90")).toBeVisible();
    await method.getByLabel("Price", { exact: true }).fill("9.90");
    await method.getByRole("button", { name: "Save" }).click();
    await expect(method.getByText("Name is the name of another delivery method.")).toBeVisible();
    await expectAccessible(page);
    await fill(method, { Name: "Express", "Minimum days": "1", "Maximum days": "2" });
    await save(method);
    await expect(delivery.getByRole("row", { name: /Express/ })).toContainText("9.90$");

    await taxes.getByRole("button", { name: "Add tax rate" }).click();
    const rate = taxes.getByRole("form");
    await expect(rate.getByLabel("Country")).toHaveValue("Germany");
    await fill(rate, { Name: "VAT", "Rate in percent": "19" });
    await expect(sampleIn(taxes)).toContainText("Includes 19 % VAT60.35$");
    await save(rate);
    await taxes.getByRole("button", { name: "Add tax rate" }).click();
    await fill(rate, { Name: "Reduced VAT", "Rate in percent": "7" });
    await rate.getByLabel("Category").selectOption({ index: 1 });
    await expect(sampleIn(taxes)).toContainText("Includes 19 % VAT39.76$");
    await expect(sampleIn(taxes)).toContainText("Includes 7 % Reduced VAT8.44$");
    await save(rate);

    const code = `SPRING-${Date.now().toString(36).toUpperCase()}`;
    await codes.getByRole("button", { name: "Add discount code" }).click();
    const discount = codes.getByRole("form");
    await fill(discount, { Code: code.toLowerCase(), Percentage: "10", "Maximum uses": "100" });
    await expect(sampleIn(codes)).toContainText(`Discount (${code})−37.80$`);
    await expect(sampleIn(codes)).toContainText("Total340.20$");
    await fill(discount, { "Minimum order": "1000" });
    await expect(sampleIn(codes)).toContainText("The code requires a larger order.");
    await discount.getByLabel("Minimum order").fill("");
    await save(discount);
    const row = codes.getByRole("row", { name: code });
    for (const text of ["10 %", "0 of 100", "Active"]) await expect(row).toContainText(text);
    await expectAccessible(page);

    await row.getByRole("button", { name: "End" }).click();
    const question = page.getByRole("alertdialog", { name: `End “${code}”?` });
    await question.getByRole("button", { name: "End" }).click();
    await expect(row).toContainText("Ended");

    await openPage(page, "/audit");
    for (const [action, detail] of [
      [
        "Changed the shop's settings",
        "country US → DE, prices contain tax no → yes, delivers to all → AT DE",
      ],
      ["Added the delivery method", "name Express, price 9.90$"],
      ["Added the tax rate", "country DE, name VAT, rate 19 %"],
      ["Ended the discount code", "uses 0"],
    ] as const) {
      const entry = page.getByRole("row").filter({ hasText: action }).filter({ hasText: detail });
      await expect(entry.first()).toBeAttached(); // attached but hidden until the details are opened
    }
  } finally {
    await setRules(request, demo);
  }
});

test("an admin changes a way of delivery, and removes it after a question", async ({
  page,
  request,
  signInAs,
}) => {
  await setRules(request, demo);
  try {
    await signInAs(admin);
    await openPage(page, "/settings");
    const delivery = sectionOf(page, "Delivery");
    const express = delivery.getByRole("row", { name: /Express/ });
    await express.getByRole("button", { name: "Edit" }).click();
    const form = delivery.getByRole("form", { name: "Edit “Express”" });
    await expect(form.getByLabel("Name")).toBeFocused();
    await form.getByLabel("Price", { exact: true }).fill("12.50");
    await form.getByRole("checkbox", { name: "Offered to customers" }).uncheck();
    await save(form);
    await expect(express).toContainText("Not offered");
    await expect(express).toContainText("12.50$");
    await express.getByRole("button", { name: "Remove" }).click();
    const question = page.getByRole("alertdialog", { name: "Remove “Express”?" });
    await question.getByRole("button", { name: "Remove" }).click();
    await expect(express).toHaveCount(0);
  } finally {
    await setRules(request, demo);
  }
});

test("an unknown country is reported under its field", variantAtDesk, async ({ page, signInAs }) => {
  await signInAs(admin);
  await openPage(page, "/settings");
  const shop = sectionOf(page, "Shop");
  await shop.getByLabel("Country of the shop").fill("Atlantis");
  await shop.getByRole("combobox", { name: "Delivers to" }).fill("Narnia");
  await shop.getByRole("button", { name: "Save" }).click();
  await expect(shop.getByText("Country of the shop isn't a country we know.")).toBeVisible();
  await expect(shop.getByText("Delivers to: “Narnia” isn't a country we know.")).toBeVisible();
});

test("the page says what to do where nothing is set", variantAtDesk, async ({ page, signInAs }) => {
  await signInAs(admin);
  const nothing = { shippingMethods: [], taxRates: [], discounts: [] };
  await alterAnswers<object>(page, "Settings", (settings) => ({ ...settings, ...nothing }));
  await openPage(page, "/settings");
  await expect(
    page.getByText("No delivery methods yet, so delivery is free. Add one to charge for it."),
  ).toBeVisible();
  await expect(
    page.getByText("No discount codes yet. Add one and share it with your customers."),
  ).toBeVisible();
});

test(
  "the page shows that the settings load, and lets an admin try again where they don't",
  variantAtDesk,
  async ({ page, signInAs }) => {
    await signInAs(admin);
    await refuse(page, "Settings", { code: "INTERNAL_SERVER_ERROR", message: "Broken" });
    const release = await holdAnswers(page, "Settings");
    await openPage(page, "/settings");
    await expect(page.getByText("Loading the settings")).toBeAttached();
    release();
    await expect(page.getByRole("heading", { name: "This didn't load" })).toBeVisible();
    await page.unroute("/graphql*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(sectionOf(page, "Delivery")).toBeVisible();
  },
);

test(
  "publishing waits for a picture on its way, and keeps what is typed until it is answered",
  atDesk,
  async ({ page, request, signInAs }) => {
    await publish(request);
    await signInAs(admin);
    await openPage(page, "/settings");
    const section = sectionOf(page, "Storefront");
    const store = await holdFiles(page, /\/storefront\/pictures$/);
    const answer = await holdAnswers(page, "PublishStorefront");
    await section.getByLabel("Shop name").fill("Halden & Sons");
    await section.getByLabel("Upload: Logo").setInputFiles({
      name: "logo.svg",
      mimeType: "image/svg+xml",
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"/>'),
    });
    await section.getByRole("button", { name: "Publish" }).click();
    await expect(section).toContainText("Waiting until all pictures are uploaded…");
    const sent = page.waitForRequest((each) => operationNameOf(each) === "PublishStorefront");
    store();
    const { variables } = (await sent).postDataJSON() as { variables: { input: Record<string, unknown> } };
    expect(variables.input.logoUrl).toMatch(/^\//);
    await section.getByLabel("Line on the home page").fill("Made to be handed down.");
    answer();
    await expect(section).toContainText("Published.");
    await expect(section.getByLabel("Line on the home page")).toHaveValue("Made to be handed down.");
    await expect(section.getByLabel("Shop name")).toHaveValue("Halden & Sons");
    await publish(request);
  },
);
