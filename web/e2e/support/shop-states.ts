import type { APIRequestContext, Page } from "@playwright/test";
import { dismissAlert } from "./alerts";
import { codeOf } from "./built-code";
import { alterAnswers, holdAnswers } from "./intercepted-answers";
import { navigateInApp, openPage } from "./open-page";
import { allProducts, productsInStock, type ApiProduct } from "./shop-api";

/** Brings a page into a rare state. */
type Arrange = (page: Page, request: APIRequestContext) => Promise<unknown>;

async function withoutAnswers(page: Page, address: string): Promise<void> {
  await openPage(page, "/blog");
  await page.route("/graphql*", (route) => route.abort());
  await navigateInApp(page, address);
}

async function awaiting(page: Page, operation: string, address: string): Promise<void> {
  await openPage(page, "/blog");
  await holdAnswers(page, operation);
  await navigateInApp(page, address);
  await page
    .getByRole("status")
    .filter({ hasText: /^Loading/ })
    .last()
    .waitFor({ state: "attached" });
}

async function firstInStock(request: APIRequestContext): Promise<ApiProduct> {
  const [product] = await productsInStock(request);
  if (!product) throw new Error("The seed has nothing in stock.");
  return product;
}

interface Listed {
  products: { nodes: { name: string; description: string; image: string; price: number }[] };
}

/** A visitor's cart with one unchanged product, and with sold-out, scarce and deleted ones. */
async function showChangedCart(page: Page, request: APIRequestContext): Promise<void> {
  const products = (await productsInStock(request)).slice(0, 4);
  const stocks = [undefined, 0, 3, null];
  await alterAnswers<{ product: ApiProduct }>(page, "CartProduct", ({ product }) => {
    const stock = stocks[products.findIndex(({ id }) => id === product.id)];
    if (stock === null) return { product: null };
    return { product: stock === undefined ? product : { ...product, countInStock: stock } };
  });
  await openPage(page, "/products");
  for (const { name } of products) await page.getByRole("button", { name: `Add to cart : ${name}` }).click();
  await page.evaluate(() => {
    const key = "shop.cart.visitor";
    localStorage.setItem(key, localStorage.getItem(key)?.replaceAll('"quantity":1', '"quantity":5') ?? "");
  });
  await openPage(page, "/cart/none");
  await page.getByText("No longer available").waitFor();
}

/** Rare states of the public pages, by name. */
export const shopStates: Record<string, Arrange> = {
  "home-loading": (page) => awaiting(page, "Home", "/"),
  "home-failed": async (page) => {
    await withoutAnswers(page, "/");
    await dismissAlert(page, "Success!", "Unable to fetch Products");
  },
  "products-loading": (page) => awaiting(page, "Products", "/products"),
  "products-failed-alert": async (page) => {
    await withoutAnswers(page, "/products");
    await page.getByRole("alertdialog", { name: "Success!" }).waitFor();
  },
  "products-failed": async (page) => {
    await withoutAnswers(page, "/products");
    await dismissAlert(page, "Success!", "Unable to fetch Products");
  },
  "products-none-found": (page) => openPage(page, "/products?search=qxzqxz&inStock=true"),
  "products-strange": async (page) => {
    await alterAnswers<Listed>(page, "Products", ({ products }) => {
      const [first, second, third, ...rest] = products.nodes;
      const nodes = [
        { ...first, name: "W".repeat(2000), description: "x".repeat(2000), price: 999999.99, group: null },
        { ...second, image: "", price: 0, group: null },
        { ...third, name: "מקדחה 18V (סוללה)", description: "מקדחה טובה. 18V, 2 סוללות, מטען ומזוודה." },
        ...rest,
      ];
      return { products: { ...products, nodes } };
    });
    await openPage(page, "/blog");
    await navigateInApp(page, "/products");
    await page.getByText("999999.99$").waitFor();
  },
  "product-loading": async (page, request) =>
    awaiting(page, "Product", `/product/${(await firstInStock(request)).id}`),
  "product-failed": async (page, request) => {
    await withoutAnswers(page, `/product/${(await firstInStock(request)).id}`);
    await page.getByRole("alert").waitFor();
  },
  "product-sold-out": async (page, request) => {
    const gone = (await allProducts(request)).find(({ countInStock }) => countInStock === 0);
    await openPage(page, `/product/${gone?.id}`);
  },
  "product-without-picture": async (page, request) => {
    await page.route(/\/pictures\//, (route) => route.fulfill({ status: 404 }));
    await openPage(page, `/product/${(await firstInStock(request)).id}`);
  },
  "cart-empty": (page) => openPage(page, "/cart/none"),
  "cart-changed": showChangedCart,
  offline: async (page) => {
    await openPage(page, "/products");
    await page.context().setOffline(true);
    await page.getByText("You are offline").waitFor();
  },
  "page-code-missing": async (page) => {
    await openPage(page, "/products");
    await page.route(codeOf("BlogPage"), (route) => route.abort());
    await navigateInApp(page, "/blog");
    await page.getByRole("alert").waitFor();
  },
};

/** The console errors caused by these states. */
export const stateComplaints = /404|ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported module/;
