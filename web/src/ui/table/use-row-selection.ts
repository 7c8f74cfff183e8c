import { useMemo, useState } from "react";

/** The selected rows of a page of a list, and the ways to change them. */
export interface RowSelection<Row> {
  /** The selected rows that are on this page, in its order. */
  rows: readonly Row[];
  /** The number of rows on this page. */
  pageCount: number;
  has: (row: Row) => boolean;
  /** Names a row for screen readers: "Select Drill". */
  nameOf: (row: Row) => string;
  toggle: (row: Row) => void;
  /** Selects all rows of this page, or none. */
  toggleAll: () => void;
  clear: () => void;
}

const none: ReadonlySet<string> = new Set();

/** Remembers which rows are selected; rows that leave the page leave the selection. `nameOf` must be stable. */
export function useRowSelection<Row extends { id: string }>(
  pageRows: readonly Row[],
  nameOf: (row: Row) => string,
): RowSelection<Row> {
  const [ids, setIds] = useState(none);

  return useMemo(() => {
    const rows = pageRows.filter(({ id }) => ids.has(id));
    const select = (selected: readonly Row[]) => setIds(new Set(selected.map(({ id }) => id)));
    return {
      rows,
      pageCount: pageRows.length,
      has: ({ id }: Row) => ids.has(id),
      nameOf,
      toggle: (row: Row) =>
        select(rows.includes(row) ? rows.filter((other) => other !== row) : [...rows, row]),
      toggleAll: () => select(rows.length === pageRows.length ? [] : pageRows),
      clear: () => setIds(none),
    };
  }, [pageRows, ids, nameOf]);
}
