import { addAttributeSchema, editAttributeSchema } from "@shop/shared/schemas/taxonomy";
import { NEW_SLUG } from "@shop/shared/taxonomy";
import { Field, InputType } from "type-graphql";
import { Nullable } from "../../../nullable";
import { ValidatedBy } from "../../../validation";
import { AttributeType } from "./attribute.entity";

@ValidatedBy(addAttributeSchema)
@InputType({ description: "A new attribute." })
export class AddAttributeInput {
  @Field(() => String, { description: "1 to 100 characters; unique, ignoring case." })
  name!: string;

  @Nullable(() => String, `${NEW_SLUG} Unique.`)
  slug?: string | null;

  @Field(() => AttributeType, { description: "The type of its values. Permanent." })
  type!: AttributeType;

  @Nullable(() => String, "The unit of a number: 1 to 20 characters.")
  unit?: string | null;

  @Nullable(() => String, "Its heading on a product's page: 1 to 40 characters.")
  group?: string | null;
}

@ValidatedBy(editAttributeSchema)
@InputType({ description: "Changes to an attribute. Omitted fields stay unchanged." })
export class EditAttributeInput {
  @Nullable(() => String, "1 to 100 characters; unique, ignoring case.")
  name?: string | null;

  @Nullable(
    () => String,
    "The unit of a number: 1 to 20 characters; null for none. Values are not converted.",
  )
  unit?: string | null;

  @Nullable(() => String, "Its heading on a product's page: 1 to 40 characters; null for none.")
  group?: string | null;
}
