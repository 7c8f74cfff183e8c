import type { ListParams } from "../../ui/table/list-params";

/** How many rows a page of a table holds. */
export const pageSize = 50;

/** What the server is asked for a page of a list; without a `sort` it puts the best match, or the newest, first. */
export function pageVariables<Sort extends string>({ search, sort, after, before }: ListParams<Sort>) {
  return { first: pageSize, after, before, search: search || null, ...(sort && { sort }) };
}
