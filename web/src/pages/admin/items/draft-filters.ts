import type { ListFilter } from "../../../ui/table/list-params";

/** Narrows Manage Items to drafts, or to what shoppers see. */
export const draftFilters: readonly ListFilter[] = [
  { slug: "drafts", label: "Drafts" },
  { slug: "published", label: "Published" },
];

/** The query variable of a filter's slug; null shows both. */
export function draftOf(filter: string | null): boolean | null {
  return filter === null ? null : filter === "drafts";
}
