import { ObjectType } from "type-graphql";
import { Nullable } from "../../../nullable";
import { Column } from "../../../data/tables";

/** The texts of a product or collection for search engines. */
@ObjectType({ simpleResolvers: true })
export abstract class SeoTexts {
  @Nullable(() => String, "Its title for search engines; null if it is the name.")
  @Column("text", { nullable: true })
  seoTitle!: string | null;

  @Nullable(() => String, "Its description for search engines; null if it is the beginning of `description`.")
  @Column("text", { nullable: true })
  seoDescription!: string | null;
}
