import { pageSizes } from "@shop/shared/lists";
import type { ListParams } from "../../../ui/table/list-params";

/** The query variables for a page of a list. Without `sort`, the server sorts by best match or newest. */
export function pageVariables<Sort extends string>({ search, sort, after, before }: ListParams<Sort>) {
  return { first: pageSizes.admin, after, before, search: search || null, ...(sort && { sort }) };
}
