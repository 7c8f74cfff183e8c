import { addCategorySchema, editCategorySchema } from "@shop/shared/schemas/taxonomy";
import { NEW_SLUG } from "@shop/shared/taxonomy";
import { Field, ID, InputType } from "type-graphql";
import { Nullable } from "../../../../nullable";
import { ValidatedBy } from "../../../../validation";
import { SeoInput } from "../../search-engines/seo-texts.input";

@ValidatedBy(addCategorySchema)
@InputType({ description: "A new category." })
export class AddCategoryInput extends SeoInput {
  @Field(() => String, { description: "1 to 100 characters; unique among its siblings, ignoring case." })
  name!: string;

  @Nullable(() => String, `${NEW_SLUG} Unique among its siblings.`)
  slug?: string | null;

  @Nullable(
    () => ID,
    "The parent, to which it is added as the last child. Without one it is at the top of the tree.",
  )
  parent?: string | null;

  @Nullable(() => [String], "The slugs of the attributes that it adds to the inherited ones. At most 50.")
  attributes?: string[] | null;
}

@ValidatedBy(editCategorySchema)
@InputType({
  description:
    "Changes to a category. Omitted fields stay unchanged, and so do a null name and null attributes.",
})
export class EditCategoryInput extends SeoInput {
  @Nullable(() => String, "1 to 100 characters; unique among its siblings, ignoring case.")
  name?: string | null;

  @Nullable(
    () => [String],
    "The slugs of all its own attributes; any other is removed from it. Values of products stay.",
  )
  attributes?: string[] | null;
}
