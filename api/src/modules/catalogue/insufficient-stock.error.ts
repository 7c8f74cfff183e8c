import { serverTexts } from "@shop/shared/messages/server";
import { Field, Int, ObjectType } from "type-graphql";
import { UnionRefusal } from "../../graphql/types/union-refusal";

/** An order has more units than may be sold (D-03). Services throw it; over GraphQL it is a member of the union. */
@ObjectType({ description: "The quantity is more than can be sold." })
export class InsufficientStock extends UnionRefusal {
  @Field(() => Int, { description: "Units in stock now. At most one fewer can be ordered." })
  readonly countInStock: number;

  constructor(countInStock: number) {
    super(serverTexts().refusals.orderRefusals.stock);
    this.countInStock = countInStock;
  }

  override get details() {
    return { countInStock: this.countInStock };
  }
}
