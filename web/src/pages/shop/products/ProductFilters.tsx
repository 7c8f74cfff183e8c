import { styled } from "styled-components";
import type { ProductSort } from "../../../graphql/schema.generated";
import { color, from, space, text } from "../../../theme/tokens";
import { SelectField, TextField } from "../../../ui/form/Field";
import { maxSearchLength } from "../../../ui/table/list-params";
import { useOptimisticFilters } from "../../../ui/table/use-optimistic-filters";
import { useDebouncedSearch } from "../../../ui/table/use-debounced-search";
import { sorts, type ChangeSearch, type ProductSearch } from "./product-search";

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
  /** How many there are, once it is known. */
  found: number | undefined;
}

/** Search as you type, in stock only, and the order. */
export function ProductFilters({ search, onChange, found }: ProductFiltersProps) {
  const field = useDebouncedSearch(search.search, (typed, replace) =>
    onChange({ search: typed }, { replace }),
  );
  const [chosen, choose] = useOptimisticFilters(search, onChange);

  return (
    <Bar aria-label="Products">
      <TextField
        label="Search"
        type="search"
        name="search"
        placeholder="Watch, drill, titanium…"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={maxSearchLength}
        {...field}
      />
      <SelectField
        label="Sort by"
        name="sort"
        value={chosen.sort ?? ""}
        onChange={({ target }) => choose({ sort: (target.value || null) as ProductSort | null })}
      >
        <option value="">{search.search ? "Best match" : "Newest"}</option>
        {sorts
          .filter(({ sort }) => search.search || sort !== "NEWEST")
          .map(({ sort, label }) => (
            <option key={sort} value={sort}>
              {label}
            </option>
          ))}
      </SelectField>
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
