import { pageSizes } from "@shop/shared/lists";
import { styled } from "styled-components";
import { useFailureAlert } from "../../../features/alerts/use-failure-alert";
import { AddToCart } from "../../../features/cart/AddToCart";
import { InCart } from "../../../features/cart/InCart";
import { ProductGrid, ProductGridSkeleton } from "../../../features/catalogue/ProductGrid";
import { shopAlerts } from "../../../messages/shop";
import { color, motion, space } from "../../../theme/tokens";
import { Button } from "../../../ui/form/Button";
import { LoadMoreButton } from "../../../ui/table/LoadMore";
import { Page } from "../../../ui/layout/Page";
import { Empty, Failure, Loading } from "../../../ui/feedback/states";
import { useProductsQuery } from "./ProductsPage.generated";
import { MAX_INITIAL_PAGES, useProductSearch, type ChangeSearch, type ProductSearch } from "./product-search";
import { ProductFilters } from "./ProductFilters";

const Results = styled.div`
  transition: opacity ${motion.calm};

  &[aria-busy="true"] {
    opacity: 0.5;
  }
`;

const More = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;

/** `/products`: all products, filtered and sorted by the URL's query (spec §2, D-18). */
export function ProductsPage() {
  const [search, change] = useProductSearch();
  const found = useProducts(search);
  useFailureAlert(found.error, shopAlerts.productsUnavailable);
  const shown = found.data ?? found.previousData;

  return (
    <Page
      title="All products"
      description="Every tool and every watch in the shop: search, sort, and see what is in stock."
      width="wide"
    >
      <ProductFilters search={search} onChange={change} found={found.data?.products.totalCount} />
      {found.error && !found.data ? (
        <Failure error={found.error} onRetry={found.refetch} />
      ) : shown ? (
        <Results aria-busy={!found.data}>
          <Products list={shown.products} search={search} onChange={change} fetchMore={found.fetchMore} />
        </Results>
      ) : (
        <Loading what="all products">
          <ProductGridSkeleton count={6} columns="three" />
        </Loading>
      )}
    </Page>
  );
}

function useProducts({ search, inStock, sort, pages }: ProductSearch) {
  return useProductsQuery({
    variables: {
      first: Math.min(pages, MAX_INITIAL_PAGES) * pageSizes.products,
      search: search || null,
      inStock: inStock || null,
      ...(sort && { sort }), // left out by default: the server then sorts by best match or newest
    },
  });
}

type Found = ReturnType<typeof useProducts>;

interface ProductsProps {
  list: NonNullable<Found["data"]>["products"];
  search: ProductSearch;
  onChange: ChangeSearch;
  fetchMore: Found["fetchMore"];
}

function Products({ list, search, onChange, fetchMore }: ProductsProps) {
  const { nodes, pageInfo, totalCount } = list;
  // The cache may hold more pages than the URL asks for.
  const shown = nodes.slice(0, search.pages * pageSizes.products);
  if (nodes.length === 0) return <NothingFound search={search} onChange={onChange} />;

  const known = shown.length < nodes.length;
  const more = async () => {
    if (!known) await fetchMore({ variables: { first: pageSizes.products, after: pageInfo.endCursor } });
    onChange({ pages: Math.ceil(shown.length / pageSizes.products) + 1 }, { replace: true });
  };
  return (
    <>
      <ProductGrid
        products={shown}
        columns="three"
        action={(product) => <AddToCart product={product} />}
        mark={({ id }) => <InCart productId={id} />}
      />
      <More>
        <p>
          {shown.length} of {totalCount}
        </p>
        {(known || pageInfo.hasNextPage) && <LoadMoreButton onPress={more} />}
      </More>
    </>
  );
}

/** No results: offers to remove a filter. */
function NothingFound({ search: { search, inStock }, onChange }: Pick<ProductsProps, "search" | "onChange">) {
  if (!search && !inStock) return <Empty>There are no products yet. Please come back soon.</Empty>;
  const [step, change]: [string, Partial<ProductSearch>] =
    search && inStock
      ? ["Include sold-out items", { inStock: false }]
      : ["Show all products", { search: "", inStock: false }];
  return (
    <Empty
      action={
        <Button variant="secondary" onClick={() => onChange(change)}>
          {step}
        </Button>
      }
    >
      {search ? (
        <>
          Nothing {inStock ? "in stock" : "found"} for “<bdi>{search}</bdi>”.
        </>
      ) : (
        "Nothing is in stock right now."
      )}
    </Empty>
  );
}
