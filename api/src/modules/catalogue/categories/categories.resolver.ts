import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../../context/context";
import { Role } from "../../../context/role";
import { Scope } from "../../../context/scope";
import { Auth } from "../../../graphql/types/auth";
import { readAttributes } from "../attributes/read-attributes";
import { Attribute } from "../attributes/attribute.entity";
import { Category } from "./category.entity";
import { attributeSlugsOf, pathOf, type CategoryNode } from "./category-tree";
import { findByFormerPath } from "./former-paths";
import { countProductsIn, readCategories } from "./read-categories";
import { readSearchTexts } from "../search-engines/category-texts";

@Resolver(() => Category)
export class CategoriesResolver {
  @Query(() => [Category], { description: "The categories at the top of the tree." })
  async categories(@Ctx() ctx: RequestContext): Promise<Category[]> {
    return (await readCategories(ctx)).roots;
  }

  @Query(() => Category, {
    nullable: true,
    description: "Finds a category by its path, a former path or its `id`; null if it doesn't exist.",
  })
  async category(
    @Ctx() ctx: RequestContext,
    @Arg("path", () => String, {
      description: "The slugs from the top of the tree: `watches/divers`; or its `id`.",
    })
    path: string,
  ): Promise<Category | null> {
    const tree = await readCategories(ctx);
    return tree.findByPath(path) ?? tree.find(path) ?? findByFormerPath(ctx, tree, path);
  }

  @Auth(Role.ADMIN, Scope.READ_PRODUCTS)
  @Query(() => [Category], {
    description: "The whole tree as a list: each category before its subcategories.",
  })
  async allCategories(@Ctx() ctx: RequestContext): Promise<Category[]> {
    return (await readCategories(ctx)).all;
  }

  @FieldResolver(() => Category, { nullable: true, description: "Its parent; null at the top." })
  parent(@Root() category: CategoryNode): Category | null {
    return category.parent;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Its title for search engines; null if it is made of the names of its path.",
  })
  async seoTitle(@Root() { id }: Category, @Ctx() ctx: RequestContext): Promise<string | null> {
    return (await readSearchTexts(ctx, id)).seoTitle;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Its description for search engines; null if it is made of its name.",
  })
  async seoDescription(@Root() { id }: Category, @Ctx() ctx: RequestContext): Promise<string | null> {
    return (await readSearchTexts(ctx, id)).seoDescription;
  }

  @FieldResolver(() => [Category], {
    description: "The path from the top of the tree to the category itself.",
  })
  path(@Root() category: CategoryNode): Category[] {
    return pathOf(category);
  }

  @FieldResolver(() => [Category], { description: "Its direct subcategories." })
  children(@Root() category: CategoryNode): Category[] {
    return category.children;
  }

  @FieldResolver(() => Int, { description: "The number of products for sale in it and its subcategories." })
  productCount(@Root() category: CategoryNode, @Ctx() ctx: RequestContext): Promise<number> {
    return countProductsIn(ctx, category);
  }

  @FieldResolver(() => [Attribute], { description: "The attributes that it adds to the inherited ones." })
  async ownAttributes(@Root() category: CategoryNode, @Ctx() ctx: RequestContext): Promise<Attribute[]> {
    const bySlug = await readAttributes(ctx);
    return category.attributeSlugs.flatMap((slug) => bySlug.get(slug) ?? []);
  }

  @FieldResolver(() => [Attribute], {
    description: "All attributes of its products: its own and the inherited ones.",
  })
  async attributes(@Root() category: CategoryNode, @Ctx() ctx: RequestContext): Promise<Attribute[]> {
    const bySlug = await readAttributes(ctx);
    return attributeSlugsOf(category).flatMap((slug) => bySlug.get(slug) ?? []);
  }
}
