import { Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../context/context";
import { checkPage } from "../../data/lists/page";
import { First } from "../../graphql/types/page-args";
import { AttributeValue } from "./attributes/attribute.entity";
import { presentValues, readAttributes } from "./attributes/read-attributes";
import { Brand } from "./brands/brand.entity";
import { findBrand, listBrands } from "./brands/read-brands";
import { Category } from "./categories/category.entity";
import { readCategories } from "./categories/read-categories";
import { visibleValues } from "./resolve-details";
import { listSimilarProducts } from "./list/list-similar-products";
import { Product } from "./product.entity";

const SIMILAR = 4;

/** The fields of a product outside its own row. */
@Resolver(() => Product)
export class ProductDetailsResolver {
  @Query(() => [Brand], { description: "All brands, A to Z." })
  brands(@Ctx() ctx: RequestContext): Promise<Brand[]> {
    return listBrands(ctx);
  }

  @FieldResolver(() => Category, { nullable: true, description: "Null if it has none." })
  async category(@Root() { categoryId }: Product, @Ctx() ctx: RequestContext): Promise<Category | null> {
    return categoryId ? (await readCategories(ctx)).find(categoryId) : null;
  }

  @FieldResolver(() => Brand, { nullable: true, description: "Null if it has none." })
  async brand(@Root() { brandSlug }: Product, @Ctx() ctx: RequestContext): Promise<Brand | null> {
    return brandSlug ? findBrand(ctx, brandSlug) : null;
  }

  @FieldResolver(() => [AttributeValue], {
    description: "Its values of its category's attributes, in the shop's order of attributes.",
  })
  async attributes(@Root() product: Product, @Ctx() ctx: RequestContext): Promise<AttributeValue[]> {
    const [categories, bySlug] = await Promise.all([readCategories(ctx), readAttributes(ctx)]);
    return presentValues(bySlug, visibleValues(categories, product));
  }

  @FieldResolver(() => [String], { description: "The URLs of its images; the first is `image`." })
  images(@Root() { image, moreImages }: Product): string[] {
    return image === "" ? [] : [image, ...moreImages];
  }

  @FieldResolver(() => [Product], {
    description: "Products of the same category, nearest in price and attributes first.",
  })
  async similar(
    @Root() product: Product,
    @Ctx() ctx: RequestContext,
    @First(SIMILAR) first: number,
  ): Promise<Product[]> {
    checkPage({ first });
    if (product.deletedAt) return [];
    return listSimilarProducts(ctx, product, first);
  }
}
