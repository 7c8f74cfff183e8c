import { MAX_SEARCH } from "@shop/shared/lists";

/** A sort order of a list: its name on the server, in the URL and on the page. */
export interface SortOption<Sort extends string> {
  sort: Sort;
  slug: string;
  label: string;
}

/** Milliseconds from the last keystroke to the search. */
export const TYPING_DEBOUNCE_MS = 200;

/** Whether a text extends or shortens the previous one at its end. */
export function continuesSearch(before: string, text: string): boolean {
  return before !== "" && text !== "" && (text.startsWith(before) || before.startsWith(text));
}

/** The search text of a URL, cut to the allowed length and without NUL characters, which the server rejects. */
export function readSearchText(params: URLSearchParams): string {
  return (params.get("search") ?? "").replaceAll("\0", "").slice(0, MAX_SEARCH);
}

/** The sort order named in a URL; null if it is not one of the options. */
export function readSort<Sort extends string>(
  params: URLSearchParams,
  options: readonly SortOption<Sort>[],
): Sort | null {
  return options.find(({ slug }) => slug === params.get("sort"))?.sort ?? null;
}

/** Writes a sort order into the query of a URL; null, the default order, is omitted. */
export function writeSort<Sort extends string>(
  params: URLSearchParams,
  sort: Sort | null,
  options: readonly SortOption<Sort>[],
): void {
  const option = options.find((known) => known.sort === sort);
  if (option) params.set("sort", option.slug);
}
