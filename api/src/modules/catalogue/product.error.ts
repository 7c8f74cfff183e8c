import { Field, ObjectType } from "type-graphql";
import { DomainError, REFUSAL_MESSAGE } from "../../errors";
import { Product } from "./product.entity";

/** A product with this name exists (D-14). Services throw it; over GraphQL it is a member of the union (ADR-0006). */
@ObjectType({ description: "A product with this name exists (names are unique, ignoring case)." })
export class ProductNameTaken extends DomainError {
  @Field(() => String, { description: REFUSAL_MESSAGE })
  declare message: string;

  constructor() {
    super("CONFLICT", "There is already a product with this name.");
  }
}

/** The product has been edited since it was read. Services throw it; over GraphQL it is a member of the union. */
@ObjectType({ description: "Someone else has edited the product in the meantime; nothing was changed." })
export class ProductChanged extends DomainError {
  @Field(() => String, { description: REFUSAL_MESSAGE })
  declare message: string;

  @Field(() => Product, { description: "The current product." })
  readonly product: Product;

  constructor(product: Product) {
    super("CONFLICT", "Someone else edited this product in the meantime.");
    this.product = product;
  }
}
