import { pageSizes } from "@shop/shared/lists";
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  FieldResolver,
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
import type { Connection } from "../../../data/lists/page";
import { Auth } from "../../../graphql/types/auth";
import { connectionOf } from "../../../graphql/types/connection";
import { searchArgs } from "../../../graphql/types/page-args";
import { Brand } from "./brand.entity";
import { AddBrandInput, EditBrandInput } from "./brand.input";
import { addBrand, deleteBrand, editBrand } from "./change-brand";
import { countProductsOfBrand, listBrandsByPage } from "./list-brands";

@ObjectType({ description: "A page of brands." })
class BrandConnection extends connectionOf(Brand) {}

const Slug = () => Arg("slug", () => String, { description: "The brand's `slug`." });

@ArgsType()
class AllBrandsArgs extends searchArgs(pageSizes.admin, "Searches name and slug.") {}

@Resolver(() => Brand)
export class BrandsResolver {
  @Auth(Role.ADMIN, Scope.READ_PRODUCTS)
  @Query(() => BrandConnection, { description: "The shop's brands page by page, A to Z." })
  allBrands(
    @Ctx() ctx: RequestContext,
    @Args(() => AllBrandsArgs) args: AllBrandsArgs,
  ): Promise<Connection<Brand>> {
    return listBrandsByPage(ctx, args);
  }

  @FieldResolver(() => Int, { description: "The number of its products for sale." })
  productCount(@Root() brand: Brand, @Ctx() ctx: RequestContext): Promise<number> {
    return countProductsOfBrand(ctx, brand);
  }

  @Auth(Role.ADMIN, Scope.WRITE_PRODUCTS)
  @Mutation(() => Brand, { description: "Adds a brand." })
  addBrand(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => AddBrandInput, { description: "The brand." }) input: AddBrandInput,
  ): Promise<Brand> {
    return addBrand(ctx, input);
  }

  @Auth(Role.ADMIN, Scope.WRITE_PRODUCTS)
  @Mutation(() => Brand, { description: "Renames a brand. NOT_FOUND if it doesn't exist." })
  editBrand(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => EditBrandInput, { description: "The changes." }) input: EditBrandInput,
    @Slug() slug: string,
  ): Promise<Brand> {
    return editBrand(ctx, slug, input);
  }

  @Auth(Role.ADMIN, Scope.WRITE_PRODUCTS)
  @Mutation(() => Int, {
    description:
      "The number of deleted brands: 0 if it doesn't exist. CONFLICT while products, including drafts, have it.",
  })
  deleteBrand(@Ctx() ctx: RequestContext, @Slug() slug: string): Promise<number> {
    return deleteBrand(ctx, slug);
  }
}
