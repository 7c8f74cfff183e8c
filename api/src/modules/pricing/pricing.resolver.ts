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
      "What a cart would cost now, with every way of delivery. Nothing is reserved. NOT_FOUND for a product that isn't sold.",
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

  @Query(() => ShopSettings, { description: "Where the shop is, and where it delivers to." })
  async shopSettings(@Ctx() ctx: RequestContext): Promise<ShopSettings> {
    const { country, pricesIncludeTax, countries, returnDays } = await readRules(ctx);
    return { country, pricesIncludeTax, countries: [...countries], returnDays };
  }
}
