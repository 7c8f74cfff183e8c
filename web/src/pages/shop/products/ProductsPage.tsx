import { pageSizes } from "@shop/shared/lists";
import { Suspense, useDeferredValue } from "react";
import type { Params } from "react-router-dom";
import { styled } from "styled-components";
import { ProductGridSkeleton } from "../../../features/catalogue/ProductGrid";
import { NotFound } from "../../../features/NotFound";
import { browseTexts, categoryDescription, foundText, shopAlerts } from "@shop/shared/messages/en/products";
import { from, motion, secondary, space } from "../../../theme/tokens";
import { paths } from "../../../paths";
import { Failure, Loading } from "../../../ui/feedback/states";
import { formatCount } from "../../../ui/format/format";
import { Head } from "../../../ui/layout/Head";
import { Moved } from "../../../ui/layout/Moved";
import { Column } from "../../../ui/layout/Page";
import { categoryPathOf, useCategoryPath } from "./category-path";
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
import { faultsOf, filterOf } from "./filters/choices";

/** The query's variables for a search in a category, given by its path. */
function variablesOf(path: string, search: ProductSearch): ProductsQueryVariables {
  const { search: words, inStock, choices, sort, pages } = search;
  return {
    first: Math.min(pages, MAX_INITIAL_PAGES) * pageSizes.products,
    search: words || null,
    inStock: inStock || null,
    filter: filterOf(path, choices),
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
function useProducts(path: string, search: ProductSearch) {
  const skip = areFaulty(search);
  const variables = variablesOf(path, search);
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

/** `/products` and `/products/{path of a category}`: products, filtered and sorted by the URL's query (spec §2, D-18, ADR-0008). */
export function ProductsPage() {
  const path = useCategoryPath();
  const [search, change] = useProductSearch();
  const { data, error, refetch } = useProductCategoryQuery({
    variables: { path },
  });
  const place = data || !path ? placeOf(path, data ?? {}) : expectedPlace(path);

  if (place === null) return <NotFound />;
  const current = place.path.map(({ slug }) => slug).join("/");
  if (current !== path) return <Moved path={paths.productsIn(place.path)} />;
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
  // Search engines index a category, alone or with one choice, but not the many combinations.
  const listed = !refused && search.choices.length + Number(search.inStock) < 2;
  return (
    <PageBody>
      <Head
        title={place.seoTitle ?? ([...names].reverse().join(" – ") || title)}
        description={
          listed
            ? (place.seoDescription ?? (path ? categoryDescription(names) : browseTexts.description))
            : undefined
        }
      />
      {path && (
        <BreadcrumbSlot>
          <Suspense>
            <LazyBreadcrumb categories={place.path} />
          </Suspense>
        </BreadcrumbSlot>
      )}
      <Listing ref={useFilterForm(onChange)}>
        <Heading>
          <h1>{title}</h1>
          <p role="status">{total ? foundText(formatCount(total), total === 1) : null}</p>
        </Heading>
        <ProductFilters
          path={place.path}
          search={search}
          onChange={onChange}
          opener={
            <Suspense>
              <LazyFilterButton chosen={search.choices.length} />
              <LazyTopBarSearch searched={search.search} place={names.at(-1)} onChange={onChange} />
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
            <Loading what={path ? title : browseTexts.loading}>
              <ProductGridSkeleton count={6} columns="three" />
            </Loading>
          )}
        </Products>
      </Listing>
    </PageBody>
  );
}

/** Keeps the loaded list: it may have grown, and a new request would return only its first page. */
ProductsPage.queryAt = (params: Params, query: URLSearchParams) => {
  const path = categoryPathOf(params).join("/");
  const search = readSearch(query);
  const category = { query: ProductCategoryDocument, variables: { path } };
  if (areFaulty(search)) return [category];
  return [category, { query: ProductsDocument, variables: variablesOf(path, search), keep: true }];
};
