import { styled } from "styled-components";
import { inStockOnlyText, productsText, searchHintText } from "../../../messages/product-list";
import { searchText, sortByText } from "../../../messages/controls";
import { ProductSearchField } from "../../../features/catalogue/search/ProductSearchField";
import { paths } from "../../../routing/paths";
import { color, from, space, text } from "../../../theme/tokens";
import { Button } from "../../../ui/form/Button";
import { OptionalSelect } from "../../../ui/form/OptionalSelect";
import { useOptimisticFilters } from "../../../ui/table/use-optimistic-filters";
import { sortOptions, type ChangeSearch, type ProductSearch } from "./product-search";

const Bar = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[4]};
  align-items: end;
  padding-bottom: ${space[5]};
  margin-bottom: ${space[8]};
  border-bottom: 1px solid ${color.line};

  > :first-child {
    grid-column: 1 / -1;
  }
  ${from.medium} {
    grid-template-columns: minmax(0, 1fr) 14rem auto;

    > :first-child {
      grid-column: auto;
    }
  }

  /* Beside the count; a browser that runs scripts doesn't show it. */
  noscript {
    grid-column: -2 / -1;
    justify-self: end;
  }
`;

const InStock = styled.label`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  min-height: var(--target);
  font-size: 0.9375rem;
  white-space: nowrap;
  cursor: pointer;

  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
  }
`;

const Count = styled.p`
  grid-column: 1 / -2;
  align-self: start;
  min-height: 1.5em;
  margin-top: calc(-1 * ${space[2]});
  color: ${color.muted};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;
`;

interface ProductFiltersProps {
  /** The category, from the root of the tree down. */
  path: readonly { slug: string }[];
  search: ProductSearch;
  onChange: ChangeSearch;
  /** The number of results, once it is loaded. */
  found: number | undefined;
}

const sortSlug = (chosen: ProductSearch["sort"]) =>
  sortOptions.find(({ sort }) => sort === chosen)?.slug ?? null;

const sortOf = (chosen: string | null) => sortOptions.find(({ slug }) => slug === chosen)?.sort ?? null;

/**
 * The search field, the sort order and "In stock only". They apply as they are changed; without code, when the form is
 * sent, which makes the same URL.
 */
export function ProductFilters({ path, search, onChange, found }: ProductFiltersProps) {
  const [chosen, choose] = useOptimisticFilters(search, onChange);

  return (
    <Bar
      role="search"
      aria-label={productsText}
      method="get"
      action={paths.productsIn(path)}
      onSubmit={(event) => event.preventDefault()}
    >
      <ProductSearchField
        search={search.search}
        placeholder={searchHintText}
        onSearch={(typed, replace) => onChange({ search: typed }, { replace })}
      />
      <OptionalSelect
        label={sortByText}
        name="sort"
        noneLabel={search.search ? "Best match" : "Newest"}
        options={sortOptions
          .filter(({ sort }) => search.search || sort !== "NEWEST")
          .map(({ slug, label }) => ({ value: slug, label }))}
        chosen={sortSlug(chosen.sort)}
        onChoose={(slug) => choose({ sort: sortOf(slug) })}
      />
      <InStock>
        <input
          type="checkbox"
          name="inStock"
          value="true"
          checked={chosen.inStock}
          onChange={({ target }) => choose({ inStock: target.checked })}
        />
        {inStockOnlyText}
      </InStock>
      <Count role="status">{found !== undefined && `${found} ${found === 1 ? "product" : "products"}`}</Count>
      <noscript>
        <Button type="submit" variant="secondary">
          {searchText}
        </Button>
      </noscript>
      {search.choices.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
    </Bar>
  );
}
