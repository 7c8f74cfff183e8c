import type { Params } from "react-router-dom";
import { categoryPathOf } from "../pages/shop/products/category-path";
import { comparisonAddress, readComparedIds } from "../pages/shop/compare/compared-ids";
import { MAX_INITIAL_PAGES, readSearch, writeSearch } from "../pages/shop/products/product-search";
import type { LazyPage } from "../ui/browser/page-loading";
import { paths } from "../paths";
import { routeAt } from "./router";

type ReadAddress = (params: Params, query: URLSearchParams) => string;

const searchIn =
  (pathOf: (params: Params) => string): ReadAddress =>
  (params, query) => {
    const path = pathOf(params);
    const read = readSearch(query);
    const known = writeSearch({ ...read, pages: Math.min(read.pages, MAX_INITIAL_PAGES) }).toString();
    return known ? `${path}?${known}` : path;
  };

/** The URL parts that the server's rendering of a page reads. Pages not listed read only the route. */
const readers: Record<string, ReadAddress> = {
  /** Without the words: the server redirects to the product's own ones. */
  ProductPage: ({ id = "" }) => paths.product(id),
  ProductsPage: searchIn((params) => paths.productsIn(categoryPathOf(params).map((slug) => ({ slug })))),
  CollectionPage: searchIn(({ slug = "" }) => paths.collection(slug)),
  ComparePage: (_params, query) => comparisonAddress(readComparedIds(query)),
  NotFoundPage: () => "/not-found",
};

/**
 * Reduces a URL to the parts that the server's rendering depends on, so that URLs with equal HTML share a cache
 * entry. Replaces unused parameters with the route's pattern.
 */
export function addressOf(url: string): string {
  const [path = "/", ...query] = url.split("?"); // a query may contain further question marks
  const match = routeAt(path);
  const read = readers[(match?.route.handle as LazyPage | undefined)?.name ?? ""];
  return read?.(match?.params ?? {}, new URLSearchParams(query.join("?"))) ?? match?.route.path ?? path;
}
