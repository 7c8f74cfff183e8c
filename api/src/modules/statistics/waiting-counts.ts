import { MAX_WAITING } from "@shop/shared/waiting";
import { Field, Int, ObjectType } from "type-graphql";

/** What waits for an admin. */
@ObjectType({ description: `What waits for an admin. No count goes beyond ${MAX_WAITING}.` })
export class WaitingCounts {
  @Field(() => Int, { description: "Paid orders that are neither delivered nor cancelled." })
  paidOrders!: number;

  @Field(() => Int, { description: "Unpaid orders that are neither delivered nor cancelled." })
  unpaidOrders!: number;

  @Field(() => Int, {
    description: "Orders whose payment is disputed, or whose failed refund is owed.",
  })
  paymentProblems!: number;

  @Field(() => Int, { description: "Products with few units in stock, or none." })
  lowStock!: number;

  @Field(() => Int, { description: "Jobs that failed and aren't tried again by themselves." })
  givenUpJobs!: number;

  @Field(() => Int, { description: "Reviews that wait until an admin publishes them." })
  pendingReviews!: number;

  @Field(() => Int, { description: "Reviews that were written since the given moment and are shown." })
  newReviews!: number;
}
