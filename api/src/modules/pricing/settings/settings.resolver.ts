import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../../context/context";
import { Role } from "../../../context/role";
import { Scope } from "../../../context/scope";
import { Auth } from "../../../graphql/types/auth";
import { Category, findCategory } from "../../catalogue/find-category";
import { findRegion } from "../../../regions";
import { Discount, ShippingMethod, ShopSettings, TaxRate } from "../pricing.entity";
import { endDiscount, listDiscounts, saveDiscount } from "./discounts";
import { DiscountInput, ShippingMethodInput, ShopSettingsInput, TaxRateInput } from "./settings.input";
import { listShippingMethods, removeShippingMethod, saveShippingMethod } from "./shipping-methods";
import { saveShopSettings, undoStorefront } from "./shop-settings";
import { listTaxRates, removeTaxRate, saveTaxRate } from "./tax-rates";

/** The id of the row to change; without it a row is added. */
const SavedId = () =>
  Arg("id", () => ID, { nullable: true, description: "The `id` to change; null adds one." });
const Id = () => Arg("id", () => ID, { description: "Its `id`." });

/** The owner's settings of the shop and its delivery. */
@Resolver()
export class SettingsResolver {
  @Auth(Role.ADMIN, Scope.WRITE_SETTINGS)
  @Mutation(() => ShopSettings, {
    description:
      "Sets settings of the shop, and publishes words and pictures of the storefront. CONFLICT if another version of them has been published since.",
  })
  saveShopSettings(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => ShopSettingsInput, { description: "The settings to change." })
    input: ShopSettingsInput,
  ): Promise<ShopSettings> {
    return saveShopSettings(ctx, input);
  }

  @Auth(Role.ADMIN, Scope.WRITE_SETTINGS)
  @Mutation(() => ShopSettings, {
    description:
      "Restores the storefront's words and pictures from before the last publication. CONFLICT if there is nothing to undo, or if another version is published.",
  })
  undoStorefront(
    @Ctx() ctx: RequestContext,
    @Arg("version", () => Int, { description: "The `storefrontVersion` to undo." }) version: number,
  ): Promise<ShopSettings> {
    return undoStorefront(ctx, version);
  }

  @Auth(Role.ADMIN, Scope.READ_SETTINGS)
  @Query(() => [ShippingMethod], {
    description: "The delivery methods, oldest first.",
  })
  shippingMethods(@Ctx() ctx: RequestContext): Promise<ShippingMethod[]> {
    return listShippingMethods(ctx);
  }

  @Auth(Role.ADMIN, Scope.WRITE_SETTINGS)
  @Mutation(() => ShippingMethod, {
    description: "Adds or changes a delivery method. BAD_USER_INPUT for the name of another one.",
  })
  saveShippingMethod(
    @Ctx() ctx: RequestContext,
    @SavedId() id: string | null | undefined,
    @Arg("input", () => ShippingMethodInput, { description: "All fields." }) input: ShippingMethodInput,
  ): Promise<ShippingMethod> {
    return saveShippingMethod(ctx, id, input);
  }

  @Auth(Role.ADMIN, Scope.WRITE_SETTINGS)
  @Mutation(() => Int, { description: "Removes a delivery method; orders keep its name. 1, or NOT_FOUND." })
  removeShippingMethod(@Ctx() ctx: RequestContext, @Id() id: string): Promise<number> {
    return removeShippingMethod(ctx, id);
  }
}

/** The tax rates. */
@Resolver(() => TaxRate)
export class TaxRatesResolver {
  @Auth(Role.ADMIN, Scope.READ_SETTINGS)
  @Query(() => [TaxRate], { description: "The tax rates by country." })
  taxRates(@Ctx() ctx: RequestContext): Promise<TaxRate[]> {
    return listTaxRates(ctx);
  }

  @FieldResolver(() => Category, {
    nullable: true,
    description:
      "The category with the products it applies to, including its subcategories; null: all products.",
  })
  category(@Root() { categoryId }: TaxRate, @Ctx() ctx: RequestContext): Promise<Category | null> {
    return findCategory(ctx, categoryId);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "The region's name; null without a region, or if ISO 3166-2 doesn't have the region, so that the rate applies to no order.",
  })
  regionName(@Root() { country, region }: TaxRate): string | null {
    return findRegion(country, region, "rule")?.name ?? null;
  }

  @Auth(Role.ADMIN, Scope.WRITE_SETTINGS)
  @Mutation(() => TaxRate, {
    description:
      "Adds or changes a tax rate. BAD_USER_INPUT if another rate has the place and category, or if the region or category doesn't exist.",
  })
  saveTaxRate(
    @Ctx() ctx: RequestContext,
    @SavedId() id: string | null | undefined,
    @Arg("input", () => TaxRateInput, { description: "All fields." }) input: TaxRateInput,
  ): Promise<TaxRate> {
    return saveTaxRate(ctx, id, input);
  }

  @Auth(Role.ADMIN, Scope.WRITE_SETTINGS)
  @Mutation(() => Int, {
    description: "Removes a tax rate; orders keep the tax they were charged. 1, or NOT_FOUND.",
  })
  removeTaxRate(@Ctx() ctx: RequestContext, @Id() id: string): Promise<number> {
    return removeTaxRate(ctx, id);
  }
}

/** The discount codes. */
@Resolver(() => Discount)
export class DiscountsResolver {
  @Auth(Role.ADMIN, Scope.READ_SETTINGS)
  @Query(() => [Discount], {
    description: "The discount codes, newest first, followed by those ended by an admin, latest end first.",
  })
  discounts(@Ctx() ctx: RequestContext): Promise<Discount[]> {
    return listDiscounts(ctx);
  }

  @FieldResolver(() => Category, {
    nullable: true,
    description:
      "The category with the products it applies to, including its subcategories; null: all products.",
  })
  category(@Root() { categoryId }: Discount, @Ctx() ctx: RequestContext): Promise<Category | null> {
    return findCategory(ctx, categoryId);
  }

  @Auth(Role.ADMIN, Scope.WRITE_SETTINGS)
  @Mutation(() => Discount, {
    description:
      "Adds or changes a discount code. BAD_USER_INPUT for an existing code, CONFLICT for a code ended by an admin.",
  })
  saveDiscount(
    @Ctx() ctx: RequestContext,
    @SavedId() id: string | null | undefined,
    @Arg("input", () => DiscountInput, { description: "All fields." }) input: DiscountInput,
  ): Promise<Discount> {
    return saveDiscount(ctx, id, input);
  }

  @Auth(Role.ADMIN, Scope.WRITE_SETTINGS)
  @Mutation(() => Discount, {
    description: "Ends a discount code at once and permanently. A code already ended stays unchanged.",
  })
  endDiscount(@Ctx() ctx: RequestContext, @Id() id: string): Promise<Discount> {
    return endDiscount(ctx, id);
  }
}
