import { pageSizes } from "@shop/shared/lists";
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  FieldResolver,
  Float,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import type { RequestContext } from "../../../context/context";
import { Role } from "../../../context/role";
import { Scope } from "../../../context/scope";
import { isUuid } from "../../../data/uuid";
import type { Connection } from "../../../data/lists/page";
import { Auth } from "../../../graphql/types/auth";
import { connectionOf } from "../../../graphql/types/connection";
import { Id } from "../../../graphql/types/id";
import { searchArgs } from "../../../graphql/types/page-args";
import { Product } from "../product.entity";
import { listGroups } from "./list-groups";
import { ProductGroup, ProductOption } from "./product-group.entity";
import { OptionValue } from "../../option-value";
import { BuildProductGroupInput, ProductGroupInput } from "./product-group.input";
import { groupOf, optionsOf, optionValuesOf, priceTextOf, variantsOf, variantsTextOf } from "./read-groups";
import { removeGroup, saveGroup } from "./save-group";

const GroupToChange = () =>
  Arg("id", () => ID, { nullable: true, description: "The group to change. Omit it for a new group." });

@ObjectType({ description: "A page of product groups." })
class ProductGroupConnection extends connectionOf(ProductGroup) {}

@ArgsType()
class ProductGroupsArgs extends searchArgs(
  pageSizes.admin,
  "Searches the names of groups, options and variants, and the variants' values.",
) {}

@Resolver(() => ProductGroup)
export class GroupsResolver {
  @Auth(Role.ADMIN, Scope.READ_PRODUCTS)
  @Query(() => ProductGroupConnection, { nullable: true, description: "The groups page by page, A to Z." })
  productGroups(
    @Ctx() ctx: RequestContext,
    @Args(() => ProductGroupsArgs) args: ProductGroupsArgs,
  ): Promise<Connection<ProductGroup>> {
    return listGroups(ctx, args);
  }

  @Auth(Role.ADMIN, Scope.READ_PRODUCTS)
  @Query(() => ProductGroup, { nullable: true, description: "Null if there is no group with the id." })
  productGroup(@Ctx() ctx: RequestContext, @Id("group") id: string): Promise<ProductGroup | null> {
    return groupOf(ctx, { groupId: isUuid(id) ? id.toLowerCase() : null });
  }

  @FieldResolver(() => [ProductOption], { description: "1 to 3, in order." })
  options(@Root() group: ProductGroup, @Ctx() ctx: RequestContext): Promise<ProductOption[]> {
    return optionsOf(ctx, group);
  }

  @FieldResolver(() => [Product], {
    description: "The variants that the viewer may see, in the group's order; at most 100.",
  })
  async products(@Root() group: ProductGroup, @Ctx() ctx: RequestContext): Promise<readonly Product[]> {
    return (await variantsOf(ctx, group)).map((product) => ({ ...product, variantOf: group }));
  }

  @FieldResolver(() => Float, {
    description: "The lowest price of its published variants, in the shop's currency.",
  })
  priceFrom(@Root() group: ProductGroup): number {
    return group.published.priceFrom ?? 0;
  }

  @FieldResolver(() => Float, {
    description: "The highest price of its published variants, in the shop's currency.",
  })
  priceTo(@Root() group: ProductGroup): number {
    return group.published.priceTo ?? 0;
  }

  @FieldResolver(() => String, {
    description:
      "The lowest price of its published variants in the shop's language: `from 945.50$`. Empty if they have one price.",
  })
  priceText(@Root() group: ProductGroup): string {
    return priceTextOf(group);
  }

  @FieldResolver(() => String, {
    description:
      "The number of its published variants in the shop's language: `3 colours`, `6 variants` or `6 variants, sold out`. Empty for less than two.",
  })
  variantsText(@Root() group: ProductGroup): string {
    return variantsTextOf(group);
  }

  @Auth(Role.ADMIN, Scope.WRITE_PRODUCTS)
  @Mutation(() => ProductGroup, {
    description:
      "Makes products the variants of a group, or changes a group: its variants are then those of the input. NOT_FOUND if there is no group with the id, CONFLICT if it no longer has the input's `version`.",
  })
  saveProductGroup(
    @Ctx() ctx: RequestContext,
    @GroupToChange() id: string | undefined,
    @Arg("input", () => ProductGroupInput, { description: "The group." }) input: ProductGroupInput,
  ): Promise<ProductGroup> {
    return saveGroup(ctx, id ?? null, input);
  }

  @Auth(Role.ADMIN, Scope.WRITE_PRODUCTS)
  @Mutation(() => ProductGroup, {
    description:
      "`saveProductGroup` which also changes prices and stock of the variants and creates missing variants as copies of a product: all of it, or nothing. NOT_FOUND if there is no group with the id, CONFLICT if the group or a product no longer has its `version`.",
  })
  buildProductGroup(
    @Ctx() ctx: RequestContext,
    @GroupToChange() id: string | undefined,
    @Arg("input", () => BuildProductGroupInput, { description: "The group." }) input: BuildProductGroupInput,
  ): Promise<ProductGroup> {
    return saveGroup(ctx, id ?? null, input);
  }

  @Auth(Role.ADMIN, Scope.WRITE_PRODUCTS)
  @Mutation(() => Int, {
    description: "Removes a group; its products stay. The number of removed groups: 0 if it doesn't exist.",
  })
  removeProductGroup(@Ctx() ctx: RequestContext, @Id("group") id: string): Promise<number> {
    return removeGroup(ctx, id);
  }
}

/** The fields of a product about its group. */
@Resolver(() => Product)
export class VariantResolver {
  @FieldResolver(() => ProductGroup, { nullable: true, description: "Null if it has no variants." })
  group(@Root() product: Product, @Ctx() ctx: RequestContext): Promise<ProductGroup | null> {
    return groupOf(ctx, product);
  }

  @FieldResolver(() => [OptionValue], {
    description: "Its values of its group's options, in their order; empty without a group.",
  })
  optionValues(@Root() product: Product, @Ctx() ctx: RequestContext): Promise<OptionValue[]> {
    return optionValuesOf(ctx, product);
  }
}
