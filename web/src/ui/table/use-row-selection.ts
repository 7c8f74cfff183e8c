import { MAX_CHANGED_PRODUCTS } from "@shop/shared/product";
import { useMemo, useState } from "react";

/** How many rows of a list can be selected at once: as many as can be changed at once. */
export const MAX_SELECTED = MAX_CHANGED_PRODUCTS;

/** The rows of a list that are on other pages, too. */
export interface WholeList<Row> {
  /** Names what the list is narrowed to: once that changes, only this page counts. */
  key: string;
  /** How many rows the list has; undefined until it is loaded. */
  total: number | undefined;
  /** Reads all of them. */
  load: () => Promise<readonly Row[]>;
}

/** The selected rows of a list, and the ways to change them. */
export interface RowSelection<Row> {
  /** The selected rows: those on this page in its order, or those of the whole list. */
  rows: readonly Row[];
  /** How many of this page's rows are selected, and how many there are. */
  onPage: { selected: number; count: number };
  /** How many rows the list has; undefined where only a page's rows can be selected. */
  total: number | undefined;
  has: (row: Row) => boolean;
  /** Names a row for screen readers: "Select Drill". */
  nameOf: (row: Row) => string;
  toggle: (row: Row) => void;
  /** Selects all rows of this page, or none. */
  toggleAll: () => void;
  /** Selects all rows of the list, also those of other pages. Rejects if they can't be read. */
  selectWhole: () => Promise<void>;
  clear: () => void;
}

const none: ReadonlySet<string> = new Set();

/**
 * Remembers which rows are selected; rows that leave the page leave the selection, unless the whole list is selected.
 * `nameOf` must be stable.
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
