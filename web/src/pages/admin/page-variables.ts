import type { ListParams } from "../../ui/table/list-params";

/** The number of rows on a page of a table. */
export const pageSize = 50;

/** The query variables for a page of a list. Without `sort`, the server sorts by best match or newest. */
export function pageVariables<Sort extends string>({ search, sort, after, before }: ListParams<Sort>) {
  return { first: pageSize, after, before, search: search || null, ...(sort && { sort }) };
}
