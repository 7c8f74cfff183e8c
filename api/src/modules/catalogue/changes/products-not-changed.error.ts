import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { DomainError, REFUSAL_MESSAGE } from "../../../errors";

/** Why a product can't be changed together with others. */
export enum ProductChangeRefusalReason {
  NOT_SOLD = "NOT_SOLD",
  EDITED = "EDITED",
  PRICE_TOO_LOW = "PRICE_TOO_LOW",
  PRICE_TOO_HIGH = "PRICE_TOO_HIGH",
  SALE_NOT_LOWER = "SALE_NOT_LOWER",
  SALE_ENDED = "SALE_ENDED",
  CATEGORY_DELETED = "CATEGORY_DELETED",
  BRAND_DELETED = "BRAND_DELETED",
}

registerEnumType(ProductChangeRefusalReason, {
  name: "ProductChangeRefusalReason",
  description: "Why a product can't be changed together with others.",
  valuesConfig: {
    NOT_SOLD: { description: "It doesn't exist or has been deleted." },
    EDITED: { description: "It was edited since." },
    PRICE_TOO_LOW: { description: "Its price would be below $0.01." },
    PRICE_TOO_HIGH: { description: "Its price would be above $999,999.99." },
    SALE_NOT_LOWER: { description: "Its price in the sale would not be less than its regular price." },
    SALE_ENDED: { description: "The sale that the change had started has ended since." },
    CATEGORY_DELETED: { description: "The category that it had before no longer exists." },
    BRAND_DELETED: { description: "The brand that it had before no longer exists." },
  },
});

@ObjectType({ description: "A product that can't be changed, and why." })
export class ProductChangeRefusal {
  @Field(() => ID, { description: "The product's `id`, as it was sent." })
  productId!: string;

  @Field(() => String, { nullable: true, description: "Null if the product doesn't exist." })
  name!: string | null;

  @Field(() => ProductChangeRefusalReason, { description: "Why." })
  reason!: ProductChangeRefusalReason;
}

/** Some of the products can't be changed, so that none was. Services throw it; over GraphQL it is a member of the union. */
@ObjectType({ description: "Some of the products can't be changed; nothing was changed." })
export class ProductsNotChanged extends DomainError {
  @Field(() => String, { description: REFUSAL_MESSAGE })
  declare message: string;

  @Field(() => [ProductChangeRefusal], { description: "The products that can't be changed." })
  readonly refusals: ProductChangeRefusal[];

  constructor(refusals: ProductChangeRefusal[]) {
    super("CONFLICT", `Nothing was changed, because ${refusals.length} of the products can't be.`);
    this.refusals = refusals;
  }
}
