import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { DomainError, REFUSAL_MESSAGE } from "../../../errors";
import { LimitExceeded } from "../place-order/limit-exceeded.error";
import { Order } from "../order.entity";

/** Why an entry of a cart can't be ordered. Keys equal values, because TypeGraphQL publishes the keys. */
export enum CartRefusalReason {
  INSUFFICIENT_STOCK = "INSUFFICIENT_STOCK",
  DUPLICATE_ORDER = "DUPLICATE_ORDER",
  NOT_SOLD = "NOT_SOLD",
  LIMIT_EXCEEDED = "LIMIT_EXCEEDED",
}

registerEnumType(CartRefusalReason, {
  name: "CartRefusalReason",
  description: "Why an entry of a cart can't be ordered.",
  valuesConfig: {
    INSUFFICIENT_STOCK: { description: "Too few units are in stock: `countInStock`." },
    DUPLICATE_ORDER: { description: "The customer already has an unpaid order of this product: `order`." },
    NOT_SOLD: { description: "The product is not sold, or no longer." },
    LIMIT_EXCEEDED: { description: "The units exceed a limit of the shop." },
  },
});

@ObjectType({ description: "An entry of a cart that can't be ordered, and why." })
export class CartRefusal {
  @Field(() => ID, { description: "The entry's product, as it was sent." })
  productId!: string;

  @Field(() => CartRefusalReason, { description: "Why it can't be ordered." })
  reason!: CartRefusalReason;

  @Field(() => Int, { nullable: true, description: "Units in stock, if there are too few." })
  countInStock!: number | null;

  @Field(() => LimitExceeded, {
    nullable: true,
    description: "The limit of the shop, if there are too many units.",
  })
  limit!: Pick<LimitExceeded, "message" | "limit"> | null;

  @Field(() => Order, { nullable: true, description: "The existing unpaid order of the product." })
  order!: Order | null;
}

@ObjectType({ description: "Nothing was ordered, because some entries can't be had." })
export class CartRefused extends DomainError {
  @Field(() => String, { description: REFUSAL_MESSAGE })
  declare message: string;

  @Field(() => [CartRefusal], { description: "Every entry that can't be ordered." })
  readonly refusals: CartRefusal[];

  constructor(refusals: CartRefusal[]) {
    super("CONFLICT", "Some products of the cart can't be ordered as they are. Nothing was ordered.");
    this.refusals = refusals;
  }
}
