import { attributeValueSchema } from "@shop/shared/schemas/product";
import { Field, InputType } from "type-graphql";
import { ValidatedBy } from "../../../validation";

@ValidatedBy(attributeValueSchema)
@InputType({ description: "A product's value of an attribute." })
export class AttributeValueInput {
  @Field(() => String, { description: "The attribute's slug; one that the product's category has." })
  slug!: string;

  @Field(() => String, {
    description:
      "As people read it: 39, automatic, yes. At most 200 characters; a number has at most four decimals.",
  })
  value!: string;
}
