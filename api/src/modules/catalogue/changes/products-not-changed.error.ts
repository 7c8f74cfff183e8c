import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { DomainError, REFUSAL_MESSAGE } from "../../../errors";

/** The reasons why a product in a change of several can't be changed. */
export enum ProductChangeRefusalReason {
  NOT_SOLD = "NOT_SOLD",
  EDITED = "EDITED",
  PRICE_TOO_LOW = "PRICE_TOO_LOW",
  PRICE_TOO_HIGH = "PRICE_TOO_HIGH",
  SALE_NOT_LOWER = "SALE_NOT_LOWER",
  SALE_ENDED = "SALE_ENDED",
  CATEGORY_DELETED = "CATEGORY_DELETED",
  BRAND_DELETED = "BRAND_DELETED",
  ATTRIBUTE_DELETED = "ATTRIBUTE_DELETED",
  NAME_TAKEN = "NAME_TAKEN",
  STOCK_TOO_LOW = "STOCK_TOO_LOW",
  HAS_PAID_ORDERS = "HAS_PAID_ORDERS",
}

registerEnumType(ProductChangeRefusalReason, {
  name: "ProductChangeRefusalReason",
  description: "The reason why a product in a change of several can't be changed.",
  valuesConfig: {
    NOT_SOLD: { description: "It doesn't exist or has been deleted." },
    EDITED: { description: "It has been edited since." },
    PRICE_TOO_LOW: { description: "Its price would be below $0.01." },
    PRICE_TOO_HIGH: { description: "Its price would be above $999,999.99." },
    SALE_NOT_LOWER: { description: "Its sale price would not be less than its regular price." },
    SALE_ENDED: { description: "The sale started by the change has ended since." },
    CATEGORY_DELETED: { description: "Its former category no longer exists." },
    BRAND_DELETED: { description: "Its former brand no longer exists." },
    ATTRIBUTE_DELETED: { description: "One of its former attributes no longer exists." },
    NAME_TAKEN: { description: "Another product has its former name." },
    STOCK_TOO_LOW: { description: "Too many of the units added by the import have been sold since." },
    HAS_PAID_ORDERS: {
      description: "It was added by an import and has paid, undelivered orders, so it can't be deleted.",
    },
  },
});

@ObjectType({ description: "A product that can't be changed, with the reason." })
export class ProductChangeRefusal {
  @Field(() => ID, { description: "The product's `id` as sent by the client." })
  productId!: string;

  @Field(() => String, { nullable: true, description: "Null if the product doesn't exist." })
  name!: string | null;

  @Field(() => ProductChangeRefusalReason, { description: "The reason." })
  reason!: ProductChangeRefusalReason;
}

/** The maximum number of products that a refusal lists; its message counts all of them. */
const MAX_REFUSALS = 500;

/** Some of the products can't be changed, so none was. Services throw it; over GraphQL it is a member of the union. */
@ObjectType({ description: "Some of the products can't be changed; nothing was changed." })
export class ProductsNotChanged extends DomainError {
  @Field(() => String, { description: REFUSAL_MESSAGE })
  declare message: string;

  @Field(() => [ProductChangeRefusal], {
    description: "The products that can't be changed; the first 500 for an import.",
  })
  readonly refusals: ProductChangeRefusal[];

  constructor(refusals: ProductChangeRefusal[]) {
    super("CONFLICT", `Nothing was changed, because ${refusals.length} of the products can't be.`);
    this.refusals = refusals.slice(0, MAX_REFUSALS);
  }
}
