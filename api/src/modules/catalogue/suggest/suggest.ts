import { once } from "@shop/shared/once";
import { Field, ObjectType } from "type-graphql";
import type { RequestContext } from "../../../context/context";
import { checkPage } from "../../../data/lists/page";
import { checkSearch } from "../../../data/lists/search";
import { Brand } from "../brands/brand.entity";
import { Category } from "../categories/category.entity";
import { Collection } from "../collections/collection.entity";
import { Product } from "../product.entity";
import { suggestBrands } from "./suggest-brands";
import { suggestCategories } from "./suggest-categories";
import { suggestCollections } from "./suggest-collections";
import { suggestProducts } from "./suggest-products";

/** Suggestions for a partly typed text. Each list is a getter, so that it is read only if it is requested. */
@ObjectType({ description: "Suggestions for a partly typed text." })
export class Suggestions {
  @Field(() => [Product], { description: "Products for sale, best match first." })
  readonly products!: Promise<Product[]>;

  @Field(() => [Category], { description: "Categories with these words in their names." })
  readonly categories!: Promise<Category[]>;

  @Field(() => [Brand], { description: "Brands with these words in their names." })
  readonly brands!: Promise<Brand[]>;

  @Field(() => [Collection], { description: "Collections with these words in their names." })
  readonly collections!: Promise<Collection[]>;
}

/**
 * At most `first` suggestions of each kind; none for a text without words. Throws BadUserInput if an argument is out of
 * bounds.
 */
export function suggest(ctx: RequestContext, text: string, first: number): Suggestions {
  checkPage({ first });
  const typed = checkSearch(text, "text");
  const of = <Found>(read: (ctx: RequestContext, typed: string, first: number) => Promise<Found[]>) =>
    once(() => (typed ? read(ctx, typed, first) : Promise.resolve([])));
  const products = of(suggestProducts);
  const categories = of(suggestCategories);
  const brands = of(suggestBrands);
  const collections = of(suggestCollections);
  return {
    get products() {
      return products();
    },
    get categories() {
      return categories();
    },
    get brands() {
      return brands();
    },
    get collections() {
      return collections();
    },
  };
}
