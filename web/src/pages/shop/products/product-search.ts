import { MAX_PAGE_SIZE, pageSizes } from "@shop/shared/lists";
import { useCallback } from "react";
import { readSearchText, readSort, writeSort, type SortOption } from "../../../ui/table/search-and-sort";
import { useUrlState, type ChangeOptions } from "../../../ui/table/use-url-state";
import type { ProductSort } from "../../../graphql/schema.generated";
import { readChoices, writeChoices, type Choice } from "./filters/choices";

/** The most pages that the first request of a URL fetches, and that the server renders. */
export const MAX_INITIAL_PAGES = Math.floor(MAX_PAGE_SIZE / pageSizes.products);

/** The sort orders to choose from. By default the newest come first, or the best matches of a search. */
export const sortOptions: readonly SortOption<ProductSort>[] = [
  { sort: "NEWEST", slug: "newest", label: "Newest" },
  { sort: "NAME", slug: "name", label: "Name" },
  { sort: "PRICE_ASC", slug: "price-up", label: "Price, lowest first" },
  { sort: "PRICE_DESC", slug: "price-down", label: "Price, highest first" },
  { sort: "RATING", slug: "rating", label: "Best rated" },
];

/** A search of the products; all of it is in the query of the URL (D-18). The category is in its path. */
export interface ProductSearch {
  search: string;
  inStock: boolean;
  /** What narrows the list besides. */
  choices: readonly Choice[];
  sort: ProductSort | null;
  /** How many pages are shown, from 1. */
  pages: number;
}

/** A search that narrows nothing. */
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

/** The `to` of a link that leads to a search of the same category. */
export const searchAddress = (search: ProductSearch) => `?${writeSearch({ ...search, pages: 1 })}`;

/** Changes the search of the current URL, which then starts at its first page unless `pages` is given. */
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
