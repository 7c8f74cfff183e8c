import type { ReactNode } from "react";
import { styled } from "styled-components";
import { applyText, inStockOnlyText, sortTexts } from "@shop/shared/messages/en/products";
import { sortByText } from "@shop/shared/messages/en/common";
import { color, from, space, text } from "../../../theme/tokens";
import { Button } from "../../../ui/form/Button";
import { OptionalSelect } from "../../../ui/form/OptionalSelect";
import { sortOptions, type ChangeSearch, type ProductSearch } from "./product-search";

/** With the filters in a drawer, a row that sticks below the top bar; with a filter column, at the end of the heading's row. */
const Bar = styled.form`
  display: grid;
  grid-template-columns: minmax(6.5rem, auto) minmax(0, 1fr);
  gap: ${space[2]};
  align-items: center;

  @media (max-width: 63.99rem) {
    container-type: inline-size;
    position: sticky;
    top: calc(4rem + 1px);
    z-index: 5;
    margin-inline: calc(-1 * var(--gutter));
    padding: ${space[2]} var(--gutter);
    background: ${color.ground};
  }
  ${from.large} {
    grid-row: 1;
    grid-column: 4;
    grid-template-columns: 14rem;
  }
`;

/** The label is inside its select. */
const Sort = styled.div`
  grid-column: -2;

  @container (max-width: 16rem) {
    grid-column: 1 / -1;
  }
  > div {
    position: relative;
    display: block;
  }
  label {
    position: absolute;
    top: 50%;
    left: ${space[3]};
    color: ${color.muted};
    font-weight: 400;
    line-height: var(--target);
    pointer-events: none;
    translate: 0 -50%;
  }
  select {
    padding-left: ${1.75 + sortByText.length * 0.375}rem; /* right of the label */
    text-overflow: ellipsis;
  }
  ${from.large} {
    select {
      border-color: ${color.line};
      font-size: ${text.small};
    }
  }
`;

/** The filters in one row, which can be swiped where the filters are a drawer. */
const QuickFilters = styled.div`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  margin: 0 calc(-1 * var(--gutter)) ${space[2]};
  padding: 3px var(--gutter);
  overflow-x: auto;
  scrollbar-width: none;

  ${from.large} {
    display: contents;
  }
`;

const InStock = styled.label`
  display: flex;
  flex: none;
  gap: ${space[2]};
  align-items: center;
  min-height: var(--target);
  font-size: ${text.small};
  white-space: nowrap;
  cursor: pointer;

  input {
    width: 1.125rem;
    height: 1.125rem;
  }
  @media (max-width: 63.99rem) {
    padding-inline: ${space[3]} ${space[4]};
    border: 1px solid ${color.line};
    border-radius: 99px;

    /* plainer without :has */
    &:has(:focus-visible) {
      outline: 2px solid ${color.focus};
    }
  }
  ${from.large} {
    grid-row: 1;
    grid-column: 3;
  }
`;

interface ProductFiltersProps {
  search: ProductSearch;
  onChange: ChangeSearch;
  /** The name of the list's own order; without one, the newest products come first. */
  ownOrder: string | undefined;
  /** Opens the other filters. */
  opener: ReactNode;
  /** Further filters. */
  children: ReactNode;
}

const sortSlug = (chosen: ProductSearch["sort"]) =>
  sortOptions.find(({ sort }) => sort === chosen)?.slug ?? null;

const sortOf = (chosen: string | null) => sortOptions.find(({ slug }) => slug === chosen)?.sort ?? null;

const LISTING = "listing";

/**
 * The sort order and "In stock only". They apply on change; before hydration, when the form is submitted, which produces an equal
 * URL.
 */
export function ProductFilters({ search, onChange, ownOrder, opener, children }: ProductFiltersProps) {
  return (
    <>
      <Bar id={LISTING} method="get" onSubmit={(event) => event.preventDefault()}>
        {search.search && <input type="hidden" name="search" value={search.search} />}
        {opener}
        <Sort>
          <OptionalSelect
            label={sortByText}
            name="sort"
            noneLabel={search.search ? sortTexts.bestMatch : (ownOrder ?? sortTexts.newest)}
            options={sortOptions
              .filter(({ sort }) => search.search || ownOrder || sort !== "NEWEST")
              .map(({ slug, label }) => ({ value: slug, label }))}
            chosen={sortSlug(search.sort)}
            onChoose={(slug) => onChange({ sort: sortOf(slug) })}
          />
        </Sort>
        <noscript>
          <Button type="submit" variant="secondary">
            {applyText}
          </Button>
        </noscript>
        {search.choices.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
      </Bar>
      <QuickFilters>
        <InStock>
          <input
            form={LISTING}
            type="checkbox"
            name="inStock"
            value="true"
            checked={search.inStock}
            onChange={({ target }) => onChange({ inStock: target.checked })}
          />
          {inStockOnlyText}
        </InStock>
        {children}
      </QuickFilters>
    </>
  );
}
