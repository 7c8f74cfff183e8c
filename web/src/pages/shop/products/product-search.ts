import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import type { ProductSort } from "../../../graphql/schema.generated";
import { readSearchText } from "../../../ui/table/list-params";

/** How many products a page of the list holds. */
export const pageSize = 24;

/** Whole pages that the server gives at once: as many as an address opens with; what follows is fetched page by page. */
export const pagesAtOnce = 4;

/** The orders that a visitor may choose. Without one, the newest come first, or the best match of a search. */
export const sorts = [
  { sort: "NEWEST", inUrl: "newest", label: "Newest" },
  { sort: "NAME", inUrl: "name", label: "Name" },
  { sort: "PRICE_ASC", inUrl: "price-up", label: "Price, lowest first" },
  { sort: "PRICE_DESC", inUrl: "price-down", label: "Price, highest first" },
  { sort: "RATING", inUrl: "rating", label: "Best rated" },
] as const satisfies { sort: ProductSort; inUrl: string; label: string }[];

/** What is looked for among the products; all of it stands in the address (D-18). */
export interface ProductSearch {
  search: string;
  inStock: boolean;
  sort: ProductSort | null;
  /** How many pages are shown, from 1. */
  pages: number;
}

/** Reads an address's query; whatever makes no sense there counts as not given. */
export function readSearch(params: URLSearchParams): ProductSearch {
  const pages = Number(params.get("pages"));
  return {
    search: readSearchText(params),
    inStock: params.get("inStock") === "true",
    sort: sorts.find(({ inUrl }) => inUrl === params.get("sort"))?.sort ?? null,
    pages: Number.isInteger(pages) && pages > 1 ? pages : 1,
  };
}

/** The query for an address, with nothing in it that goes without saying. */
export function writeSearch({ search, inStock, sort, pages }: ProductSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set("search", search);
  if (inStock) params.set("inStock", "true");
  if (sort) params.set("sort", sorts.find((known) => known.sort === sort)?.inUrl ?? "");
  if (pages > 1) params.set("pages", String(pages));
  return params;
}

/** How a change of the search enters the tab's history. */
export interface ChangeOptions {
  /** It goes on from the last change instead of following it: Back skips what was in between. */
  replace?: boolean;
}

/** Changes the search of the current address; a changed search starts at its first page. */
export type ChangeSearch = (change: Partial<ProductSearch>, options?: ChangeOptions) => void;

/** The search of the current address, and the way to change it; Back undoes the last change. */
export function useProductSearch(): [ProductSearch, ChangeSearch] {
  const [params, setParams] = useSearchParams();
  const search = useMemo(() => readSearch(params), [params]);
  const change = useCallback<ChangeSearch>(
    (changed, { replace = false } = {}) => {
      // The address itself, not what was rendered of it: two changes may follow faster than that.
      const current = readSearch(new URLSearchParams(window.location.search));
      setParams(writeSearch({ ...current, pages: 1, ...changed }), { replace });
    },
    [setParams],
  );
  return [search, change];
}
