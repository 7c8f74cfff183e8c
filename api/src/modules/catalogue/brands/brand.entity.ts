import { Field, ObjectType } from "type-graphql";
import { Check, Entity, PrimaryColumn } from "typeorm";
import { NotPersonal, SqlIndexes } from "../../../data/tables";
import { FieldColumn } from "../../../data/field-column";

/** The maker of products. */
@ObjectType({ description: "The maker of products.", simpleResolvers: true })
@Entity("brands")
@NotPersonal()
@Check("brand_slug_form", "slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60")
@Check("brand_name_length", "length(name) between 1 and 100")
@SqlIndexes("brand_name", "brand_words")
export class Brand {
  @Field(() => String, { description: "Permanent: used in addresses." })
  @PrimaryColumn("text")
  slug!: string;

  @FieldColumn("text", "The displayed name; unique, ignoring case.")
  name!: string;
}
