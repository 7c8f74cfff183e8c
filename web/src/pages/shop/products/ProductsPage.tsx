import { pageSizes } from "@shop/shared/lists";
import { Suspense, useDeferredValue } from "react";
import type { Params } from "react-router-dom";
import { styled } from "styled-components";
import { Breadcrumb } from "../../../features/catalogue/Breadcrumb";
import { ProductGridSkeleton } from "../../../features/catalogue/ProductGrid";
import { NotFound } from "../../../features/NotFound";
import { browseTexts, categoryDescription } from "../../../messages/browse";
import { from, motion, space } from "../../../theme/tokens";
import { Failure, Loading } from "../../../ui/feedback/states";
import { Page } from "../../../ui/layout/Page";
import { categoryPathOf, useCategoryPath } from "./category-path";
import {
  LazyBadChoices,
  LazyCategoryPills,
  LazyChips,
  LazyFilterButton,
  LazyFilterColumn,
  parts,
} from "./filters/lazy-parts";
import { useFilterForm } from "./filters/use-filter-form";
import { expectedPlace, placeOf, type Place } from "./place";
import { ProductFilters } from "./ProductFilters";
import { ProductList } from "./ProductList";
import {
  ProductCategoryDocument,
  ProductsDocument,
  useProductCategoryQuery,
  useProductsQuery,
  type ProductsQueryVariables,
} from "./ProductsPage.generated";
import {
  readSearch,
  useProductSearch,
  type ChangeSearch,
  type ProductSearch,
  MAX_INITIAL_PAGES,
} from "./product-search";
import { useFailureAlert } from "../../../features/use-failure-alert";
import { shopAlerts } from "../../../messages/shop";
import { faultsOf, filterOf } from "./filters/choices";

/** What a search of a category, given by its path, asks the server. */
function variablesOf(path: string, search: ProductSearch): ProductsQueryVariables {
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
function useProducts(path: string, search: ProductSearch) {
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

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${from.large} {
    grid-template-columns: 15rem minmax(0, 1fr);
    column-gap: ${space[10]};
  }
`;

const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  &:not(:empty) {
    margin-bottom: ${space[6]};
  }
`;

const Results = styled.div`
  transition: opacity ${motion.calm};

  &[aria-busy="true"] {
    opacity: 0.5;
  }
`;

/** `/products` and `/products/{path of a category}`: products, filtered and sorted by the URL's query (spec §2, D-18, ADR-0008). */
export function ProductsPage() {
  const path = useCategoryPath();
  const [search, change] = useProductSearch();
  const { data, error, refetch } = useProductCategoryQuery({
    variables: { path },
  });
  const place = data || !path ? placeOf(path, data ?? {}) : expectedPlace(path);

  if (place === null) return <NotFound />;
  if (path && error && !data) return <Failure page error={error} onRetry={refetch} />;
  return <ProductsIn place={place} path={path} search={search} onChange={change} />;
}

interface ProductsInProps {
  place: Place;
  path: string;
  search: ProductSearch;
  onChange: ChangeSearch;
}

function ProductsIn({ place, path, search, onChange }: ProductsInProps) {
  const { data, shown, refused, error, failure, refetch, fetchMore } = useProducts(path, search);
  const names = place.path.map(({ name }) => name);
  const title = names.at(-1) ?? browseTexts.all;
  const facets = shown?.products.facets ?? [];
  const total = data?.products.totalCount;
  // Search engines list a category, and it with one choice; of the many combinations none.
  const listed = !refused && search.choices.length + Number(search.inStock) < 2;
  return (
    <Page
      title={title}
      tab={[...names].reverse().join(" – ")}
      description={listed ? (path ? categoryDescription(names) : browseTexts.description) : undefined}
      above={path && <Breadcrumb categories={place.path} />}
      width="wide"
    >
      <ProductFilters path={place.path} search={search} onChange={onChange} found={total} />
      <Columns ref={useFilterForm(onChange)}>
        <div>
          <Suspense>
            <LazyFilterColumn place={place} search={search} facets={facets} found={total} />
          </Suspense>
        </div>
        <div>
          <Chosen>
            <Suspense>
              <LazyCategoryPills place={place} search={search} />
              <LazyFilterButton chosen={search.choices.length} />
              <LazyChips search={search} facets={facets} />
            </Suspense>
          </Chosen>
          {refused ? (
            <Suspense>
              <LazyBadChoices search={search} error={error} />
            </Suspense>
          ) : failure && !data ? (
            <Failure error={failure} onRetry={refetch} />
          ) : shown ? (
            <Results aria-busy={!data}>
              <ProductList {...{ title, search, onChange, fetchMore }} list={shown.products} />
            </Results>
          ) : (
            <Loading what={path ? title : "all products"}>
              <ProductGridSkeleton count={6} columns="three" />
            </Loading>
          )}
        </div>
      </Columns>
    </Page>
  );
}

/** Keeps the list that is known: it may have grown, and fetched anew it would begin with its first page. */
ProductsPage.queryAt = (params: Params, query: URLSearchParams) => {
  const path = categoryPathOf(params).join("/");
  return [
    { query: ProductsDocument, variables: variablesOf(path, readSearch(query)), keep: true },
    { query: ProductCategoryDocument, variables: { path } },
  ];
};
