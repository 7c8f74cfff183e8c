import type { UserSort } from "../../../graphql/schema.generated";
import type { SortOption } from "../../../ui/table/search-and-sort";

/** How All Users can be sorted; by default the newest come first. */
export const userSortOptions: readonly SortOption<UserSort>[] = [
  { sort: "OLDEST", slug: "oldest", label: "Oldest" },
  { sort: "EMAIL", slug: "email", label: "Email" },
  { sort: "ROLE", slug: "role", label: "Admins first" },
];
