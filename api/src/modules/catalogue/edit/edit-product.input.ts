import { editProductSchema } from "@shop/shared/schemas/product";
import { Field, Float, InputType, Int, ObjectType } from "type-graphql";
import { DomainError, REFUSAL_MESSAGE } from "../../../errors";
import { ValidatedBy } from "../../../validation";
import { Product } from "../product.entity";

@ValidatedBy(editProductSchema)
@InputType({ description: "What an admin changes of a product; what is left out stays as it is." })
export class EditProductInput {
  @Field(() => Int, { description: "The product's `version` that was read before editing." })
  version!: number;

  @Field(() => String, {
    nullable: true,
    description: "1 to 200 characters; unique, without regard to case.",
  })
  name?: string | null;

  @Field(() => String, { nullable: true, description: "1 to 10,000 characters." })
  description?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: "Dollars: 0.01 to 999,999.99, at most two decimals. Orders keep the price of their day.",
  })
  price?: number | null;

  @Field(() => String, {
    nullable: true,
    description: "URL of the picture, or a path of this shop; at most 2,000 characters.",
  })
  image?: string | null;

  @Field(() => Float, { nullable: true, description: "0 to 5; may be fractional." })
  rating?: number | null;
}

/** Somebody else has edited the product since it was read. Services throw it; over GraphQL it is a member of the union. */
@ObjectType({ description: "Somebody else has edited the product meanwhile; nothing was changed." })
export class ProductChanged extends DomainError {
  @Field(() => String, { description: REFUSAL_MESSAGE })
  declare message: string;

  @Field(() => Product, { description: "The product as it is now." })
  readonly product: Product;

  constructor(product: Product) {
    super("CONFLICT", "Somebody else has edited this product meanwhile.");
    this.product = product;
  }
}
