import { serverTexts } from "@shop/shared/messages/server";
import { Field, ID, ObjectType } from "type-graphql";
import { enumType } from "../../../enum-type";
import { UnionRefusal } from "../../../graphql/types/union-refusal";
import { Nullable } from "../../../nullable";

/** The reasons why a product in a change of several can't be changed. */
export const ProductChangeRefusalReason = enumType(
  "ProductChangeRefusalReason",
  "The reason why a product in a change of several can't be changed.",
  {
    NOT_SOLD: "It doesn't exist or has been deleted.",
    EDITED: "It has been edited since.",
    PRICE_TOO_LOW: "Its price would be below $0.01.",
    PRICE_TOO_HIGH: "Its price would be above $999,999.99.",
    SALE_NOT_LOWER: "Its sale price would not be less than its regular price.",
    SALE_ENDED: "The sale started by the change has ended since.",
    CATEGORY_DELETED: "Its former category no longer exists.",
    BRAND_DELETED: "Its former brand no longer exists.",
    ATTRIBUTE_DELETED: "One of its former attributes no longer exists.",
    NAME_TAKEN: "Another product has its former name.",
    GROUP_CHANGED:
      "Its group has other options now, another variant has its former values, or its own have been changed since.",
    STOCK_TOO_LOW: "Too many of the units added by the import have been sold since.",
    HAS_PAID_ORDERS: "It was added by an import and has paid, undelivered orders, so it can't be deleted.",
  },
);
export type ProductChangeRefusalReason = keyof typeof ProductChangeRefusalReason;

@ObjectType({ description: "A product that can't be changed, with the reason." })
export class ProductChangeRefusal {
  @Field(() => ID, { description: "The product's `id` as sent by the client." })
  productId!: string;

  @Nullable(() => String, "Null if the product doesn't exist.")
  name!: string | null;

  @Field(() => ProductChangeRefusalReason, { description: "The reason." })
  reason!: ProductChangeRefusalReason;
}

/** The maximum number of products that a refusal lists; its message counts all of them. */
const MAX_REFUSALS = 500;

/** Some of the products can't be changed, so none was. Services throw it; over GraphQL it is a member of the union. */
@ObjectType({ description: "Some of the products can't be changed; nothing was changed." })
export class ProductsNotChanged extends UnionRefusal {
  @Field(() => [ProductChangeRefusal], {
    description: "The products that can't be changed; the first 500 for an import.",
  })
  readonly refusals: ProductChangeRefusal[];

  constructor(refusals: ProductChangeRefusal[]) {
    super(serverTexts().adminRefusals.catalogueRefusals.notChanged(refusals.length));
    this.refusals = refusals.slice(0, MAX_REFUSALS);
  }
}
