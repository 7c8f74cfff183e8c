import { Field, Int, ObjectType } from "type-graphql";
import { DomainError, REFUSAL_MESSAGE } from "../../../errors";

const number = new Intl.NumberFormat("en-US");

/** An order exceeds a limit of the shop (D-25, ADR-0017). Services throw it; over GraphQL it is a member of the union. */
@ObjectType({ description: "The quantity is more than the shop allows one customer to order." })
export class LimitExceeded extends DomainError {
  @Field(() => String, { description: REFUSAL_MESSAGE })
  declare message: string;

  @Field(() => Int, { description: "The most units allowed." })
  readonly limit: number;

  constructor(message: string, limit: number) {
    super("CONFLICT", message);
    this.limit = limit;
  }

  /** The order has more units than one order may have. */
  static ofOneOrder(limit: number): LimitExceeded {
    return new LimitExceeded(`One order may have at most ${number.format(limit)} units.`, limit);
  }

  /** With this order the customer would have too many unpaid units. */
  static ofUnpaidOrders(limit: number): LimitExceeded {
    const message = `Your unpaid orders may have at most ${number.format(limit)} units in all.`;
    return new LimitExceeded(message, limit);
  }

  override get details() {
    return { limit: this.limit };
  }
}
