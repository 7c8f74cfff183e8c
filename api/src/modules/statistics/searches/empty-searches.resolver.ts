import { MAX_SEARCH, pageSizes } from "@shop/shared/lists";
import { Arg, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../../context/context";
import { Role } from "../../../context/role";
import { Scope } from "../../../context/scope";
import { checkPage } from "../../../data/lists/page";
import { Auth } from "../../../graphql/types/auth";
import { First } from "../../../graphql/types/page-args";
import { EmptySearch } from "./empty-search.entity";
import { listEmptySearches, recordEmptySearch } from "./empty-searches";

@Resolver()
export class EmptySearchesResolver {
  @Mutation(() => Boolean, {
    description:
      "Counts a search that found nothing, for the shopkeeper. Always true; no personal data is stored.",
  })
  async recordEmptySearch(
    @Ctx() ctx: RequestContext,
    @Arg("text", () => String, { description: `The searched text; at most ${MAX_SEARCH} characters.` })
    text: string,
  ): Promise<boolean> {
    await recordEmptySearch(ctx, text);
    return true;
  }

  @Auth(Role.ADMIN, Scope.READ_PRODUCTS)
  @Query(() => [EmptySearch], {
    description: "The searches without results in the last days, the most frequent first.",
  })
  emptySearches(
    @Ctx() ctx: RequestContext,
    @Arg("days", () => Int, { defaultValue: 30, description: "1 to 90. Includes today." }) days: number,
    @First(pageSizes.emptySearches) first: number,
  ): Promise<EmptySearch[]> {
    checkPage({ first });
    return listEmptySearches(ctx, days, first);
  }
}
