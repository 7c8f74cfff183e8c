import { Field, Int, ObjectType } from "type-graphql";
import { DomainError, REFUSAL_MESSAGE } from "../../../errors";

const number = new Intl.NumberFormat("en-US");

/** More was asked for than the shop lets one customer order (ADR-0017). Thrown inside, a member of the union outside. */
@ObjectType({ description: "More was asked for than the shop lets one customer order." })
export class LimitExceeded extends DomainError {
  @Field(() => String, { description: REFUSAL_MESSAGE })
  declare message: string;

  @Field(() => Int, { description: "The most units that are allowed." })
  readonly limit: number;

  constructor(message: string, limit: number) {
    super("CONFLICT", message);
    this.limit = limit;
  }

  /** One order asks for more units than any may. */
  static ofOneOrder(limit: number): LimitExceeded {
    return new LimitExceeded(`One order may have at most ${number.format(limit)} units.`, limit);
  }

  /** With this order, more units would wait for payment than one customer may have. */
  static ofUnpaidOrders(limit: number): LimitExceeded {
    const message = `Your unpaid orders may have at most ${number.format(limit)} units in all.`;
    return new LimitExceeded(message, limit);
  }

  override get details() {
    return { limit: this.limit };
  }
}
