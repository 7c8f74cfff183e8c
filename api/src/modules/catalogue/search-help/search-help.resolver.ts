import { MAX_SEARCH } from "@shop/shared/lists";
import { Arg, Ctx, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../../context/context";
import { ProductFilter } from "../filter/product-filter.input";
import { SearchHelp } from "./search-help";
import { helpSearch } from "./help-search";

@Resolver()
export class SearchHelpResolver {
  @Query(() => SearchHelp, {
    description:
      "Suggestions for a search without results: corrected words, parts to leave out, and categories.",
  })
  searchHelp(
    @Ctx() ctx: RequestContext,
    @Arg("filter", () => ProductFilter, { nullable: true, description: "The argument of `products`." })
    filter?: ProductFilter,
    @Arg("inStock", () => Boolean, { nullable: true, description: "The argument of `products`." })
    inStock?: boolean,
    @Arg("text", () => String, {
      nullable: true,
      description: `The searched text; at most ${MAX_SEARCH} characters.`,
    })
    text?: string,
  ): SearchHelp {
    return helpSearch(ctx, { search: text, inStock, filter });
  }
}
