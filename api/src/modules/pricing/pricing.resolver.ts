import { Arg, Ctx, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../context/context";
import { Selects } from "../../graphql/types/selects";
import { readStorefront } from "../catalogue/read-storefront";
import { presentStorefront } from "./present-storefront";
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

  @Query(() => ShopSettings, {
    description: "The shop's country, its countries of delivery, and the storefront's words and pictures.",
  })
  async shopSettings(
    @Ctx() ctx: RequestContext,
    @Selects("country", "pricesIncludeTax", "countries", "returnDays") selectsRules: boolean,
  ): Promise<Partial<ShopSettings>> {
    const [rules, { words, version, undoable }] = await Promise.all([
      selectsRules ? readRules(ctx) : undefined,
      readStorefront(ctx),
    ]);
    return {
      ...(rules && {
        country: rules.country,
        pricesIncludeTax: rules.pricesIncludeTax,
        countries: [...rules.countries],
        returnDays: rules.returnDays,
      }),
      ...presentStorefront(ctx, words),
      storefrontVersion: version,
      storefrontUndoable: undoable,
    };
  }
}
