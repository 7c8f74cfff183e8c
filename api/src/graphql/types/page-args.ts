import { MAX_PAGE_SIZE } from "@shop/shared/lists";
import { Arg, ArgsType, Field, Int } from "type-graphql";
import { Nullable } from "../../nullable";

/** The description of the argument `updatedSince`. */
export const UPDATED_SINCE =
  "Only items changed at this time or later, earliest change first; no change is ever left out. Not together with `search`, `sort` or `before`.";

/** The options of the argument `first`. */
const pageSize = (defaultValue: number) => ({ defaultValue, description: `1 to ${MAX_PAGE_SIZE}.` });

/** The argument `first` of a list without pages. */
export const First = (defaultValue: number) => Arg("first", () => Int, pageSize(defaultValue));

/** The base class of the arguments of a list, with its default page size. */
export function pageArgs(size: number) {
  @ArgsType()
  abstract class PageArgs {
    @Field(() => Int, pageSize(size))
    first!: number;

    @Nullable(() => String, "The `endCursor` of the previous page. Omit it for the first page.")
    after?: string;
  }
  return PageArgs;
}

/**
 * The base class of the arguments of a list that can be searched and paged in both directions, with its default page size and
 * the description of its search.
 */
export function searchArgs(size: number, description: string) {
  @ArgsType()
  abstract class SearchArgs extends pageArgs(size) {
    @Nullable(
      () => String,
      "The `startCursor` of the next page, to get the page before it. Not together with `after`.",
    )
    before?: string;

    @Nullable(() => String, description)
    search?: string;
  }
  return SearchArgs;
}
