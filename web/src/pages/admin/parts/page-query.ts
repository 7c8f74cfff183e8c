import { pageSizes } from "@shop/shared/lists";
import type { ListParams } from "../../../ui/table/list-params";

/** The options of the query for a page of a list, with further variables. Without `sort`, the server sorts by best match or newest. */
export function pageQuery<Sort extends string, More extends object>(
  { search, sort, after, before }: ListParams<Sort>,
  more?: More,
) {
  const page = { first: pageSizes.admin, after, before, search: search || null, ...(sort && { sort }) };
  return { variables: { ...page, ...(more as More) }, fetchPolicy: "cache-and-network" as const };
}
