import { pageSizes } from "@shop/shared/lists";
import { Suspense, useDeferredValue, type ReactNode } from "react";
import { styled } from "styled-components";
import { ProductGridSkeleton } from "../../../features/catalogue/ProductGrid";
import { browseTexts, foundText, shopAlerts } from "@shop/shared/messages/en/products";
import { from, motion, secondary, space } from "../../../theme/tokens";
import type { PageQuery } from "../../../ui/browser/page-loading";
import { Failure, Loading } from "../../../ui/feedback/states";
import { formatCount } from "../../../ui/format/format";
import { Head } from "../../../ui/layout/Head";
import { Column } from "../../../ui/layout/Page";
import {
  LazyBadChoices,
  LazyBreadcrumb,
  LazyCategoryPills,
  LazyChips,
  LazyFilterButton,
  LazyFilterColumn,
  LazyTopBarSearch,
  parts,
} from "./filters/lazy-parts";
import { useFilterForm } from "./filters/use-filter-form";
import type { Place } from "./place";
import { ProductFilters } from "./ProductFilters";
import { ProductList } from "./ProductList";
import { ProductsDocument, useProductsQuery, type ProductsQueryVariables } from "./ProductsPage.generated";
import { type ChangeSearch, type ProductSearch, MAX_INITIAL_PAGES } from "./product-search";
import { useFailureAlert } from "../../../features/use-failure-alert";
import { faultsOf, filterOf } from "./filters/choices";

/** The category of a list, by its path, or a collection, by its slug; all products without either. */
export interface ListedProducts {
  path?: string;
  collection?: string;
}

/** The query's variables for a search in a category or a collection. */
function variablesOf(
  { path = "", collection }: ListedProducts,
  search: ProductSearch,
): ProductsQueryVariables {
  const { search: words, inStock, choices, sort, pages } = search;
  return {
    first: Math.min(pages, MAX_INITIAL_PAGES) * pageSizes.products,
    search: words || null,
    inStock: inStock || null,
    filter: filterOf(path, choices),
    ...(collection && { collection }),
    ...(sort && { sort }), // omitted by default: the server then sorts by best match or newest
  };
}

/** Whether the server refused the request as invalid. */
function isRefusal(error: unknown): boolean {
  const { errors = [] } = (error ?? {}) as { errors?: { extensions?: { code?: unknown } }[] };
  return errors.some(({ extensions }) => extensions?.code === "BAD_USER_INPUT");
}

/** Whether the choices are invalid, so that no request is needed. */
const areFaulty = ({ choices }: ProductSearch) => faultsOf(choices).length > 0;

/** The products of a search, or its errors. */
function useProducts(listed: ListedProducts, search: ProductSearch) {
  const skip = areFaulty(search);
  const variables = variablesOf(listed, search);
  const { data, previousData, error, refetch, fetchMore } = useProductsQuery(skip ? { skip } : { variables });
  const refused = skip || isRefusal(error);
  const failure = refused ? undefined : error;
  useFailureAlert(failure, shopAlerts.productsUnavailable);
  return {
    data,
    // Deferred, so that results arriving don't block typing in the search.
    shown: useDeferredValue(data ?? previousData),
    /** Whether the URL is invalid, or names a category or filter that the shop doesn't have. */
    refused,
    error,
    failure,
    refetch,
    /** Without the counts, which the first page has loaded. */
    fetchMore: async () => {
      const { MoreProductsDocument } = await parts();
      return fetchMore({
        query: MoreProductsDocument,
        variables: { ...variables, first: pageSizes.products, after: data?.products.pageInfo.endCursor },
      });
    },
  };
}

/** More space at the end of the page, and little above it, so that the products come first. */
const PageBody = styled(Column)`
  padding-block: ${space[6]} ${space[20]};
`;

/** Reserves space for the breadcrumbs, because their code loads later. */
const BreadcrumbSlot = styled.div`
  min-height: 2rem;
`;

/** The heading's row, and below it the products next to the filter column. */
const Listing = styled.div`
  :is(a, button, input, summary) {
    scroll-margin-top: 4rem; /* below the sticky row */
  }
  ${from.large} {
    display: grid;
    grid-template: auto auto 1fr / 15rem minmax(0, 1fr) auto auto;
    column-gap: ${space[6]};
    align-items: start;
  }
`;

