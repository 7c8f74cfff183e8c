import { MAX_PAGE_SIZE, pageSizes } from "@shop/shared/lists";
import { sortTexts } from "@shop/shared/messages/en/products";
import { useCallback } from "react";
import { readSearchText, readSort, writeSort, type SortOption } from "../../../ui/table/search-and-sort";
import { useUrlState, type ChangeOptions } from "../../../ui/table/use-url-state";
import type { ProductSort } from "../../../graphql/schema.generated";
import { readChoices, writeChoices, type Choice } from "./filters/choices";

/** The maximum number of pages that the first request of a URL fetches, and that the server renders. */
export const MAX_INITIAL_PAGES = Math.floor(MAX_PAGE_SIZE / pageSizes.products);

/** The available sort orders. By default the newest come first, or the best matches of a search. */
export const sortOptions: readonly SortOption<ProductSort>[] = [
  { sort: "NEWEST", slug: "newest", label: sortTexts.newest },
  { sort: "NAME", slug: "name", label: sortTexts.name },
  { sort: "PRICE_ASC", slug: "price-up", label: sortTexts.priceUp },
  { sort: "PRICE_DESC", slug: "price-down", label: sortTexts.priceDown },
  { sort: "RATING", slug: "rating", label: sortTexts.rating },
];

/**
 * A search of the products; the query of the URL contains all of it (D-18), the path contains the category.
 */
export interface ProductSearch {
  search: string;
  inStock: boolean;
  /** Further filters. */
  choices: readonly Choice[];
  sort: ProductSort | null;
  /** The number of shown pages, at least 1. */
  pages: number;
}

/** A search without conditions. */
export const unnarrowed = { search: "", inStock: false, choices: [] } as const;

/** Reads the query of a URL; invalid values count as missing, except those of `choices`. */
export function readSearch(params: URLSearchParams): ProductSearch {
  const pages = Number(params.get("pages"));
  return {
    search: readSearchText(params),
    inStock: params.get("inStock") === "true",
    choices: readChoices(params),
    sort: readSort(params, sortOptions),
    pages: Number.isInteger(pages) && pages > 1 ? pages : 1,
  };
}

/** The query of a URL, without default values. */
export function writeSearch({ search, inStock, choices, sort, pages }: ProductSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set("search", search);
  if (inStock) params.set("inStock", "true");
  writeChoices(params, choices);
  writeSort(params, sort, sortOptions);
  if (pages > 1) params.set("pages", String(pages));
  return params;
}

/** The `to` of a link to a search of the current category. */
export const searchAddress = (search: ProductSearch) => `?${writeSearch({ ...search, pages: 1 })}`;

/** Changes the search of the current URL, which returns to its first page unless `pages` is given. */
export type ChangeSearch = (change: Partial<ProductSearch>, options?: ChangeOptions) => void;

const codec = { read: readSearch, write: writeSearch };

/** The product search of the current URL, and a function that changes it; Back undoes the last change. */
export function useProductSearch(): [ProductSearch, ChangeSearch] {
  const [search, setSearch] = useUrlState(codec);
  const change = useCallback<ChangeSearch>(
    (changed, options) => setSearch({ pages: 1, ...changed }, options),
    [setSearch],
  );
  return [search, change];
}
