import { Arg, Ctx, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../context/context";
import { ShopSettings } from "./pricing.entity";
import { quote } from "./quote";
import { Quote } from "./quote.entity";
import { QuoteInput } from "./quote.input";
import { readRules } from "./read-rules";

/** The price of a cart, and the countries of delivery. */
@Resolver()
export class PricingResolver {
  @Query(() => Quote, {
    description:
      "The current price of a cart, with every delivery method. Nothing is reserved. NOT_FOUND for an unsold product.",
  })
  quote(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => QuoteInput, { description: "The cart." }) { items, ...cart }: QuoteInput,
  ): Promise<Quote> {
    return quote(ctx, {
      ...cart,
      items: items.map(({ productId, qty: quantity }) => ({ productId, quantity })),
    });
  }

  @Query(() => ShopSettings, { description: "The shop's country and its countries of delivery." })
  async shopSettings(@Ctx() ctx: RequestContext): Promise<ShopSettings> {
    const { country, pricesIncludeTax, countries, returnDays } = await readRules(ctx);
    return { country, pricesIncludeTax, countries: [...countries], returnDays };
  }
}
