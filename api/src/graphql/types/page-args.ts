import { MAX_PAGE_SIZE } from "@shop/shared/lists";
import { Arg, Int } from "type-graphql";

/** The description of the argument `updatedSince`. */
export const UPDATED_SINCE =
  "Only items changed at this time or later, earliest change first; no change is ever left out. Not together with `search`, `sort` or `before`.";

/** A list's argument `first`. */
export const First = (defaultValue: number) =>
  Arg("first", () => Int, { defaultValue, description: `1 to ${MAX_PAGE_SIZE}.` });

/** A list's argument `after`. */
export const After = () =>
  Arg("after", () => String, {
    nullable: true,
    description: "The `endCursor` of the previous page. Omit it for the first page.",
  });

/** The argument `before` of a list that can be paged in both directions. */
export const Before = () =>
  Arg("before", () => String, {
    nullable: true,
    description: "The `startCursor` of the next page, to get the page before it. Not together with `after`.",
  });
