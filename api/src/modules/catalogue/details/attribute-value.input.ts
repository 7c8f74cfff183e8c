import { attributeValueSchema } from "@shop/shared/schemas/product";
import { Field, InputType } from "type-graphql";
import { ValidatedBy } from "../../../validation";

@ValidatedBy(attributeValueSchema)
@InputType({ description: "A product's value of an attribute." })
export class AttributeValueInput {
  @Field(() => String, { description: "The slug of an attribute of the product's category." })
  slug!: string;

  @Field(() => String, {
    description:
      "The displayed value: 39, automatic, yes. At most 200 characters; a number has at most four decimals.",
  })
  value!: string;
}
