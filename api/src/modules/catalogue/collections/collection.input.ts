import { collectionSchema } from "@shop/shared/schemas/collection";
import { Field, ID, InputType, Int } from "type-graphql";
import { Nullable } from "../../../nullable";
import { ValidatedBy } from "../../../validation";
import { ProductFilter } from "../filter/product-filter.input";
import { SeoInput } from "../search-engines/seo-texts.input";

@InputType({
  description: "Chooses a collection's products: all conditions must hold, each by any of its values.",
})
export class CollectionRuleInput extends ProductFilter {}

@ValidatedBy(collectionSchema)
@InputType({
  description:
    "A collection. Its products are those of `productIds` or of `rule`, not of both; without either it is empty.",
})
export class CollectionInput extends SeoInput {
  @Field(() => String, {
    description: "1 to 60 small letters, digits, and hyphens between them. Unique among collections.",
  })
  slug!: string;

  @Field(() => String, { description: "1 to 100 characters." })
  name!: string;

  @Nullable(() => String, "1 to 2,000 characters of plain text.")
  description?: string | null;

  @Nullable(() => String, "A web address, or a path of this shop.")
  imageUrl?: string | null;

  @Nullable(() => [ID], "The products in their order, each once. At most 500.")
  productIds?: string[] | null;

  @Nullable(() => CollectionRuleInput, "At least one condition.")
  rule?: CollectionRuleInput | null;

  @Nullable(() => Int, "The collection's `version` before the change. CONFLICT if it has been changed since.")
  version?: number | null;
}
