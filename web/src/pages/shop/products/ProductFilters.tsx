import { styled } from "styled-components";
import { color, from, space, text } from "../../../theme/tokens";
import { OptionalSelect } from "../../../ui/form/OptionalSelect";
import { SearchField } from "../../../ui/table/SearchField";
import { useOptimisticFilters } from "../../../ui/table/use-optimistic-filters";
import { sortOptions, type ChangeSearch, type ProductSearch } from "./product-search";

const Bar = styled.search`
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
  grid-column: 1 / -1;
  min-height: 1.5em;
  margin-top: calc(-1 * ${space[2]});
  color: ${color.muted};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;
`;

interface ProductFiltersProps {
  search: ProductSearch;
  onChange: ChangeSearch;
  /** The number of results, once it is loaded. */
  found: number | undefined;
}

/** The search field, the sort order and "In stock only". */
export function ProductFilters({ search, onChange, found }: ProductFiltersProps) {
  const [chosen, choose] = useOptimisticFilters(search, onChange);

  return (
    <Bar aria-label="Products">
      <SearchField
        search={search.search}
        placeholder="Watch, drill, titanium…"
        onSearch={(typed, replace) => onChange({ search: typed }, { replace })}
      />
      <OptionalSelect
        label="Sort by"
        name="sort"
        noneLabel={search.search ? "Best match" : "Newest"}
        options={sortOptions
          .filter(({ sort }) => search.search || sort !== "NEWEST")
          .map(({ sort, label }) => ({ value: sort, label }))}
        chosen={chosen.sort}
        onChoose={(sort) => choose({ sort })}
      />
      <InStock>
        <input
          type="checkbox"
          checked={chosen.inStock}
          onChange={({ target }) => choose({ inStock: target.checked })}
        />
        In stock only
      </InStock>
      <Count role="status">{found !== undefined && `${found} ${found === 1 ? "product" : "products"}`}</Count>
    </Bar>
  );
}
