import { MAX_CHANGED_PRODUCTS } from "@shop/shared/product";
import { useMemo, useState } from "react";

/** The maximum number of selected rows: the maximum that can be changed at once. */
export const MAX_SELECTED = MAX_CHANGED_PRODUCTS;

/** The whole list, including rows on other pages. */
export interface WholeList<Row> {
  /** Identifies the search and filters of the list: when it changes, the selection is limited to this page again. */
  key: string;
  /** The number of rows in the list; undefined until it is loaded. */
  total: number | undefined;
  /** Reads all rows. */
  load: () => Promise<readonly Row[]>;
}

/** The selected rows of a list, and functions that change the selection. */
export interface RowSelection<Row> {
  /** The selected rows of this page in its order, or of the whole list. */
  rows: readonly Row[];
  /** The numbers of selected rows and of rows on this page. */
  onPage: { selected: number; count: number };
  /** The number of rows in the list; undefined if only rows of this page can be selected. */
  total: number | undefined;
  has: (row: Row) => boolean;
  /** The label of a row for screen readers: "Select Drill". */
  nameOf: (row: Row) => string;
  toggle: (row: Row) => void;
  /** Selects all rows of this page, or deselects them. */
  toggleAll: () => void;
  /** Selects all rows of the list, including other pages. Rejects if they can't be loaded. */
  selectWhole: () => Promise<void>;
  clear: () => void;
}

const none: ReadonlySet<string> = new Set();

/**
 * Keeps the selection of a list. Rows that leave the page are deselected, unless the whole list is selected. `nameOf`
 * must be stable.
 */
export function useRowSelection<Row extends { id: string }>(
  pageRows: readonly Row[],
  nameOf: (row: Row) => string,
  whole: WholeList<Row>,
): RowSelection<Row> {
  const [ids, setIds] = useState(none);
  const [loaded, setLoaded] = useState<{ key: string; rows: readonly Row[] }>();
  const { key, total, load } = whole;

  const state = useMemo(() => {
    const others = loaded?.key === key ? loaded.rows.filter((row) => !isAmong(row, pageRows)) : [];
    const rows = [...pageRows, ...others].filter(({ id }) => ids.has(id));
    const select = (selected: readonly Row[]) => setIds(new Set(selected.map(({ id }) => id)));
    const selected = pageRows.filter(({ id }) => ids.has(id)).length;
    return {
      rows,
      onPage: { selected, count: pageRows.length },
      has: ({ id }: Row) => ids.has(id),
      toggle: (row: Row) => select(ids.has(row.id) ? rows.filter(({ id }) => id !== row.id) : [...rows, row]),
      toggleAll: () => select(selected === pageRows.length ? [] : [...pageRows, ...rows]),
    };
  }, [pageRows, ids, loaded, key]);

  return {
    ...state,
    total,
    nameOf,
    selectWhole: async () => {
      const rows = await load();
      setLoaded({ key, rows });
      setIds(new Set(rows.map(({ id }) => id)));
    },
    clear: () => setIds(none),
  };
}

const isAmong = (row: { id: string }, rows: readonly { id: string }[]) =>
  rows.some(({ id }) => id === row.id);
