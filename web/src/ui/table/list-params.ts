import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";

/** An order that a list can be shown in: the server's name, the address's, and the one that a person reads. */
export interface SortOption<Sort extends string> {
  sort: Sort;
  inUrl: string;
  label: string;
}

/** A part that a list can be narrowed to: its name in the address, and the one that a person reads. */
export interface ListPart {
  inUrl: string;
  label: string;
}

/** Which rows of a long list are looked at; all of it stands in the address, so that Back and sharing work. */
export interface ListParams<Sort extends string> {
  search: string;
  /** The part that is shown, as the address has it; null is the whole list. */
  part: string | null;
  /** Null is the list's own order. */
  sort: Sort | null;
  /** The page begins behind this row, or ends before that one; the first page has neither. */
  after: string | null;
  before: string | null;
  /** From 1. It is only shown: rows may have come and gone since it was counted. */
  page: number;
}

/** As many characters as a search may have. */
export const maxSearchLength = 100;

/** The search of an address: cut to the allowed length, without the character NUL, which the server refuses. */
export function readSearchText(params: URLSearchParams): string {
  return (params.get("search") ?? "").replaceAll("\0", "").slice(0, maxSearchLength);
}

const cursorPattern = /^[\w-]{1,2000}$/;

function cursor(params: URLSearchParams, name: string): string | null {
  const value = params.get(name);
  return value !== null && cursorPattern.test(value) ? value : null;
}

/** Reads an address's query; whatever makes no sense there counts as not given. */
export function readListParams<Sort extends string>(
  params: URLSearchParams,
  orders: readonly SortOption<Sort>[],
  parts: readonly ListPart[] = [],
): ListParams<Sort> {
  const after = cursor(params, "after");
  const before = after === null ? cursor(params, "before") : null;
  const page = Number(params.get("page"));
  const beyondFirst = after !== null || before !== null;
  return {
    search: readSearchText(params),
    part: parts.find(({ inUrl }) => inUrl === params.get("show"))?.inUrl ?? null,
    sort: orders.find(({ inUrl }) => inUrl === params.get("sort"))?.sort ?? null,
    after,
    before,
    page: beyondFirst && Number.isInteger(page) && page > 1 && page < 1e6 ? page : 1,
  };
}

/** The query for an address, with nothing in it that goes without saying. */
export function writeListParams<Sort extends string>(
  { search, part, sort, after, before, page }: ListParams<Sort>,
  orders: readonly SortOption<Sort>[],
): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set("search", search);
  if (part) params.set("show", part);
  if (sort) params.set("sort", orders.find((known) => known.sort === sort)?.inUrl ?? "");
  if (after) params.set("after", after);
  else if (before) params.set("before", before);
  if ((after || before) && page > 1) params.set("page", String(page));
  return params;
}

/** The place that the address names, and the ways to others. */
export interface ListNavigation<Sort extends string> {
  place: ListParams<Sort>;
  orders: readonly SortOption<Sort>[];
  parts: readonly ListPart[];
  /** Searches, narrows or sorts: from the first page on, and in the same entry of the history. */
  change: (change: Partial<Pick<ListParams<Sort>, "search" | "part" | "sort">>) => void;
  /** Where another page is, as a link's `to`. */
  pageAt: (page: Pick<ListParams<Sort>, "after" | "before" | "page">) => string;
}

const firstPage = { after: null, before: null, page: 1 };

const noParts: readonly ListPart[] = [];

/** The list's place in the current address; `orders` and `parts` must be the same objects every time. */
export function useListParams<Sort extends string>(
  orders: readonly SortOption<Sort>[],
  parts = noParts,
): ListNavigation<Sort> {
  const [params, setParams] = useSearchParams();
  const place = useMemo(() => readListParams(params, orders, parts), [params, orders, parts]);
  const change = useCallback(
    (changed: Partial<ListParams<Sort>>) =>
      setParams(
        (current) =>
          writeListParams({ ...readListParams(current, orders, parts), ...firstPage, ...changed }, orders),
        { replace: true },
      ),
    [setParams, orders, parts],
  );
  const pageAt = (page: Partial<ListParams<Sort>>) =>
    `?${writeListParams({ ...place, ...page }, orders).toString()}`;
  return { place, orders, parts, change, pageAt };
}
