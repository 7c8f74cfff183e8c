import type { Page } from "@playwright/test";
import { test } from "../../../web/e2e/support/test";
import { measureInteractions, type Interaction } from "./interaction";
import { idle, screens, TYPING_MS } from "./slow-phone";

test.use(screens.phone);

/** Waits until the button is in view, because people don't press moving buttons. */
const addToCart = async (page: Page) => {
  const button = page.getByRole("button", { name: "Add to cart" }).first();
  await button.scrollIntoViewIfNeeded();
  await idle(page);
  await button.tap();
};

const type = (page: Page, name: string) =>
  page.getByRole("combobox", { name }).pressSequentially("drill", { delay: TYPING_MS });
const search = async (page: Page) => {
  await page.getByRole("button", { name: "Find products" }).tap();
  await type(page, "Search products");
};

const interactions: Interaction[] = [
  { name: "add to cart, home", address: "/", act: addToCart },
  { name: "add to cart, products", address: "/products", act: addToCart },
  { name: "add to cart, 3 pages", address: "/products?pages=3", act: addToCart },
  { name: "add to cart, a product", address: "/product/:id", act: addToCart },
  {
    name: "Load more",
    address: "/products",
    act: (page) => page.getByRole("button", { name: "Load more" }).tap(),
  },
  { name: "typing in the search of products", address: "/products", act: search },
  {
    name: "typing in the top bar's search",
    address: "/",
    act: search,
  },
  {
    name: "a card to its product",
    address: "/products",
    act: (page) => page.getByRole("article").first().getByRole("heading").getByRole("link").tap(),
  },
  {
    name: "menu to products",
    address: "/",
    act: async (page) => {
      await page.getByRole("button", { name: "Menu", exact: true }).tap();
      await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Products" }).tap();
    },
  },
  {
    name: "phone menu",
    address: "/",
    act: (page) => page.getByRole("button", { name: "Menu", exact: true }).tap(),
  },
  {
    name: "avatar menu",
    address: "/",
    as: "customer",
    act: (page) => page.getByRole("button", { name: /Account menu/ }).tap(),
  },
];

measureInteractions(interactions);
