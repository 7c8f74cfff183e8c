import { Field, ObjectType } from "type-graphql";
import { Column } from "../../../data/tables";

/** The texts of a product or collection for search engines. */
@ObjectType()
export abstract class SeoTexts {
  @Field(() => String, {
    nullable: true,
    description: "Its title for search engines; null if it is the name.",
  })
  @Column("text", { nullable: true })
  seoTitle!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Its description for search engines; null if it is the beginning of `description`.",
  })
  @Column("text", { nullable: true })
  seoDescription!: string | null;
}
