import { locale } from "@shop/shared/locale";
import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../context/context";
import { Product } from "../catalogue/product.entity";
import {
  acceptsCodes,
  acceptsGiftCards,
  asksForDestination,
  dependsOnCountry,
  taxRegionsOf,
} from "./checkout-needs";
import { ProductDelivery, ProductTax, TaxRegion } from "./checkout-needs.entity";
import { ShopSettings } from "./pricing.entity";
import { findProductDeliveries } from "./product-deliveries";
import { findProductTax } from "./product-tax";
import { readRules } from "./read-rules";

/** The shop's currency and language, and the fields that a checkout form needs before it can show the total. */
@Resolver(() => ShopSettings)
export class CheckoutNeedsResolver {
  @FieldResolver(() => String, { description: "The currency of all amounts: ISO 4217, such as USD." })
  currency(): string {
    return locale().currency;
  }

  @FieldResolver(() => String, { description: "The language of pages and mails: BCP 47, such as en." })
  language(): string {
    return locale().language;
  }

  @FieldResolver(() => Boolean, {
    description:
      "Whether forms ask for city, postcode, region and country, because delivery methods, taxes or countries are set.",
  })
  async asksForDestination(@Ctx() ctx: RequestContext): Promise<boolean> {
    return asksForDestination(await readRules(ctx));
  }

  @FieldResolver(() => Boolean, {
    description: "Whether an order's total, or its delivery, depends on the country.",
  })
  async dependsOnCountry(@Ctx() ctx: RequestContext): Promise<boolean> {
    return dependsOnCountry(await readRules(ctx));
  }

  @FieldResolver(() => [TaxRegion], {
    description: "The regions with a tax; orders to their countries need a region.",
  })
  async taxRegions(@Ctx() ctx: RequestContext): Promise<TaxRegion[]> {
    return taxRegionsOf(await readRules(ctx));
  }

  @FieldResolver(() => Boolean, { description: "Whether a discount code exists that hasn't ended." })
  acceptsCodes(@Ctx() ctx: RequestContext): Promise<boolean> {
    return acceptsCodes(ctx);
  }

  @FieldResolver(() => Boolean, { description: "Whether a gift card exists that can pay." })
  acceptsGiftCards(@Ctx() ctx: RequestContext): Promise<boolean> {
    return acceptsGiftCards(ctx);
  }
}

/** Taxes and delivery on a product's page. */
@Resolver(() => Product)
export class ProductPriceResolver {
  @FieldResolver(() => ProductTax, {
    nullable: true,
    description: "The tax on it in the shop's own country; null if there is none.",
  })
  tax(@Root() product: Product, @Ctx() ctx: RequestContext): Promise<ProductTax | null> {
    return findProductTax(ctx, product);
  }

  @FieldResolver(() => [ProductDelivery], {
    description:
      "The enabled delivery methods, cheapest first, with their prices for one unit of it. Empty if the shop has none.",
  })
  deliveries(@Root() product: Product, @Ctx() ctx: RequestContext): Promise<ProductDelivery[]> {
    return findProductDeliveries(ctx, product);
  }
}
