import type { ListPlace } from "../../ui/list-address";

/** How many rows a page of a table holds. */
export const pageSize = 50;

/** What the server is asked for a page of a list. */
export function pageVariables<Sort extends string>({ search, after }: ListPlace<Sort>) {
  return { first: pageSize, after, search: search || null };
}
