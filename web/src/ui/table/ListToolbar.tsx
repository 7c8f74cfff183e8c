import { listTexts } from "@shop/shared/messages/en/admin";
import { MAX_SEARCH } from "@shop/shared/lists";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { searchText, sortByText, tableTexts } from "@shop/shared/messages/en/common";
import { from, secondary, space } from "../../theme/tokens";
import { OptionalSelect } from "../form/OptionalSelect";
import type { ListNavigation } from "./list-params";
import type { DaysFilter } from "./use-days-filter";
import { TextField } from "../form/Field";
import { useDebouncedSearch } from "./use-debounced-search";

interface SearchFieldProps {
  /** The search text of the URL. */
  search: string;
  placeholder: string;
  /** `replace` if the text continues the last search, and so needs no new history entry. */
  onSearch: (search: string, replace: boolean) => void;
}

/** A search field that searches while the visitor types. */
function SearchField({ search, placeholder, onSearch }: SearchFieldProps) {
  const field = useDebouncedSearch(search, onSearch);
  return (
    <TextField
      label={searchText}
      type="search"
      name="search"
      placeholder={placeholder}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={MAX_SEARCH}
      {...field}
    />
  );
}

const Bar = styled.search`
  container-type: inline-size;
  display: grid;
  gap: ${space[4]};
`;

/** On a phone two controls per line below the search; elsewhere all in one line, the search first. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]};

  > :first-child,
  > :nth-child(2):last-child,
  > :nth-child(4) {
    grid-column: 1 / -1;
  }
  > :only-child {
    max-width: 24rem;
  }
  @container (max-width: 16rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  ${from.medium} {
    @container (min-width: 34rem) {
      grid-template-columns: minmax(0, 1fr);
      grid-auto-columns: clamp(8rem, 14vw, 14rem);
      grid-auto-flow: column;

      > :nth-child(n):nth-child(n) {
        grid-column: auto;
      }
    }
  }
`;

const Count = styled.p`
  min-height: 1.5em;
  ${secondary}
  font-variant-numeric: tabular-nums;
`;

interface ListToolbarProps<Sort extends string> {
  /** The plural noun of the list's rows: "orders". */
  label: string;
  /** The placeholder of the search field; without it there is none. */
  placeholder: string | undefined;
  navigation: ListNavigation<Sort>;
  /** The label of the option that shows the whole list; "Everything" by default. */
  allLabel?: string | undefined;
  /** The filter by days, if the list has one. */
  daysFilter?: DaysFilter | undefined;
  /** The label of the default sort order. */
  defaultSortLabel: string;
  /** The number of results; announced when it changes. */
  children: ReactNode;
}

/** The search, filter and sort controls above a list. */
export function ListToolbar<Sort extends string>({
  label,
  placeholder,
  navigation: { params, sortOptions, filters, change },
  allLabel = listTexts.everything,
  daysFilter,
  defaultSortLabel,
  children,
}: ListToolbarProps<Sort>) {
  return (
    <Bar aria-label={label}>
      <Fields>
        {placeholder !== undefined && (
          <SearchField
            search={params.search}
            placeholder={placeholder}
            onSearch={(search) => change({ search })}
          />
        )}
        <OptionalSelect
          label={tableTexts.show}
          name="show"
          noneLabel={allLabel}
          options={filters.map((filter) => ({ value: filter.slug, label: filter.label }))}
          chosen={params.filter}
          onChoose={(filter) => change({ filter })}
        />
        {daysFilter?.choice}
        <OptionalSelect
          label={sortByText}
          name="sort"
          noneLabel={defaultSortLabel}
          options={sortOptions.map((option) => ({ value: option.sort, label: option.label }))}
          chosen={params.sort}
          onChoose={(sort) => change({ sort })}
        />
      </Fields>
      {daysFilter?.days}
      <Count role="status">{children}</Count>
    </Bar>
  );
}
