import type { ProductListArgs } from "../list/list-products.service";

/** A search as the list of products was asked. */
export type HelpedSearch = Pick<ProductListArgs, "search" | "inStock" | "filter">;
