import { styled } from "styled-components";
import { color, frameless, space } from "../../theme/tokens";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import { ChevronDown, ChevronUp } from "../icons/icons";
import { ChevronsUpDown } from "../icons/sort-icon";

/** The sort orders of a column: the first click sorts `ascending`, the next one `descending`. */
export interface ColumnSorts<Sort extends string> {
  ascending?: Sort;
  descending?: Sort;
}

/** The current sort order of a table, and a function that changes it; null is the default order. */
export interface TableSort<Sort extends string> {
  sort: Sort | null;
  choose: (sort: Sort | null) => void;
}

interface TableHeaderProps<Sort extends string> {
  header: string;
  align?: "start" | "end" | undefined;
  /** Hides the label from everyone but screen readers. */
  hiddenLabel?: boolean;
  sorts?: ColumnSorts<Sort> | undefined;
  tableSort?: TableSort<Sort> | undefined;
}

const SortButton = styled.button`
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
  min-height: 2rem;
  padding: 0 ${space[2]};
  margin: calc(-1 * ${space[1]}) calc(-1 * ${space[2]});
  ${frameless}
  color: inherit;
  font-weight: inherit;
  cursor: pointer;

  &:hover,
  [aria-sort="ascending"] > &,
  [aria-sort="descending"] > & {
    color: ${color.ink};
  }
  [data-align="end"] > & {
    flex-direction: row-reverse;
  }
  svg {
    flex: none;
  }
`;

/** The label without a button, for screen readers on a phone, where a select replaces the sort buttons. */
const PlainLabel = styled.span`
  button + & {
    display: none;
  }
  @media (max-width: 47.99rem) {
    button + & {
      display: inline;
    }
  }
`;

/** A column's header; a button with `aria-sort` if the table can be sorted by it. */
export function TableHeader<Sort extends string>({
  header,
  align,
  hiddenLabel,
  sorts,
  tableSort,
}: TableHeaderProps<Sort>) {
  if (!sorts || !tableSort) {
    return (
      <th role="columnheader" scope="col" data-align={align}>
        {hiddenLabel ? <VisuallyHidden>{header}</VisuallyHidden> : header}
      </th>
    );
  }
  const sorted = directionOf(sorts, tableSort.sort);
  const Arrow = { none: ChevronsUpDown, ascending: ChevronUp, descending: ChevronDown }[sorted];
  return (
    <th role="columnheader" scope="col" data-align={align} aria-sort={sorted}>
      <SortButton type="button" onClick={() => tableSort.choose(nextSort(sorts, sorted))}>
        <span>{header}</span>
        <Arrow size={14} aria-hidden />
      </SortButton>
      <PlainLabel>{header}</PlainLabel>
    </th>
  );
}

function directionOf<Sort extends string>({ ascending, descending }: ColumnSorts<Sort>, sort: Sort | null) {
  if (sort === null) return "none";
  if (sort === ascending) return "ascending";
  return sort === descending ? "descending" : "none";
}

/** The order after the next click; with only one direction, the default order comes next. */
function nextSort<Sort extends string>(
  { ascending, descending }: ColumnSorts<Sort>,
  sorted: "none" | "ascending" | "descending",
): Sort | null {
  if (sorted === "none") return ascending ?? descending ?? null;
  if (sorted === "ascending") return descending ?? null;
  return ascending ?? null;
}
