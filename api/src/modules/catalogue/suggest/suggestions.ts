import { Field, ObjectType } from "type-graphql";
import { Brand } from "../brands/brand.entity";
import { Category } from "../categories/category.entity";
import { Product } from "../product.entity";

/** Suggestions for a partly typed text. Each list is a getter, so that it is read only if it is requested. */
@ObjectType({ description: "Suggestions for a partly typed text." })
export class Suggestions {
  @Field(() => [Product], { description: "Products for sale, best match first." })
  readonly products!: Promise<Product[]>;

  @Field(() => [Category], { description: "Categories with these words in their names." })
  readonly categories!: Promise<Category[]>;

  @Field(() => [Brand], { description: "Brands with these words in their names." })
  readonly brands!: Promise<Brand[]>;
}
