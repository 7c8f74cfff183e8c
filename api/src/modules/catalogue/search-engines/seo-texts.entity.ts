import { ObjectType } from "type-graphql";
import { FieldColumn } from "../../../data/field-column";

/** The texts of a product or collection for search engines. */
@ObjectType({ simpleResolvers: true })
export abstract class SeoTexts {
  @FieldColumn("text", "Its title for search engines; null if it is the name.", { nullable: true })
  seoTitle!: string | null;

  @FieldColumn("text", "Its description for search engines; null if it is the beginning of `description`.", {
    nullable: true,
  })
  seoDescription!: string | null;
}
