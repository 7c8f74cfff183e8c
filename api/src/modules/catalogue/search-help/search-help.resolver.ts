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
      "What may help somebody whose `products` are none: what was corrected, what could be left out, where to look instead.",
  })
  searchHelp(
    @Ctx() ctx: RequestContext,
    @Arg("text", () => String, {
      nullable: true,
      description: `What was searched for; at most ${MAX_SEARCH} characters.`,
    })
    text?: string,
    @Arg("inStock", () => Boolean, { nullable: true, description: "As `products` was asked." })
    inStock?: boolean,
    @Arg("filter", () => ProductFilter, { nullable: true, description: "As `products` was asked." })
    filter?: ProductFilter,
  ): SearchHelp {
    return helpSearch(ctx, { search: text, inStock, filter });
  }
}
