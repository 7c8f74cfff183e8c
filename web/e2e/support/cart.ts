import type { Page } from "@playwright/test";
import { pageWithoutCode } from "./open-page";
import type { ApiProduct } from "./shop-api";

/** A product in a cart, with its quantity. */
export interface InCart {
  product: ApiProduct;
  quantity: number;
}

/** Stores products in an owner's cart on this device, as an earlier visit would; only once per page. */
export async function keepCart(page: Page, ownerId: string, cart: readonly InCart[]): Promise<void> {
  const entries = cart.map(({ product: { id, name, price, countInStock }, quantity }) => ({
    productId: id,
    name,
    image: "",
    price,
    countInStock,
    quantity,
  }));
  await page.goto(pageWithoutCode);
  await page.evaluate(([key, stored]) => localStorage.setItem(`shop.cart.${key}`, stored), [
    ownerId,
    JSON.stringify(entries),
  ] as const);
}

/** The products in an owner's cart on this device. */
export function storedCart(page: Page, ownerId: string): Promise<{ productId: string; quantity: number }[]> {
  return page.evaluate((key) => {
    const stored = JSON.parse(localStorage.getItem(`shop.cart.${key}`) ?? "[]") as {
      productId: string;
      quantity: number;
    }[];
    return stored.map(({ productId, quantity }) => ({ productId, quantity }));
  }, ownerId);
}

/** Fills in the shipping form, except for prefilled fields. */
export async function fillInShipping(page: Page, address = "3 Quay Road\nArlington"): Promise<void> {
  await page.getByLabel("Address", { exact: true }).fill(address);
  await page.getByLabel("Phone Number").fill("555 0123");
}
