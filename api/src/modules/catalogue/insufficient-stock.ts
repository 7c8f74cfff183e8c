import { Field, Int, ObjectType } from "type-graphql";
import { DomainError } from "../../errors";

/** More was asked for than may be sold (decision 3). Thrown inside, a member of the union outside. */
@ObjectType({ description: "More was asked for than may be sold." })
export class InsufficientStock extends DomainError {
  @Field(() => String)
  declare message: string;

  @Field(() => Int)
  readonly countInStock: number;

  constructor(countInStock: number) {
    super("CONFLICT", "More was asked for than is in stock.");
    this.countInStock = countInStock;
  }

  override get details() {
    return { countInStock: this.countInStock };
  }
}
