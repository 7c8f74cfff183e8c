import { MAX_CURSOR } from "@shop/shared/lists";
import { useCallback, useMemo } from "react";
import { isDay } from "../format/days";
import { readSearchText, readSort, writeSort, type SortOption } from "./search-and-sort";
import { useUrlState } from "./use-url-state";

/** A subset of a list: its name in the URL and on the page. */
export interface ListFilter {
  slug: string;
  label: string;
}

/** The visible rows of a list. All of it is in the URL, so that Back and shared links work. */
export interface ListParams<Sort extends string> {
  search: string;
  /** The slug of a {@link ListFilter}; null shows the whole list. */
  filter: string | null;
  /** The first and the last day of the rows: "2026-11-22"; null for no bound. */
  from: string | null;
  to: string | null;
  /** Null is the list's default order. */
  sort: Sort | null;
  /** The cursor that the page starts after, or ends before; the first page has neither. */
  after: string | null;
  before: string | null;
  /** From 1, for display only: rows may have been added or removed since. */
  page: number;
}

const cursorPattern = new RegExp(`^[\\w-]{1,${MAX_CURSOR}}$`);

function readCursor(params: URLSearchParams, name: string): string | null {
  const value = params.get(name);
  return value !== null && cursorPattern.test(value) ? value : null;
}

function readDay(params: URLSearchParams, name: string): string | null {
  const value = params.get(name);
  return value !== null && isDay(value) ? value : null;
}

/** Reads the query of a URL; invalid values count as missing. */
export function readListParams<Sort extends string>(
  params: URLSearchParams,
  sortOptions: readonly SortOption<Sort>[],
  filters: readonly ListFilter[] = [],
): ListParams<Sort> {
  const after = readCursor(params, "after");
  const before = after === null ? readCursor(params, "before") : null;
  const page = Number(params.get("page"));
  const beyondFirst = after !== null || before !== null;
  return {
    search: readSearchText(params),
    filter: filters.find(({ slug }) => slug === params.get("show"))?.slug ?? null,
    from: readDay(params, "from"),
    to: readDay(params, "to"),
    sort: readSort(params, sortOptions),
    after,
    before,
    page: beyondFirst && Number.isInteger(page) && page > 1 && page < 1e6 ? page : 1,
  };
}

/** The query of a URL, without default values. */
export function writeListParams<Sort extends string>(
  { search, filter, from, to, sort, after, before, page }: ListParams<Sort>,
  sortOptions: readonly SortOption<Sort>[],
): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set("search", search);
  if (filter) params.set("show", filter);
  if (from) params.set("from", from);
  if (to) params.set("to", to);
  writeSort(params, sort, sortOptions);
  if (after) params.set("after", after);
  else if (before) params.set("before", before);
  if ((after || before) && page > 1) params.set("page", String(page));
  return params;
}

/** Whether the list is narrowed by a search, a filter or days. */
export function isNarrowed({ search, filter, from, to }: ListParams<string>): boolean {
  return Boolean(search || filter || from || to);
}

/** The params of the list without search, filter and days. */
export const unnarrowed = { search: "", filter: null, from: null, to: null };

/** A list's state in the URL, and functions that change it. */
export interface ListNavigation<Sort extends string> {
  params: ListParams<Sort>;
  sortOptions: readonly SortOption<Sort>[];
  filters: readonly ListFilter[];
  /** Searches, filters or sorts: returns to the first page and replaces the history entry. */
  change: (change: Partial<Pick<ListParams<Sort>, "search" | "filter" | "from" | "to" | "sort">>) => void;
  /** The `to` of a link to another page or another part of the list. */
  pageAt: (
    page: Pick<ListParams<Sort>, "after" | "before" | "page"> & Partial<Pick<ListParams<Sort>, "filter">>,
  ) => string;
}

const firstPage = { after: null, before: null, page: 1 };

const noFilters: readonly ListFilter[] = [];
const noSortOptions: readonly SortOption<never>[] = [];

/** The list parameters of the current URL; `sortOptions` and `filters` must be stable. */
export function useListParams<Sort extends string = never>(
  sortOptions: readonly SortOption<Sort>[] = noSortOptions,
  filters = noFilters,
): ListNavigation<Sort> {
  const codec = useMemo(
    () => ({
      read: (query: URLSearchParams) => readListParams(query, sortOptions, filters),
      write: (list: ListParams<Sort>) => writeListParams(list, sortOptions),
    }),
    [sortOptions, filters],
  );
  const [params, setParams] = useUrlState(codec);
  const change = useCallback(
    (changed: Partial<ListParams<Sort>>) => setParams({ ...firstPage, ...changed }, { replace: true }),
    [setParams],
  );
  const pageAt = (page: Partial<ListParams<Sort>>) => `?${codec.write({ ...params, ...page }).toString()}`;
  return { params, sortOptions, filters, change, pageAt };
}
