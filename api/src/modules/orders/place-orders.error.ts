import { serverTexts } from "@shop/shared/messages/server";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { enumType } from "../../enum-type";
import { UnionRefusal } from "../../graphql/types/union-refusal";
import { Nullable } from "../../nullable";
import { Order } from "./order.entity";

/** The customer already has an unpaid order of this product (D-10). */
@ObjectType({ description: "The customer already has an unpaid order of this product." })
export class DuplicateOrder extends UnionRefusal {
  @Field(() => Order, { description: "The existing unpaid order." })
  readonly order: Order;

  constructor(order: Order) {
    super(serverTexts().refusals.orderRefusals.duplicate);
    this.order = order;
  }
}

/** An order exceeds a limit of the shop (D-25, ADR-0033). */
@ObjectType({ description: "The quantity is more than the shop allows one customer to order." })
export class LimitExceeded extends UnionRefusal {
  @Field(() => Int, { description: "The maximum number of units." })
  readonly limit: number;

  constructor(message: string, limit: number) {
    super(message);
    this.limit = limit;
  }

  /** The order has more units than one order may have. */
  static ofOneOrder(limit: number): LimitExceeded {
    return new LimitExceeded(serverTexts().refusals.orderRefusals.unitsOfOrder(limit), limit);
  }

  /** The customer's unpaid orders would exceed the limit with this order. */
  static ofUnpaidOrders(limit: number): LimitExceeded {
    return new LimitExceeded(serverTexts().refusals.orderRefusals.unpaidUnits(limit), limit);
  }

  override get details() {
    return { limit: this.limit };
  }
}

/** The reasons for refusing an item of a cart. */
export const CartRefusalReason = enumType(
  "CartRefusalReason",
  "The reason why an entry of a cart can't be ordered.",
  {
    INSUFFICIENT_STOCK: "Too few units are in stock: `countInStock`.",
    DUPLICATE_ORDER: "The customer already has an unpaid order of this product: `order`.",
    NOT_SOLD: "The product isn't sold.",
    LIMIT_EXCEEDED: "The units exceed a limit of the shop.",
  },
);
export type CartRefusalReason = keyof typeof CartRefusalReason;

@ObjectType({ description: "An entry of a cart that can't be ordered, with the reason." })
export class CartRefusal {
  @Field(() => ID, { description: "The product's `id` as sent by the client." })
  productId!: string;

  @Field(() => CartRefusalReason, { description: "The reason." })
  reason!: CartRefusalReason;

  @Nullable(() => Int, "Units in stock, if there are too few.")
  countInStock!: number | null;

  @Nullable(() => LimitExceeded, "The limit of the shop, if there are too many units.")
  limit!: Pick<LimitExceeded, "message" | "limit"> | null;

  @Nullable(() => Order, "The existing unpaid order of the product.")
  order!: Order | null;
}

@ObjectType({ description: "Nothing was ordered, because some entries can't be ordered." })
export class CartRefused extends UnionRefusal {
  @Field(() => [CartRefusal], { description: "Every entry that can't be ordered." })
  readonly refusals: CartRefusal[];

  constructor(refusals: CartRefusal[]) {
    super(serverTexts().refusals.orderRefusals.cart);
    this.refusals = refusals;
  }
}
