import { serverTexts } from "@shop/shared/messages/server";
import { Field, ObjectType } from "type-graphql";
import { UnionRefusal } from "../../graphql/types/union-refusal";
import { Product } from "./product.entity";

/** A product with this name exists (D-14). Services throw it; over GraphQL it is a member of the union (ADR-0006). */
@ObjectType({ description: "A product with this name exists (names are unique, ignoring case)." })
export class ProductNameTaken extends UnionRefusal {
  constructor() {
    super(serverTexts().adminRefusals.catalogueRefusals.nameTaken);
  }
}

/** The product has been edited since it was read. Services throw it; over GraphQL it is a member of the union. */
@ObjectType({ description: "Someone else has edited the product in the meantime; nothing was changed." })
export class ProductChanged extends UnionRefusal {
  @Field(() => Product, { description: "The current product." })
  readonly product: Product;

  constructor(product: Product) {
    super(serverTexts().adminRefusals.catalogueRefusals.changed);
    this.product = product;
  }
}
