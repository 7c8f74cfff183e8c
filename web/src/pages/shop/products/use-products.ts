import { pageSizes } from "@shop/shared/lists";
import { useDeferredValue } from "react";
import { useFailureAlert } from "../../../features/alerts/use-failure-alert";
import { shopAlerts } from "../../../messages/shop";
import { faultsOf, filterOf } from "./filters/choices";
import { parts } from "./filters/lazy-parts";
import { useProductsQuery, type ProductsQueryVariables } from "./ProductsPage.generated";
import { MAX_INITIAL_PAGES, type ProductSearch } from "./product-search";

/** What a search of a category, given by its path, asks the server. */
export function variablesOf(path: string, search: ProductSearch): ProductsQueryVariables {
  const { search: words, inStock, choices, sort, pages } = search;
  return {
    first: Math.min(pages, MAX_INITIAL_PAGES) * pageSizes.products,
    search: words || null,
    inStock: inStock || null,
    filter: filterOf(path, choices),
    ...(sort && { sort }), // left out by default: the server then sorts by best match or newest
  };
}

/** Whether the server refused what it was asked, rather than failed. */
function isRefusal(error: unknown): boolean {
  const { errors = [] } = (error ?? {}) as { errors?: { extensions?: { code?: unknown } }[] };
  return errors.some(({ extensions }) => extensions?.code === "BAD_USER_INPUT");
}

/** The products of a search, or what is wrong with it. */
export function useProducts(path: string, search: ProductSearch) {
  const skip = faultsOf(search.choices).length > 0;
  const variables = variablesOf(path, search);
  const { data, previousData, error, refetch, fetchMore } = useProductsQuery(skip ? { skip } : { variables });
  const refused = skip || isRefusal(error);
  const failure = refused ? undefined : error;
  useFailureAlert(failure, shopAlerts.productsUnavailable);
  return {
    data,
    // Rendered when nothing else is to be done, so that typing in the search goes on while results arrive.
    shown: useDeferredValue(data ?? previousData),
    /** Whether the address asks for what makes no sense, or what the shop doesn't have. */
    refused,
    error,
    failure,
    refetch,
    /** Without the counts, which the first page has brought. */
    fetchMore: async () => {
      const { MoreProductsDocument } = await parts();
      return fetchMore({
        query: MoreProductsDocument,
        variables: { ...variables, first: pageSizes.products, after: data?.products.pageInfo.endCursor },
      });
    },
  };
}
