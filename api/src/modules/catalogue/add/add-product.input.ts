import { Matches } from "class-validator";
import { Field, Float, InputType, Int, ObjectType } from "type-graphql";
import { DomainError, REFUSAL_MESSAGE } from "../../../errors";
import { Decimal, Text, Whole } from "../../../validation";

/** What a product's fields may hold; GraphQL, REST and the demo catalogue keep to the same. */
export const productBounds = {
  name: { min: 1, max: 200 },
  description: { min: 1, max: 10_000 },
  image: { min: 1, max: 2_000 },
  price: { min: 0.01, max: 999_999.99 },
  rating: { min: 0, max: 5 },
  countInStock: { min: 0, max: 1_000_000 },
} as const;

/** A picture is named by a web address, or by a path of this shop. */
export const IMAGE_ADDRESS = /^(https?:\/\/[^\s/]+\S*|\/[^\s/\\]\S*)$/i;

/** What is told of any other. */
export const IMAGE_ADDRESS_RULE = "must be a web address (https://…) or a path of this shop (/…)";

@InputType({ description: "A new product, as an admin describes it." })
export class AddProductInput {
  @Text(productBounds.name)
  @Field(() => String, { description: "1 to 200 characters; unique, without regard to case." })
  name!: string;

  @Text(productBounds.description)
  @Field(() => String, { description: "1 to 10,000 characters." })
  description!: string;

  @Decimal(productBounds.price, 2)
  @Field(() => Float, { description: "Dollars: 0.01 to 999,999.99, at most two decimals." })
  price!: number;

  @Matches(IMAGE_ADDRESS, { message: IMAGE_ADDRESS_RULE })
  @Text(productBounds.image)
  @Field(() => String, {
    description: "URL of the picture, or a path of this shop; at most 2,000 characters.",
  })
  image!: string;

  @Decimal(productBounds.rating, 2)
  @Field(() => Float, { description: "0 to 5; may be fractional." })
  rating!: number;

  @Whole(productBounds.countInStock)
  @Field(() => Int, { description: "0 to 1,000,000 units." })
  countInStock!: number;
}

/** A product of that name exists (D-14). Thrown inside, a member of the union outside. */
@ObjectType({ description: "A product of that name exists (names are unique, without regard to case)." })
export class ProductNameTaken extends DomainError {
  @Field(() => String, { description: REFUSAL_MESSAGE })
  declare message: string;

  constructor() {
    super("CONFLICT", "A product of that name exists already.");
  }
}