const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  align-items: baseline;
  min-width: 0;

  h1 {
    font-size: clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem);
    overflow-wrap: anywhere;
  }
  p {
    ${secondary}
    font-variant-numeric: tabular-nums;
  }
  ${from.large} {
    grid-column: 1 / 3;
    align-self: center;
  }
`;

const FilterColumn = styled.div`
  ${from.large} {
    grid-row: 2 / 4;
    grid-column: 1;
    padding: ${space[3]} ${space[4]} 0 0;
  }
`;

const ActiveFilters = styled.div`
  display: flex;
  flex: none;
  gap: ${space[2]};

  &:empty {
    display: none;
  }
  ${from.large} {
    flex-wrap: wrap;
    grid-column: 2 / -1;
    padding-top: ${space[2]};
  }
`;

const Products = styled.div`
  ${from.large} {
    grid-column: 2 / -1;
    padding-top: ${space[4]};
  }
`;

const Results = styled.div`
  transition: opacity ${motion.calm};

  &[aria-busy="true"] {
    opacity: 0.5;
  }
`;

interface ProductListingProps {
  listed: ListedProducts;
  place: Place;
  /** The heading, and the title for browsers and search engines. */
  title: string;
  headTitle: string;
  /** For search engines, unless the search narrows the list too much. */
  description: string;
  search: ProductSearch;
  onChange: ChangeSearch;
  /** Shown above the heading, and below it. */
  picture?: ReactNode;
  intro?: ReactNode;
  /** The name of the list's own order. */
  ownOrder?: string;
}

/** The products of a category or a collection, with their filters. */
export function ProductListing({
  listed: products,
  place,
  title,
  headTitle,
  description,
  search,
  onChange,
  picture,
  intro,
  ownOrder,
}: ProductListingProps) {
  const { data, shown, refused, error, failure, refetch, fetchMore } = useProducts(products, search);
  const facets = shown?.products.facets ?? [];
  const total = data?.products.totalCount;
  // Search engines index a list, alone or with one choice, but not the many combinations.
  const listed = !refused && search.choices.length + Number(search.inStock) < 2;
  return (
    <PageBody>
      <Head title={headTitle} description={listed ? description : undefined} />
      {products.path !== "" && (
        <BreadcrumbSlot>
          <Suspense>
            <LazyBreadcrumb categories={place.path} {...(products.collection && { page: title })} />
          </Suspense>
        </BreadcrumbSlot>
      )}
      {picture}
      <Listing ref={useFilterForm(onChange)}>
        <Heading>
          <h1>{title}</h1>
          <p role="status">{total ? foundText(formatCount(total), total === 1) : null}</p>
          {intro}
        </Heading>
        <ProductFilters
          search={search}
          ownOrder={ownOrder}
          onChange={onChange}
          opener={
            <Suspense>
              <LazyFilterButton chosen={search.choices.length} />
              {!products.collection && (
                <LazyTopBarSearch
                  searched={search.search}
                  place={place.path.at(-1)?.name}
                  onChange={onChange}
                />
              )}
            </Suspense>
          }
        >
          <ActiveFilters>
            <Suspense>
              <LazyChips search={search} facets={facets} />
              <LazyCategoryPills place={place} search={search} />
            </Suspense>
          </ActiveFilters>
        </ProductFilters>
        <FilterColumn>
          <Suspense>
            <LazyFilterColumn place={place} search={search} facets={facets} found={total} />
          </Suspense>
        </FilterColumn>
        <Products>
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
            <Loading what={products.path === "" ? browseTexts.loading : title}>
              <ProductGridSkeleton count={6} columns="three" />
            </Loading>
          )}
        </Products>
      </Listing>
    </PageBody>
  );
}

/** The query of a list. Keeps the loaded list: it may have grown, and a new request would return only its first page. */
export function listQueries(listed: ListedProducts, search: ProductSearch): PageQuery[] {
  if (areFaulty(search)) return [];
  return [{ query: ProductsDocument, variables: variablesOf(listed, search), keep: true }];
}
