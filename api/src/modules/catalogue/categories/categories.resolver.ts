import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../../context/context";
import { Role } from "../../../context/role";
import { Scope } from "../../../context/scope";
import { Auth } from "../../../graphql/types/auth";
import { readAttributes } from "../attributes/read-attributes";
import { Attribute } from "../attributes/attribute.entity";
import { Category } from "./category.entity";
import { attributeSlugsOf, pathOf, type CategoryNode } from "./category-tree";
import { countProductsIn, readCategories } from "./read-categories";

@Resolver(() => Category)
export class CategoriesResolver {
  @Query(() => [Category], { description: "The categories at the top of the tree." })
  async categories(@Ctx() ctx: RequestContext): Promise<Category[]> {
    return (await readCategories(ctx)).roots;
  }

  @Query(() => Category, {
    nullable: true,
    description: "The category of a path, or of an id; null if there is none.",
  })
  async category(
    @Ctx() ctx: RequestContext,
    @Arg("path", () => String, {
      description: "The slugs from the top of the tree: `watches/divers`; or its `id`.",
    })
    path: string,
  ): Promise<Category | null> {
    const tree = await readCategories(ctx);
    return tree.findByPath(path) ?? tree.find(path);
  }

  @Auth(Role.ADMIN, Scope.READ_PRODUCTS)
  @Query(() => [Category], { description: "The whole tree as a list: each category before those below it." })
  async allCategories(@Ctx() ctx: RequestContext): Promise<Category[]> {
    return (await readCategories(ctx)).all;
  }

  @FieldResolver(() => Category, { nullable: true, description: "The one right above; null at the top." })
  parent(@Root() category: CategoryNode): Category | null {
    return category.parent;
  }

  @FieldResolver(() => [Category], { description: "From the top of the tree down to the category itself." })
  path(@Root() category: CategoryNode): Category[] {
    return pathOf(category);
  }

  @FieldResolver(() => [Category], { description: "The categories right below it." })
  children(@Root() category: CategoryNode): Category[] {
    return category.children;
  }

  @FieldResolver(() => Int, { description: "Products for sale in it and below it." })
  productCount(@Root() category: CategoryNode, @Ctx() ctx: RequestContext): Promise<number> {
    return countProductsIn(ctx, category);
  }

  @FieldResolver(() => [Attribute], { description: "The attributes that it adds to those from above." })
  async ownAttributes(@Root() category: CategoryNode, @Ctx() ctx: RequestContext): Promise<Attribute[]> {
    const bySlug = await readAttributes(ctx);
    return category.attributeSlugs.flatMap((slug) => bySlug.get(slug) ?? []);
  }

  @FieldResolver(() => [Attribute], {
    description: "What its products have: its own attributes and those from above.",
  })
  async attributes(@Root() category: CategoryNode, @Ctx() ctx: RequestContext): Promise<Attribute[]> {
    const bySlug = await readAttributes(ctx);
    return attributeSlugsOf(category).flatMap((slug) => bySlug.get(slug) ?? []);
  }
}
