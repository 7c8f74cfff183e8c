import { addBrandSchema, editBrandSchema } from "@shop/shared/schemas/taxonomy";
import { NEW_SLUG } from "@shop/shared/taxonomy";
import { Field, InputType } from "type-graphql";
import { Nullable } from "../../../nullable";
import { ValidatedBy } from "../../../validation";

@ValidatedBy(addBrandSchema)
@InputType({ description: "A new brand." })
export class AddBrandInput {
  @Field(() => String, { description: "1 to 100 characters; unique, ignoring case." })
  name!: string;

  @Nullable(() => String, `${NEW_SLUG} Unique.`)
  slug?: string | null;
}

@ValidatedBy(editBrandSchema)
@InputType({ description: "Changes to a brand." })
export class EditBrandInput {
  @Field(() => String, { description: "1 to 100 characters; unique, ignoring case." })
  name!: string;
}
