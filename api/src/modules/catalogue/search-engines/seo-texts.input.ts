import { Field, InputType } from "type-graphql";

/** The texts of a product, category or collection for search engines. */
@InputType()
export abstract class SeoInput {
  @Field(() => String, {
    nullable: true,
    description: "Its title for search engines; 1 to 70 characters. Null for none.",
  })
  seoTitle?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Its description for search engines; 1 to 200 characters. Null for none.",
  })
  seoDescription?: string | null;
}
