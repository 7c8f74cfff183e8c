import type { APIRequestContext, Page } from "@playwright/test";
import { dismissAlert } from "../support/alerts";
import { navigateInApp, openPage } from "../support/open-page";
import {
  ask,
  ordersOf,
  productNow,
  productsInStock,
  type ApiProduct,
  type ApiSession,
} from "../support/shop-api";
import { expect, test, variantAtDesk } from "../support/test";

const address = (page: Page) => page.getByLabel("Address", { exact: true });
const phone = (page: Page) => page.getByLabel("Phone Number");
const proceed = (page: Page) => page.getByRole("button", { name: "Continue" });

async function fillIn(page: Page, where = "3 Quay Road\nArlington"): Promise<void> {
  await address(page).fill(where);
  await phone(page).fill("555 0123");
}

/** Orders one unit through the API. */
async function order(request: APIRequestContext, { id }: ApiProduct, delivery: object): Promise<void> {
  const mutation = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { ... on Order { id } } }`;
  const input = { ...delivery, productId: id, qty: 1, idempotencyKey: id };
  await ask(request, mutation, { input }, session.accessToken);
}

let session: ApiSession;
let product: ApiProduct;
test.beforeEach(async ({ request, customer, signInAs }) => {
  session = await signInAs(customer);
  // the first ones are on the list's first page, where other tests look at the stock
  const [found] = (await productsInStock(request)).slice(16);
  if (!found) throw new Error("The seed has too little in stock.");
  product = found;
});

test("a customer sees the order, is asked for missing fields, and gets a confirmation", async ({
  page,
  request,
  customer,
}) => {
  const dollars = (amount: number) => `${amount.toFixed(2)}$`;
  const main = page.getByRole("main");
  const summary = page.getByRole("group", { name: "Please fix the following:" });
  await openPage(page, `/payment/${product.id}/3`);

  await test.step("the form shows product, customer and price, which can't be changed", async () => {
    await expect(main.getByLabel("Email", { exact: true })).toHaveValue(customer.email);
    await expect(main.getByLabel("Product Name")).toHaveValue(product.name);
    await expect(main.getByLabel("Total Price")).toHaveValue(dollars(product.price * 3));
    for (const label of ["Email", "Product Name", "Total Price"])
      await expect(main.getByLabel(label, { exact: true })).not.toBeEditable();
    await expect(main.getByRole("img", { name: product.name })).toBeVisible();
    await expect(main.getByLabel("Name", { exact: true })).toHaveValue(customer.name);
  });

  await test.step("the price of one, the sum and the whole name stand where the order is placed", async () => {
    await expect(main.getByText(`${dollars(product.price)} each`)).toBeVisible();
    const beside = main.getByText(`× ${dollars(product.price)} = ${dollars(product.price * 3)}`);
    await expect(beside).toBeVisible();
    await expect(proceed(page)).toHaveAccessibleName("Continue");
    const form = main.locator("form");
    await proceed(page).scrollIntoViewIfNeeded();
    await expect(form.getByText(`Total${dollars(product.price * 3)}`)).toBeInViewport();
    const cut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement) =>
      scrollWidth > clientWidth || scrollHeight > clientHeight;
    expect(await main.getByLabel("Product Name").evaluate(cut), "a part of the name is cut off").toBe(false);

    await page.getByLabel("Quantity").fill("2");
    await expect(form.getByText(`Total${dollars(product.price * 2)}`)).toBeVisible();
  });

  await test.step("address and phone number are asked for, under each and in a summary that leads there", async () => {
    await proceed(page).click();
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveText(["Address is required", "Phone Number is required"]);
    await expect(address(page)).toHaveAccessibleDescription("Address is required");
    await expect(phone(page)).toHaveAccessibleDescription("Phone Number is required");

    await summary.getByRole("link", { name: "Phone Number is required" }).click();
    await expect(phone(page)).toBeFocused();
    await page.keyboard.type("555 0123");
    await expect(summary.getByRole("link")).toHaveText(["Address is required"]);
  });

  await test.step("an address of 5,000 characters is refused in words, and stays to be shortened", async () => {
    await fillIn(page, "x".repeat(5_000));
    await proceed(page).click();
    await expect(address(page)).toHaveAccessibleDescription(/at most 500 characters/);
    await expect(address(page)).toHaveValue(/^x{5000}$/);
  });

  await test.step("the alert names the order, and My Orders shows the same number", async () => {
    await fillIn(page);
    await proceed(page).click();
    const alert = page.getByRole("alertdialog", { name: "Success!" });
    for (const words of [product.name, "2 × ", dollars(product.price * 2), "3 Quay Road"])
      await expect(alert).toContainText(words);
    const number = /[0-9A-F]{4}-[0-9A-F]{4}/.exec(await alert.innerText())?.[0];
    expect(number).toBeDefined();
    await expect(alert).toHaveAccessibleDescription(new RegExp(`Order Placed Succesfully.*${number}`, "s"));
    await alert.getByRole("button", { name: "OK" }).click();
    await expect(page.getByRole("row").filter({ hasText: product.name })).toContainText(`Order ${number}`);
  });

  await test.step("the next form is filled in from the last order, on the same visit and later", async () => {
    const [, other] = (await productsInStock(request)).slice(16);
    for (const open of [navigateInApp, openPage]) {
      await open(page, `/payment/${other?.id}/1`);
      await expect(address(page)).toHaveValue("3 Quay Road\nArlington");
      await expect(phone(page)).toHaveValue("555 0123");
    }
  });
});

test(
  "the last order fills each field, and only the phone number if its address was one text",
  variantAtDesk,
  async ({ page, request }) => {
    const [, inFields, oneText] = (await productsInStock(request)).slice(16) as [
      ApiProduct,
      ApiProduct,
      ApiProduct,
    ];
    await order(request, inFields, {
      shippingAddress: {
        ...{ name: "Ada", phone: "555 0123", line1: "3 Quay Road", line2: "Floor 2" },
        ...{ city: "Richmond", region: "VA", postalCode: "23219", country: "US" },
      },
    });
    await openPage(page, `/payment/${product.id}/1`);
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ada");
    await expect(address(page)).toHaveValue("3 Quay Road\nFloor 2");
    await expect(phone(page)).toHaveValue("555 0123");
    await expect(page.getByLabel("City")).toHaveValue("Richmond");
    await expect(page.getByLabel("State")).toHaveValue("Virginia");
    await expect(page.getByLabel("ZIP code")).toHaveValue("23219");
    await expect(page.getByLabel("Country", { exact: true })).toHaveValue("US");

    const texts = { name: "Ada", phone: "555 0123", address: "3 Quay Road, Richmond, VA 23219" };
    await order(request, oneText, texts);
    await openPage(page, `/payment/${product.id}/1`);
    await expect(phone(page)).toHaveValue("555 0123");
    await expect(address(page)).toHaveValue("");
  },
);

test(
  "an odd quantity in the address becomes one, too great a one is told, and so is a product that never was",
  variantAtDesk,
  async ({ page }) => {
    await openPage(page, `/payment/${product.id}/1e9`);
    const { countInStock } = await productNow(page.request, product.id);
    await dismissAlert(page, `Available Products : ${countInStock}`, "You have choosed more than our stock");
    await expect(proceed(page)).toBeDisabled();
    await expect(proceed(page)).toHaveAccessibleDescription(/Choose a smaller quantity/);

    for (const quantity of ["-1", "0", "many", "1e999"]) {
      await navigateInApp(page, `/payment/${product.id}/${quantity}`);
      await expect(page.getByLabel("Quantity"), quantity).toHaveValue("1");
      await expect(proceed(page)).toBeEnabled();
    }

    await openPage(page, "/payment/x/-1");
    await expect(page.getByText("This product is no longer available.")).toBeVisible();
    await page.getByRole("link", { name: "See all products" }).click();
    await expect(page).toHaveURL("/products");
  },
);

test.describe("while the connection is gone", () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] });

  test(
    "the form says so and keeps its values; once the connection is back, a double click orders once",
    variantAtDesk,
    async ({ page, context, request, customer }) => {
      await openPage(page, `/payment/${product.id}/1`);
      await fillIn(page);
      await context.setOffline(true);
      await proceed(page).click();
      const alert = page.getByRole("main").getByRole("alert");
      await expect(alert).toContainText("The order was not placed. You seem to be offline.");
      await expect(address(page)).toHaveValue("3 Quay Road\nArlington");
      await context.setOffline(false);
      await proceed(page).dblclick();
      await dismissAlert(page, "Success!", "Order Placed Succesfully");
      await expect(page).toHaveURL(`/myOrder/${encodeURIComponent(customer.email)}`);
      expect(await ordersOf(request, session)).toHaveLength(1);
    },
  );

  test(
    "a changed form whose first try got through is told of that order",
    variantAtDesk,
    async ({ page, request }) => {
      await openPage(page, `/payment/${product.id}/1`);
      await fillIn(page);
      const lose = async (route: Parameters<Parameters<Page["route"]>[1]>[0]) => {
        await route.fetch();
        await route.abort();
      };
      await page.route("/graphql", lose, { times: 1 });
      await proceed(page).click();
      await expect(page.getByText(/it will not be ordered twice/)).toBeVisible();
      await address(page).fill("4 Quay Road");
      await proceed(page).click();
      await expect(page.getByText(/Your first attempt went through/)).toBeVisible();
      expect(await ordersOf(request, session)).toHaveLength(1);
    },
  );
});
