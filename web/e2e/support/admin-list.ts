import type { Locator, Page } from "@playwright/test";
import { admin } from "./accounts";
import { addItem, knownCustomer, uniqueName } from "./admin-api";
import { openPage } from "./open-page";
import { ask, placeOrder, type ApiProduct } from "./shop-api";
import { test as base, type Shopper } from "./test";

/** A list of the admin's pages, by its path. */
export type AdminList = "/users" | "/manageItems" | "/manageOrder" | "/manageReviews" | "/audit";

/** The row with these words. */
export const rowOf = (page: Page, words: string): Locator =>
  page.getByRole("row").filter({ has: page.getByRole("cell"), hasText: words });

/** Opens the menu '⋯' of an order, in a list or on its page, and chooses an entry. */
export async function chooseFromMenu(page: Page, name: RegExp | string, within: Page | Locator = page) {
  await within.getByRole("button", { name: /^More for/ }).click();
  await page
    .getByRole("group", { name: /^More for/ })
    .getByRole("button", { name })
    .click();
}

/** The address of a list with a search. */
export const listOf = (list: AdminList, words: string): string =>
  `${list}?search=${encodeURIComponent(words)}`;

/** An order of one unit of a product that no other test orders. */
interface PlacedOrder {
  id: string;
  item: ApiProduct;
  customer: Shopper;
}

/** A cart of two products that no other test orders, ordered together. */
interface PlacedCart {
  orders: { id: string; number: string }[];
  items: ApiProduct[];
  customer: Shopper;
}

interface Fixtures {
  /** Signs an admin in to this browser. */
  signedIn: void;
  /** Opens a list as the admin, with a search. */
  openList: (list: AdminList, words: string) => Promise<void>;
  /** Opens an order's page as the admin. */
  openOrder: (id: string) => Promise<void>;
  /** The admin in another browser. */
  otherDesk: Page;
  /** Places an order of a new product. */
  placeOwnOrder: (qty?: number) => Promise<PlacedOrder>;
  /** Orders a cart of new products. */
  placeOwnCart: () => Promise<PlacedCart>;
}

/** The `test` with the fixtures of the admin's lists. */
export const test = base.extend<Fixtures>({
  signedIn: async ({ signInAs }, provide) => {
    await signInAs(admin);
    await provide();
  },

  openList: async ({ page, signedIn }, provide) => {
    void signedIn;
    await provide((list, words) => openPage(page, listOf(list, words)));
  },

  openOrder: async ({ page, signedIn }, provide) => {
    void signedIn;
    await provide((id) => openPage(page, `/manageOrder/${id}`));
  },

  otherDesk: async ({ page, signedIn, browser, baseURL }, provide) => {
    void signedIn;
    const other = await browser.newContext({ baseURL, storageState: await page.context().storageState() });
    await provide(await other.newPage());
    await other.close();
  },

  placeOwnOrder: async ({ request }, provide) => {
    await provide(async (qty = 1) => {
      const [item, customer] = await Promise.all([addItem(request), knownCustomer(request)]);
      return { id: await placeOrder(request, customer, item.id, qty), item, customer };
    });
  },

  placeOwnCart: async ({ request }, provide) => {
    await provide(async () => {
      const customer = await knownCustomer(request);
      const items = [
        await addItem(request, { name: uniqueName("Awl A") }),
        await addItem(request, { name: uniqueName("Awl B") }),
      ];
      const mutation = `mutation ($input: PlaceOrdersInput!) {
        placeOrders(input: $input) { ... on Checkout { orders { id number } } }
      }`;
      const input = {
        items: items.map(({ id }) => ({ productId: id, qty: 1 })),
        name: customer.name,
        address: "12 Analytical Way",
        phone: "555 0100",
        idempotencyKey: customer.user.id,
      };
      const { placeOrders } = await ask<{ placeOrders: Pick<PlacedCart, "orders"> }>(
        request,
        mutation,
        { input },
        customer.accessToken,
      );
      return { orders: placeOrders.orders, items, customer };
    });
  },
});
