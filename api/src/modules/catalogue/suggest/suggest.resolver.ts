import { MAX_SEARCH } from "@shop/shared/lists";
import { Arg, Ctx, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../../context/context";
import { First } from "../../../graphql/types/page-args";
import { suggest, Suggestions } from "./suggest";

const SUGGESTED = 6;

@Resolver()
export class SuggestResolver {
  @Query(() => Suggestions, {
    description: "Products, categories, brands and collections for a partly typed text. Typos are tolerated.",
  })
  suggest(
    @Ctx() ctx: RequestContext,
    @First(SUGGESTED) first: number,
    @Arg("text", () => String, { description: `The text typed so far; at most ${MAX_SEARCH} characters.` })
    text: string,
  ): Suggestions {
    return suggest(ctx, text, first);
  }
}
