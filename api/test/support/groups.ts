import type { Product, ProductTable } from "../../src/modules/catalogue/product.entity";
import { aProduct } from "./builders";
import type { TestShop } from "./shop";

/** Inserts a group of a product for each list of option values; returns its id and its products. */
export async function aGroup(
  shop: Pick<TestShop, "sql">,
  { name = "Skerry", options }: { name?: string; options: string[] },
  ...variants: [values: string[], wanted?: Partial<ProductTable>][]
): Promise<{ id: string; products: Product[] }> {
  const [group] = (await shop.sql<{ id: string }>(
    "insert into product_groups (name, options) values ($1, $2) returning id",
    [name, options],
  )) as [{ id: string }];
  const products: Product[] = [];
  for (const [variantValues, wanted] of variants)
    products.push(
      await aProduct(shop, {
        ...wanted,
        ...{ groupId: group.id, groupPosition: products.length, variantValues },
      }),
    );
  return { id: group.id, products };
}

/** Products without a group that could be variants, after deleting all others. */
export async function skerries(
  shop: Pick<TestShop, "sql">,
): Promise<Record<"blue" | "black" | "green", Product>> {
  await shop.sql("truncate products, product_groups cascade");
  const add = (name: string) => aProduct(shop, { name });
  return {
    blue: await add("Skerry Blue"),
    black: await add("Skerry Black"),
    green: await add("Skerry Green"),
  };
}

/** The input of a group of two of them. */
export const twoVariants = ({ blue, black }: Record<"blue" | "black", Product>) => ({
  name: "Skerry",
  options: ["Dial", "Strap"],
  variants: [
    { productId: blue.id, values: ["Blue", "Steel"] },
    { productId: black.id, values: ["Black", "Steel"] },
  ],
});
