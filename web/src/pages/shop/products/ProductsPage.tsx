import type { Params } from "react-router-dom";
import { NotFound } from "../../../features/NotFound";
import { browseTexts, categoryDescription } from "@shop/shared/messages/en/products";
import { paths } from "../../../paths";
import { Failure } from "../../../ui/feedback/states";
import { Moved } from "../../../ui/layout/Moved";
import { categoryPathOf, useCategoryPath } from "./category-path";
import { expectedPlace, placeOf } from "./place";
import { listQueries, ProductListing } from "./ProductListing";
import { ProductCategoryDocument, useProductCategoryQuery } from "./ProductsPage.generated";
import { readSearch, useProductSearch } from "./product-search";

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
  const names = place.path.map(({ name }) => name);
  const title = names.at(-1) ?? browseTexts.all;
  return (
    <ProductListing
      listed={{ path }}
      {...{ place, title, search }}
      headTitle={place.seoTitle ?? ([...names].reverse().join(" – ") || title)}
      description={place.seoDescription ?? (path ? categoryDescription(names) : browseTexts.description)}
      onChange={change}
    />
  );
}

ProductsPage.queryAt = (params: Params, query: URLSearchParams) => {
  const path = categoryPathOf(params).join("/");
  const category = { query: ProductCategoryDocument, variables: { path } };
  return [category, ...listQueries({ path }, readSearch(query))];
};
