import type { APIRequestContext } from "@playwright/test";
import { admin } from "./accounts";
import { addItem, uniqueName } from "./admin-api";
import { ask, openSession, type ApiProduct } from "./shop-api";

/** A group of watches with two dials and two straps, of which one combination is missing and one sold out. */
export interface Watches {
  name: string;
  blueSteel: ApiProduct;
  blueLeather: ApiProduct;
  /** Sold out by default. */
  blackSteel: ApiProduct;
}

/** Adds products that are variants of each other, as an admin does. */
export async function addWatches(
  request: APIRequestContext,
  stock: { blackSteel: number } = { blackSteel: 0 },
): Promise<Watches> {
  const name = uniqueName("Skerry diver");
  const [blueSteel, blueLeather, blackSteel] = [
    await addItem(request, { name: `${name} one`, price: 945.5, countInStock: 9 }),
    await addItem(request, { name: `${name} two`, price: 890, countInStock: 9 }),
    await addItem(request, { name: `${name} three`, price: 945.5, countInStock: stock.blackSteel }),
  ];
  const { accessToken } = await openSession(request, admin);
  const input = {
    name,
    options: ["Dial colour", "Strap"],
    variants: [
      { productId: blueSteel.id, values: ["Blue", "Steel"] },
      { productId: blueLeather.id, values: ["Blue", "Leather"] },
      { productId: blackSteel.id, values: ["Black", "Steel"] },
    ],
  };
  const mutation = "mutation ($input: ProductGroupInput!) { saveProductGroup(input: $input) { id } }";
  await ask(request, mutation, { input }, accessToken);
  return { name, blueSteel, blueLeather, blackSteel };
}
