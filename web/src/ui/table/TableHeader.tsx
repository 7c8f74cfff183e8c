import { styled } from "styled-components";
import { color, radius, space } from "../../theme/tokens";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import { ChevronDown, ChevronsUpDown, ChevronUp } from "../icons/icons";

/** Which of a list's orders a column's head offers: the first press gives `ascending`, the next one `descending`. */
export interface ColumnSorts<Sort extends string> {
  ascending?: Sort;
  descending?: Sort;
}

/** The order that a table is in, and the way to another one; null is the list's own. */
export interface TableSort<Sort extends string> {
  sort: Sort | null;
  choose: (sort: Sort | null) => void;
}

interface TableHeaderProps<Sort extends string> {
  header: string;
  align?: "start" | "end" | undefined;
  /** Read by screen readers alone: the head of buttons. */
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
  border: 0;
  border-radius: ${radius.small};
  background: none;
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
`;

/** Shown where the heads have no buttons: said on a phone, where they are hidden and a list of orders takes their place. */
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

/** A column's head; a button where the column can be sorted by, which `aria-sort` tells. */
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
        {header}
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

/** Where there is only one direction, the next press gives the list's own order back. */
function nextSort<Sort extends string>(
  { ascending, descending }: ColumnSorts<Sort>,
  sorted: "none" | "ascending" | "descending",
): Sort | null {
  if (sorted === "none") return ascending ?? descending ?? null;
  if (sorted === "ascending") return descending ?? null;
  return ascending ?? null;
}
