import { pageSizes } from "@shop/shared/lists";
import { Suspense, use, useDeferredValue } from "react";
import { styled } from "styled-components";
import { loadMoreText } from "@shop/shared/messages/en/common";
import { shownOf } from "@shop/shared/messages/en/products";
import { CardChoices } from "../CardChoices";
import { AddToCart } from "../../../features/cart/AddToCart";
import { InCart } from "../../../features/cart/InCart";
import { ProductGrid } from "../../../features/catalogue/ProductGrid";
import { color, space } from "../../../theme/tokens";
import { formatCount } from "../../../ui/format/format";
import { CurrentSite } from "../../../ui/layout/Head";
import { useStructuredData } from "../../../ui/layout/page-response";
import { LoadMoreButton } from "../../../ui/table/LoadMore";
import { LazyNothingFound } from "./filters/lazy-parts";
import type { ProductsQuery } from "./ProductsPage.generated";
import { MAX_INITIAL_PAGES, writeSearch, type ChangeSearch, type ProductSearch } from "./product-search";

const More = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;

interface ProductListProps {
  /** The page's heading. */
  title: string;
  list: ProductsQuery["products"];
  search: ProductSearch;
  onChange: ChangeSearch;
  /** Fetches the next page of products. */
  fetchMore: () => Promise<unknown>;
}

/** The products of a list, up to the page in the URL. */
export function ProductList({ title, list, search, onChange, fetchMore }: ProductListProps) {
  const { origin } = use(CurrentSite);
  const { pageInfo, totalCount } = list;
  // of a group, the variant whose words are searched for
  const nodes = list.nodes.map((node) => node.matching ?? node);
  useStructuredData("products", async () =>
    (await import("./structured-data")).listStructuredData(title, nodes, totalCount, origin),
  );
  const pages = useDeferredValue(search.pages); // the press is painted before further cards are rendered
  // the cache may contain more pages than the URL asks for
  const shown = nodes.slice(0, pages * pageSizes.products);
  if (nodes.length === 0) {
    return (
      <Suspense>
        <LazyNothingFound search={search} />
      </Suspense>
    );
  }

  const known = shown.length < nodes.length;
  const more = async () => {
    const { href } = window.location;
    if (!known) await fetchMore();
    if (window.location.href !== href) return; // another page or list is open by then
    onChange({ pages: Math.ceil(shown.length / pageSizes.products) + 1 }, { replace: true });
  };
  return (
    <>
      <ProductGrid products={shown} columns="three" Action={AddToCart} Mark={InCart} Choices={CardChoices} />
      <More>
        <p>{shownOf(shown.length, formatCount(totalCount))}</p>
        {(known || pageInfo.hasNextPage) && (
          <>
            <LoadMoreButton onPress={more} />
            {pages < MAX_INITIAL_PAGES && (
              <noscript>
                <a href={`?${writeSearch({ ...search, pages: pages + 1 })}`}>{loadMoreText}</a>
              </noscript>
            )}
          </>
        )}
      </More>
    </>
  );
}
